"""Who plays the game, and what its positions are worth (`search.mind`)."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.bot import Greedy
from spellwright.games.funkoverse.bot.evaluation import chance_to_win as evaluate
from spellwright.games.funkoverse.bot.evaluation import is_settled
from spellwright.games.funkoverse.state import NOBODY, FunkoverseState
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
effort: Final = 100
evaluation_error: Final = 0.0


def bots() -> Makers:
    return {"greedy": Greedy}


def points(state: FunkoverseState, seat: int) -> tuple[int, int] | None:
    side = state.side[seat]
    return (state.points[side], state.points[1 - side]) if side != NOBODY else None
