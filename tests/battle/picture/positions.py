"""Positions to draw: from games played at random, of every kind of scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.state import BattleState
from tests.shared.positions import positions_of

SET_UPS: list[tuple[int, int, Mapping[str, Any]]] = [
    (2, 21, {"scenario": "game1"}),
    (4, 22, {"scenario": "game7", "shop-stack": True, "shop-dismiss": True}),
    (2, 23, {"scenario": "box3", "multi-hero": True}),
    (3, 24, {"scenario": "pack4", "chain-limit": True}),
    (1, 25, {"scenario": "game3", "solo": "two-heroes"}),
    (2, 26, {"scenario": "box1", "open-hands": True, "influence-any": True}),
]
"""Seats, seed and game options."""

FIRST = 8
"""Choices at the beginning that are all looked at."""
APART = 7


def random_positions(
    seats: int, seed: int, options: Mapping[str, Any], count: int
) -> Iterator[BattleState]:
    """Positions of one game: the first ones, then every seventh."""
    found = positions_of(RULES, seats, seed, options, first=FIRST, apart=APART)
    return islice(found, count)
