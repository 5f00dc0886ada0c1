"""Dice: bone cubes with engraved pips, a symbol or a number.

A die says how it moves: `data-motion="tumble"`, its name in `data-key` and what it shows in
`data-value`. A page lets it tumble when that value is new; see `drawing.motion`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spellwright.drawing.definition import Definition
from spellwright.drawing.element import NOTHING, Svg, element, group, title, words
from spellwright.drawing.emblem import EMBLEMS, emblem
from spellwright.drawing.look import BRASS, GROUND, INK, SERIF, mixed
from spellwright.drawing.motion import TUMBLE, moving
from spellwright.drawing.spoken import spoken
from spellwright.kernel.saying import say

BONE: Final = "#ece2c8"
"""What a die is made of, unless it is told another colour."""

_ENGRAVED: Final = mixed(INK, GROUND, 0.3)
_SHEEN: Final = Definition(
    "die-sheen",
    "radialGradient",
    element("stop", offset=0, stop_color="#fff", stop_opacity=0.75),
    element("stop", offset=0.55, stop_color="#fff", stop_opacity=0.12),
    element("stop", offset=1, stop_color="#000", stop_opacity=0.16),
    cx=0.34,
    cy=0.28,
    r=0.85,
)

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Die(NamedTuple):
    """What a die shows.

    `face` is 1 to 6 for pips, another number for engraved figures, or the name of an emblem, or ""
    for a blank side. `roll` differs from roll to roll (a counter, the turn), so that a die tumbles
    even when it shows the same again. `says` is what it means here.
    """

    key: str
    face: int | str
    roll: int | str = ""
    colour: str = BONE
    says: str = ""
    counts: bool = False
    """Whether the die has a brass edge: it is a success, or is the die that was kept."""
    faded: bool = False
    """Whether the die does not count: it was cancelled, or not kept."""


def die(shown: Die, size: float) -> Svg:
    """A die around the origin, its sides `size` long."""
    return group(
        title(shown.says or _in_words(shown.face)),
        _cube(shown.face, shown.colour, size),
        _edge(size) if shown.counts else NOTHING,
        class_="die faded" if shown.faded else "die",
        opacity=0.45 if shown.faded else None,
        **moving(TUMBLE, shown.key, f"{shown.roll}:{shown.face}"),
    )


@lru_cache(maxsize=256)
def _cube(face: int | str, colour: str, size: float) -> Svg:
    half, corner = size / 2, size * 0.2
    depth = size * 0.07

    def side(fill: str, y: float = 0, height: float = size) -> Svg:
        return element(
            "rect", x=-half, y=-half + y, width=size, height=height, rx=corner, fill=fill
        )

    return group(
        element(
            "ellipse", cy=half + depth, rx=half * 0.98, ry=depth * 1.8, fill="#000", opacity=0.4
        ),
        side(mixed(colour, INK, 0.45), depth, size),
        side(colour),
        side(_SHEEN.url),
        element(
            "rect",
            x=-half + size * 0.06,
            y=-half + size * 0.06,
            width=size * 0.88,
            height=size * 0.88,
            rx=corner * 0.9,
            fill="none",
            stroke=mixed(colour, INK, 0.3),
            stroke_width=size * 0.02,
            stroke_opacity=0.6,
        ),
        group(_engraving(face, colour, size), class_="face"),
    )


def _engraving(face: int | str, colour: str, size: float) -> Svg:
    ink = _ENGRAVED if _is_light(colour) else BONE
    if isinstance(face, str):
        return emblem(face, size * 0.62, fill=ink) if face in EMBLEMS else NOTHING
    if face in _PIPS:
        away = size * 0.25
        return group(
            *[
                element("circle", cx=x * away, cy=y * away, r=size * 0.088, fill=ink)
                for x, y in _PIPS[face]
            ]
        )
    return element(
        "text",
        words(str(face)),
        y=size * 0.2,
        fill=ink,
        font_family=SERIF,
        font_weight="700",
        font_size=size * 0.56,
        text_anchor="middle",
    )


def _edge(size: float) -> Svg:
    reach = size * 0.56
    return element(
        "rect",
        x=-reach,
        y=-reach,
        width=2 * reach,
        height=2 * reach,
        rx=size * 0.24,
        fill="none",
        stroke=BRASS,
        stroke_width=size * 0.06,
        class_="counts",
    )


def _is_light(colour: str) -> bool:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue > 128


def _in_words(face: int | str) -> str:
    if face == "":
        return spoken(say("picture-blank-side"))
    return str(face).replace("-", " ")
