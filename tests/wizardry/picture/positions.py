"""Positions to draw: from games played at random, with every kind of set-up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from spellwright.games.wizardry.rulebook import RULES
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.chance import FastChance

SET_UPS: list[tuple[int, int, Mapping[str, Any]]] = [
    (2, 11, {}),
    (2, 12, {"secret-spells": True, "hits": 10}),
    (3, 13, {"mirror": True, "written-targets": True}),
    (4, 14, {"secret-spells": True, "written-targets": True}),
    (5, 15, {"mirror": True, "last-breath": True, "turn-cap": 10}),
    (6, 16, {}),
]
"""Seats, seed and game options."""

LONGEST = 3000
"""Choices of one game that are looked at."""


def random_positions(
    seats: int, seed: int, options: Mapping[str, Any], count: int
) -> Iterator[WizardryState]:
    """Positions of one game: its first choices, then some that lie further and further apart."""
    luck = FastChance(seed)
    state = RULES.new(seats, seed, options)
    wait = 0
    for _ in range(LONGEST):
        if not wait:
            yield state
            count -= 1
            wait = luck.below(2 * LONGEST // 40)
        else:
            wait -= 1
        if state.over or count == 0:
            return
        ask = state.asks[luck.below(len(state.asks))]
        codes = state.options(ask)
        state.take(ask.seat, codes[luck.below(len(codes))])
    yield state
