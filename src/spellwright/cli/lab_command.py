"""`spellwright lab`: experiments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from spellwright.cli.examples import examples
from spellwright.cli.files import check_writable, write_whole
from spellwright.cli.lab_report import show_ratings
from spellwright.cli.manners import BAD_RESULT, INTERRUPTED
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import (
    game_argument,
    json_option,
    names_of,
    read_settings,
    seats_option,
    seed_of,
    settings_option,
)
from spellwright.cli.sim_progress import with_progress
from spellwright.kernel.game import Game
from spellwright.lab.picture import ratings_svg
from spellwright.lab.playing import missing, play_missing, ratings_of, wanted
from spellwright.lab.results_file import ResultsFile
from spellwright.lab.tournament import Tournament
from spellwright.simulate.stop_sign import StopSign


@click.group(
    "lab",
    no_args_is_help=True,
    epilog=examples(
        ("spellwright lab tournament wizardry --bots novice,greedy,adept", "who is how strong?"),
    ),
)
def command() -> None:
    """Experiments: tournaments that say how strong bots are."""


@command.command(
    "tournament",
    epilog=examples(
        ("spellwright lab tournament wizardry --bots novice,greedy,adept", "20 games a pairing"),
        (
            "spellwright lab tournament wizardry --bots greedy,adept,master --games 100 "
            "--out strength.jsonl",
            "goes on where the file ends, and draws strength.svg",
        ),
    ),
)
@game_argument
@click.option(
    "--bots", type=names_of, required=True, metavar="NAMES", help="Who plays, with commas."
)
@click.option(
    "--games",
    type=click.IntRange(1),
    default=20,
    show_default=True,
    metavar="N",
    help="How many games each pairing plays.",
)
@click.option(
    "--seed",
    type=seed_of,
    default="0",
    show_default=True,
    metavar="S",
    help="The same seed, the same games.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    metavar="J",
    help="How many processes.",
)
@seats_option
@settings_option
@click.option(
    "--out",
    type=Path,
    metavar="FILE.jsonl",
    help="Keep every game here, and the picture beside it.",
)
@json_option
def tournament(
    game: Game[Any],
    bots: tuple[str, ...],
    games: int,
    seed: int | str,
    jobs: int,
    seats: int | None,
    settings: tuple[str, ...],
    out: Path | None,
    as_json: bool,
) -> None:
    """Let every bot play every other, and rate them.

    Seats are swapped on the same deals, and all pairings get the same deals. Ctrl-C ends it and
    keeps what is done; with the same --out it goes on from there, also with more games or bots.
    """
    wish = Tournament(
        game.id,
        game.usual_seats if seats is None else seats,
        read_settings(game, settings),
        bots,
        seed,
        games,
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
    failed = [result for result in wanted(wish, results) if not result.finished]
    title = f"{game.name}: {len(wanted(wish, results)) - len(failed)} games"
    if as_json:
        rated = [rating._asdict() for rating in ratings]
        print_json({**wish.to_data(), "ratings": rated, "failed": len(failed)})
    else:
        show_ratings(stdout(), title, ratings)
    notes = stderr()
    if out is not None and ratings:
        picture = out.with_suffix(".svg")
        write_whole(picture, ratings_svg(title, ratings))
        told = f"The games are in {out}, the picture is {picture}."
        notes.print(told, markup=False, soft_wrap=True)
    if failed:
        notes.print(f"{len(failed)} games failed: {failed[0].error}", markup=False)
    if stop.is_up:
        notes.print("Stopped: with the same --out it goes on from here.", markup=False)
    code = INTERRUPTED if stop.is_up else BAD_RESULT if failed else 0
    click.get_current_context().exit(code)
