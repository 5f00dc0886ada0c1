"""P1 attacks P2, who waits for it with a pool of defence points."""

from __future__ import annotations

from spellwright.testing.wizardry import Duel


def struck_by(entry: str, *answers: str, pool: int) -> Duel:
    """P1 on P1:d4 carries an entry out against P2, who stands two squares east with this pool."""
    key = entry.partition(" ")[0]
    duel = Duel("young", "greybeard", spells=[[key], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.plans([entry], ["move"])
    duel.s.pool[1] = pool
    duel.do(key, *answers)
    return duel


def touched(*, pool: int, sword: bool = False) -> Duel:
    """P1 touches P2, who stands next to it with this pool."""
    duel = Duel("young", "greybeard", spells=[["spectral-sword"], []])
    duel.place(1, "P1:f5")
    duel.plans(["spectral-sword", "magic-touch"] if sword else ["magic-touch"], ["move", "move"])
    duel.s.pool[1] = pool
    if sword:
        duel.do("spectral-sword")
        duel.abandon("move")
    duel.do("magic-touch", "target P2")
    return duel
