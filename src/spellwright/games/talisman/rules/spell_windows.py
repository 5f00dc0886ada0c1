"""Spell windows: who is asked for a Spell, when, and in which order (TA-17.12, TA-17.13).

A seat is asked only if it holds a Spell that it can cast there and then. It can say that it will
cast nothing until something concerns it, or nothing more in this turn.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.content.columns import OP, SPELL_RULE
from spellwright.games.talisman.content.names import AVADA_KEDAVRA
from spellwright.games.talisman.queries import faction, in_turn_order
from spellwright.games.talisman.rules.casting import CastSpell
from spellwright.games.talisman.rules.gaining import gain_fate
from spellwright.games.talisman.rules.spell_targets import (
    DANGER,
    FIGHT,
    SCORES,
    TEST,
    WON,
    castable,
)
from spellwright.games.talisman.rules.spells_in_hand import discard_spell
from spellwright.games.talisman.state import WITH_CHARACTER, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of, verb_of

UNTIL_MINE: Final = 1
UNTIL_NEXT_TURN: Final = 2


def open_window(s: TalismanState, moment: int) -> None:
    """Offer Spells, if anybody can cast one. Asking a seat tells something about its hand."""
    holders = [seat for seat in range(s.seats) if s.hand[seat]]
    if not holders:
        return
    s.reveal()
    for seat in holders:
        if listens(s, seat, moment) and castable(s, seat, moment):
            s.push(Window(moment))
            return


def listens(s: TalismanState, seat: int, moment: int) -> bool:
    if not s.silent[seat]:
        return True
    return s.silent[seat] == UNTIL_MINE and concerns(s, seat, moment)


def concerns(s: TalismanState, seat: int, moment: int) -> bool:
    """Whether a moment concerns a Character itself: its fight, its test, its Life."""
    if moment in (FIGHT, SCORES, WON):
        return seat in (s.fighter, s.foe)
    if moment == DANGER:
        return s.danger[-1] == seat
    return moment == TEST and seat == s.active


class Window(TalismanProcedure):
    """TA-17.12: the active player, then clockwise, again and again until all have passed in a row.

    `place` is the asked seat's place in that order.
    """

    moment: int
    place: int
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "answer")

    def __init__(self, moment: int) -> None:
        self.moment = moment
        self.place = 0

    def _order(self, s: TalismanState) -> list[int]:
        """TA-13.19: in a fight between Characters the defender comes second."""
        order = in_turn_order(s, s.active)
        if s.fight == WITH_CHARACTER and self.moment == FIGHT:
            return [s.active, s.foe, *[seat for seat in order if seat not in (s.active, s.foe)]]
        return order

    def offer(self, s: TalismanState) -> None:
        s.reveal()
        order = self._order(s)
        for place in range(self.place, len(order)):
            seat = order[place]
            if s.hand[seat] and listens(s, seat, self.moment) and castable(s, seat, self.moment):
                self.place = place
                s.ask(seat, words.ASK_SPELL, self.moment)
                return
        self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        codes = [words.CAST | spell << FIRST for spell in castable(s, seat, self.moment)]
        codes.append(words.PASS)
        if not s.silent[seat]:
            codes.append(words.WAIT_MINE)
        codes.append(words.WAIT_TURN)
        return codes

    def answer(self, s: TalismanState) -> None:
        verb, seat = verb_of(s.answer), s.answered_by
        self.go_to("offer")
        if verb == words.CAST:
            self.place = 0
            spell = first_of(s.answer)
            if SPELL_RULE[spell] == AVADA_KEDAVRA and faction(s, seat) == OP:
                discard_spell(s, seat, spell)
                gain_fate(s, seat)
            else:
                s.push(CastSpell(seat, spell, self.moment))
            return
        self.place += 1
        if verb == words.WAIT_MINE:
            s.silent[seat] = UNTIL_MINE
        elif verb == words.WAIT_TURN:
            s.silent[seat] = UNTIL_NEXT_TURN
