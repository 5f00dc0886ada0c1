"""The odds of the dice that decide about spells."""

from __future__ import annotations

from spellwright.games.wizardry.content.columns import (
    BEAUTY,
    BEAUTY_HELPS,
    BLINDING_LIGHT,
    DIE,
    WORKS,
)
from spellwright.games.wizardry.state import WizardryState


def at_least(face: int, die: int) -> float:
    """The chance to roll this or more.

    >>> at_least(4, 6), at_least(1, 4)
    (0.5, 1.0)
    """
    return max(0, min(die, die + 1 - face)) / die


def sees_again() -> float:
    """The chance that one more roll saves a wizard from Blinding Light (FW-21.8)."""
    return at_least(WORKS[BLINDING_LIGHT], DIE[BLINDING_LIGHT])


def works_on(s: WizardryState, spell: int, target: int) -> float:
    """The chance that a spell takes hold of a wizard: Beauty may stop it (FW-21.6), and the roll
    against Blinding Light. Defence points that buy another roll are left out.
    """
    chance = 1.0
    if s.beautiful[target] and BEAUTY_HELPS[spell]:
        chance *= at_least(WORKS[BEAUTY], DIE[BEAUTY])
    if spell == BLINDING_LIGHT:
        chance *= 1 - sees_again()
    return chance
