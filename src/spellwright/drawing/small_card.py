"""A card as it lies in a hand or a market: title, figures, its emblem or a short sentence.

Nothing on it is smaller than can be read where cards are small; all the rest is in the large form.
"""

from __future__ import annotations

import re
from typing import Final

from spellwright.drawing.card_content import Card, Figure
from spellwright.drawing.card_shape import SMALL, TITLED
from spellwright.drawing.card_sheet import PAPER, coin, sheet
from spellwright.drawing.element import NOTHING, Svg, Value, element, group, moved, together
from spellwright.drawing.emblem import emblem
from spellwright.drawing.lettering import bold_width, in_lines, label, narrowed, width_of
from spellwright.drawing.look import INK, PARCHMENT, SERIF, mixed

BAND: Final = 25
COIN: Final = 12.5
ROW: Final = 2 * COIN + 1.5
"""The height of a further figure with its label."""
TITLE_SIZES: Final = (16.0, 15.3, 14.6)
LEADING: Final = 1.18
_WORDS: Final = re.compile(r"\([^()]{,9}\)|\S+")
INNER: Final = SMALL.width - 2 * SMALL.pad


def small_face(shown: Card) -> Svg:
    """The front of a small card, from its upper left corner on."""
    titled, y = _title(shown)
    more = shown.figures[1:3]
    low = SMALL.height - shown.free - (len(more) * ROW or 5)
    lines = _sentence(shown, low - y)
    return group(
        sheet(SMALL, PAPER.url),
        # Each card shows its own emblem once: above, where its sentence takes the middle.
        _band(shown, (shown.picture if lines else "") or shown.icon),
        titled,
        _middle(shown, lines, y, low),
        *[_below(figure, low + ROW * (place + 0.5)) for place, figure in enumerate(more)],
    )


def titled_face(shown: Card) -> Svg:
    """A small card as far as its title."""
    titled, _ = _title(shown)
    return group(sheet(TITLED, PAPER.url), _band(shown, shown.icon), titled)


def _band(shown: Card, icon: str) -> Svg:
    """The colour and icon of the type, its word, and the first figure with what it means."""
    wide = SMALL.width
    top = f"M.5 {BAND}V6A5.5 5.5 0 0 1 6 .5H{wide - 6}A5.5 5.5 0 0 1 {wide - 0.5} 6V{BAND}Z"
    first = shown.figures[0] if shown.figures else None
    room = wide - 26 - (2 * COIN + 6 if first else 4)
    end = wide - 2 * COIN - 6
    kind, meaning = shown.kind, first.label if first else ""
    both = width_of(f"{kind}  {meaning}", SMALL.foot)
    says = [(kind, 24.0, "start")] if width_of(kind, SMALL.foot) <= room else []
    if meaning:
        # A number is never without its label; the type is told by colour and icon, too.
        says = [*(says if both <= room else []), (meaning, end, "end")]
    return together(
        element("path", d=top, fill=mixed(shown.colour, INK, 0.38)),
        group(emblem(icon, 17, fill=PARCHMENT), transform=moved(13, BAND / 2)),
        *[_label(text, x, 17.5, room, PARCHMENT, text_anchor=side) for text, x, side in says],
        coin(first, wide - COIN - 2.5, BAND / 2 + 0.5, COIN) if first else NOTHING,
    )


def _label(text: str, x: float, y: float, room: float, fill: str, **more: Value) -> Svg:
    """A word of the smallest size; it is narrowed where it is a little too long."""
    return narrowed(text, x, y, room, width_of, size=SMALL.foot, fill=fill, **more)


def _title(shown: Card) -> tuple[Svg, float]:
    """The title in two lines at most, and where it ends; a word that is too long is narrowed."""
    for size in TITLE_SIZES:
        lines = in_lines(_words_of(shown.title), " ", INNER, size, bold_width)
        if len(lines) <= 2 and all(bold_width(line, size) <= INNER for line in lines):
            break
    if len(lines) > 2:
        lines = [lines[0], " ".join(lines[1:])]
    if len(lines) == 1 and bold_width(lines[0], size) > INNER:
        lines = _at_a_hyphen(lines[0])
    drawn = []
    for row, line in enumerate(lines):
        drawn.append(
            narrowed(
                line,
                SMALL.pad,
                BAND + size * (1.0 + row * 1.06),
                INNER,
                bold_width,
                size=size,
                fill=INK,
                font_family=SERIF,
                font_weight="700",
            )
        )
    return together(*drawn), BAND + size * (0.35 + len(lines) * 1.06)


def _words_of(title: str) -> list[str]:
    """The words between which a title may be broken: not within short brackets.

    >>> _words_of("+2 (push 1)"), _words_of("+2 (Lucky Card)")
    (['+2', '(push 1)'], ['+2', '(Lucky', 'Card)'])
    """
    return _WORDS.findall(title)


def _at_a_hyphen(word: str) -> list[str]:
    """A long word in two lines of about the same length, if it has a hyphen."""
    places = [place + 1 for place, sign in enumerate(word) if sign == "-"]
    if not places:
        return [word]
    middle = min(places, key=lambda place: abs(2 * place - len(word)))
    return [word[:middle], word[middle:]]


def _sentence(shown: Card, room: float) -> list[str]:
    """The lines of the sentence, if it fits in letters that can be read."""
    size = SMALL.texts[0]
    lines = in_lines(shown.text.split(), " ", INNER, size) if shown.text else []
    fits = len(lines) * size * LEADING <= room
    return lines if fits and all(width_of(line, size) <= INNER for line in lines) else []


def _middle(shown: Card, lines: list[str], top: float, low: float) -> Svg:
    """The sentence where it fits, else the emblem in large."""
    size = SMALL.texts[0]
    if lines:
        start = top + size
        return together(
            *[
                label(line, SMALL.pad, start + row * size * LEADING, size=size, fill=INK)
                for row, line in enumerate(lines)
            ]
        )
    side = min(SMALL.picture, low - top - 4)
    return group(
        emblem(shown.picture or shown.icon, side, fill=mixed(shown.colour, PARCHMENT, 0.25)),
        transform=moved(SMALL.width / 2, (top + low) / 2),
    )


def _below(figure: Figure, y: float) -> Svg:
    """A further figure at the foot, with what it means."""
    x, start = SMALL.pad + COIN, SMALL.pad + 2 * COIN + 3
    room = SMALL.width - SMALL.pad - start
    return together(coin(figure, x, y, COIN), _label(figure.label, start, y + 5, room, "#5c4f3e"))
