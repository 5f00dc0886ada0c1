"""One clause of the rules."""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass

from spellwright.rules_reference.clause_id import (
    NUMBER_PATTERN,
    ClauseKind,
    kind_of,
    prefix_of,
)

_RULING_TAG = re.compile(r"\[(G\d+)\]")


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule, a worked example, or a ruling on what the printed rules leave open."""

    id: str
    text: str
    section_title: str
    heading: str = ""
    """The line above its group inside the section, such as "3 Poison Dart"; "" if none."""
    translates: str = ""
    """In a translation, the digest of the English text that it says in another language."""

    @property
    def kind(self) -> ClauseKind:
        return kind_of(self.id)

    @property
    def digest(self) -> str:
        """A short name for the text: another text has another one."""
        return short_digest(self.text)

    @property
    def rulings(self) -> tuple[str, ...]:
        """The ids of the rulings that the clause's tags point to."""
        prefix = prefix_of(self.id)
        return _once(f"{prefix}-{tag}" for tag in _RULING_TAG.findall(self.text))

    @property
    def mentions(self) -> tuple[str, ...]:
        """The ids of other clauses and sections that the text names, in the order of the text."""
        found = re.findall(rf"\b{prefix_of(self.id)}-{NUMBER_PATTERN}", self.text)
        return _once(mention for mention in found if mention != self.id)

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "kind": self.kind.value,
            "section": self.section_title,
            "heading": self.heading,
            "text": self.text,
            "rulings": list(self.rulings),
            "mentions": list(self.mentions),
        }


def short_digest(text: str) -> str:
    """Eight digits that change with the words of a text, and not with where its lines break."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def _once(ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ids))
