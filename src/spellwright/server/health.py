"""Whether the server is well: it can read, it can write, and the database fits."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from spellwright.kernel.saying import Saying
from spellwright.server.speaking import say
from spellwright.server.store.database import Database
from spellwright.server.store.migrate import is_newer, newest_version
from spellwright.server.store.writer import NotSaved, Writer

FRESH_SECONDS: Final = 1.0
"""How long an answer stays fresh: nobody can make the server write more often by asking."""
PATIENCE_SECONDS: Final = 5.0
SMALLEST_SPACE: Final = 32 * 1024 * 1024

CANNOT_READ: Final = say("health-no-reading")
CANNOT_WRITE: Final = say("health-no-writing")
TOO_SLOW: Final = say("health-too-slow")
DISK_FULL: Final = say("health-disk-full")
OLDER: Final = say("health-older")

_VERSION: Final = text("SELECT version_num FROM alembic_version")
_WRITE: Final = text("UPDATE alembic_version SET version_num = version_num")
"""A statement that changes nothing, but is written and committed like any choice."""


class Health:
    """Looks when it is asked, at most once a second."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._looking = asyncio.Lock()
        self._seen: list[Saying] = []
        self._fresh_until = 0.0

    async def complaints(self) -> list[Saying]:
        """What is wrong, as sentences; none if the server is well."""
        async with self._looking:
            if time.monotonic() >= self._fresh_until:
                self._seen = await self._look()
                self._fresh_until = time.monotonic() + FRESH_SECONDS
        return self._seen

    async def _look(self) -> list[Saying]:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return [*self._space(), *await self._read(), *await self._write()]
        except TimeoutError:
            return [TOO_SLOW]

    def _space(self) -> list[Saying]:
        file = self._database.file
        if file is None:
            return []
        return [DISK_FULL] if shutil.disk_usage(file.parent).free < SMALLEST_SPACE else []

    async def _read(self) -> list[Saying]:
        try:
            async with self._database.reading.connect() as connection:
                version = str((await connection.execute(_VERSION)).scalar_one())
        except (SQLAlchemyError, OSError):
            return [CANNOT_READ]
        # A newer version is left to the writes: another server may have brought the database there.
        return [OLDER] if version != newest_version() and not is_newer(version) else []

    async def _write(self) -> list[Saying]:
        try:
            await self._writer.do("", _touch)
        except NotSaved:
            return [CANNOT_WRITE]
        return []


def _touch(connection: Connection) -> None:
    connection.execute(_WRITE)
