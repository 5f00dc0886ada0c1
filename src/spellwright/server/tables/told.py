"""What a seat was told last."""

from __future__ import annotations

from typing import Any

from spellwright.kernel.event import Event
from spellwright.kernel.table import Table


def last_told(table: Table[Any], seat: int) -> list[Event]:
    """The last that a seat saw happen. It stays while others choose in secret."""
    for events in reversed(table.story):
        seen = [event for event in events if event.visible_to(seat)]
        if seen:
            return seen
    return []
