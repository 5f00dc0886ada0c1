"""Positions to draw: from games played at random, with every scenario and kind of set-up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from spellwright.games.funkoverse.rulebook import RULES
from spellwright.games.funkoverse.state import FunkoverseState
from tests.shared.positions import positions_of

SET_UPS: list[tuple[int, int, Mapping[str, Any]]] = [
    (2, 11, {"scenario": "control"}),
    (2, 12, {"scenario": "flags", "mix": True}),
    (3, 13, {"scenario": "leaders"}),
    (4, 14, {"scenario": "territory", "mix": True, "secret-pick": True}),
    (2, 15, {"first-game": True}),
    (2, 16, {"scenario": "control", "any-map": True, "map": "M2", "two": True, "items": False}),
]
"""Seats, seed and game options."""

SET_UP = 14
"""Choices at the beginning that are all looked at."""
APART = 9


def random_positions(
    seats: int, seed: int, options: Mapping[str, Any], count: int
) -> Iterator[FunkoverseState]:
    """Positions of one game: those of its set-up, then every ninth."""
    found = positions_of(RULES, seats, seed, options, first=SET_UP, apart=APART)
    return islice(found, count)
