"""Ordered lists of keyed elements, and how one becomes another.

A part of a page is such a list: what is sent when it changes is the difference of two of them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from operator import lt
from typing import NamedTuple

from msgspec import Struct

from spellwright.server.pages.html import Html
from spellwright.server.pages.markup_patch import Patch, patch


class Element(NamedTuple):
    """One element of a page; no other of its list has the key."""

    key: str
    html: Html


KeyedList = tuple[Element, ...]
"""Elements in their order."""


def keyed(elements: Iterable[tuple[str, Html]]) -> KeyedList:
    """The elements that are not empty; of two with one key the second gets another.

    >>> [element.key for element in keyed([("a", Html("1")), ("b", Html("")), ("a", Html("2"))])]
    ['a', 'a 2']
    """
    found: dict[str, Html] = {}
    for key, html in elements:
        if html:
            number = 1
            free = key
            while free in found:
                number += 1
                free = f"{key} {number}"
            found[free] = html
    return tuple([Element(key, html) for key, html in found.items()])


Put = tuple[str, Html | Patch | None, str]
"""Key, content (None: it has only moved; a patch: it is another one with the same key), and the key
of the element before it, or "".
"""


class ListChange(Struct, array_like=True):
    """First the elements in `gone` leave; then each in `put`, in this order, goes behind
    another.
    """

    gone: list[str]
    put: list[Put]


def list_change(before: KeyedList, after: KeyedList) -> ListChange | None:
    """How a list has changed; None if it has not."""
    if before == after:
        return None
    old = {element.key: (place, element.html) for place, element in enumerate(before)}
    new = {element.key for element in after}
    gone = [key for key in old if key not in new]
    kept = [element.key for element in after if element.key in old]
    staying = _longest_in_order([old[key][0] for key in kept])
    put: list[Put] = []
    last = ""
    for key, html in after:
        place, was = old.get(key, (-1, None))
        if was is None:
            put.append((key, html, last))
        elif was != html:
            put.append((key, patch(was, html) or html, last))
        elif place not in staying:
            put.append((key, None, last))
        last = key
    return ListChange(gone, put)


def _longest_in_order(places: list[int]) -> set[int]:
    """The most of these places that can stay where they are while the others move.

    >>> sorted(_longest_in_order([3, 0, 1, 4, 2]))
    [0, 1, 2]
    """
    if all(map(lt, places, places[1:])):
        return set(places)
    ends: list[int] = []
    chains: list[tuple[int, ...]] = []
    for place in places:
        at = bisect_left(ends, place)
        chain = (*(chains[at - 1] if at else ()), place)
        ends[at : at + 1] = [place]
        chains[at : at + 1] = [chain]
    return set(chains[-1]) if chains else set()
