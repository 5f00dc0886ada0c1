"""A card as it lies in a hand or a market: title, figures, its emblem or a short sentence.

Nothing on it is smaller than can be read where cards are small; all the rest is in the large form.
"""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_shape import SMALL
from spellwright.drawing.card_sheet import PAPER, coin, sheet
from spellwright.drawing.element import NOTHING, Svg, Value, element, group, moved, together, words
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import bold_width, in_lines, width_of
from spellwright.drawing.look import INK, PARCHMENT, SERIF, mixed

BAND: Final = 25
COIN: Final = 12.5
TITLE_SIZES: Final = (16.0, 15.3, 14.6)
LEADING: Final = 1.18
INNER: Final = SMALL.width - 2 * SMALL.pad


def small_face(shown: Card) -> Svg:
    """The front of a small card, from its upper left corner on."""
    titled, y = _title(shown)
    more = shown.figures[1:3]
    low = SMALL.height - (2 * COIN + 4 if more else 5)
    return group(
        sheet(SMALL, PAPER.url),
        _band(shown),
        titled,
        _middle(shown, y, low),
        *[_below(figure, place, len(more)) for place, figure in enumerate(more)],
    )


def _band(shown: Card) -> Svg:
    """The colour and icon of the type, its word, and the first figure with what it means."""
    wide = SMALL.width
    top = f"M.5 {BAND}V6A5.5 5.5 0 0 1 6 .5H{wide - 6}A5.5 5.5 0 0 1 {wide - 0.5} 6V{BAND}Z"
    first = shown.figures[0] if shown.figures else None
    room = wide - 26 - (2 * COIN + 6 if first else 4)
    end = wide - 2 * COIN - 6
    kind, meaning = shown.kind, first.meaning if first else ""
    both = width_of(f"{kind}  {meaning}", SMALL.foot)
    says = [(kind, 24.0, "start")]
    if meaning and both <= room:
        says.append((meaning, end, "end"))
    elif meaning and width_of(meaning, SMALL.foot) <= room:
        says = [(meaning, end, "end")]
    elif width_of(kind, SMALL.foot) > room:
        says = []
    return together(
        element("path", d=top, fill=mixed(shown.colour, INK, 0.38)),
        group(emblem(shown.icon, 17, fill=PARCHMENT), transform=moved(13, BAND / 2)),
        *[_words(text, x, 17.5, SMALL.foot, PARCHMENT, text_anchor=side) for text, x, side in says],
        coin(first, wide - COIN - 2.5, BAND / 2 + 0.5, COIN) if first else NOTHING,
    )


def _words(text: str, x: float, y: float, size: float, fill: str, **more: Value) -> Svg:
    return element("text", words(text), x=x, y=y, fill=fill, font_size=size, **more)


def _title(shown: Card) -> tuple[Svg, float]:
    """The title in two lines at most, and where it ends; a word that is too long is narrowed."""
    for size in TITLE_SIZES:
        lines = in_lines(shown.title.split(), " ", INNER, size, bold_width)
        if len(lines) <= 2 and all(bold_width(line, size) <= INNER for line in lines):
            break
    if len(lines) > 2:
        lines = [lines[0], " ".join(lines[1:])]
    drawn = []
    for row, line in enumerate(lines):
        tight = bold_width(line, size) > INNER
        drawn.append(
            _words(
                line,
                SMALL.pad,
                BAND + size * (1.0 + row * 1.06),
                size,
                INK,
                font_family=SERIF,
                font_weight="700",
                textLength=INNER if tight else None,
                lengthAdjust="spacingAndGlyphs" if tight else None,
            )
        )
    return together(*drawn), BAND + size * (0.35 + len(lines) * 1.06)


def _middle(shown: Card, top: float, low: float) -> Svg:
    """The sentence where it fits in letters that can be read, else the emblem in large."""
    size = SMALL.texts[0]
    lines = in_lines(shown.text.split(), " ", INNER, size) if shown.text else []
    fits = bool(lines) and len(lines) * size * LEADING <= low - top
    if fits and all(width_of(line, size) <= INNER for line in lines):
        start = top + size
        return together(
            *[
                _words(line, SMALL.pad, start + row * size * LEADING, size, INK)
                for row, line in enumerate(lines)
            ]
        )
    side = min(SMALL.picture, low - top - 4)
    return group(
        emblem(shown.picture or shown.icon, side, fill=mixed(shown.colour, PARCHMENT, 0.25)),
        transform=moved(SMALL.width / 2, (top + low) / 2),
    )


def _below(figure: Figure, place: int, count: int) -> Svg:
    """A further figure at the foot, with what it means where there is room."""
    room = INNER / count - 2 * COIN - 4
    x, y = SMALL.pad + COIN + place * INNER / count, SMALL.height - COIN - 3
    says = NOTHING
    if width_of(figure.meaning, SMALL.foot) <= room:
        says = _words(figure.meaning, x + COIN + 3, y + 5, SMALL.foot, "#5c4f3e")
    return together(coin(figure, x, y, COIN), says)
