"""The game from set-up to its winner: rounds, turns, extra turns, the round limit (TA-5.7, 5.8)."""

from __future__ import annotations

from spellwright.games.talisman import words
from spellwright.games.talisman.board import CASTLE, GROUNDS, HALL, REGION
from spellwright.games.talisman.queries import hallow_of
from spellwright.games.talisman.rules.setup import SetUp
from spellwright.games.talisman.rules.spells import table
from spellwright.games.talisman.rules.turn import Turn
from spellwright.games.talisman.state import TalismanProcedure, TalismanState

SPELLS_WITH_EFFECT = table.SPELLS_WITH_EFFECT


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
        s.tell(words.ROUND_BEGAN, min(s.round, words.MOST_AMOUNT))

    def turn(self, s: TalismanState) -> None:
        """TA-5.7: clockwise from the starting player."""
        seat = (s.first + self.played) % s.seats
        self.played += 1
        s.push(Turn(seat, extra=0))

    def extra_turns(self, s: TalismanState) -> None:
        """TA-19.4: one after the other, before the next player."""
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
            s.tell(words.TIME_UP)
            finish_by_progress(s)
        else:
            self.go_to("begin_round")


def progress(s: TalismanState, seat: int) -> tuple[int, ...]:
    """How far a Character has come, the most important first (TA-26.9)."""
    here = s.at[seat]
    region = REGION[here]
    return (
        int(here == HALL),
        int(region == CASTLE),
        int(hallow_of(s, seat) >= 0),
        int(region == GROUNDS),
        s.magic[seat] + s.might[seat],
        s.life[seat],
    )


def finish_by_progress(s: TalismanState) -> None:
    reached = [progress(s, seat) for seat in range(s.seats)]
    ranks = [1 + sum([1 for other in reached if other > mine]) for mine in reached]
    s.finish(words.CAME_FURTHEST, ranks, [int(rank == 1) for rank in ranks])


def finish_with_winner(s: TalismanState, seat: int) -> None:
    """TA-24.8, TA-24.15: one winner; the others share the second place."""
    ranks = [1 if other == seat else 2 for other in range(s.seats)]
    s.finish(words.VOLDEMORT_FELL, ranks, [int(rank == 1) for rank in ranks])
