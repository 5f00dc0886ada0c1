"""Looking at cards: a Hero's own deck, the next event (HB-28.13, HB-28.16)."""

from __future__ import annotations

from typing import ClassVar

from spellwright.games.battle import story, words
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import different, fits, player
from spellwright.games.battle.rules.asking import ask, ask_for
from spellwright.games.battle.rules.cards import (
    discard,
    off_the_top,
    refill_deck,
    shuffle_with_detention,
)
from spellwright.games.battle.rules.carry_out import HERO
from spellwright.games.battle.rules.dark_arts import refill_events, take_top_event
from spellwright.games.battle.state import BattleProcedure, BattleState, HeroPlace, Thing
from spellwright.kernel.option import FIRST, first_of, verb_of


class LookAtEvent(BattleProcedure):
    """Spectrespecs: a Hero looks at the top event and leaves or discards it."""

    hero: HeroPlace
    __slots__ = tuple(__annotations__)

    STEPS = ("look", "judge")
    QUESTION: ClassVar[int] = words.ASK_LOOK_EVENT

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def look(self, s: BattleState) -> None:
        if not refill_events(s):
            self.stop()
            return
        s.reveal()
        self.show(s)
        ask_for(s, self.hero, self.QUESTION, [])

    def show(self, s: BattleState) -> None:
        s.top_event_known |= 1 << self.hero
        s.whisper(player(s, self.hero), story.EVENT_SHOWN, s.event_stack[-1])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        event = s.event_stack[-1]
        return [words.LEAVE | event << FIRST, words.AWAY | event << FIRST]

    def judge(self, s: BattleState) -> None:
        if verb_of(s.answer) == words.AWAY:
            self.put_away(s, take_top_event(s))

    def put_away(self, s: BattleState, event: int) -> None:
        s.event_pile.append(event)
        s.tell(story.DISCARDED_EVENT, event)


class JudgeEvent(LookAtEvent):
    """Defensive, 7-4 (HB-18.7): the top event is revealed and left or banished."""

    __slots__ = ()

    STEPS = ("look", "judge")
    QUESTION: ClassVar[int] = words.ASK_JUDGE_EVENT

    def show(self, s: BattleState) -> None:
        s.top_event_known = (1 << s.heroes) - 1
        s.tell(story.EVENT_SHOWN, s.event_stack[-1])

    def put_away(self, s: BattleState, event: int) -> None:
        s.events_banished.append(event)
        s.tell(story.BANISHED_EVENT, event)


def banish_event_unseen(s: BattleState) -> None:
    """Arresto Momentum! (HB-18.7); an event that somebody knows is banished by its name."""
    if not refill_events(s):
        return
    known = s.top_event_known == (1 << s.heroes) - 1
    event = take_top_event(s)
    if known:
        s.events_banished.append(event)
        s.tell(story.BANISHED_EVENT, event)
    else:
        s.events_unseen.append(event)
        s.tell(story.BANISHED_UNSEEN)


class LookAtTop(BattleProcedure):
    """Divination: a Hero leaves or discards the top card of their own deck."""

    hero: HeroPlace
    source: Thing
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "look", "judge")

    def __init__(self, hero: int, source: int) -> None:
        self.hero = hero
        self.source = source

    def offer(self, s: BattleState) -> None:
        """A Hero without a deck decides first whether to shuffle for it."""
        if s.deck[self.hero]:
            s.answer = words.USE
        elif s.pile[self.hero]:
            ask(s, self.hero, words.ASK_MAY_LOOK, [self.source])
        else:
            self.stop()

    def look(self, s: BattleState) -> None:
        if s.answer == words.DECLINE:
            self.stop()
            return
        refill_deck(s, self.hero)
        s.reveal()
        s.deck_known[self.hero] = max(s.deck_known[self.hero], 1)
        ask(s, self.hero, words.ASK_LOOK_TOP, [self.source])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if question == words.ASK_MAY_LOOK:
            return [words.USE | self.source << FIRST, words.DECLINE]
        kind = s.deck[self.hero][-1]
        return [words.LEAVE | kind << FIRST, words.AWAY | kind << FIRST]

    def judge(self, s: BattleState) -> None:
        if verb_of(s.answer) == words.AWAY:
            discard(s, self.hero, off_the_top(s, self.hero), HERO)


class ArrangeTop(BattleProcedure):
    """Revelio!: the top cards are put back in any order."""

    hero: HeroPlace
    cards: int
    done: int
    __slots__ = tuple(__annotations__)

    STEPS = ("look", "ask_next", "put_next")

    def __init__(self, hero: int, cards: int) -> None:
        self.hero = hero
        self.cards = cards
        self.done = 0

    def look(self, s: BattleState) -> None:
        hero = self.hero
        if not refill_deck(s, hero):
            self.stop()
            return
        s.reveal()
        self.cards = min(self.cards, len(s.deck[hero]))
        s.deck_seen[hero] = 0
        s.deck_known[hero] = max(s.deck_known[hero], self.cards)

    def left(self, s: BattleState) -> list[int]:
        """The cards whose order is still open; they lie below those that are done."""
        deck = s.deck[self.hero]
        return deck[len(deck) - self.cards : len(deck) - self.done]

    def ask_next(self, s: BattleState) -> None:
        if len(set(self.left(s))) <= 1:
            self.stop()
        else:
            ask_for(s, self.hero, words.ASK_ARRANGE, [self.done + 1])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        return [words.ON_TOP | kind << FIRST for kind in different(self.left(s))]

    def put_next(self, s: BattleState) -> None:
        deck = s.deck[self.hero]
        end = len(deck) - self.done
        place = deck.index(first_of(s.answer), len(deck) - self.cards, end)
        deck.insert(end - 1, deck.pop(place))
        self.done += 1
        self.go_to("ask_next")


class SearchDeck(BattleProcedure):
    """Transfiguration (HB-28.13): a card of value 5 or less from the deck, which is shuffled."""

    hero: HeroPlace
    __slots__ = tuple(__annotations__)

    STEPS = ("look", "take")

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def look(self, s: BattleState) -> None:
        if not refill_deck(s, self.hero):
            self.stop()
        elif not self.options(s, 0, 0):
            self.stop()
            self.shuffle(s)
        else:
            ask_for(s, self.hero, words.ASK_SEARCH, [])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        cards = [kind for kind in s.deck[self.hero] if fits(kind, v.VALUE_5)]
        return [words.TAKE | kind << FIRST for kind in different(cards)]

    def take(self, s: BattleState) -> None:
        kind = first_of(s.answer)
        s.deck[self.hero].remove(kind)
        s.hand[self.hero].append(kind)
        s.tell(story.TOOK, s.hero[self.hero], kind)
        self.shuffle(s)

    def shuffle(self, s: BattleState) -> None:
        hero = self.hero
        s.deck[hero] = shuffle_with_detention(s, hero, s.deck[hero])
        s.tell(story.DECK_SHUFFLED, s.hero[hero])
        s.deck_seen[hero] = s.deck_known[hero] = 0


def shuffle_up(s: BattleState, hero: int) -> None:
    """Rufus Scrimgeour (HB-29.9): the shuffled discard pile goes on top of the deck."""
    s.deck[hero] += shuffle_with_detention(s, hero, s.pile[hero])
    s.pile[hero] = []
    s.deck_seen[hero] = s.deck_known[hero] = 0
    s.tell(story.SHUFFLED, s.hero[hero])
