"""Words for numbers: rules work with small ints, people read and type words.

A lexicon names the things of one kind (seats, squares, spells). A phrasebook holds the sentences of
one kind (verbs, questions, events, endings), each with the clause it comes from and places for
words.
"""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.kernel.refusal import Refused, RulesError


class Lexicon:
    """The words of one kind of thing: `key` is typed and parsed, `label` is read.

    >>> colours = Lexicon("colour", ["red", "green"], ["Red", "Green"])
    >>> colours.key(1), colours.label(0), colours.parse("green")
    ('green', 'Red', 1)
    """

    __slots__ = ("_numbers", "keys", "kind", "labels")

    def __init__(self, kind: str, keys: Sequence[str], labels: Sequence[str] | None = None) -> None:
        self.kind = kind
        self.keys = list(keys)
        self.labels = list(keys if labels is None else labels)
        self._numbers = {key: number for number, key in enumerate(self.keys) if key}
        if len(self.labels) != len(self.keys):
            raise RulesError(f"the lexicon {kind} has not one label for each key")
        if len(self._numbers) != len([key for key in self.keys if key]):
            raise RulesError(f"the lexicon {kind} has a key twice")
        if any(_has_space(key) for key in self.keys):
            raise RulesError(f"a key of the lexicon {kind} contains a space")

    def __len__(self) -> int:
        return len(self.keys)

    def key(self, number: int) -> str:
        return self.keys[number] if 0 <= number < len(self.keys) else "?"

    def label(self, number: int) -> str:
        return self.labels[number] if 0 <= number < len(self.labels) else "?"

    def parse(self, word: str) -> int:
        """The number of a key, or -1."""
        return self._numbers.get(word, -1)


def numbers(kind: str, most: int) -> Lexicon:
    """The lexicon of the plain numbers from 0 to `most`."""
    return Lexicon(kind, [str(number) for number in range(most + 1)])


class Phrase:
    """One sentence with places for words, and the clause it comes from.

    The clause is a string, or one string for each value of the first argument. Where a book knows
    `whom` its sentences are for, one more argument may say so.

    >>> beasts = Lexicon("beast", ["cat", "owl"], ["the cat", "the owl"])
    >>> rest = Phrase("rest", "Where do you rest?", "", (), beasts)
    >>> rest.text([]), rest.text([1])
    ('Where do you rest?', 'the owl · Where do you rest?')
    """

    __slots__ = ("clause", "key", "lexicons", "template", "whom")

    def __init__(
        self,
        key: str,
        template: str,
        clause: str | Sequence[str],
        lexicons: tuple[Lexicon, ...],
        whom: Lexicon | None = None,
    ) -> None:
        self.key = key
        self.template = template
        self.clause = clause
        self.lexicons = lexicons
        self.whom = whom

    def lexicons_for(self, args: Sequence[int]) -> tuple[Lexicon, ...]:
        """What so many arguments are words of."""
        if self.whom is not None and len(args) > len(self.lexicons):
            return (*self.lexicons, self.whom)
        return self.lexicons

    def text(self, args: Sequence[int]) -> str:
        lexicons = self.lexicons_for(args)
        words = [lexicon.label(arg) for lexicon, arg in zip(lexicons, args, strict=False)]
        said = self.template.format(*words)
        return said if lexicons is self.lexicons else f"{words[-1]} · {said}"

    def clause_for(self, args: Sequence[int]) -> str:
        if isinstance(self.clause, str):
            return self.clause
        return self.clause[args[0]]


class Phrasebook:
    """Sentences of one kind, numbered in the order in which they were added."""

    __slots__ = ("_numbers", "kind", "phrases", "whom")

    def __init__(self, kind: str, whom: Lexicon | None = None) -> None:
        self.kind = kind
        self.whom = whom
        self.phrases: list[Phrase] = []
        self._numbers: dict[str, int] = {}

    def add(
        self, key: str, template: str, clause: str | Sequence[str] = "", *lexicons: Lexicon
    ) -> int:
        if key in self._numbers or not key or _has_space(key):
            raise RulesError(f"{self.kind} {key!r} is there twice, empty or has a space")
        _check_places(f"{self.kind} {key!r}", template, clause, lexicons)
        number = len(self.phrases)
        self._numbers[key] = number
        self.phrases.append(Phrase(key, template, clause, lexicons, self.whom))
        return number

    def __getitem__(self, number: int) -> Phrase:
        return self.phrases[number]

    def __len__(self) -> int:
        return len(self.phrases)

    def find(self, key: str) -> int:
        """The number of a key, or -1."""
        return self._numbers.get(key, -1)

    def number(self, key: str) -> int:
        found = self._numbers.get(key, -1)
        if found < 0:
            raise Refused("unreadable", f"There is no {self.kind} «{key}».")
        return found


def _has_space(key: str) -> bool:
    return any(sign.isspace() for sign in key)


def _check_places(
    where: str, template: str, clause: str | Sequence[str], lexicons: tuple[Lexicon, ...]
) -> None:
    """Find a slip in a sentence when the game is loaded, not when the sentence is needed."""
    try:
        template.format(*[lexicon.kind for lexicon in lexicons])
    except (IndexError, KeyError, ValueError):
        raise RulesError(f"{where} has a place without a word in «{template}»") from None
    if not isinstance(clause, str) and [len(clause)] != [len(words) for words in lexicons[:1]]:
        raise RulesError(f"{where} has not one clause for each value of its first argument")
