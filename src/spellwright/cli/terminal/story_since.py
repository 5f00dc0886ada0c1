"""The story as one seat was told it."""

from __future__ import annotations

from typing import Any

from spellwright.kernel.table import Table


def story_since(table: Table[Any], seat: int, choices: int) -> list[tuple[str, str]]:
    """The sentences that a seat was told after so many entries of the table's story."""
    return [
        table.rules.sentence(event)
        for events in table.story[choices:]
        for event in events
        if event.visible_to(seat)
    ]


def everything_told(table: Table[Any], seat: int) -> list[tuple[str, str]]:
    return story_since(table, seat, 0)
