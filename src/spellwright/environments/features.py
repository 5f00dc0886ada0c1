"""Observations for networks: categories as one place for each value, other numbers scaled.

Nothing is lost: two observations that differ as whole numbers differ here.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from spellwright.environments.observer import Numbers, Observer

Floats = NDArray[np.float32]

USUAL: float = 100.0
"""Numbers that can grow very high are divided by this, since they seldom do."""


class Features:
    """Turns rows of whole numbers (`Play.observe`) into rows of floats."""

    def __init__(self, observer: Observer, extra: int) -> None:
        """`extra` more numbers stand at the end of each row."""
        categories = [place for place in observer.places if place.is_category]
        one_of: list[int] = []
        starts: list[int] = []
        is_scaled = np.ones(observer.size + extra, bool)
        next_place = 0
        for place in categories:
            values = place.high - place.low + 1
            is_scaled[place.start : place.stop] = False
            for source in range(place.start, place.stop):
                one_of.append(source)
                starts.append(next_place - place.low)
                next_place += values
        self._scaled = np.flatnonzero(is_scaled)
        low = np.concatenate([observer.low, np.zeros(extra, np.int32)])[self._scaled]
        high = np.concatenate([observer.high, np.full(extra, 4096, np.int32)])[self._scaled]
        span = (high.astype(np.float64) - low).clip(1)
        self._low = low
        self._scale = (1 / np.minimum(span, USUAL)).astype(np.float32)
        self._one_of = np.array(one_of, np.intp)
        self._starts = np.array(starts, np.intp) + len(self._scaled)
        self.size = len(self._scaled) + next_place
        self.high = np.ones(self.size, np.float32)
        self.high[: len(self._scaled)] = span * self._scale

    def fill(self, row: Numbers, out: Floats) -> None:
        self.fill_many(row[None], out[None])

    def fill_many(self, rows: Numbers, out: Floats) -> None:
        """The same for many rows at once."""
        scaled = len(self._scaled)
        out[:, :scaled] = (rows[:, self._scaled] - self._low) * self._scale
        out[:, scaled:] = 0
        np.put_along_axis(out, self._starts + rows[:, self._one_of], 1, axis=1)
