"""Wizarding Duels: two Groups of wizards on a map of hexes, and Clashes with cards."""

from spellwright.games.duels.game import GAME

__all__ = ["GAME"]
