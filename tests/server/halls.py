"""A hall in this process, with its writer and one worker for bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from spellwright.registry import any_game
from spellwright.server.bots.thinking import Think
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.store.database import open_database
from spellwright.server.store.migrate import migrate
from spellwright.server.store.table_store import TableStore
from spellwright.server.store.writer import Writer
from spellwright.server.tables.hall import Hall


@asynccontextmanager
async def running_hall(where: str | Path, think: Think | None = None) -> AsyncIterator[Hall]:
    """At the address of a database, or at one of its own in a folder."""
    address = where if isinstance(where, str) else f"sqlite:///{where}/tables.db"
    database = open_database(address)
    await migrate(database)
    writer = Writer(database)
    workers = BotWorkers(1) if think is None else BotWorkers(1, think)
    hall = Hall(TableStore(database, writer, any_game), writer, workers)
    writer.start()
    hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await writer.stop()
        await database.close()
