"""For whom an Artifact is, by its card (WD-8.15)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    ARTIFACT_COUNT,
    BEARER_KIND,
    BEARER_VALUE,
    HORCRUX_MAKER,
    HORCRUX_MASK,
    MASTERY,
    NAME_OF,
    TRAIT_MASK,
)
from spellwright.games.duels.content.rows import CHARACTERS


def wrong_bearer(side: int, who: int, number: int) -> bool:
    """Whether an Artifact is not for this character of an affiliation."""
    kind, wanted = BEARER_KIND[number], BEARER_VALUE[number]
    if kind == "nobody":
        return True
    if kind == "mastery":
        return MASTERY[who] < wanted
    if kind == "trait":
        return not TRAIT_MASK[who] >> wanted & 1
    if kind == "character":
        return NAME_OF[who] != wanted
    return kind == "affiliation" and side != wanted


def _allowed(side: int, who: int) -> int:
    allowed = sum(
        1 << number for number in range(ARTIFACT_COUNT) if not wrong_bearer(side, who, number)
    )
    # WD-37.16a: a Horcrux Maker cannot bear a Horcrux.
    return allowed & ~HORCRUX_MASK if TRAIT_MASK[who] >> HORCRUX_MAKER & 1 else allowed


ALLOWED: Final = [
    [_allowed(side, who) for who in range(len(CHARACTERS))] for side in range(len(AFFILIATION_KEYS))
]
"""ALLOWED[affiliation][character]: a bit for each Artifact that may be given."""
