"""Opening the database: SQLite in a file by default, PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spellwright.kernel.refusal import Refused

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def open_database(address: str) -> AsyncEngine:
    """The engine for an address such as `sqlite:///games.db` or `postgresql://host/name`."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise Refused("database", f"«{address[:80]}» is no address of a database.") from None
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise Refused("database", f"The database should be sqlite or postgresql, not {backend}.")
    engine = create_async_engine(url.set(drivername=DRIVERS[backend]))
    if backend == "sqlite":
        event.listen(engine.sync_engine, "connect", _durable_sqlite)
    return engine


def sqlite_address(file: Path) -> str:
    return f"sqlite:///{file}"


def _durable_sqlite(connection: Any, _record: Any) -> None:
    """A commit is on disk when it returns, and readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
