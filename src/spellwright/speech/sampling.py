"""Every message of a catalog with typical arguments, to be read, or with all, to be checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from spellwright.kernel.phrases import Lexicon
from spellwright.kernel.saying import Argument, Noun, Saying
from spellwright.speech.catalog import Catalog
from spellwright.speech.speaker import Speaker
from spellwright.speech.syntax import (
    Call,
    Entry,
    Expression,
    Select,
    Variable,
    expressions_in,
)

NUMBERS: Final = (1, 2, 5, 0, 22)
MOST: Final = 3
Places = Mapping[str, Lexicon]


def samples(speaker: Speaker, catalog: Catalog, places: Places) -> list[str]:
    """Lines `key: words`, in the order of the catalog; names follow as they are."""
    lines = []
    for key, entry in catalog.entries.items():
        said = [_said(speaker, catalog.domain, key, args) for args in typical(entry, places)]
        lines += [f"{key}: {one_line(words)}" for words in dict.fromkeys(said)]
    return lines


def one_line(words: str) -> str:
    """Paragraphs with a sign between them."""
    return words.replace("\n\n", " ¶ ").replace("\n", " ")


def all_said(speaker: Speaker, catalog: Catalog, places: Places) -> Iterator[tuple[str, str]]:
    """The key and the words of every message with every name, and with a few numbers."""
    for key, entry in catalog.entries.items():
        for args in every(entry, places):
            yield key, _said(speaker, catalog.domain, key, args)


def _said(speaker: Speaker, domain: str, key: str, args: Mapping[str, Argument]) -> str:
    if key.startswith("-"):
        return speaker.name(Noun(domain, key[1:], args))
    return speaker.say(Saying(domain, key, args))


def typical(entry: Entry, places: Places) -> Iterator[dict[str, Argument]]:
    """A few ways to fill the places of a message, every variant among them."""
    wanted = {name: values_for(name, entry, places) for name in _names(entry)}
    if not wanted:
        yield {}
        return
    most = max(len(values) for values in wanted.values())
    for turn in range(max(min(MOST, most), *[_variants(entry, name) for name in wanted])):
        # Places take their values at different paces, so that not all are the first.
        yield {
            name: values[(turn + shift) % len(values)]
            for shift, (name, values) in enumerate(wanted.items())
        }


def _variants(entry: Entry, name: str) -> int:
    """How many variants a message has that are chosen by a word in this place."""
    counts = [
        len(found.variants)
        for found in _expressions(entry)
        if isinstance(found, Select)
        and _selects_by(found.selector) == name
        and all(variant.key not in PLURALS for variant in found.variants)
    ]
    return max(counts, default=0)


def every(entry: Entry, places: Places) -> Iterator[dict[str, Argument]]:
    """The typical ways, and each of them with every value that a single place can have."""
    names = _names(entry)
    for usual in typical(entry, places):
        yield usual
        for name in names:
            for value in _all_values(name, entry, places):
                if value != usual[name]:
                    yield {**usual, name: value}


def _all_values(name: str, entry: Entry, places: Places) -> Sequence[Argument]:
    values = values_for(name, entry, places)
    if values == (f"‹{name}›",):
        return (1,)
    if name not in places or isinstance(values[0], int | float):
        return values
    if not isinstance(values[0], Noun | Saying):
        # Several at once, or what looks alike whichever it is: coordinates, for example.
        return values
    return places[name].nouns


def values_for(name: str, entry: Entry, places: Places) -> Sequence[Argument]:
    """What an argument can be: what a message selects by, what its lexicon has, or any text."""
    for found in _expressions(entry):
        if isinstance(found, Select) and _selects_by(found.selector) == name:
            keys = [variant.key for variant in found.variants]
            known = places[name].nouns if name in places else []
            named = [noun for noun in known if isinstance(noun, Noun | Saying)]
            if named:
                # What the message has a variant for comes first.
                return sorted(named, key=lambda noun: noun.key not in keys)
            if all(isinstance(key, str) and key not in PLURALS for key in keys):
                return [key for key in keys if isinstance(key, str)]
            return NUMBERS
        if isinstance(found, Call) and name in _variables_of(found):
            if found.function in ("LIST", "LENGTH"):
                return _several(name, places)
            if found.function == "DECIMAL":
                return (1.5, 0.2)
            if found.function == "NUMBER":
                return (12345, 1)
            if found.function == "DATETIME":
                return (1_800_000_000,)
            if found.function == "COUNTED" and found.values[0] == Variable(name):
                return NUMBERS
    if name in places:
        nouns = places[name].nouns
        if all(isinstance(noun, int) for noun in nouns):
            return [number for number in NUMBERS if number in nouns]
        return _some(nouns)
    return (f"‹{name}›",)


PLURALS: Final = ("zero", "one", "two", "few", "many", "other")


def _several(name: str, places: Places) -> Sequence[Argument]:
    known = places.get(name)
    if known is None:
        return ((f"‹{name}›",), (f"‹{name}›", "‹more›"), (f"‹{name}›", "‹more›", "‹most›"))
    nouns = _some(known.nouns)
    return [tuple(nouns[:count]) for count in (1, 2, 3)]


def _some(nouns: Sequence[Argument]) -> Sequence[Argument]:
    """The first, and others from all over a lexicon."""
    step = max(1, len(nouns) // MOST)
    return nouns[::step][:MOST]


def _names(entry: Entry) -> list[str]:
    found = [each.name for each in _expressions(entry) if isinstance(each, Variable)]
    return list(dict.fromkeys(found))


def _expressions(entry: Entry) -> Iterator[Expression]:
    for pattern in entry.patterns:
        yield from expressions_in(pattern)


def _selects_by(selector: Expression) -> str:
    return selector.name if isinstance(selector, Variable) else ""


def _variables_of(call: Call) -> list[str]:
    return [value.name for value in call.values if isinstance(value, Variable)]
