"""Definitions: gradients, filters and shapes that a drawing refers to by name.

A definition is made once and known by its object; a finished picture holds just those that it uses.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from spellwright.drawing.element import OWN, Own, Svg, Value, element

_DEFINED: Final[dict[str, Svg]] = {}
_REFERENCE: Final = re.compile(f"#{OWN}([a-z0-9-]+)")


class Definition:
    """One entry of `<defs>`: its `url` is a paint, filter or clip, its `href` a shape to use."""

    __slots__ = ("name",)

    def __init__(self, name: str, tag: str, /, *children: Svg, **attributes: Value) -> None:
        if name in _DEFINED:
            raise ValueError(f"there are two definitions called {name}")
        self.name = name
        _DEFINED[name] = element(tag, *children, id=Own(OWN + name), **attributes)

    @property
    def url(self) -> Own:
        return Own(f"url(#{OWN}{self.name})")

    @property
    def href(self) -> Own:
        return Own(f"#{OWN}{self.name}")

    def at(self, x: float, y: float, **attributes: Value) -> Svg:
        """A copy of a defined shape, moved."""
        return _used(self.href, x or None, y or None, tuple(attributes.items()))


@lru_cache(maxsize=2048)
def _used(
    href: Own, x: float | None, y: float | None, attributes: tuple[tuple[str, Value], ...]
) -> Svg:
    return element("use", href=href, x=x, y=y, **dict(attributes))


def definitions_for(drawn: Svg) -> list[Svg]:
    """The definitions that a drawing uses, itself or by way of other definitions."""
    return _definitions(frozenset(_REFERENCE.findall(drawn)))


@lru_cache(maxsize=256)
def _definitions(names: frozenset[str]) -> list[Svg]:
    found: dict[str, Svg] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in _DEFINED and name not in found:
            found[name] = _DEFINED[name]
            waiting += _REFERENCE.findall(found[name])
    return [found[name] for name in sorted(found)]
