"""Cooldown Clocks and Upkeep (WD-31, WD-32)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.board import IMPASSABLE
from spellwright.games.duels.content.columns import (
    COLOUR,
    COOLDOWN,
    COOLDOWN_MARKERS,
    FIENDFYRE,
    PATRONUM,
    SPELL_ACTS_AS,
    UPKEEP,
)
from spellwright.games.duels.queries import card_word, model_of_piece
from spellwright.games.duels.rules.power import PayPower, can_pay
from spellwright.games.duels.rules.supply import left_of
from spellwright.games.duels.state import (
    CARDS_EACH,
    NOBODY,
    NOTHING,
    NOWHERE,
    Card,
    DuelsProcedure,
    DuelsState,
    Flag,
    Mask,
    Seat,
)
from spellwright.kernel.option import FIRST, SECOND, first_of, second_of, verb_of

FIENDFYRE_STEPS: Final = 2


# -- Cooldown --------------------------------------------------------------------------------------


def place_clock(s: DuelsState, card: int, figure: int) -> None:
    """WD-28.14, WD-31.2."""
    if left_of(s, COOLDOWN_MARKERS, len([clock for clock in s.clock if clock])):
        s.clock[card] = figure
    if not s.clock[card] and s.bound[card] == NOBODY:
        s.holder[card] = NOBODY


def advance_clock(s: DuelsState, card: int) -> None:
    """WD-14.10, WD-14.11, WD-31.3 to WD-31.5."""
    if s.clock[card] == 0:
        return
    s.clock[card] -= 1
    if s.clock[card] == 0:
        if s.bound[card] == NOBODY:
            s.holder[card] = NOBODY
        s.tell(story.COOLED, card_word(s, card), card // CARDS_EACH)


# -- Upkeep ----------------------------------------------------------------------------------------


def keep_up(s: DuelsState, card: int, aim: int) -> None:
    """WD-32.1 to WD-32.3: the effect lasts from now on."""
    s.upkept.append(card)
    s.aim[card] = aim


def disable(s: DuelsState, card: int) -> None:
    """WD-32.11 to WD-32.13, WD-32.18."""
    seat = card // CARDS_EACH
    s.upkept.remove(card)
    s.spent_light[seat] += s.on_light[card]
    s.spent_dark[seat] += s.on_dark[card]
    s.on_light[card] = s.on_dark[card] = 0
    s.aim[card] = NOTHING
    kind = SPELL_ACTS_AS[s.spell[card]]
    if kind == PATRONUM:
        s.patronus[seat] = NOWHERE
    elif kind == FIENDFYRE:
        s.fiendfyre[seat] = NOWHERE
    s.tell(story.SPELL_ENDED, card_word(s, card))
    place_clock(s, card, COOLDOWN[s.spell[card]])


def is_paid(s: DuelsState, card: int) -> bool:
    """WD-32.8: whether the markers lie on the Spell already."""
    return s.on_light[card] + s.on_dark[card] >= UPKEEP[s.spell[card]]


def upkept_by(s: DuelsState, seat: int) -> list[int]:
    return [card for card in s.upkept if card // CARDS_EACH == seat]


class DueUpkeep(DuelsProcedure):
    """WD-32.4 to WD-32.10, WD-40.12: one upkept Spell of the player after another."""

    seat: Seat
    in_start_phase: Flag
    settled: Mask
    card: Card
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "settle", "creep")

    def __init__(self, seat: int, in_start_phase: int) -> None:
        self.seat = seat
        self.in_start_phase = in_start_phase
        self.settled = 0
        self.card = NOTHING

    def due(self, s: DuelsState) -> list[int]:
        return [
            card
            for card in upkept_by(s, self.seat)
            if not self.settled >> (card - self.seat * CARDS_EACH) & 1
        ]

    def choose(self, s: DuelsState) -> None:
        if self.due(s):
            s.ask(self.seat, words.ASK_UPKEEP)
        else:
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        found = []
        for card in self.due(s):
            named = card_word(s, card) << FIRST | s.piece[s.holder[card]] << SECOND
            if is_paid(s, card):
                found.append(words.LEAVE | named)
            elif can_pay(s, self.seat, UPKEEP[s.spell[card]], COLOUR[s.spell[card]]):
                found.append(words.PAY | named)
            found.append(words.LAPSE | named)
        return found

    def settle(self, s: DuelsState) -> None:
        holder = model_of_piece(s, second_of(s.answer))
        wanted = first_of(s.answer)
        self.card = next(
            card
            for card in self.due(s)
            if s.holder[card] == holder and card_word(s, card) == wanted
        )
        self.settled |= 1 << (self.card - self.seat * CARDS_EACH)
        verb = verb_of(s.answer)
        if verb == words.LAPSE:
            s.tell(story.LAPSED, self.seat, wanted)
            disable(s, self.card)
            self.go_to("choose")
        elif verb == words.LEAVE:
            s.tell(story.LEFT_UPKEEP, self.seat, wanted)
            self.go_to("creep")
        else:
            spell = s.spell[self.card]
            s.tell(story.PAID_UPKEEP, self.seat, wanted)
            s.push(PayPower(self.seat, UPKEEP[spell], COLOUR[spell], self.card))

    def creep(self, s: DuelsState) -> None:
        """Let the player move a Fiendfyre that is kept up, in 1c."""
        self.go_to("choose")
        if self.in_start_phase and SPELL_ACTS_AS[s.spell[self.card]] == FIENDFYRE:
            s.push(CreepingFire(self.seat))


class CreepingFire(DuelsProcedure):
    """Fiendfyre: its Marker moves up to 2 Spaces, not onto Impassable ones, and hurts nobody."""

    seat: Seat
    left: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "move")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.left = FIENDFYRE_STEPS

    def choose(self, s: DuelsState) -> None:
        if self.left and s.fiendfyre[self.seat] != NOWHERE:
            s.ask(self.seat, words.ASK_FIENDFYRE, self.left)
        else:
            self.stop()

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        near = s.board.near[s.fiendfyre[self.seat]]
        spaces = [space for space in near if s.terrain[space] != IMPASSABLE]
        return [words.STOP, *[words.TO | space << FIRST for space in spaces]]

    def move(self, s: DuelsState) -> None:
        if verb_of(s.answer) == words.STOP:
            self.stop()
            return
        s.fiendfyre[self.seat] = first_of(s.answer)
        s.tell(story.FIRE_CREPT, self.seat, s.fiendfyre[self.seat])
        self.left -= 1
        self.go_to("choose")


class RefillPools(DuelsProcedure):
    """WD-24.3 to WD-24.5, WD-G23: after an Opponent's Clash Deck was refilled."""

    first: Seat
    turn: int
    __slots__ = tuple(__annotations__)

    STEPS = ("settle_upkeep", "refill")

    def __init__(self, first: int) -> None:
        self.first = first
        self.turn = 0

    def _seat(self) -> int:
        return self.first if self.turn == 0 else 1 - self.first

    def settle_upkeep(self, s: DuelsState) -> None:
        while self.turn < 2 and not s.refilled[1 - self._seat()]:
            self.turn += 1
        if self.turn == 2:
            self.stop()
        elif s.upkept:
            s.push(DueUpkeep(self._seat(), 0))

    def refill(self, s: DuelsState) -> None:
        """WD-30.9."""
        seat = self._seat()
        s.refilled[1 - seat] = 0
        s.light[seat] += s.spent_light[seat]
        s.dark[seat] += s.spent_dark[seat]
        s.spent_light[seat] = s.spent_dark[seat] = 0
        s.tell(story.POOL_REFILLED, seat)
        self.turn += 1
        self.go_to("settle_upkeep")
