"""Writing the log: entries are committed in groups, each acknowledged after its commit."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from spellwright.kernel.refusal import Refused
from spellwright.server.store.schema import ENTRY, GAME_TABLE

LOG = logging.getLogger(__name__)

MOST_IN_GROUP: Final = 500


class NotSaved(Refused):
    """An entry may not be on disk: whoever sent it should send it again, with the same key."""

    def __init__(self) -> None:
        super().__init__(
            "not-saved", "That could not be saved just now. Please send it again in a moment."
        )


class Entry(NamedTuple):
    """One line of a table's log."""

    table_id: str
    number: int
    kind: str
    seat: int
    text: str
    key: str
    at: int


Waiting = tuple[Entry, "asyncio.Future[None]"]


class LogWriter:
    """Collects entries while a commit is under way, and writes them all with the next one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.entries = 0
        self.failures = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        task, self._task = self._task, None
        if task is not None:
            self._wake.set()
            await task

    def append(self, entry: Entry) -> asyncio.Future[None]:
        """Done when the entry is on disk; NotSaved if it could not be written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._task is None:
            done.set_exception(NotSaved())
        else:
            self._waiting.append((entry, done))
            self._wake.set()
        return done

    async def entries_from(self, table_id: str, number: int) -> list[Entry]:
        """The entries of a table that are on disk, from a number on."""
        query = (
            select(ENTRY)
            .where(ENTRY.c.table_id == table_id, ENTRY.c.number >= number)
            .order_by(ENTRY.c.number)
        )
        async with self._engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def _run(self) -> None:
        while self._task is not None:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group = self._waiting[:MOST_IN_GROUP]
                del self._waiting[: len(group)]
                await self._commit(group)

    async def _commit(self, group: list[Waiting]) -> None:
        try:
            await self._write([entry for entry, _ in group])
        except Exception:
            if len(group) > 1:
                # One entry must not spoil the others: each for itself.
                for waiting in group:
                    await self._commit([waiting])
                return
            LOG.exception("an entry of table %s could not be written", group[0][0].table_id)
            self.failures += 1
            group[0][1].set_exception(NotSaved())
            return
        self.commits += 1
        self.entries += len(group)
        for _, done in group:
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
