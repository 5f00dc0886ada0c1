"""`spellwright tables`: what is kept, for those who run a server."""

from __future__ import annotations

import time

import click

from spellwright.cli.examples import examples_of
from spellwright.cli.files import own_database
from spellwright.cli.output import print_json
from spellwright.cli.parameters import database_option, json_option
from spellwright.cli.words import told

DAYS = click.IntRange(1, 36_500)


@click.group(
    "tables",
    help=told("help-tables"),
    no_args_is_help=True,
    epilog=examples_of("tables", "spellwright tables prune", "spellwright tables validate"),
)
def command() -> None:
    """tables"""


@command.command(
    "prune",
    help=told("help-tables-prune"),
    epilog=examples_of(
        "tables-prune",
        "spellwright tables prune",
        "spellwright tables prune --tables 90 --chat 30",
        "spellwright tables prune --tables 90 --delete",
    ),
)
@database_option
@click.option(
    "--tables",
    default=365,
    show_default=True,
    type=DAYS,
    metavar="DAYS",
    help=told("option-tables-prune-tables"),
)
@click.option(
    "--chat",
    default=365,
    show_default=True,
    type=DAYS,
    metavar="DAYS",
    help=told("option-tables-prune-chat"),
)
@click.option(
    "--reports",
    type=DAYS,
    metavar="DAYS",
    help=told("option-tables-prune-reports"),
)
@click.option("--delete", is_flag=True, help=told("option-tables-prune-delete"))
@json_option
def prune_command(
    database: str, tables: int, chat: int, reports: int | None, delete: bool, as_json: bool
) -> None:
    from spellwright.server.store.prune import Ages, prune

    ages = Ages(tables, chat, reports)
    old = prune(database or own_database(), ages, int(time.time()), is_meant=delete)
    if as_json:
        print_json({**old._asdict(), "deleted": delete})
        return
    click.echo(
        told(
            "text-old",
            tables=old.tables,
            choices=old.choices,
            campaigns=old.campaigns,
            chat=old.chat,
            reports=old.reports,
        )
    )
    if old.reported:
        click.echo(told("text-old-reported", n=old.reported))
    click.echo(told("text-deleted" if delete else "text-not-deleted"))


@command.command(
    "validate",
    help=told("help-tables-validate"),
    epilog=examples_of(
        "tables-validate",
        "spellwright tables validate",
        "spellwright tables validate games.db",
        "spellwright tables validate games.db --json",
    ),
)
@click.argument("database", default="", metavar="[DB]")
@json_option
def validate_command(database: str, as_json: bool) -> None:
    from spellwright.server.store.validate import UNREADABLE, counted, validate

    tried = validate(database or own_database())
    found = counted(tried)
    if as_json:
        print_json(found)
    else:
        for table in tried:
            if table.sentence:
                how = told("text-how", how=table.how)
                click.echo(f"{table.id}  {table.game}  {how}: {table.sentence}")
        click.echo(
            told(
                "text-validated",
                tables=found["tables"],
                exact=found["exact"],
                older=found["older"],
                unverified=found["unverified"],
                differs=found["differs"],
                unreadable=found[UNREADABLE],
            )
        )
    click.get_current_context().exit(2 if found[UNREADABLE] else 0)
