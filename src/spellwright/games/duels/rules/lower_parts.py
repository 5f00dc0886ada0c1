"""Lower parts at the end of an action (WD-22.22 to WD-22.27)."""

from __future__ import annotations

from spellwright.games.duels import story, words
from spellwright.games.duels.content.columns import (
    CARD_AMOUNT,
    CARD_LOWER,
    LOWER_JINXED,
    LOWER_LUCKY,
    LOWER_MOVE,
    LOWER_PUSH,
    LOWER_REGAIN,
)
from spellwright.games.duels.rules.clash_deck import add_jinxed, add_lucky
from spellwright.games.duels.rules.movement import Move
from spellwright.games.duels.rules.power import RegainPower
from spellwright.games.duels.rules.push import Push
from spellwright.games.duels.state import NOTHING, DuelsProcedure, DuelsState, Model, Seat
from spellwright.kernel.option import verb_of


class LateLowerParts(DuelsProcedure):
    """WD-22.22: the defender first, then the attacker."""

    seat: Seat
    actor: Model
    target: Model
    turn: int
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "use")

    def __init__(self, seat: int, actor: int, target: int) -> None:
        self.seat = seat
        self.actor = actor
        self.target = target
        self.turn = 0

    def _seat(self) -> int:
        return 1 - self.seat if self.turn == 0 else self.seat

    def _own(self) -> int:
        return self.target if self.turn == 0 else self.actor

    def _other(self) -> int:
        return self.actor if self.turn == 0 else self.target

    def is_of_use(self, s: DuelsState, seat: int) -> bool:
        """WD-22.25, WD-G22."""
        card = s.counting[seat]
        if card == NOTHING or s.lower_used[seat]:
            return False
        lower = CARD_LOWER[card]
        if lower == LOWER_MOVE:
            return s.at[self._own()] >= 0
        if lower == LOWER_PUSH:
            return s.at[self._own()] >= 0 and s.at[self._other()] >= 0
        if lower == LOWER_REGAIN:
            return s.spent_light[seat] + s.spent_dark[seat] > 0
        if lower == LOWER_LUCKY:
            return s.lucky_supply > 0
        return lower == LOWER_JINXED and s.jinxed_supply > 0

    def offer(self, s: DuelsState) -> None:
        while self.turn < 2:
            seat = self._seat()
            if self.is_of_use(s, seat):
                if CARD_LOWER[s.counting[seat]] == LOWER_MOVE:
                    # A move may stop at once, so it needs no question of its own.
                    s.answer = words.LOWER
                else:
                    s.ask(seat, words.ASK_LATE, s.counting[seat])
                return
            self.turn += 1
        self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.LOWER, words.PASS]

    def use(self, s: DuelsState) -> None:
        seat, own, other = self._seat(), self._own(), self._other()
        self.turn += 1
        self.go_to("offer")
        if verb_of(s.answer) != words.LOWER:
            return
        card = s.counting[seat]
        lower, amount = CARD_LOWER[card], CARD_AMOUNT[card]
        s.lower_used[seat] = 1
        s.tell(story.USED_LOWER, seat, card)
        if lower == LOWER_MOVE:
            s.push(Move(own, amount, seat))
        elif lower == LOWER_PUSH:
            s.push(Push(other, amount, s.at[own], seat))
        elif lower == LOWER_REGAIN:
            s.push(RegainPower(seat, amount))
        elif lower == LOWER_LUCKY:
            add_lucky(s, seat)
        else:
            add_jinxed(s, 1 - seat)
