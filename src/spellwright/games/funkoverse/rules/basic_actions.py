"""Basic actions: move, basic challenge, assist, interact (FV-10.1, FV-10.3 to FV-10.6)."""

from __future__ import annotations

from spellwright.games.funkoverse import story, words
from spellwright.games.funkoverse.content.columns import BASIC_DICE
from spellwright.games.funkoverse.queries import figure_called
from spellwright.games.funkoverse.rules.challenge import Challenge
from spellwright.games.funkoverse.rules.interact import (
    PlaceControlMarker,
    flip_marker,
    interactions,
    take_marker,
)
from spellwright.games.funkoverse.rules.movement import move_to, moves
from spellwright.games.funkoverse.state import (
    NOTHING,
    SIDE_OF,
    Figure,
    FunkoverseProcedure,
    FunkoverseState,
    Seat,
    Side,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


def basic_actions(
    s: FunkoverseState, figure: int, side: int, *, challenges: bool = True
) -> list[int]:
    """What a standing figure that acts for a side can do (FV-9.13)."""
    here = s.at[figure]
    found = moves(s, figure, side)
    touches = s.board.touches[here]
    assists: list[int] = []
    for other, square in enumerate(s.at):
        if square < 0 or not touches[square]:
            continue
        if SIDE_OF[other] == side:
            if s.down[other]:
                assists.append(words.ASSIST | s.called[other] << FIRST)
        elif challenges:
            found.append(words.CHALLENGE | s.called[other] << FIRST)
    found += assists
    found += interactions(s, figure, side)
    return found


def do_basic_action(s: FunkoverseState, seat: int, figure: int, side: int, code: int) -> None:
    """Carry out a basic action for a side; the seat makes the choices that follow."""
    verb, what = verb_of(code), first_of(code)
    if verb == words.MOVE:
        move_to(s, figure, what)
    elif verb == words.CHALLENGE:
        s.push(Challenge(figure, side, figure_called(s, what), BASIC_DICE))
    elif verb == words.ASSIST:
        s.down[figure_called(s, what)] = 0
        s.tell(story.HELPED, s.called[figure], what)
    elif verb == words.TAKE:
        take_marker(s, figure, side, what)
    elif verb == words.CLAIM:
        s.push(PlaceControlMarker(seat, side, what))
    else:
        flip_marker(s, figure, what)


class GrantedAction(FunkoverseProcedure):
    """One basic action outside a figure's own turn; it exhausts nobody (FV-9.11).

    An ally may do it or not (FV-23.23); a rival that is controlled has to, and acts for the side
    that controls it (FV-16.1, FV-23.13).
    """

    seat: Seat
    figure: Figure
    side: Side
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_action", "act")

    def __init__(self, seat: int, figure: int, side: int) -> None:
        self.seat = seat
        self.figure = figure
        self.side = side

    def _is_free(self) -> bool:
        return SIDE_OF[self.figure] == self.side

    def choose_action(self, s: FunkoverseState) -> None:
        question = words.ASK_GRANTED if self._is_free() else words.ASK_CONTROLLED
        self.ask(s, self.seat, question, s.called[self.figure])

    def options(self, s: FunkoverseState, seat: int, question: int) -> list[int]:
        found = basic_actions(s, self.figure, self.side)
        if self._is_free():
            found.append(words.DECLINE)
        return found

    def act(self, s: FunkoverseState) -> None:
        if s.answer in (words.DECLINE, NOTHING):
            s.tell(story.IDLE, s.called[self.figure])
        else:
            do_basic_action(s, self.seat, self.figure, self.side, s.answer)
