"""Exchanging Trophies for Magic and Might (TA-14)."""

from __future__ import annotations

from spellwright.games.talisman import story, words
from spellwright.games.talisman.content.columns import (
    ABILITY,
    MAGIC,
    MIGHT,
    SLOW_TROPHY_POINTS,
    TROPHY_POINTS,
    VALUE,
)
from spellwright.games.talisman.content.names import DUMBLEDORE_A
from spellwright.games.talisman.queries import is_side
from spellwright.games.talisman.rules.gaining import gain_ability
from spellwright.games.talisman.rules.losing import put_away
from spellwright.games.talisman.state import Seat, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of, verb_of


def points_needed(s: TalismanState) -> int:
    return SLOW_TROPHY_POINTS if s.settings["slow-growth"] else TROPHY_POINTS


def points(cards: list[int], ability: int) -> int:
    return sum([VALUE[card] for card in cards if ABILITY[card] == ability])


def can_exchange(s: TalismanState, seat: int) -> bool:
    """TA-14.3, TA-14.11, TA-18.8."""
    trophies, needed = s.trophies[seat], points_needed(s)
    if not trophies or s.ferret[seat]:
        return False
    magic, might = points(trophies, MAGIC), points(trophies, MIGHT)
    if is_side(s, seat, DUMBLEDORE_A):
        return magic + might >= needed
    return magic >= needed or might >= needed


class ExchangeTrophies(TalismanProcedure):
    """TA-14.13: cards are turned in one by one (`s.turned_in`) and exchanged together.

    `gains` counts the points still to be chosen by Dumbledore.
    """

    seat: Seat
    gains: int
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "turn_in", "choose_ability", "gain")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.gains = 0

    def offer(self, s: TalismanState) -> None:
        if s.turned_in or can_exchange(s, self.seat):
            s.ask(self.seat, words.ASK_TURN_IN, sum([VALUE[card] for card in s.turned_in]))
        else:
            self.stop()

    def _mixes(self, s: TalismanState) -> bool:
        return is_side(s, self.seat, DUMBLEDORE_A)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_RAISE:
            return [words.RAISE | ability << FIRST for ability in (MAGIC, MIGHT)]
        needed, codes = points_needed(s), [words.DONE]
        gathered = sum([VALUE[card] for card in s.turned_in])
        if gathered >= needed:
            codes.append(words.EXCHANGE)
        left = [card for card in s.trophies[seat] if card not in s.turned_in]
        return codes + [words.TURN_IN | c << FIRST for c in left if self._fits(s, c, needed)]

    def _fits(self, s: TalismanState, card: int, needed: int) -> bool:
        """An exchange takes one kind of Trophy, and only a kind that can reach the price."""
        if self._mixes(s):
            return True
        if s.turned_in:
            return ABILITY[card] == ABILITY[s.turned_in[0]]
        return points(s.trophies[self.seat], ABILITY[card]) >= needed

    def turn_in(self, s: TalismanState) -> None:
        verb = verb_of(s.answer)
        if verb == words.TURN_IN:
            s.turned_in.append(first_of(s.answer))
            self.go_to("offer")
        elif verb == words.DONE:
            s.turned_in = []
            self.stop()
        else:
            self._exchange(s)

    def _exchange(self, s: TalismanState) -> None:
        """TA-14.4, TA-14.5: points above a multiple are lost."""
        gathered = sum([VALUE[card] for card in s.turned_in])
        ability = ABILITY[s.turned_in[0]]
        s.tell(story.TROPHIES_EXCHANGED, s.character[self.seat], gathered)
        for card in s.turned_in:
            s.trophies[self.seat].remove(card)
            put_away(s, card)
        s.turned_in = []
        self.gains = gathered // points_needed(s)
        if not self._mixes(s):
            for _ in range(self.gains):
                gain_ability(s, self.seat, ability)
            self.go_to("offer")

    def choose_ability(self, s: TalismanState) -> None:
        """TA-AD4."""
        if self.gains:
            s.ask(self.seat, words.ASK_RAISE)
        else:
            self.go_to("offer")

    def gain(self, s: TalismanState) -> None:
        self.gains -= 1
        gain_ability(s, self.seat, first_of(s.answer))
        self.go_to("choose_ability")
