"""Observers (TA-O44 to TA-O49, TA-M28 to TA-M31)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.content.figures import (
    BORGIN,
    DE,
    FIRST_STACK,
    FUDGE,
    GRIPHOOK,
    IS_OBJECT,
    MAGIC,
    MIDDLE,
    NICK,
    OLLIVANDER,
    OP,
    OUTER,
    POMFREY,
    RITA_SKEETER,
    STAN_SHUNPIKE,
    TRELAWNEY,
    WAND,
)
from spellwright.games.talisman.queries import faction, may_hold, seat_of
from spellwright.games.talisman.rules.decks import look_at_hand, look_at_top
from spellwright.games.talisman.rules.dice import OBSERVER_ROLL, ordered_roll
from spellwright.games.talisman.rules.holdings import (
    discard_object,
    draw_card,
    gain_ability,
    gain_fate,
    gain_from_stock,
    gain_galleons,
    gain_object,
    gain_spell,
    heal,
    lose_fate,
    lose_galleons,
    may_gain_spell,
    payable_objects,
    put_away,
    wounds,
)
from spellwright.games.talisman.rules.token import set_token
from spellwright.games.talisman.state import (
    STORED_FREE,
    Flag,
    Seat,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

WAND_PRICE: Final = 1
SPELL_PRICE: Final = 2
GRIPHOOK_GALLEONS: Final = 3
BORGIN_CHEATS: Final = 3
SEEN_BY_TRELAWNEY: Final = 3


def leave_space(s: TalismanState, seat: int, card: int) -> None:
    """An Observer or Place is discarded from the space of a Character."""
    if card in s.lying[s.at[seat]]:
        s.lying[s.at[seat]].remove(card)
        put_away(s, card)
        s.tell(words.CARD_GONE, card)


def others_alive(s: TalismanState, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat and s.life[other]]


class Ollivander(TalismanProcedure):
    """TA-O44: a Wand for 1 Galleon; who has one may buy a Spell for 2."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "buy")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, s: TalismanState) -> None:
        seat = self.seat
        if WAND in s.objects[seat]:
            possible = s.gold[seat] >= SPELL_PRICE and may_gain_spell(s, seat)
        else:
            possible = s.gold[seat] >= WAND_PRICE and s.stock[WAND - FIRST_STACK] > 0
        if possible:
            s.ask(seat, words.ASK_CARD, OLLIVANDER)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def buy(self, s: TalismanState) -> None:
        if s.answer == words.NO:
            return
        if WAND in s.objects[self.seat]:
            lose_galleons(s, self.seat, SPELL_PRICE)
            gain_spell(s, self.seat)
        else:
            lose_galleons(s, self.seat, WAND_PRICE)
            gain_from_stock(s, self.seat, WAND)


class RitaSkeeter(TalismanProcedure):
    """TA-O45."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("roll", "result", "choose")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, OBSERVER_ROLL)

    def result(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        leave_space(s, seat, RITA_SKEETER)
        if face in (3, 4):
            s.ask(seat, words.ASK_TOKEN)
        elif face == 6 and others_alive(s, seat):
            s.ask(seat, words.ASK_CARD_WHO, RITA_SKEETER)
        else:
            self.stop()
            if face <= 2:
                lose_fate(s, seat)
            elif face == 5:
                gain_galleons(s, seat)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_TOKEN:
            return [words.FACTION_SIDE | side << FIRST for side in (OP, DE)]
        return [words.TARGET | s.character[other] << FIRST for other in others_alive(s, seat)]

    def choose(self, s: TalismanState) -> None:
        if verb_of(s.answer) == words.FACTION_SIDE:
            set_token(s, first_of(s.answer))
        else:
            look_at_hand(s, self.seat, seat_of(s, first_of(s.answer)))


class Fudge(TalismanProcedure):
    """TA-O46. `as_order` tells that the visitor counts as OP (TA-DMB3)."""

    seat: Seat
    as_order: Flag
    __slots__ = tuple(__annotations__)

    STEPS = ("meet", "pay")

    def __init__(self, seat: int, as_order: int) -> None:
        self.seat = seat
        self.as_order = as_order

    def meet(self, s: TalismanState) -> None:
        seat = self.seat
        leave_space(s, seat, FUDGE)
        if not self.as_order:
            self.stop()
            gain_galleons(s, seat)
        elif s.gold[seat]:
            s.ask(seat, words.ASK_CARD, FUDGE)
        else:
            s.answer = words.NO

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def pay(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            lose_galleons(s, self.seat)
        else:
            s.lost[self.seat] += 1
            s.tell(words.MUST_MISS, s.character[self.seat])


class StanShunpike(TalismanProcedure):
    """TA-O47."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "pay")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, s: TalismanState) -> None:
        if s.gold[self.seat]:
            s.ask(self.seat, words.ASK_CARD, STAN_SHUNPIKE)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def pay(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.stored[self.seat] = STORED_FREE
            s.tell(words.WILL_RIDE, s.character[self.seat])
            lose_galleons(s, self.seat)


class Griphook(TalismanProcedure):
    """TA-O48: a Magic Object for 3 Galleons, or 3 Galleons for 1 Magic."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "deal")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, s: TalismanState) -> None:
        if len(self.options(s, self.seat, words.ASK_CARD_CHOICE)) > 1:
            s.ask(self.seat, words.ASK_CARD_CHOICE, GRIPHOOK)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        codes = [words.NO]
        codes += [words.DISCARD | card << FIRST for card in payable_objects(s, seat)]
        if s.gold[seat] >= GRIPHOOK_GALLEONS:
            codes.append(words.RAISE | MAGIC << FIRST)
        return codes

    def deal(self, s: TalismanState) -> None:
        if s.answer == words.NO:
            return
        leave_space(s, self.seat, GRIPHOOK)
        if verb_of(s.answer) == words.RAISE:
            lose_galleons(s, self.seat, GRIPHOOK_GALLEONS)
            gain_ability(s, self.seat, MAGIC)
        else:
            discard_object(s, self.seat, first_of(s.answer))
            gain_galleons(s, self.seat, GRIPHOOK_GALLEONS)


class Borgin(TalismanProcedure):
    """TA-O49, TA-8.37."""

    seat: Seat
    as_order: Flag
    __slots__ = tuple(__annotations__)

    STEPS = ("meet", "result")

    def __init__(self, seat: int, as_order: int) -> None:
        self.seat = seat
        self.as_order = as_order

    def meet(self, s: TalismanState) -> None:
        seat = self.seat
        if self.as_order:
            ordered_roll(s, seat, OBSERVER_ROLL)
            return
        self.stop()
        leave_space(s, seat, BORGIN)
        card = draw_card(s, MIDDLE)
        if card < 0:
            return
        s.tell(words.DREW, s.character[seat], card)
        if IS_OBJECT[card] and may_hold(s, seat, card):
            s.tell(words.TOOK, s.character[seat], card)
            gain_object(s, seat, card)
        else:
            put_away(s, card)

    def result(self, s: TalismanState) -> None:
        if s.dice[0] <= BORGIN_CHEATS:
            lose_galleons(s, self.seat)


class NearlyHeadlessNick(TalismanProcedure):
    """TA-M28."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "look")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, s: TalismanState) -> None:
        others = others_alive(s, self.seat)
        if len(others) > 1:
            s.ask(self.seat, words.ASK_CARD_WHO, NICK)
        elif others:
            s.answer = words.TARGET | s.character[others[0]] << FIRST
        else:
            self.stop()
            gain_fate(s, self.seat)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.TARGET | s.character[other] << FIRST for other in others_alive(s, seat)]

    def look(self, s: TalismanState) -> None:
        look_at_hand(s, self.seat, seat_of(s, first_of(s.answer)))
        gain_fate(s, self.seat)


