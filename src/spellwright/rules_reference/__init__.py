"""The rules as a reference: clauses to read and search, and what the tests prove of them.

>>> from spellwright.rules_reference import rules_of
>>> rules_of("wizardry").clause("fw-5.10").text
'A plan may be empty.'
"""

from spellwright.rules_reference.clause import Clause
from spellwright.rules_reference.clause_id import ClauseKind
from spellwright.rules_reference.library import (
    games_from_outside,
    games_with_rules,
    known_clauses,
    rules_of,
)
from spellwright.rules_reference.reference import RulesReference
from spellwright.rules_reference.rule_coverage import Coverage, coverage
from spellwright.rules_reference.section import Section

__all__ = [
    "Clause",
    "ClauseKind",
    "Coverage",
    "RulesReference",
    "Section",
    "coverage",
    "games_from_outside",
    "games_with_rules",
    "known_clauses",
    "rules_of",
]
