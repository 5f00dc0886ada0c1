"""Whether what `evaluate` says comes true."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import Any, Final, NamedTuple

from spellwright.lab.report.run_data import RunData
from spellwright.lab.statistics import Estimate, share_by_seat

BINS: Final = 10
WELL_FILLED: Final = 0.05
"""A bin with so many of all positions is well filled."""
FAR_OFF: Final = 0.05


class Bin(NamedTuple):
    """The positions that were said to be worth about the same."""

    said: float
    came: Estimate
    part: float
    """Which part of all positions they are."""

    @property
    def is_off(self) -> bool:
        """Whether a well-filled bin is far off, and not by luck."""
        by_luck = self.came.low <= self.said <= self.came.high
        far = abs(self.said - self.came.value) > FAR_OFF
        return self.part >= WELL_FILLED and far and not by_luck


class Calibration(NamedTuple):
    bins: list[Bin]
    brier: float
    """The mean squared error of what was said: 0 is perfect."""
    brier_of_average: float
    """The same for somebody who always says how often a seat wins."""

    def to_data(self) -> list[dict[str, Any]]:
        return [
            {"said": round(one.said, 4), "came": round(one.came.value, 4), "n": one.came.n}
            for one in self.bins
        ]


def calibration(data: RunData) -> Calibration | None:
    said: defaultdict[int, list[float]] = defaultdict(list)
    won: defaultdict[int, list[float]] = defaultdict(list)
    games: defaultdict[int, list[int]] = defaultdict(list)
    seats = range(1) if data.cooperative else range(data.seats)
    for number, moments in data.moments.items():
        for _, values in moments:
            for seat in seats:
                place = min(BINS - 1, int(values[seat] * BINS))
                said[place].append(values[seat])
                won[place].append(data.won[number, seat])
                games[place].append(number)
    count = sum([len(values) for values in said.values()])
    if not count:
        return None
    bins = [
        Bin(
            math.fsum(said[place]) / len(said[place]),
            share_by_seat(won[place], games[place]),
            len(said[place]) / count,
        )
        for place in sorted(said)
    ]
    error = base = 0.0
    for place in said:
        for value, came in zip(said[place], won[place], strict=True):
            error += (value - came) ** 2
            base += (data.expected - came) ** 2
    return Calibration(bins, error / count, base / count)
