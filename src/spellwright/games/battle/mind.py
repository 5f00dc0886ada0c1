"""Who plays the game, and what its positions are worth (`search.mind`)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.bot import Greedy
from spellwright.games.battle.bot.evaluation import chance_to_win, is_settled
from spellwright.games.battle.state import BattleState
from spellwright.search.mind import Makers
from spellwright.search.mind import assume_nothing as assume_good_play
from spellwright.search.mind import no_points as points

__all__ = [
    "assume_good_play",
    "bots",
    "effort",
    "evaluate",
    "evaluation_error",
    "foresight",
    "is_settled",
    "points",
]

foresight: Final = 2
effort: Final = 40
evaluation_error: Final = 0.008


def bots() -> Makers:
    return {"greedy": Greedy}


def evaluate(state: BattleState, _: int) -> float:
    """The value of a position, the same for every seat: the Heroes win or lose together."""
    return chance_to_win(state)
