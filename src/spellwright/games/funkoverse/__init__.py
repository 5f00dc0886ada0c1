"""Funkoverse: Harry Potter: two sides, a handful of wizards, and dice."""

from spellwright.games.funkoverse.game import GAME, Funkoverse

__all__ = ["GAME", "Funkoverse"]
