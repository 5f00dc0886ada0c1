"""Where Spaces lie in the drawing: hexes that stand on a corner, one's own Zone below."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from spellwright.drawing.definition import Definition
from spellwright.drawing.element import Value
from spellwright.games.duels.board import HEX_OF, Board

RADIUS: Final = 34.0
"""The distance from the middle of a Space to its corners."""
ACROSS: Final = sqrt(3) * RADIUS
MARGIN: Final = 26

Point = tuple[float, float]


def corners(radius: float) -> list[Point]:
    """The six corners of a Space around the origin, from the top on."""
    return [(radius * sin(place * pi / 3), -radius * cos(place * pi / 3)) for place in range(6)]


def outline(radius: float) -> str:
    """A Space around the origin, as a path."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners(radius)) + "Z"


def hexagon(name: str, radius: float, **attributes: Value) -> Definition:
    """A shape of that size to be used many times."""
    return Definition(name, "path", d=outline(radius), **attributes)


class Layout:
    """Pixels for the Spaces of a board. `turned`: seen from the other side of the table."""

    __slots__ = ("_left", "_sign", "_top", "board", "height", "width")

    def __init__(self, board: Board, *, turned: bool = False) -> None:
        self.board = board
        self._sign = -1 if turned else 1
        self._left = self._top = 0.0
        middles = [self.centre(space) for space in board.spaces]
        left, right = min(x for x, _ in middles), max(x for x, _ in middles)
        top, bottom = min(y for _, y in middles), max(y for _, y in middles)
        self._left = left - ACROSS / 2 - MARGIN
        self._top = top - RADIUS - MARGIN
        self.width = right - left + ACROSS + 2 * MARGIN
        self.height = bottom - top + 2 * RADIUS + 2 * MARGIN

    def centre(self, space: int) -> Point:
        q, r = HEX_OF[space]
        x, y = ACROSS * (q + r / 2), 1.5 * RADIUS * r
        return self._sign * x - self._left, self._sign * y - self._top
