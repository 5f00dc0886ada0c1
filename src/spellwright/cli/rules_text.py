"""Rules for reading: clauses and sections as they appear in a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from spellwright.rules_reference import Clause, RulesReference, Section

_MARKUP = re.compile(r"\*\*(.+?)\*\*|`(.+?)`")


def entry_text(reference: RulesReference, entry: Clause | Section) -> RenderableType:
    """A clause with the rulings it points to, or a section with all its clauses."""
    if isinstance(entry, Section):
        return section_text(entry)
    title = " › ".join(part for part in (entry.section_title, entry.heading) if part)
    rulings = [clause for clause in reference.clauses if clause.id in entry.rulings]
    return Group(Text(title, "muted"), clause_text(entry), *map(clause_text, rulings))


def section_text(section: Section) -> RenderableType:
    parts: list[RenderableType] = [Text(section.heading, "heading")]
    heading = ""
    for clause in section.clauses:
        if clause.heading != heading:
            heading = clause.heading
            parts.append(Text(heading, "bold"))
        parts.append(clause_text(clause))
    return Group(*parts)


def clause_text(clause: Clause) -> RenderableType:
    """The clause's id, and its text beside it."""
    return Text.assemble((clause.id, "clause"), "  ", plain(clause.text))


def contents(reference: RulesReference) -> RenderableType:
    """The title, and each section with how many clauses it has."""
    rows = [
        Text.assemble("  ", (f"{section.id:7}", "clause"), section.title, (f"  {count}", "muted"))
        for section in reference.sections
        if (count := len(section.clauses))
    ]
    return Group(Text(reference.title, "heading"), *rows)


def found(clauses: Iterable[Clause]) -> RenderableType:
    return Group(*map(clause_text, clauses))


def plain(markdown: str) -> Text:
    """A text without its Markdown signs, with what they mean.

    >>> plain("A **bold** word").plain
    'A bold word'
    """
    text, end = Text(), 0
    for match in _MARKUP.finditer(markdown):
        text.append(markdown[end : match.start()])
        text.append(match[1] or match[2], "bold")
        end = match.end()
    return text.append(markdown[end:])
