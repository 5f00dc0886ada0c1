"""Light means choice: how a square, a piece or a direction shows that it can be chosen now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.drawing.definition import Definition
from spellwright.drawing.element import Svg, Value, element, group
from spellwright.drawing.emblem import emblem
from spellwright.drawing.floor import CELL
from spellwright.drawing.look import CANDLE, INK

_LIGHT: Final = Definition(
    "candle-light",
    "radialGradient",
    element("stop", offset=0, stop_color=CANDLE, stop_opacity=0.12),
    element("stop", offset=0.6, stop_color=CANDLE, stop_opacity=0.2),
    element("stop", offset=1, stop_color=CANDLE, stop_opacity=0.5),
)
_HALO: Final = Definition(
    "candle-halo",
    "radialGradient",
    element("stop", offset=0.7, stop_color=CANDLE, stop_opacity=0.85),
    element("stop", offset=1, stop_color=CANDLE, stop_opacity=0),
)


def _lit(name: str, **light: Value) -> Definition:
    inset = 2.5
    side = CELL - 2 * inset
    return Definition(
        name, "rect", x=inset, y=inset, width=side, height=side, rx=4, stroke=CANDLE, **light
    )


_SQUARE: Final = _lit("lit", fill=_LIGHT.url, stroke_width=1.8)
_QUIET_SQUARE: Final = _lit(
    "lit-quiet", fill=CANDLE, fill_opacity=0.07, stroke_width=1, stroke_opacity=0.55
)


@lru_cache(maxsize=64)
def lit_square(*, quiet: bool = False) -> Svg:
    """The light on a square from the origin on; quiet where almost everything can be chosen."""
    return (_QUIET_SQUARE if quiet else _SQUARE).at(0, 0, class_="light")


@lru_cache(maxsize=64)
def lit_piece(radius: float) -> Svg:
    """The halo behind a piece around the origin."""
    return group(
        element("circle", r=radius * 1.5, fill=_HALO.url),
        element("circle", r=radius * 1.1, fill="none", stroke=CANDLE, stroke_width=2),
        class_="light",
    )


@lru_cache(maxsize=64)
def lit_arrow(size: float, degrees: float) -> Svg:
    """An arrow around the origin, turned clockwise from pointing up."""
    return group(
        element("circle", r=size * 0.62, fill=CANDLE, fill_opacity=0.9),
        group(emblem("arrow", size * 0.8, fill=INK), transform=f"rotate({degrees:g})"),
        class_="light",
    )
