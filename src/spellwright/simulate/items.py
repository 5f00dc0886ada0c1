"""Which content an option or an event names: rows of tables, and the actions themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from spellwright.content import tables_in
from spellwright.kernel.event import Event
from spellwright.kernel.option import first_of, second_of, verb_of
from spellwright.kernel.phrases import Lexicon, Phrase
from spellwright.registry import Game

ACTIONS: Final = "action"
"""The table under which the verbs of a game are counted."""


class Item(NamedTuple):
    table: str
    key: str


class Items:
    """Finds the items of a game; what it has found for an option it remembers."""

    def __init__(self, game: Game) -> None:
        self._rules = game.rules
        self._study = game.study
        self._rows: dict[str, list[str]] = {}
        for table in tables_in(game.tables) if game.tables is not None else []:
            for row in table:
                self._rows.setdefault(str(row[table.name]), []).append(table.path.stem)
        self._words: dict[Lexicon, list[Item | None]] = {}
        self._options: dict[int, tuple[Item, ...]] = {}

    def of_option(self, code: int) -> tuple[Item, ...]:
        """What an option names, the action first."""
        known = self._options.get(code)
        if known is None:
            phrase = self._rules.verbs.book[verb_of(code)]
            named = self._named(phrase, (first_of(code), second_of(code)))
            known = self._options[code] = (Item(ACTIONS, phrase.key), *named)
        return known

    def of_event(self, event: Event) -> list[Item]:
        return self._named(self._rules.events[event.kind], event.args)

    def names(self) -> dict[Item, str]:
        """What people call the items."""
        found: dict[Item, str] = {}
        for book in (self._rules.verbs.book, self._rules.events, self._rules.questions):
            for phrase in book.phrases:
                for lexicon in phrase.lexicons:
                    for number, item in enumerate(self._items_of(lexicon)):
                        if item is not None and lexicon.keys[number] == item.key:
                            found.setdefault(item, lexicon.label(number))
        return found

    def _named(self, phrase: Phrase, args: Sequence[int]) -> list[Item]:
        found = []
        for lexicon, number in zip(phrase.lexicons, args, strict=False):
            items = self._items_of(lexicon)
            if 0 <= number < len(items):
                item = items[number]
                if item is not None and item not in found:
                    found.append(item)
        return found

    def _items_of(self, lexicon: Lexicon) -> list[Item | None]:
        known = self._words.get(lexicon)
        if known is None:
            known = self._words[lexicon] = self._looked_up(lexicon)
        return known

    def _looked_up(self, lexicon: Lexicon) -> list[Item | None]:
        """A word belongs to the table that has most of the words of its kind."""
        rows = [self._study.row_of(key) for key in lexicon.keys]
        if lexicon.kind in self._study.more_content:
            return [Item(lexicon.kind, row) for row in rows]
        counts: dict[str, int] = {}
        for row in rows:
            for file in self._rows.get(row, ()):
                counts[file] = counts.get(file, 0) + 1
        # A number or a seat may have the key of some row by accident.
        if sum([row in self._rows for row in rows]) * 2 < len(rows):
            return [None] * len(rows)
        return [
            Item(max(self._rows[row], key=lambda file: counts[file]), row)
            if row in self._rows
            else None
            for row in rows
        ]
