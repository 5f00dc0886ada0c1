"""`spellwright lab dataset`: games of good bots, for people who train players."""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import Progress

from spellwright.cli.files import check_writable
from spellwright.cli.lab_words import examples_of, told
from spellwright.cli.output import print_json, stderr, stdout
from spellwright.cli.parameters import (
    bots_of,
    game_argument,
    json_option,
    read_settings,
    seats_option,
    settings_option,
)
from spellwright.cli.words import told as told_by_program
from spellwright.extras import need
from spellwright.registry import Game


@click.command(
    "dataset",
    help=told("help-lab-dataset"),
    epilog=examples_of(
        "dataset",
        "spellwright lab dataset funkoverse --games 200 --out greedy.parquet",
        "spellwright lab dataset duels --bots adept,greedy --games 50 --out duels.parquet",
    ),
)
@game_argument
@click.option(
    "--bots",
    type=bots_of,
    default="greedy",
    show_default=True,
    metavar="NAMES",
    help=told("option-lab-dataset-bots"),
)
@click.option(
    "--games",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    metavar="N",
    help=told_by_program("option-sim-games"),
)
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    metavar="S",
    help=told_by_program("option-seed"),
)
@seats_option
@settings_option
@click.option(
    "--out",
    type=Path,
    required=True,
    metavar="FILE.parquet",
    help=told("option-lab-dataset-out"),
)
@json_option
def command(
    game: Game,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    seats: int | None,
    settings: tuple[str, ...],
    out: Path,
    as_json: bool,
) -> None:
    need("rl", "numpy", "NumPy")
    from spellwright.environments.dataset import DatasetRequest, write_dataset

    check_writable(out)
    request = DatasetRequest(game, bots, games, seed, seats, read_settings(game, settings))
    console = stderr()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(told_by_program("status-games"), total=games)
        rows = write_dataset(request, out, lambda: progress.advance(task))
    if as_json:
        print_json({"game": game.id, "games": games, "rows": rows, "file": str(out)})
    else:
        said = told("note-dataset", file=str(out), games=games, rows=rows)
        stdout().print(said, markup=False, soft_wrap=True)
