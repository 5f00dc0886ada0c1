"""HTML that is safe by type: text that is not `Html` is escaped before it becomes `Html`."""

from __future__ import annotations

from html import escape
from typing import Final, NewType

Html = NewType("Html", str)
Value = str | int | bool | None

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})
NOTHING: Final = Html("")


def tag(name: str, /, *children: Html, **attributes: Value) -> Html:
    """An element; None and False leave an attribute out, True has no value.

    >>> tag("p", words("1 < 2"), class_="note", hidden=True)
    '<p class="note" hidden>1 &lt; 2</p>'
    """
    head = name
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        written = key.rstrip("_").replace("_", "-")
        head += f" {written}" if value is True else f' {written}="{escape(str(value))}"'
    if name in VOID:
        return Html(f"<{head}>")
    return Html(f"<{head}>{together(*children)}</{name}>")


def together(*children: Html) -> Html:
    return Html("".join(children))


def words(text: str) -> Html:
    """Text, escaped."""
    return Html(escape(text, quote=False))


def drawing(svg: str) -> Html:
    """A drawing of our own: the drawing library has escaped what is in it."""
    return Html(svg)
