"""What people call the things that a run has counted."""

from __future__ import annotations

import re
from functools import cached_property

from spellwright.kernel.saying import Saying, seat_noun
from spellwright.lab.words import LAB, say
from spellwright.registry import Game
from spellwright.simulate.items import ACTIONS, Item
from spellwright.simulate.recorder import items_of
from spellwright.speech.language import ENGLISH, language


class Names:
    def __init__(self, game: Game) -> None:
        self._game = game

    @cached_property
    def items(self) -> dict[Item, str]:
        """All content of the game that can be offered or told of."""
        return items_of(self._game).names()

    @cached_property
    def _by_key(self) -> dict[str, list[tuple[str, str]]]:
        found: dict[str, list[tuple[str, str]]] = {}
        for item, name in self.items.items():
            found.setdefault(item.key, []).append((item.table, name))
        return found

    def of_item(self, table: str, key: str) -> str:
        return (
            in_words(key) if table == ACTIONS else self.items.get(Item(table, key), in_words(key))
        )

    def of_start(self, kind: str, key: str) -> str:
        """The name of what was begun with: a hero stands in the table `heroes`."""
        known = self._by_key.get(key, [])
        own = [name for table, name in known if table[:3] == kind[:3]]
        found = next(iter([*own, *[name for _, name in known]]), key)
        return _named(say(f"start-{kind}-{key}"), found)


def in_words(key: str) -> str:
    """A key as people would write it.

    >>> in_words("last-standing"), in_words("game1")
    ('Last standing', 'Game 1')
    """
    words = re.sub(r"(?<=[a-z]{2})(?=\d)", " ", key.replace("-", " ").replace("_", " "))
    return words[:1].upper() + words[1:]


def of_seat(seat: int) -> str:
    return str(seat_noun(seat))


def of_kind(kind: str) -> str:
    """What a kind of thing that players begin with is called."""
    return _named(say(f"kind-{kind}"), kind)


def of_table(table: str) -> str:
    """What the rows of a table are called; its own name where nothing is said."""
    return _named(say(f"table-{table}"), table)


def _named(saying: Saying, otherwise: str) -> str:
    is_known = saying.key in language(ENGLISH).catalog(LAB).entries
    return str(saying) if is_known else in_words(otherwise)
