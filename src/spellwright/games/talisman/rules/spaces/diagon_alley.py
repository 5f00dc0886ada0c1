"""Diagon Alley (TA-OUT13), and Draco's trade (TA-DM3)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.board import DIAGON_ALLEY
from spellwright.games.talisman.content.columns import PRICE, STACK_OF
from spellwright.games.talisman.content.names import DRACO_A, EQUIPMENT, HARRY_A
from spellwright.games.talisman.queries import is_side, may_hold
from spellwright.games.talisman.rules.gaining import gain_fate, gain_from_stock
from spellwright.games.talisman.rules.losing import (
    cannot_happen,
    discard_object,
    spend_fate,
)
from spellwright.games.talisman.rules.spells_in_hand import (
    discard_spell,
    gain_spell,
    may_gain_spell,
)
from spellwright.games.talisman.state import (
    Flag,
    Seat,
    SeatProcedure,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of

KEPT_HIS_OBJECTS: Final = 0
TRADED: Final = 1


class DiagonAlley(TalismanProcedure):
    """TA-OUT13; Draco may trade an Object before or after it, once (TA-DM3)."""

    seat: Seat
    trades: Flag
    shopped: Flag
    __slots__ = tuple(__annotations__)

    STEPS = (
        "trade",
        "note_trade",
        "choose_shop",
        "enter",
        "blotts",
        "buy",
        "sell_spells",
        "sell",
        "buy_spells",
        "buy_spell",
        "trade_after",
    )

    SHOPS = (lexicons.BLOTTS, lexicons.WHEEZES_SELL, lexicons.WHEEZES_BUY)

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.trades = 0
        self.shopped = 0

    def trade(self, s: TalismanState) -> None:
        s.result = KEPT_HIS_OBJECTS
        s.push(EquipmentTrade(self.seat))

    def note_trade(self, s: TalismanState) -> None:
        self.trades = int(s.result == TRADED)

    def trade_after(self, s: TalismanState) -> None:
        """Draco is asked again only if shopping has changed what he could trade."""
        if self.shopped and not self.trades:
            s.push(EquipmentTrade(self.seat))

    def choose_shop(self, s: TalismanState) -> None:
        if len(self.options(s, self.seat, words.ASK_SPACE_CHOICE)) > 1:
            s.ask(self.seat, words.ASK_SPACE_CHOICE, DIAGON_ALLEY)
        else:
            cannot_happen(s, self.seat, lexicons.NOTHING_TO_HAVE)
            self.go_to("trade_after")

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_SPACE_CHOICE:
            shops = []
            if self._wares(s):
                shops.append(lexicons.BLOTTS)
            if s.hand[seat] and not s.ferret[seat]:
                shops.append(lexicons.WHEEZES_SELL)
            if s.fate[seat] and may_gain_spell(s, seat):
                shops.append(lexicons.WHEEZES_BUY)
            return [words.DONE, *[words.VISIT | shop << FIRST for shop in shops]]
        if question == words.ASK_BUY:
            return [words.DONE, *[words.BUY | card << FIRST for card in self._wares(s)]]
        if question == words.ASK_SELL:
            return [words.DONE, *[words.PART_WITH | spell << FIRST for spell in s.hand[seat]]]
        return [words.DONE, words.BUY_SPELL]

    def _wares(self, s: TalismanState) -> list[int]:
        seat = self.seat
        return [
            card
            for card in EQUIPMENT
            if PRICE[STACK_OF[card]]
            and s.stock[STACK_OF[card]]
            and price_for(s, seat, card) <= s.gold[seat]
            and may_hold(s, seat, card)
        ]

    def enter(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            self.go_to("trade_after")
            return
        shop = first_of(s.answer)
        if shop == lexicons.WHEEZES_SELL:
            self.go_to("sell_spells")
        elif shop == lexicons.WHEEZES_BUY:
            self.go_to("buy_spells")

    def blotts(self, s: TalismanState) -> None:
        if self._wares(s):
            s.ask(self.seat, words.ASK_BUY)
        else:
            self.go_to("trade_after")

    def buy(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            self.go_to("trade_after")
            return
        self.go_to("blotts")
        self.shopped = 1
        card = first_of(s.answer)
        gain_from_stock(s, self.seat, card, price_for(s, self.seat, card))

    def sell_spells(self, s: TalismanState) -> None:
        if s.hand[self.seat]:
            s.ask(self.seat, words.ASK_SELL)
        else:
            self.go_to("trade_after")

    def sell(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            self.go_to("trade_after")
            return
        self.go_to("sell_spells")
        self.shopped = 1
        discard_spell(s, self.seat, first_of(s.answer))
        gain_fate(s, self.seat)

    def buy_spells(self, s: TalismanState) -> None:
        if s.fate[self.seat] and may_gain_spell(s, self.seat):
            s.ask(self.seat, words.ASK_BUY_SPELL)
        else:
            self.go_to("trade_after")

    def buy_spell(self, s: TalismanState) -> None:
        if s.answer != words.DONE:
            self.go_to("buy_spells")
            self.shopped = 1
            spend_fate(s, self.seat)
            gain_spell(s, self.seat)


def price_for(s: TalismanState, seat: int, card: int) -> int:
    """TA-HP2: Harry pays 1 less, but never less than 1."""
    price = PRICE[STACK_OF[card]]
    return max(1, price - 1) if is_side(s, seat, HARRY_A) else price


class EquipmentTrade(SeatProcedure):
    """TA-DM3: Draco discards an Object and takes any Equipment."""

    __slots__ = ()

    STEPS = ("offer", "give", "choose", "take")

    def offer(self, s: TalismanState) -> None:
        if is_side(s, self.seat, DRACO_A) and s.objects[self.seat]:
            s.ask(self.seat, words.ASK_TRADE)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_TRADE:
            return [words.NO, *[words.DISCARD | card << FIRST for card in s.objects[seat]]]
        return [words.TAKE | card << FIRST for card in self._stocked(s)]

    def _stocked(self, s: TalismanState) -> list[int]:
        return [
            card for card in EQUIPMENT if s.stock[STACK_OF[card]] and may_hold(s, self.seat, card)
        ]

    def give(self, s: TalismanState) -> None:
        if s.answer == words.NO:
            self.stop()
        else:
            s.result = TRADED
            discard_object(s, self.seat, first_of(s.answer))

    def choose(self, s: TalismanState) -> None:
        if self._stocked(s):
            s.ask(self.seat, words.ASK_TRADE_FOR)
        else:
            self.stop()

    def take(self, s: TalismanState) -> None:
        gain_from_stock(s, self.seat, first_of(s.answer))
