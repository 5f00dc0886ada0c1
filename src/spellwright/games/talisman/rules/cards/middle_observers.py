"""Observers of the Middle deck (TA-M28 to TA-M31)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.content.columns import MIDDLE, OUTER
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import others_alive, seat_of
from spellwright.games.talisman.rules.card_effects import card_met, effect
from spellwright.games.talisman.rules.decks import look_at_hand, look_at_top
from spellwright.games.talisman.rules.dice import OBSERVER_ROLL, ordered_roll
from spellwright.games.talisman.rules.gaining import gain_fate, heal, wounds
from spellwright.games.talisman.rules.losing import (
    cannot_happen,
    lose_fate,
    nothing_happens,
    spend_galleons,
)
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.state import SeatProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of

SEEN_BY_TRELAWNEY: Final = 3


@effect("nearly-headless-nick")
class NearlyHeadlessNick(SeatProcedure):
    """TA-M28."""

    __slots__ = ()

    STEPS = ("choose", "look")

    def choose(self, s: TalismanState) -> None:
        others = others_alive(s, self.seat)
        if len(others) > 1:
            s.ask(self.seat, words.ASK_CARD_WHO, card_met(s, self))
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


@effect("moaning-myrtle")
class MoaningMyrtle(SeatProcedure):
    """TA-M29."""

    __slots__ = ()

    STEPS = ("roll", "result")

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, OBSERVER_ROLL)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_CARD[card_met(s, self)]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        if dice[0] == 6:
            return means("gain-spell")
        return means("lose-fate" if dice[0] <= 2 and s.fate[self.seat] else "nothing")

    def result(self, s: TalismanState) -> None:
        if s.dice[0] == 6:
            gain_spell(s, self.seat)
        elif s.dice[0] > 2 or not lose_fate(s, self.seat):
            nothing_happens(s, self.seat)


@effect("madam-pomfrey")
class MadamPomfrey(SeatProcedure):
    """TA-M30: 1 Life free, or 2 for 1 Galleon."""

    __slots__ = ()

    STEPS = ("offer", "heal")

    def offer(self, s: TalismanState) -> None:
        if wounds(s, self.seat):
            s.ask(self.seat, words.ASK_CARD_CHOICE, card_met(s, self))
        else:
            cannot_happen(s, self.seat, lexicons.UNHURT)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        codes = [words.HEAL | 1 << FIRST, words.NO]
        if s.gold[seat] and wounds(s, seat) > 1:
            codes.append(words.HEAL | 2 << FIRST)
        return codes

    def heal(self, s: TalismanState) -> None:
        if s.answer != words.NO:
            amount = first_of(s.answer)
            spend_galleons(s, self.seat, amount - 1)
            heal(s, self.seat, amount)


@effect("sybill-trelawney")
class Trelawney(SeatProcedure):
    """TA-M31: a player alone sees a deck's top three cards and orders them from the top down.

    `placed` counts the cards whose place is fixed. The others forget what they knew of these.
    """

    deck: int
    placed: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_deck", "look", "choose_card", "put")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.deck = OUTER
        self.placed = 0

    def choose_deck(self, s: TalismanState) -> None:
        decks = self.options(s, self.seat, words.ASK_CARD_CHOICE)
        if len(decks) > 1:
            s.ask(self.seat, words.ASK_CARD_CHOICE, card_met(s, self))
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
