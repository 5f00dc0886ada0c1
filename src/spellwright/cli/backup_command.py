"""`spellwright backup`: a copy of all games, also while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from spellwright.cli.examples import examples_of
from spellwright.cli.files import check_writable, data_folder, own_database
from spellwright.cli.parameters import database_option
from spellwright.cli.words import say, told
from spellwright.kernel.refusal import Refused


@click.command(
    "backup",
    help=told("help-backup", folder=str(data_folder())),
    epilog=examples_of(
        "backup",
        "spellwright backup games-monday.db",
        "spellwright backup /safe/games.db --db /srv/games.db --force",
        "pg_dump --format=custom --file=games.dump ADDRESS",
    ),
)
@click.argument("file", type=Path)
@database_option
@click.option("--force", is_flag=True, help=told("option-backup-force"))
def command(file: Path, database: str, force: bool) -> None:
    from spellwright.server.store.backups import back_up

    check_writable(file)
    if file.exists() and not force:
        raise Refused("file", say("refusal-backup-there", file=str(file)))
    contents = back_up(database or own_database(), file)
    click.echo(
        told("text-backed-up", tables=contents.tables, choices=contents.entries, file=str(file))
    )
