"""Encounters: whom or what, drawing, the order of meeting, taking (TA-8, TA-25)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import DRAW, HALL, KINGS_CROSS, MINISTRY
from spellwright.games.talisman.content.columns import (
    ABILITY,
    ENCOUNTER_NUMBER,
    EVENT,
    KIND,
    NUMBER_EVENT,
    NUMBER_FOE,
    NUMBER_OBSERVER,
    NUMBER_PLACE,
)
from spellwright.games.talisman.content.names import DRACO_A, LUCIUS_B
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import faction, is_side, opponents_on_space, seat_of
from spellwright.games.talisman.rules.advantage import turn_token
from spellwright.games.talisman.rules.cards.table import meet_event, visit
from spellwright.games.talisman.rules.crossing import PASSED, BarrierTest
from spellwright.games.talisman.rules.dice import MINISTRY_ROLL, ordered_roll
from spellwright.games.talisman.rules.drawing import (
    carry_out_when_revealed,
    draw_up_to,
    draws_cards,
    exchange_card,
    symbol_choices,
)
from spellwright.games.talisman.rules.duels import Duel
from spellwright.games.talisman.rules.enemies import FightCards
from spellwright.games.talisman.rules.losing import drop_follower, drop_object
from spellwright.games.talisman.rules.placement import appear_on, may_change_region
from spellwright.games.talisman.rules.spaces.table import SPACE_EFFECTS
from spellwright.games.talisman.rules.spell_targets import DRAWN
from spellwright.games.talisman.rules.spell_windows import open_window
from spellwright.games.talisman.rules.taking import (
    objects_to_take,
    take_card,
    take_galleons,
    takings,
)
from spellwright.games.talisman.rules.voldemort import FinalFight
from spellwright.games.talisman.state import (
    NOBODY,
    Card,
    Flag,
    Seat,
    Space,
    TalismanProcedure,
    TalismanState,
    take_up,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

MOST_DIFFERENCE: Final = 5


class Encounter(TalismanProcedure):
    """TA-5.4, TA-8.15, TA-8.35. `met` are the cards already met, `tries` allows the barrier.

    On a space with draw symbols: Events, Enemies, instructions, Observers, taking, Places. On
    another: Enemies, Observers, Places, instructions, taking.
    """

    seat: Seat
    held: Flag
    space: Space
    symbols: int
    met: list[Card]
    tries: Flag
    __slots__ = tuple(__annotations__)

    STEPS = (
        "whom",
        "note_whom",
        "after_barrier",
        "drop_first",
        "note_drop",
        "count_symbols",
        "note_symbols",
        "ministry_dice",
        "draw",
        "exchange",
        "note_exchange",
        "token",
        "revealed",
        "spells",
        "early_objects",
        "take_early",
        "events",
        "enemies",
        "instructions_early",
        "observers",
        "places_early",
        "instructions",
        "take",
        "note_take",
        "places",
    )

    def __init__(self, seat: int, held: int) -> None:
        self.seat = seat
        self.held = held
        self.space = -1
        self.symbols = 0
        self.met = []
        self.tries = 0

    # -- a Character or the space ------------------------------------------------------------------

    def whom(self, s: TalismanState) -> None:
        """TA-5.4, TA-25.3 to TA-25.5."""
        seat = self.seat
        self.space = s.at[seat]
        self.met = []
        s.drawn = []
        if s.turn_over:
            self.stop()
        elif self.space == HALL:
            self.stop()
            s.push(FinalFight(seat))
        elif not self.tries and not self._opponents(s):
            self._meet_space()
        else:
            codes = self.options(s, seat, words.ASK_ENCOUNTER)
            if len(codes) == 1:
                s.answer = codes[0]
            elif s.ruled_by != NOBODY and s.life[s.ruled_by]:
                s.ask(s.ruled_by, words.ASK_RULED, s.character[seat])
            else:
                s.ask(seat, words.ASK_ENCOUNTER, self.space)

    def _opponents(self, s: TalismanState) -> list[int]:
        """TA-23.17: a held Character only does its duty."""
        return [] if self.held else opponents_on_space(s, self.seat)

    def note_whom(self, s: TalismanState) -> None:
        verb = verb_of(s.answer)
        if verb == words.MEET:
            self.stop()
            s.push(Duel(self.seat, seat_of(s, first_of(s.answer))))
        elif verb == words.BARRIER:
            s.push(BarrierTest(self.seat))
        else:
            s.tell(story.MET_SPACE, s.character[self.seat], self.space)
            self._meet_space()

    def _meet_space(self) -> None:
        self.go_to("drop_first" if draws_cards(self.space) else "early_objects")

    def after_barrier(self, s: TalismanState) -> None:
        """TA-G48: after doubles at the Ministry the barrier may be tried."""
        if s.result == PASSED and s.life[self.seat]:
            s.permit[self.seat] = 1
        s.turn_over = 1
        self.stop()

    # -- drawing -----------------------------------------------------------------------------------

    def drop_first(self, s: TalismanState) -> None:
        """TA-26.6."""
        seat = self.seat
        if s.settings["drop-first"] and (s.objects[seat] or s.followers[seat]):
            s.ask(seat, words.ASK_DROP_FIRST)
        else:
            self.go_to("count_symbols")

    def note_drop(self, s: TalismanState) -> None:
        card = first_of(s.answer)
        if s.answer == words.DONE:
            return
        self.go_to("drop_first")
        if card in s.objects[self.seat]:
            drop_object(s, self.seat, card)
        else:
            drop_follower(s, self.seat, card)

    def count_symbols(self, s: TalismanState) -> None:
        seat, space = self.seat, self.space
        self.symbols = DRAW[space]
        if space == MINISTRY:
            if is_side(s, seat, LUCIUS_B):
                s.ask(seat, words.ASK_DIFFERENCE)
            else:
                s.answer = words.ROLL
        elif len(symbol_choices(s, self.seat)) > 1:
            s.ask(seat, words.ASK_SYMBOLS)
        else:
            self.go_to("draw")

    def note_symbols(self, s: TalismanState) -> None:
        verb = verb_of(s.answer)
        if verb == words.ROLL:
            ordered_roll(s, self.seat, MINISTRY_ROLL, 2)
        else:
            self.symbols = first_of(s.answer)
            self.go_to("draw")
            if verb == words.NUMBER:
                s.tell(story.BY_ABILITY, lexicons.INFLUENTIAL, s.character[self.seat])

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("kings-cross" if dice[0] == dice[1] else "draw-cards")

    def ministry_dice(self, s: TalismanState) -> None:
        """TA-OUT3, TA-G48."""
        one, other = s.dice
        self.symbols = abs(one - other)
        if one == other:
            self.tries = 1
            self.go_to("whom")
            appear_on(s, self.seat, KINGS_CROSS)

    def draw(self, s: TalismanState) -> None:
        """TA-8.10, TA-8.11."""
        draw_up_to(s, self.seat, self.symbols)

    def exchange(self, s: TalismanState) -> None:
        """TA-DM2."""
        if not s.drawn:
            self.go_to("early_objects")
        elif s.fate[self.seat] and is_side(s, self.seat, DRACO_A):
            s.ask(self.seat, words.ASK_EXCHANGE_CARD)
        else:
            self.go_to("token")

    def note_exchange(self, s: TalismanState) -> None:
        if s.answer != words.NO:
            exchange_card(s, self.seat, first_of(s.answer))

    def token(self, s: TalismanState) -> None:
        """TA-9.10: the token is turned once, however many Events were drawn."""
        if any(KIND[card] == EVENT for card in s.drawn):
            turn_token(s)

    def revealed(self, s: TalismanState) -> None:
        """TA-8.32, TA-8.34: texts "when revealed", in drawing order."""
        for card in s.drawn:
            carry_out_when_revealed(s, card)

    def spells(self, s: TalismanState) -> None:
        open_window(s, DRAWN)

    # -- meeting -----------------------------------------------------------------------------------

    def _next(self, s: TalismanState, number: int) -> int:
        """The next card of an encounter number that has not been met, or -1 (TA-8.14)."""
        numbers = ENCOUNTER_NUMBER[faction(s, self.seat)]
        for card in s.lying[self.space]:
            if numbers[card] == number and card not in self.met:
                return card
        return -1

    def _interrupted(self, s: TalismanState) -> bool:
        """TA-5.6, TA-8.16: the turn is over, or the Character was moved away."""
        if s.turn_over:
            self.stop()
            return True
        if s.at[self.seat] != self.space:
            self.tries = 0
            self.go_to("whom")
            return True
        return False

    def early_objects(self, s: TalismanState) -> None:
        """TA-DM1."""
        if self._interrupted(s):
            return
        if not s.lying[self.space]:
            self.go_to("instructions_early" if draws_cards(self.space) else "instructions")
        elif self._early(s):
            s.ask(self.seat, words.ASK_TAKE_EARLY)
        else:
            self.go_to("events")

    def _early(self, s: TalismanState) -> list[int]:
        """TA-DM1: Objects are Draco's number 1 as Events are; these come before the next Event."""
        if not is_side(s, self.seat, DRACO_A):
            return []
        free, early = objects_to_take(s, self.seat), []
        for card in s.lying[self.space]:
            if KIND[card] == EVENT:
                break
            if card in free and card not in self.met and card not in early:
                early.append(card)
        return early

    def take_early(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            self.met += self._early(s)
        else:
            self.go_to("early_objects")
            take_card(s, self.seat, first_of(s.answer))

    def events(self, s: TalismanState) -> None:
        if self._interrupted(s):
            return
        card = self._next(s, NUMBER_EVENT)
        if card >= 0:
            self.go_to("early_objects")
            take_up(s, self.space, card)
            meet_event(s, self.seat, card)

    def enemies(self, s: TalismanState) -> None:
        """TA-12.1 to TA-12.3: groups by ability, the one with the first card first."""
        if self._interrupted(s):
            return
        first = self._next(s, NUMBER_FOE)
        if first < 0:
            return
        numbers = ENCOUNTER_NUMBER[faction(s, self.seat)]
        group = [
            card
            for card in s.lying[self.space]
            if numbers[card] == NUMBER_FOE
            and ABILITY[card] == ABILITY[first]
            and card not in self.met
        ]
        self.met += group
        self.again()
        s.push(FightCards(self.seat, group))

    def instructions_early(self, s: TalismanState) -> None:
        """TA-8.15 (3): on a space with draw symbols the instructions come before Observers."""
        if not self._interrupted(s) and draws_cards(self.space):
            self._follow_instructions(s)

    def _follow_instructions(self, s: TalismanState) -> None:
        """TA-6.13: a Character who has turned back ignores them."""
        effect = SPACE_EFFECTS.get(self.space)
        if effect is not None and not s.back[self.seat]:
            s.push(effect(self.seat))

    def observers(self, s: TalismanState) -> None:
        if self._interrupted(s):
            return
        card = self._next(s, NUMBER_OBSERVER)
        if card >= 0:
            self.met.append(card)
            self.again()
            visit(s, self.seat, card)

    def places_early(self, s: TalismanState) -> None:
        """TA-8.35: on other spaces Places come before the instructions."""
        if self._interrupted(s):
            return
        if draws_cards(self.space):
            self.go_to("take")
        else:
            self._meet_place(s)

    def _meet_place(self, s: TalismanState) -> None:
        card = self._next(s, NUMBER_PLACE)
        if card >= 0:
            self.met.append(card)
            self.again()
            visit(s, self.seat, card)

    def instructions(self, s: TalismanState) -> None:
        if not self._interrupted(s):
            self._follow_instructions(s)

    # -- taking ------------------------------------------------------------------------------------

    def take(self, s: TalismanState) -> None:
        """TA-8.23, TA-8.36, TA-18.9."""
        if self._interrupted(s):
            return
        if not s.lying[self.space] and not s.gold_at[self.space]:
            self.stop()
        elif takings(s, self.seat):
            s.ask(self.seat, words.ASK_TAKE)
        else:
            self.go_to("places")

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        if question in (words.ASK_ENCOUNTER, words.ASK_RULED):
            codes = [words.MEET | s.character[w] << FIRST for w in self._opponents(s)]
            codes.append(words.MEET_SPACE)
            if self.tries and question == words.ASK_ENCOUNTER and may_change_region(s):
                codes.append(words.BARRIER)
            return codes
        if question == words.ASK_DROP_FIRST:
            mine = [*s.objects[seat], *s.followers[seat]]
            return [words.DONE, *[words.DROP | card << FIRST for card in mine]]
        if question == words.ASK_SYMBOLS:
            return [words.SYMBOLS | n << FIRST for n in symbol_choices(s, self.seat)]
        if question == words.ASK_DIFFERENCE:
            named = [words.NUMBER | n << FIRST for n in range(MOST_DIFFERENCE + 1)]
            return [words.ROLL, *named]
        if question == words.ASK_EXCHANGE_CARD:
            return [words.NO, *[words.PUT_BACK | card << FIRST for card in s.drawn]]
        if question == words.ASK_TAKE_EARLY:
            return [
                words.DONE,
                *[words.TAKE | card << FIRST for card in self._early(s)],
            ]
        return [words.DONE, *takings(s, self.seat)]

    def note_take(self, s: TalismanState) -> None:
        if s.answer == words.DONE:
            return
        self.go_to("take")
        if s.answer == words.TAKE_GALLEONS:
            take_galleons(s, self.seat)
        else:
            take_card(s, self.seat, first_of(s.answer))

    def places(self, s: TalismanState) -> None:
        """On a space with draw symbols Places come last."""
        if not self._interrupted(s) and draws_cards(self.space):
            self._meet_place(s)
