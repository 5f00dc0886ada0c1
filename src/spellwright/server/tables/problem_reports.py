"""A problem report: the replay and the position of a table, kept with somebody's words."""

from __future__ import annotations

import time

from spellwright import __version__
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.server.limits import LONGEST_NOTE, REPORTS_PER_TABLE
from spellwright.server.speaking import say
from spellwright.server.store.table_store import TableStore
from spellwright.server.tables.ids import new_id
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.one_line import one_line


async def keep_report(store: TableStore, table: LiveTable, seat: int, note: str) -> str:
    """Keep a report and return its short id; the reports of one table are limited."""
    if table.table is None:
        raise Refused("waiting", say("refusal-nothing-to-report"))
    if await store.count_reports(table.id) >= REPORTS_PER_TABLE:
        raise Refused("too-fast", say("refusal-reported-enough"))
    id = new_id()
    await store.add_report(
        {
            "id": id,
            "table_id": table.id,
            "number": table.entries,
            "seat": seat,
            "name": "" if seat == SPECTATOR else table.places[seat].name,
            "note": one_line(note, LONGEST_NOTE),
            "replay": table.pieces.replay(table.table).to_json(),
            "state": table.table.state.to_json(),
            "at": int(time.time()),
            "program": f"Spellwright {__version__}",
            "edition": str(table.edition),
        }
    )
    return id
