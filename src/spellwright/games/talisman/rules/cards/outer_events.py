"""Events of the Outer deck that work at once (TA-O02 to TA-O10)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import LONDON
from spellwright.games.talisman.content.columns import CARD_RULE, DE, OP, STACK_OF
from spellwright.games.talisman.content.names import (
    DARK_MARK,
    MINISTRY_RAID,
    PORTKEY,
)
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, in_region, may_hold
from spellwright.games.talisman.rules.card_effects import card_met, effect
from spellwright.games.talisman.rules.dice import EVENT_ROLL, ordered_roll
from spellwright.games.talisman.rules.gaining import gain_fate, gain_from_stock, gain_galleons
from spellwright.games.talisman.rules.life import LoseFollower, lose_life
from spellwright.games.talisman.rules.losing import (
    cannot_happen,
    discard_object,
    lose_fate,
    lose_galleons,
    nothing_happens,
    spend_galleons,
)
from spellwright.games.talisman.rules.placement import appear_on, elsewhere
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.state import (
    Card,
    Seat,
    SeatProcedure,
    TalismanProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

DEMENTOR_HURTS: Final = 2


@effect("dementors-over-london")
class DementorsOverLondon(SeatProcedure):
    """TA-O02: every Character in London rolls; on 1 or 2 it loses a Life."""

    queue: list[Seat]
    __slots__ = tuple(__annotations__)

    STEPS = ("gather", "roll", "suffer")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat, card)
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

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_CARD[card_met(s, self)]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("lose-life" if dice[0] <= DEMENTOR_HURTS else "nothing")

    def suffer(self, s: TalismanState) -> None:
        victim = self.queue.pop(0)
        self.go_to("roll")
        if s.dice[0] <= DEMENTOR_HURTS:
            lose_life(s, victim)
        else:
            nothing_happens(s, victim)


@effect("world-cup-win")
class WorldCupWin(SeatProcedure):
    """TA-O03."""

    __slots__ = ()

    STEPS = ("celebrate",)

    def celebrate(self, s: TalismanState) -> None:
        for seat in in_region(s, LONDON, self.seat):
            gain_galleons(s, seat)


@effect("ministry-raid", "dark-mark-in-the-sky")
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
        wanted = DE if CARD_RULE[self.card] == MINISTRY_RAID else OP
        self.queue = [w for w in in_region(s, LONDON, self.seat) if faction(s, w) == wanted]
        if not self.queue:
            s.tell(story.SPARED_ALL, self.card)

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
        if CARD_RULE[self.card] != MINISTRY_RAID or not lose_fate(s, seat):
            cannot_happen(s, seat, lexicons.NOTHING_TO_LOSE)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        things = s.objects[seat] if CARD_RULE[self.card] == MINISTRY_RAID else s.followers[seat]
        codes = [words.DISCARD | card << FIRST for card in things]
        if CARD_RULE[self.card] == MINISTRY_RAID and s.gold[seat]:
            codes.append(words.PAY | lexicons.PAY_GALLEON << FIRST)
        if CARD_RULE[self.card] == DARK_MARK and s.fate[seat]:
            codes.append(words.PAY | lexicons.PAY_FATE << FIRST)
        return codes

    def part(self, s: TalismanState) -> None:
        seat, thing = self.queue.pop(0), first_of(s.answer)
        self.go_to("choose")
        if verb_of(s.answer) == words.PAY:
            if thing == lexicons.PAY_GALLEON:
                lose_galleons(s, seat)
            else:
                lose_fate(s, seat)
        elif thing in s.objects[seat]:
            discard_object(s, seat, thing)
        else:
            s.push(LoseFollower(seat, thing))


@effect("owl-post")
class OwlPost(SeatProcedure):
    """TA-O07."""

    __slots__ = ()

    STEPS = ("open_letter",)

    def open_letter(self, s: TalismanState) -> None:
        if not gain_spell(s, self.seat):
            gain_fate(s, self.seat)


@effect("knight-bus")
class KnightBus(SeatProcedure):
    """TA-O08."""

    __slots__ = ()

    STEPS = ("offer", "ride")

    def offer(self, s: TalismanState) -> None:
        if s.gold[self.seat]:
            s.ask(self.seat, words.ASK_CARD_SPACE, card_met(s, self))
        else:
            cannot_happen(s, self.seat, lexicons.TOO_POOR)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.NO, *[words.TO | space << FIRST for space in elsewhere(s, seat)]]

    def ride(self, s: TalismanState) -> None:
        if s.answer != words.NO:
            spend_galleons(s, self.seat)
            appear_on(s, self.seat, first_of(s.answer))


@effect("portkey-office-opens")
class PortkeyOffice(SeatProcedure):
    """TA-O10."""

    __slots__ = ()

    STEPS = ("offer", "take")

    def offer(self, s: TalismanState) -> None:
        if s.stock[STACK_OF[PORTKEY]] and may_hold(s, self.seat, PORTKEY):
            s.ask(self.seat, words.ASK_CARD, card_met(s, self))
        else:
            cannot_happen(s, self.seat, lexicons.NOTHING_TO_HAVE)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def take(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            gain_from_stock(s, self.seat, PORTKEY)
