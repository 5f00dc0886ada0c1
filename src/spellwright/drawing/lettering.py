"""Words in a drawing. SVG breaks no lines, so they are broken here by a careful guess of widths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spellwright.drawing.element import Svg, Value, element, words
from spellwright.drawing.look import BODY, SERIF, SMALL, TEXT

Measure = Callable[[str, float], float]
"""How wide a text of a size is."""

_NARROW: Final = frozenset("fijlrtI.,:;'!|()[]·- ")
_WIDE: Final = frozenset("mwMW—…%@")
_SERIF: Final = {
    letter: units
    for units, letters in (
        (0.33, "ijl .,:;|·-/'"),
        (0.41, "ftIJ!()[]"),
        (0.49, "r"),
        (0.53, "sz?"),
        (0.58, "cevxy"),
        (0.65, "abdghknopqu0123456789"),
        (0.69, "FLPSTYZ"),
        (0.74, "ABEVX"),
        (0.79, "CKR"),
        (0.88, "DGHNOQUw&+"),
        (0.97, "m%"),
        (1.05, "MW—…@"),
    )
    for letter in letters
}
"""The widths in the widest usual serif: words must fit on a page that uses it, too."""
_BOLD: Final = 1.13
_SMALL_CAPITAL: Final = 0.7


def label(
    text: str, x: float, y: float, *, size: float = BODY, fill: str = TEXT, **attributes: Value
) -> Svg:
    """A line of text in the font of the picture; y is its base line."""
    return element("text", words(text), x=x, y=y, fill=fill, font_size=size, **attributes)


def narrowed(
    text: str,
    x: float,
    y: float,
    room: float,
    measure: Measure,
    *,
    size: float,
    fill: str = TEXT,
    **attributes: Value,
) -> Svg:
    """A label that is narrowed to the room that it has, where it is too long."""
    if measure(text, size) > room:
        attributes |= {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    return label(text, x, y, size=size, fill=fill, **attributes)


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


def serif_width(text: str, size: float) -> float:
    """The same for the serif of headings."""
    return sum(_SERIF.get(letter, 0.75) for letter in text) * size


def bold_width(text: str, size: float) -> float:
    """The same for the serif in bold."""
    return serif_width(text, size) * _BOLD


def small_caps_width(text: str, size: float) -> float:
    """The same for the serif in bold small capitals."""
    small = size * _SMALL_CAPITAL
    return sum(bold_width(letter.upper(), small if letter.islower() else size) for letter in text)


def in_lines(
    parts: Sequence[str], between: str, width: float, size: float, measure: Measure = width_of
) -> list[str]:
    """Parts joined by a separator and broken into lines between parts only.

    >>> in_lines(["Curse", "Fog", "Poison Dart"], " · ", 100, 14)
    ['Curse · Fog ·', 'Poison Dart']
    """
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}{between}{part}" if lines else part
        if lines and measure(longer + between, size) <= width:
            lines[-1] = longer
        else:
            lines[-1:] = [line + between.rstrip() for line in lines[-1:]]
            lines.append(part)
    return lines


def fitting(
    text: str, width: float, sizes: Sequence[float], measure: Measure, most: int = 1
) -> tuple[list[str], float]:
    """A text in so many lines at most, in the first of the sizes that fits, or else in the last.

    >>> fitting("Room of Requirement", 110, (18, 16, 14), serif_width, 2)
    (['Room of', 'Requirement'], 16)
    """
    for size in sizes:
        lines = in_lines(text.split(), " ", width, size, measure)
        if len(lines) <= most and all(measure(line, size) <= width for line in lines):
            break
    return lines, size
