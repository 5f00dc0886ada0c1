"""What the ground allows: ways, touches and sight as sets of squares.

A set of squares is one int with a bit for each square. What follows from the board alone is worked
out once and kept; creatures are looked at as they stand.
"""

from __future__ import annotations

from functools import lru_cache

from spellwright.games.wizardry.board import DIRECTIONS, Board
from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.content.columns import RUN_LENGTH
from spellwright.games.wizardry.queries import obstacles
from spellwright.games.wizardry.state import NOWHERE, WizardryState


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
    """Where at most this many Moves and Runs can end, on an empty board."""
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


def in_sight(s: WizardryState, square: int) -> int:
    """The squares from which this one can be seen, past the creatures as they stand now."""
    found = in_view(s.board, square)
    for animal in s.animals:
        found &= ~_hidden_by(s.board, square, animal)
    return found if s.demon == NOWHERE else found & ~_hidden_by(s.board, square, s.demon)


def comes_into_sight(s: WizardryState, ends: int, square: int) -> bool:
    """Whether a way that may end on some squares leads to where this one can be seen.

    A single place to see it from may be taken, or hidden, when the wizard gets there.
    """
    closed = sum([1 << at for at in set(obstacles(s)) if at >= 0])
    return (in_sight(s, square) & ends & ~closed).bit_count() >= weights.PLACES_TO_SEE_FROM


def seen_from(s: WizardryState, ends: int, squares: int) -> int:
    """Which of some squares come into sight on a way."""
    return sum([1 << square for square in members(squares) if comes_into_sight(s, ends, square)])


@lru_cache(maxsize=1 << 14)
def _hidden_by(board: Board, square: int, creature: int) -> int:
    """The squares that a creature hides from this one."""
    seen = board.in_open_sight(square)
    return sum([1 << other for other in seen if creature in board.line(other, square).squares])


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
