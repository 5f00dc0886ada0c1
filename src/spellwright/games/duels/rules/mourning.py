"""A Gryffindor moves when a friend is removed (WD-37.14)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.content.columns import (
    GRYFFINDOR,
    GRYFFINDOR_MOVE,
)
from spellwright.games.duels.queries import (
    has,
    in_play,
    model_of_piece,
)
from spellwright.games.duels.rules.movement import Move
from spellwright.games.duels.state import (
    DuelsProcedure,
    DuelsState,
    Seat,
    seat_of,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


class Mourn(DuelsProcedure):
    """WD-37.14: a Gryffindor may move for each friendly Model removed."""

    first: Seat
    turn: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "move")

    def __init__(self, first: int) -> None:
        self.first = first
        self.turn = 0

    def _seat(self) -> int:
        return self.first if self.turn == 0 else 1 - self.first

    def movers(self, s: DuelsState, seat: int) -> list[int]:
        return [model for model in in_play(s, seat) if has(s, model, GRYFFINDOR)]

    def choose(self, s: DuelsState) -> None:
        while self.turn < 2:
            seat = self._seat()
            if s.mourning[seat] and self.movers(s, seat):
                s.ask(seat, words.ASK_MOURN)
                return
            s.mourning[seat] = 0
            self.turn += 1
        self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        movers = self.movers(s, seat)
        return [*[words.MODEL | s.piece[model] << FIRST for model in movers], words.PASS]

    def move(self, s: DuelsState) -> None:
        s.mourning[self._seat()] -= 1
        self.go_to("choose")
        if verb_of(s.answer) == words.MODEL:
            model = model_of_piece(s, first_of(s.answer))
            s.tell(story.USES_TRAIT, s.piece[model], GRYFFINDOR)
            s.push(Move(model, GRYFFINDOR_MOVE, seat_of(model)))


def mourn(s: DuelsState, first: int) -> None:
    """Let Gryffindors move, if there is cause."""
    if s.mourning[0] or s.mourning[1]:
        s.push(Mourn(first))
