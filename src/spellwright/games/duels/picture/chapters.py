"""The log as a story: which events begin a turn and whose, and which are deeds."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story
from spellwright.games.duels.picture.seen import Seen
from spellwright.kernel.event import Event

deeds: Final = frozenset(
    [
        "chose-group",
        "joined-group",
        "stocked",
        "coin",
        "chose-map",
        "chose-join",
        "chose-zone",
        "placed",
        "mulligan",
        "moved",
        "attacks",
        "casts",
        "casts-at",
        "uses-potion",
        "uses-own-potion",
        "uses-artifact",
        "uses-trait",
        "turned-up",
        "dropped-quest",
        "exchanged-spell",
        "exchanged-potion",
        "reacted",
        "scored",
        "removed",
        "round-ended",
        "wins",
        "nobody-wins",
        "ended",
    ]
)


def chapter(_: Seen, event: Event) -> int | None:
    """Whose turn an event begins, -1 if that of all; None if it begins none."""
    if event.kind == story.ROUND_BEGAN:
        return -1
    return event.args[1] if event.kind == story.ACTIVATED else None
