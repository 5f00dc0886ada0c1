"""The ratings as a picture: a dot for each bot, and a line for how sure that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from spellwright.drawing.element import Svg, element
from spellwright.drawing.lettering import heading, label
from spellwright.drawing.look import (
    BODY,
    BRASS,
    GROUND,
    HEADING,
    LINE,
    MUTED,
    RAISED,
    SMALL,
    TEXT,
)
from spellwright.drawing.picture import finished
from spellwright.lab.ratings import Rating

WIDTH: Final = 720
NAMES: Final = 150
"""Room for the names, left of the scale."""
FIGURES: Final = 130
ROW: Final = 44
TOP: Final = 92
EDGE: Final = 24
STEP: Final = 100
"""A line of the scale for every so many points."""


def ratings_svg(title: str, ratings: Sequence[Rating]) -> str:
    """The whole picture as SVG text."""
    scale = _Scale(ratings)
    bottom = TOP + ROW * len(ratings)
    height = bottom + 52
    content = [
        element("rect", width=WIDTH, height=height, rx=12, fill=GROUND),
        heading(title, EDGE, 40, size=HEADING),
        label(
            "rating, with the interval that holds the truth 95 times in 100",
            EDGE,
            64,
            size=SMALL,
            fill=MUTED,
        ),
        *scale.lines(bottom),
    ]
    for row, rating in enumerate(ratings):
        content += _row(rating, TOP + ROW * row, scale)
    told = "; ".join([f"{r.name} {r.rating:.0f} ({r.low:.0f} to {r.high:.0f})" for r in ratings])
    return finished(WIDTH, height, *content, title=title, description=told)


class _Scale:
    """From points to places on the picture."""

    def __init__(self, ratings: Sequence[Rating]) -> None:
        self.low = STEP * math.floor(min([r.low for r in ratings]) / STEP)
        self.high = STEP * math.ceil(max([r.high for r in ratings]) / STEP)

    def x(self, points: float) -> float:
        room = WIDTH - NAMES - FIGURES - EDGE
        return NAMES + room * (points - self.low) / (self.high - self.low)

    def lines(self, bottom: float) -> list[Svg]:
        drawn = []
        every = STEP * max(1, math.ceil((self.high - self.low) / STEP / 8))
        for points in range(self.low, self.high + 1, every):
            x = self.x(points)
            drawn.append(element("path", d=f"M{x:.1f} {TOP - 8}V{bottom}", stroke=LINE))
            below = bottom + 22
            drawn.append(label(str(points), x, below, size=SMALL, fill=MUTED, text_anchor="middle"))
        return drawn


def _row(rating: Rating, top: float, scale: _Scale) -> list[Svg]:
    middle = top + ROW / 2
    low, at, high = scale.x(rating.low), scale.x(rating.rating), scale.x(rating.high)
    ends = f"M{low:.1f} {middle - 5}v10M{high:.1f} {middle - 5}v10"
    figures = f"{rating.rating:.0f} ± {(rating.high - rating.low) / 2:.0f}"
    return [
        label(rating.name, EDGE, middle + 5, size=BODY, fill=TEXT),
        element(
            "path",
            d=f"M{low:.1f} {middle}H{high:.1f}{ends}",
            stroke=BRASS,
            stroke_width=2,
            fill="none",
        ),
        element("circle", cx=at, cy=middle, r=7, fill=BRASS, stroke=RAISED, stroke_width=2),
        label(figures, WIDTH - EDGE, middle + 5, size=BODY, fill=TEXT, text_anchor="end"),
    ]
