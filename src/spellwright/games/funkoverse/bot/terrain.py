"""What the ground allows, whoever stands on it. This follows from the map alone, so it is kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spellwright.games.funkoverse.board import Board
from spellwright.geometry.bits import numbers_of

FAR: Final = 60
"""A distance beyond every other: there is no way."""


@lru_cache(maxsize=1 << 10)
def steps_to(board: Board, goals: int) -> list[int]:
    """How many single steps each square is away from the nearest of some squares (bits)."""
    steps = [FAR] * len(board.adjacent)
    edge = reached = goals
    taken = 0
    while edge:
        beyond = 0
        for square in numbers_of(edge):
            steps[square] = taken
            beyond |= board.adjacent[square]
        edge = beyond & ~reached
        reached |= edge
        taken += 1
    return steps


def steps_from(board: Board, square: int) -> list[int]:
    """How many single steps each square is away from one."""
    return steps_to(board, 1 << square)
