"""`spellwright backup`: a copy of all games, also while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from spellwright.cli.examples import examples
from spellwright.cli.files import check_writable, own_database
from spellwright.cli.parameters import database_option
from spellwright.kernel.refusal import Refused


@click.command(
    "backup",
    epilog=examples(
        ("spellwright backup games-monday.db", "your games, while the server runs on"),
        (
            "spellwright backup /safe/games.db --db /srv/games.db --force",
            "in place of the last one",
        ),
        ("pg_dump --format=custom --file=games.dump ADDRESS", "the same for PostgreSQL"),
    ),
)
@click.argument("file", type=Path)
@database_option
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
def command(file: Path, database: str, force: bool) -> None:
    """Copy all games into a file, whole and at one moment, also while a server writes to them.

    The key that signs cookies is not in it: keep the file "secret" of the data folder too, or
    everybody needs their private link to come back to a seat. For PostgreSQL use pg_dump.
    """
    from spellwright.server.store.backups import back_up

    check_writable(file)
    if file.exists() and not force:
        raise Refused("file", f"“{file}” is there already: add --force to replace it.")
    contents = back_up(database or own_database(), file)
    click.echo(f"{contents.tables:,} tables with {contents.entries:,} choices are in {file}.")
