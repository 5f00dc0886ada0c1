"""Bringing the database up to date when the server starts: whole, or not at all."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from spellwright.kernel.refusal import Refused
from spellwright.server.speaking import say
from spellwright.server.store.database import Database
from spellwright.server.store.schema import METADATA
from spellwright.server.store.sqlite_file import copy_database

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "head"
ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(5127009)")
"""A lock: of several servers that start at once at one PostgreSQL, one at a time changes
its shape.
"""
HALF_MADE: Final = "_alembic_tmp_"


async def migrate(database: Database) -> None:
    await asyncio.to_thread(migrate_now, database)


def migrate_now(database: Database, to: str = NEWEST) -> None:
    """Take all steps that are missing, in one transaction. Before a file is changed, a copy is kept
    beside it.
    """
    with database.faults_as_sentences():
        with database.writing.connect() as connection:
            version = version_of(connection)
            _check_is_ours(database, connection, version)
        if version == (newest_version() if to == NEWEST else to):
            return
        if database.file is not None and version:
            copy_database(database.file, copy_before_upgrade(database.file, version))
        with database.changing_its_shape() as connection:
            _upgrade(database, connection, to)


def copy_before_upgrade(file: Path, version: str) -> Path:
    """The copy that is kept of a file before it leaves a version."""
    return file.with_name(f"{file.name}.at-{version}")


def version_of(connection: Connection) -> str:
    """The last step that the database has taken; empty if none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


@cache
def newest_version() -> str:
    return _steps().get_current_head() or ""


def is_newer(version: str) -> bool:
    """Whether a version is one that we do not know."""
    return version not in {"", *(step.revision for step in _steps().walk_revisions())}


def _check_is_ours(database: Database, connection: Connection, version: str) -> None:
    if is_newer(version):
        raise Refused("database", say("refusal-newer-database", database=database.name))
    strangers = set(inspect(connection).get_table_names()) - {*METADATA.tables, "alembic_version"}
    if not version and any(not name.startswith(HALF_MADE) for name in strangers):
        raise Refused("database", say("refusal-foreign-database", database=database.name))


def _upgrade(database: Database, connection: Connection, to: str) -> None:
    if database.is_shared:
        connection.execute(ONE_AT_A_TIME)
    for name in inspect(connection).get_table_names():
        if name.startswith(HALF_MADE):
            # Left by an old version that was stopped while it copied a table.
            connection.exec_driver_sql(f'DROP TABLE "{name}"')
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    if not database.is_shared and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise Refused("database", say("refusal-torn-database", database=database.name))


def _steps() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
