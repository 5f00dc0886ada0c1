"""Decks, drawing and shuffling (HB-23), discarding (HB-13)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import all_fitting, different, player
from spellwright.games.battle.rules.asking import ask_for
from spellwright.games.battle.rules.carry_out import (
    EVENT,
    HERO,
    STUN,
    VILLAIN,
    CarryOut,
    effect_below,
)
from spellwright.games.battle.rules.preventing import tell_preventer
from spellwright.games.battle.rules.priority import (
    RANK_DISCARD,
    RANK_EXPERT,
    RANK_HERO,
    card_marks,
    trigger,
    wait_for_card,
    wait_for_hero,
)
from spellwright.games.battle.state import (
    DISCARDS,
    EXTRA_CARDS,
    GAINED_IN_STEP_4,
    INGREDIENTS,
    BattleProcedure,
    BattleState,
    HeroPlace,
    Kind,
)
from spellwright.kernel.option import FIRST, first_of

NO_DRAWING: Final[int] = v.POWERS["no-draw"]
STUDENTS_OUT_OF_BED: Final[int] = v.POWERS["students"]
DISCARD_DEMANDED: Final[int] = v.WHENS["discard"]
DETENTION_LOSS: Final = 2
DEMANDING: Final = (EVENT, VILLAIN)
"""Causes to which Crabbe & Goyle and Defense Against the Dark Arts react (HB-13.10)."""


# -- decks -----------------------------------------------------------------------------------------


def shuffle_with_detention(s: BattleState, place: int, cards: list[int]) -> list[int]:
    """HB-20.13: while Students Out of Bed is active a Detention! is added before every shuffle."""
    if s.powers & STUDENTS_OUT_OF_BED and s.detentions:
        s.detentions -= 1
        cards = [*cards, columns.DETENTION]
        s.tell(story.DETAINED_IN_DECK, s.hero[place])
    return s.chance.shuffled(cards)


def refill_deck(s: BattleState, place: int) -> bool:
    """HB-23.1: an empty deck is made from the discard pile. Tells whether there is a card."""
    if s.deck[place]:
        return True
    if not s.pile[place]:
        return False
    s.deck[place] = shuffle_with_detention(s, place, s.pile[place])
    s.pile[place] = []
    s.deck_seen[place] = s.deck_known[place] = 0
    s.tell(story.SHUFFLED, s.hero[place])
    return True


def off_the_top(s: BattleState, place: int) -> int:
    """Take the top card of a deck that has one."""
    s.deck_seen[place] = max(s.deck_seen[place] - 1, 0)
    s.deck_known[place] = max(s.deck_known[place] - 1, 0)
    return s.deck[place].pop()


def onto_the_top(s: BattleState, place: int, kind: int) -> None:
    """Put a card that everybody has seen on top of a deck."""
    s.deck[place].append(kind)
    s.deck_seen[place] += 1
    s.deck_known[place] += 1


def draw(s: BattleState, place: int, cards: int) -> int:
    """HB-23.2 to HB-23.4; returns how many cards were drawn."""
    hand, drawn = s.hand[place], 0
    while drawn < cards and refill_deck(s, place):
        deck = s.deck[place]
        taken = deck[drawn - cards :]
        taken.reverse()
        del deck[drawn - cards :]
        hand += taken
        drawn += len(taken)
    if drawn:
        s.reveal()
        if s.deck_known[place]:
            s.deck_seen[place] = max(s.deck_seen[place] - drawn, 0)
            s.deck_known[place] = max(s.deck_known[place] - drawn, 0)
        s.tell(story.DREW, s.hero[place], drawn)
        if s.tells_events:
            for kind in hand[-drawn:]:
                s.whisper(player(s, place), story.DREW_CARD, s.hero[place], kind)
    return drawn


def draw_extra(s: BattleState, place: int, cards: int) -> None:
    """HB-23.6, HB-28.15: every draw but that of the end of the turn."""
    if s.bans & v.NO_DRAW or s.powers & NO_DRAWING:
        s.tell(story.NO_DRAW, s.hero[place])
        tell_preventer(s, NO_DRAWING)
        return
    drawn = draw(s, place, cards)
    if place != s.active or not drawn:
        return
    if s.step == INGREDIENTS:
        s.tally[GAINED_IN_STEP_4] = 1
    if not s.tally[EXTRA_CARDS]:
        card = s.hero_card[place]
        if card >= 0 and columns.ON[card] == "extra-card":
            wait_for_hero(s, RANK_HERO, place, columns.EFFECT[card], card)
    s.tally[EXTRA_CARDS] += drawn


def take_detention(s: BattleState, place: int, into_hand: bool) -> None:
    """HB-20.2, HB-20.12: nothing is gained from an empty supply."""
    if s.detentions:
        s.detentions -= 1
        (s.hand if into_hand else s.pile)[place].append(columns.DETENTION)
        s.tell(story.DETAINED if into_hand else story.DETAINED_IN_PILE, s.hero[place])


# -- discarding ------------------------------------------------------------------------------------


def discard(s: BattleState, place: int, kind: int, cause: int) -> None:
    """A card that has just left hand or deck is discarded, with all that follows (HB-13)."""
    from spellwright.games.battle.rules.health import lose_health

    s.pile[place].append(kind)
    if s.tells_events:
        s.tell(story.DISCARDED, s.hero[place], kind)
    if place == s.active:
        s.tally[DISCARDS] += 1
    if cause in DEMANDING:
        trigger(s, DISCARD_DEMANDED, place)
        expert = s.expert[place]
        if expert >= 0 and columns.ON[expert] == "demanded-discard":
            wait_for_hero(s, RANK_EXPERT, place, columns.EFFECT[expert], expert)
    effect = columns.DISCARD_EFFECT[kind]
    if effect:
        if cause == HERO:
            s.tell(story.DISCARD_WORKS, s.hero[place], kind)
            s.push(CarryOut(effect, place, kind, HERO, card_marks(s, place, kind)))
        else:
            wait_for_card(s, RANK_DISCARD, place, effect, kind, card_marks(s, place, kind))
    elif kind == columns.DETENTION and cause != STUN:
        lose_health(s, place, DETENTION_LOSS, HERO)


class DiscardCards(BattleProcedure):
    """A Hero discards cards of their own choice (HB-13.6, HB-13.7, HB-13.14)."""

    hero: HeroPlace
    left: int
    wanted: int
    cause: int
    begun: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "discard_chosen")

    def __init__(self, hero: int, left: int, wanted: int, cause: int) -> None:
        self.hero = hero
        self.left = left
        self.wanted = wanted
        self.cause = cause
        self.begun = 0

    def cards(self, s: BattleState) -> list[int]:
        if self.wanted == v.ANY_TYPE:
            return s.hand[self.hero]
        return all_fitting(s.hand[self.hero], self.wanted)

    def choose(self, s: BattleState) -> None:
        if not self.begun:
            # Asking for a choice, or not, tells something about the hand.
            self.begun = 1
            s.reveal()
        cards = self.cards(s)
        if not self.left or not cards:
            self.stop()
        elif len(cards) <= self.left or len(set(cards)) == 1:
            self.discard_one(s, cards[0])
        else:
            ask_for(s, self.hero, words.ASK_DISCARD, [self.left, self.cause])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        return [words.DISCARD | kind << FIRST for kind in different(self.cards(s))]

    def discard_chosen(self, s: BattleState) -> None:
        self.discard_one(s, first_of(s.answer))

    def discard_one(self, s: BattleState, kind: int) -> None:
        self.left -= 1
        self.next_step = 0
        s.hand[self.hero].remove(kind)
        effect = effect_below(s)
        if effect is not None:
            effect.dropped.append(kind)
        discard(s, self.hero, kind, self.cause)


class TakeFromPile(BattleProcedure):
    """A card of the discard pile goes into the hand (HB-28.13)."""

    hero: HeroPlace
    wanted: int
    may: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "take")

    def __init__(self, hero: int, wanted: int, may: int) -> None:
        self.hero = hero
        self.wanted = wanted
        self.may = may

    def cards(self, s: BattleState) -> list[Kind]:
        return different(all_fitting(s.pile[self.hero], self.wanted))

    def choose(self, s: BattleState) -> None:
        cards = self.cards(s)
        if not cards:
            self.stop()
        elif len(cards) == 1 and not self.may:
            self.stop()
            self.take_card(s, cards[0])
        else:
            ask_for(s, self.hero, words.ASK_TAKE, [])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        taken = [words.TAKE | kind << FIRST for kind in self.cards(s)]
        return [*taken, words.KEEP_ALL] if self.may else taken

    def take(self, s: BattleState) -> None:
        if s.answer != words.KEEP_ALL:
            self.take_card(s, first_of(s.answer))

    def take_card(self, s: BattleState, kind: int) -> None:
        s.pile[self.hero].remove(kind)
        s.hand[self.hero].append(kind)
        s.tell(story.TOOK, s.hero[self.hero], kind)
