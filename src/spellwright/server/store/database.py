"""Opening the database: SQLite in a file by default, PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spellwright.kernel.refusal import Refused

READING: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
WRITING: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}


class Database:
    """Many read at once, in the server's loop. All writing is done by one thread, the Writer's:
    writers that wait for each other's lock are what makes SQLite slow.
    """

    def __init__(self, url: URL) -> None:
        backend = url.get_backend_name()
        self.is_shared = backend == "postgresql"
        """Whether other servers may write to the same database."""
        self.dsn = url.set(drivername=backend).render_as_string(hide_password=False)
        self.reading: AsyncEngine = create_async_engine(url.set(drivername=READING[backend]))
        self.writing: Engine = create_engine(url.set(drivername=WRITING[backend]))
        if backend == "sqlite":
            event.listen(self.reading.sync_engine, "connect", _durable_sqlite)
            event.listen(self.writing, "connect", _durable_sqlite)

    async def close(self) -> None:
        await self.reading.dispose()
        self.writing.dispose()


def open_database(address: str) -> Database:
    """The database at an address such as `sqlite:///games.db` or `postgresql://host/name`."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise Refused("database", f"«{address[:80]}» is no address of a database.") from None
    backend = url.get_backend_name()
    if backend not in READING:
        raise Refused("database", f"The database should be sqlite or postgresql, not {backend}.")
    try:
        return Database(url)
    except ImportError:
        sentence = "For PostgreSQL, install the driver too: pip install 'spellwright[postgres]'."
        raise Refused("database", sentence) from None


def sqlite_address(file: Path) -> str:
    return f"sqlite:///{file}"


def _durable_sqlite(connection: Any, _record: Any) -> None:
    """A commit is on disk when it returns, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
