"""Terms that texts use (FV-16): push, pull, more range, nearest, forced challenge.

No text of this box uses them all; they are what further characters are written with.
"""

from __future__ import annotations

from spellwright.games.funkoverse.queries import (
    OTHERS_OF,
    beside,
    in_sight,
    occupied,
    standing_of,
)
from spellwright.games.funkoverse.state import SIDE_OF, FunkoverseState
from spellwright.geometry.bits import bits_of, numbers_of


def pushed(s: FunkoverseState, figure: int, steps: int, centre: int) -> int:
    """FV-16.4: where a figure can end that is moved away from a square, each step farther."""
    return _led(s, figure, steps, s.board.distance[centre], -1, s.board.free)


def pulled(s: FunkoverseState, figure: int, steps: int, centre: int, seen: int) -> int:
    """FV-16.5: where a figure can end that is moved toward a square, each step nearer.

    The acting character must see the square, and every square that the figure is moved into.
    """
    if not seen >> centre & 1:
        return 0
    return _led(s, figure, steps, s.board.distance[centre], 1, seen)


def _led(
    s: FunkoverseState, figure: int, steps: int, distance: list[int], nearer: int, within: int
) -> int:
    side = SIDE_OF[figure]
    blocked = standing_of(s, OTHERS_OF[1 - side][figure])
    reached, frontier = 0, [s.at[figure]]
    for _ in range(steps):
        entered = bits_of(
            [
                to
                for square in frontier
                for to in numbers_of(s.board.adjacent[square] & within & ~blocked)
                if (distance[square] - distance[to]) * nearer > 0
            ]
        )
        frontier = numbers_of(entered & ~reached)
        reached |= entered
    return reached & ~occupied(s)


def longer_range(reach: int, more: int) -> int:
    """FV-16.6: a range with so many squares more; an adjacent challenge (0) becomes ranged."""
    return reach + more if reach else more + 1


def nearest(distance: list[int], squares: int) -> list[int]:
    """FV-16.7: the nearest of some squares, all that tie; the unseen are left out before."""
    found = numbers_of(squares)
    least = min([distance[square] for square in found], default=0)
    return [square for square in found if distance[square] == least]


def forced_targets(s: FunkoverseState, figure: int, reach: int) -> list[int]:
    """FV-16.2: whom a rival that is made to challenge without control can challenge on its side."""
    allies = OTHERS_OF[SIDE_OF[figure]][figure]
    return in_sight(s, figure, allies, reach) if reach else beside(s, s.at[figure], allies)
