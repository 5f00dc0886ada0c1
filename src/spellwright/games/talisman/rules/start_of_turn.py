"""What the active player may use before moving (TA-5.12 (3))."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import CENTAUR_CLEARING
from spellwright.games.talisman.content.columns import MIDDLE, OUTER
from spellwright.games.talisman.content.names import GINNY, PRINCES_BOOK, ROOKWOOD
from spellwright.games.talisman.rules.decks import look_at_top, put_under
from spellwright.games.talisman.rules.losing import discard_object
from spellwright.games.talisman.rules.spells_in_hand import gain_spell, may_gain_spell
from spellwright.games.talisman.state import Flag, Seat, TalismanProcedure, TalismanState
from spellwright.kernel.option import FIRST, first_of, verb_of

BOOK_SPELLS: Final = 2


class StartOfTurn(TalismanProcedure):
    """The player chooses the order; `looked` tells that Rookwood has been used."""

    seat: Seat
    looked: Flag
    deck: int
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "use", "see_card", "put_card")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.looked = 0
        self.deck = OUTER

    def offer(self, s: TalismanState) -> None:
        if len(self._uses(s)) > 0:
            s.ask(self.seat, words.ASK_START)
        else:
            self.stop()

    def _uses(self, s: TalismanState) -> list[int]:
        seat, codes = self.seat, []
        followers = s.followers[seat]
        if GINNY in followers and not s.hand[seat] and may_gain_spell(s, seat):
            codes.append(words.USE | GINNY << FIRST)
        if PRINCES_BOOK in s.objects[seat] and s.at[seat] != CENTAUR_CLEARING:
            codes.append(words.USE | PRINCES_BOOK << FIRST)
        if ROOKWOOD in followers and not self.looked:
            codes += [words.LOOK_AT | deck << FIRST for deck in (OUTER, MIDDLE) if s.deck[deck]]
        return codes

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_UNDER:
            card = s.deck[self.deck][-1]
            return [words.ON_TOP | card << FIRST, words.UNDER | card << FIRST]
        return [*self._uses(s), words.DONE]

    def use(self, s: TalismanState) -> None:
        verb, thing = verb_of(s.answer), first_of(s.answer)
        if verb == words.DONE:
            self.stop()
        elif verb == words.LOOK_AT:
            self.looked = 1
            self.deck = thing
            look_at_top(s, self.seat, thing, 1)
        else:
            self.go_to("offer")
            if thing == PRINCES_BOOK:
                discard_object(s, self.seat, PRINCES_BOOK)
                for _ in range(BOOK_SPELLS):
                    gain_spell(s, self.seat)
            else:
                gain_spell(s, self.seat)

    def see_card(self, s: TalismanState) -> None:
        """TA-M17."""
        s.ask(self.seat, words.ASK_UNDER)

    def put_card(self, s: TalismanState) -> None:
        if verb_of(s.answer) == words.UNDER:
            put_under(s, self.deck)
        self.go_to("offer")
