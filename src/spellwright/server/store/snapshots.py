"""Snapshots: where a running table stands, kept so that another edition can go on from there.

Each table has one, which is replaced every few choices; and, once it has gone on under another
edition, one more that stays, of the position from which it did.
"""

from __future__ import annotations

import json
import zlib
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert

from spellwright.kernel.refusal import Refused
from spellwright.server.speaking import say
from spellwright.server.store.schema import SNAPSHOT

LONGEST: Final = 50_000_000
"""The most bytes to unpack: nothing that we kept is larger."""


class Snapshot(NamedTuple):
    """The state of a table before the entry of this number."""

    number: int
    edition: str
    data: dict[str, Any]


class Snapshots(NamedTuple):
    """What is kept of a table: where its present piece began, and where it stood last."""

    base: Snapshot | None = None
    last: Snapshot | None = None


def keep_snapshot(
    connection: Connection, table_id: str, snapshot: Snapshot, *, is_base: bool
) -> None:
    """Write a snapshot in the place of the one before."""
    old = (SNAPSHOT.c.table_id == table_id, SNAPSHOT.c.is_base == is_base)
    connection.execute(delete(SNAPSHOT).where(*old))
    row = {
        "table_id": table_id,
        "is_base": is_base,
        "number": snapshot.number,
        "edition": snapshot.edition,
        "data": packed(snapshot.data),
    }
    connection.execute(insert(SNAPSHOT), [row])


def snapshots_from(rows: Any) -> Snapshots:
    found = {row.is_base: Snapshot(row.number, row.edition, unpacked(row.data)) for row in rows}
    return Snapshots(found.get(True), found.get(False))


def packed(data: Any) -> bytes:
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)


def unpacked(data: bytes) -> Any:
    try:
        return json.loads(zlib.decompressobj().decompress(data, LONGEST))
    except (zlib.error, ValueError):
        raise Refused("broken", say("refusal-table-damaged")) from None
