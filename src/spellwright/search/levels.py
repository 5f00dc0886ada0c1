"""The levels: the same four names for every game, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.search.mind import Mind


class Level(NamedTuple):
    """A level is made by its iterations; the clock only keeps a slow machine polite."""

    name: str
    iterations: int
    """The iterations in a game of the usual `Mind.effort`."""
    seconds: float
    """The longest time for one choice at a table. Simulations have no clock."""
    blunders: int
    """How many choices in a hundred are left to chance."""

    def iterations_for(self, mind: Mind) -> int:
        return max(1, self.iterations * mind.effort // 100)


LEVELS: Final = (
    Level("novice", 8, 1.0, 40),
    Level("apprentice", 40, 1.5, 16),
    Level("adept", 120, 3.0, 0),
    Level("master", 400, 6.0, 0),
)

HINT_SECONDS: Final = 1.0
"""The longest time for a hint: somebody is waiting for it."""