class MoaningMyrtle(TalismanProcedure):
    """TA-M29."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("roll", "result")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, OBSERVER_ROLL)

    def result(self, s: TalismanState) -> None:
        if s.dice[0] <= 2:
            lose_fate(s, self.seat)
        elif s.dice[0] == 6:
            gain_spell(s, self.seat)


class MadamPomfrey(TalismanProcedure):
    """TA-M30: 1 Life free, or 2 for 1 Galleon."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "heal")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, s: TalismanState) -> None:
        if wounds(s, self.seat):
            s.ask(self.seat, words.ASK_CARD_CHOICE, POMFREY)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        codes = [words.HEAL | 1 << FIRST, words.NO]
        if s.gold[seat] and wounds(s, seat) > 1:
            codes.append(words.HEAL | 2 << FIRST)
        return codes

    def heal(self, s: TalismanState) -> None:
        if s.answer != words.NO:
            amount = first_of(s.answer)
            lose_galleons(s, self.seat, amount - 1)
            heal(s, self.seat, amount)


class Trelawney(TalismanProcedure):
    """TA-M31: the top three cards of a deck, alone, in a new order from the top down.

    `placed` counts the cards whose place is fixed. The others forget what they knew of these.
    """

    seat: Seat
    deck: int
    placed: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_deck", "look", "choose_card", "put")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.deck = OUTER
        self.placed = 0

    def choose_deck(self, s: TalismanState) -> None:
        decks = self.options(s, self.seat, words.ASK_CARD_CHOICE)
        if len(decks) > 1:
            s.ask(self.seat, words.ASK_CARD_CHOICE, TRELAWNEY)
        elif decks:
            s.answer = decks[0]
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_CARD_CHOICE:
            return [words.LOOK_AT | deck << FIRST for deck in (OUTER, MIDDLE) if s.deck[deck]]
        deck = s.deck[self.deck]
        top = len(deck) - self.placed
        return [words.ON_TOP | card << FIRST for card in reversed(deck[self._bottom(s) : top])]

    def _bottom(self, s: TalismanState) -> int:
        return max(0, len(s.deck[self.deck]) - SEEN_BY_TRELAWNEY)

    def look(self, s: TalismanState) -> None:
        self.deck = first_of(s.answer)
        look_at_top(s, self.seat, self.deck, SEEN_BY_TRELAWNEY)
        for place in range(self._bottom(s), len(s.deck[self.deck])):
            s.deck_seen[self.deck][place] = 1 << self.seat

    def choose_card(self, s: TalismanState) -> None:
        if len(s.deck[self.deck]) - self.placed - self._bottom(s) > 1:
            s.ask(self.seat, words.ASK_ORDER)
        else:
            self.stop()

    def put(self, s: TalismanState) -> None:
        deck = s.deck[self.deck]
        place, top = deck.index(first_of(s.answer)), len(deck) - 1 - self.placed
        deck.insert(top, deck.pop(place))
        self.placed += 1
        self.go_to("choose_card")


FACTION_MATTERS: Final = (FUDGE, BORGIN)
"""Observers whose text differs by faction (TA-DMB3)."""


def counts_as_order(s: TalismanState, seat: int) -> int:
    return int(faction(s, seat) == OP)
