"""What has changed in the saved fields since earlier editions (`kernel/older.py`)."""

from __future__ import annotations

from typing import Final

from spellwright.kernel.older import Older


def first_changes(older: Older) -> None:
    """Since the first release: an effect keeps what it counts, and what it offers, to itself."""
    older.add("reprieve", 0)
    die, dropped = older.data.pop("die", -1), older.data.pop("dropped", [])
    asks = older.data.get("asks") or [{}]
    is_choosing = isinstance(asks[0], dict) and asks[0].get("question") == "choice"
    for frame in older.called("CarryOut"):
        is_last = frame is older.agenda[-1]
        frame.setdefault("die", die if is_last else -1)
        frame.setdefault("dropped", dropped if is_last else [])
        if "offered" not in frame:
            frame["offered"] = frame["queue"] if is_choosing and is_last else []
            frame["queue"] = [] if is_choosing and is_last else frame.get("queue", [])


def stuns_of_an_effect(older: Older) -> None:
    """Since the first release: an effect counts its own stuns, and the turn counts none. The old
    count has a name only where the numbers of that release have been named.
    """
    tally = older.data.get("tally")
    if isinstance(tally, dict):
        stuns = tally.pop("stuns", 0)
        for frame in older.called("CarryOut"):
            frame.setdefault("stunned", max(0, stuns - frame.pop("stuns_before", stuns)))


CAUSES: Final = (
    "hero",
    "event",
    "villain",
    "creature",
    "horcrux",
    "encounter",
    "location",
    "stun",
)


def causes_of_discards(older: Older) -> None:
    """A question for cards to discard says what demands them."""
    for asked in older.questions:
        args = asked.get("args")
        if asked.get("question") != "discard" or not isinstance(args, list):
            continue
        if len(args) == 1 or (args and args[1] not in CAUSES):
            asked["args"] = [args[0], "event", *args[1:]]


CHANGES: Final = (first_changes, stuns_of_an_effect, causes_of_discards)
