"""`spellwright lab what-if`: the same games with other figures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from spellwright.cli.error_messages import BAD_RESULT, INTERRUPTED
from spellwright.cli.lab_parameters import bots_option, setup_option
from spellwright.cli.lab_words import examples_of, told
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import (
    figures_option,
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
from spellwright.kernel.refusal import Refused
from spellwright.lab.what_if.experiment import Experiment
from spellwright.lab.what_if.findings import Finding
from spellwright.lab.what_if.folder import ExperimentFolder
from spellwright.lab.what_if.measures import is_about_winning, label_of
from spellwright.lab.what_if.playing import PRECISION, Playing
from spellwright.lab.what_if.telling import number, title_of, to_data, verdict
from spellwright.lab.words import say
from spellwright.registry import Game
from spellwright.simulate.figures import read_figures
from spellwright.simulate.stop_sign import StopSign
from spellwright.simulate.workers import crew_of, jobs_for

PAIRS: Final = 500
MOST_PAIRS: Final = 20_000
"""How far --until goes if nothing is said."""
OR: Final = "--or"


class WithVariants(click.Command):
    """Keeps the order of --set and --or: `--set a=1 --set b=2 --or --set a=3` are two variants."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        in_order = [part for arg in args for part in (["--set", OR] if arg == OR else [arg])]
        return super().parse_args(ctx, in_order)


def variants_of(game: Game, texts: Sequence[str]) -> tuple[dict[str, int | str], ...]:
    """The variants that --set and --or describe."""
    groups: list[list[str]] = [[]]
    for text in texts:
        if text == OR:
            groups.append([])
        else:
            groups[-1].append(text)
    if not all(groups):
        raise Refused("figures", say("refusal-no-variant"))
    return tuple(read_figures(game, group) for group in groups)


@click.command(
    "what-if",
    cls=WithVariants,
    help=told("help-what-if", pairs=PAIRS, most=MOST_PAIRS),
    epilog=examples_of(
        "what-if",
        "spellwright lab what-if funkoverse --set abilities.fiendfyre.cost=3",
        "spellwright lab what-if wizardry --set rules.match.hits=4 --or --set rules.match.hits=3",
        "spellwright lab what-if battle --set rules.match.hand=6 --until 0.02",
        "spellwright lab what-if duels --set rules.match.rounds=4 --out rounds",
    ),
)
@game_argument
@figures_option
@click.option(
    OR,
    "another",
    is_flag=True,
    expose_value=False,
    help=told("option-or"),
)
@click.option(
    "--pairs",
    type=click.IntRange(1),
    metavar="N",
    help=told("option-pairs"),
)
@click.option(
    "--until",
    type=float,
    metavar="HALF",
    help=told("option-until"),
)
@click.option(
    "--measure",
    default="",
    metavar="NAME",
    help=told("option-measure"),
)
@click.option(
    "--with",
    "starts",
    multiple=True,
    metavar="KEY",
    help=told("option-with"),
)
@click.option(
    "--precision",
    type=click.FloatRange(0, 1, min_open=True, max_open=True),
    default=PRECISION,
    show_default=True,
    metavar="HALF",
    help=told("option-precision"),
)
@bots_option
@setup_option
@seed_option
@jobs_option
@ray_option
@seats_option
@settings_option
@click.option("--out", type=Path, metavar="FOLDER", help=told("option-what-if-out"))
@json_option
def command(
    game: Game,
    figures: tuple[str, ...],
    pairs: int | None,
    until: float | None,
    measure: str,
    starts: tuple[str, ...],
    precision: float,
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
    experiment = Experiment(
        game.id,
        usual if seats is None else seats,
        given,
        bots,
        seed,
        variants_of(game, figures),
        pairs or (PAIRS if until is None else MOST_PAIRS),
        until,
        measure,
        starts,
        setup,
    )
    folder = None if out is None else ExperimentFolder(out, experiment)
    playing, stop = Playing(experiment, folder, precision), StopSign()
    games = experiment.pairs * len(experiment.runs())
    with stop, crew_of(jobs_for(jobs, ray, games), ray) as crew:
        for _ in with_progress(playing.go(crew, stop), lambda: playing.expected):
            pass
    data = {**to_data(playing), "interrupted": stop.is_up}
    notes = stderr()
    if folder is not None:
        folder.write(data)
        folder.write_tables(complete=playing.is_done)
        notes.print(escape(told("note-games-are-in", path=str(out))), soft_wrap=True)
    if as_json:
        print_json(data)
    else:
        show(stdout(), game, playing)
    if stop.is_up:
        notes.print(told("note-stopped", pairs=playing.looked, wanted=experiment.pairs))
    failed = sum([variant.failed for variant in playing.variants])
    if failed:
        notes.print(f"[danger]{say('note-pairs-failed', pairs=failed)}[/]")
    click.get_current_context().exit(INTERRUPTED if stop.is_up else BAD_RESULT if failed else 0)


def show(console: Console, game: Game, playing: Playing) -> None:
    """For each variant a sentence, a table, and how many pairs it takes to know more."""
    experiment = playing.experiment
    for figures, one, found in zip(
        experiment.variants, playing.variants, playing.findings, strict=True
    ):
        console.print(f"[heading]{escape(str(title_of(game, figures)))}[/]", soft_wrap=True)
        console.print(told("fact-pairs", pairs=one.pairs, identical=one.identical))
        if not found:
            continue
        console.print(_table(found))
        console.print(escape(str(verdict(found))), soft_wrap=True)
    if experiment.until is not None:
        half = _points(experiment.until)
        reached = say("fact-reached", half=half)
        console.print(str(reached if playing.reached else say("fact-not-reached", half=half)))
    needed = [f.needed for found in playing.findings for f in found if is_about_winning(f.name)]
    if needed and not playing.reached:
        said = say("fact-needed", pairs=max(needed), half=_points(playing.precision))
        console.print(str(said), style="muted", soft_wrap=True)
    console.print(told("note-intervals"), style="muted", soft_wrap=True)


def _points(half: float) -> str:
    return f"{100 * half:g} points"


def _table(found: Sequence[Finding]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="muted", padding=(0, 3, 0, 0))
    table.add_column(told("column-measure"))
    titles = (
        say("column-before"),
        say("column-after"),
        say("column-difference"),
        say("column-interval"),
    )
    for title in titles:
        table.add_column(str(title), justify="right")
    table.add_column("")
    for one in found:
        low, high = (number(one.name, end, signed=True) for end in (one.low, one.high))
        low = low.removesuffix(" pts")
        table.add_row(
            escape(str(label_of(one.name))),
            number(one.name, one.before),
            number(one.name, one.after),
            number(one.name, one.difference, signed=True),
            told("interval", low=low, high=high),
            f"[candle]{say('mark-clear')}[/]" if one.clear else "",
        )
    return table
