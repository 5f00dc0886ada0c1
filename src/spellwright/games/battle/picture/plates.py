"""Small parts that several drawings share: plates, captions, pips, tags, a lying card."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import card
from spellwright.drawing.card_content import Card
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import in_lines, serif_width, width_of
from spellwright.drawing.look import (
    BRASS,
    CANDLE,
    GROUND,
    LINE,
    MUTED,
    RAISED,
    SERIF,
    TEXT,
    mixed,
)
from spellwright.kernel.option import Option

CARD_WIDTH: Final = SMALL.width
CARD_HEIGHT: Final = SMALL.height
STEP: Final = CARD_WIDTH + 12
CAPTION: Final = 20
"""Height of the line over a part of the board."""
BELOW: Final = 28
"""Room under a card for what lies on it."""
EACH: Final = 10
"""Pips in a line."""
TAG: Final = 18


def caption(text: str, more: str = "") -> Svg:
    """The small spaced label over a part, and a few quiet words after it."""
    after = serif_width(text.upper(), 13.4) + len(text) * 0.4 + 6
    return together(
        element(
            "text",
            words(text.upper()),
            y=12,
            fill=BRASS,
            font_family=SERIF,
            font_size=13.4,
            letter_spacing=0.4,
        ),
        element("text", words(more), x=after, y=12, fill=MUTED, font_size=13.4)
        if more
        else NOTHING,
    )


def plate(width: float, height: float, *, stroke: str = LINE, fill: str = RAISED) -> Svg:
    return element("rect", width=width, height=height, rx=6, fill=fill, stroke=stroke)


def empty_place(says: str) -> Svg:
    """Where a card could lie."""
    lines = in_lines(says.split(), " ", CARD_WIDTH - 16, 12)
    return group(
        element(
            "rect",
            width=CARD_WIDTH,
            height=CARD_HEIGHT,
            rx=6,
            fill=RAISED,
            fill_opacity=0.5,
            stroke=LINE,
            stroke_dasharray="4 4",
        ),
        *[
            element(
                "text",
                words(line),
                x=CARD_WIDTH / 2,
                y=CARD_HEIGHT / 2 + row * 16 - 4,
                fill=MUTED,
                font_size=13.4,
                text_anchor="middle",
            )
            for row, line in enumerate(lines)
        ],
    )


def lying(shown: Card | None, key: str, x: float, y: float, option: Option | None = None) -> Svg:
    """A card at a place."""
    return group(card(shown, key, option=option.text if option else ""), transform=moved(x, y))


def pips(icon: str, colour: str, filled: int, most: int, says: str) -> Svg:
    """An icon and a row of pips, ten in a line, from the origin on."""
    dots = []
    for place in range(most):
        row, column = divmod(place, EACH)
        dots.append(
            element(
                "circle",
                cx=20 + column * 10.4,
                cy=row * 9,
                r=3.9,
                fill=colour if place < filled else GROUND,
                stroke=colour,
                stroke_width=1,
            )
        )
    return group(
        title(says),
        group(emblem(icon, 13, fill=colour), transform=moved(6, 0)),
        *dots,
        class_="pips",
    )


def tag_width(text: str) -> float:
    return width_of(text, 13.4) * 0.93 + 14


def tag(text: str, says: str, option: Option | None, colour: str = BRASS) -> Svg:
    """A name on a small plaque; one that can be used glows."""
    return group(
        title(says),
        element(
            "rect",
            width=tag_width(text),
            height=TAG,
            rx=9,
            fill=mixed(CANDLE, GROUND, 0.75) if option else mixed(colour, GROUND, 0.82),
            stroke=CANDLE if option else mixed(colour, GROUND, 0.4),
            stroke_width=2 if option else 1,
            class_="light" if option else None,
        ),
        element(
            "text",
            words(text),
            x=tag_width(text) / 2,
            y=12.6,
            fill=TEXT,
            font_size=13.4,
            text_anchor="middle",
        ),
        class_="tag choice" if option else "tag",
        data_option=option.text if option else None,
    )


def coin(icon: str, colour: str, radius: float) -> Svg:
    """A token with an icon."""
    return group(
        element(
            "circle", r=radius, fill=mixed(colour, GROUND, 0.68), stroke=colour, stroke_width=1.6
        ),
        emblem(icon, radius * 1.25, fill=colour),
    )


def amount(icon: str, colour: str, number: int, says: str) -> Svg:
    """A token and how many there are, around the line y = 0."""
    return group(
        title(says),
        group(coin(icon, colour, 10), transform=moved(10, 0)),
        element(
            "text",
            words(str(number)),
            x=25,
            y=6,
            fill=TEXT if number else MUTED,
            font_size=17,
            font_weight="700",
        ),
        class_="amount",
    )
