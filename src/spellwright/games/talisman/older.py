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


CARD_ROLL: Final = 6
MEANINGS: Final = {
    "felix": (0, ["card"]),
    "reroll": (1, ["plain"]),
    "reroll-two": (2, ["plain"]),
    "reroll-three": (3, ["plain"]),
    "die": (2, ["plain", "plain"]),
    "leave-out": (3, ["plain", "plain", "plain"]),
}
"""How many arguments a question had, and what is added to them."""


def causes_of_rolls(older: Older) -> None:
    """Questions about dice say what the roll is for and what it would bring."""
    for frame in older.called("ThrowWithFelix"):
        frame.setdefault("purpose", CARD_ROLL)
    for asked in older.questions:
        had, added = MEANINGS.get(str(asked.get("question")), (-1, []))
        if isinstance(asked.get("args"), list) and len(asked["args"]) == had:
            asked["args"] = [*asked["args"], *added]


CHANGES: Final = (first_changes, causes_of_rolls)
