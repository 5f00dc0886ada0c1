"""Who plays the game, and what its positions are worth (`search.mind`)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.bot import Greedy
from spellwright.games.duels.bot.evaluation import chance_to_win as evaluate
from spellwright.games.duels.bot.evaluation import is_settled
from spellwright.games.duels.state import DuelsState
from spellwright.search.mind import Makers
from spellwright.search.mind import assume_nothing as assume_good_play

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

foresight: Final = 0
effort: Final = 20
evaluation_error: Final = 0.0


def bots() -> Makers:
    return {"greedy": Greedy}


def points(state: DuelsState, seat: int) -> tuple[int, int] | None:
    return state.points[seat], state.points[1 - seat]
