"""What is wrong with a catalog, beyond what its reader refuses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from spellwright.kernel.saying import Noun
from spellwright.speech.catalog import Catalog
from spellwright.speech.language import Language
from spellwright.speech.sampling import samples
from spellwright.speech.speaker import Speaker
from spellwright.speech.syntax import (
    Call,
    Entry,
    Expression,
    Reference,
    Select,
    Variable,
    expressions_in,
    variables_in,
)
from spellwright.speech.usage import Usage

LONGEST_BUTTON: Final = 60
LONGEST_PROMPT: Final = 110
_FAULTS: Final = (
    (re.compile(r"\.\.(?!\.)"), "two full stops"),
    (re.compile(r"[!?]\."), "a full stop behind another mark"),
    (re.compile(r"\ba [AEIOaeio]\w"), "a, where an is said"),
    (re.compile(r"\b1 (?!of)[a-zA-Z]+[^s\W]s\b(?! of)"), "one of several"),
    (re.compile(r"  "), "two blanks"),
    (re.compile(r" [.,;:!?]"), "a blank before a mark"),
    (re.compile(r"\(s\)"), "a noun for one and several"),
    (re.compile(r"[«»]"), "quotes that are not “these”"),
)


def faults_of(catalog: Catalog, usage: Usage) -> list[str]:
    """What does not fit between the code and a catalog that should be complete."""
    return sorted(
        [*missing(catalog, usage), *_too_many(catalog, usage), *_arguments(catalog, usage)]
    )


def missing(catalog: Catalog, usage: Usage) -> Iterator[str]:
    """The messages that the code asks for and the catalog lacks."""
    for use in usage.uses:
        if use.key not in catalog.entries:
            yield f"{use.key} is missing, which {use.where} says"
    for term in usage.terms:
        if term not in catalog.entries:
            yield f"{term} is missing"
    for family in usage.families:
        if not any(key.startswith(family.key) for key in catalog.entries):
            yield f"nothing begins with {family.key}, as {family.where} says"


def _too_many(catalog: Catalog, usage: Usage) -> Iterator[str]:
    used = usage.keys | set(usage.terms)
    used |= {each.key for each in _all(catalog.entries.values()) if isinstance(each, Reference)}
    prefixes = tuple(family.key for family in usage.families)
    for key in catalog.entries:
        if key not in used and not (prefixes and key.startswith(prefixes)):
            yield f"{key} is said by nobody"


def _arguments(catalog: Catalog, usage: Usage) -> Iterator[str]:
    """A message may leave out what the code gives, but not ask for more."""
    for use in usage.uses:
        entry = catalog.entries.get(use.key)
        for name in sorted(_variables(entry) - use.args) if entry else ():
            yield f"{use.key} asks for ${name}, which {use.where} does not give"
    for family in usage.families:
        for key, entry in catalog.entries.items():
            if key.startswith(family.key) and key not in usage.keys:
                for name in sorted(_variables(entry) - family.args):
                    yield f"{key} asks for ${name}, which {family.where} does not give"
    for term, args in usage.terms.items():
        entry = catalog.entries.get(term)
        for name in sorted(_variables(entry) - args) if entry else ():
            yield f"{term} asks for ${name}, which nobody gives"


def grammar_faults(language: Language, catalog: Catalog, usage: Usage) -> list[str]:
    """Plural categories that are left out, and forms of names that are asked for and not there."""
    found = set()
    categories = set(language.categories)
    for key, entry in catalog.entries.items():
        for each in _all([entry]):
            if isinstance(each, Select):
                keys = {variant.key for variant in each.variants}
                if keys & {"one", "few", "many"} and isinstance(each.selector, Variable):
                    numbers = {variant for variant in keys if variant == 1}
                    lacks = categories - keys - ({"one"} if numbers else set())
                    found |= {f"{key} has no [{category}]" for category in lacks}
            elif isinstance(each, Call):
                found |= set(_lacking(language, catalog, usage, each))
    return sorted(found)


def _lacking(language: Language, catalog: Catalog, usage: Usage, call: Call) -> Iterator[str]:
    form = call.function.lower()
    wanted = [form] if form in language.grammar.forms else []
    if call.function == "COUNTED":
        wanted = [category for category in language.categories if category != "one"]
    value = call.values[-1]
    lexicon = usage.places.get(value.name) if isinstance(value, Variable) else None
    for noun in lexicon.nouns if lexicon else ():
        if not isinstance(noun, Noun) or f"-{noun.key}" not in catalog.entries:
            continue
        attributes = catalog.entries[f"-{noun.key}"].attributes
        for each in wanted:
            if language.grammar.forms[each] is None and each not in attributes:
                yield f"-{noun.key} has no .{each}, which is asked for"


def style_faults(speaker: Speaker, catalog: Catalog, usage: Usage) -> list[str]:
    """The faults of style that show when every message is said."""
    found = []
    for line in samples(speaker, catalog, usage.places):
        key, _, words = line.partition(": ")
        found += [f"{line!r}: {what}" for fault, what in _FAULTS if fault.search(words)]
        if key.startswith("verb-"):
            if words.endswith("."):
                found.append(f"{line!r}: a button ends without a full stop")
            if len(words) > LONGEST_BUTTON:
                found.append(f"{line!r}: a button has at most {LONGEST_BUTTON} signs")
        if key.startswith("question-") and len(words) > LONGEST_PROMPT:
            found.append(f"{line!r}: a prompt has at most {LONGEST_PROMPT} signs")
    return found


def translation_faults(english: Catalog, other: Catalog, usage: Usage) -> list[str]:
    """The messages of a translation that nobody says, and the arguments that nobody gives."""
    extra = [f"{key} is not in English" for key in other.entries if key not in english.entries]
    return sorted([*extra, *_arguments(other, usage)])


def missing_in(english: Catalog, other: Catalog) -> list[str]:
    """The messages that are still said in English."""
    return [key for key in english.entries if key not in other.entries]


def _variables(entry: Entry) -> set[str]:
    return set().union(*[variables_in(pattern) for pattern in entry.patterns])


def _all(entries: Iterable[Entry]) -> Iterator[Expression]:
    for entry in entries:
        for pattern in entry.patterns:
            yield from expressions_in(pattern)
