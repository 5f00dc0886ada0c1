"""Recent beats: what has happened at a table and is still to be shown to somebody."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from spellwright.kernel.beats import Beat
from spellwright.kernel.event import Event
from spellwright.kernel.table import Choice
from spellwright.server.tables.way_back import StepBack

MOST_KEPT: Final = 60
"""Whoever is further behind is shown how things stand instead."""


class RecentBeat(NamedTuple):
    beat: Beat[Any]
    is_first: bool
    """Whether another choice begins with it."""
    story: list[list[Event]] | None = None
    """For a step back: what stands of the story. Its beat has what is told no more."""
    choice: Choice | None = None
    """For a step back: what was chosen there."""


class RecentBeats:
    """The last beats of a table, in their order; `count` is the number of all there were."""

    def __init__(self) -> None:
        self.count = 0
        self._kept: deque[RecentBeat] = deque(maxlen=MOST_KEPT)

    def add(self, beats: Iterable[Beat[Any]]) -> None:
        for place, beat in enumerate(beats):
            self._kept.append(RecentBeat(beat, place == 0))
            self.count += 1

    def go_back(self, steps: Iterable[StepBack]) -> None:
        for step in steps:
            beat = Beat(step.position, step.taken_back)
            self._kept.append(RecentBeat(beat, True, step.story, step.choice))
            self.count += 1

    def since(self, count: int) -> list[RecentBeat]:
        """The beats after so many; none if some of them are gone."""
        missed = self.count - count
        if missed > len(self._kept) or missed <= 0:
            return []
        return list(self._kept)[-missed:]

    def forget(self, count: int) -> None:
        """Everybody has been shown so many."""
        while self._kept and self.count - len(self._kept) < count:
            self._kept.popleft()
