"""Talisman: Harry Potter: a race round three rings to the Great Hall."""

from spellwright.games.talisman.game import GAME

__all__ = ["GAME"]
