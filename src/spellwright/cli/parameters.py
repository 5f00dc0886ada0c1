"""Arguments and options that several commands share."""

from __future__ import annotations

import re
from collections.abc import Sequence

import click

from spellwright.kernel.chance import chance_from
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.registry import GAME_IDS, Game, any_game


def seed_of(text: str) -> int | str:
    """A whole number, or the 64 hexadecimal digits of a live table."""
    seed: int | str = int(text) if re.fullmatch(r"[+-]?[0-9]{1,30}", text) else text
    try:
        chance_from(seed)
    except Refused:
        raise Refused(
            "seed",
            f"The seed «{text[:70]}» should be a whole number of at most 64 bits, "
            "or the 64 hexadecimal digits of a live table.",
        ) from None
    return seed


def names_of(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise Refused("names", f"«{text[:60]}» should be names with one comma between them.")
    return names


def pairs_of(text: str) -> tuple[tuple[str, str], ...]:
    """Pairs of names, such as `master:greedy,adept:apprentice`."""
    pairs = []
    for pair in names_of(text):
        first, _, second = pair.partition(":")
        if not (first and second):
            raise Refused("names", f"«{pair[:60]}» should be two names with a colon between them.")
        pairs.append((first, second))
    return tuple(pairs)


def complete_game(_: click.Context, __: click.Parameter, beginning: str) -> list[str]:
    """The ids that Tab offers."""
    return [id for id in GAME_IDS if id.startswith(beginning)]


game_argument = click.argument("game", type=any_game, shell_complete=complete_game)
seats_option = click.option("--seats", type=int, metavar="N", help="How many seats the game has.")
seed_option = click.option(
    "--seed",
    type=seed_of,
    default="0",
    show_default=True,
    metavar="S",
    help="The same seed, the same games.",
)
settings_option = click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="ID=VALUE",
    help="An option of the game (see spellwright games); may be given several times.",
)
figures_option = click.option(
    "--set",
    "figures",
    multiple=True,
    metavar="PATH=VALUE",
    help="Another figure than the table's, as in abilities.fiendfyre.cost=2 (see lab figures); "
    "may be given several times.",
)
jobs_option = click.option(
    "--jobs", type=click.IntRange(1), metavar="J", help="How many processes.  [default: all cores]"
)
ray_option = click.option(
    "--ray",
    default="",
    metavar="ADDRESS",
    help="Play on a Ray cluster, in place of --jobs; “local” starts one (see docs/cluster.md).",
)
database_option = click.option(
    "--db",
    "database",
    default="",
    metavar="FILE|ADDRESS",
    help="Where games are kept: a file, or postgresql://….  [default: a file of your own]",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print data for programs.")


def read_settings(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """All game options, some from texts like `hits=3`; refused if the game does not allow them."""
    return game.rules.check_settings(given_settings(game, texts))


def given_settings(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """Game options from texts like `hits=3`, and only those; each must be one of the game."""
    known = {option.id: option for option in game.options}
    settings: dict[str, Value] = {}
    for text in texts:
        id, equals, value = text.partition("=")
        if not (id and equals and value):
            raise Refused("options", f"«{text[:60]}» should read ID=VALUE.")
        settings[id] = known[id].read(value) if id in known else value
        if id not in known or not known[id].allows(settings[id]):
            game.rules.check_settings({id: settings[id]})
    return settings
