"""Events that work at once (TA-O02 to TA-O10, TA-M03 to TA-M06)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import GROUNDS, LONDON
from spellwright.games.talisman.content.figures import (
    DARK_MARK,
    DE,
    FIRST_STACK,
    KNIGHT_BUS,
    MAGIC,
    MIGHT,
    MINISTRY_RAID,
    OP,
    PEEVES_STRIKES,
    PORTKEY,
    PORTKEY_OFFICE,
    TRIWIZARD_CHAMPION,
)
from spellwright.games.talisman.queries import (
    faction,
    in_region,
    in_turn_order,
    may_hold,
)
from spellwright.games.talisman.rules.dice import EVENT_ROLL, ordered_roll
from spellwright.games.talisman.rules.holdings import (
    discard_object,
    gain_ability,
    gain_fate,
    gain_from_stock,
    gain_galleons,
    gain_object,
    gain_spell,
    heal,
    lose_fate,
    lose_galleons,
    lose_object,
    wounds,
)
from spellwright.games.talisman.rules.life import LoseFollower, lose_life
from spellwright.games.talisman.rules.places import appear_on, elsewhere
from spellwright.games.talisman.state import Card, Seat, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of, verb_of

DEMENTOR_HURTS: Final = 2


class DementorsOverLondon(TalismanProcedure):
    """TA-O02: every Character in London rolls; on 1 or 2 it loses a Life."""

    seat: Seat
    queue: list[Seat]
    __slots__ = tuple(__annotations__)

    STEPS = ("gather", "roll", "suffer")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.queue = []

    def gather(self, s: TalismanState) -> None:
        self.queue = in_region(s, LONDON, self.seat)

    def roll(self, s: TalismanState) -> None:
        while self.queue and not s.life[self.queue[0]]:
            del self.queue[0]
        if self.queue:
            ordered_roll(s, self.queue[0], EVENT_ROLL)
        else:
            self.stop()

    def suffer(self, s: TalismanState) -> None:
        victim = self.queue.pop(0)
        self.go_to("roll")
        if s.dice[0] <= DEMENTOR_HURTS:
            lose_life(s, victim)


class WorldCupWin(TalismanProcedure):
    """TA-O03."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("celebrate",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def celebrate(self, s: TalismanState) -> None:
        for seat in in_region(s, LONDON, self.seat):
            gain_galleons(s, seat)


class Tribute(TalismanProcedure):
    """TA-O04, TA-O05: all Characters of one faction in London part with something."""

    seat: Seat
    card: Card
    queue: list[Seat]
    __slots__ = tuple(__annotations__)

    STEPS = ("gather", "choose", "part")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.queue = []

    def gather(self, s: TalismanState) -> None:
        wanted = DE if self.card == MINISTRY_RAID else OP
        self.queue = [w for w in in_region(s, LONDON, self.seat) if faction(s, w) == wanted]

    def choose(self, s: TalismanState) -> None:
        if not self.queue:
            self.stop()
            return
        seat = self.queue[0]
        codes = self.options(s, seat, words.ASK_CARD_CHOICE)
        if not codes:
            self._spare(s)
        elif len(codes) == 1:
            s.answer = codes[0]
        else:
            s.ask(seat, words.ASK_CARD_CHOICE, self.card)

    def _spare(self, s: TalismanState) -> None:
        """Without Objects and Galleons a Death Eater loses a Fate."""
        seat = self.queue.pop(0)
        self.go_to("choose")
        if self.card == MINISTRY_RAID:
            lose_fate(s, seat)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        things = s.objects[seat] if self.card == MINISTRY_RAID else s.followers[seat]
        codes = [words.DISCARD | card << FIRST for card in things]
        if self.card == MINISTRY_RAID and s.gold[seat]:
            codes.append(words.PAY | words.PAY_GALLEON << FIRST)
        if self.card == DARK_MARK and s.fate[seat]:
            codes.append(words.PAY | words.PAY_FATE << FIRST)
        return codes

    def part(self, s: TalismanState) -> None:
        seat, thing = self.queue.pop(0), first_of(s.answer)
        self.go_to("choose")
        if verb_of(s.answer) == words.PAY:
            if thing == words.PAY_GALLEON:
                lose_galleons(s, seat)
            else:
                lose_fate(s, seat)
        elif thing in s.objects[seat]:
            discard_object(s, seat, thing)
        else:
            s.push(LoseFollower(seat, thing))


class OwlPost(TalismanProcedure):
    """TA-O07."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("open_letter",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def open_letter(self, s: TalismanState) -> None:
        if not gain_spell(s, self.seat):
            gain_fate(s, self.seat)


class KnightBus(TalismanProcedure):
    """TA-O08."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "ride")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, s: TalismanState) -> None:
        if s.gold[self.seat]:
            s.ask(self.seat, words.ASK_CARD_SPACE, KNIGHT_BUS)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.NO, *[words.TO | space << FIRST for space in elsewhere(s, seat)]]

    def ride(self, s: TalismanState) -> None:
        if s.answer != words.NO:
            lose_galleons(s, self.seat)
            appear_on(s, self.seat, first_of(s.answer))


class PortkeyOffice(TalismanProcedure):
    """TA-O10."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "take")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def offer(self, s: TalismanState) -> None:
        if s.stock[PORTKEY - FIRST_STACK] and may_hold(s, self.seat, PORTKEY):
            s.ask(self.seat, words.ASK_CARD, PORTKEY_OFFICE)
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def take(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            gain_from_stock(s, self.seat, PORTKEY)


class TriwizardChampion(TalismanProcedure):
    """TA-M03."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("roll", "result", "gain")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, EVENT_ROLL)

    def result(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        if face == 6:
            s.ask(seat, words.ASK_CARD_CHOICE, TRIWIZARD_CHAMPION)
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


class PeevesStrikes(TalismanProcedure):
    """TA-M04: everybody on the grounds passes an Object on; `chosen` is parallel to `queue`."""

    seat: Seat
    queue: list[Seat]
    chosen: list[Card]
    __slots__ = tuple(__annotations__)

    STEPS = ("gather", "choose", "note", "pass_on")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.queue = []
        self.chosen = []

    def gather(self, s: TalismanState) -> None:
        self.queue = in_region(s, GROUNDS, self.seat)
        if len(self.queue) < 2:
            self.stop()

    def choose(self, s: TalismanState) -> None:
        while len(self.chosen) < len(self.queue):
            seat = self.queue[len(self.chosen)]
            objects = s.objects[seat]
            if len(objects) > 1:
                s.ask(seat, words.ASK_CARD_CHOICE, PEEVES_STRIKES)
                return
            self.chosen.append(objects[0] if objects else -1)
        self.go_to("pass_on")

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.AT_CARD | card << FIRST for card in s.objects[seat]]

    def note(self, s: TalismanState) -> None:
        card = first_of(s.answer)
        self.chosen.append(card)
        s.tell(words.DROPPED, s.character[s.answerer], card)
        self.go_to("choose")

    def pass_on(self, s: TalismanState) -> None:
        """TA-16.16: what the receiver may not hold stays where it is."""
        for place, card in enumerate(self.chosen):
            giver, taker = self.queue[place], self.queue[(place + 1) % len(self.queue)]
            if card >= 0 and card in s.objects[giver] and may_hold(s, taker, card):
                s.tell(words.TOOK_FROM, s.character[taker], card, s.character[giver])
                lose_object(s, giver, card)
                gain_object(s, taker, card)


class PhoenixSong(TalismanProcedure):
    """TA-M05."""

    seat: Seat
    __slots__ = tuple(__annotations__)

    STEPS = ("sing",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

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
