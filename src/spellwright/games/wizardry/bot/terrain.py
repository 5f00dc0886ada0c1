"""What the ground allows, whoever stands on it: ways, touches and sight as sets of squares.

A set of squares is one int with a bit for each square. Everything here follows from the board
alone, so it is worked out once and kept.
"""

from __future__ import annotations

from functools import lru_cache

from spellwright.games.wizardry.board import DIRECTIONS, Board
from spellwright.games.wizardry.content.figures import RUN_LENGTH


def members(squares: int) -> list[int]:
    """The squares of a set.

    >>> members(0b10110)
    [1, 2, 4]
    """
    found = []
    while squares:
        lowest = squares & -squares
        found.append(lowest.bit_length() - 1)
        squares ^= lowest
    return found


@lru_cache(maxsize=1 << 13)
def around(board: Board, square: int) -> int:
    """The squares from which somebody on this one can be touched."""
    return sum([1 << other for other in board.adjacent[square]])


@lru_cache(maxsize=1 << 13)
def in_view(board: Board, square: int) -> int:
    """The squares that no black square hides from this one."""
    return sum([1 << other for other in board.in_open_sight(square)])


@lru_cache(maxsize=1 << 14)
def reach(board: Board, start: int, moves: int, runs: int) -> int:
    """Where at most so many Moves and Runs can end, on an empty board."""
    found = 1 << start
    if moves:
        before = reach(board, start, moves - 1, runs)
        found |= before
        for square in members(before):
            found |= _one_step(board, square)
    if runs:
        before = reach(board, start, moves, runs - 1)
        found |= before
        for square in members(before):
            found |= _one_run(board, square)
    return found


def seen_from(board: Board, places: int, squares: int) -> int:
    """Those of some squares that are in view from at least one of some places."""
    return sum([1 << square for square in members(squares) if in_view(board, square) & places])


@lru_cache(maxsize=1 << 13)
def _one_step(board: Board, square: int) -> int:
    return sum([1 << to for to in board.steps[square]])


@lru_cache(maxsize=1 << 13)
def _one_run(board: Board, square: int) -> int:
    ends = 0
    for direction in range(DIRECTIONS):
        to = square
        for _ in range(RUN_LENGTH):
            to = board.step[to][direction] if to >= 0 else to
        if to >= 0:
            ends |= 1 << to
    return ends
