"""`spellwright lab`: experiments."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from spellwright.cli.error_messages import BAD_RESULT, INTERRUPTED
from spellwright.cli.files import check_writable, write_whole
from spellwright.cli.help_layout import with_help_layout
from spellwright.cli.lab_parameters import tournament_jobs_option
from spellwright.cli.lab_tournament_tables import show_meetings, show_ratings
from spellwright.cli.lab_words import examples_of, told
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.pack_option import with_packs
from spellwright.cli.parameters import (
    bots_of,
    game_argument,
    json_option,
    pairs_of,
    read_settings,
    seats_option,
    seed_option,
    settings_option,
)
from spellwright.cli.sim_progress import with_progress
from spellwright.kernel.refusal import Refused
from spellwright.lab.meetings import meetings_of
from spellwright.lab.picture import ratings_svg
from spellwright.lab.playing import missing, play_missing, ratings_of, wanted
from spellwright.lab.ratings import check_library
from spellwright.lab.results_file import ResultsFile
from spellwright.lab.tournament import Tournament
from spellwright.lab.words import say
from spellwright.registry import Game
from spellwright.simulate.stop_sign import StopSign

MODULES: Final[Mapping[str, str]] = {
    "report": "lab_report_command",
    "figures": "lab_figures_command",
    "what-if": "lab_what_if_command",
    "tune": "lab_tune_command",
    "gauntlet": "lab_gauntlet_command",
    "dataset": "lab_dataset_command",
    "open": "lab_open_command",
}
"""The commands that are loaded when they are wanted."""


class Lab(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*MODULES, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in MODULES:
            return super().get_command(ctx, cmd_name)
        module = importlib.import_module(f"spellwright.cli.{MODULES[cmd_name]}")
        found: click.Command = module.command
        return with_help_layout(with_packs(found))


@click.group(
    "lab",
    cls=Lab,
    no_args_is_help=True,
    help=told("help-lab"),
    epilog=examples_of(
        "lab",
        "spellwright lab report wizardry --out wizardry-report",
        "spellwright lab figures funkoverse abilities",
        "spellwright lab what-if funkoverse --set abilities.fiendfyre.cost=3",
        "spellwright lab tournament wizardry --bots novice,greedy,adept",
    ),
)
def command() -> None:
    pass


@command.command(
    "tournament",
    help=told("help-tournament"),
    epilog=examples_of(
        "tournament",
        "spellwright lab tournament wizardry --bots novice,greedy,adept",
        "spellwright lab tournament wizardry --bots greedy,adept,master --games 100 "
        "--out strength.jsonl",
        "spellwright lab tournament duels --pairs master:greedy,adept:apprentice --games 100",
    ),
)
@game_argument
@click.option("--bots", type=bots_of, metavar="NAMES", help=told("option-tournament-bots"))
@click.option(
    "--pairs",
    type=pairs_of,
    metavar="A:B,C:D",
    help=told("option-tournament-pairs"),
)
@click.option(
    "--games",
    type=click.IntRange(1),
    default=20,
    show_default=True,
    metavar="N",
    help=told("option-tournament-games"),
)
@seed_option
@tournament_jobs_option
@seats_option
@settings_option
@click.option(
    "--out",
    type=Path,
    metavar="FILE.jsonl",
    help=told("option-tournament-out"),
)
@json_option
def tournament(
    game: Game,
    bots: tuple[str, ...] | None,
    pairs: tuple[tuple[str, str], ...] | None,
    games: int,
    seed: int | str,
    jobs: int,
    seats: int | None,
    settings: tuple[str, ...],
    out: Path | None,
    as_json: bool,
) -> None:
    if (bots is None) == (pairs is None):
        raise Refused("bots", say("refusal-bots-or-pairs"))
    check_library()
    wish = Tournament(
        game.id,
        game.rules.usual_seats if seats is None else seats,
        read_settings(game, settings),
        bots or tuple(sorted({name for pair in pairs or () for name in pair})),
        seed,
        games,
        pairs or (),
    )
    file = None
    if out is not None:
        check_writable(out)
        file = ResultsFile(out, wish)
    results = [] if file is None else file.read()
    left = sum([len(numbers) for numbers in missing(wish, results).values()])
    stop = StopSign()
    with stop:
        for result in with_progress(play_missing(wish, results[:], jobs, stop), left):
            results.append(result)
            if file is not None:
                file.add([result])
    ratings = ratings_of(wish, results)
    meetings = meetings_of(wish, results)
    failed = [result for result in wanted(wish, results) if not result.finished]
    n = len(wanted(wish, results)) - len(failed)
    title = told("title-tournament", game=game.noun, n=n)
    if as_json:
        rated = [rating._asdict() for rating in ratings]
        met = [meeting._asdict() for meeting in meetings]
        found = {"ratings": rated, "meetings": met, "failed": len(failed)}
        print_json({**wish.to_data(), **found})
    else:
        show_ratings(stdout(), title, ratings)
        show_meetings(stdout(), meetings)
    notes = stderr()
    if out is not None and ratings:
        picture = out.with_suffix(".svg")
        kept = told("note-tournament-is-in", path=str(out), picture=str(picture))
        try:
            write_whole(picture, ratings_svg(title, ratings))
        except Refused as refusal:
            kept = told("note-no-picture", path=str(out), why=refusal.says)
        notes.print(kept, markup=False, soft_wrap=True)
    if failed:
        said = told("note-games-failed", n=len(failed), why=failed[0].error)
        notes.print(said, markup=False)
    if stop.is_up:
        notes.print(told("note-tournament-stopped"), markup=False)
    code = INTERRUPTED if stop.is_up else BAD_RESULT if failed else 0
    click.get_current_context().exit(code)
