"""Casting a spell of a plan (FW-10)."""

from __future__ import annotations

from spellwright.games.wizardry import story
from spellwright.games.wizardry.content.columns import ORDER, REST
from spellwright.games.wizardry.rules.spell import EFFECTS
from spellwright.games.wizardry.state import Action, Seat, WizardryProcedure, WizardryState


class CastSpell(WizardryProcedure):
    """FW-10.2: announce, be prevented by a waiting Dispel, or resolve."""

    caster: Seat
    spell: Action
    written: int
    __slots__ = tuple(__annotations__)

    STEPS = ("announce", "dispel", "resolve")

    def __init__(self, caster: int, spell: int, written: int) -> None:
        self.caster = caster
        self.spell = spell
        self.written = written

    def announce(self, s: WizardryState) -> None:
        """FW-10.7, FW-23.18: from here on the spell is cast and used, whatever becomes of it."""
        s.used[self.caster] |= 1 << self.spell
        if REST[self.spell] == "game":
            s.teleported[self.caster] = 1
        if ORDER[self.spell] == "still":
            s.flamed[self.caster] = 1
        if self.spell not in s.public_spells[self.caster]:
            s.public_spells[self.caster].append(self.spell)

    def dispel(self, s: WizardryState) -> None:
        """FW-17.10 to FW-17.12."""
        if s.dispel:
            s.dispel = 0
            s.tell(story.PREVENTED, self.spell)
            self.stop()

    def resolve(self, s: WizardryState) -> None:
        s.push(EFFECTS[self.spell](self.caster, self.spell, self.written))
