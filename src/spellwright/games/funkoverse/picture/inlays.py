"""Areas inlaid in the floor: the outline of some squares, tinted inside."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from spellwright.drawing.element import Svg, Value, element, group, together
from spellwright.drawing.floor import CELL
from spellwright.games.funkoverse.content.maps import FRAME
from spellwright.games.funkoverse.picture.layout import Layout

INSET: Final = 3.5
_SIDES: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""The steps across the upper, right, lower and left side of a square."""


def inlay(layout: Layout, squares: Collection[int], colour: str, **line: Value) -> Svg:
    """A tint on the squares and a line along the edge of all of them together."""
    tint = [
        element("rect", x=x, y=y, width=CELL, height=CELL)
        for x, y in (layout.corner(square) for square in squares)
    ]
    return together(
        group(*tint, fill=colour, fill_opacity=0.13),
        element(
            "path",
            d=outline(layout, squares),
            fill="none",
            stroke=colour,
            **{"stroke_width": 2, "stroke_linecap": "round", **line},
        ),
    )


def outline(layout: Layout, squares: Collection[int]) -> str:
    """The edge of some squares as a path, a little inside."""
    places = {FRAME.square(square) for square in squares}
    lines = []
    for square in squares:
        x, y = FRAME.square(square)
        for dx, dy in _SIDES:
            if (x + dx, y + dy) not in places:
                lines.append(_side(layout, places, (x, y), (dx, dy)))
    return "".join(lines)


def _side(
    layout: Layout,
    places: set[tuple[int, int]],
    square: tuple[int, int],
    out: tuple[int, int],
) -> str:
    """One side of a square; at each end it goes on as far as the edge of the area does there."""
    x, y = layout.centre(FRAME.number(square))
    (dx, dy), half = out, CELL / 2
    ends = []
    for along in (-1, 1):
        ax, ay = dy * along, dx * along
        beside = (square[0] + ax, square[1] + ay)
        if beside not in places:
            reach = half - INSET
        elif (beside[0] + dx, beside[1] + dy) in places:
            reach = half + INSET
        else:
            reach = half
        ends.append(
            (
                x + dx * (half - INSET) + ax * reach,
                y - dy * (half - INSET) - ay * reach,
            )
        )
    (x1, y1), (x2, y2) = ends
    return f"M{x1:g} {y1:g}L{x2:g} {y2:g}"
