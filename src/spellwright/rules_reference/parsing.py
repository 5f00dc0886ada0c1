"""Reads a rules text, a Markdown file for people, into sections and clauses.

What the reader relies on: `## ` starts a section; a clause is one line `- **ID** text`, which
indented lines may continue; a `### ` line, or a plain line right above a clause, is the heading of
the clauses that follow; and the section "Not for programs" lists clauses that no test can prove as
`- ID: reason`.

In a translation a clause ends with the digest of the English one that it translates, as a comment:
`<!-- 1a2b3c4d -->`.
"""

import re
from collections import Counter
from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.rules_reference.clause import Clause
from spellwright.rules_reference.clause_id import ID_PATTERN
from spellwright.rules_reference.reference import RulesReference
from spellwright.rules_reference.section import Section

NOT_FOR_PROGRAMS: Final = "Not for programs"

_CLAUSE = re.compile(rf"- \*\*({ID_PATTERN})\*\*\s*(.*)")
_SECTION_TITLE = re.compile(rf"(?:({ID_PATTERN})\s+)?(.*)")
_REASON = re.compile(rf"- ({ID_PATTERN}):\s*(.+)")
_DIGEST = re.compile(r"\s*<!-- ([0-9a-f]{8}) -->")
_NOT_A_HEADING: Final = ("-", "|", "`", " ")


def parse_rules(game: str, markdown: str, language: str = "en") -> RulesReference:
    """Reads a rules text; refuses one without clauses, or with an id used twice."""
    introduction, *parts = re.split(r"^## ", markdown, flags=re.MULTILINE)
    title, _, opening = introduction.removeprefix("# ").partition("\n")
    sections: list[Section] = []
    reasons: dict[str, str] = {}
    for part in parts:
        heading, _, body = part.partition("\n")
        if heading.strip() == NOT_FOR_PROGRAMS:
            reasons = _read_reasons(body)
        else:
            sections.append(_read_section(heading.strip(), body))
    _check_ids(game, sections)
    return RulesReference(game, title.strip(), opening.strip(), tuple(sections), reasons, language)


def _read_section(heading: str, body: str) -> Section:
    match = _SECTION_TITLE.fullmatch(heading)
    section_id, title = (match[1] or "", match[2]) if match else ("", heading)
    return Section(section_id, title, body.strip(), tuple(read_clauses(title, body)))


def read_clauses(section_title: str, body: str) -> list[Clause]:
    """The clauses of one section, in the order of the text."""
    clauses: list[Clause] = []
    heading = ""
    lines = body.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
        elif match := _CLAUSE.match(line):
            text = "\n".join([match[2].strip(), *_continuation(lines, number + 1)])
            digest = _DIGEST.search(text)
            said = _DIGEST.sub("", text)
            told = digest[1] if digest else ""
            clauses.append(Clause(match[1], said, section_title, heading, told))
        elif _is_heading(line) and number + 1 < len(lines) and _CLAUSE.match(lines[number + 1]):
            heading = line.strip("*: ")
    return clauses


def _is_heading(line: str) -> bool:
    return bool(line) and not line.startswith(_NOT_A_HEADING)


def _continuation(lines: list[str], start: int) -> list[str]:
    end = start
    while end < len(lines) and lines[end].startswith("  "):
        end += 1
    return [line.rstrip() for line in lines[start:end]]


def _read_reasons(body: str) -> dict[str, str]:
    reasons: dict[str, str] = {}
    for line in body.splitlines():
        if match := _REASON.fullmatch(line.rstrip()):
            reasons[match[1]] = match[2]
        elif line.startswith("-"):
            raise Refused("rules_text", say("refusal-reason-form", text=line[:60]))
    return reasons


def _check_ids(game: str, sections: list[Section]) -> None:
    uses = Counter(clause.id for section in sections for clause in section.clauses)
    if not uses:
        raise Refused("rules_text", say("refusal-no-clauses", game=game))
    clause_id, times = uses.most_common(1)[0]
    if times > 1:
        raise Refused(
            "rules_text", say("refusal-clause-twice", game=game, clause=clause_id, n=times)
        )
