"""The options of a question: shortcuts, groups with headings, what lies on the board, and what is
pinned to the foot.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, Final

from spellwright.face.face import Face
from spellwright.face.menu import Menu, Tile
from spellwright.face.scene import Scene
from spellwright.face.shortcuts import Shortcut
from spellwright.kernel.option import Option
from spellwright.server.pages.html import NOTHING, Html, tag, words
from spellwright.server.speaking import say

FEW_OPTIONS: Final = 24
"""In a list of more options than this, one can search."""
HIT_KEYS: Final = 9
PINNED_KEY: Final = "0"
"""The key of the first pinned option."""
SHORT_NOTE: Final = 20
"""How many letters of a note fit beside an option."""


def option_parts(face: Face, scene: Scene[Any]) -> list[tuple[str, Html]]:
    """The options as parts of the prompt, in the order in which the keys 1 to 9 count them."""
    menu, notes, shortcuts = face.menu(scene), face.notes(scene), face.shortcuts(scene)
    buttons = _Buttons(scene, notes, menu.tiles)
    chains = [buttons.shortcut(each) for each in shortcuts if not each.square]
    listed = [*chains, *_groups(menu, buttons)]
    folded = [buttons.option(option) for option in menu.on_board]
    ways = [buttons.shortcut(each) for each in shortcuts if each.square]
    count_of = len(chains) + sum(len(group.options) for group in menu.groups)
    if not folded and not ways:
        listed = [*_search(count_of), *listed]
    label = say("region-options")
    return [
        ("options", _list(listed, "options", label)),
        ("more", tag("p", words(say("text-more-below")), class_="more-below", hidden=True)),
        ("on-board", _folded([*folded, *ways])),
        ("pinned", _list(_pinned(menu, buttons), "options pinned", say("region-pinned-options"))),
    ]


def _list(elements: list[Html], class_: str, label: Any) -> Html:
    if not elements:
        return NOTHING
    return tag("div", *elements, class_=class_, role="group", aria_label=label)


def _groups(menu: Menu, buttons: _Buttons) -> Iterator[Html]:
    """The only group needs no heading: the question says what it is about."""
    for group in menu.groups:
        if group.heading and len(menu.groups) > 1:
            yield tag("h3", words(group.heading), class_="group")
        yield from [buttons.option(option) for option in group.options]


def _folded(elements: list[Html]) -> Html:
    """What is chosen on the board, as a list that opens, with its count."""
    if not elements:
        return NOTHING
    summary = tag("summary", words(say("text-on-the-board", n=len(elements))))
    listed = tag("div", *_search(len(elements)), *elements, class_="options")
    return tag("details", summary, listed, class_="on-board")


def _search(options: int) -> list[Html]:
    if options <= FEW_OPTIONS:
        return []
    find = tag("input", id="find-option", type="search", autocomplete="off")
    return [tag("label", words(say("label-find")), words(" "), find, class_="find")]


def _pinned(menu: Menu, buttons: _Buttons) -> list[Html]:
    """The first of them comes last: at the foot it has the same place, however many there are."""
    keys = [PINNED_KEY, *[""] * len(menu.pinned)]
    made = [buttons.option(o, key) for o, key in zip(menu.pinned, keys, strict=False)]
    return made[::-1]


class _Buttons:
    """Makes the buttons, numbered in the order in which they are made."""

    def __init__(
        self, scene: Scene[Any], notes: Mapping[str, str], tiles: Mapping[str, Tile]
    ) -> None:
        self._scene = scene
        self._notes = notes
        self._tiles = tiles
        self._numbers = count(1)

    def option(self, option: Option, key: str | None = None) -> Html:
        label, note = self._scene.label(option), self._notes.get(option.text, "")
        if option.text in self._tiles:
            return self._tile(self._tiles[option.text], label, note, data_option=option.text)
        return self._button(label, note, key, data_option=option.text)

    def shortcut(self, shortcut: Shortcut) -> Html:
        return self._button(shortcut.label, shortcut.note, None, data_shortcut=shortcut.id)

    def _tile(self, tile: Tile, label: str, note: str, **data: str) -> Html:
        """In few words; those who listen are told all of it."""
        return tag(
            "button",
            self._sign(next(self._numbers)),
            words(tile.name),
            tag("span", words(tile.figure), class_="note short"),
            type="button",
            class_="option tile",
            aria_label=". ".join(says for says in (label, note) if says),
            data_tip=note or None,
            **data,
        )

    @staticmethod
    def _sign(number: int) -> Html:
        return tag("kbd", words(str(number))) if number <= HIT_KEYS else NOTHING

    def _button(self, label: str, note: str, key: str | None, **data: str) -> Html:
        number = next(self._numbers) if key is None else 0
        sign = key if key is not None else str(number) if number <= HIT_KEYS else ""
        return tag(
            "button",
            tag("kbd", words(sign)) if sign else NOTHING,
            words(label),
            _note(note),
            type="button",
            class_="option",
            data_tip=note if key is not None and note else None,
            **data,
        )


def _note(says: str) -> Html:
    """What there is to know about an option: beside it if it is short, else below it."""
    if not says:
        return NOTHING
    return tag("span", words(says), class_="note" if len(says) > SHORT_NOTE else "note short")
