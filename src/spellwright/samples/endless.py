"""Tic-tac-toe without end, for the load test: a full board is wiped, and the marking goes on."""

from __future__ import annotations

from typing import Final

from spellwright.kernel.option import first_of
from spellwright.samples.tic_tac_toe import EMPTY, MARKED, Play, TicTacToe, TicTacToeState

MOST_MARKS: Final = 1_000_000


class MarkOn(Play):
    """The sides mark a cell in turn; lines do not count."""

    __slots__ = ()

    def mark(self, s: TicTacToeState) -> None:
        cell = first_of(s.answer)
        s.cells[cell] = s.mover
        s.tell(MARKED, s.mover, cell)
        if EMPTY not in s.cells:
            s.cells = [EMPTY] * len(s.cells)
        s.mover = 1 - s.mover
        self.next_step = 0


class Endless(TicTacToe):
    id = "endless"
    name = "Tic-tac-toe without end"
    longest = MOST_MARKS
    begins_with = MarkOn

    def faults(self, state: TicTacToeState) -> list[str]:
        sound = len(state.cells) == 9 and state.mover in (0, 1)
        return [] if sound else ["The board is not one of nine cells."]
