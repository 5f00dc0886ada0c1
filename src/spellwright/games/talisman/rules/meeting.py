"""What happens when a move ends on the space of another Character (TA-6.23 (1), RH2, PP3)."""

from __future__ import annotations

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.content.columns import DE, OP
from spellwright.games.talisman.content.names import HAGRID_A, PETTIGREW_A
from spellwright.games.talisman.queries import (
    faction,
    in_turn_order,
    is_side,
    opponents_on_space,
    seat_of,
)
from spellwright.games.talisman.rules.gaining import give_fate, take_fate
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.rules.losing import lose_turn
from spellwright.games.talisman.state import Seat, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of


class EndOfMove(TalismanProcedure):
    """The active player's effects come first, then clockwise; `place` is the next in that order."""

    seat: Seat
    place: int
    __slots__ = tuple(__annotations__)

    STEPS = ("next_one", "answer")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.place = 0

    def next_one(self, s: TalismanState) -> None:
        for place in range(self.place, s.seats):
            seat = in_turn_order(s, self.seat)[place]
            if s.at[seat] != s.at[self.seat] or not s.life[self.seat] or not s.life[seat]:
                continue
            self.place = place
            if is_side(s, seat, HAGRID_A) and self._frightened(s, seat):
                s.ask(seat, words.ASK_INTIMIDATE)
                return
            if (
                is_side(s, seat, PETTIGREW_A)
                and seat != self.seat
                and faction(s, self.seat) == OP
                and s.fate[self.seat]
            ):
                s.ask(seat, words.ASK_SNEAK, s.character[self.seat])
                return
        self.stop()

    def _frightened(self, s: TalismanState, hagrid: int) -> list[int]:
        """TA-RH2: all Death Eaters where he ends his move, or the one that ends its move here."""
        if hagrid == self.seat:
            return opponents_on_space(s, hagrid)
        return [self.seat] if faction(s, self.seat) == DE else []

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_SNEAK:
            return [words.YES, words.NO]
        frightened = self._frightened(s, seat)
        return [words.NO, *[words.TARGET | s.character[w] << FIRST for w in frightened]]

    def answer(self, s: TalismanState) -> None:
        seat = s.answered_by
        self.place += 1
        self.go_to("next_one")
        if s.answer == words.NO:
            return
        if s.answer == words.YES:
            take_fate(s, self.seat, seat)
        else:
            victim = seat_of(s, first_of(s.answer))
            s.tell(story.INTIMIDATED, s.character[seat], s.character[victim])
            s.push(Intimidation(seat, victim))


class Intimidation(TalismanProcedure):
    """TA-RH2: 1 Fate for Hagrid, or 1 Life; for the Life Hagrid loses his next turn."""

    hagrid: Seat
    victim: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "yield_something")

    def __init__(self, hagrid: int, victim: int) -> None:
        self.hagrid = hagrid
        self.victim = victim

    def choose(self, s: TalismanState) -> None:
        if s.fate[self.victim]:
            s.ask(self.victim, words.ASK_YIELD)
        else:
            s.answer = words.PAY | lexicons.PAY_LIFE << FIRST

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.PAY | price << FIRST for price in (lexicons.PAY_FATE, lexicons.PAY_LIFE)]

    def yield_something(self, s: TalismanState) -> None:
        if first_of(s.answer) == lexicons.PAY_FATE:
            give_fate(s, self.victim, self.hagrid)
            return
        lose_turn(s, self.hagrid)
        lose_life(s, self.victim, by=self.hagrid)
