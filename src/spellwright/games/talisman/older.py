"""What has changed in the saved fields since earlier editions (`kernel/older.py`)."""

from __future__ import annotations

from typing import Final

from spellwright.kernel.older import Older


def first_changes(older: Older) -> None:
    """Since the first release: what a Spell does to the next turn is kept until then."""
    seats = range(len(older.data.get("at") or []))
    older.add("frozen_next", [0 for _ in seats])
    older.add("ruled_next", [-1 for _ in seats])
    older.add("steered_next", [-1 for _ in seats])
    for frame in older.called("Walk"):
        if "from_grounds" in frame:
            frame["crossed"] = frame.pop("from_grounds")
    for frame in older.called("DiagonAlley"):
        frame.setdefault("trades", 0)
        frame.setdefault("shopped", 0)


CHANGES: Final = (first_changes,)
