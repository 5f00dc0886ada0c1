"""Cards: parchment with a coloured spine, figures in the corners, a sentence, the clause below.

A card in a hand is small. A page shows the large form with its whole text when somebody points at
the card, reaches it by keyboard or keeps a finger on it: it asks for what is printed (`data-look`),
and what holds at this table alone lies hidden inside the card.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_shape import LARGE, SMALL, TITLED, Shape
from spellwright.drawing.card_sheet import EDGE, PAPER, coin, sheet
from spellwright.drawing.definition import Definition
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import in_lines, small_caps_width, width_of
from spellwright.drawing.look import BRASS, CANDLE, GROUND, INK, PARCHMENT, SERIF, mixed
from spellwright.drawing.motion import TURN, moving
from spellwright.drawing.picture import finished
from spellwright.drawing.small_card import small_face, titled_face
from spellwright.drawing.spoken import spoken
from spellwright.kernel.saying import say

FACE_DOWN: Final = "face-down"
LEADING: Final = 1.25
"""The distance from line to line, in sizes of the letters."""
TITLE_SIZES: Final = (1.0, 0.92, 0.84, 0.78, 0.72, 0.66, 0.6)
_FAINT: Final = "#5c4f3e"

_WEAVE: Final = Definition(
    "card-weave",
    "pattern",
    element("rect", width=12, height=12, fill="#2a2140"),
    element("path", d="M0 0 12 12M12 0 0 12", stroke="#4a3d6b", stroke_width=2.4, fill="none"),
    element("path", d="M3 3 9 9", stroke="#6a5a92", stroke_width=1, fill="none"),
    width=12,
    height=12,
    patternUnits="userSpaceOnUse",
)


def card(
    shown: Card | None, key: str, *, option: str = "", faded: bool = False, shape: Shape = SMALL
) -> Svg:
    """A small card from its upper left corner on, or the back of one (`None`).

    `key` is the card's place (`hand-3`, `market-0`): it turns when another card lies there. With an
    `option` it glows and can be chosen.
    """
    if shown is None:
        says, drawn, value = spoken(say("picture-face-down")), back(shape), FACE_DOWN
    else:
        says, drawn, value = (
            in_words(shown),
            together(face(shown, shape), NOTHING if shown.look else _hidden_large(shown)),
            shown.title,
        )
    return group(
        title(says),
        _light() if option else NOTHING,
        drawn,
        class_="card choice" if option else "card",
        data_card=key,
        data_look=shown.look or None if shown else None,
        data_option=option or None,
        opacity=0.5 if faded else None,
        **moving(TURN, f"card {key}", value),
    )


@lru_cache(maxsize=1024)
def in_words(shown: Card) -> str:
    """All that a card says, in one line."""
    figures = ", ".join(f"{figure.meaning} {figure.number}" for figure in shown.figures)
    parts = [f"{shown.title} ({shown.kind})", figures, shown.text, shown.clause]
    return ". ".join(part.rstrip(".") for part in parts if part)


@lru_cache(maxsize=1024)
def face(shown: Card, shape: Shape = SMALL) -> Svg:
    """The front of a card, from its upper left corner on."""
    if shape is SMALL:
        return small_face(shown)
    if shape is TITLED:
        return titled_face(shown)
    return group(
        sheet(shape, PAPER.url),
        _spine(shown, shape),
        _title(shown, shape),
        _middle(shown, shape),
        _foot(shown, shape),
        *[_corner(figure, shape, place) for place, figure in enumerate(shown.figures[:3])],
    )


@lru_cache(maxsize=8)
def back(shape: Shape = SMALL) -> Svg:
    """A card face down: woven, with a star."""
    inset = shape.width * 0.05
    radius = min(shape.width * 0.17, shape.height * 0.3)
    star = group(
        element("circle", r=radius, fill=GROUND, stroke=BRASS, stroke_width=1.4),
        emblem("star", radius * 1.5, fill=BRASS),
        transform=moved(shape.width / 2, shape.height / 2),
    )
    woven = element(
        "rect",
        x=inset,
        y=inset,
        width=shape.width - 2 * inset,
        height=shape.height - 2 * inset,
        rx=4,
        fill=_WEAVE.url,
        stroke=BRASS,
        stroke_width=1,
    )
    return group(sheet(shape, "#1b1530"), woven, star)


def large_picture(shown: Card) -> str:
    """A card in its large form, as a picture of its own."""
    edge = 3
    return finished(
        LARGE.width + 2 * edge,
        LARGE.height + 2 * edge,
        group(face(shown, LARGE), transform=moved(edge, edge)),
        title=shown.title,
        description=in_words(shown),
        class_="spellwright large-card",
    )


def small_picture(shown: Card) -> str:
    """A card in its small form, as a picture of its own."""
    edge = 3
    return finished(
        SMALL.width + 2 * edge,
        SMALL.height + 2 * edge,
        group(face(shown, SMALL), transform=moved(edge, edge)),
        title=shown.title,
        description=in_words(shown),
        class_="spellwright small-card",
    )


def _hidden_large(shown: Card) -> Svg:
    return group(face(shown, LARGE), class_="large", display="none", aria_hidden="true")


def _light() -> Svg:
    return element(
        "rect",
        x=-4,
        y=-4,
        width=SMALL.width + 8,
        height=SMALL.height + 8,
        rx=9,
        fill="none",
        stroke=CANDLE,
        stroke_width=3,
        class_="light",
    )


def _spine(shown: Card, shape: Shape) -> Svg:
    """The left edge, rounded with the card, with the icon of the type at its top."""
    wide, high = shape.spine, shape.height
    band = f"M6 .5H{wide}V{high - 0.5}H6A5.5 5.5 0 0 1 .5 {high - 6}V6A5.5 5.5 0 0 1 6 .5Z"
    return together(
        element("path", d=band, fill=mixed(shown.colour, INK, 0.12)),
        element("path", d=f"M{wide} .5V{high - 0.5}", stroke=INK, stroke_opacity=0.45),
        group(
            emblem(shown.icon, shape.spine * 0.74, fill=PARCHMENT),
            transform=moved(wide / 2, wide / 2 + shape.pad / 2),
        ),
    )


def _title(shown: Card, shape: Shape) -> Svg:
    """The title in small caps; its second line may reach below the figure in the corner."""
    room = shape.inner - (shape.figure * 1.7 if shown.figures else 0)
    between = " " if " " in shown.title else "-"
    for share in TITLE_SIZES:
        size = shape.title * share
        first = in_lines(shown.title.split(between), between, room, size, small_caps_width)[0]
        second = shown.title.removeprefix(first).strip()
        needed = small_caps_width(first, size), small_caps_width(second, size)
        if needed[0] <= room and needed[1] <= shape.inner:
            break
    drawn = [
        element(
            "text",
            words(line),
            x=shape.left,
            y=shape.pad + shape.title * (0.8 + row * 1.02),
            fill=INK,
            font_family=SERIF,
            font_weight="700",
            font_variant="small-caps",
            font_size=size,
        )
        for row, line in enumerate((first, second))
        if line
    ]
    below = shape.pad + shape.title * 2.15
    rule = f"M{shape.left} {below:.1f}H{shape.width - shape.pad}"
    return together(*drawn, element("path", d=rule, stroke=EDGE, stroke_width=0.8))


def _middle(shown: Card, shape: Shape) -> Svg:
    """The icon of the type and the sentence; a long one takes the place of the icon, too."""
    top = shape.pad * 2 + shape.title * 2.15
    picture, first = NOTHING, top
    lines, size, is_long = _sentence(shown.text, shape)
    if not is_long:
        picture = group(
            emblem(
                shown.picture or shown.icon,
                shape.picture,
                fill=mixed(shown.colour, PARCHMENT, 0.35),
            ),
            transform=moved(shape.left + shape.inner / 2, top + shape.picture / 2),
        )
        first += shape.picture + shape.pad
    drawn = [
        element(
            "text",
            words(line),
            x=shape.left,
            y=first + size * (0.8 + row * LEADING),
            fill=INK,
            font_size=size,
        )
        for row, line in enumerate(lines)
    ]
    return together(picture, *drawn)


def _sentence(text: str, shape: Shape) -> tuple[list[str], float, bool]:
    """The lines of the sentence, their size, and whether they need the room of the icon.

    The large form says everything.
    """
    room = shape.lines * shape.texts[0] * LEADING
    for size in shape.texts:
        lines = in_lines(text.split(), " ", shape.inner, size)
        if len(lines) * size * LEADING <= room:
            return lines, size, False
    return lines, size, True


def _foot(shown: Card, shape: Shape) -> Svg:
    """The word for the type and, where there is room, the clause, between the lower figures."""
    says = " · ".join(part for part in (shown.kind, shown.clause) if part)
    room = shape.inner - (shape.figure * 1.3 if len(shown.figures) > 1 else 0)
    if width_of(says, shape.foot) > room:
        says = shown.kind
    return element(
        "text",
        words(says),
        x=shape.left,
        y=shape.height - shape.pad * 0.8,
        fill=_FAINT,
        font_size=shape.foot,
    )


def _corner(figure: Figure, shape: Shape, place: int) -> Svg:
    """A coin in a corner."""
    away = shape.pad * 0.6 + shape.figure * 0.72
    right, low = shape.width - away, shape.height - away
    x, y = ((right, away), (right, low), (shape.spine / 2, low))[place]
    return coin(figure, x, y, shape.figure * (0.72 if place < 2 else 0.6))
