"""The ids of clauses: what they say about a clause, and their natural order."""

import re
from enum import StrEnum
from typing import Final

NUMBER_PATTERN: Final = r"[A-Z]*\d+(?:\.\d+)?[a-z]?"
ID_PATTERN: Final = rf"[A-Z]+-{NUMBER_PATTERN}"
"""For example FW-4 (a section), FW-4.2, WD-37.2a, TA-HP1, FW-EX3, FW-G7."""

SortKey = tuple[str, int, tuple[tuple[int, int, str], ...]]


class ClauseKind(StrEnum):
    """What a clause is for, in the order in which lists show them."""

    CLAUSE = "clause"
    EXAMPLE = "example"
    RULING = "ruling"


_KIND_ORDER: Final = list(ClauseKind)
_KIND_OF_LETTERS: Final = {"EX": ClauseKind.EXAMPLE, "G": ClauseKind.RULING}


def prefix_of(clause_id: str) -> str:
    """The letters that name the game.

    >>> prefix_of("FW-EX12")
    'FW'
    """
    return clause_id.partition("-")[0]


def kind_of(clause_id: str) -> ClauseKind:
    """The kind that the letters after the prefix stand for.

    >>> kind_of("FW-EX12").value, kind_of("TA-HP1").value
    ('example', 'clause')
    """
    letters = re.sub(r"[^A-Z].*", "", clause_id.partition("-")[2])
    return _KIND_OF_LETTERS.get(letters, ClauseKind.CLAUSE)


def natural_order(clause_id: str) -> SortKey:
    """A sort key by which numbers count as numbers, and examples and rulings come last.

    >>> sorted(["FW-G1", "FW-EX2", "FW-10.1", "FW-2.10", "FW-2.9a", "FW-2.9"], key=natural_order)
    ['FW-2.9', 'FW-2.9a', 'FW-2.10', 'FW-10.1', 'FW-EX2', 'FW-G1']
    """
    prefix, _, rest = clause_id.partition("-")
    parts = tuple(
        (0, int(number), "") if number else (1, 0, letters)
        for number, letters in re.findall(r"(\d+)|([A-Za-z]+)", rest)
    )
    return prefix, _KIND_ORDER.index(kind_of(clause_id)), parts
