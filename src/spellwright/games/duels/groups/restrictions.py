"""For whom an Artifact is, by its card (WD-8.15)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    AFFILIATION_NAMES,
    ARTIFACT_COUNT,
    HORCRUX_MAKER,
    HORCRUX_MASK,
    MASTERY,
    NAME_OF,
    TRAIT_MASK,
    WHO,
    character,
    trait,
)
from spellwright.games.duels.content.tables import CHARACTERS, TRAITS


def wrong_bearer(side: int, who: int, number: int) -> str:
    """What is wrong with a character of an affiliation as the bearer of an Artifact, or nothing."""
    kind, _, value = WHO[number].partition(":")
    if kind == "nobody":
        return "only Horcrux Maker brings it into play"
    if kind == "mastery" and MASTERY[who] < int(value):
        return f"it needs Mastery {value}"
    if kind == "trait" and not TRAIT_MASK[who] >> trait(value) & 1:
        return f"it needs the Trait {TRAITS[trait(value)]['name']}"
    if kind == "character" and NAME_OF[who] != NAME_OF[character(value)]:
        return f"it is only for {CHARACTERS[character(value)]['name']}"
    if kind == "affiliation":
        wanted = AFFILIATION_KEYS.index(value)
        if side != wanted:
            return f"it is only for {AFFILIATION_NAMES[wanted]}"
    return ""


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
