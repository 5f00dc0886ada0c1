"""Hogwarts Battle: heroes together against the foes of seven years and more."""

from spellwright.games.battle.game import GAME, Battle

__all__ = ["GAME", "Battle"]
