"""A race of options over the same worlds, for games where luck outweighs most choices.

What an option comes to depends on the luck of a world far more than on the option. So all options
meet the same luck, and the gain of an option over the guide's is counted world by world: far fewer
worlds are enough to know it. An option that falls behind drops out, and the remaining worlds are
played with the remaining options.
"""

from __future__ import annotations

import math
from typing import Final

ENTRANTS: Final = 8
"""The most options that take part: the guide's, and those that it ranks next."""
ROUND: Final = 8
"""The options that have fallen behind drop out after every so many worlds."""
SETTLED: Final = 4 * ROUND
"""The fewest worlds before an option can win."""
TYPICAL: Final = 0.02
"""How much options usually differ from the guide's."""
USUAL_LOSS: Final = 0.005
"""How much worse than the guide's they are on average."""
WORTHWHILE: Final = 0.004
"""The least gain for which the guide's option is left."""
GOOD: Final = 0.01
"""The last option in the race has won when it certainly gains this much."""
HOPE: Final = 1.5
"""An option drops out if it is not worthwhile even with this many standard errors added."""
BEHIND: Final = 2.0
"""It also drops out if it does not reach the best with this many standard errors added."""
SURELY: Final = 2.5
"""An option certainly gains if it does even with this many standard errors taken off."""
ASSUMED_VARIANCE: Final = 0.0015
"""The variance of gains that is assumed while few have been seen."""
UNSEEN: Final = 0.0085
"""The doubt that a single world adds when the choice is whether to leave the guide's option."""


class Race:
    """A race of options. The first is the guide's; the others are measured against it."""

    __slots__ = ("_counts", "_squares", "_sums", "is_won", "running")

    def __init__(self, options: int) -> None:
        self.running = list(range(1, min(options, ENTRANTS)))
        """The indices of the options that may still win."""
        self._counts = [0] * options
        self._sums = [0.0] * options
        self._squares = [0.0] * options
        self.is_won = False

    def add(self, place: int, gain: float) -> None:
        """Note the gain of an option over the guide's in one world."""
        self._counts[place] += 1
        self._sums[place] += gain
        self._squares[place] += gain * gain

    def gain(self, place: int) -> float:
        count = self._counts[place]
        return self._sums[place] / count if count else 0.0

    def error(self, place: int) -> float:
        """The standard error of the gain."""
        count, gain = self._counts[place], self.gain(place)
        if not count:
            return 1.0
        variance = max(0.0, self._squares[place] / count - gain * gain) + ASSUMED_VARIANCE / count
        return math.sqrt(variance / count)

    def look(self) -> None:
        """Drop the options that can no longer win, and see whether the last one has won."""
        if not self.running:
            return
        top = max([self.gain(place) for place in self.running])
        self.running = [place for place in self.running if self._may_win(place, top)]
        if len(self.running) == 1:
            last = self.running[0]
            surely = self.gain(last) - SURELY * self.error(last)
            self.is_won = self._counts[last] >= SETTLED and surely > GOOD

    def _may_win(self, place: int, top: float) -> bool:
        gain, error = self.gain(place), self.error(place)
        return gain + HOPE * error > WORTHWHILE and gain + BEHIND * error >= top

    def winner(self, misjudgement: float) -> int:
        """The option to choose: the guide's, unless another is better in all likelihood, even if
        the judgement of worlds errs by `misjudgement`.
        """
        best, most = 0, WORTHWHILE
        for place in self.running:
            doubt = self.error(place) ** 2 + UNSEEN / max(self._counts[place], 1) ** 2
            doubt += misjudgement * misjudgement
            likely = self.gain(place) / doubt - USUAL_LOSS / TYPICAL**2
            likely /= 1 / doubt + 1 / TYPICAL**2
            if likely > most:
                best, most = place, likely
        return best
