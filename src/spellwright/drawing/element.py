"""SVG elements as text that is safe by type: whatever becomes `Svg` has been escaped."""

from __future__ import annotations

import re
from typing import Final, NewType

Svg = NewType("Svg", str)
"""Well-formed SVG. Only `element`, `words` and `together` make it."""

Value = str | int | float | None

NOTHING: Final = Svg("")
OWN: Final = "\ue000"
"""Stands before every id until the picture is finished and knows its own prefix."""


class Own(str):
    """An id of the picture's own, or a reference to one: written as it is."""

    __slots__ = ()


# XML has no way at all to write these; OWN must come from us only.
_NAMES: Final[dict[str, str]] = {}
"""Attributes as they are written, by their names in Python."""
_SPECIAL: Final = re.compile("[^\t\n\r\x20-%'-;=?-\ud7ff\ue001-\ufffd\U00010000-\U0010ffff]")
"""What cannot be written as it is."""
_UNWRITABLE: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue001-\ufffd\U00010000-\U0010ffff]")


def element(tag: str, /, *children: Svg, **attributes: Value) -> Svg:
    """An element; `None` leaves an attribute out, `class_` and `stroke_width` are written as meant.

    >>> element("circle", r=2.50, class_="pip", stroke_width=None)
    '<circle r="2.5" class="pip"/>'
    >>> element("text", words("Fish & <chips>"), data_note='"hot"')
    '<text data-note="&quot;hot&quot;">Fish &amp; &lt;chips&gt;</text>'
    """
    head = tag
    for name, value in attributes.items():
        if value is not None:
            written = value if type(value) is Own else _written(value)
            head += f' {_NAMES.get(name) or _name(name)}="{written}"'
    inside = "".join(children)
    return Svg(f"<{head}>{inside}</{tag}>" if inside else f"<{head}/>")


def _name(name: str) -> str:
    """An attribute as it is written."""
    written = _NAMES[name] = name.rstrip("_").replace("_", "-")
    return written


def group(*children: Svg, **attributes: Value) -> Svg:
    """Several elements as one."""
    return element("g", *children, **attributes)


def together(*children: Svg) -> Svg:
    """Several elements one after the other."""
    return Svg("".join(children))


def words(text: str) -> Svg:
    """Text, escaped."""
    if _SPECIAL.search(text) is None:
        return Svg(text)
    text = _UNWRITABLE.sub("\ufffd", text)
    return Svg(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))


def title(text: str) -> Svg:
    """What a pointer that rests on an element, or a screen reader, is told."""
    return element("title", words(text))


def moved(x: float, y: float) -> str:
    """The value of `transform` that moves an element.

    >>> moved(3, 4.25)
    'translate(3 4.25)'
    """
    return f"translate({number(x)} {number(y)})"


def number(value: float) -> str:
    """A number with at most two places, as short as it can be written.

    >>> number(2.0), number(-0.001), number(1.005), number(12.3456)
    ('2', '0', '1', '12.35')
    """
    if type(value) is int:
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _written(value: str | int | float) -> str:
    if not isinstance(value, str):
        return number(value)
    return words(value).replace('"', "&quot;")
