"""Backups of an SQLite database: taken from under a running server, and put back."""

from __future__ import annotations

import itertools
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from spellwright.kernel.refusal import Refused
from spellwright.server.speaking import say
from spellwright.server.store.database import Database, open_database
from spellwright.server.store.migrate import is_newer
from spellwright.server.store.sqlite_file import check_is_database, copy_database, put_in_place

BESIDE: Final = ("-wal", "-shm")
"""Files that SQLite keeps beside a database."""


class Contents(NamedTuple):
    """What is in a backup."""

    tables: int
    entries: int
    version: str


def back_up(address: str, to: Path) -> Contents:
    """Copy the games into a file, also while a server writes to them."""
    with _sqlite(address, f"pg_dump --format=custom --file={to} ADDRESS") as database:
        assert database.file is not None
        _contents(database.file)
        copy_database(database.file, to)
        return _contents(to)


def restore(address: str, backup: Path) -> tuple[Contents, Path | None]:
    """Put a backup in the place of the games; the old games are kept in the file whose path is
    returned. No server may be running. Killed at any moment, it leaves the old games or the new
    ones.
    """
    with _sqlite(address, f"pg_restore --clean --if-exists --dbname=ADDRESS {backup}") as database:
        file = database.file
        assert file is not None
        if file == backup.resolve():
            raise Refused("database", say("refusal-restore-itself", file=str(backup)))
        contents = _contents(backup)
        if not file.parent.is_dir():
            raise Refused("database", say("refusal-no-folder", folder=str(file.parent)))
        database.lock()
        beside = file.with_name(f".{file.name}.restored")
        copy_database(backup, beside)
        kept = _set_aside(file)
        put_in_place(beside, file)
        return contents, kept


@contextmanager
def _sqlite(address: str, instead: str) -> Iterator[Database]:
    """An SQLite database, closed in the end; for PostgreSQL a sentence says what to use instead."""
    database = open_database(address)
    try:
        if database.is_shared:
            raise Refused("database", say("refusal-postgres-tool", command=instead))
        with database.faults_as_sentences():
            yield database
    finally:
        database.close_now()


def _contents(file: Path) -> Contents:
    """What is in a database; refused if it is not one of ours, or a newer one."""
    check_is_database(file)
    if not file.exists():
        raise Refused("database", say("refusal-no-file", file=str(file)))
    try:
        with closing(sqlite3.connect(file)) as disk:
            (version,) = disk.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = disk.execute("SELECT count(*) FROM game_table").fetchone()
            (entries,) = disk.execute("SELECT count(*) FROM entry").fetchone()
    except (sqlite3.DatabaseError, TypeError):
        raise Refused("database", say("refusal-no-games-in", file=str(file))) from None
    if is_newer(version):
        raise Refused("database", say("refusal-newer-backup", file=str(file)))
    return Contents(tables, entries, version)


def _set_aside(file: Path) -> Path | None:
    """Keep a copy of the games that are there, and leave nothing beside the file that SQLite would
    take for a part of the next one.
    """
    if not file.exists():
        return None
    kept = _new_name(file)
    try:
        copy_database(file, kept)
        with closing(sqlite3.connect(file)) as disk:
            disk.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise
    except (sqlite3.DatabaseError, Refused):
        # The database cannot be read: that may be why there is a backup to restore.
        shutil.copy2(file, kept)
        for end in BESIDE:
            with suppress(FileNotFoundError):
                Path(f"{file}{end}").replace(f"{kept}{end}")
    return kept


def _new_name(file: Path) -> Path:
    """A name for what is set aside, under which nothing that was set aside before is lost."""
    now = datetime.now().astimezone()
    kept = file.with_name(f"{file.name}.before-{now:%Y%m%d-%H%M%S}")
    for number in itertools.count(2):
        if not kept.exists():
            break
        kept = file.with_name(f"{file.name}.before-{now:%Y%m%d-%H%M%S}-{number}")
    return kept
