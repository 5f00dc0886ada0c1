"""The levels: the same four names for every game, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.search.mind import Mind


class Level(NamedTuple):
    """Iterations make the level; the clock only keeps a slow machine polite."""

    name: str
    about: str
    iterations: int
    """In a game of the usual `Mind.effort`."""
    seconds: float
    """At a table no choice takes longer. Simulations have no clock."""
    blunders: int
    """So many choices in a hundred are left to chance."""

    def iterations_for(self, mind: Mind) -> int:
        return max(1, self.iterations * mind.effort // 100)


LEVELS: Final = (
    Level("novice", "Knows the rules and a little more, and is often careless.", 8, 1.0, 40),
    Level("apprentice", "Thinks a moment ahead, and slips now and then.", 40, 1.5, 16),
    Level("adept", "Thinks through what may happen before it chooses.", 120, 3.0, 0),
    Level("master", "Takes its time to think through what may happen.", 400, 6.0, 0),
)

HINT_SECONDS: Final = 1.0
"""Who asks for a hint does not want to wait."""
