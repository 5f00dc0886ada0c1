"""The medallion: one person or wizard, drawn alike on the board, in the rail and in the log."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from spellwright.drawing.coin import badge
from spellwright.drawing.definition import Definition
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.look import BRASS, DANGER, GROUND, LEAST, PARCHMENT, SeatLook, mixed
from spellwright.drawing.ring import ring

SHADOW: Final = Definition(
    "soft-shadow",
    "radialGradient",
    element("stop", offset=0.55, stop_color="#000", stop_opacity=0.6),
    element("stop", offset=1, stop_color="#000", stop_opacity=0),
)

MARK_PLACES: Final = (135, 45, 180, 0, 158, 22)
"""Where marks sit on the rim, in degrees clockwise from the right; the monogram stays free."""
STAR_PLACE: Final = 90
PIPS_FROM, PIPS_TO = 215, 325
LONGEST_MONOGRAM: Final = 2


class Mark(NamedTuple):
    """Something that lasts, shown on the rim: an emblem, its colour, how many times it is there."""

    emblem: str
    colour: str
    times: int = 1


class Medallion(NamedTuple):
    """What a medallion shows: `damage` of `life` pips, marks, a ring of protection if `circled`."""

    seat: SeatLook
    emblem: str
    monogram: str
    damage: int = 0
    life: int = 0
    marks: tuple[Mark, ...] = ()
    circled: bool = False
    starred: bool = False
    """Whether a brass star below tells the owner that this is the true one."""
    broken: bool = False
    """Whether the person is out of the game."""


def monogram(name: str) -> str:
    """One or two letters for a medallion.

    >>> monogram("Bot Greedy"), monogram("Anna"), monogram("HP"), monogram("Bot Greedy 2")
    ('BG', 'A', 'HP', 'G2')
    >>> monogram("   ")
    ''
    """
    if len(name) <= LONGEST_MONOGRAM:
        return name
    parts = name.split()
    # Who differs by a number alone is told by it.
    is_numbered = bool(parts) and parts[-1].isdigit()
    told = parts[-LONGEST_MONOGRAM:] if is_numbered else parts[:LONGEST_MONOGRAM]
    return "".join(part[0] for part in told)


@lru_cache(maxsize=512)
def medallion(shown: Medallion, radius: float, least: float = LEAST) -> Svg:
    """The medallion around the origin; its letters are at least so high."""
    band = radius * 0.2
    face = mixed(shown.seat.colour, GROUND, 0.66)
    return group(
        element("circle", r=radius * 1.22, cy=radius * 0.14, fill=SHADOW.url),
        _protection(radius) if shown.circled else NOTHING,
        element("circle", r=radius, fill=mixed(shown.seat.colour, GROUND, 0.8)),
        element("circle", r=radius - band, fill=face),
        ring(shown.seat, radius - band / 2, band),
        element(
            "circle",
            r=radius - band,
            fill="none",
            stroke="#000",
            stroke_opacity=0.45,
            stroke_width=1,
        ),
        emblem(
            shown.emblem,
            radius * (1.25 if shown.monogram else 1.1),
            fill=PARCHMENT,
            fill_opacity=0.34 if shown.monogram else None,
        ),
        _monogram(shown.monogram, radius, least),
        _pips(shown.damage, shown.life, radius),
        _marks(shown.marks, radius),
        _star(radius) if shown.starred else NOTHING,
        _crack(radius) if shown.broken else NOTHING,
    )


def _protection(radius: float) -> Svg:
    return element(
        "circle",
        r=radius * 1.13,
        fill="none",
        stroke=PARCHMENT,
        stroke_width=1.4,
        stroke_dasharray="5 2.5",
        stroke_opacity=0.9,
    )


def _monogram(letters: str, radius: float, least: float) -> Svg:
    size = max(radius * (0.93 if len(letters) < 3 else 0.66), least)
    return element(
        "text",
        words(letters),
        y=size * 0.366,
        fill="#fff8e6",
        stroke=GROUND,
        stroke_width=radius * 0.14,
        stroke_opacity=0.75,
        paint_order="stroke",
        font_weight="700",
        font_size=size,
        text_anchor="middle",
    )


def _pips(damage: int, life: int, radius: float) -> Svg:
    if not life:
        return NOTHING
    size = radius * (0.125 if life <= 6 else 0.09)
    pips = []
    for place in range(life):
        along = place / (life - 1) if life > 1 else 0.5
        x, y = _on_rim(PIPS_FROM + (PIPS_TO - PIPS_FROM) * along, radius * 0.92)
        hit = place < damage
        pips.append(
            element(
                "circle",
                cx=x,
                cy=y,
                r=size,
                fill=DANGER if hit else GROUND,
                stroke=PARCHMENT,
                stroke_width=1,
            )
        )
    return group(*pips, class_="pips")


def _marks(marks: tuple[Mark, ...], radius: float) -> Svg:
    badges = []
    for mark, angle in zip(marks, MARK_PLACES, strict=False):
        x, y = _on_rim(angle, radius * 1.04)
        drawn = badge(mark.emblem, mark.colour, mark.times, radius * 0.4)
        badges.append(group(drawn, transform=moved(x, y)))
    return group(*badges, class_="marks") if badges else NOTHING


def _star(radius: float) -> Svg:
    x, y = _on_rim(STAR_PLACE, radius * 1.08)
    return group(
        element("circle", r=radius * 0.3, fill=GROUND, stroke=BRASS, stroke_width=1),
        emblem("star", radius * 0.48, fill=BRASS),
        class_="true-one",
        transform=moved(x, y),
    )


def _crack(radius: float) -> Svg:
    """A crack from rim to rim."""
    return element(
        "path",
        d="M-6-11-3-5.5-6.5-1 1 2-1.5 6.5 5.5 11.5",
        fill="none",
        stroke=GROUND,
        stroke_width=2.4,
        transform=f"scale({radius / 11:.2f})",
        class_="crack",
    )


def _on_rim(degrees: float, radius: float) -> tuple[float, float]:
    return radius * cos(degrees * pi / 180), radius * sin(degrees * pi / 180)
