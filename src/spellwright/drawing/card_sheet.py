"""What all sizes of a card are made of: the sheet, the coins."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card_content import Figure
from spellwright.drawing.card_shape import Shape
from spellwright.drawing.definition import Definition
from spellwright.drawing.element import Svg, element, group, moved, title, together, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.look import GROUND, PARCHMENT, mixed

EDGE: Final = "#8d7a55"
PAPER: Final = Definition(
    "card-paper",
    "linearGradient",
    element("stop", offset=0, stop_color="#f3e8cf"),
    element("stop", offset=0.6, stop_color=PARCHMENT),
    element("stop", offset=1, stop_color="#d9c8a3"),
    x1=0,
    y1=0,
    x2=0.4,
    y2=1,
)


def sheet(shape: Shape, fill: str) -> Svg:
    return together(
        element(
            "rect",
            x=1,
            y=2.5,
            width=shape.width,
            height=shape.height,
            rx=7,
            fill="#000",
            opacity=0.35,
        ),
        element(
            "rect",
            width=shape.width,
            height=shape.height,
            rx=6,
            fill=fill,
            stroke=EDGE,
            stroke_width=1,
        ),
    )


def coin(figure: Figure, x: float, y: float, radius: float) -> Svg:
    """A number with an icon behind it."""
    return group(
        title(f"{figure.meaning} {figure.number}"),
        element("circle", r=radius, fill=mixed(figure.colour, GROUND, 0.55), stroke=figure.colour),
        emblem(figure.icon, radius * 1.7, fill=figure.colour, opacity=0.35),
        element(
            "text",
            words(figure.number),
            y=radius * 0.42,
            fill="#fff8e6",
            stroke=mixed(figure.colour, GROUND, 0.75),
            stroke_width=radius * 0.22,
            paint_order="stroke",
            font_weight="700",
            font_size=radius * 1.2,
            text_anchor="middle",
        ),
        transform=moved(x, y),
    )
