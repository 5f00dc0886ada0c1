"""How a Space looks: its terrain, and its light when it can be chosen."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.definition import Definition
from spellwright.drawing.element import NOTHING, Svg, element
from spellwright.drawing.emblem import EMBLEMS
from spellwright.drawing.look import CANDLE
from spellwright.games.duels.board import DANGEROUS, DIFFICULT, IMPASSABLE, OBSCURING
from spellwright.games.duels.picture.layout import RADIUS, hexagon, outline

_STONE: Final = "#5d566d"
_LIT: Final = "#b5abc2"

_LIGHT: Final = Definition(
    "hex-light-fill",
    "radialGradient",
    element("stop", offset=0.2, stop_color=CANDLE, stop_opacity=0.12),
    element("stop", offset=1, stop_color=CANDLE, stop_opacity=0.48),
)
_LIT_HEX: Final = hexagon(
    "hex-lit", RADIUS - 3, fill=_LIGHT.url, stroke=CANDLE, stroke_width=2, stroke_linejoin="round"
)
_QUIET_HEX: Final = hexagon(
    "hex-lit-quiet",
    RADIUS - 3,
    fill=CANDLE,
    fill_opacity=0.08,
    stroke=CANDLE,
    stroke_width=1.1,
    stroke_opacity=0.6,
)

_DIFFICULT: Final = Definition(
    "hex-difficult",
    "g",
    element("path", d=outline(RADIUS - 2.5), fill="#37412f"),
    *[
        element(
            "path",
            d=f"M{x - 5} {y + 3}Q{x - 4} {y - 4} {x - 2.5} {y - 6}M{x} {y + 3}V{y - 8}"
            f"M{x + 5} {y + 3}Q{x + 4} {y - 4} {x + 2.5} {y - 6}",
            fill="none",
            stroke="#8ea36c",
            stroke_width=1.5,
            stroke_linecap="round",
        )
        for x, y in ((-13, -9), (9, -14), (-2, 4), (-15, 15), (14, 10), (1, 25))
    ],
)
_OBSCURING: Final = Definition(
    "hex-obscuring",
    "g",
    element("path", d=outline(RADIUS - 2.5), fill="#3a3842"),
    *[
        element(
            "path",
            d=EMBLEMS["cloud"],
            fill="#b9b6c4",
            fill_opacity=opacity,
            transform=f"translate({x} {y}) scale({size})",
        )
        for x, y, size, opacity in (
            (-9, -12, 1.15, 0.3),
            (10, -4, 1.3, 0.42),
            (-9, 6, 1.3, 0.5),
            (7, 16, 1.0, 0.34),
        )
    ],
)
_DANGEROUS: Final = Definition(
    "hex-dangerous",
    "g",
    element("path", d=outline(RADIUS - 2.5), fill="#3a1f1d"),
    element(
        "path",
        d="M-24-8-12-4-6-14 2-6 12-12 25-5M-6-14-8-27M2-6 4 8-6 18-4 29M4 8 16 12 24 8M-6 18-19 16"
        "M12-12 10-25",
        fill="none",
        stroke="#e2604c",
        stroke_width=2.6,
        stroke_linejoin="round",
    ),
    element(
        "path",
        d="M-24-8-12-4-6-14 2-6 12-12 25-5M2-6 4 8-6 18-4 29",
        fill="none",
        stroke="#ffb46b",
        stroke_width=0.9,
    ),
)
_IMPASSABLE: Final = Definition(
    "hex-impassable",
    "g",
    element("path", d=outline(RADIUS - 2), fill="#100e15"),
    element("path", d=outline(RADIUS - 4), fill="#393346", transform="translate(0 3)"),
    element("path", d=outline(RADIUS - 5), fill=_STONE, transform="translate(0 -3)"),
    element(
        "path",
        d=f"M-{RADIUS * 0.74:.1f} {RADIUS * 0.3:.1f}V-{RADIUS * 0.5:.1f}L0-{RADIUS - 2:g}"
        f"L{RADIUS * 0.74:.1f}-{RADIUS * 0.5:.1f}",
        fill="none",
        stroke=_LIT,
        stroke_width=1.8,
        stroke_linejoin="round",
    ),
    element(
        "path",
        d="M-14-10l8 4 5-3M6-16l3 8 9 2M-12 9l8-4 10 6M10 6l6 5",
        fill="none",
        stroke="#100e15",
        stroke_opacity=0.5,
    ),
)
TERRAIN: Final = {
    DIFFICULT: _DIFFICULT,
    OBSCURING: _OBSCURING,
    DANGEROUS: _DANGEROUS,
    IMPASSABLE: _IMPASSABLE,
}


def lit_hex(*, quiet: bool = False) -> Svg:
    """The light on a Space around the origin; quiet where almost everything can be chosen."""
    return (_QUIET_HEX if quiet else _LIT_HEX).at(0, 0, class_="light")


def terrain_hex(terrain: int) -> Svg:
    """The look of a terrain around the origin; nothing for open floor."""
    return TERRAIN[terrain].at(0, 0) if terrain in TERRAIN else NOTHING
