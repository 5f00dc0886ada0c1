"""The game: set-up, rounds of turns, the end of each round (FV-9.1, FV-9.5 to FV-9.10)."""

from __future__ import annotations

from spellwright.games.funkoverse import lexicons, story
from spellwright.games.funkoverse.rules.end_of_round import EndOfRound
from spellwright.games.funkoverse.rules.setup import SetUp
from spellwright.games.funkoverse.rules.turn import Turn, fresh_figures
from spellwright.games.funkoverse.state import FunkoverseProcedure, FunkoverseState


class Match(FunkoverseProcedure):
    """A game from its set-up on; winning ends it from within."""

    __slots__ = ()

    STEPS = ("set_up", "begin_round", "next_turn", "change_sides", "end_round", "next_round")

    def set_up(self, s: FunkoverseState) -> None:
        s.push(SetUp())

    def begin_round(self, s: FunkoverseState) -> None:
        s.round += 1
        s.turn = s.first
        s.tell(story.ROUND_BEGAN, min(s.round, lexicons.MOST_AMOUNT), s.first)

    def next_turn(self, s: FunkoverseState) -> None:
        """FV-9.6, FV-9.7, FV-9.10: a side that is all exhausted leaves the turn to the other."""
        if not fresh_figures(s, s.turn):
            if not fresh_figures(s, 1 - s.turn):
                self.go_to("end_round")
                return
            s.turn = 1 - s.turn
        s.push(Turn(s.turn))

    def change_sides(self, s: FunkoverseState) -> None:
        """FV-9.5."""
        s.turn = 1 - s.turn
        self.go_to("next_turn")

    def end_round(self, s: FunkoverseState) -> None:
        s.push(EndOfRound())

    def next_round(self, s: FunkoverseState) -> None:
        self.go_to("begin_round")
