"""Words in a drawing. SVG breaks no lines, so they are broken here by a careful guess of widths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.drawing.element import Svg, Value, element, words
from spellwright.drawing.look import BODY, SERIF, SMALL, TEXT

_NARROW: Final = frozenset("fijlrtI.,:;'!|()[]·- ")
_WIDE: Final = frozenset("mwMW—…%@")


def label(
    text: str, x: float, y: float, *, size: float = BODY, fill: str = TEXT, **attributes: Value
) -> Svg:
    """A line of text in the font of the picture; y is its base line."""
    return element("text", words(text), x=x, y=y, fill=fill, font_size=size, **attributes)


def heading(text: str, x: float, y: float, *, size: float, fill: str = TEXT) -> Svg:
    """A heading in the old-style serif."""
    return element("text", words(text), x=x, y=y, fill=fill, font_family=SERIF, font_size=size)


def section(text: str, x: float, y: float, fill: str) -> Svg:
    """The small, spaced label of a section."""
    return element(
        "text",
        words(text.upper()),
        x=x,
        y=y,
        fill=fill,
        font_family=SERIF,
        font_size=SMALL - 1,
        letter_spacing=1.2,
    )


def width_of(text: str, size: float) -> float:
    """About how wide a text is; rather too much than too little."""
    units = 0.0
    for letter in text:
        if letter in _NARROW:
            units += 0.36
        elif letter in _WIDE:
            units += 0.92
        else:
            units += 0.7 if letter.isupper() or letter.isdigit() else 0.6
    return units * size


def in_lines(parts: Sequence[str], between: str, width: float, size: float) -> list[str]:
    """Parts joined by a separator and broken into lines between parts only.

    >>> in_lines(["Curse", "Fog", "Poison Dart"], " · ", 100, 14)
    ['Curse · Fog ·', 'Poison Dart']
    """
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}{between}{part}" if lines else part
        if lines and width_of(longer + between, size) <= width:
            lines[-1] = longer
        else:
            lines[-1:] = [line + between.rstrip() for line in lines[-1:]]
            lines.append(part)
    return lines
