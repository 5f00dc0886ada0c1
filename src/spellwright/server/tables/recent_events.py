"""Recent events: what a seat was told last, and shortly before."""

from __future__ import annotations

from typing import Any, Final

from spellwright.kernel.event import Event
from spellwright.kernel.table import Table

LATELY: Final = 14
"""The choices that one fight may take."""


def latest_events(table: Table[Any], seat: int) -> list[Event]:
    """The last events that a seat saw. They stay while others choose in secret."""
    for events in reversed(table.whole_story):
        seen = [event for event in events if event.visible_to(seat)]
        if seen:
            return seen
    return []


def earlier_events(table: Table[Any], seat: int, step: int = -1) -> list[Event]:
    """What a seat saw happen shortly before the last, or before a step of the story."""
    seen: list[list[Event]] = []
    for events in reversed(table.story if step < 0 else table.story[: step + 1]):
        told = [event for event in events if event.visible_to(seat)]
        if told:
            seen.append(told)
        if len(seen) == LATELY:
            break
    return [event for told in reversed(seen[1:]) for event in told]
