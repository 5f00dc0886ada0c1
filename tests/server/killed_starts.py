"""Starts that are killed at every moment, each in a process of its own, which is cheap to fork:
`python -m tests.server.killed_starts MANNER ADDRESS VERSION FIRST STRIDE` says how many died.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    select,
)

from spellwright.server.store.database import Database, open_database
from spellwright.server.store.migrate import (
    MIGRATIONS,
    migrate_now,
    newest_version,
    version_of,
)
from spellwright.server.store.ready_database import ready_database
from spellwright.server.store.schema import METADATA

NOTHING = "nothing"
ONCE = "as once"
NOW = "as now"
FILE_EVENTS = ("sqlite3.connect", "os.rename", "os.remove", "os.chmod")
MOST = 400
VALUES = {"table_id": "t1", "id": "t1", "link": "a link", "settings": "{}"}


class Moments:
    """Counts what a start does, and ends the process at a moment."""

    def __init__(self, last: int) -> None:
        self._left = last

    def next(self) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def begin(self) -> None:
        for name in ("before_cursor_execute", "after_cursor_execute", "commit"):
            event.listen(Engine, name, lambda *_: self.next())
        sys.addaudithook(lambda name, _: self.next() if name in FILE_EVENTS else None)


class DataPlace:
    """A database that can be put back to where it was before an upgrade."""

    def __init__(self, address: str, version: str) -> None:
        self.address = address
        self._version = version
        self._file = open_database(address).file
        self.rows: dict[str, list[dict[str, Any]]] = {}
        self.shape: dict[str, set[str]] = {}

    def prepare(self) -> None:
        """At the version, with a row in every table."""
        if self._file is None:
            self._make()
            return
        folder, before = self._file.parent, self._file.parent.with_suffix(".before")
        if not before.exists():
            folder.mkdir()
            self._make()
            folder.rename(before)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(before, folder)

    def _make(self) -> None:
        database = open_database(self.address)
        if self._file is None:
            with database.writing.begin() as connection:
                connection.exec_driver_sql("DROP SCHEMA public CASCADE")
                connection.exec_driver_sql("CREATE SCHEMA public")
        if self._version != NOTHING:
            migrate_now(database, self._version)
            self.rows = fill(database)
        with database.writing.connect() as connection:
            self.shape = shape(connection)
        database.close_now()

    def check_is_whole(self) -> None:
        """Where the killed start has left it: it has taken all steps, or none."""
        database = open_database(self.address)
        with database.writing.connect() as connection:
            if version_of(connection) != newest_version():
                assert shape(connection) == self.shape
        database.close_now()

    def check(self) -> None:
        """After the next start everything is as the schema says, and nothing is lost."""
        database = ready_database(self.address)
        with database.writing.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []
            for name, rows in self.rows.items():
                found = [
                    dict(row._mapping) for row in connection.execute(select(METADATA.tables[name]))
                ]
                for now, before in zip(found, rows, strict=True):
                    assert {key: before[key] for key in before if key in now}.items() <= now.items()
        database.close_now()


def shape(connection: Connection) -> dict[str, set[str]]:
    """The columns and indexes of each table."""
    found = inspect(connection)
    return {
        name: {str(part["name"]) for part in (*found.get_columns(name), *found.get_indexes(name))}
        for name in found.get_table_names()
    }


def fill(database: Database) -> dict[str, list[dict[str, Any]]]:
    """One row in each table as it is now; the references fit."""
    there, rows = MetaData(), {}
    with database.writing.begin() as connection:
        there.reflect(connection)
        for table in there.sorted_tables:
            if table.name in METADATA.tables:
                rows[table.name] = [_row(table)]
                connection.execute(insert(table), rows[table.name])
    return rows


def _row(table: Table) -> dict[str, Any]:
    return {
        column.name: VALUES.get(column.name, "x")
        if column.type.python_type is str
        else column.type.python_type(1)
        for column in table.columns
    }


def in_a_child(work: Callable[[], None]) -> int:
    """What became of it: 0, the signal that ended it as a negative number, or 1."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            work()
            code = 0
        except BaseException:  # noqa: BLE001 - a child must not go on as its parent
            traceback.print_exc()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def start(address: str) -> None:
    ready_database(address).close_now()


def start_as_once(address: str) -> None:
    """As versions did that left transactions to Python's driver: CREATE and ALTER stood at once."""
    engine = create_engine(address)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")


def main(manner: str, address: str, version: str, first: int, stride: int) -> int:
    begin = start_as_once if manner == ONCE else start
    place = DataPlace(address, version)

    def start_and_die(moment: int) -> None:
        Moments(moment).begin()
        begin(address)

    for killed, moment in enumerate(range(first, MOST, stride)):
        place.prepare()
        ended = in_a_child(partial(start_and_die, moment))
        assert ended in (0, -signal.SIGKILL), f"moment {moment}: {ended}"
        if manner == NOW:
            assert in_a_child(place.check_is_whole) == 0, f"a kill at moment {moment} left a piece"
        assert in_a_child(place.check) == 0, f"after a kill at moment {moment}"
        if ended == 0:
            return killed
    raise AssertionError("a start has no end")


if __name__ == "__main__":
    how, where, since, at, step = sys.argv[1:]
    sys.stdout.write(f"{main(how, where, since, int(at), int(step))}\n")
