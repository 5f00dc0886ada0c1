"""The computer player `greedy`: rules of thumb over what its seat sees."""

from spellwright.games.wizardry.bot.evaluation import chance_to_win, evaluate, is_settled
from spellwright.games.wizardry.bot.good_play import write_sensible_plans
from spellwright.games.wizardry.bot.player import Greedy

__all__ = ["Greedy", "chance_to_win", "evaluate", "is_settled", "write_sensible_plans"]
