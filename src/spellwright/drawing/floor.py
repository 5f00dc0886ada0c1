"""Floors of stone: flags, raised blocks, holes, inlays, and what the weather does to them."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.definition import Definition
from spellwright.drawing.element import Svg, element, group
from spellwright.drawing.emblem import EMBLEMS
from spellwright.drawing.look import BRASS, GROUND, ICE, SeatLook, mixed

CELL: Final = 48
"""The side of a square; everything here is drawn to this size, from its upper left corner on."""

_FACE: Final = "#575066"
_LIT: Final = "#a79db3"
_SIDE: Final = "#100e15"
_FRAME: Final = "#211a1c"
_FRAME_LINE: Final = mixed(BRASS, GROUND, 0.5)

GRAIN: Final = Definition(
    "stone-grain",
    "filter",
    element("feTurbulence", type="fractalNoise", baseFrequency="0.7 0.9", numOctaves=3, seed=7),
    element(
        "feColorMatrix",
        type="matrix",
        values="0 0 0 0 0.95  0 0 0 0 0.9  0 0 0 0 1  0.5 0.5 0 0 -0.46",
    ),
    element("feComposite", operator="in", in2="SourceGraphic"),
    x=0,
    y=0,
    width=1,
    height=1,
)
_CLOUDS: Final = Definition(
    "drifting-fog",
    "filter",
    element("feTurbulence", type="fractalNoise", baseFrequency="0.008 0.014", numOctaves=4, seed=3),
    element(
        "feColorMatrix",
        type="matrix",
        values="0 0 0 0 0.87  0 0 0 0 0.89  0 0 0 0 0.94  1.1 0.6 0 0 -0.5",
    ),
    element("feComposite", operator="in", in2="SourceGraphic"),
    x=0,
    y=0,
    width=1,
    height=1,
)


def _flag(name: str, colour: str) -> Definition:
    return Definition(
        name,
        "g",
        element("rect", width=CELL, height=CELL, fill="#1a1721"),
        element("rect", x=1, y=1, width=CELL - 2, height=CELL - 2, rx=2, fill=colour),
        element(
            "path",
            d=f"M2.5 {CELL - 2}V2.5H{CELL - 2}",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.05,
        ),
    )


FLAGS: Final = (_flag("flag", "#292432"), _flag("flag-2", "#2e2938"))
"""Flagstones of two shades, to be laid in turn."""

BLOCK: Final = Definition(
    "raised-block",
    "g",
    element("rect", width=CELL, height=CELL, fill=_SIDE),
    element("rect", x=2, y=6, width=CELL - 4, height=CELL - 7, rx=3, fill="#332d3f"),
    element("rect", x=2, y=1.5, width=CELL - 4, height=CELL - 11, rx=3, fill=_FACE),
    element(
        "path",
        d=f"M3 {CELL - 11}V4.5A2 2 0 0 1 5 2.5H{CELL - 4}",
        fill="none",
        stroke=_LIT,
        stroke_width=1.6,
        stroke_linecap="round",
    ),
    element(
        "path",
        d="M9 12l7 3 4-2M30 9l3 6 7 1M12 28l6-3 9 5M33 27l5 4",
        fill="none",
        stroke=_SIDE,
        stroke_opacity=0.45,
    ),
)
"""A block of stone with a lit edge, which nobody can pass."""

HOLE: Final = Definition(
    "cracked-hole",
    "g",
    element(
        "path",
        d="M24 24 5 4M24 24 44 7M24 24 3 30M24 24 45 34M24 24 15 46M24 24 34 45M24 24 27 3",
        fill="none",
        stroke="#0b090f",
        stroke_width=2,
    ),
    element(
        "path",
        d="M13 12 22 8 29 11 37 10 39 19 42 27 36 34 33 40 23 38 15 41 10 33 7 26 11 20Z",
        fill="#07060a",
        stroke="#6d6480",
        stroke_width=1.2,
        stroke_linejoin="round",
    ),
    element(
        "path",
        d="M13 12 22 8 29 11 37 10 36 15 29 16 22 13 15 17 11 20Z",
        fill="#1d1926",
    ),
)
"""Ground that is gone."""


def start_inlay(seat: SeatLook) -> Svg:
    """A star inlaid in the floor: here somebody begins."""
    middle = CELL / 2
    return group(
        element("circle", r=CELL * 0.36, fill="none", stroke=seat.colour, stroke_width=1.2),
        element(
            "path",
            d=EMBLEMS["star"],
            fill=seat.colour,
            transform=f"scale({CELL * 0.56 / 24:.2f})",
        ),
        transform=f"translate({middle:g} {middle:g})",
        opacity=0.5,
        class_="start",
    )


class Area:
    """A rectangle of floor: corner and size."""

    __slots__ = ("height", "width", "x", "y")

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height

    def rect(self, grown: float = 0, **attributes: str | float | None) -> Svg:
        return element(
            "rect",
            x=self.x - grown,
            y=self.y - grown,
            width=self.width + 2 * grown,
            height=self.height + 2 * grown,
            **attributes,
        )


def frame(areas: list[Area]) -> Svg:
    """A frame with brass edges around areas that touch, without lines between them."""
    edge = [area.rect(12, rx=7, fill=_FRAME_LINE) for area in areas]
    wood = [area.rect(10.5, rx=6, fill=_FRAME) for area in areas]
    inner = [area.rect(3, rx=2, fill=_FRAME_LINE) for area in areas]
    floor = [area.rect(1.5, fill=GROUND) for area in areas]
    return group(*edge, *wood, *inner, *floor, class_="frame")


def grain(areas: list[Area]) -> Svg:
    """A light texture over the floor."""
    return group(
        *[area.rect(fill="#fff") for area in areas],
        filter=GRAIN.url,
        opacity=0.22,
        pointer_events="none",
    )


def fog(areas: list[Area]) -> Svg:
    """A veil over the floor."""
    veil = [area.rect(fill="#dfe4ee", fill_opacity=0.07) for area in areas]
    clouds = group(*[area.rect(fill="#fff") for area in areas], filter=_CLOUDS.url, opacity=0.36)
    return group(*veil, clouds, class_="fog", pointer_events="none")


def storm(reach: Area) -> Svg:
    """The soft outline of how far a storm of ice reaches."""
    return group(
        reach.rect(
            -2, rx=14, fill=ICE, fill_opacity=0.05, stroke=ICE, stroke_width=7, stroke_opacity=0.12
        ),
        reach.rect(
            -2,
            rx=14,
            fill="none",
            stroke=ICE,
            stroke_width=1.6,
            stroke_opacity=0.75,
            stroke_dasharray="2 5",
            stroke_linecap="round",
        ),
        class_="storm",
        pointer_events="none",
    )
