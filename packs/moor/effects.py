"""What the rows of the Lamplit Moor do that no row of the box does."""

from __future__ import annotations

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.board import LONDON
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, in_region, seat_of
from spellwright.games.talisman.rules import card_effects, side_abilities, spell_effects
from spellwright.games.talisman.rules.card_effects import CardEffect, card_met
from spellwright.games.talisman.rules.dice import OBSERVER_ROLL, ordered_roll
from spellwright.games.talisman.rules.gaining import gain_fate, gain_galleons, heal, wounds
from spellwright.games.talisman.rules.losing import (
    cannot_happen,
    lose_fate,
    lose_galleons,
    nothing_happens,
    spend_fate,
)
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.option import first_of

# -- sides -----------------------------------------------------------------------------------------


@side_abilities.strengthens("odessa-wren-a")
def light_in_the_dark(s: TalismanState, seat: int) -> int:
    """MOOR-1."""
    return 1 if s.token != faction(s, seat) else 0


@side_abilities.turn_begins("odessa-wren-b")
def wages(s: TalismanState, seat: int) -> None:
    """MOOR-2."""
    if not s.gold[seat]:
        gain_galleons(s, seat)


# -- Spells ----------------------------------------------------------------------------------------


@spell_effects.at_once("kindle")
def kindle(s: TalismanState, _caster: int, aim: int) -> None:
    """MOOR-3."""
    target = seat_of(s, first_of(aim))
    gain_fate(s, target)
    if s.life[target] == 1:
        heal(s, target, 1)


@spell_effects.at_once("snuff")
def snuff(s: TalismanState, _caster: int, aim: int) -> None:
    """MOOR-4."""
    target = seat_of(s, first_of(aim))
    if not lose_fate(s, target):
        lose_galleons(s, target)


# -- Encounter cards -------------------------------------------------------------------------------


@card_effects.effect("moonless-night")
class MoonlessNight(CardEffect):
    """MOOR-5."""

    __slots__ = ()

    STEPS = ("fall",)

    def fall(self, s: TalismanState) -> None:
        gain_fate(s, self.seat)
        for other in in_region(s, LONDON, self.seat):
            if other != self.seat:
                lose_fate(s, other)


@card_effects.effect("fog-warden")
class FogWarden(CardEffect):
    """MOOR-9."""

    __slots__ = ()

    STEPS = ("roll", "result")

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, OBSERVER_ROLL)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_CARD[card_met(s, self)]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        if dice[0] == 1:
            return means("lose-galleon" if s.gold[self.seat] else "nothing")
        if dice[0] == 6:
            return means("gain-spell")
        return means("nothing" if dice[0] <= 3 else "gain-fate")

    def result(self, s: TalismanState) -> None:
        face = s.dice[0]
        if face == 6:
            gain_spell(s, self.seat)
        elif face >= 4:
            gain_fate(s, self.seat)
        elif face > 1 or not lose_galleons(s, self.seat):
            nothing_happens(s, self.seat)


@card_effects.effect("standing-stones")
class StandingStones(CardEffect):
    """MOOR-10."""

    __slots__ = ()

    STEPS = ("offer", "rest")

    def offer(self, s: TalismanState) -> None:
        if s.fate[self.seat] and wounds(s, self.seat):
            s.ask(self.seat, words.ASK_CARD, card_met(s, self))
        else:
            hurt = wounds(s, self.seat)
            cannot_happen(s, self.seat, lexicons.NOTHING_TO_LOSE if hurt else lexicons.UNHURT)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def rest(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            spend_fate(s, self.seat, 1)
            heal(s, self.seat, 1)
