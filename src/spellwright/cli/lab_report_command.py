"""`spellwright lab report`: plays thousands of games and writes what they say on one page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.markup import escape

from spellwright.cli.error_messages import BAD_RESULT, INTERRUPTED
from spellwright.cli.examples import examples
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.pack_option import pack_words
from spellwright.cli.parameters import (
    figures_option,
    game_argument,
    given_settings,
    jobs_option,
    json_option,
    names_of,
    ray_option,
    read_settings,
    seats_option,
    seed_option,
    settings_option,
)
from spellwright.cli.sim_progress import with_progress
from spellwright.cli.words import reader
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying
from spellwright.lab.chart_style import check_libraries as check_charts
from spellwright.lab.report.making import Made, ReportRequest, make
from spellwright.lab.report.page import in_short, quoted
from spellwright.lab.statistics import check_libraries as check_statistics
from spellwright.lab.words import say
from spellwright.registry import Game
from spellwright.simulate.figures import read_figures
from spellwright.simulate.run import SETUPS, Recording, Run
from spellwright.simulate.stop_sign import StopSign

USUAL_GAMES: Final = 5000
USUAL_BETTER: Final = 200


def _told(saying: Saying) -> str:
    return reader().say(saying)


@click.command(
    "report",
    help=_told(say("help-report")),
    epilog=examples(
        (
            "spellwright lab report wizardry --out wizardry-report",
            _told(say("example-report-1")),
        ),
        (
            "spellwright lab report duels --games 1000 --setup balanced --out duels-report",
            _told(say("example-report-2")),
        ),
        (
            "spellwright lab report funkoverse --better adept --better-games 200 --out report",
            _told(say("example-report-3")),
        ),
        (
            "spellwright lab report wizardry --set rules.match.hits=3 --games 500 --out short",
            _told(say("example-report-4")),
        ),
    ),
)
@game_argument
@click.option(
    "--games",
    type=click.IntRange(1),
    default=USUAL_GAMES,
    show_default=True,
    metavar="N",
    help=_told(say("option-report-games")),
)
@click.option(
    "--bots",
    type=names_of,
    default="greedy",
    show_default=True,
    metavar="NAMES",
    help=_told(say("option-report-bots")),
)
@click.option("--better", default="", metavar="BOT", help=_told(say("option-report-better")))
@click.option(
    "--better-games",
    type=click.IntRange(1),
    default=USUAL_BETTER,
    show_default=True,
    metavar="N",
    help=_told(say("option-report-better-games")),
)
@click.option(
    "--setup",
    type=click.Choice(SETUPS),
    default=SETUPS[0],
    show_default=True,
    help=_told(say("option-report-setup")),
)
@seed_option
@jobs_option
@ray_option
@seats_option
@settings_option
@figures_option
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    metavar="FOLDER",
    help=_told(say("option-report-out")),
)
@json_option
def command(
    game: Game,
    games: int,
    bots: tuple[str, ...],
    better: str,
    better_games: int,
    setup: str,
    seed: int | str,
    jobs: int | None,
    ray: str,
    seats: int | None,
    settings: tuple[str, ...],
    figures: tuple[str, ...],
    out: Path,
    as_json: bool,
) -> None:
    check_statistics()
    check_charts()
    given = given_settings(game, settings)
    changed = read_figures(game, figures)
    chosen: dict[str, Value] = given if changed else read_settings(game, settings)
    varied = tuple(id for id in game.study.varied_options if id not in given)
    run = Run(
        game=game.id,
        seats=game.rules.usual_seats if seats is None else seats,
        settings=chosen,
        bots=bots,
        seed=seed,
        games=games,
        figures=changed,
        recording=Recording(setup),
        varied=varied,
    )
    request = ReportRequest(run, out, better, better_games, _line(click.get_current_context()))
    request.check()
    stop = StopSign()
    with stop:
        made = make(request, jobs, ray, stop, with_progress)
    if made is None:
        raise Refused("games", say("refusal-report-nothing"))
    if as_json:
        print_json({**made.to_data(), "interrupted": stop.is_up})
    else:
        show(stdout(), made)
    notes = stderr()
    notes.print(_told(say("report-written", page=str(made.page))), markup=False, soft_wrap=True)
    if stop.is_up:
        notes.print(_told(say("report-stopped")), markup=False, soft_wrap=True)
    errors = made.findings.data.errors
    code = INTERRUPTED if stop.is_up else BAD_RESULT if errors else 0
    click.get_current_context().exit(code)


def show(console: Console, made: Made) -> None:
    """The report in a few sentences."""
    title = say("report-title", game=made.findings.data.game.name)
    console.print(f"[heading]{escape(_told(title))}[/]")
    for sentence in in_short(made.findings):
        console.print(escape(f"- {_told(sentence)}"), soft_wrap=True)


def _line(context: click.Context) -> str:
    """The command that makes the same report; how many processes play it makes no difference."""
    given = context.params
    words = ["spellwright", "lab", "report", given["game"].id, "--games", str(given["games"])]
    words += ["--bots", ",".join(given["bots"])]
    if given["setup"] != SETUPS[0]:
        words += ["--setup", given["setup"]]
    if given["seats"] is not None:
        words += ["--seats", str(given["seats"])]
    for option, values in (("--option", given["settings"]), ("--set", given["figures"])):
        words += [word for value in values for word in (option, value)]
    if given["better"]:
        words += ["--better", given["better"], "--better-games", str(given["better_games"])]
    if str(given["seed"]) != "0":
        words += ["--seed", str(given["seed"])]
    return quoted(*words, *pack_words(), "--out", given["out"].name)
