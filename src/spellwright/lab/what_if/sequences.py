"""Sequences of intervals that stay valid however often one looks.

A plain interval of 95 % misses the truth in 5 of 100 experiments if one looks once. Whoever looks
again and again, and stops when it looks good, is misled far more often. These intervals hold the
truth at all times together, in 95 of 100 experiments: one may look whenever one likes, and stop
for any reason.
"""

from __future__ import annotations

import math
from typing import Any, Final

from spellwright.lab.what_if.differences import ERROR, Interval

GRID: Final = 4001
"""The differences from -1 to 1 that are tried, in steps of 0.0005."""
STEP: Final = 1 / (GRID - 1)
BATCH: Final = 500_000
BOLDNESS: Final = 0.5
"""The most that is staked at once, as a part of what could be lost."""
BEST_AT: Final = 500
"""At about this number of pairs the interval of unbounded differences is narrowest."""
FEWEST: Final = 50
"""With fewer pairs nothing is said about unbounded differences."""


class BettingSequence:
    """For the mean of differences between -1 and 1, by betting (Waudby-Smith and Ramdas, 2024).

    For every possible mean two players start with the same money; at fair odds, one bets that the
    next difference is above that mean, the other that it is below. If that mean is the truth,
    nobody can hope to gain, and the chance that one of them ever makes forty of one is at most
    1 in 40 (Ville's inequality). So whatever mean has made a player that rich is ruled out. How
    much is staked follows from the differences before: where few games differ, stakes are high,
    and the interval closes quickly.
    """

    def __init__(self, error: float = ERROR) -> None:
        import numpy

        self._numpy = numpy
        self._means = numpy.linspace(0.0, 1.0, GRID)
        self._up = numpy.zeros(GRID)
        self._down = numpy.zeros(GRID)
        self._error = error
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0
        self.interval: Interval = (-1.0, 1.0)

    def add(self, differences: Any) -> None:
        """The next differences, in the order in which they were found."""
        numpy = self._numpy
        data = (numpy.asarray(differences, dtype=float) + 1) / 2
        if not len(data):
            return
        stakes = self._stakes(data)
        means = self._means
        with numpy.errstate(divide="ignore"):
            highest_up, highest_down = BOLDNESS / means, BOLDNESS / (1 - means)
        at_once = max(1, BATCH // len(means))
        for start in range(0, len(data), at_once):
            off = data[start : start + at_once, None] - means[None, :]
            stake = stakes[start : start + at_once, None]
            self._up += numpy.log1p(numpy.minimum(stake, highest_up) * off).sum(axis=0)
            self._down += numpy.log1p(-numpy.minimum(stake, highest_down) * off).sum(axis=0)
        rich = math.log(2 / self._error)
        left = (self._up < rich) & (self._down < rich)
        if left.any():
            # What is ruled out stays so, and need not be tried again.
            kept = slice(int(left.argmax()), len(left) - int(left[::-1].argmax()))
            self._means, self._up, self._down = means[kept], self._up[kept], self._down[kept]
        # The truth may lie between two means of the grid.
        ends = float(self._means[0]) - STEP, float(self._means[-1]) + STEP
        self.interval = (max(-1.0, 2 * ends[0] - 1), min(1.0, 2 * ends[1] - 1))

    def _stakes(self, data: Any) -> Any:
        """What is staked on each difference, by what was known before it."""
        numpy = self._numpy
        numbers = self._count + numpy.arange(1, len(data) + 1)
        sums = self._sum + numpy.cumsum(data)
        means = (0.5 + sums) / (numbers + 1)
        squares = self._squares + numpy.cumsum((data - means) ** 2)
        spreads = (0.25 + squares) / (numbers + 1)
        before = numpy.concatenate([[self._spread_before()], spreads[:-1]])
        self._count += len(data)
        self._sum, self._squares = float(sums[-1]), float(squares[-1])
        rate = 2 * math.log(2 / self._error)
        return numpy.sqrt(rate / (before * numbers * numpy.log(1 + numbers)))

    def _spread_before(self) -> float:
        return (0.25 + self._squares) / (self._count + 1)


class AsymptoticSequence:
    """For the mean of differences without bounds, such as lengths of games (Waudby-Smith, Arbour,
    Sinha, Kennedy and Ramdas, 2024): a mixture of normal distributions over all effects, valid at
    all times together once there are enough pairs for the central limit theorem.
    """

    def __init__(self, error: float = ERROR) -> None:
        self._error = error
        rate = -2 * math.log(error)
        self._mixing = math.sqrt((rate + math.log(rate) + 1) / BEST_AT)
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0
        self.interval: Interval = (-math.inf, math.inf)

    def add(self, differences: Any) -> None:
        import numpy

        data = numpy.asarray(differences, dtype=float)
        self._count += len(data)
        self._sum += float(data.sum())
        self._squares += float((data**2).sum())
        if self._count < FEWEST:
            return
        n, mean = self._count, self._sum / self._count
        variance = max(0.0, self._squares / n - mean * mean)
        weight = n * self._mixing**2
        half = math.sqrt(
            2
            * variance
            * (weight + 1)
            / (n * weight)
            * math.log(math.sqrt(weight + 1) / self._error)
        )
        self.interval = (mean - half, mean + half)
