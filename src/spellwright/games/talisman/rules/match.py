"""The game from set-up to its winner: rounds, turns, extra turns, the round limit (TA-5.7, 5.8)."""

from __future__ import annotations

from spellwright.games.talisman import lexicons, story
from spellwright.games.talisman.rules.ending import finish_by_progress
from spellwright.games.talisman.rules.setup import SetUp
from spellwright.games.talisman.rules.turn import Turn
from spellwright.games.talisman.state import TalismanProcedure, TalismanState


class Match(TalismanProcedure):
    """`played` counts the turns of this round."""

    played: int
    __slots__ = tuple(__annotations__)

    STEPS = ("set_up", "begin_round", "turn", "extra_turns", "end_round")

    def __init__(self) -> None:
        self.played = 0

    def set_up(self, s: TalismanState) -> None:
        s.push(SetUp())

    def begin_round(self, s: TalismanState) -> None:
        """TA-5.16."""
        s.round += 1
        self.played = 0
        s.round_used = [0] * s.seats
        s.tell(story.ROUND_BEGAN, min(s.round, lexicons.MOST_AMOUNT))

    def turn(self, s: TalismanState) -> None:
        """TA-5.7: turns go clockwise from the starting player."""
        seat = (s.first + self.played) % s.seats
        self.played += 1
        s.push(Turn(seat, extra=0))

    def extra_turns(self, s: TalismanState) -> None:
        """TA-19.4: extra turns come one after the other, before the next player."""
        if s.extra[s.active]:
            s.extra[s.active] -= 1
            self.again()
            s.push(Turn(s.active, extra=1))
        elif self.played < s.seats:
            self.go_to("turn")

    def end_round(self, s: TalismanState) -> None:
        """TA-5.9, TA-26.9."""
        s.evading = [0] * s.seats
        if s.round == s.settings["round-limit"]:
            s.tell(story.TIME_UP)
            finish_by_progress(s)
        else:
            self.go_to("begin_round")
