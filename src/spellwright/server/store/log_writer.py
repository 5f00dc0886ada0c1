"""Writing the log: entries are committed in groups, each acknowledged after its commit."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from spellwright.server.store.schema import ENTRY, GAME_TABLE

MOST_IN_GROUP = 500


class Entry(NamedTuple):
    """One line of a table's log."""

    table_id: str
    number: int
    kind: str
    seat: int
    text: str
    key: str
    at: int


class LogWriter:
    """Collects entries while a commit is under way, and writes them all with the next one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.entries = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        while self._waiting:
            await asyncio.sleep(0.001)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def append(self, entry: Entry) -> None:
        """Returns when the entry is on disk; raises if it could not be written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group = self._waiting[:MOST_IN_GROUP]
                del self._waiting[: len(group)]
                await self._commit(group)

    async def _commit(self, group: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        try:
            await self._write([entry for entry, _ in group])
        except SQLAlchemyError as error:
            for _, done in group:
                if not done.cancelled():
                    done.set_exception(error)
            return
        self.commits += 1
        self.entries += len(group)
        for _, done in group:
            if not done.cancelled():
                done.set_result(None)

    async def _write(self, entries: list[Entry]) -> None:
        rows: list[dict[str, Any]] = [entry._asdict() for entry in entries]
        touched = {entry.table_id: entry for entry in entries}
        counts = [
            {"id_": entry.table_id, "entries_": entry.number + 1, "touched_": entry.at}
            for entry in touched.values()
        ]
        async with self._engine.begin() as connection:
            await connection.execute(insert(ENTRY), rows)
            await connection.execute(_COUNT, counts)


_COUNT = (
    update(GAME_TABLE)
    .where(GAME_TABLE.c.id == bindparam("id_"))
    .values(entries=bindparam("entries_"), touched=bindparam("touched_"))
)
