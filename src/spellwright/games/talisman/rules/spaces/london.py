"""Spaces of the Outer Region, London (TA-OUT1 to TA-OUT21)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import (
    AZKABAN,
    BURROW,
    DIAGON_ALLEY,
    GRINGOTTS,
    HOGSMEADE,
)
from spellwright.games.talisman.content.figures import (
    BELLATRIX_B,
    DE,
    DRACO_A,
    EQUIPMENT,
    FIRST_STACK,
    HARRY_A,
    MAGIC,
    MIGHT,
    OP,
    PRICE,
    START_FATE,
)
from spellwright.games.talisman.queries import faction, is_side, may_hold
from spellwright.games.talisman.rules.dice import SPACE_ROLL, ordered_roll
from spellwright.games.talisman.rules.enemies import FightFoe
from spellwright.games.talisman.rules.ferret import become_ferret
from spellwright.games.talisman.rules.holdings import (
    discard_object,
    discard_spell,
    gain_ability,
    gain_fate,
    gain_from_stock,
    gain_galleons,
    gain_life,
    gain_spell,
    heal,
    lose_ability,
    lose_fate,
    lose_galleons,
    may_gain_spell,
    wounds,
)
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.state import (
    STORED_FREE,
    STORED_HUT,
    Seat,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of

BROOMSTICKS_HEAL: Final = 2
DEMENTOR_MIGHT: Final = 3
GOBLIN_MIGHT: Final = 4
DEMENTOR_MAGIC: Final = 4


def lose_turn(s: TalismanState, seat: int) -> None:
    """TA-19.1, TA-19.2."""
    s.lost[seat] += 1
    s.tell(words.MUST_MISS, s.character[seat])


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
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        most = min(self.most, wounds(s, seat), s.gold[seat])
        return [words.HEAL | amount << FIRST for amount in range(most + 1)]

    def pay(self, s: TalismanState) -> None:
        amount = first_of(s.answer)
        lose_galleons(s, self.seat, amount)
        heal(s, self.seat, amount)


class Hogsmeade(TalismanProcedure):
    """TA-OUT1."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_house", "enter", "hogs_head", "tea_shop", "sell")

    HOUSES = (words.BROOMSTICKS, words.TEA_SHOP, words.HOGS_HEAD)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose_house(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_SPACE_CHOICE, HOGSMEADE)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_SPACE_CHOICE:
            return [words.VISIT | house << FIRST for house in self.HOUSES]
        return [words.DONE, *[words.DISCARD | card << FIRST for card in s.objects[seat]]]

    def enter(self, s: TalismanState) -> None:
        house = first_of(s.answer)
        if house == words.HOGS_HEAD:
            ordered_roll(s, self.seat, SPACE_ROLL)
        elif house == words.TEA_SHOP:
            self.go_to("tea_shop")
        else:
            self.stop()
            s.push(Healing(self.seat, BROOMSTICKS_HEAL))

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


