"""Places (TA-O57 to TA-O60, TA-M39, TA-M40)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.content.columns import (
    CAVE_FATE,
    COTTAGE_COUNTERS,
    DE,
    MAGIC,
    MIGHT,
    OP,
    STACK_OF,
)
from spellwright.games.talisman.content.names import LANTERN
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, may_hold
from spellwright.games.talisman.rules.card_effects import card_met, effect, revealed
from spellwright.games.talisman.rules.cards.leaving import leave_space
from spellwright.games.talisman.rules.dice import CARD_ROLL, ordered_roll
from spellwright.games.talisman.rules.enemies import FightFoe
from spellwright.games.talisman.rules.fights import WIN
from spellwright.games.talisman.rules.gaining import (
    gain_ability,
    gain_fate,
    gain_from_stock,
    heal,
    wounds,
)
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.rules.losing import (
    cannot_happen,
    lose_turn,
    nothing_happens,
    spend_galleons,
)
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.state import SeatProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of

LANTERN_PRICE: Final = 1
CHAMBER_MIGHT: Final = 8


@revealed("seaside-cave")
def fill_cave(s: TalismanState, _card: int) -> None:
    s.cave_fate = min(CAVE_FATE, s.fate_pool)
    s.fate_pool -= s.cave_fate


@effect("seaside-cave")
class SeasideCave(SeatProcedure):
    """TA-O57: once per visit a Character may gain 1 of its Fate."""

    __slots__ = ()

    STEPS = ("offer", "take")

    def offer(self, s: TalismanState) -> None:
        if s.cave_fate:
            s.ask(self.seat, words.ASK_CARD, card_met(s, self))
        else:
            self.stop()
            leave_space(s, self.seat, card_met(s, self))

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def take(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.cave_fate -= 1
            s.fate_pool += 1
            gain_fate(s, self.seat)
            if not s.cave_fate:
                leave_space(s, self.seat, card_met(s, self))


@revealed("shell-cottage")
def open_cottage(s: TalismanState, _card: int) -> None:
    s.cottage = COTTAGE_COUNTERS


@effect("shell-cottage")
class ShellCottage(SeatProcedure):
    """TA-O58."""

    __slots__ = ()

    STEPS = ("offer", "rest")

    def offer(self, s: TalismanState) -> None:
        seat = self.seat
        if wounds(s, seat) and (faction(s, seat) == OP or s.gold[seat]):
            s.ask(seat, words.ASK_CARD, card_met(s, self))
        else:
            reason = lexicons.TOO_POOR if wounds(s, seat) else lexicons.UNHURT
            cannot_happen(s, seat, reason)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def rest(self, s: TalismanState) -> None:
        seat = self.seat
        if s.answer == words.NO:
            return
        if faction(s, seat) == DE:
            spend_galleons(s, seat)
        heal(s, seat, 1)
        s.cottage -= 1
        if not s.cottage:
            leave_space(s, seat, card_met(s, self))


@effect("riddle-house")
class RiddleHouse(SeatProcedure):
    """TA-O59."""

    __slots__ = ()

    STEPS = ("roll", "result")

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, CARD_ROLL)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_CARD[card_met(s, self)]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        face = dice[0]
        if face == 1:
            return means("lose-life")
        if face == 6:
            return means("gain-spell")
        gains = face in (4, 5) and faction(s, self.seat) == DE
        return means("gain-fate" if gains else "nothing")

    def result(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        if face == 1:
            lose_life(s, seat)
        elif face in (4, 5) and faction(s, seat) == DE:
            gain_fate(s, seat)
        elif face == 6:
            gain_spell(s, seat)
        else:
            nothing_happens(s, seat)


@effect("ottery-lamp-shop")
class LampShop(SeatProcedure):
    """TA-O60."""

    __slots__ = ()

    STEPS = ("offer", "buy")

    def offer(self, s: TalismanState) -> None:
        seat = self.seat
        if not s.stock[STACK_OF[LANTERN]]:
            self.stop()
            leave_space(s, seat, card_met(s, self))
        elif s.gold[seat] >= LANTERN_PRICE and may_hold(s, seat, LANTERN):
            s.ask(seat, words.ASK_CARD, card_met(s, self))
        else:
            cannot_happen(s, seat, lexicons.NOTHING_TO_HAVE)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def buy(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            gain_from_stock(s, self.seat, LANTERN, LANTERN_PRICE)


@effect("mirror-of-erised")
class MirrorOfErised(SeatProcedure):
    """TA-M39: once per game for each player."""

    __slots__ = ()

    STEPS = ("offer", "look")

    def offer(self, s: TalismanState) -> None:
        if s.mirrored[self.seat]:
            cannot_happen(s, self.seat, lexicons.DONE_ALREADY)
            self.stop()
        else:
            s.ask(self.seat, words.ASK_CARD_CHOICE, card_met(s, self))

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.NO, *[words.RAISE | ability << FIRST for ability in (MAGIC, MIGHT)]]

    def look(self, s: TalismanState) -> None:
        if s.answer != words.NO:
            s.mirrored[self.seat] = 1
            lose_turn(s, self.seat)
            gain_ability(s, self.seat, first_of(s.answer))


@effect("chamber-of-secrets")
class ChamberOfSecrets(SeatProcedure):
    """TA-M40."""

    __slots__ = ()

    STEPS = ("offer", "enter", "result")

    def offer(self, s: TalismanState) -> None:
        s.ask(self.seat, words.ASK_CARD, card_met(s, self))

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def enter(self, s: TalismanState) -> None:
        if s.answer == words.NO:
            self.stop()
        else:
            s.push(FightFoe(self.seat, lexicons.CHAMBER_BASILISK, MIGHT, CHAMBER_MIGHT))

    def result(self, s: TalismanState) -> None:
        if s.result == WIN:
            leave_space(s, self.seat, card_met(s, self))
            gain_ability(s, self.seat, MAGIC)
            gain_ability(s, self.seat, MIGHT)
