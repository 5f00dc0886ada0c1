"""What this version would make of the running tables of a database, which stays as it is."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, MetaData, Table, insert, inspect, select

from spellwright.kernel.edition import Edition
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game, any_game
from spellwright.server.speaking import say
from spellwright.server.store.database import Database, open_database
from spellwright.server.store.migrate import is_newer, migrate_now, version_of
from spellwright.server.store.schema import EDITION, ENTRY, GAME_TABLE, SEAT, SNAPSHOT
from spellwright.server.store.snapshots import snapshots_from
from spellwright.server.store.sqlite_file import check_is_database
from spellwright.server.store.table_store import FindGame, place_from, table_from
from spellwright.server.store.writer import Entry
from spellwright.server.tables.live_table import RUNNING
from spellwright.server.tables.loading import CannotReplay

UNREADABLE: Final = "unreadable"
COPIED: Final = ("game_table", "seat", "entry", "snapshot", "edition")
ROWS_AT_ONCE: Final = 1000


class Tried(NamedTuple):
    """What would become of one table."""

    id: str
    game: str
    how: str
    """How the table stands once it is loaded, or `unreadable`."""
    sentence: str


def validate(address: str, find_game: FindGame = any_game) -> list[Tried]:
    """Try all running tables with this version, on a copy of them."""
    with tempfile.TemporaryDirectory() as folder:
        copy = open_database(f"sqlite:///{Path(folder) / 'tables.db'}")
        try:
            _copy_running(address, copy)
            migrate_now(copy)
            with copy.writing.connect() as connection:
                return list(_try_all(connection, find_game))
        finally:
            copy.close_now()


def counted(tried: list[Tried]) -> dict[str, int]:
    """The stable shape of `tables validate --json`."""
    found = Counter(table.how for table in tried)
    kinds = ("exact", "older", "unverified", "differs", UNREADABLE)
    return {"tables": len(tried), **{kind: found[kind] for kind in kinds}}


def _copy_running(address: str, copy: Database) -> None:
    """Fill a database of the same version with the running tables; nothing is written to theirs."""
    source = open_database(address, is_only_read=True)
    try:
        with source.faults_as_sentences():
            if source.file is not None:
                check_is_database(source.file)
                if not source.file.exists():
                    raise Refused("database", say("refusal-no-file", file=str(source.file)))
            with source.writing.connect() as connection:
                version = version_of(connection)
                if not version or is_newer(version):
                    raise Refused(
                        "database", say("refusal-unreadable-database", database=source.name)
                    )
                migrate_now(copy, version)
                for name in COPIED:
                    if inspect(connection).has_table(name):
                        _copy_rows(connection, copy, name)
                connection.rollback()
    finally:
        source.close_now()


def _copy_rows(connection: Connection, copy: Database, name: str) -> None:
    rows = Table(name, MetaData(), autoload_with=connection)
    query = select(rows)
    if name == "game_table":
        query = query.where(rows.c.status == RUNNING)
    elif name != "edition":
        tables = Table("game_table", MetaData(), autoload_with=connection)
        running = select(tables.c.id).where(tables.c.status == RUNNING)
        query = query.where(rows.c.table_id.in_(running))
    found = connection.execute(query)
    while some := found.fetchmany(ROWS_AT_ONCE):
        with copy.writing.begin() as target:
            target.execute(insert(rows), [dict(row._mapping) for row in some])


def _try_all(connection: Connection, find_game: FindGame) -> Iterator[Tried]:
    ages: dict[str, dict[str, int]] = {}
    for row in connection.execute(select(EDITION)):
        ages.setdefault(row.game, {})[row.edition] = row.id
    tables = connection.execute(select(GAME_TABLE).order_by(GAME_TABLE.c.touched)).all()
    for row in tables:
        yield _tried(connection, row, find_game, ages)


def _tried(
    connection: Connection, row: Any, find_game: FindGame, ages: dict[str, dict[str, int]]
) -> Tried:
    def is_newer_here(game: Game, mine: Edition, edition: Edition) -> bool:
        # An edition that was never here is installed now, and newer than all that were.
        if edition.number != mine.number:
            return edition.number > mine.number
        known = ages.get(game.id, {})
        return known.get(str(edition), 0) > known.get(str(mine), 1 << 62)

    try:
        seats = connection.execute(
            select(SEAT).where(SEAT.c.table_id == row.id).order_by(SEAT.c.seat)
        )
        entries = connection.execute(
            select(ENTRY).where(ENTRY.c.table_id == row.id).order_by(ENTRY.c.number)
        )
        kept = connection.execute(select(SNAPSHOT).where(SNAPSHOT.c.table_id == row.id))
        table = table_from(
            find_game(row.game),
            row,
            [place_from(seat) for seat in seats],
            [Entry(*entry) for entry in entries],
            snapshots_from(kept),
            is_newer_here,
        )
    except (Refused, CannotReplay) as error:
        return Tried(row.id, row.game, UNREADABLE, str(error))
    standing = table.pieces.standing
    # That it went on under another edition once is no news; how it would be read now is.
    how = standing.how if table.is_to_be_read_anew else "exact"
    return Tried(
        row.id, row.game, how, str(table.notice) if how != "exact" and table.notice else ""
    )
