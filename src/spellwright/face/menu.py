"""Menus: how the options of a question are laid out for a person.

What matters comes first, in groups with headings. What is chosen on the board needs no line of its
own, and what ends or passes something is pinned: it has the same place in every question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from spellwright.face.scene import Scene
from spellwright.kernel.option import Option, verb_of


class MenuGroup(NamedTuple):
    """Options that belong together; `heading` is "" where none is needed."""

    heading: str
    options: tuple[Option, ...]


class Tile(NamedTuple):
    """An option in few words, beside others of its kind: all of them are seen at one look, and who
    points at one is told the rest.
    """

    name: str
    figure: str
    """What counts in the choice, such as the price."""


NO_TILES: Final[Mapping[str, Tile]] = MappingProxyType({})


class Menu(NamedTuple):
    """All options of a question, each in one place."""

    groups: tuple[MenuGroup, ...] = ()
    on_board: tuple[Option, ...] = ()
    """Options that are chosen by a click on the board or a card: a list of them is folded, for
    keys and screen readers.
    """
    pinned: tuple[Option, ...] = ()
    """What ends or passes something."""
    tiles: Mapping[str, Tile] = NO_TILES
    """Options that are shown as tiles, by their texts."""

    @property
    def order(self) -> tuple[Option, ...]:
        """All options in the order in which they are shown, the pinned ones last."""
        listed = [option for group in self.groups for option in group.options]
        return (*listed, *self.on_board, *self.pinned)


def plain_menu(scene: Scene[Any]) -> Menu:
    """For a game that says nothing about it: the options as they come."""
    return arranged(scene)


def arranged(
    scene: Scene[Any],
    headings: Mapping[int, str] | None = None,
    on_board: Iterable[int] = (),
    pinned: Iterable[int] = (),
    order: Callable[[Option], Any] | None = None,
) -> Menu:
    """A menu by the verbs of the options. `headings` has the heading of each verb, in the order of
    the groups; verbs without one come first, and `order` sorts within a group.
    """
    options = [option for asked in scene.decisions for option in asked.options]
    places, last = set(on_board), set(pinned)
    listed = [o for o in options if verb_of(o.code) not in places | last]
    board = [o for o in options if verb_of(o.code) in places]
    ends = [o for o in options if verb_of(o.code) in last]
    if not listed and not board and len(ends) > 1:
        # A question of which all answers end something, each in its way, is a list like others.
        listed, ends = ends, []
    return Menu(_groups(listed, headings or {}, order), tuple(board), tuple(ends))


def _groups(
    options: Sequence[Option], headings: Mapping[int, str], order: Callable[[Option], Any] | None
) -> tuple[MenuGroup, ...]:
    found: dict[str, list[Option]] = {"": []}
    for heading in headings.values():
        found.setdefault(heading, [])
    for option in options:
        found[headings.get(verb_of(option.code), "")].append(option)
    for each in found.values():
        if order is not None:
            each.sort(key=order)
    return tuple([MenuGroup(heading, tuple(each)) for heading, each in found.items() if each])
