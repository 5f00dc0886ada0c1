"""Arguments and options that several commands share."""

from __future__ import annotations

import re
from collections.abc import Sequence

import click

from spellwright.bots.guests import invite, is_guest
from spellwright.cli.files import usual_database
from spellwright.cli.pack_option import packs_in_play
from spellwright.cli.words import say, told
from spellwright.kernel.chance import chance_from
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game, any_game, game_ids


def seed_of(text: str) -> int | str:
    """A whole number, or the 64 hexadecimal digits of a live table."""
    seed: int | str = int(text) if re.fullmatch(r"[+-]?[0-9]{1,30}", text) else text
    try:
        chance_from(seed)
    except Refused:
        raise Refused(
            "seed",
            say("refusal-seed", seed=text[:70]),
        ) from None
    return seed


def names_of(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise Refused("names", say("refusal-names", text=text[:60]))
    return names


def bots_of(text: str) -> tuple[str, ...]:
    """Names of bots with commas between them; files with players in them are invited."""
    names = names_of(text)
    for name in names:
        if is_guest(name):
            invite(name)
    return names


def pairs_of(text: str) -> tuple[tuple[str, str], ...]:
    """Pairs of names, such as `master:greedy,adept:apprentice`."""
    pairs = []
    for pair in names_of(text):
        first, _, second = pair.partition(":")
        if not (first and second):
            raise Refused("names", say("refusal-pair", text=pair[:60]))
        pairs.append((first, second))
    return tuple(pairs)


def complete_game(_: click.Context, __: click.Parameter, beginning: str) -> list[str]:
    """The ids that Tab offers."""
    return [id for id in game_ids() if id.startswith(beginning)]


game_argument = click.argument("game", type=any_game, shell_complete=complete_game)
seats_option = click.option("--seats", type=int, metavar="N", help=told("option-seats"))
seed_option = click.option(
    "--seed",
    type=seed_of,
    default="0",
    show_default=True,
    metavar="S",
    help=told("option-seed"),
)
settings_option = click.option(
    "--option",
    "settings",
    multiple=True,
    metavar="ID=VALUE",
    help=told("option-option"),
)
figures_option = click.option(
    "--set",
    "figures",
    multiple=True,
    metavar="PATH=VALUE",
    help=told("option-set"),
)
jobs_option = click.option("--jobs", type=click.IntRange(1), metavar="J", help=told("option-jobs"))
ray_option = click.option("--ray", default="", metavar="ADDRESS", help=told("option-ray"))
database_option = click.option(
    "--db",
    "database",
    default="",
    metavar="FILE|ADDRESS",
    help=told("option-db", file=str(usual_database())),
)
json_option = click.option("--json", "as_json", is_flag=True, help=told("option-json"))


def read_settings(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """All game options, some from texts like `hits=3`; refused if the game does not allow them."""
    return game.rules.check_settings(given_settings(game, texts))


def given_settings(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """Game options from texts like `hits=3`, and only those; each must be one of the game. Packs
    that the command line names are in play.
    """
    known = {option.id: option for option in game.options}
    settings = packs_in_play(game.id)
    for text in texts:
        id, equals, value = text.partition("=")
        if not (id and equals and value):
            raise Refused("options", say("refusal-setting", text=text[:60]))
        settings[id] = known[id].read(value) if id in known else value
        if id not in known or not known[id].allows(settings[id]):
            game.rules.check_settings({id: settings[id]})
    return settings
