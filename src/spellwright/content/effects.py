"""What rows do, found by the words in their tables.

A game has a register for each kind of thing that code brings (effects, counts, spells). Its own
files and the code of packs fill it by `@effect("word")`; once all is loaded, the words that tables
use are resolved into a list. A word that nobody has written is told with its file, row and column.
"""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

from spellwright.kernel.pack import BETWEEN, own_key
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saying import say

T = TypeVar("T")

WRITING: Final[list[str]] = []
"""The namespace of the pack whose code runs now, if one does."""


class Extendable:
    """What the code of packs may inherit from, compiled or not."""

    __slots__ = ()


class Cell:
    """Where a word stands: the file, the row and the column, and the pack of the row."""

    __slots__ = ("column", "file", "key", "pack")

    def __init__(self, file: str, key: str, column: str, pack: str) -> None:
        self.file = file
        self.key = key
        self.column = column
        self.pack = pack

    def __str__(self) -> str:
        return f"{self.file}, {self.key}"


class Register(Generic[T]):
    """What the code of a game and of its packs brings, by words.

    >>> effect: Register[str] = Register("effect")
    >>> effect("melt")("what melting does")
    'what melting does'
    >>> effect.find("melt", "frost")
    'what melting does'
    """

    def __init__(self, what: str, *, extends: type | None = None, takes: int | None = None) -> None:
        """What packs bring is a class that `extends` another, or a function that `takes` so many
        arguments; where nothing is said it is not looked at.
        """
        self.what = what
        self._extends = extends
        self._takes = takes
        self._known: dict[str, T] = {}

    def __call__(self, *words: str) -> Callable[[T], T]:
        """What follows is found by these words; that of a pack by rows of the same pack only."""
        before = f"{WRITING[-1]}{BETWEEN}" if WRITING else ""

        def keep(brought: T) -> T:
            if WRITING:
                check_code(f"{self.what} {before}{words[0]}", brought, self._extends, self._takes)
            for word in words:
                if before + word in self._known:
                    raise RulesError(f"the {self.what} {before}{word} is there twice")
                self._known[before + word] = brought
            return brought

        return keep

    def words(self) -> list[str]:
        return list(self._known)

    def full_word(self, word: str, pack: str) -> str:
        """The word under which it is known: that of the row's own pack, else that of the game."""
        own = f"{pack}{BETWEEN}{word}"
        return own if pack and own in self._known else word

    def find(self, word: str, pack: str) -> T | None:
        return self._known.get(self.full_word(word, pack))

    def wanted(self, word: str, place: Cell, more: Iterable[str] = ()) -> T:
        """What a word of a table stands for; refused with its place if there is none."""
        found = self.find(word, place.pack)
        if found is None:
            known = [*self.offered(place.pack), *more]
            raise unknown_word(self.what, own_key(word), place, known)
        return found

    def offered(self, pack: str) -> list[str]:
        """The words that rows of a pack may use."""
        own = f"{pack}{BETWEEN}"
        short = [word.removeprefix(own) if pack else word for word in self._known]
        return [word for word in short if BETWEEN not in word]


def check_code(what: str, brought: object, extends: type | None, takes: int | None) -> None:
    """Refuse a class of another kind, and a function that cannot be called as the game does."""
    if extends is not None and not (isinstance(brought, type) and issubclass(brought, extends)):
        raise RulesError(f"the {what} should be a class that extends {extends.__name__}")
    if takes is None:
        return
    try:
        inspect.signature(brought).bind(*[None] * takes)  # type: ignore[arg-type]
    except TypeError:
        raise RulesError(f"the {what} should be a function that takes {takes} arguments") from None


def missing_value(place: Cell) -> Refused:
    """The refusal of a row that says nothing in a column, where it has to."""
    return Refused("content", say("refusal-row-lacks", where=str(place), column=place.column))


def wrong_number(place: Cell, value: int, least: int, most: int) -> Refused:
    """The refusal of a number in a table that is too small or too large."""
    where = say("place-column", where=str(place), column=place.column)
    told = say("refusal-value-range", where=where, value=value, least=least, most=most)
    return Refused("content", told)


def wrong_form(word: str, form: str, place: Cell) -> Refused:
    """The refusal of a word in a table that stands there in another form than it should."""
    where = str(place)
    told = say("refusal-word-form", where=where, column=place.column, word=word[:60], form=form)
    return Refused("content", told)


def too_nested(text: str, place: Cell) -> Refused:
    """The refusal of a text in a table that has too much inside each other."""
    where = str(place)
    told = say("refusal-word-nested", where=where, column=place.column, word=text[:60])
    return Refused("content", told)


def unknown_word(what: str, word: str, place: Cell, known: Iterable[str]) -> Refused:
    """The refusal of a word in a table that nothing stands behind."""
    near = difflib.get_close_matches(word, list(known), 1, cutoff=0.5)
    where = str(place)
    if near:
        return Refused(
            "content",
            say(
                "refusal-word-unknown-near",
                where=where,
                column=place.column,
                what=what,
                word=word[:60],
                near=near[0],
            ),
        )
    return Refused(
        "content",
        say("refusal-word-unknown", where=where, column=place.column, what=what, word=word[:60]),
    )
