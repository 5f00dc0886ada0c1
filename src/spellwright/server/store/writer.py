"""Writing: one thread commits in groups, and everybody is acknowledged after the commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.exc import SQLAlchemyError

from spellwright.kernel.refusal import Refused
from spellwright.server.speaking import say
from spellwright.server.store.database import Database
from spellwright.server.store.other_servers import OtherServers
from spellwright.server.store.schema import ENTRY, GAME_TABLE

LOG = logging.getLogger(__name__)

MOST_IN_GROUP: Final = 500
MOST_IN_STATEMENT: Final = 500
"""Databases bound how many values a statement may have."""
MOST_REMEMBERED: Final = 20_000
MINUTE: Final = 60


class NotSaved(Refused):
    """Something may not be on disk: whoever sent it should send it again, with the same key."""

    def __init__(self) -> None:
        super().__init__("not-saved", say("refusal-not-saved"))


class NoConnection(Exception):
    """The database cannot be reached at all, whatever is to be written."""


class Entry(NamedTuple):
    """One line of a table's log."""

    table_id: str
    number: int
    kind: str
    seat: int
    text: str
    key: str
    at: int
    mark: str = ""
    """A fingerprint of the position after it; every few choices have one."""


class Entries(NamedTuple):
    """Entries of one table that follow on each other, and what else is written with them: all of it
    or nothing.
    """

    entries: Sequence[Entry]
    write: Callable[[Connection], None] | None

    @property
    def table_id(self) -> str:
        return self.entries[0].table_id


class Work(NamedTuple):
    """Anything else that is written to a table."""

    table_id: str
    write: Callable[[Connection], None]


Job = Entries | Work
Written = Callable[[NotSaved | None], None]
"""Hears that a job is on disk, or that it could not be written."""
Waiting = tuple[Job, Written]


class Writer:
    """Collects what comes while a commit is under way, and writes it all with the next one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.other_servers = OtherServers(database)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._touched: dict[str, int] = {}
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
        self._thread.shutdown()
        await self.other_servers.stop()

    def append(
        self,
        entries: Sequence[Entry],
        written: Written,
        snapshot: Callable[[Connection], None] | None = None,
    ) -> None:
        """Write the next entries of a table soon, together with a snapshot where one is due."""
        self._soon(Entries(entries, snapshot), written)

    async def do(self, table_id: str, write: Callable[[Connection], None]) -> None:
        """Write something to a table and wait until it is on disk; NotSaved if it could not be
        written.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._soon(Work(table_id, write), partial(finish, done))
        await done

    def _soon(self, job: Job, written: Written) -> None:
        if self._task is None:
            written(NotSaved())
        else:
            self._waiting.append((job, written))
            self._wake.set()

    async def entries_from(self, table_id: str, number: int) -> list[Entry]:
        """The entries of a table that are on disk, from a number on."""
        query = (
            select(ENTRY)
            .where(ENTRY.c.table_id == table_id, ENTRY.c.number >= number)
            .order_by(ENTRY.c.number)
        )
        async with self._database.reading.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def has_table(self, table_id: str) -> bool:
        """Whether a table is on disk; an old one may have been cleared away."""
        query = select(GAME_TABLE.c.id).where(GAME_TABLE.c.id == table_id)
        async with self._database.reading.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def _run(self) -> None:
        while self._task is not None:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group = self._waiting[:MOST_IN_GROUP]
                del self._waiting[: len(group)]
                await self._commit(group)

    async def _commit(self, group: list[Waiting]) -> bool:
        """Commit a group together; whether the database could be reached."""
        try:
            await self._write([job for job, _ in group])
        except NoConnection:
            LOG.exception("the database cannot be reached")
            self._fail(group)
            return False
        except Exception:
            if len(group) > 1:
                return await self._commit_each(group)
            LOG.exception("something could not be written: %s", group[0][0])
            self._fail(group)
            return True
        self.commits += 1
        for waiting in group:
            self.entries += len(_entries_of(waiting[0]))
            _tell(waiting, None)
        return True

    async def _commit_each(self, group: list[Waiting]) -> bool:
        """Commit each job for itself, so that one does not spoil the others."""
        for number, waiting in enumerate(group):
            if not await self._commit([waiting]):
                # The database is gone: the rest of the group does not wait longer than this job
                # did.
                self._fail(group[number + 1 :])
                return False
        return True

    def _fail(self, group: list[Waiting]) -> None:
        for waiting in group:
            self.failures += 1
            _tell(waiting, NotSaved())

    async def _write(self, jobs: list[Job]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._write_now, jobs)

    def _write_now(self, jobs: list[Job]) -> None:
        """Write everything in one transaction, in the writer's thread."""
        entries = [entry for job in jobs for entry in _entries_of(job)]
        with self._connected() as connection, connection.begin():
            for job in jobs:
                if isinstance(job, Work):
                    job.write(connection)
            for start in range(0, len(entries), MOST_IN_STATEMENT):
                _insert(connection, entries[start : start + MOST_IN_STATEMENT])
            self._touch(connection, entries)
            for job in jobs:
                if isinstance(job, Entries) and job.write is not None:
                    job.write(connection)
            self.other_servers.announce(connection, {job.table_id for job in jobs})

    def _connected(self) -> Connection:
        try:
            return self._database.writing.connect()
        except SQLAlchemyError as error:
            raise NoConnection from error

    def _touch(self, connection: Connection, entries: list[Entry]) -> None:
        """Note when a table was last played at, to the minute: lists need no more."""
        for entry in entries:
            if entry.at - self._touched.get(entry.table_id, 0) >= MINUTE:
                connection.execute(_TOUCH, {"id_": entry.table_id, "touched_": entry.at})
                if len(self._touched) >= MOST_REMEMBERED:
                    self._touched.clear()
                self._touched[entry.table_id] = entry.at


def _entries_of(job: Job) -> Sequence[Entry]:
    return job.entries if isinstance(job, Entries) else ()


def _tell(waiting: Waiting, failure: NotSaved | None) -> None:
    """Tell a sender what became of its job; no failure there may keep others from hearing."""
    job, written = waiting
    try:
        written(failure)
    except Exception:
        LOG.exception("what follows from this failed: %s", job)


def finish(done: asyncio.Future[None], failure: NotSaved | None) -> None:
    """Tell whoever waits for it that something is on disk, or could not be written."""
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


def _insert(connection: Connection, entries: Sequence[Entry]) -> None:
    """Insert them in one statement: between several, this thread would wait for the loop's."""
    place = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([place] * len(Entry._fields))})"
    statement = f"INSERT INTO {ENTRY.name} ({', '.join(Entry._fields)}) VALUES "
    values = tuple(value for entry in entries for value in entry)
    connection.exec_driver_sql(statement + ", ".join([row] * len(entries)), values)


_TOUCH = (
    update(GAME_TABLE)
    .where(GAME_TABLE.c.id == bindparam("id_"))
    .values(touched=bindparam("touched_"))
)
