"""Every message of a catalog with typical arguments, to be read and reviewed."""

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
        said: list[str] = []
        for args in typical(entry, places):
            if key.startswith("-"):
                words = speaker.name(Noun(catalog.domain, key[1:], args))
            else:
                words = speaker.say(Saying(catalog.domain, key, args))
            if words not in said:
                said.append(words)
        lines += [f"{key}: {words}" for words in said]
    return lines


def typical(entry: Entry, places: Places) -> Iterator[dict[str, Argument]]:
    """A few ways to fill the places of a message, every variant among them."""
    wanted = {name: values_for(name, entry, places) for name in _names(entry)}
    if not wanted:
        yield {}
        return
    for turn in range(min(MOST, max(len(values) for values in wanted.values()))):
        # Places take their values at different paces, so that not all are the first.
        yield {
            name: values[(turn + shift) % len(values)]
            for shift, (name, values) in enumerate(wanted.items())
        }


def values_for(name: str, entry: Entry, places: Places) -> Sequence[Argument]:
    """What an argument can be: what a message selects by, what its lexicon has, or any text."""
    for found in _expressions(entry):
        if isinstance(found, Select) and _selects_by(found.selector) == name:
            keys = [variant.key for variant in found.variants]
            if all(isinstance(key, str) and key not in PLURALS for key in keys):
                return [key for key in keys if isinstance(key, str)]
            return NUMBERS
        if isinstance(found, Call) and name in _variables_of(found):
            if found.function in ("LIST", "LENGTH"):
                return _several(name, places)
            if found.function == "DECIMAL":
                return (1.5, 0.2)
            if found.function == "COUNTED" and found.values[0] == Variable(name):
                return NUMBERS
    if name in places:
        return _some(places[name].nouns)
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
