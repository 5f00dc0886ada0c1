"""Positions to draw: from games played at random, with every number of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.state import TalismanState
from tests.shared.positions import positions_of

SET_UPS: list[tuple[int, int, Mapping[str, Any]]] = [
    (2, 11, {"round-limit": 40}),
    (3, 12, {"round-limit": 20, "choose-characters": True, "waning": True}),
    (4, 13, {"round-limit": 20, "drop-first": True}),
    (6, 14, {"round-limit": 20, "no-inheritance": True}),
]
"""Seats, seed and game options."""

SET_UP = 8
"""Choices at the beginning that are all looked at."""
APART = 23


def random_positions(
    seats: int, seed: int, options: Mapping[str, Any], count: int
) -> Iterator[TalismanState]:
    """Positions of one game: those of its set-up, then some, and the last."""
    found = positions_of(RULES, seats, seed, options, first=SET_UP, apart=APART)
    return islice(found, count)
