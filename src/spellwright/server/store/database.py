"""Opening the database: SQLite in a file by default, PostgreSQL by its address."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from spellwright.extras import need
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying
from spellwright.server.speaking import say
from spellwright.server.store.server_lock import ServerLock

LOG = logging.getLogger(__name__)

READING: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
WRITING: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
ALIASES: Final = {"postgres": "postgresql"}

POSTGRES_PATIENCE: Final = {
    "connect_timeout": "5",
    # These notice a connection that has gone dead without a word.
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "8000",
}
POSTGRES_LOCKS: Final = "-c lock_timeout=5s -c idle_in_transaction_session_timeout=30s"
"""A server whose machine has died may leave a transaction open: the others do not wait for it."""

SQLITE_REASONS: Final = {
    "file is not a database": "no-database",
    "file is encrypted or is not a database": "no-database",
    "database disk image is malformed": "damaged",
    "unable to open database file": "not-opened",
    "attempt to write a readonly database": "not-written",
    "database or disk is full": "full",
    "disk I/O error": "disk",
    "database is locked": "locked",
}


class Unreachable(Refused):
    """The database does not answer, or cannot do what is asked of it."""

    def __init__(self) -> None:
        super().__init__("not-saved", say("refusal-unreachable"))


@contextmanager
def reached() -> Iterator[None]:
    """Turn errors of the database into one sentence, while games are played."""
    try:
        yield
    except SQLAlchemyError as error:
        LOG.warning("the database does not answer: %s", error)
        raise Unreachable from None


class Database:
    """Many read at once, in the server's loop. All writing is done by one thread, the Writer's:
    writers that wait for each other's lock are what makes SQLite slow.
    """

    def __init__(self, url: URL, *, is_only_read: bool) -> None:
        backend = url.get_backend_name()
        self.is_shared = backend == "postgresql"
        """Whether other servers may write to the same database."""
        self.file = None if self.is_shared else Path(url.database or "").resolve()
        """The file of an SQLite database."""
        self._url = url
        self.reading: AsyncEngine = create_async_engine(
            url.set(drivername=READING[backend]), **_manners(url)
        )
        self.writing: Engine = create_engine(url.set(drivername=WRITING[backend]), **_manners(url))
        self._lock: ServerLock | None = None
        if self.file is not None and is_only_read:
            event.listen(self.writing, "connect", _only_read)
            event.listen(self.writing, "connect", _own_transactions)
            event.listen(self.writing, "begin", _begin_reading)
        elif self.file is not None:
            event.listen(self.reading.sync_engine, "connect", _durable_sqlite)
            event.listen(self.writing, "connect", _durable_sqlite)
            event.listen(self.writing, "connect", _own_transactions)
            event.listen(self.writing, "begin", _begin)

    @property
    def name(self) -> str:
        """The database as people know it, without a password."""
        if self.file is not None:
            return f"“{self.file}”"
        where = self._url.host or "localhost"
        port = f":{self._url.port}" if self._url.port else ""
        return f"PostgreSQL “{self._url.database or ''}” at {where}{port}"

    def lock(self) -> None:
        """Be the only server at an SQLite file, until it is closed or the process ends."""
        if self.file is not None and self._lock is None:
            self._lock = ServerLock(self.file)

    def postgres_arguments(self) -> dict[str, Any]:
        """The arguments for a connection beside those of the engines, by PostgreSQL's own
        driver.
        """
        named = self._url.translate_connect_args(username="user", database="dbname")
        return {**named, **self._url.query, **_manners(self._url)["connect_args"]}

    @contextmanager
    def changing_its_shape(self) -> Iterator[Connection]:
        """One transaction in which tables may be made anew; SQLite looks at references only
        afterwards, since it would take rows along with the table they point to.
        """
        engine = create_engine(
            self._url.set(drivername=self.writing.url.drivername),
            poolclass=NullPool,
            **_manners(self._url, waits_for_locks=True),
        )
        if self.file is not None:
            event.listen(engine, "connect", _durable_sqlite)
            event.listen(engine, "connect", _without_references)
            event.listen(engine, "connect", _own_transactions)
            event.listen(engine, "begin", _begin)
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()

    @contextmanager
    def faults_as_sentences(self) -> Iterator[None]:
        """Turn errors of the database into one sentence that says why it cannot be opened."""
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise Refused("database", _cannot_open(self.name, error)) from None

    async def close(self) -> None:
        await self.reading.dispose()
        self.close_now()

    def close_now(self) -> None:
        """Close without an event loop: for callers that have only written."""
        self.writing.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def open_database(address: str, *, is_only_read: bool = False) -> Database:
    """The database at an address such as `postgresql://host/name` or `sqlite:///games.db`, or in a
    file such as `games.db`. Nothing is read or made yet. A file that is only read stays as it is,
    and whoever writes to it meanwhile does not wait.
    """
    url = _url(address)
    backend = url.get_backend_name()
    if backend not in READING:
        raise Refused("database", say("refusal-other-database", backend=backend[:40]))
    if backend == "sqlite" and (not url.database or url.database.startswith((":", "file:"))):
        raise Refused("database", say("refusal-no-database-file"))
    if backend == "postgresql":
        need("postgres", "psycopg", "PostgreSQL")
    return Database(url, is_only_read=is_only_read)


def _url(address: str) -> URL:
    scheme, separator, rest = address.partition("://")
    if not separator:
        if not address.strip() or "\0" in address:
            raise Refused("database", say("refusal-no-database-name", address=address[:80]))
        return URL.create("sqlite", database=address)
    try:
        url = make_url(f"{ALIASES.get(scheme, scheme)}{separator}{rest}")
        # Asked for here, since it fails for a scheme that nobody knows.
        url.get_backend_name()
    except (ArgumentError, ValueError):
        # The address is not repeated here: there may be a password in it.
        raise Refused("database", say("refusal-no-database-address")) from None
    return url


def _manners(url: URL, *, waits_for_locks: bool = False) -> dict[str, Any]:
    """PostgreSQL that does not answer is given up after a while; the address may say when."""
    if url.get_backend_name() == "sqlite":
        return {}
    patience = POSTGRES_PATIENCE
    if not waits_for_locks:
        patience = {**patience, "options": POSTGRES_LOCKS}
    arguments = {name: value for name, value in patience.items() if name not in url.query}
    # A connection that was lost meanwhile is noticed before it is used, and made anew.
    return {"pool_pre_ping": True, "connect_args": arguments}


def _cannot_open(name: str, error: Exception) -> Saying:
    reason = _reason(error)
    if reason in SQLITE_REASONS:
        return say(f"refusal-database-{SQLITE_REASONS[reason]}", database=name)
    return say("refusal-database", database=name, why=reason)


def _reason(error: Exception) -> str:
    """The reason for an error, as it tells it, in a few words without line breaks."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror[:1].lower() + cause.strerror[1:]
    lines = str(cause).strip().splitlines()
    said = lines[0].strip().rstrip(".") if lines else type(cause).__name__
    return said[:200]


def _durable_sqlite(connection: Any, _record: Any) -> None:
    """A commit is on disk when it returns, and readers do not wait for the writer."""
    cursor = connection.cursor()
    # The timeout comes first: changing the journal's mode may mean waiting.
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _only_read(connection: Any, _record: Any) -> None:
    """Not even the journal's mode is changed: that is written in the file."""
    for pragma in ("busy_timeout=5000", "query_only=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _without_references(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA foreign_keys=OFF")


def _own_transactions(connection: Any, _record: Any) -> None:
    """Python's driver begins no transaction before CREATE or ALTER: it must leave that to us."""
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin_reading(connection: Connection) -> None:
    """All that is read is of one moment, and nobody is kept from writing."""
    connection.exec_driver_sql("BEGIN")
