"""Problem reports for whoever mends things: read from the database, beside a running server."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import select

from spellwright.server.store.ready_database import kept_database
from spellwright.server.store.schema import REPORT

MOST_LISTED: Final = 50


async def read_reports(address: str, id: str = "") -> list[dict[str, Any]]:
    """The report with an id, or the latest ones."""
    query = select(REPORT).order_by(REPORT.c.at.desc()).limit(MOST_LISTED)
    if id:
        query = select(REPORT).where(REPORT.c.id == id)
    database = kept_database(address)
    try:
        with database.faults_as_sentences():
            async with database.reading.connect() as connection:
                return [dict(row._mapping) for row in await connection.execute(query)]
    finally:
        await database.close()
