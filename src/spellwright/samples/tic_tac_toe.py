"""Tic-tac-toe: the smallest complete game, and the reference for measurements."""

from __future__ import annotations

from typing import ClassVar, Final

from spellwright.face.face import PlainFace
from spellwright.face.scene import Scene
from spellwright.kernel.option import FIRST, Verbs, first_of
from spellwright.kernel.phrases import Lexicon, Phrasebook
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.rules import Rules
from spellwright.kernel.starts import EachOf, Starts
from spellwright.kernel.state import State
from spellwright.kernel.visibility import PUBLIC, Visibility

EMPTY: Final = -1
CELLS: Final = Lexicon("cell", [f"{column}{row}" for row in "321" for column in "abc"])
SIDES: Final = Lexicon("side", ["X", "O"])
LINES: Final = [
    [(0, 1, 2), (3, 4, 5), (6, 7, 8)][cell // 3 : cell // 3 + 1]
    + [(0, 3, 6), (1, 4, 7), (2, 5, 8)][cell % 3 : cell % 3 + 1]
    + ([(0, 4, 8)] if cell in (0, 4, 8) else [])
    + ([(2, 4, 6)] if cell in (2, 4, 6) else [])
    for cell in range(9)
]

VERBS: Final = Verbs()
MARK: Final = VERBS.add("mark", "Mark {0}", CELLS)

QUESTIONS: Final = Phrasebook("question")
WHERE: Final = QUESTIONS.add("where", "Where do you put your mark?")

EVENTS: Final = Phrasebook("event")
MARKED: Final = EVENTS.add("marked", "{0} marks {1}.", "", SIDES, CELLS)

ENDINGS: Final = Phrasebook("ending")
LINE: Final = ENDINGS.add("line", "Three in a row.")
FULL: Final = ENDINGS.add("full", "The board is full.")


class TicTacToeState(State):
    cells: list[int]
    mover: int
    __slots__ = tuple(__annotations__)

    STARTS: ClassVar[Starts] = {"cells": EachOf(9, EMPTY)}


class TicTacToeProcedure(Procedure[TicTacToeState]):
    __slots__ = ()


class Play(TicTacToeProcedure):
    """The sides mark a cell in turn until there is a line or no cell is left."""

    __slots__ = ()

    STEPS = ("ask_where", "mark")

    def ask_where(self, s: TicTacToeState) -> None:
        s.ask(s.mover, WHERE)

    def options(self, s: TicTacToeState, seat: int, question: int) -> list[int]:
        return [MARK | cell << FIRST for cell, mark in enumerate(s.cells) if mark == EMPTY]

    def mark(self, s: TicTacToeState) -> None:
        cell, mover, cells = first_of(s.answer), s.mover, s.cells
        cells[cell] = mover
        s.tell(MARKED, mover, cell)
        for a, b, c in LINES[cell]:
            if cells[a] == mover and cells[b] == mover and cells[c] == mover:
                s.finish(LINE, [1, 2] if mover == 0 else [2, 1], [1 - mover, mover])
                return
        if EMPTY not in cells:
            s.finish(FULL, [1, 1], [0, 0])
            return
        s.mover = 1 - mover
        self.next_step = 0


VISIBILITY: Final[Visibility] = {"cells": PUBLIC, "mover": PUBLIC}


class TicTacToe(Rules[TicTacToeState]):
    id = "reference"
    name = "Tic-tac-toe"
    number = 1
    seats = (2, 2)
    longest = 9
    verbs = VERBS
    questions = QUESTIONS
    events = EVENTS
    endings = ENDINGS
    visibility = VISIBILITY
    state = TicTacToeState
    procedure = TicTacToeProcedure
    begins_with = Play

    def faults(self, state: TicTacToeState) -> list[str]:
        crosses, noughts = state.cells.count(0), state.cells.count(1)
        sound = (
            len(state.cells) == 9 and noughts <= crosses <= noughts + 1 and state.mover in (0, 1)
        )
        return [] if sound else ["The marks do not alternate."]


class TicTacToeFace(PlainFace):
    def text(self, scene: Scene[TicTacToeState]) -> str:
        marks = ["·" if mark == EMPTY else SIDES.key(mark) for mark in scene.view.shown.cells]
        return "\n".join(" ".join(marks[row : row + 3]) for row in (0, 3, 6))

    def svg(self, scene: Scene[TicTacToeState]) -> str:
        lines = "".join(
            f'<text x="{20 + 40 * (cell % 3)}" y="{32 + 40 * (cell // 3)}">{SIDES.key(mark)}</text>'
            for cell, mark in enumerate(scene.view.shown.cells)
            if mark != EMPTY
        )
        grid = "M40 0V120M80 0V120M0 40H120M0 80H120"
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" '
            'height="120" font-family="serif" font-size="32" text-anchor="middle" role="img">'
            f'<path d="{grid}" stroke="#38314a" fill="none"/>{lines}</svg>'
        )
