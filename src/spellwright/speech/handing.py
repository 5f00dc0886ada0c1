"""A catalog handed to a page: its script fills the places, so it gets patterns, not sentences."""

from __future__ import annotations

from typing import TypeAlias

from spellwright.kernel.saying import Noun, Saying
from spellwright.speech.slips import Slip
from spellwright.speech.speaker import Speaker
from spellwright.speech.syntax import Expression, Literal, Pattern, Reference, Select, Variable

Handed: TypeAlias = "list[str | dict[str, object]]"
"""The parts of a message: texts, `{"place": name}`, or `{"by": name, "usual": …, "variants": …}`.
`words.js` reads them.
"""


def handed(speaker: Speaker, domain: str) -> dict[str, Handed]:
    """All messages of a domain; those that a language lacks are in English."""
    found: dict[str, Handed] = {}
    if speaker.english is not None:
        found |= handed(speaker.english, domain)
    for key, entry in speaker.language.catalog(domain).entries.items():
        if not key.startswith("-"):
            found[key] = _parts(speaker, domain, entry.value, f"{entry.where} {key}")
    return found


def _parts(speaker: Speaker, domain: str, pattern: Pattern, where: str) -> Handed:
    found: Handed = []
    for each in pattern:
        part = each if isinstance(each, str) else _part(speaker, domain, each, where)
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return found


def _part(speaker: Speaker, domain: str, part: Expression, where: str) -> str | dict[str, object]:
    if isinstance(part, Literal):
        return str(part.value)
    if isinstance(part, Variable):
        return {"place": part.name}
    if isinstance(part, Reference):
        if part.is_term:
            return speaker.name(Noun(domain, part.key[1:]))
        return speaker.say(Saying(domain, part.key, {}))
    if isinstance(part, Select) and isinstance(part.selector, Variable):
        variants = {
            str(variant.key): _parts(speaker, domain, variant.pattern, where)
            for variant in part.variants
        }
        usual = str(part.variants[part.default].key)
        return {"by": part.selector.name, "usual": usual, "variants": variants}
    raise Slip(where, "the script knows texts, places and variants, and no functions")
