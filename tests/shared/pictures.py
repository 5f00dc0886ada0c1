"""Pictures read back, as a page would read them."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

from spellwright.kernel.view import View

Element = ElementTree.Element
SVG = "{http://www.w3.org/2000/svg}"


def drawn(view: View[Any]) -> Element:
    return ElementTree.fromstring(view._repr_svg_() or "")


def of_class(root: Element, name: str) -> list[Element]:
    return [part for part in root.iter() if name in part.get("class", "").split()]


def pieces(root: Element) -> dict[str, Element]:
    """All that moves, by its key."""
    return _by_key(root, "piece", "data-piece")


def squares(root: Element) -> dict[str, Element]:
    return _by_key(root, "square", "data-square")


def spaces(root: Element) -> dict[str, Element]:
    return _by_key(root, "space", "data-square")


def _by_key(root: Element, name: str, key: str) -> dict[str, Element]:
    """Each key is there once."""
    found = {part.attrib[key]: part for part in of_class(root, name)}
    assert len(found) == len(of_class(root, name))
    return found


def lit(root: Element) -> list[str]:
    """The options that the picture offers."""
    return [part.attrib["data-option"] for part in root.iter() if "data-option" in part.attrib]


def says(part: Element) -> str:
    """The title of a part."""
    title = part.find(f"{SVG}title")
    assert title is not None
    return title.text or ""


def all_words(part: Element) -> str:
    return " ".join("".join(part.itertext()).split())


def looks(part: Element) -> list[str]:
    """All that can be seen of a piece, without its place and its name."""
    return [
        ElementTree.tostring(child, encoding="unicode")
        for child in part
        if child.tag != f"{SVG}title"
    ]


def place(part: Element) -> tuple[float, float]:
    """Where a part was moved to."""
    x, y = part.attrib["transform"].removeprefix("translate(").removesuffix(")").split()
    return float(x), float(y)


def assert_self_contained(svg: str) -> None:
    """A picture refers to nothing outside itself and carries no script."""
    ids = re.findall(r' id="([^"]+)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) <= set(ids)
    assert svg.count("http") == 1
    assert not re.search("<(script|style|image|foreignObject|a)[ >]", svg)
    assert not re.search(r"<[^>]* on[a-z]+=", svg)
