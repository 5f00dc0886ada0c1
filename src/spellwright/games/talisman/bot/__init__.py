"""The computer player `greedy`: rules of thumb over what its seat sees."""

from spellwright.games.talisman.bot.player import Greedy

__all__ = ["Greedy"]
