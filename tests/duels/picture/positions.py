"""Positions to draw: from games played at random, with every kind of Groups."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from spellwright.games.duels.game import GAME
from spellwright.games.duels.state import DuelsState
from spellwright.kernel.chance import FastChance

SET_UPS: list[tuple[int, Mapping[str, Any]]] = [
    (21, {}),
    (22, {"groups": "pick"}),
    (23, {"groups": "build", "pack": True, "budget": 30}),
]
"""Seed and game options."""

APART = 13


def random_positions(seed: int, options: Mapping[str, Any], count: int) -> Iterator[DuelsState]:
    """Positions of one game, every thirteenth, and the last one."""
    luck = FastChance(seed)
    state = GAME.new(2, seed, options)
    made = 0
    while count:
        if made % APART == 0 or state.over:
            yield state
            count -= 1
        if state.over:
            return
        ask = state.asks[luck.below(len(state.asks))]
        codes = state.options(ask)
        state.take(ask.seat, codes[luck.below(len(codes))])
        made += 1
