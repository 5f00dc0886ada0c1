"""`spellwright lab tune`: finds figures for a goal."""

from __future__ import annotations

import math
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from spellwright.cli.error_messages import BAD_RESULT, INTERRUPTED
from spellwright.cli.files import check_writable, write_whole
from spellwright.cli.lab_parameters import bots_option, setup_option
from spellwright.cli.lab_words import examples_of, told
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import (
    game_argument,
    given_settings,
    jobs_option,
    json_option,
    ray_option,
    seats_option,
    seed_option,
    settings_option,
)
from spellwright.cli.sim_progress import with_progress
from spellwright.lab.chart_style import alone
from spellwright.lab.tune.goal import BALANCE, Goal, read_goal
from spellwright.lab.tune.ranges import read_ranges
from spellwright.lab.tune.search import Search, Searching, Trial
from spellwright.lab.tune.telling import picture, to_data
from spellwright.lab.tune.trials_file import TrialsFile
from spellwright.registry import Game
from spellwright.simulate.stop_sign import StopSign
from spellwright.simulate.workers import crew_of, jobs_for


@click.command(
    "tune",
    help=told("help-tune"),
    epilog=examples_of(
        "tune",
        "spellwright lab tune wizardry --range rules.match.hits=2..8 --target length:minutes=20",
        "spellwright lab tune funkoverse --range abilities.fiendfyre.cost=1..4 --target usage=2",
        "spellwright lab tune battle --range rules.match.hand=4..7 --target win-rate=0.6 "
        "--option scenario=game4",
        "spellwright lab tune duels --range rules.match.rounds=2..6 --target seat-balance "
        "--games 5000 --out rounds.jsonl",
    ),
)
@game_argument
@click.option(
    "--range", "ranges", multiple=True, metavar="PATH=LOW..HIGH", help=told("option-range")
)
@click.option("--target", required=True, metavar="GOAL", help=told("option-target"))
@click.option(
    "--games",
    type=click.IntRange(1),
    default=4000,
    show_default=True,
    metavar="N",
    help=told("option-budget"),
)
@click.option(
    "--each",
    type=click.IntRange(1),
    default=400,
    show_default=True,
    metavar="N",
    help=told("option-each"),
)
@bots_option
@setup_option
@seed_option
@jobs_option
@ray_option
@seats_option
@settings_option
@click.option("--out", type=Path, metavar="FILE.jsonl", help=told("option-trials"))
@json_option
def command(
    game: Game,
    ranges: tuple[str, ...],
    target: str,
    games: int,
    each: int,
    bots: tuple[str, ...],
    setup: str,
    seed: int | str,
    jobs: int | None,
    ray: str,
    seats: int | None,
    settings: tuple[str, ...],
    out: Path | None,
    as_json: bool,
) -> None:
    given = given_settings(game, settings)
    usual = game.rules.seats_for(game.rules.check_settings(given))[0]
    tried = tuple(read_ranges(game, ranges))
    search = Search(
        game.id,
        usual if seats is None else seats,
        given,
        bots,
        seed,
        tried,
        read_goal(game, target, tried[0].row),
        games,
        each,
        setup,
    )
    if out is not None:
        check_writable(out)
    searching = Searching(search, None if out is None else TrialsFile(out, search.to_data()))
    stop = StopSign()
    with stop, crew_of(jobs_for(jobs, ray, each), ray) as crew:
        for _ in with_progress(searching.go(crew, stop), games):
            pass
    title = title_of(game, search.goal)
    if as_json:
        print_json({**to_data(searching), "interrupted": stop.is_up})
    else:
        show(stdout(), title, searching)
    notes = stderr()
    if out is not None and searching.trials:
        drawn = out.with_suffix(".svg")
        write_whole(drawn, alone(picture(searching, title)))
        told_where = told("note-trials-are-in", path=str(out), picture=str(drawn))
        notes.print(escape(told_where), soft_wrap=True)
    if stop.is_up:
        notes.print(told("note-tune-stopped", games=searching.spent, wanted=games))
    nothing = searching.best is None
    click.get_current_context().exit(INTERRUPTED if stop.is_up else BAD_RESULT if nothing else 0)


def title_of(game: Game, goal: Goal) -> str:
    if goal.measure == BALANCE:
        return told("title-tune-least", game=game.noun, goal=goal.label)
    return told("title-tune", game=game.noun, goal=goal.label, wanted=shown(goal, goal.wanted))


def shown(goal: Goal, value: float) -> str:
    """A value of what is aimed at: shares in percent."""
    if not math.isfinite(value):
        return "–"
    return f"{100 * value:.1f} %" if goal.is_share else f"{value:.1f}"


def show(console: Console, title: str, searching: Searching) -> None:
    """The trials, the best first; and how the best is confirmed."""
    console.print(f"[heading]{escape(title)}[/]", soft_wrap=True)
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column(told("column-figures"))
    for column in (told("column-measured"), told("column-off"), told("column-games")):
        table.add_column(column, justify="right")
    table.add_column("")
    goal = searching.search.goal
    for trial in sorted(searching.trials, key=_order):
        table.add_row(
            escape(_figures(trial)),
            shown(goal, trial.measured),
            shown(goal, trial.value),
            str(trial.games),
            told(f"state-{trial.state}"),
        )
    console.print(table)
    best = searching.best
    if best is None:
        console.print(told("fact-no-best"))
        return
    today = all(best.figures[one.path] == one.today for one in searching.search.ranges)
    if today:
        console.print(told("fact-best-is-today"))
        return
    console.print(f"[candle]{escape(told('fact-best', figures=_figures(best)))}[/]")
    console.print(told("fact-confirm"), soft_wrap=True)
    console.print(f"  {escape(str(to_data(searching)['confirm']))}", soft_wrap=True)


def _order(trial: Trial) -> tuple[bool, float]:
    value = trial.value if math.isfinite(trial.value) else math.inf
    return trial.state != "complete", value


def _figures(trial: Trial) -> str:
    return ", ".join(f"{path}={value}" for path, value in trial.figures.items())
