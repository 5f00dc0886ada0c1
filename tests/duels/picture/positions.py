"""Positions to draw: from games played at random, with every kind of Groups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from spellwright.games.duels.rulebook import RULES
from spellwright.games.duels.state import DuelsState
from tests.shared.positions import positions_of

SET_UPS: list[tuple[int, Mapping[str, Any]]] = [
    (21, {}),
    (22, {"groups": "pick"}),
    (23, {"groups": "build", "pack": True, "budget": 30}),
]
"""Seed and game options."""

APART = 13


def random_positions(seed: int, options: Mapping[str, Any], count: int) -> Iterator[DuelsState]:
    """Positions of one game, every thirteenth, and the last one."""
    found = positions_of(RULES, 2, seed, options, first=0, apart=APART)
    return islice(found, count)
