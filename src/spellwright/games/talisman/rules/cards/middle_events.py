"""Events of the Middle deck that work at once (TA-M03 to TA-M05)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import GROUNDS
from spellwright.games.talisman.content.columns import MAGIC, MIGHT, OP
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, in_region, in_turn_order, may_hold
from spellwright.games.talisman.rules.card_effects import card_met, effect
from spellwright.games.talisman.rules.dice import EVENT_ROLL, ordered_roll
from spellwright.games.talisman.rules.gaining import (
    gain_ability,
    gain_fate,
    gain_galleons,
    gain_object,
    heal,
    wounds,
)
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.rules.losing import cannot_happen, lose_object
from spellwright.games.talisman.rules.voldemort import VoldemortMoves
from spellwright.games.talisman.state import (
    Card,
    Seat,
    SeatProcedure,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of

TRIWIZARD: Final = (
    "lose-life",
    "lose-life",
    "gain-galleon",
    "gain-galleon",
    "gain-fate",
    "gain-ability",
)
"""What each face means, in the words of `lexicons.MEANING`."""


@effect("triwizard-champion")
class TriwizardChampion(SeatProcedure):
    """TA-M03."""

    __slots__ = ()

    STEPS = ("roll", "result", "gain")

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, EVENT_ROLL)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_CARD[card_met(s, self)]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means(TRIWIZARD[dice[0] - 1])

    def result(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        if face == 6:
            s.ask(seat, words.ASK_CARD_CHOICE, card_met(s, self))
            return
        self.stop()
        if face <= 2:
            lose_life(s, seat)
        elif face <= 4:
            gain_galleons(s, seat)
        else:
            gain_fate(s, seat)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.RAISE | ability << FIRST for ability in (MAGIC, MIGHT)]

    def gain(self, s: TalismanState) -> None:
        gain_ability(s, self.seat, first_of(s.answer))


@effect("peeves-strikes")
class PeevesStrikes(SeatProcedure):
    """TA-M04: everybody on the grounds passes an Object on; `chosen` is parallel to `queue`."""

    queue: list[Seat]
    chosen: list[Card]
    __slots__ = tuple(__annotations__)

    STEPS = ("gather", "choose", "note", "pass_on")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
        self.queue = []
        self.chosen = []

    def gather(self, s: TalismanState) -> None:
        self.queue = in_region(s, GROUNDS, self.seat)
        if len(self.queue) < 2:
            cannot_happen(s, self.seat, lexicons.NOBODY_ELSE)
            self.stop()

    def choose(self, s: TalismanState) -> None:
        while len(self.chosen) < len(self.queue):
            seat = self.queue[len(self.chosen)]
            objects = s.objects[seat]
            if len(objects) > 1:
                s.ask(seat, words.ASK_CARD_CHOICE, card_met(s, self))
                return
            self.chosen.append(objects[0] if objects else -1)
        self.go_to("pass_on")

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.AT_CARD | card << FIRST for card in s.objects[seat]]

    def note(self, s: TalismanState) -> None:
        card = first_of(s.answer)
        self.chosen.append(card)
        self.go_to("choose")

    def pass_on(self, s: TalismanState) -> None:
        """TA-16.16: an Object that the receiver may not hold stays where it is."""
        for place, card in enumerate(self.chosen):
            giver, taker = self.queue[place], self.queue[(place + 1) % len(self.queue)]
            if card < 0 or card not in s.objects[giver]:
                continue
            if not may_hold(s, taker, card):
                s.tell(story.KEPT_OBJECT, s.character[giver], card, s.character[taker])
            else:
                s.tell(story.TOOK_FROM, s.character[taker], card, s.character[giver])
                lose_object(s, giver, card)
                gain_object(s, taker, card)


@effect("phoenix-song")
class PhoenixSong(SeatProcedure):
    """TA-M05."""

    __slots__ = ()

    STEPS = ("sing",)

    def sing(self, s: TalismanState) -> None:
        hurt = [
            seat
            for seat in in_turn_order(s, self.seat)
            if s.life[seat] and faction(s, seat) == OP and wounds(s, seat)
        ]
        for seat in hurt:
            heal(s, seat, 1)
        if not hurt:
            gain_fate(s, self.seat)


@effect("the-dark-lord-calls")
def the_dark_lord_calls(seat: int, _card: int) -> TalismanProcedure:
    """TA-M06: Voldemort moves without a roll."""
    return VoldemortMoves(seat, by_roll=0)
