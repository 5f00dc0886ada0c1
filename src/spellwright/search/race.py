"""A race of options over the same worlds, for games where luck outweighs most choices.

What an option comes to depends on the luck of a world far more than on the option. So all options
meet the same luck, and what one of them gains on the guide's is counted world by world: that is
known with a fraction of the worlds. An option that falls behind drops out, and the worlds that are
left are played with the others.
"""

from __future__ import annotations

import math
from typing import Final

ENTRANTS: Final = 8
"""No more options take part: the guide's and those that it ranks next."""
ROUND: Final = 8
"""The options that have fallen behind drop out after every so many worlds."""
SETTLED: Final = 4 * ROUND
"""Nobody wins before so many."""
TYPICAL: Final = 0.02
"""By so much options differ from the guide's as a rule ..."""
USUAL_LOSS: Final = 0.005
"""... and they are worse by so much on the average."""
WORTHWHILE: Final = 0.004
"""The guide is not left for less."""
GOOD: Final = 0.01
"""What surely gains so much need not be looked at any longer."""
HOPE: Final = 1.5
"""An option that is not worthwhile even with so many standard errors more drops out ..."""
BEHIND: Final = 2.0
"""... and so does one that is not level with the best with so many more."""
SURELY: Final = 2.5
"""An option that gains even with so many standard errors less gains surely."""
ASSUMED_VARIANCE: Final = 0.0015
"""The variance of gains that is assumed once, while few have been seen ..."""
UNSEEN: Final = 0.0085
"""... and what a single world leaves in doubt besides, when it comes to leaving the guide."""


class Race:
    """The first option is the guide's; the others are measured by it."""

    __slots__ = ("_counts", "_squares", "_sums", "is_won", "running")

    def __init__(self, options: int) -> None:
        self.running = list(range(1, min(options, ENTRANTS)))
        """The places of the options that may still win."""
        self._counts = [0] * options
        self._sums = [0.0] * options
        self._squares = [0.0] * options
        self.is_won = False

    def add(self, place: int, gain: float) -> None:
        """What an option came to in one world, beyond what the guide's came to there."""
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
        """Who cannot win any more is out."""
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
