"""A Spot of Friendly Wizardry: secret plans, carried out one entry at a time."""

from spellwright.games.wizardry.game import GAME

__all__ = ["GAME"]
