"""The interact action: point markers and control markers (FV-10.6, FV-18.3, FV-19.9, FV-19.11)."""

from __future__ import annotations

from spellwright.games.funkoverse import lexicons, story, words
from spellwright.games.funkoverse.content.columns import (
    MARKER_PLACE,
    MARKER_POINTS,
)
from spellwright.games.funkoverse.queries import OTHERS_OF, beside, is_standing
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.points import gain
from spellwright.games.funkoverse.rules.trait import trait_of
from spellwright.games.funkoverse.state import (
    NOBODY,
    FunkoverseProcedure,
    FunkoverseState,
    Seat,
    Side,
)
from spellwright.kernel.option import FIRST, first_of


def interactions(s: FunkoverseState, figure: int, side: int) -> list[int]:
    """What a figure that acts for a side can interact with, as options."""
    aim = AIMS[s.scenario]
    if not aim.HAS_POINTS:
        return []
    here = s.at[figure]
    found = [
        words.TAKE | marker << FIRST
        for marker in s.board.markers_near[here]
        if not s.marker_cooldown[marker]
    ]
    if aim.HAS_AREAS:
        found += _control_interactions(s, here)
    return [] if found and is_forbidden(s, figure, side) else found


def _control_interactions(s: FunkoverseState, here: int) -> list[int]:
    found = []
    touches = s.board.touches[here]
    for area, showing in enumerate(s.control):
        if showing == NOBODY:
            if s.board.in_area[area][here]:
                found.append(words.CLAIM | area << FIRST)
        elif s.control_at[area] == here or touches[s.control_at[area]]:
            found.append(words.FLIP | area << FIRST)
    return found


def is_forbidden(s: FunkoverseState, figure: int, side: int) -> bool:
    """FV-24.6: a standing High Inquisitor of the other side is adjacent."""
    return any(
        is_standing(s, rival) and trait_of(s, rival).FORBIDS
        for rival in beside(s, s.at[figure], OTHERS_OF[1 - side][figure])
    )


def take_marker(s: FunkoverseState, figure: int, side: int, marker: int) -> None:
    """FV-18.3, FV-18.4."""
    s.marker_cooldown[marker] = MARKER_PLACE
    s.marker_side[marker] = side
    s.tell(story.MARKER_TAKEN, s.called[figure], marker)
    gain(s, side, MARKER_POINTS, lexicons.FOR_MARKER)


def flip_marker(s: FunkoverseState, figure: int, area: int) -> None:
    """FV-19.11, FV-19.15."""
    s.control[area] = 1 - s.control[area]
    s.tell(story.FLIPPED, s.control[area], area, s.called[figure])


class PlaceControlMarker(FunkoverseProcedure):
    """FV-19.9, FV-19.14: a control marker, the side's own colour up, in any square of the area."""

    seat: Seat
    side: Side
    area: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_square", "place")

    def __init__(self, seat: int, side: int, area: int) -> None:
        self.seat = seat
        self.side = side
        self.area = area

    def choose_square(self, s: FunkoverseState) -> None:
        s.tell(story.CLAIMED, self.side, self.area)
        self.ask(s, self.seat, words.ASK_CLAIM, self.area)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        return [words.PLACE | square << FIRST for square in s.board.areas[self.area]]

    def place(self, s: FunkoverseState) -> None:
        s.control[self.area] = self.side
        s.control_at[self.area] = first_of(s.answer)
        s.tell(story.CONTROL_PLACED, self.side, s.control_at[self.area])
