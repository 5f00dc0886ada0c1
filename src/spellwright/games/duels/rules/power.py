"""Power Markers: paying, regaining, the cost to Empower (WD-29, WD-30)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import story, words
from spellwright.games.duels.conditions import AT_PEACE, is_now
from spellwright.games.duels.content.columns import (
    APPRENTICE,
    COLOUR,
    DARK,
    ELF,
    EMPOWER,
    LIGHT,
    NEUTRAL,
    SUPREME_MUGWUMP,
)
from spellwright.games.duels.queries import has
from spellwright.games.duels.state import NOTHING, DuelsProcedure, DuelsState, Seat, seat_of
from spellwright.kernel.option import FIRST, first_of

NO_WAY: Final = -1
"""A cost that cannot be met."""


def can_pay(s: DuelsState, seat: int, cost: int, colour: int) -> bool:
    """WD-29.6, WD-29.16, WD-G27: Neutral costs in any mix."""
    if colour == LIGHT:
        return s.light[seat] >= cost
    if colour == DARK:
        return s.dark[seat] >= cost
    return s.light[seat] + s.dark[seat] >= cost


def empower_cost(s: DuelsState, seat: int, spell: int, caster: int, casting: bool) -> int:
    """What a player pays to Empower; NO_WAY if it cannot be done (WD-29)."""
    if EMPOWER[spell] == 0:
        return NO_WAY
    cost = EMPOWER[spell]
    if s.active >= 0 and seat_of(s.active) == seat and has(s, s.active, APPRENTICE):
        cost -= 1
    if casting:
        if has(s, caster, ELF) or is_now(s, caster, AT_PEACE):
            return 0
        if has(s, caster, SUPREME_MUGWUMP):
            cost -= 1
    cost = max(cost, 0)
    colour = COLOUR[spell] if casting else NEUTRAL
    return cost if can_pay(s, seat, cost, colour) else NO_WAY


def spend(s: DuelsState, seat: int, white: int, black: int) -> None:
    """WD-29.8, WD-30.8."""
    s.light[seat] -= white
    s.dark[seat] -= black
    s.spent_light[seat] += white
    s.spent_dark[seat] += black


class PayPower(DuelsProcedure):
    """Pay from the Power Pool; in a mix of colours the payer chooses (WD-40.21).

    Upkeep is laid onto its Spell `card` (WD-32.6), everything else into the Spent Power Zone.
    """

    seat: Seat
    cost: int
    colour: int
    card: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_colours", "pay")

    def __init__(self, seat: int, cost: int, colour: int, card: int = NOTHING) -> None:
        self.seat = seat
        self.cost = cost
        self.colour = colour
        self.card = card

    def whites(self, s: DuelsState) -> range:
        """How many white markers may be among those paid."""
        if self.colour == LIGHT:
            return range(self.cost, self.cost + 1)
        if self.colour == DARK:
            return range(1)
        least = max(0, self.cost - s.dark[self.seat])
        return range(least, min(self.cost, s.light[self.seat]) + 1)

    def choose_colours(self, s: DuelsState) -> None:
        whites = self.whites(s)
        if len(whites) > 1:
            s.ask(self.seat, words.ASK_COLOURS, self.cost)
        else:
            s.answer = words.WHITE | whites[0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.WHITE | white << FIRST for white in self.whites(s)]

    def pay(self, s: DuelsState) -> None:
        white = first_of(s.answer)
        black = self.cost - white
        if self.card == NOTHING:
            spend(s, self.seat, white, black)
        else:
            s.light[self.seat] -= white
            s.dark[self.seat] -= black
            s.on_light[self.card] += white
            s.on_dark[self.card] += black


class RegainPower(DuelsProcedure):
    """Move up to a number of markers from the Spent Power Zone to the pool (WD-G46)."""

    seat: Seat
    amount: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_colours", "regain")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def whites(self, s: DuelsState) -> range:
        least = max(0, self.amount - s.spent_dark[self.seat])
        return range(least, min(self.amount, s.spent_light[self.seat]) + 1)

    def choose_colours(self, s: DuelsState) -> None:
        self.amount = min(self.amount, s.spent_light[self.seat] + s.spent_dark[self.seat])
        whites = self.whites(s)
        if len(whites) > 1:
            s.ask(self.seat, words.ASK_REGAIN, self.amount)
        else:
            s.answer = words.WHITE | whites[0] << FIRST

    def options(self, s: DuelsState, seat: int, question: int) -> list[int]:
        return [words.WHITE | white << FIRST for white in self.whites(s)]

    def regain(self, s: DuelsState) -> None:
        white = first_of(s.answer)
        spend(s, self.seat, -white, white - self.amount)
        if self.amount:
            s.tell(story.REGAINED, self.seat, self.amount)
        else:
            s.tell(story.NO_EFFECT)
