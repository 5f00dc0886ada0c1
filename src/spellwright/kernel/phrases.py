"""Words for numbers: rules work with small ints, people read and type words.

A lexicon names the things of one kind (seats, squares, spells). A phrasebook lists the sentences of
one kind (verbs, questions, events, endings), each with the clause it comes from and places for
words. The words themselves stand in a catalog: sentence `key` of the book `kind` is the message
`kind-key` there, and the name of a thing is the term `kind-key`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spellwright.kernel.pack import namespace_of, own_key
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saying import (
    NOTHING,
    Argument,
    Arguments,
    Noun,
    Saying,
    say,
    seat_noun,
    verbatim,
)

UNKNOWN: Final = "?"
"""Stands for the key or the noun of something that does not exist."""


class Lexicon:
    """The words of one kind of thing: `key` is typed and parsed, `noun` is said.

    >>> colours = Lexicon("colour", ["red", "green"], ["Red", "Green"])
    >>> colours.key(1), colours.label(0), colours.parse("green")
    ('green', 'Red', 1)
    """

    __slots__ = ("_numbers", "keys", "kind", "nouns")

    def __init__(
        self, kind: str, keys: Sequence[str], nouns: Sequence[Argument] | None = None
    ) -> None:
        """Without nouns, people read the keys as they are typed: coordinates, for example."""
        self.kind = kind
        self.keys = list(keys)
        self.nouns: list[Argument] = list(keys if nouns is None else nouns)
        self._numbers = {key: number for number, key in enumerate(self.keys) if key}
        if len(self.nouns) != len(self.keys):
            raise RulesError(f"the lexicon {kind} has not one noun for each key")
        if len(self._numbers) != len([key for key in self.keys if key]):
            raise RulesError(f"the lexicon {kind} has a key twice")
        if any(_has_space(key) for key in self.keys):
            raise RulesError(f"a key of the lexicon {kind} contains a space")

    def __len__(self) -> int:
        return len(self.keys)

    def key(self, number: int) -> str:
        return self.keys[number] if 0 <= number < len(self.keys) else UNKNOWN

    def noun(self, number: int) -> Argument:
        """The noun of the thing, for use in a saying."""
        return self.nouns[number] if 0 <= number < len(self.nouns) else UNKNOWN

    def label(self, number: int) -> str:
        """The name of the thing, in the words used when no language was asked for."""
        return str(self.noun(number))

    def parse(self, word: str) -> int:
        """The number of a key, or -1."""
        return self._numbers.get(word, -1)


def numbers(kind: str, most: int) -> Lexicon:
    """The lexicon of the plain numbers from 0 to `most`."""
    return Lexicon(kind, [str(number) for number in range(most + 1)], list(range(most + 1)))


def named(domain: str, kind: str, keys: Sequence[str]) -> Lexicon:
    """The lexicon of things whose names stand in the catalog of a domain; those of a pack stand in
    the pack's own.
    """
    return Lexicon(
        kind, keys, [Noun(domain_of(key, domain), f"{kind}-{own_key(key)}") for key in keys]
    )


def texts(domain: str, kind: str, keys: Sequence[str]) -> Lexicon:
    """The lexicon of things that each have a sentence of their own in the catalog of a domain."""
    return Lexicon(
        kind, keys, [Saying(domain_of(key, domain), f"{kind}-{own_key(key)}") for key in keys]
    )


def domain_of(key: str, domain: str) -> str:
    """Where the words of a key stand: with its pack, or in the catalog of the game."""
    return namespace_of(key) or domain


def players(kind: str, most: int) -> Lexicon:
    """The lexicon of the seats: typed `P1`, said by the names at the table."""
    seats = range(most)
    return Lexicon(kind, [f"P{seat + 1}" for seat in seats], [seat_noun(seat) for seat in seats])


class Phrase:
    """One sentence with places for words, and the clause it comes from.

    The clause is a string, or one string for each value of the first argument. Where a book knows
    `whom` its sentences are for, one more argument may say so.

    >>> beasts = Lexicon("beast", ["cat", "owl"], ["the cat", "the owl"])
    >>> rest = Phrase("rest", "Where do you rest?", "", (), beasts)
    >>> rest.text([]), rest.text([1])
    ('Where do you rest?', 'the owl · Where do you rest?')
    """

    __slots__ = ("clause", "domain", "key", "lexicons", "message", "places", "template", "whom")

    def __init__(
        self,
        key: str,
        template: str,
        clause: str | Sequence[str],
        lexicons: tuple[Lexicon, ...],
        whom: Lexicon | None = None,
        places: tuple[str, ...] = (),
        domain: str = "",
        message: str = "",
    ) -> None:
        self.key = key
        self.template = template
        self.clause = clause
        self.lexicons = lexicons
        self.whom = whom
        self.places = places
        self.domain = domain
        self.message = message

    def lexicons_for(self, args: Sequence[int]) -> tuple[Lexicon, ...]:
        """The lexicons of this many arguments."""
        if self.whom is not None and len(args) > len(self.lexicons):
            return (*self.lexicons, self.whom)
        return self.lexicons

    def saying(self, args: Sequence[int], facts: Arguments = NOTHING) -> Saying:
        """The sentence as a saying, with its words and what else is known."""
        if not self.domain:
            return verbatim(self._filled(args))
        said = Saying(self.domain, self.message, {**self.filled(args), **facts})
        if self.whom is not None and len(args) > len(self.lexicons):
            return say("asked-of", whom=self.whom.noun(args[-1]), question=said)
        return said

    def filled(self, args: Sequence[int]) -> dict[str, Argument]:
        """The places of the sentence with their words."""
        places, lexicons = self.places, self.lexicons
        return {places[n]: lexicons[n].noun(args[n]) for n in range(min(len(places), len(args)))}

    def text(self, args: Sequence[int]) -> str:
        return str(self.saying(args))

    def _filled(self, args: Sequence[int]) -> str:
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

    __slots__ = ("_numbers", "domain", "kind", "phrases", "whom")

    def __init__(self, kind: str, whom: Lexicon | None = None, domain: str = "") -> None:
        self.kind = kind
        self.whom = whom
        self.domain = domain
        self.phrases: list[Phrase] = []
        self._numbers: dict[str, int] = {}

    def add(
        self, key: str, template: str, clause: str | Sequence[str] = "", *lexicons: Lexicon
    ) -> int:
        """A sentence that stands in the code."""
        _check_places(f"{self.kind} {key!r}", template, lexicons)
        return self._keep(key, Phrase(key, template, clause, lexicons, self.whom))

    def entry(self, key: str, clause: str | Sequence[str] = "", **places: Lexicon) -> int:
        """A sentence that stands in the catalog, with its places by name. A pack writes the key
        with its namespace before it.
        """
        lexicons = tuple(places.values())
        domain, message = domain_of(key, self.domain), f"{self.kind}-{own_key(key)}"
        return self._keep(
            key, Phrase(key, "", clause, lexicons, self.whom, tuple(places), domain, message)
        )

    def _keep(self, key: str, phrase: Phrase) -> int:
        if key in self._numbers or not key or _has_space(key):
            raise RulesError(f"{self.kind} {key!r} is there twice, empty or has a space")
        clause = phrase.clause
        if not isinstance(clause, str) and [len(clause)] != [len(w) for w in phrase.lexicons[:1]]:
            where = f"{self.kind} {key!r}"
            raise RulesError(f"{where} has not one clause for each value of its first argument")
        number = len(self.phrases)
        self._numbers[key] = number
        self.phrases.append(phrase)
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
            raise Refused("unreadable", say("refusal-no-such", kind=self.kind, word=key))
        return found


def named_words(phrase: Phrase, args: Sequence[int]) -> list[str | int]:
    """The arguments of a sentence by their keys, as they are saved; an argument without a key is a
    number.
    """
    lexicons = phrase.lexicons_for(args)
    found: list[str | int] = []
    for place, arg in enumerate(args):
        key = lexicons[place].key(arg) if place < len(lexicons) else ""
        found.append(arg if key in ("", UNKNOWN) else key)
    return found


def numbered_words(phrase: Phrase, names: Any, where: Saying) -> Any:
    """The numbers of saved arguments; refused where one names something that does not exist."""
    if not isinstance(names, list):
        return names
    lexicons = phrase.lexicons_for(names)
    found = []
    for place, name in enumerate(names):
        lexicon = lexicons[place] if place < len(lexicons) else None
        number = name
        if isinstance(name, str):
            number = -1 if lexicon is None else lexicon.parse(name)
            if number < 0:
                raise Refused("state", say("refusal-word-not-there", where=where, name=name[:40]))
        elif lexicon and isinstance(name, int) and lexicon.key(name) not in ("", UNKNOWN):
            raise Refused(
                "state", say("refusal-word-by-key", where=where, kind=lexicon.kind, name=name)
            )
        found.append(number)
    return found


def _has_space(key: str) -> bool:
    return any(sign.isspace() for sign in key)


def _check_places(where: str, template: str, lexicons: tuple[Lexicon, ...]) -> None:
    """Find a slip in a sentence when the game is loaded, not when the sentence is needed."""
    try:
        template.format(*[lexicon.kind for lexicon in lexicons])
    except (IndexError, KeyError, ValueError):
        raise RulesError(f"{where} has a place without a word in “{template}”") from None
