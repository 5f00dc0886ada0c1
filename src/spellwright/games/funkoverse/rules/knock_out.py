"""Knocked down, knocked out, standing up, returning (FV-12)."""

from __future__ import annotations

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import (
    KNOCKED_OUT_PLACE,
    TRAIT_SQUARES,
)
from spellwright.games.funkoverse.queries import OTHERS_OF, beside, is_standing
from spellwright.games.funkoverse.rules.movement import home_squares, move_to, reach
from spellwright.games.funkoverse.rules.points import score_knock_out
from spellwright.games.funkoverse.rules.trait import trait_of
from spellwright.games.funkoverse.state import (
    NOWHERE,
    SIDE_OF,
    Figure,
    FunkoverseProcedure,
    FunkoverseState,
    Side,
)
from spellwright.geometry.bits import numbers_of
from spellwright.kernel.option import FIRST, first_of


def rally_actions(s: FunkoverseState, figure: int) -> int:
    """What getting up costs (FV-10.10, FV-24.2)."""
    return trait_of(s, figure).RALLY


def rally(s: FunkoverseState, figure: int) -> None:
    """FV-10.10."""
    s.down[figure] = 0
    s.tell(story.RALLIED, s.called[figure])


def leave_map(s: FunkoverseState, figure: int, place: int) -> None:
    """FV-12.8, FV-12.11: to a number of the track, with item, status cards and exhausted marker."""
    s.at[figure] = NOWHERE
    s.down[figure] = 0
    s.cooldown[figure] = place


def is_protected(s: FunkoverseState, figure: int, challenger: int) -> bool:
    """FV-23.9, FV-23.11, FV-23.33: whether a loyal friend, not controlled, stands next to it."""
    near = beside(s, s.at[figure], OTHERS_OF[SIDE_OF[figure]][figure])
    return any(
        friend != challenger and is_standing(s, friend) and trait_of(s, friend).PROTECTS
        for friend in near
    )


class KnockOut(FunkoverseProcedure):
    """FV-12.6, FV-12.9, FV-23.24: a figure is knocked out by another one that acts for a side."""

    figure: Figure
    by: Figure
    side: Side
    __slots__ = tuple(__annotations__)

    STEPS = ("credit", "leave", "come_back", "move_at_once")

    def __init__(self, figure: int, by: int, side: int) -> None:
        self.figure = figure
        self.by = by
        self.side = side

    def credit(self, s: FunkoverseState) -> None:
        """FV-18.2, FV-23.36: the points come first."""
        s.tell(story.KNOCKED_OUT, s.called[self.figure])
        score_knock_out(s, self.figure, self.by, self.side)

    def leave(self, s: FunkoverseState) -> None:
        figure = self.figure
        trait = trait_of(s, figure)
        if not trait.COMES_BACK:
            leave_map(s, figure, KNOCKED_OUT_PLACE)
            trait.knocked_out(s, figure, self.by)
            self.stop()
            return
        leave_map(s, figure, 0)
        self.ask(s, s.controller[figure], words.ASK_RETURN, s.called[figure])

    def come_back(self, s: FunkoverseState) -> None:
        """FV-23.24: in the starting area, standing, and a move at once."""
        figure = self.figure
        s.at[figure] = first_of(s.answer)
        s.tell(story.CAME_BACK, s.called[figure], s.at[figure])
        self.ask(s, s.controller[figure], words.ASK_DARK_LORD, s.called[figure])

    def move_at_once(self, s: FunkoverseState) -> None:
        if s.answer != words.STAY:
            move_to(s, self.figure, first_of(s.answer))

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        figure, own = self.figure, SIDE_OF[self.figure]
        if question == words.ASK_RETURN:
            return [words.PLACE | square << FIRST for square in home_squares(s, own)]
        return moves_or_stay(s, figure, TRAIT_SQUARES[s.kind[figure]])


class Slip(FunkoverseProcedure):
    """FV-24.4: a slippery character that was knocked down may be moved by its side."""

    figure: Figure
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_square", "slip")

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def choose_square(self, s: FunkoverseState) -> None:
        self.ask(s, s.controller[self.figure], words.ASK_SLIP, s.called[self.figure])

    def slip(self, s: FunkoverseState) -> None:
        if s.answer != words.STAY:
            move_to(s, self.figure, first_of(s.answer), story.SLIPPED)

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        return moves_or_stay(s, self.figure, TRAIT_SQUARES[s.kind[self.figure]])


def moves_or_stay(s: FunkoverseState, figure: int, steps: int) -> list[int]:
    """A special move that may also be no move at all (FV-4.1, FV-4.11)."""
    ends = numbers_of(reach(s, figure, SIDE_OF[figure], steps))
    return [*[words.TO | square << FIRST for square in ends], words.STAY]
