"""`spellwright lab gauntlet`: how strong a player is, against the levels of a game."""

from __future__ import annotations

from collections.abc import Iterator

import click
from rich.markup import escape
from rich.table import Table

from spellwright.bots import bot_named
from spellwright.bots.guests import game_of
from spellwright.cli.error_messages import BAD_RESULT, INTERRUPTED
from spellwright.cli.lab_parameters import tournament_jobs_option
from spellwright.cli.lab_words import examples_of, told
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import (
    bots_of,
    complete_game,
    json_option,
    names_of,
    read_settings,
    seats_option,
    seed_option,
    settings_option,
)
from spellwright.cli.sim_progress import with_progress
from spellwright.kernel.refusal import Refused
from spellwright.lab.gauntlet import Bout, Gauntlet, Rated, bouts_of, ladder_of, play, rate_against
from spellwright.lab.gauntlet import to_data as gauntlet_data
from spellwright.lab.words import say
from spellwright.registry import any_game
from spellwright.simulate import GameResult
from spellwright.simulate.intervals import wilson
from spellwright.simulate.stop_sign import StopSign


@click.command(
    "gauntlet",
    help=told("help-lab-gauntlet"),
    epilog=examples_of(
        "gauntlet",
        "spellwright lab gauntlet ./my_player.zip",
        "spellwright lab gauntlet greedy --game wizardry --games 50",
        "spellwright lab gauntlet examples/my_bot.py:Mine --game funkoverse --bots random,novice",
    ),
)
@click.argument("player", type=bots_of)
@click.option(
    "--game",
    "id",
    metavar="GAME",
    shell_complete=complete_game,
    help=told("option-lab-gauntlet-game"),
)
@click.option("--bots", type=names_of, metavar="NAMES", help=told("option-lab-gauntlet-bots"))
@click.option(
    "--games",
    type=click.IntRange(2),
    default=40,
    show_default=True,
    metavar="N",
    help=told("option-lab-gauntlet-games"),
)
@seed_option
@tournament_jobs_option
@seats_option
@settings_option
@json_option
def command(
    player: tuple[str, ...],
    id: str | None,
    bots: tuple[str, ...] | None,
    games: int,
    seed: int | str,
    jobs: int,
    seats: int | None,
    settings: tuple[str, ...],
    as_json: bool,
) -> None:
    (name,) = player if len(player) == 1 else ("",)
    if not name:
        raise Refused("player", say("refusal-one-player"))
    id = id or game_of(name)
    if not id:
        raise Refused("game", say("refusal-gauntlet-game", player=name[:200]))
    game = any_game(id)
    bot_named(game, name)
    ladder = ladder_of(game)
    against = tuple(bot for bot in ladder if bot != name) if bots is None else bots
    for bot in against:
        if bot not in ladder:
            raise Refused("bots", say("refusal-not-on-ladder", bot=bot[:40], bots=tuple(ladder)))
    wish = Gauntlet(game, name, against, games, seed, seats, read_settings(game, settings))
    results: list[tuple[str, GameResult]] = []
    stop = StopSign()
    with stop:
        pairs = play(wish, jobs, stop)

        def noted() -> Iterator[GameResult]:
            for pair in pairs:
                results.append(pair)
                yield pair[1]

        for _ in with_progress(noted(), games * len(against)):
            pass
    bouts = bouts_of(wish, results)
    rated = rate_against(bouts, ladder)
    if as_json:
        print_json(gauntlet_data(wish, bouts, rated))
    else:
        _show(bouts, rated, ladder)
    failed = [result for _, result in results if not result.finished]
    if failed:
        said = told("note-games-failed", n=len(failed), why=failed[0].error)
        stderr().print(said, markup=False)
    click.get_current_context().exit(INTERRUPTED if stop.is_up else BAD_RESULT if failed else 0)


def _show(bouts: list[Bout], rated: Rated | None, ladder: dict[str, float]) -> None:
    console = stdout()
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column(told("column-bot"))
    for key in ("rating", "games", "points", "share", "interval"):
        table.add_column(told(f"column-{key}"), justify="right")
    for bout in bouts:
        low, high = wilson(bout.points, bout.games)
        table.add_row(
            escape(bout.bot),
            f"{ladder[bout.bot]:.0f}",
            str(bout.games),
            f"{bout.points:g}",
            f"{bout.points / bout.games:.0%}",
            f"{low:.0%} – {high:.0%}",
        )
    console.print(table)
    if rated is not None:
        rating, low, high = (round(figure) for figure in rated)
        console.print(told("note-rated", rating=rating, low=low, high=high), markup=False)
