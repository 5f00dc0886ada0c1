"""Coins, badges and figures: the small things with an icon and a number."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from spellwright.drawing.element import NOTHING, Svg, element, group, moved, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.look import GROUND, MUTED, TEXT, SeatLook, mixed


@lru_cache(maxsize=512)
def badge(icon: str, colour: str, count: int, radius: float) -> Svg:
    """A tiny disc with an icon; a number beside it if it counts more than one."""
    number = NOTHING
    if count > 1:
        number = element(
            "text",
            words(str(count)),
            x=radius * 0.85,
            y=radius * 1.05,
            fill=TEXT,
            stroke=GROUND,
            stroke_width=2,
            paint_order="stroke",
            font_weight="700",
            font_size=max(radius * 1.5, 14.6),
            text_anchor="middle",
        )
    return group(
        element("circle", r=radius, fill=GROUND, stroke=colour, stroke_width=1),
        emblem(icon, radius * 1.35, fill=colour),
        number,
    )


@lru_cache(maxsize=512)
def figure(icon: str, number: int, colour: str, size: float) -> Svg:
    """An icon with a number to its right, from the origin on, centred on the line y = 0."""
    return group(
        group(emblem(icon, size, fill=colour), transform=moved(size / 2, 0)),
        element(
            "text",
            words(str(number)),
            x=size * 1.25,
            y=size * 0.36,
            fill=TEXT,
            font_weight="600",
            font_size=size,
        ),
    )


@lru_cache(maxsize=512)
def life_line(damage: int, life: int, radius: float, colour: str) -> Svg:
    """Damage as a row of pips: filled ones are taken."""
    step = radius * 2.7
    pips = [
        element(
            "circle",
            cx=radius + place * step,
            r=radius,
            fill=colour if place < damage else "none",
            stroke=colour if place < damage else MUTED,
            stroke_width=1.4,
        )
        for place in range(life)
    ]
    return group(*pips, class_="life")


def beast_coin(seat: SeatLook, icon: str, monogram: str, radius: float) -> Svg:
    """A six-sided coin of somebody's creature: another shape than a person's medallion."""
    return group(
        _polygon(6, radius, 0, fill=mixed(seat.colour, GROUND, 0.74), stroke=seat.colour),
        emblem(icon, radius * 1.3, fill=TEXT, fill_opacity=0.36 if monogram else None),
        _letters(monogram, radius),
    )


def spiked_coin(colour: str, icon: str, radius: float) -> Svg:
    """A spiked coin that belongs to nobody."""
    points = []
    for place in range(24):
        reach = radius if place % 2 == 0 else radius * 0.82
        angle = place * pi / 12
        points.append(f"{reach * sin(angle):.1f},{-reach * cos(angle):.1f}")
    return group(
        element(
            "polygon",
            points=" ".join(points),
            fill=mixed(colour, GROUND, 0.8),
            stroke=colour,
            stroke_width=1.5,
            stroke_linejoin="round",
        ),
        emblem(icon, radius * 1.15, fill=colour),
    )


def orb(seat: SeatLook, monogram: str, radius: float) -> Svg:
    """A ball of light in a seat's colour."""
    return group(
        element(
            "circle",
            r=radius,
            fill=mixed(seat.colour, GROUND, 0.45),
            stroke=seat.colour,
            stroke_width=2,
        ),
        element(
            "path",
            d="M-6.5-2.2A7 7 0 0 1 2.6-6.5",
            fill="none",
            stroke=TEXT,
            stroke_opacity=0.8,
            stroke_width=1.6,
            stroke_linecap="round",
            transform=f"scale({radius / 10:.2f})",
        ),
        element(
            "text",
            words(monogram),
            y=radius * 0.38,
            fill=TEXT,
            font_weight="700",
            font_size=radius * 1.36,
            text_anchor="middle",
        ),
    )


def _letters(monogram: str, radius: float) -> Svg:
    return element(
        "text",
        words(monogram),
        y=radius * 0.34,
        fill=TEXT,
        stroke=GROUND,
        stroke_width=radius * 0.14,
        paint_order="stroke",
        font_weight="700",
        font_size=radius * 0.9,
        text_anchor="middle",
    )


def _polygon(sides: int, radius: float, turned: float, *, fill: str, stroke: str) -> Svg:
    points = []
    for place in range(sides):
        angle = 2 * pi * place / sides + turned
        points.append(f"{radius * sin(angle):.1f},{-radius * cos(angle):.1f}")
    return element(
        "polygon",
        points=" ".join(points),
        fill=fill,
        stroke=stroke,
        stroke_width=radius * 0.16,
        stroke_linejoin="round",
    )
