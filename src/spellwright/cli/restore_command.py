"""`spellwright restore`: a backup takes the place of the games."""

from __future__ import annotations

from pathlib import Path

import click

from spellwright.cli.examples import examples_of
from spellwright.cli.files import make_folder, usual_database
from spellwright.cli.parameters import database_option
from spellwright.cli.words import told


@click.command(
    "restore",
    help=told("help-restore"),
    epilog=examples_of(
        "restore",
        "spellwright restore games-monday.db",
        "spellwright restore /safe/games.db --db /srv/games.db",
        "pg_restore --clean --if-exists --dbname=ADDRESS games.dump",
    ),
)
@click.argument("file", type=Path)
@database_option
def command(file: Path, database: str) -> None:
    from spellwright.server.store.backups import restore

    if not database:
        make_folder(usual_database().parent)
    contents, kept = restore(database or str(usual_database()), file)
    click.echo(told("text-restored", tables=contents.tables, choices=contents.entries))
    if kept is not None:
        click.echo(told("text-before-in", file=str(kept)))
