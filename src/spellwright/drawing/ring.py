"""Rings and borders in the colour and pattern of a seat."""

from __future__ import annotations

from math import pi
from typing import Final

from spellwright.drawing import look
from spellwright.drawing.element import Svg, Value, element, together
from spellwright.drawing.look import GROUND, SeatLook, mixed

STITCHES: Final = 20
"""Dashes, dots, notches or strands in one ring."""


def ring(seat: SeatLook, radius: float, width: float) -> Svg:
    """A metal ring around the origin; `radius` is that of its middle."""
    colour = seat.colour
    bed = _circle(radius, width, mixed(colour, GROUND, 0.72))
    if seat.pattern == look.SOLID:
        return _circle(radius, width, colour)
    if seat.pattern == look.DOUBLE:
        line = width * 0.34
        rim = (width - line) / 2
        return together(
            bed, _circle(radius + rim, line, colour), _circle(radius - rim, line, colour)
        )
    if seat.pattern == look.DASHED:
        return together(bed, _stitched(radius, width, colour, 0.62))
    if seat.pattern == look.DOTTED:
        return together(bed, _dots(radius, width * 0.72, colour))
    whole = _circle(radius, width, colour)
    dark = mixed(colour, GROUND, 0.7)
    if seat.pattern == look.NOTCHED:
        notches = _stitched(radius + width * 0.22, width * 0.56, dark, 0.3)
        return together(whole, notches)
    strands = _stitched(radius + width * 0.25, width * 0.5, dark, 0.36)
    return together(whole, strands, _stitched(radius - width * 0.25, width * 0.5, dark, 0.36, 0.5))


def _circle(radius: float, width: float, colour: str) -> Svg:
    return element("circle", r=radius, fill="none", stroke=colour, stroke_width=width)


def _stitched(
    radius: float, width: float, colour: str, share: float, shifted: float | None = None
) -> Svg:
    stitch = 2 * pi * radius / STITCHES
    return element(
        "circle",
        r=radius,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_dasharray=f"{stitch * share:.2f} {stitch * (1 - share):.2f}",
        stroke_dashoffset=None if shifted is None else stitch * shifted,
    )


def _dots(radius: float, width: float, colour: str) -> Svg:
    return element(
        "circle",
        r=radius,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_dasharray=f"0 {2 * pi * radius / STITCHES:.2f}",
    )


def border(seat: SeatLook, width: float, height: float, inset: float) -> Svg:
    """An inlaid line along the inner edge of a rectangle at the origin."""

    def line(away: float, **style: Value) -> Svg:
        return element(
            "rect",
            x=away,
            y=away,
            width=width - 2 * away,
            height=height - 2 * away,
            rx=3,
            fill="none",
            stroke=seat.colour,
            **style,
        )

    if seat.pattern == look.DOUBLE:
        return together(
            line(inset - 1.2, stroke_width=1.1),
            line(inset + 1.4, stroke_width=1.1),
        )
    if seat.pattern == look.NOTCHED:
        return together(
            line(inset, stroke_width=1.2),
            line(inset, stroke_width=3.4, stroke_dasharray="2 10"),
        )
    if seat.pattern == look.ROPE:
        return together(
            line(inset - 0.8, stroke_width=1.6, stroke_dasharray="6 3"),
            line(inset + 0.8, stroke_width=1.6, stroke_dasharray="6 3", stroke_dashoffset=4.5),
        )
    if seat.pattern == look.DASHED:
        return line(inset, stroke_width=2, stroke_dasharray="9 5")
    if seat.pattern == look.DOTTED:
        return line(inset, stroke_width=2.6, stroke_dasharray="0 6", stroke_linecap="round")
    return line(inset, stroke_width=2)
