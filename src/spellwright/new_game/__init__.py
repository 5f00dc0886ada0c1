"""A game to begin with: a whole package outside this project, which its author makes their own."""

from spellwright.new_game.making import make_game
from spellwright.new_game.plan import BOARDS, Plan, plan_for

__all__ = ["BOARDS", "Plan", "make_game", "plan_for"]
