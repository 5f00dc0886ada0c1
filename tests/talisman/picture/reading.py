"""Pictures read back, as a page would read them."""

from __future__ import annotations

from xml.etree import ElementTree

from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.svg import board_svg

Element = ElementTree.Element
SVG = "{http://www.w3.org/2000/svg}"


def drawn(view: Seen) -> Element:
    return ElementTree.fromstring(board_svg(view))


def of_class(root: Element, name: str) -> list[Element]:
    return [part for part in root.iter() if name in part.get("class", "").split()]


def pieces(root: Element) -> dict[str, Element]:
    """All that moves, by its key; each key is there once."""
    found = {part.attrib["data-piece"]: part for part in of_class(root, "piece")}
    assert len(found) == len(of_class(root, "piece"))
    return found


def spaces(root: Element) -> dict[str, Element]:
    found = {part.attrib["data-square"]: part for part in of_class(root, "space")}
    assert len(found) == len(of_class(root, "space"))
    return found


def lit(root: Element) -> list[str]:
    """The options that the picture offers."""
    return [part.attrib["data-option"] for part in root.iter() if "data-option" in part.attrib]


def says(part: Element) -> str:
    """The title of a part."""
    title = part.find(f"{SVG}title")
    assert title is not None
    return title.text or ""
