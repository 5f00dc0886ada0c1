"""The rules of one game: looked up by id, searched by words."""

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying, say
from spellwright.rules_reference.clause import Clause
from spellwright.rules_reference.clause_id import ClauseKind, natural_order, prefix_of
from spellwright.rules_reference.section import Section


@dataclass(frozen=True)
class RulesReference:
    """The sections and clauses of a rules text."""

    game: str
    title: str
    introduction: str
    sections: tuple[Section, ...]
    not_for_programs: Mapping[str, str]
    """The clauses that no program can show, each with the reason."""
    language: str = "en"
    """The code of the language in which the text is written."""

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause, example and ruling, in natural order; those of packs come last."""
        own = self.prefix
        return tuple(
            sorted(
                self._as_written,
                key=lambda clause: (prefix_of(clause.id) != own, natural_order(clause.id)),
            )
        )

    @property
    def prefix(self) -> str:
        """The letters that this game's ids begin with."""
        return prefix_of(self._as_written[0].id)

    @property
    def _as_written(self) -> list[Clause]:
        return [clause for section in self.sections for clause in section.clauses]

    @cached_property
    def to_be_proved(self) -> tuple[str, ...]:
        """The ids that tests are measured against: rules and worked examples, not rulings."""
        return tuple(clause.id for clause in self.clauses if clause.kind is not ClauseKind.RULING)

    def entry(self, text: str) -> Clause | Section:
        """The clause or section with this id, written in any case, with or without the prefix."""
        written = _squeezed(text)
        own = self.prefix.casefold()
        for key in (written, own + written):
            if key in self._by_key:
                return self._by_key[key]
        raise Refused("unknown_clause", self._unknown(text, own + written.removeprefix(own)))

    def clause(self, text: str) -> Clause:
        """The clause with this id, found as `entry` does; a section is refused."""
        found = self.entry(text)
        if isinstance(found, Section):
            first, last = found.clauses[0].id, found.clauses[-1].id
            raise Refused(
                "unknown_clause",
                say("refusal-is-section", section=found.id, first=first, last=last),
            )
        return found

    def search(self, words: str) -> tuple[Clause, ...]:
        """The clauses where every word begins some word of the id, text, heading or section title.

        Clauses with all the words in their own text come first.
        """
        patterns = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
        if not patterns:
            return ()
        in_text: list[Clause] = []
        around: list[Clause] = []
        for clause in self.clauses:
            everything = f"{clause.id} {clause.text} {clause.heading} {clause.section_title}"
            if all(pattern.search(clause.text) for pattern in patterns):
                in_text.append(clause)
            elif all(pattern.search(everything) for pattern in patterns):
                around.append(clause)
        return (*in_text, *around)

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "title": self.title,
            "introduction": self.introduction,
            "sections": [section.to_json() for section in self.sections],
        }

    @cached_property
    def _by_key(self) -> dict[str, Clause | Section]:
        entries: list[Clause | Section] = [*self.clauses]
        entries += [section for section in self.sections if section.id]
        return {_squeezed(entry.id): entry for entry in entries}

    def _unknown(self, text: str, key: str) -> Saying:
        close = difflib.get_close_matches(key, self._by_key, n=3, cutoff=0.7)
        ids = sorted((self._by_key[match].id for match in close), key=natural_order)
        clause = text.strip()[:40]
        if ids:
            near = ", ".join(ids)
            return say("refusal-no-clause-near", clause=clause, game=self.game, near=near)
        first, last = self.clauses[0].id, self.to_be_proved[-1]
        return say("refusal-no-clause", clause=clause, game=self.game, first=first, last=last)


def _squeezed(text: str) -> str:
    """An id as hasty people write it: small letters, no hyphen, no space."""
    return re.sub(r"[\s-]", "", text).casefold()
