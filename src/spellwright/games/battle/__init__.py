"""Hogwarts Battle: heroes together against the foes of seven years and more."""

from spellwright.games.battle.game import GAME

__all__ = ["GAME"]
