"""Moving and placing (FV-4)."""

from __future__ import annotations

from spellwright.games.funkoverse import story
from spellwright.games.funkoverse.queries import OTHERS_OF, is_standing, occupied, standing_of
from spellwright.games.funkoverse.state import FunkoverseState
from spellwright.geometry.bits import numbers_of


def reach(
    s: FunkoverseState, figure: int, side: int, steps: int, *, past_rivals: bool = False
) -> int:
    """Where a figure that acts for a side can end a move of some squares (FV-4.1 to FV-4.9)."""
    board = s.board
    blocked = 0 if past_rivals else standing_of(s, OTHERS_OF[1 - side][figure])
    reached = frontier = board.adjacent[s.at[figure]] & ~blocked
    for _ in range(steps - 1):
        beyond = 0
        for square in numbers_of(frontier):
            beyond |= board.adjacent[square]
        frontier = beyond & ~blocked & ~reached
        reached |= frontier
    return reached & ~occupied(s)


def moves(s: FunkoverseState, figure: int, side: int) -> list[int]:
    """The options of the basic action Move, by where it ends, ascending (FV-10.3).

    A character nearby takes up a square; a standing rival beside the figure also blocks ways.
    """
    board, start = s.board, s.at[figure]
    found, place_of = board.moves[start][:], board.move_to[start]
    closed = [place_of[square] for square in s.at if square >= 0 and place_of[square] >= 0]
    if not closed:
        return found
    touches = board.touches[start]
    blocked = [
        s.at[rival]
        for rival in OTHERS_OF[1 - side][figure]
        if is_standing(s, rival) and touches[s.at[rival]]
    ]
    if blocked:
        closed += [
            place
            for place, between in enumerate(board.between[start])
            if between and place not in closed and all(square in blocked for square in between)
        ]
    closed.sort()
    while closed:
        del found[closed.pop()]
    return found


def move_to(s: FunkoverseState, figure: int, square: int, event: int = story.MOVED) -> None:
    s.tell(event, s.called[figure], s.at[figure], square)
    s.at[figure] = square


def unoccupied(s: FunkoverseState, squares: int) -> list[int]:
    """Which of some squares a character can be placed on (FV-4.13)."""
    return numbers_of(squares & s.board.free & ~occupied(s))


def home_squares(s: FunkoverseState, side: int) -> list[int]:
    """Where a character returns: in the starting area, or as near to it as can be (FV-12.14).

    Sight does not matter, and a side chooses among the nearest squares (FV-16.7).
    """
    board = s.board
    found = unoccupied(s, board.start_bits[side])
    if found:
        return found
    away = [min([row[home] for home in board.starts[side]]) for row in board.distance]
    free = unoccupied(s, board.free)
    least = min([away[square] for square in free], default=0)
    return [square for square in free if away[square] == least]
