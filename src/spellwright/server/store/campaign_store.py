"""Reading and writing campaigns: whose they are, their record, and the tables of their games."""

from __future__ import annotations

import json
import time
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, insert, or_, select, update

from spellwright.kernel.refusal import Refused
from spellwright.server.speaking import say
from spellwright.server.store.database import Database
from spellwright.server.store.schema import CAMPAIGN, GAME_TABLE, SEAT
from spellwright.server.store.writer import Writer


class CampaignRow(NamedTuple):
    """A campaign as the disk has it; the record is the game's own JSON."""

    id: str
    game: str
    host: str
    record: str
    tables: tuple[str, ...]
    touched: int


class CampaignStore:
    def __init__(self, database: Database, writer: Writer) -> None:
        self._reading = database.reading
        self._writer = writer

    async def add(self, row: CampaignRow) -> None:
        values = {**row._asdict(), "tables": json.dumps(row.tables)}
        await self._writer.do(row.tables[-1], lambda connection: _insert(connection, values))

    async def load(self, id: str) -> CampaignRow | None:
        async with self._reading.connect() as connection:
            rows = await connection.execute(select(CAMPAIGN).where(CAMPAIGN.c.id == id))
            row = rows.first()
            return None if row is None else _campaign(row)

    async def changed(self, was: CampaignRow, record: str, tables: tuple[str, ...]) -> CampaignRow:
        """Write what has become of a campaign, unless another server was faster."""
        values = {"record": record, "tables": json.dumps(tables), "touched": int(time.time())}
        where = and_(
            CAMPAIGN.c.id == was.id,
            CAMPAIGN.c.record == was.record,
            CAMPAIGN.c.tables == json.dumps(was.tables),
        )

        def work(connection: Connection) -> None:
            done = connection.execute(update(CAMPAIGN).where(where).values(values))
            if done.rowcount == 0:
                raise Refused("gone-on", say("refusal-campaign-gone-on"))

        await self._writer.do(tables[-1], work)
        return was._replace(record=record, tables=tables)

    async def of_session(self, session: str, most: int) -> list[CampaignRow]:
        """The campaigns that somebody opened or plays in, the latest first."""
        seated = or_(SEAT.c.session == session, SEAT.c.kept_for == session)
        played = (
            select(GAME_TABLE.c.campaign)
            .join(SEAT, SEAT.c.table_id == GAME_TABLE.c.id)
            .where(GAME_TABLE.c.campaign != "", seated)
        )
        query = (
            select(CAMPAIGN)
            .where(or_(CAMPAIGN.c.host == session, CAMPAIGN.c.id.in_(played)))
            .order_by(CAMPAIGN.c.touched.desc())
            .limit(most)
        )
        async with self._reading.connect() as connection:
            return [_campaign(row) for row in await connection.execute(query)]


def _insert(connection: Connection, values: dict[str, Any]) -> None:
    connection.execute(insert(CAMPAIGN).values(values))


def _campaign(row: Row[Any]) -> CampaignRow:
    tables = tuple(json.loads(row.tables))
    return CampaignRow(row.id, row.game, row.host, row.record, tables, row.touched)
