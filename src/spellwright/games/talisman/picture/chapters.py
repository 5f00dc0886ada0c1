"""The log as a story: which events begin a turn and whose, and which are deeds."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import story
from spellwright.games.talisman.picture.seen import Seen
from spellwright.kernel.event import Event

deeds: Final = frozenset(
    [
        "dealt",
        "chose-side",
        "missed",
        "rolled",
        "rolled-for",
        "walked",
        "appeared",
        "stayed",
        "barrier-rolled",
        "gates-rolled",
        "crossed",
        "voldemort-rolled",
        "voldemort-moved",
        "voldemort-attacks",
        "met-space",
        "drew",
        "event-met",
        "visited",
        "took",
        "bought",
        "picked-up",
        "cast-spell",
        "cast-at",
        "meets-enemy",
        "meets-foe",
        "attacks",
        "evaded",
        "took-quest",
        "quest-done",
        "trophies-exchanged",
        "entered-hall",
        "thrown-out",
        "victory",
        "time-up",
        "furthest",
        "died",
        "killed",
    ]
)


def chapter(view: Seen, event: Event) -> int | None:
    """Whose turn an event begins, -1 if that of all; None if it begins none."""
    if event.kind == story.ROUND_BEGAN:
        return -1
    if event.kind not in (story.TURN_BEGAN, story.EXTRA_TURN):
        return None
    who = view.shown.character
    return who.index(event.args[0]) if event.args[0] in who else -1
