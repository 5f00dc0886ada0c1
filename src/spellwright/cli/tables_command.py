"""`spellwright tables`: what is kept, for those who run a server."""

from __future__ import annotations

import time

import click

from spellwright.cli.examples import examples
from spellwright.cli.files import own_database
from spellwright.cli.output import print_json
from spellwright.cli.parameters import database_option, json_option

DAYS = click.IntRange(1, 36_500)


@click.group(
    "tables",
    no_args_is_help=True,
    epilog=examples(
        ("spellwright tables prune", "what has not been touched for a year"),
        ("spellwright tables validate", "whether this version could go on with all of them"),
    ),
)
def command() -> None:
    """Look after the tables that are kept."""


@command.command(
    "prune",
    epilog=examples(
        ("spellwright tables prune", "what has not been touched for a year; nothing is deleted"),
        ("spellwright tables prune --tables 90 --chat 30", "other ages, in days"),
        ("spellwright tables prune --tables 90 --delete", "delete it"),
    ),
)
@database_option
@click.option(
    "--tables",
    default=365,
    show_default=True,
    type=DAYS,
    metavar="DAYS",
    help="Tables are old when nobody has played at them for so long.",
)
@click.option(
    "--chat", default=365, show_default=True, type=DAYS, metavar="DAYS", help="So old is old chat."
)
@click.option(
    "--reports",
    type=DAYS,
    metavar="DAYS",
    help="Problem reports that are so old; else they stay, and so do their tables.",
)
@click.option("--delete", is_flag=True, help="Delete what is old. Without it nothing is changed.")
@json_option
def prune_command(
    database: str, tables: int, chat: int, reports: int | None, delete: bool, as_json: bool
) -> None:
    """Say how much is old, and delete it with --delete; the server may run meanwhile.

    The games of a campaign go together, when none of them is young. A table with a problem report
    stays as long as its report.
    """
    from spellwright.server.store.prune import Ages, prune

    ages = Ages(tables, chat, reports)
    old = prune(database or own_database(), ages, int(time.time()), is_meant=delete)
    if as_json:
        print_json({**old._asdict(), "deleted": delete})
        return
    click.echo(
        f"Old: {_so_many(old.tables, 'table')} with {_so_many(old.choices, 'choice')}, "
        f"{_so_many(old.campaigns, 'campaign')}, {_so_many(old.chat, 'line')} of chat, "
        f"{_so_many(old.reports, 'report')}."
    )
    if old.reported:
        stay = "stays because of its report" if old.reported == 1 else "stay because of reports"
        click.echo(f"{_so_many(old.reported, 'old table')} {stay}.")
    click.echo("All of it is deleted." if delete else "Nothing is deleted: add --delete to do it.")


@command.command(
    "validate",
    epilog=examples(
        ("spellwright tables validate", "the games of `spellwright serve`"),
        ("spellwright tables validate games.db", "those of a file, or of a PostgreSQL address"),
        ("spellwright tables validate games.db --json", "the numbers alone, for a program"),
    ),
)
@click.argument("database", default="", metavar="[DB]")
@json_option
def validate_command(database: str, as_json: bool) -> None:
    """Try all running tables with this version, before a server is brought to it.

    Nothing is changed: the tables are copied first. Exit code 2 if one could not be read at all.
    """
    from spellwright.server.store.validate import UNREADABLE, counted, validate

    tried = validate(database or own_database())
    found = counted(tried)
    if as_json:
        print_json(found)
    else:
        for table in tried:
            if table.sentence:
                click.echo(f"{table.id}  {table.game}  {table.how}: {table.sentence}")
        click.echo(
            f"Of {_so_many(found['tables'], 'running table')}: {found['exact']} exact, "
            f"{found['older']} by older rules, {found['unverified']} unverified, "
            f"{found['differs']} different, {found[UNREADABLE]} unreadable."
        )
    click.get_current_context().exit(2 if found[UNREADABLE] else 0)


def _so_many(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"
