"""Conditions that a Model is in or not: bits of its number in the column `conditions`."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.state import DuelsState

REMOVED: Final = 1
BURNING: Final = 2
LIMITED: Final = 4
SILENCED: Final = 8
BLINDED: Final = 16
HANGING: Final = 32
POISED: Final = 64
SLY: Final = 128
DISGUISED: Final = 256
FIREPROOF: Final = 512
AT_PEACE: Final = 1024
ANIMAL: Final = 2048
ENDANGERED: Final = 4096
FOR_THIS_ROUND: Final = HANGING | POISED | DISGUISED | FIREPROOF | AT_PEACE | ANIMAL
CONDITIONS: Final = {
    "removed": REMOVED,
    "burning": BURNING,
    "limited": LIMITED,
    "silenced": SILENCED,
    "blinded": BLINDED,
    "hanging": HANGING,
    "poised": POISED,
    "sly": SLY,
    "disguised": DISGUISED,
    "fireproof": FIREPROOF,
    "at_peace": AT_PEACE,
    "animal": ANIMAL,
    "endangered": ENDANGERED,
}


def is_now(s: DuelsState, model: int, condition: int) -> int:
    """1 if a Model is in a condition, else 0."""
    return 1 if s.conditions[model] & condition else 0


def begin(s: DuelsState, model: int, condition: int) -> None:
    s.conditions[model] |= condition


def end(s: DuelsState, model: int, conditions: int) -> None:
    s.conditions[model] &= ~conditions


def end_for_all(s: DuelsState, conditions: int) -> None:
    s.conditions = [held & ~conditions for held in s.conditions]


def how_many(s: DuelsState, condition: int) -> int:
    """The number of Models that are in a condition."""
    return len([held for held in s.conditions if held & condition])
