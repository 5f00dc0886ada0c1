"""A catalog: the words of one domain (a game, the site) in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from spellwright.speech.compiling import Compiler, Words
from spellwright.speech.grammar import Grammar
from spellwright.speech.reader import read
from spellwright.speech.slips import Slip
from spellwright.speech.syntax import Entry, Reference, expressions_in

PARTS: Final = ("", "-names", "-cards")
"""A domain's files are `GAME.ftl`, `GAME-names.ftl` and `GAME-cards.ftl`."""


class Catalog:
    """The entries that were read; a message becomes a function when it is first said."""

    def __init__(self, domain: str, entries: Mapping[str, Entry], grammar: Grammar) -> None:
        self.domain = domain
        self.entries = entries
        self.grammar = grammar
        self.forms: dict[tuple[str, str], str] = {}
        """The names that need no other message, by key and form."""
        self._words: dict[str, Words] = {}
        self._attributes: dict[tuple[str, str], Words | None] = {}
        self._check()

    def words(self, key: str) -> Words | None:
        """The function of a message, if there is one."""
        known = self._words.get(key)
        if known is None and key in self.entries:
            entry = self.entries[key]
            known = self._words[key] = Compiler(self, f"{entry.where} {key}").words(entry.value)
        return known

    def attribute(self, key: str, name: str) -> Words | None:
        place = (key, name)
        if place not in self._attributes:
            entry = self.entries[key]
            pattern = entry.attributes.get(name)
            compiler = Compiler(self, f"{entry.where} {key}.{name}")
            self._attributes[place] = None if pattern is None else compiler.words(pattern)
        return self._attributes[place]

    def _check_circles(self) -> None:
        """Find entries that say themselves."""
        said = {
            key: [
                found.key
                for pattern in entry.patterns
                for found in expressions_in(pattern)
                if isinstance(found, Reference)
            ]
            for key, entry in self.entries.items()
            if not entry.is_plain
        }
        while True:
            done = [key for key, parts in said.items() if not any(part in said for part in parts)]
            if not done:
                break
            for key in done:
                del said[key]
        for key in said:
            raise Slip(f"{self.entries[key].where} {key}", "it says itself, by way of others")

    def _check(self) -> None:
        """Find slips now that would be found when a message is said; plain ones have none."""
        for key, entry in self.entries.items():
            if entry.is_plain:
                continue
            if any(not isinstance(part, str) for part in entry.value):
                self.words(key)
            for name, pattern in entry.attributes.items():
                if key.startswith("-") and name not in (*self.grammar.forms, *self.grammar.traits):
                    raise Slip(f"{entry.where} {key}", f"names have no form and no trait {name!r}")
                if any(not isinstance(part, str) for part in pattern):
                    self.attribute(key, name)
                elif name in self.grammar.traits and pattern[0] not in self.grammar.traits[name]:
                    raise Slip(f"{entry.where} {key}", f"{name} cannot be {pattern[0]!r}")
            for pattern in entry.patterns:
                for found in expressions_in(pattern):
                    if isinstance(found, Reference) and found.key not in self.entries:
                        raise Slip(f"{entry.where} {key}", f"there is no {found.key}")
        self._check_circles()


def missing_in(english: Catalog, other: Catalog) -> list[str]:
    """The messages that are still said in English."""
    return [key for key in english.entries if key not in other.entries]


def entries_in(folders: Iterable[Path], domain: str) -> dict[str, Entry]:
    """All entries of a domain in these folders of a language; what is there twice is a slip."""
    found: dict[str, Entry] = {}
    for file in files_in(folders, domain):
        where = f"{file.parent.name}/{file.name}"
        for entry in read(_text(file, where), where):
            if entry.key in found:
                raise Slip(f"{entry.where} {entry.key}", f"is also in {found[entry.key].where}")
            found[entry.key] = entry
    return found


def _text(file: Path, where: str) -> str:
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Slip(where, f"is not UTF-8: {error}") from None


def files_in(folders: Iterable[Path], domain: str) -> Sequence[Path]:
    places = [folder / f"{domain}{part}.ftl" for folder in folders for part in PARTS]
    return [place for place in places if place.exists()]
