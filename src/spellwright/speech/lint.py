"""What is wrong with a catalog, beyond what its reader refuses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from spellwright.kernel.saying import Noun
from spellwright.speech.begun import WHOLE, Part
from spellwright.speech.catalog import Catalog, missing_in
from spellwright.speech.language import ENGLISH, Language
from spellwright.speech.sampling import PLURALS, all_said
from spellwright.speech.speaker import Speaker
from spellwright.speech.style import LONGEST_BUTTON, faults_in, longest_prompt
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

_BUTTONS: Final = ("verb-", "button-")
_PROMPTS: Final = ("question-", "prompt-")
_FOR_ONE: Final = (
    "is|has|does|was|isn't|hasn't|doesn't|acts|affects|comes|costs|deals|gains|gives|goes|helps|"
    "joins|leaves|lets|loses|makes|moves|needs|rolls|saves|shows|stays|strikes|takes|treats|works"
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
    for key, entry in catalog.entries.items():
        for each in _all([entry]):
            if isinstance(each, Select):
                found |= {f"{key} has no [{lacks}]" for lacks in _left_out(language, each)}
            elif isinstance(each, Call):
                found |= set(_lacking(language, catalog, usage, each))
    return sorted(found)


def _left_out(language: Language, select: Select) -> set[str]:
    """The plural categories without a variant, where a message selects by a number."""
    selector = select.selector
    if isinstance(selector, Call) and selector.function.lower() in language.grammar.traits:
        return set()
    keys = {variant.key for variant in select.variants}
    if not any(key == 1 or key in PLURALS[:-1] for key in keys):
        return set()
    return {
        category
        for category, numbers in language.categories.items()
        if category not in keys and not numbers <= keys
    }


def _lacking(language: Language, catalog: Catalog, usage: Usage, call: Call) -> Iterator[str]:
    form = str(dict(call.named).get("form", call.function.lower()))
    wanted = [form] if form in language.grammar.forms else []
    if call.function == "COUNTED":
        wanted = [category for category in language.categories if category != "one"]
    wanted = [written for each in wanted if (written := language.grammar.written(each))]
    terms = [term for term in _terms(call.values[-1], usage) if term in catalog.entries]
    for each in wanted:
        have = {term for term in terms if each in catalog.entries[term].attributes}
        meant = {_kind(term) for term in (have if len({*map(_kind, terms)}) > 1 else terms)}
        for term in terms:
            if term not in have and _kind(term) in meant:
                yield f"{term} has no .{each}, which is asked for"


def _kind(term: str) -> str:
    """`-space-azkaban` is a space. Where names of several kinds can stand, a form is for those that
    have it: cards are no places.
    """
    return term[1:].rpartition("-")[0] and term[1:].partition("-")[0]


def _terms(value: Expression, usage: Usage) -> list[str]:
    """The names that a function can be given here."""
    if isinstance(value, Reference):
        return [value.key]
    lexicon = usage.places.get(value.name) if isinstance(value, Variable) else None
    nouns = lexicon.nouns if lexicon else ()
    return [f"-{noun.key}" for noun in nouns if isinstance(noun, Noun)]


def style_faults(speaker: Speaker, catalog: Catalog, usage: Usage) -> list[str]:
    """What reads badly when every message is said with every name; once a message."""
    found: dict[tuple[str, str], str] = {}
    code = speaker.language.code
    most = longest_prompt(code)
    disagreement = _disagreement(speaker, catalog)
    for key, words in all_said(speaker, catalog, usage.places):
        faults = faults_in(words, code)
        if disagreement and disagreement.search(words):
            faults.append("several, and a verb for one")
        if key.startswith(_BUTTONS):
            if words.endswith("."):
                faults.append("a button ends without a full stop")
            if len(words) > LONGEST_BUTTON:
                faults.append(f"a button has at most {LONGEST_BUTTON} signs")
        elif key.startswith(_PROMPTS) and len(words) > most:
            faults.append(f"a prompt has at most {most} signs")
        for what in faults:
            found.setdefault((key, what), f"{key}: {what}: {words}")
    return list(found.values())


def _disagreement(speaker: Speaker, catalog: Catalog) -> re.Pattern[str] | None:
    """English names of several before a verb for one (“the last effect of Inferi is” is none)."""
    several = [
        re.escape(speaker.name(Noun(catalog.domain, key[1:])))
        for key, entry in catalog.entries.items()
        if key.startswith("-") and entry.attributes.get("count") == ("many",)
    ]
    if speaker.language.code != ENGLISH or not several:
        return None
    return re.compile(rf"(?<! of )\b(?:{'|'.join(several)}) (?:{_FOR_ONE})\b")


def translation_faults(
    english: Catalog, other: Catalog, usage: Usage, part: Part = WHOLE
) -> list[str]:
    """What differs between a domain that is translated and English: keys and arguments. Of a domain
    that is translated in part, the keys of this part have to be there, and no others.
    """
    if not other.entries:
        return []
    own = _own_terms(other)
    found = [
        f"{key} is not in English"
        for key in other.entries
        if key not in english.entries and key not in own
    ]
    found += [f"{key} is not translated" for key in missing_in(english, other) if part.has(key)]
    found += [
        f"{key} is in no part that is begun"
        for key in other.entries
        if key in english.entries and not part.has(key)
    ]
    for key, entry in other.entries.items():
        if key in english.entries:
            # The forms that English names have are not those of another language.
            lost = variables_in(english.entries[key].value) - _variables(entry)
            found += [f"{key} leaves out ${name}" for name in sorted(lost)]
    return sorted([*found, *_arguments(other, usage)])


def _own_terms(catalog: Catalog) -> set[str]:
    """The names that only this language needs: what its messages count or refer to."""
    return {
        each.key
        for each in _all(catalog.entries.values())
        if isinstance(each, Reference) and each.is_term
    }


def _variables(entry: Entry) -> set[str]:
    return set().union(*[variables_in(pattern) for pattern in entry.patterns])


def _all(entries: Iterable[Entry]) -> Iterator[Expression]:
    for entry in entries:
        for pattern in entry.patterns:
            yield from expressions_in(pattern)
