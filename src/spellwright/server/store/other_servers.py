"""Other servers at the same PostgreSQL. A server that writes to a table says so to the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from typing import Final

from sqlalchemy import Connection, text

from spellwright.server.store.database import Database

LOG = logging.getLogger(__name__)

CHANNEL: Final = "spellwright"
PAUSE_SECONDS: Final = 1.0
QUIET_SECONDS: Final = 5.0
"""After this long without a word the connection is tried out."""
EVERY_TABLE: Final = ""
CHAT: Final = "#chat"
"""Stands behind the id of a table where something was said and nothing else happened."""

_ANNOUNCE: Final = text("SELECT pg_notify(:channel, :words)")


class OtherServers:
    """Speaks and listens on one channel of the database; with SQLite there is nobody to hear."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._me = secrets.token_hex(4)
        self._task: asyncio.Task[None] | None = None

    def announce(self, connection: Connection, tables: Collection[str]) -> None:
        """Name the tables that a transaction writes to: others hear of them when it is
        committed.
        """
        if self._database.is_shared and tables:
            words = " ".join([self._me, *sorted(tables)])
            connection.execute(_ANNOUNCE, {"channel": CHANNEL, "words": words})

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` with the id of each table that a neighbour wrote to, or its chat; after a
        time without connection with EVERY_TABLE, since anything may have happened.
        """
        if self._database.is_shared:
            self._task = asyncio.create_task(self._listen(heard))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, heard: Callable[[str], None]) -> None:
        from psycopg import Error

        while True:
            try:
                await self._listen_while_connected(heard)
            except (Error, OSError):
                LOG.warning("the other_servers cannot be heard; trying again", exc_info=True)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _listen_while_connected(self, heard: Callable[[str], None]) -> None:
        from psycopg import AsyncConnection

        arguments = self._database.postgres_arguments()
        connection = await AsyncConnection.connect(autocommit=True, **arguments)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            heard(EVERY_TABLE)
            while True:
                async for note in connection.notifies(timeout=QUIET_SECONDS):
                    who, *tables = note.payload.split()
                    for table in tables if who != self._me else ():
                        heard(table)
                async with asyncio.timeout(QUIET_SECONDS):
                    await connection.execute("SELECT 1")
