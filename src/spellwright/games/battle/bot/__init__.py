"""The computer player `greedy`: rules of thumb over what its seat sees."""

from spellwright.games.battle.bot.evaluation import chance_to_win, is_settled
from spellwright.games.battle.bot.player import Greedy

__all__ = ["Greedy", "chance_to_win", "is_settled"]
