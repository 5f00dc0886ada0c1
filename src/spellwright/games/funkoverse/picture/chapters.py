"""The log as a story: which events begin a turn and whose, and which are deeds."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse import story
from spellwright.games.funkoverse.picture.seen import Seen
from spellwright.games.funkoverse.state import NOBODY, SIDE_OF
from spellwright.kernel.event import Event

deeds: Final = frozenset(
    [
        "took-side",
        "joined",
        "equipped",
        "placed",
        "waited",
        "moved",
        "helped",
        "rallied",
        "marker-taken",
        "used",
        "used-item",
        "challenged",
        "claimed",
        "flipped",
        "round-ended",
        "scored",
        "won",
        "won-first-game",
    ]
)


def chapter(view: Seen, event: Event) -> int | None:
    """Whose turn an event begins, -1 if that of all; None if it begins none."""
    if event.kind == story.ROUND_BEGAN:
        return -1
    if event.kind != story.TURN_TAKEN or event.args[0] not in view.shown.called:
        return None
    s = view.shown
    figure = s.called.index(event.args[0])
    if s.seats > 2 and s.controller[figure] != NOBODY:
        return s.controller[figure]
    side = SIDE_OF[figure]
    return s.side.index(side) if side in s.side else -1
