"""How many markers of a kind can still be taken (WD-2.8, WD-G4)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.state import DuelsState

UNLIMITED: Final = 1 << 20


def left_of(s: DuelsState, all_markers: int, in_use: int) -> int:
    """Only the option `marker_limits` makes the counts of the box binding (WD-39.5)."""
    return max(0, all_markers - in_use) if s.settings["marker_limits"] else UNLIMITED
