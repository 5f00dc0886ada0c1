"""The table that finds the effect of a Spell."""

from __future__ import annotations

from spellwright.games.talisman.rules.casting import EFFECTS

SPELLS_WITH_EFFECT = len(EFFECTS)
