"""Options: what a seat can choose, as one small int inside and as a readable value outside.

The int packs a verb and up to two arguments. Its text is the verb's key followed by the keys of its
arguments (`move P1:d4`), and parses back to the same int.
"""

from __future__ import annotations

from typing import Final

from spellwright.kernel.phrases import Lexicon, Phrasebook
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saying import Saying, as_saying, say

FIRST: Final = 8
SECOND: Final = 20
MOST_REMEMBERED: Final = 20_000
_VERB_MASK: Final = (1 << FIRST) - 1
_ARGUMENT_MASK: Final = (1 << (SECOND - FIRST)) - 1


def pack(verb: int, first: int = 0, second: int = 0) -> int:
    """The option of a verb and its arguments."""
    return verb | first << FIRST | second << SECOND


def verb_of(code: int) -> int:
    return code & _VERB_MASK


def first_of(code: int) -> int:
    return code >> FIRST & _ARGUMENT_MASK


def second_of(code: int) -> int:
    return code >> SECOND


class Verbs:
    """The verbs of a game: how an option is written, read and explained.

    >>> verbs = Verbs()
    >>> places = Lexicon("place", ["inn", "tower"], ["the inn", "the tower"])
    >>> go = verbs.add("go", "Go to {0}", places)
    >>> verbs.text(pack(go, 1)), verbs.label(pack(go, 1)), verbs.parse("go tower") == pack(go, 1)
    ('go tower', 'Go to the tower', True)
    """

    __slots__ = ("_options", "book")

    def __init__(self, domain: str = "") -> None:
        self.book = Phrasebook("verb", domain=domain)
        self._options: dict[int, Option] = {}

    def add(self, key: str, label: str, *lexicons: Lexicon) -> int:
        """A verb whose words stand in the code."""
        self._check(key, lexicons)
        return self.book.add(key, label, "", *lexicons)

    def entry(self, key: str, **places: Lexicon) -> int:
        """A verb whose words stand in the catalog, with its places by name."""
        self._check(key, tuple(places.values()))
        return self.book.entry(key, "", **places)

    def _check(self, key: str, lexicons: tuple[Lexicon, ...]) -> None:
        if len(lexicons) > 2 or len(self.book) > _VERB_MASK:
            raise RulesError(f"the verb {key} has too many arguments, or there are too many verbs")
        if any(len(lexicon) > _ARGUMENT_MASK for lexicon in lexicons):
            raise RulesError(f"an argument of the verb {key} has too many values")

    def _arguments(self, code: int) -> list[int]:
        return [first_of(code), second_of(code)]

    def text(self, code: int) -> str:
        phrase = self.book[verb_of(code)]
        words = [
            lexicon.key(argument)
            for lexicon, argument in zip(phrase.lexicons, self._arguments(code), strict=False)
        ]
        return " ".join([phrase.key, *words])

    def knows(self, code: int) -> bool:
        """Whether a code from outside stands for an option of this game, legal now or not."""
        if not 0 <= verb_of(code) < len(self.book):
            return False
        try:
            return self.parse(self.text(code)) == code
        except Refused:
            return False

    def saying(self, code: int) -> Saying:
        """An option as a saying, to be put into words."""
        return self.book[verb_of(code)].saying(self._arguments(code))

    def label(self, code: int) -> str:
        return str(self.saying(code))

    def option(self, code: int) -> Option:
        """An option with its words; frequent ones are remembered."""
        known = self._options.get(code)
        if known is None:
            if len(self._options) >= MOST_REMEMBERED:
                self._options.clear()
            known = self._options[code] = Option(code, self.text(code), self.saying(code))
        return known

    def parse(self, text: str) -> int:
        """The option that a text stands for, legal now or not; refused if the text is no option."""
        words = text.split()
        verb = self.book.find(words[0]) if words else -1
        if verb < 0:
            raise Refused("unreadable", say("refusal-unknown-word", text=text[:80]))
        lexicons = self.book[verb].lexicons
        if len(words) != len(lexicons) + 1:
            form = " ".join([words[0], *(f"<{lexicon.kind}>" for lexicon in lexicons)])
            raise Refused("unreadable", say("refusal-form", text=text[:80], form=form))
        arguments = [0, 0]
        for place, (lexicon, word) in enumerate(zip(lexicons, words[1:], strict=True)):
            arguments[place] = lexicon.parse(word)
            if arguments[place] < 0:
                said = say("refusal-no-such", word=word[:40], kind=lexicon.kind)
                raise Refused("unreadable", said)
        return pack(verb, arguments[0], arguments[1])


class Option:
    """One legal choice, as people, logs and programs outside see it.

    `str(option)` is its canonical text, `option.label` a sentence for people, `option.code` an int.
    """

    __slots__ = ("code", "says", "text")

    def __init__(self, code: int, text: str, says: str | Saying) -> None:
        self.code = code
        self.text = text
        self.says = as_saying(says)

    @property
    def label(self) -> str:
        return str(self.says)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)
