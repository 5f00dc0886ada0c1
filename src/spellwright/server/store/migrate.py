"""Bringing the database up to date when the server starts."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config

from spellwright.server.store.database import Database

MIGRATIONS = Path(__file__).parent / "migrations"


async def migrate(database: Database) -> None:
    await asyncio.to_thread(_upgrade, database)


def _upgrade(database: Database) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with database.writing.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
