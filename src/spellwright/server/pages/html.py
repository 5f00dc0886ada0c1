"""HTML that is safe by type: text that is not `Html` is escaped before it becomes `Html`."""

from __future__ import annotations

from html import escape
from typing import Final, NewType

from spellwright.kernel.saying import Noun, Saying
from spellwright.server.speaking import spoken

Html = NewType("Html", str)
Text = str | Saying | Noun
"""What a reader reads: in the language of the reader, or words that need no language."""
Value = Text | int | bool | None

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})
NOTHING: Final = Html("")
HERE: Final = ""
"""Stands in a saying for a place that `sentence` fills with an element."""
_NAMES: Final[dict[str, str]] = {}
"""Attributes as they are written, by their names in Python."""
_OPENS, _CLOSES = "\ue000", "\ue001"


def tag(name: str, /, *children: Html, **attributes: Value) -> Html:
    """An element; None and False leave an attribute out, True has no value.

    >>> tag("p", words("1 < 2"), class_="note", hidden=True)
    '<p class="note" hidden>1 &lt; 2</p>'
    """
    head = name
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        written = _NAMES.get(key) or _name(key)
        if value is True:
            head += f" {written}"
        else:
            text = value if type(value) is str else _text(value)
            head += f' {written}="{text if text.isalnum() else escape(text)}"'
    if name in VOID:
        return Html(f"<{head}>")
    return Html(f"<{head}>{''.join(children)}</{name}>")


def _name(key: str) -> str:
    """An attribute as it is written."""
    written = _NAMES[key] = key.rstrip("_").replace("_", "-")
    return written


def _text(value: Text | int) -> str:
    return spoken(value) if isinstance(value, Saying | Noun) else str(value)


def together(*children: Html) -> Html:
    return Html("".join(children))


def words(text: Text) -> Html:
    """Text, escaped."""
    return Html(escape(spoken(text), quote=False))


def sentence(said: Saying, **elements: Html) -> Html:
    """A whole sentence with elements in some of its places, wherever a language has them.

    >>> from spellwright.kernel.saying import Saying
    >>> sentence(Saying("", "", {"text": "a & b"}))
    'a &amp; b'
    """
    places = {name: f"{_OPENS}{name}{_CLOSES}" for name in elements}
    text = words(said._replace(args={**said.args, **places}))
    for name, element in elements.items():
        text = Html(text.replace(places[name], element))
    return text


def drawing(svg: str) -> Html:
    """A drawing of our own: the drawing library has escaped what is in it."""
    return Html(svg)
