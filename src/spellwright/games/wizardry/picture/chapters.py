"""The log as a story: which events begin a turn and whose, and which are deeds."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import story
from spellwright.games.wizardry.picture.seen import Seen
from spellwright.kernel.event import Event

deeds: Final = frozenset(
    [
        "chose-profile",
        "learned",
        "joined",
        "locked",
        "committed",
        "tie-rolled",
        "declared",
        "goes-first",
        "abandoned",
        "animal-acted",
        "animal-abandoned",
        "demon-rolled",
        "demon-came",
        "ball-rolled",
        "ball-burst",
        "poisoned",
        "defeated",
        "wins",
        "drawn",
        "cap-reached",
        "turn-ended",
    ]
)


def chapter(_: Seen, event: Event) -> int | None:
    """Whose turn an event begins, -1 if that of all; None if it begins none."""
    if event.kind == story.TURN_BEGAN:
        return -1
    return event.args[0] if event.kind == story.CARRIED_OUT else None
