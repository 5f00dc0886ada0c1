"""`spellwright sim`: plays many games and adds them up."""

from __future__ import annotations

import time
from pathlib import Path

import click

from spellwright.cli.error_messages import BAD_RESULT, INTERRUPTED
from spellwright.cli.examples import examples_of
from spellwright.cli.files import check_writable, write_whole
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import (
    bots_of,
    figures_option,
    game_argument,
    given_settings,
    jobs_option,
    json_option,
    ray_option,
    read_settings,
    seats_option,
    seed_option,
    settings_option,
)
from spellwright.cli.sim_progress import with_progress
from spellwright.cli.sim_report import show_failures, show_summary
from spellwright.cli.words import say, told
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game
from spellwright.simulate import GameResult, Run, Summary, play_run
from spellwright.simulate.data_folder import DataFolder
from spellwright.simulate.figures import read_figures
from spellwright.simulate.law_checks import LawCheck
from spellwright.simulate.run import SETUPS, Draw, Recording
from spellwright.simulate.stop_sign import StopSign
from spellwright.simulate.table_files import rows_of, writer_for
from spellwright.simulate.workers import jobs_for


@click.command(
    "sim",
    help=told("help-sim"),
    epilog=examples_of(
        "sim",
        "spellwright sim wizardry --games 400 --bots random,greedy",
        "spellwright sim wizardry --seats 4 --option hits=3",
        "spellwright sim wizardry --games 10000 --out run.parquet",
        "spellwright sim wizardry --games 1000 --bots greedy --out run",
        "spellwright sim wizardry --set rules.match.hits=3",
        "spellwright sim wizardry --seed 5 --only 17",
        "spellwright sim wizardry --games 5000 --any",
        "spellwright sim wizardry --games 200 --laws",
    ),
)
@game_argument
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    metavar="N",
    help=told("option-sim-games"),
)
@click.option(
    "--bots",
    type=bots_of,
    default="random",
    show_default=True,
    metavar="NAMES",
    help=told("option-sim-bots"),
)
@seed_option
@jobs_option
@ray_option
@seats_option
@settings_option
@figures_option
@click.option("--only", type=click.IntRange(0), metavar="K", help=told("option-sim-only"))
@click.option(
    "--any",
    "drawn",
    is_flag=True,
    help=told("option-sim-any"),
)
@click.option("--laws", is_flag=True, help=told("option-sim-laws"))
@click.option(
    "--out",
    type=Path,
    metavar="FILE|FOLDER",
    help=told("option-sim-out"),
)
@click.option(
    "--setup",
    type=click.Choice(SETUPS),
    default=SETUPS[0],
    show_default=True,
    help=told("option-sim-setup"),
)
@json_option
def command(
    game: Game,
    games: int,
    bots: tuple[str, ...],
    seed: int | str,
    jobs: int | None,
    ray: str,
    seats: int | None,
    settings: tuple[str, ...],
    figures: tuple[str, ...],
    only: int | None,
    drawn: bool,
    laws: bool,
    out: Path | None,
    setup: str,
    as_json: bool,
) -> None:
    draw = Draw(seats, given_settings(game, settings)) if drawn else None
    changed = read_figures(game, figures)
    folder = out is not None and not out.suffix
    if folder and (drawn or laws or only is not None):
        raise Refused("file", say("refusal-folder-plain"))
    if setup != SETUPS[0] and not folder:
        raise Refused("setup", say("refusal-setup-folder"))
    chosen = read_settings(game, settings) if draw is None else draw.settings
    if changed and laws:
        raise Refused("figures", say("refusal-laws-figures"))
    usual = game.rules.seats_for(chosen)[0] if draw is None else game.seats[1]
    run = Run(
        game=game.id,
        seats=usual if seats is None else seats,
        settings=given_settings(game, settings) if changed else chosen,
        bots=bots,
        seed=seed,
        games=games if only is None else max(games, only + 1),
        laws=_law_check(game, seats, settings) if laws else None,
        draw=draw,
        figures=changed,
        recording=Recording(setup) if folder else None,
    )
    numbers = range(games) if only is None else range(only, only + 1)
    data = DataFolder(out, run) if out is not None and folder else None
    if out is not None and data is None:
        writer_for(out)
        check_writable(out)
    started = time.perf_counter()
    summary, kept, stop = Summary(run), list[GameResult](), StopSign()
    done = [] if data is None else [r for r in data.journal.read() if r.number < run.games]
    for result in done:
        summary.add(result)
        kept.append(result)
    have = {result.number for result in done}
    left = [number for number in numbers if number not in have] if have else numbers
    with stop:
        results = play_run(run, jobs_for(jobs, ray, len(left)), left, stop, ray)
        for result in with_progress(results, len(left)):
            summary.add(result)
            if data is not None:
                data.journal.add(result)
            if out is not None:
                kept.append(result)
        seconds = time.perf_counter() - started
        if data is not None:
            data.write(kept, complete=len(kept) == len(numbers))
        elif out is not None:
            write_whole(out, writer_for(out)(rows_of(run, kept)))
    if as_json:
        print_json({**summary.to_data(seconds), "interrupted": stop.is_up})
    else:
        show_summary(stdout(), game, summary, seconds)
    notes = stderr()
    show_failures(notes, summary)
    if out is not None:
        notes.print(told("text-games-written", n=len(kept), file=str(out)), markup=False)
    if stop.is_up:
        played = summary.finished + summary.errors
        notes.print(told("text-stopped-after", n=played, all=len(numbers)))
    code = INTERRUPTED if stop.is_up else BAD_RESULT if summary.errors else 0
    click.get_current_context().exit(code)


def _law_check(game: Game, seats: int | None, settings: tuple[str, ...]) -> LawCheck:
    return LawCheck(seats, read_settings(game, settings) if settings else None)
