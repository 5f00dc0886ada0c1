"""Observers of the Outer deck (TA-O44 to TA-O49)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.content.columns import DE, IS_OBJECT, MAGIC, MIDDLE, OP, STACK_OF
from spellwright.games.talisman.content.names import WAND
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import may_hold, others_alive, seat_of
from spellwright.games.talisman.rules.advantage import set_token
from spellwright.games.talisman.rules.card_effects import card_met, effect, effect_by_faction
from spellwright.games.talisman.rules.cards.leaving import leave_space
from spellwright.games.talisman.rules.decks import draw_card, look_at_hand
from spellwright.games.talisman.rules.dice import OBSERVER_ROLL, ordered_roll
from spellwright.games.talisman.rules.gaining import (
    gain_ability,
    gain_from_stock,
    gain_galleons,
    gain_object,
)
from spellwright.games.talisman.rules.losing import (
    cannot_happen,
    discard_object,
    lose_fate,
    lose_galleons,
    lose_turn,
    nothing_happens,
    put_away,
    spend_galleons,
)
from spellwright.games.talisman.rules.quests import payable_objects
from spellwright.games.talisman.rules.spells_in_hand import gain_spell, may_gain_spell
from spellwright.games.talisman.state import (
    STORED_FREE,
    Flag,
    SeatProcedure,
    TalismanState,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

WAND_PRICE: Final = 1
SPELL_PRICE: Final = 2
GRIPHOOK_GALLEONS: Final = 3
BORGIN_CHEATS: Final = 3
RITA_WRITES: Final = (
    "lose-fate",
    "lose-fate",
    "set-token",
    "set-token",
    "gain-galleon",
    "look",
)
"""What each face means, in the words of `lexicons.MEANING`."""


@effect("garrick-ollivander")
class Ollivander(SeatProcedure):
    """TA-O44: a Wand for 1 Galleon; a Character that has one may buy a Spell for 2."""

    __slots__ = ()

    STEPS = ("offer", "buy")

    def offer(self, s: TalismanState) -> None:
        seat = self.seat
        if WAND in s.objects[seat]:
            possible = s.gold[seat] >= SPELL_PRICE and may_gain_spell(s, seat)
        else:
            possible = s.gold[seat] >= WAND_PRICE and s.stock[STACK_OF[WAND]] > 0
        if possible:
            s.ask(seat, words.ASK_CARD, card_met(s, self))
        else:
            cannot_happen(s, self.seat, lexicons.NOTHING_TO_HAVE)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def buy(self, s: TalismanState) -> None:
        if s.answer == words.NO:
            return
        if WAND in s.objects[self.seat]:
            spend_galleons(s, self.seat, SPELL_PRICE)
            gain_spell(s, self.seat)
        else:
            gain_from_stock(s, self.seat, WAND, WAND_PRICE)


@effect("rita-skeeter")
class RitaSkeeter(SeatProcedure):
    """TA-O45."""

    __slots__ = ()

    STEPS = ("roll", "result", "choose")

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.seat, OBSERVER_ROLL)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_CARD[card_met(s, self)]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        face = dice[0]
        if (face <= 2 and not s.fate[self.seat]) or (face == 6 and not others_alive(s, self.seat)):
            return means("nothing")
        return means(RITA_WRITES[face - 1])

    def result(self, s: TalismanState) -> None:
        seat, face = self.seat, s.dice[0]
        leave_space(s, seat, card_met(s, self))
        if face in (3, 4):
            s.ask(seat, words.ASK_TOKEN)
        elif face == 6 and others_alive(s, seat):
            s.ask(seat, words.ASK_CARD_WHO, card_met(s, self))
        else:
            self.stop()
            if face == 5:
                gain_galleons(s, seat)
            elif face > 2 or not lose_fate(s, seat):
                nothing_happens(s, seat)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question == words.ASK_TOKEN:
            return [words.FACTION_SIDE | side << FIRST for side in (OP, DE)]
        return [words.TARGET | s.character[other] << FIRST for other in others_alive(s, seat)]

    def choose(self, s: TalismanState) -> None:
        if verb_of(s.answer) == words.FACTION_SIDE:
            set_token(s, first_of(s.answer))
        else:
            look_at_hand(s, self.seat, seat_of(s, first_of(s.answer)))


class Fudge(SeatProcedure):
    """TA-O46. `as_order` tells that the visitor counts as OP (TA-DMB3)."""

    as_order: Flag
    __slots__ = tuple(__annotations__)

    STEPS = ("meet", "pay")

    def __init__(self, seat: int, as_order: int) -> None:
        super().__init__(seat)
        self.as_order = as_order

    def meet(self, s: TalismanState) -> None:
        seat = self.seat
        leave_space(s, seat, card_met(s, self))
        if not self.as_order:
            self.stop()
            gain_galleons(s, seat)
        elif s.gold[seat]:
            s.ask(seat, words.ASK_CARD, card_met(s, self))
        else:
            s.answer = words.NO

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def pay(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            spend_galleons(s, self.seat)
        else:
            lose_turn(s, self.seat)


@effect("stan-shunpike")
class StanShunpike(SeatProcedure):
    """TA-O47."""

    __slots__ = ()

    STEPS = ("offer", "pay")

    def offer(self, s: TalismanState) -> None:
        if s.gold[self.seat]:
            s.ask(self.seat, words.ASK_CARD, card_met(s, self))
        else:
            cannot_happen(s, self.seat, lexicons.TOO_POOR)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def pay(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.stored[self.seat] = STORED_FREE
            s.tell(story.WILL_RIDE, s.character[self.seat])
            spend_galleons(s, self.seat)


@effect("griphook")
class Griphook(SeatProcedure):
    """TA-O48: a Magic Object for 3 Galleons, or 3 Galleons for 1 Magic."""

    __slots__ = ()

    STEPS = ("offer", "deal")

    def offer(self, s: TalismanState) -> None:
        if len(self.options(s, self.seat, words.ASK_CARD_CHOICE)) > 1:
            s.ask(self.seat, words.ASK_CARD_CHOICE, card_met(s, self))
        else:
            cannot_happen(s, self.seat, lexicons.NOTHING_TO_HAVE)
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        codes = [words.NO]
        codes += [words.DISCARD | card << FIRST for card in payable_objects(s, seat)]
        if s.gold[seat] >= GRIPHOOK_GALLEONS:
            codes.append(words.RAISE | MAGIC << FIRST)
        return codes

    def deal(self, s: TalismanState) -> None:
        if s.answer == words.NO:
            return
        leave_space(s, self.seat, card_met(s, self))
        if verb_of(s.answer) == words.RAISE:
            spend_galleons(s, self.seat, GRIPHOOK_GALLEONS)
            gain_ability(s, self.seat, MAGIC)
        else:
            discard_object(s, self.seat, first_of(s.answer))
            gain_galleons(s, self.seat, GRIPHOOK_GALLEONS)


class Borgin(SeatProcedure):
    """TA-O49, TA-8.37. `as_order` as for Fudge."""

    as_order: Flag
    __slots__ = tuple(__annotations__)

    STEPS = ("meet", "result")

    def __init__(self, seat: int, as_order: int) -> None:
        super().__init__(seat)
        self.as_order = as_order

    def meet(self, s: TalismanState) -> None:
        seat = self.seat
        if self.as_order:
            ordered_roll(s, seat, OBSERVER_ROLL)
            return
        self.stop()
        leave_space(s, seat, card_met(s, self))
        card = draw_card(s, MIDDLE)
        if card < 0:
            return
        s.tell(story.DREW, s.character[seat], card)
        if IS_OBJECT[card] and may_hold(s, seat, card):
            s.tell(story.TOOK, s.character[seat], card)
            gain_object(s, seat, card)
        else:
            put_away(s, card)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_CARD[card_met(s, self)]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        cheated = dice[0] <= BORGIN_CHEATS and s.gold[self.seat]
        return means("lose-galleon" if cheated else "nothing")

    def result(self, s: TalismanState) -> None:
        if s.dice[0] > BORGIN_CHEATS or not lose_galleons(s, self.seat):
            nothing_happens(s, self.seat)


effect_by_faction("cornelius-fudge")(Fudge)
effect_by_faction("mr-borgin")(Borgin)
