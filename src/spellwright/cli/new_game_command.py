"""`spellwright new-game`: a game of one's own, in a folder outside."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import click

from spellwright.cli.examples import examples_of
from spellwright.cli.words import told


@click.command(
    "new-game",
    help=told("help-new-game"),
    epilog=examples_of(
        "new-game",
        "spellwright new-game lanterns ~/lanterns",
        "spellwright new-game night-market night-market --seats 3-5 --hidden-hands --board ring",
    ),
)
@click.argument("name")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option(
    "--seats", default="2-4", show_default=True, metavar="N-M", help=told("option-new-game-seats")
)
@click.option("--hidden-hands", "hidden", is_flag=True, help=told("option-new-game-hidden"))
@click.option(
    "--board",
    type=click.Choice(["squares", "hexes", "ring"]),
    help=told("option-new-game-board"),
)
def command(name: str, folder: Path, seats: str, hidden: bool, board: str | None) -> None:
    from spellwright.new_game import make_game, plan_for

    files = make_game(plan_for(name, seats, hidden, board or ""), folder)
    pip, program = _called()
    said = told(
        "text-new-game",
        game=name,
        files=len(files),
        folder=str(folder),
        pip=pip,
        program=program,
    )
    click.echo(said)


def _called() -> tuple[str, str]:
    """What to type for pip and Spellwright of this environment: `./play` does not put it into the
    path.
    """
    if shutil.which("spellwright") == str(Path(sys.executable).parent / "spellwright"):
        return "pip", "spellwright"
    return f"{sys.executable} -m pip", f"{sys.executable} -m spellwright"
