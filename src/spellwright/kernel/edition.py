"""The edition of a game: what it is, in three parts.

The number of its rules is raised by hand when an old log would go another way. The digests of its
content tables and of its declared fields are computed. Whatever is kept (tables, saves, replays,
campaigns, results) carries the edition under which it was made.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from spellwright.kernel.chance import FastChance
from spellwright.kernel.pack import namespace_of
from spellwright.kernel.phrases import Phrasebook
from spellwright.kernel.record import Record, fields_of
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Noun, say

if TYPE_CHECKING:
    from spellwright.kernel.rules import Rules

DIGEST_BYTES: Final = 6
_WRITTEN: Final = re.compile(r"([0-9]{1,6})(?:-([0-9a-f]{12})-([0-9a-f]{12}))?")


class Edition(NamedTuple):
    """The edition of a game under which something was kept. Documents from before there were
    digests have empty ones, which match no other.
    """

    number: int
    content: str = ""
    fields: str = ""

    def __str__(self) -> str:
        return f"{self.number}-{self.content}-{self.fields}" if self.content else str(self.number)

    def to_data(self) -> dict[str, Any]:
        return {"number": self.number, "content": self.content, "fields": self.fields}

    def plays_like(self, other: Edition) -> bool:
        """Whether both have the same rules and content: a log goes the same way under both."""
        return bool(self.content) and self[:2] == other[:2]

    def is_written_like(self, other: Edition) -> bool:
        """Whether both declare the same fields: their fingerprints can be compared, as far as they
        play alike.
        """
        return bool(self.fields) and self.fields == other.fields


def edition_of(rules: Rules[Any]) -> Edition:
    """The edition of the box without packs; see `Rules.edition`, which remembers it."""
    return Edition(rules.number, digest(rules.content()), digest(_declared(rules)))


def with_packs(edition: Edition, packs: Mapping[str, str]) -> Edition:
    """The edition of a table where packs are in play, by their namespaces and digests."""
    if not packs:
        return edition
    return edition._replace(content=digest([edition.content, packs]))


def edition_in(document: dict[str, Any], what: Noun) -> Edition:
    """The edition that a document carries; before there were editions it was a `version`."""
    match document.get("edition", document.get("version")):
        case {"number": int(number), "content": str(content), "fields": str(fields)}:
            return edition_from(f"{number}-{content}-{fields}" if content else f"{number}", what)
        case str(written):
            return edition_from(written, what)
    raise Refused("edition", say("refusal-no-edition", what=what))


def edition_from(written: str, what: Noun) -> Edition:
    """The edition that a short text like «3-9f3a…-77c2…» stands for."""
    found = _WRITTEN.fullmatch(written)
    if found is None:
        raise Refused("edition", say("refusal-unknown-edition", what=what))
    return Edition(int(found[1]), found[2] or "", found[3] or "")


def digest(data: Any) -> str:
    """A short text that changes when anything in the JSON-ready data changes."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest()


def _declared(rules: Rules[Any]) -> dict[str, Any]:
    """All that a saved position and a log rely on: fields with their kinds, procedures with their
    steps, and the words of choices, questions and endings. The words of events are not among them:
    an event whose words have changed is only left out of an old story. What a pack declares is
    part of that pack's digest.
    """
    blank = rules.blank(rules.usual_seats, rules.check_settings(None), FastChance(0))
    return {
        "state": _fields(rules, blank.__class__),
        "procedures": {
            name: [_fields(rules, cls), list(cls.STEPS)]
            for name, cls in rules.procedures.items()
            if not namespace_of(name)
        },
        "verbs": _phrases(rules.verbs.book),
        "questions": _phrases(rules.questions),
        "endings": _phrases(rules.endings),
    }


def _fields(rules: Rules[Any], cls: type[Record]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for field in fields_of(cls):
        if field.name in cls.LATE:
            continue
        naming = rules.namings.get(field.number)
        found[field.name] = [field.shape, "number" if naming is None else naming.form]
    return found


def _phrases(book: Phrasebook) -> dict[str, list[str]]:
    return {
        phrase.key: [words.kind for words in phrase.lexicons]
        for phrase in book.phrases
        if not namespace_of(phrase.key)
    }
