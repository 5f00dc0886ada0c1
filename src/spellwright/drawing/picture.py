"""A finished picture: one SVG that needs nothing from outside and shares a page with others."""

from __future__ import annotations

import zlib

from spellwright.drawing.definition import definitions_for
from spellwright.drawing.element import OWN, Own, Svg, element, number, together, words
from spellwright.drawing.look import SANS


def finished(
    width: float,
    height: float,
    *content: Svg,
    title: str,
    description: str,
    prefix: str = "",
    class_: str | None = None,
) -> str:
    """The picture as text.

    `title` and `description` say in words what it shows. All ids begin with `prefix`; without one
    it is worked out from the content, so that different pictures on one page have different ids.
    """
    body = together(*content)
    whole = element(
        "svg",
        element("title", words(title), id=Own(OWN + "title")),
        element("desc", words(description), id=Own(OWN + "desc")),
        element("defs", *definitions_for(body)),
        body,
        xmlns="http://www.w3.org/2000/svg",
        class_=class_,
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        font_family=SANS,
        role="img",
        aria_labelledby=Own(f"{OWN}title {OWN}desc"),
    )
    return whole.replace(OWN, prefix or f"s{zlib.crc32(whole.encode()) % 2**24:06x}-")
