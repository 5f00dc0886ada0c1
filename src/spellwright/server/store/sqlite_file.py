"""The file of an SQLite database: whose it is, whether it is one, and copies of it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.server.speaking import say
from spellwright.server.store.server_lock import OWNER_ONLY

HEADER: Final = b"SQLite format 3\0"


def check_is_database(file: Path) -> None:
    """Refuse a file that is there and is no SQLite database; an empty file may become one."""
    if file.is_dir():
        raise Refused("database", say("refusal-is-folder", file=str(file)))
    if not file.parent.is_dir():
        raise Refused("database", say("refusal-no-folder", folder=str(file.parent)))
    if file.exists():
        with file.open("rb") as opened:
            start = opened.read(len(HEADER))
        if start not in (b"", HEADER):
            raise Refused("database", say("refusal-not-a-database", file=str(file)))


def make_own(file: Path) -> None:
    """Make the file if it is missing; nobody but its owner may read it. What SQLite puts beside it
    gets the same mode.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    # A file of somebody else may be open to us and yet not ours to change.
    with contextlib.suppress(PermissionError):
        for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
            if file.with_name(name).exists():
                file.with_name(name).chmod(OWNER_ONLY)


def copy_database(source: Path, to: Path) -> None:
    """Copy a database whole, also while a server writes to it; there is never a piece of a copy.

    The copy is one file, on disk when this returns, and for its owner only.
    """
    handle, name = tempfile.mkstemp(prefix=f".{to.name}.", dir=to.parent)
    os.close(handle)
    beside = Path(name)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(beside)) as new:
            old.backup(new)
            # All in one file: nobody has to know of a second one.
            new.execute("PRAGMA journal_mode=DELETE")
            found = new.execute("PRAGMA quick_check").fetchone()[0]
        if found != "ok":
            raise Refused(
                "database", say("refusal-damaged", file=str(source), why=found.splitlines()[0])
            )
        put_in_place(beside, to)
    finally:
        for left in (name, f"{name}-journal", f"{name}-wal", f"{name}-shm"):
            Path(left).unlink(missing_ok=True)


def put_in_place(file: Path, to: Path) -> None:
    """Give a finished file its name; after a failure of power it is the old one or the new one."""
    with file.open("rb+") as opened:
        os.fsync(opened.fileno())
    file.replace(to)
    if os.name == "posix":
        folder = os.open(to.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
