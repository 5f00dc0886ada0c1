"""The effects of the Spells; importing this brings them all."""

from spellwright.games.duels.rules.spells import charms, hexes, imperio, things, travel

__all__ = ["charms", "hexes", "imperio", "things", "travel"]
