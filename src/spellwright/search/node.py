"""A node: one position as its seat sees it, and how the options fared that were tried there."""

from __future__ import annotations

import math
from typing import Final

from spellwright.kernel.chance import Chance

GUIDED: Final[float] = 0.6
"""With a guide who knows the game, 1 + GUIDED * sqrt(n) options are tried in n visits."""
UNGUIDED: Final[float] = 2.0
"""The same for a guide that does not know the game."""
EXPLORING: Final[float] = 1.0
"""How much rarely tried options are favoured, in deviations of the games' values."""
BLUR: Final[int] = 1 << 10
TYPICAL: Final[float] = 0.04
"""How much options usually differ. A larger difference that is not certain is mostly luck."""
CAUTION: Final[float] = 0.5
"""The standard errors by which an option must beat the guide's to be chosen instead."""
SURELY: Final[float] = 2.5
"""Standard errors by which an option is so far ahead that thinking can end."""
NEGLIGIBLE: Final[float] = 0.002
DOUBT: Final[float] = 2.0
"""Errors are computed as if this many games of every option had varied as much as all games do."""


class Node:
    """The options of a node enter one by one: first the guide's choice, then the others as it ranks
    them.
    """

    __slots__ = ("last_search", "squares", "totals", "tried", "untried", "visits", "visits_of")

    def __init__(self) -> None:
        self.tried: list[int] = []
        self.untried: list[int] = []
        """The options that wait to be tried, the most promising last."""
        self.visits = 0
        self.visits_of: list[int] = []
        self.totals: list[float] = []
        self.squares: list[float] = []
        self.last_search = 0

    def open(self, ranked: list[int]) -> None:
        """Begin with the options in this order."""
        self.untried = ranked[::-1]
        self._enter()

    def open_all(self, ranked: list[int]) -> None:
        """Begin with all of these options at once."""
        self.open(ranked)
        while self.untried:
            self._enter()

    def select(self, deviation: float, widening: float, chance: Chance) -> int:
        """The index of the option to try now: a new one, or the best by its upper bound.

        The bounds are blurred by chance. Otherwise seats that choose at once fall into step, and
        learn only each other's rhythm.
        """
        if self.untried and len(self.tried) < 1 + widening * math.sqrt(self.visits):
            return self._enter()
        scale = EXPLORING * deviation * math.sqrt(math.log(self.visits + 1))
        best, best_bound = 0, -1.0
        for place, visits in enumerate(self.visits_of):
            if not visits:
                return place
            blur = chance.below(BLUR) / BLUR + 0.5
            bound = self.totals[place] / visits + blur * scale / math.sqrt(visits)
            if bound > best_bound:
                best, best_bound = place, bound
        return best

    def _enter(self) -> int:
        """Start to try one more option; its index."""
        self.tried.append(self.untried.pop())
        self.visits_of.append(0)
        self.totals.append(0.0)
        self.squares.append(0.0)
        return len(self.tried) - 1

    def add(self, place: int, value: float) -> None:
        """Note the value of one game after an option."""
        self.visits += 1
        self.visits_of[place] += 1
        self.totals[place] += value
        self.squares[place] += value * value

    def value(self, place: int) -> float:
        """The average value of an option."""
        visits = self.visits_of[place]
        return self.totals[place] / visits if visits else 0.0

    def error(self, place: int, deviation: float) -> float:
        """The standard error of that average, if games in general differ by `deviation`."""
        visits = self.visits_of[place]
        spread = max(0.0, self.squares[place] - self.totals[place] ** 2 / visits)
        return math.sqrt((spread + DOUBT * deviation * deviation) / (visits + DOUBT) / visits)

    def best(self, deviation: float) -> int:
        """The index of the option to choose: the guide's, unless another is probably better."""
        if not self.visits_of[0]:
            return 0
        best, most = 0, 0.0
        for place in range(1, len(self.tried)):
            if self.visits_of[place]:
                error = math.hypot(self.error(place, deviation), self.error(0, deviation))
                sureness = TYPICAL * TYPICAL / (TYPICAL * TYPICAL + error * error)
                lead = sureness * (self.value(place) - self.value(0)) - CAUTION * error
                if lead > most:
                    best, most = place, lead
        return best

    def is_clear(self, deviation: float) -> bool:
        """Whether one option is certainly ahead, or the differences no longer matter."""
        best = 0
        for place in range(1, len(self.tried)):
            if self.visits_of[place] and self.value(place) > self.value(best):
                best = place
        if not self.visits_of[best]:
            return False
        top, doubt = self.value(best), self.error(best, deviation)
        for place, visits in enumerate(self.visits_of):
            if place != best and visits:
                error = math.hypot(self.error(place, deviation), doubt)
                if error > NEGLIGIBLE and top - self.value(place) < SURELY * error:
                    return False
        return True

    def most_tried(self) -> int:
        """The index of the option that was tried most; of equals, the one that fared best."""
        return max(range(len(self.tried)), key=lambda p: (self.visits_of[p], self.value(p), -p))
