"""Who plays the game, and what its positions are worth (`search.mind`)."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.bot import Greedy
from spellwright.games.wizardry.bot.evaluation import chance_to_win as evaluate
from spellwright.games.wizardry.bot.evaluation import is_settled
from spellwright.games.wizardry.bot.good_play import write_sensible_plans as assume_good_play
from spellwright.search.mind import Makers
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

foresight: Final = 0
effort: Final = 100
evaluation_error: Final = 0.0


def bots() -> Makers:
    return {"greedy": Greedy}
