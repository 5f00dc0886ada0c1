"""The computer player `greedy`: rules of thumb over what its seat sees."""

from spellwright.games.battle.bot.evaluation import evaluate
from spellwright.games.battle.bot.player import Greedy

__all__ = ["Greedy", "evaluate"]
