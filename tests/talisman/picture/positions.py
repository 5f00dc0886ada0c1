"""Positions to draw: from games played at random, with every number of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from spellwright.games.talisman.game import GAME
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.chance import FastChance

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
    luck = FastChance(seed)
    state = GAME.new(seats, seed, options)
    made = 0
    while count:
        if made < SET_UP or made % APART == 0 or state.over:
            yield state
            count -= 1
        if state.over:
            return
        ask = state.asks[luck.below(len(state.asks))]
        codes = state.options(ask)
        state.take(ask.seat, codes[luck.below(len(codes))])
        made += 1