class PrivetDrive(TalismanProcedure):
    """TA-OUT7."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("roll", "result")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, SPACE_ROLL)

    def result(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        if face == 1:
            lose_turn(s, seat)
        elif face == 2:
            s.push(FightFoe(seat, words.DEMENTOR, MIGHT, DEMENTOR_MIGHT))
        elif face == 3:
            lose_galleons(s, seat)
        elif face == 4:
            gain_galleons(s, seat)
        elif face == 5:
            s.stored[seat] = STORED_FREE
            s.tell(words.WILL_RIDE, s.character[seat])
        else:
            s.stored[seat] = STORED_HUT
            s.tell(words.WILL_REACH_HUT, s.character[seat])


class DiagonAlley(TalismanProcedure):
    """TA-OUT13; Draco may trade an Object first (TA-DM3)."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = (
        "trade",
        "choose_shop",
        "enter",
        "blotts",
        "buy",
        "sell_spells",
        "sell",
        "buy_spells",
        "buy_spell",
    )

    SHOPS = (words.BLOTTS, words.WHEEZES_SELL, words.WHEEZES_BUY)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def trade(self, s: TalismanState) -> None:
        s.push(EquipmentTrade(self.seat))

    def choose_shop(self, s: TalismanState) -> None:
        if len(self.options(s, self.seat, words.ASK_SPACE_CHOICE)) > 1:
            s.ask(self.seat, words.ASK_SPACE_CHOICE, DIAGON_ALLEY)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_SPACE_CHOICE:
            shops = []
            if self._wares(s):
                shops.append(words.BLOTTS)
            if s.hand[seat] and not s.ferret[seat]:
                shops.append(words.WHEEZES_SELL)
            if s.fate[seat] and may_gain_spell(s, seat):
                shops.append(words.WHEEZES_BUY)
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
            if PRICE[card - FIRST_STACK]
            and s.stock[card - FIRST_STACK]
            and price_for(s, seat, card) <= s.gold[seat]
            and may_hold(s, seat, card)
        ]

    def enter(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            self.stop()
            return
        shop = first_of(s.answer)
        if shop == words.WHEEZES_SELL:
            self.go_to("sell_spells")
        elif shop == words.WHEEZES_BUY:
            self.go_to("buy_spells")

    def blotts(self, s: TalismanState) -> None:
        if self._wares(s):
            s.ask(self.seat, words.ASK_BUY)
        else:
            self.stop()

    def buy(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            self.stop()
            return
        self.go_to("blotts")
        card = first_of(s.answer)
        lose_galleons(s, self.seat, price_for(s, self.seat, card))
        gain_from_stock(s, self.seat, card)

    def sell_spells(self, s: TalismanState) -> None:
        if s.hand[self.seat]:
            s.ask(self.seat, words.ASK_SELL)
        else:
            self.stop()

    def sell(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            self.stop()
            return
        self.go_to("sell_spells")
        discard_spell(s, self.seat, first_of(s.answer))
        gain_fate(s, self.seat)

    def buy_spells(self, s: TalismanState) -> None:
        if s.fate[self.seat] and may_gain_spell(s, self.seat):
            s.ask(self.seat, words.ASK_BUY_SPELL)
        else:
            self.stop()

    def buy_spell(self, s: TalismanState) -> None:
        if s.answer != words.DONE:
            self.go_to("buy_spells")
            lose_fate(s, self.seat)
            gain_spell(s, self.seat)


def price_for(s: TalismanState, seat: int, card: int) -> int:
    """TA-HP2: 1 less for Harry, but never below 1."""
    price = PRICE[card - FIRST_STACK]
    return max(1, price - 1) if is_side(s, seat, HARRY_A) else price


class EquipmentTrade(TalismanProcedure):
    """TA-DM3: Draco discards an Object and takes any Equipment."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "give", "choose", "take")

    def __init__(self, seat: int) -> None:
        self.seat = seat

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
            card
            for card in EQUIPMENT
            if s.stock[card - FIRST_STACK] and may_hold(s, self.seat, card)
        ]

    def give(self, s: TalismanState) -> None:
        if s.answer == words.NO:
            self.stop()
        else:
            discard_object(s, self.seat, first_of(s.answer))

    def choose(self, s: TalismanState) -> None:
        if self._stocked(s):
            s.ask(self.seat, words.ASK_TRADE_FOR)
        else:
            self.stop()

    def take(self, s: TalismanState) -> None:
        gain_from_stock(s, self.seat, first_of(s.answer))


class Prison(TalismanProcedure):
    """TA-OUT11, TA-OUT19: Gringotts and Azkaban; Bellatrix the Fugitive chooses (TA-BLB1)."""

    seat: Seat
    space: int
    __slots__ = tuple(__annotations__)

    STEPS = ("roll", "chosen", "result")

    ESCAPES = (1, 2, 4)

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def roll(self, s: TalismanState) -> None:
        if self.space == AZKABAN and is_side(s, self.seat, BELLATRIX_B):
            s.ask(self.seat, words.ASK_SPACE_CHOICE, AZKABAN)
        else:
            self.go_to("result")
            ordered_roll(s, self.seat, SPACE_ROLL)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.NUMBER | face << FIRST for face in self.ESCAPES]

    def chosen(self, s: TalismanState) -> None:
        s.dice = [first_of(s.answer)]

    def result(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        bank = self.space == GRINGOTTS
        if face == 1 and bank:
            s.push(FightFoe(seat, words.GOBLIN, MIGHT, GOBLIN_MIGHT))
        elif face == 1:
            s.push(FightFoe(seat, words.DEMENTOR, MAGIC, DEMENTOR_MAGIC))
        elif face <= 3:
            lose_turn(s, seat)
        elif face == 6:
            gain_ability(s, seat, MAGIC)
            if bank:
                gain_galleons(s, seat)


class Home(TalismanProcedure):
    """TA-OUT15, TA-OUT21: The Burrow and Malfoy Manor, for friends and foes."""

    seat: Seat
    space: int
    __slots__ = tuple(__annotations__)

    STEPS = ("enter", "choose", "result")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def enter(self, s: TalismanState) -> None:
        seat = self.seat
        welcome = OP if self.space == BURROW else DE
        if faction(s, seat) != welcome:
            self.stop()
            lose_life(s, seat)
        elif s.fate[seat] < START_FATE[s.side[seat]]:
            s.ask(seat, words.ASK_SPACE_CHOICE, self.space)
        else:
            s.answer = words.TRAIN

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.REFILL, words.TRAIN]

    def choose(self, s: TalismanState) -> None:
        seat = self.seat
        if s.answer == words.REFILL:
            self.stop()
            gain_fate(s, seat, START_FATE[s.side[seat]] - s.fate[seat])
        else:
            ordered_roll(s, seat, SPACE_ROLL)

    def result(self, s: TalismanState) -> None:
        if s.dice[0] == 5:
            gain_life(s, self.seat)
        elif s.dice[0] == 6:
            gain_spell(s, self.seat)
