"""`spellwright sim`: plays many games and adds them up."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

import click

from spellwright.cli.error_messages import BAD_RESULT, INTERRUPTED
from spellwright.cli.examples import examples
from spellwright.cli.files import check_writable, write_whole
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import (
    game_argument,
    given_settings,
    json_option,
    names_of,
    read_settings,
    seats_option,
    seed_option,
    settings_option,
)
from spellwright.cli.sim_progress import with_progress
from spellwright.cli.sim_report import show_failures, show_summary
from spellwright.registry import Game
from spellwright.simulate import GameResult, Run, Summary, play_run
from spellwright.simulate.law_checks import LawCheck
from spellwright.simulate.run import Draw
from spellwright.simulate.stop_sign import StopSign
from spellwright.simulate.table_files import rows_of, writer_for

GAMES_PER_WORKER: Final = 50
"""Fewer games do not repay the start of another process."""


@click.command(
    "sim",
    epilog=examples(
        ("spellwright sim wizardry --games 400 --bots random,greedy", "who is stronger?"),
        ("spellwright sim wizardry --seats 4 --option hits=3", "more seats, another rule"),
        ("spellwright sim wizardry --games 10000 --out run.parquet", "one row a game, for study"),
        ("spellwright sim wizardry --seed 5 --only 17", "game 17 of a run once more"),
        ("spellwright sim wizardry --games 5000 --any", "any seats and options: do all end well?"),
        ("spellwright sim wizardry --games 200 --laws", "checks the laws of all games as well"),
    ),
)
@game_argument
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many games are played.",
)
@click.option(
    "--bots",
    type=names_of,
    default="random",
    show_default=True,
    metavar="NAMES",
    help="Who plays, with commas; they swap seats game by game.",
)
@seed_option
@click.option(
    "--jobs", type=click.IntRange(1), metavar="J", help="How many processes.  [default: all cores]"
)
@seats_option
@settings_option
@click.option("--only", type=click.IntRange(0), metavar="K", help="Play only game K of the run.")
@click.option(
    "--any",
    "drawn",
    is_flag=True,
    help="Seats and options are drawn for each game, but those given; every position is checked.",
)
@click.option("--laws", is_flag=True, help="Check each seed against the laws of all games.")
@click.option(
    "--out", type=Path, metavar="FILE", help="Write one row a game: .parquet, .csv or .jsonl."
)
@json_option
def command(
    game: Game,
    games: int,
    bots: tuple[str, ...],
    seed: int | str,
    jobs: int | None,
    seats: int | None,
    settings: tuple[str, ...],
    only: int | None,
    drawn: bool,
    laws: bool,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play many games and say who won, how they ended and how long they took.

    What comes out does not depend on --jobs. Ctrl-C ends the run and keeps what is done.
    """
    draw = Draw(seats, given_settings(game, settings)) if drawn else None
    chosen = read_settings(game, settings) if draw is None else draw.settings
    usual = game.rules.seats_for(chosen)[0] if draw is None else game.seats[1]
    run = Run(
        game=game.id,
        seats=usual if seats is None else seats,
        settings=chosen,
        bots=bots,
        seed=seed,
        games=games if only is None else max(games, only + 1),
        laws=_law_check(game, seats, settings) if laws else None,
        draw=draw,
    )
    numbers = range(games) if only is None else range(only, only + 1)
    if out is not None:
        writer_for(out)
        check_writable(out)
    started = time.perf_counter()
    summary, kept, stop = Summary(run), list[GameResult](), StopSign()
    with stop:
        results = play_run(run, jobs or _sensible_jobs(len(numbers)), numbers, stop)
        for result in with_progress(results, len(numbers)):
            summary.add(result)
            if out is not None:
                kept.append(result)
        seconds = time.perf_counter() - started
        if out is not None:
            write_whole(out, writer_for(out)(rows_of(run, kept)))
    if as_json:
        print_json({**summary.to_data(seconds), "interrupted": stop.is_up})
    else:
        show_summary(stdout(), game, summary, seconds)
    notes = stderr()
    show_failures(notes, summary)
    if out is not None:
        notes.print(f"{len(kept)} games are written to {out}.", markup=False)
    if stop.is_up:
        notes.print(f"Stopped after {summary.finished + summary.errors} of {len(numbers)} games.")
    code = INTERRUPTED if stop.is_up else BAD_RESULT if summary.errors else 0
    click.get_current_context().exit(code)


def _law_check(game: Game, seats: int | None, settings: tuple[str, ...]) -> LawCheck:
    return LawCheck(seats, read_settings(game, settings) if settings else None)


def _sensible_jobs(games: int) -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(cores or 1, games // GAMES_PER_WORKER))
