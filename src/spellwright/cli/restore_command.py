"""`spellwright restore`: a backup takes the place of the games."""

from __future__ import annotations

from pathlib import Path

import click

from spellwright.cli.examples import examples
from spellwright.cli.files import data_folder, make_folder
from spellwright.cli.parameters import database_option


@click.command(
    "restore",
    epilog=examples(
        ("spellwright restore games-monday.db", "your games, as they were on Monday"),
        ("spellwright restore /safe/games.db --db /srv/games.db", "into a file that you name"),
        ("pg_restore --clean --if-exists --dbname=ADDRESS games.dump", "the same for PostgreSQL"),
    ),
)
@click.argument("file", type=Path)
@database_option
def command(file: Path, database: str) -> None:
    """Put a backup in the place of the games. Stop the server first.

    The games that were there are kept in a file beside them. A backup of an older version is
    brought up to date when the server starts.
    """
    from spellwright.server.store.backups import restore

    if not database:
        make_folder(data_folder())
    contents, kept = restore(database or str(data_folder() / "tables.db"), file)
    click.echo(f"{contents.tables:,} tables with {contents.entries:,} choices are back.")
    if kept is not None:
        click.echo(f"What was there before is in {kept}.")
