"""Players who think ahead: Monte Carlo tree search over what a seat may know. Knows no game."""

from spellwright.search.budget import Budget
from spellwright.search.levels import LEVELS, Level
from spellwright.search.mcts import Search
from spellwright.search.player import Thinker

__all__ = ["LEVELS", "Budget", "Level", "Search", "Thinker"]
