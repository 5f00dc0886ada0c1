"""Push: a Model is moved away from a Space (WD-38.10)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.board import IMPASSABLE
from spellwright.games.duels.rules.entering import enter
from spellwright.games.duels.state import (
    DuelsProcedure,
    DuelsState,
    Model,
    Seat,
    Space,
)
from spellwright.kernel.option import FIRST, first_of


class Push(DuelsProcedure):
    """WD-38.10, WD-40.20: away from a Space. The Spaces not moved are left in `result`."""

    model: Model
    left: int
    origin: Space
    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "step")

    def __init__(self, model: int, spaces: int, origin: int, seat: int) -> None:
        self.model = model
        self.left = spaces
        self.origin = origin
        self.seat = seat

    def ways(self, s: DuelsState) -> list[int]:
        """WD-G15: free Spaces further away."""
        here, row = s.at[self.model], s.board.distance[self.origin]
        return [
            space
            for space in s.board.near[here]
            if row[space] > row[here] and s.terrain[space] != IMPASSABLE and space not in s.at
        ]

    def choose(self, s: DuelsState) -> None:
        if s.at[self.model] < 0:
            s.result = 0
            self.stop()
            return
        ways = self.ways(s) if self.left else []
        if len(ways) > 1:
            s.ask(self.seat, words.ASK_PUSH, s.piece[self.model])
        elif ways:
            s.answer = words.TO | ways[0] << FIRST
        else:
            s.result = self.left
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.TO | space << FIRST for space in self.ways(s)]

    def step(self, s: DuelsState) -> None:
        space = first_of(s.answer)
        s.tell(story.PUSHED, s.piece[self.model], s.at[self.model], space)
        s.at[self.model] = space
        self.left -= 1
        self.go_to("choose")
        enter(s, self.model)
