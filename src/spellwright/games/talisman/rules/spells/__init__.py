"""What the Spells do (TA-S01 to TA-S24); importing it fills the registers of `spell_effects`."""

from spellwright.games.talisman.rules.spells import choices, instant

__all__ = ["choices", "instant"]
