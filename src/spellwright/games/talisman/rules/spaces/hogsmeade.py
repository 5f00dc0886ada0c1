"""Hogsmeade, and Life for Galleons wherever it is sold (TA-OUT1, TA-OUT10, TA-MID8)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.board import HOGSMEADE
from spellwright.games.talisman.content.columns import MAGIC, MIGHT
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.rules.dice import SPACE_ROLL, ordered_roll
from spellwright.games.talisman.rules.gaining import gain_ability, gain_galleons, heal, wounds
from spellwright.games.talisman.rules.losing import (
    cannot_happen,
    discard_object,
    lose_ability,
    spend_galleons,
)
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.rules.transfiguration import become_ferret
from spellwright.games.talisman.state import Seat, SeatProcedure, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of

BROOMSTICKS_HEAL: Final = 2
HOGS_HEAD: Final = (
    "ferret",
    "lose-might",
    "lose-magic",
    "gain-might",
    "gain-magic",
    "gain-spell",
)
"""What each face means, in the words of `lexicons.MEANING`."""


class Healing(TalismanProcedure):
    """TA-OUT1, TA-OUT10, TA-MID8: Life for Galleons."""

    seat: Seat
    most: int
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "pay")

    def __init__(self, seat: int, most: int = 99) -> None:
        self.seat = seat
        self.most = most

    def offer(self, s: TalismanState) -> None:
        if wounds(s, self.seat) and s.gold[self.seat]:
            s.ask(self.seat, words.ASK_SPACE_CHOICE, s.at[self.seat])
        else:
            reason = lexicons.TOO_POOR if wounds(s, self.seat) else lexicons.UNHURT
            cannot_happen(s, self.seat, reason)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        most = min(self.most, wounds(s, seat), s.gold[seat])
        return [words.HEAL | amount << FIRST for amount in range(most + 1)]

    def pay(self, s: TalismanState) -> None:
        amount = first_of(s.answer)
        spend_galleons(s, self.seat, amount)
        heal(s, self.seat, amount)


class Hogsmeade(SeatProcedure):
    """TA-OUT1."""

    __slots__ = ()

    STEPS = ("choose_house", "enter", "hogs_head", "tea_shop", "sell")

    HOUSES = (lexicons.BROOMSTICKS, lexicons.TEA_SHOP, lexicons.HOGS_HEAD)

    def choose_house(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_SPACE_CHOICE, HOGSMEADE)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_SPACE_CHOICE:
            return [words.VISIT | house << FIRST for house in self.HOUSES]
        return [words.DONE, *[words.DISCARD | card << FIRST for card in s.objects[seat]]]

    def enter(self, s: TalismanState) -> None:
        house = first_of(s.answer)
        if house == lexicons.HOGS_HEAD:
            ordered_roll(s, self.seat, SPACE_ROLL)
        elif house == lexicons.TEA_SHOP and s.objects[self.seat]:
            self.go_to("tea_shop")
        elif house == lexicons.TEA_SHOP:
            cannot_happen(s, self.seat, lexicons.NOTHING_TO_LOSE)
            self.stop()
        else:
            self.stop()
            s.push(Healing(self.seat, BROOMSTICKS_HEAL))

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means(HOGS_HEAD[dice[0] - 1])

    def hogs_head(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        self.stop()
        if face == 1:
            become_ferret(s, seat)
        elif face in (2, 3):
            lose_ability(s, seat, MIGHT if face == 2 else MAGIC)
        elif face in (4, 5):
            gain_ability(s, seat, MIGHT if face == 4 else MAGIC)
        else:
            gain_spell(s, seat)

    def tea_shop(self, s: TalismanState) -> None:
        if s.objects[self.seat]:
            s.ask(self.seat, words.ASK_SELL)
        else:
            self.stop()

    def sell(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            return
        self.go_to("tea_shop")
        discard_object(s, self.seat, first_of(s.answer))
        gain_galleons(s, self.seat)
