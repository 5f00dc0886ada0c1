"""Clearing away what is old: tables that nobody has touched, chat, and problem reports."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, func, or_, select, update

from spellwright.server.store.database import Database
from spellwright.server.store.ready_database import kept_database
from spellwright.server.store.schema import CAMPAIGN, CHAT, ENTRY, GAME_TABLE, METADATA, REPORT

DAY: Final = 24 * 3600
AT_ONCE: Final = 100
"""Tables deleted in one transaction: a running server does not wait long for its turn to write."""
LINES_AT_ONCE: Final = 2000

PARTS: Final[tuple[tuple[Table, Any], ...]] = tuple(
    (table, key.parent)
    for table in METADATA.sorted_tables
    for key in table.foreign_keys
    if key.column.table is GAME_TABLE
)
"""What belongs to a table and goes with it, whatever is added to the schema later."""


class Ages(NamedTuple):
    """Days after which something is old; None: it stays, however old."""

    tables: int | None
    chat: int | None
    reports: int | None


class Old(NamedTuple):
    """How much is old."""

    tables: int
    choices: int
    campaigns: int
    chat: int
    reports: int
    reported: int
    """Tables that are old and stay, since somebody reported a problem there."""


def prune(address: str, ages: Ages, now: int, *, is_meant: bool) -> Old:
    """Say what is old, and delete it if that is meant; a running server goes on meanwhile."""
    database = kept_database(address)
    try:
        with database.faults_as_sentences():
            with database.writing.connect() as connection:
                old = _count(connection, ages, now)
            if is_meant:
                _delete(database, ages, now)
            return old
    finally:
        database.close_now()


def _before(now: int, days: int | None) -> int:
    """Everything before this second is old."""
    return -1 if days is None else now - days * DAY


# -- which tables ----------------------------------------------------------------------------------


def _reported(ages: Ages, now: int) -> ColumnElement[bool]:
    """Whether a problem report that stays tells of the table."""
    stays = REPORT.c.at >= _before(now, ages.reports)
    return select(REPORT.c.id).where(REPORT.c.table_id == GAME_TABLE.c.id, stays).exists()


def _old_campaigns(ages: Ages, now: int) -> Any:
    """Campaigns go as a whole: when no table of theirs has to stay."""
    before = _before(now, ages.tables)
    staying = select(GAME_TABLE.c.campaign).where(
        or_(GAME_TABLE.c.touched >= before, _reported(ages, now))
    )
    return select(CAMPAIGN.c.id).where(CAMPAIGN.c.touched < before, CAMPAIGN.c.id.not_in(staying))


def _old_tables(ages: Ages, now: int) -> ColumnElement[bool]:
    """Which tables are old and belong to no campaign that is still there."""
    return and_(
        GAME_TABLE.c.touched < _before(now, ages.tables),
        GAME_TABLE.c.campaign.not_in(select(CAMPAIGN.c.id)),
        ~_reported(ages, now),
    )


# -- counting --------------------------------------------------------------------------------------


def _count(connection: Connection, ages: Ages, now: int) -> Old:
    before = _before(now, ages.tables)
    gone = or_(_old_tables(ages, now), GAME_TABLE.c.campaign.in_(_old_campaigns(ages, now)))
    ids = select(GAME_TABLE.c.id).where(gone)
    lines = or_(CHAT.c.at < _before(now, ages.chat), CHAT.c.table_id.in_(ids))
    return Old(
        tables=_number(connection, GAME_TABLE, gone),
        choices=_number(connection, ENTRY, ENTRY.c.table_id.in_(ids)),
        campaigns=_number(connection, CAMPAIGN, CAMPAIGN.c.id.in_(_old_campaigns(ages, now))),
        chat=_number(connection, CHAT, lines),
        reports=_number(connection, REPORT, REPORT.c.at < _before(now, ages.reports)),
        reported=_number(
            connection, GAME_TABLE, and_(GAME_TABLE.c.touched < before, _reported(ages, now))
        ),
    )


def _number(connection: Connection, table: Table, where: ColumnElement[bool]) -> int:
    query = select(func.count()).select_from(table).where(where)
    return int(connection.execute(query).scalar_one())


# -- deleting --------------------------------------------------------------------------------------


def _delete(database: Database, ages: Ages, now: int) -> None:
    _delete_lines(database, REPORT, REPORT.c.at < _before(now, ages.reports))
    _delete_lines(database, CHAT, CHAT.c.at < _before(now, ages.chat))
    while _delete_a_campaign(database, ages, now):
        pass
    while _delete_some_tables(database, ages, now):
        pass


def _delete_lines(database: Database, table: Table, where: ColumnElement[bool]) -> None:
    some = select(table.c.id).where(where).limit(LINES_AT_ONCE)
    while True:
        with database.writing.begin() as connection:
            if not connection.execute(delete(table).where(table.c.id.in_(some))).rowcount:
                return


def _delete_a_campaign(database: Database, ages: Ages, now: int) -> bool:
    with database.writing.begin() as connection:
        id = connection.execute(_old_campaigns(ages, now).limit(1)).scalar()
        if id is None:
            return False
        connection.execute(delete(CAMPAIGN).where(CAMPAIGN.c.id == id))
        of_it = select(GAME_TABLE.c.id).where(GAME_TABLE.c.campaign == id)
        delete_tables(connection, list(connection.execute(of_it.with_for_update()).scalars()))
    return True


def _delete_some_tables(database: Database, ages: Ages, now: int) -> bool:
    old = select(GAME_TABLE.c.id).where(_old_tables(ages, now)).limit(AT_ONCE)
    with database.writing.begin() as connection:
        ids = list(connection.execute(old.with_for_update()).scalars())
        delete_tables(connection, ids)
    return bool(ids)


def delete_tables(connection: Connection, ids: list[str]) -> None:
    """Delete tables with all that belongs to them."""
    for table, id in PARTS:
        connection.execute(delete(table).where(id.in_(ids)))
    connection.execute(update(GAME_TABLE).where(GAME_TABLE.c.rematch.in_(ids)).values(rematch=""))
    connection.execute(delete(GAME_TABLE).where(GAME_TABLE.c.id.in_(ids)))
