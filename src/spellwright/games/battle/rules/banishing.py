"""Banishing (HB-18)."""

from __future__ import annotations

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import different, fits
from spellwright.games.battle.rules.asking import ask_for
from spellwright.games.battle.rules.cards import off_the_top, refill_deck
from spellwright.games.battle.rules.carry_out import effect_below
from spellwright.games.battle.state import (
    BANISHED,
    POTIONS_BANISHED,
    BattleProcedure,
    BattleState,
    HeroPlace,
)
from spellwright.kernel.option import FIRST, first_of, verb_of


def banish(s: BattleState, place: int, kind: int) -> None:
    """A card that has just left its place leaves the game (HB-18.1)."""
    s.banished.append(kind)
    if kind == columns.DETENTION:
        s.detentions_banished[place] += 1
    s.tell(story.BANISHED, s.hero[place], kind)


def note_banished(s: BattleState, kind: int) -> None:
    """HB-7.26, HB-7.31: count a card that the active Hero's cards and abilities banish."""
    s.tally[BANISHED] += 1
    if columns.TYPE[kind] == v.POTION:
        s.tally[POTIONS_BANISHED] += 1


def banish_top(s: BattleState, place: int) -> None:
    """HB-18.3, HB-18.6: the top card must go; an empty deck is refilled first."""
    if refill_deck(s, place):
        s.reveal()
        banish(s, place, off_the_top(s, place))


class BanishCard(BattleProcedure):
    """A Hero may banish a card (HB-18.2, HB-18.4)."""

    hero: HeroPlace
    zone: int
    wanted: int
    __slots__ = tuple(__annotations__)

    STEPS = ("choose", "banish_chosen")

    def __init__(self, hero: int, zone: int, wanted: int) -> None:
        self.hero = hero
        self.zone = zone
        self.wanted = wanted

    def choose(self, s: BattleState) -> None:
        s.reveal()
        if len(self.options(s, 0, 0)) == 1:
            self.stop()
        else:
            ask_for(s, self.hero, words.ASK_BANISH, [])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        found = []
        if self.zone != v.PILE:
            found += [words.BANISH | kind << FIRST for kind in self.fitting(s.hand[self.hero])]
        if self.zone != v.HAND:
            pile = self.fitting(s.pile[self.hero])
            found += [words.BANISH_FROM_PILE | kind << FIRST for kind in pile]
        return [*found, words.KEEP_ALL]

    def fitting(self, cards: list[int]) -> list[int]:
        return different([kind for kind in cards if fits(kind, self.wanted)])

    def banish_chosen(self, s: BattleState) -> None:
        if s.answer == words.KEEP_ALL:
            return
        kind = first_of(s.answer)
        from_hand = verb_of(s.answer) == words.BANISH
        (s.hand if from_hand else s.pile)[self.hero].remove(kind)
        effect = effect_below(s)
        if effect is not None:
            effect.dropped.append(kind)
        note_banished(s, kind)
        banish(s, self.hero, kind)


class BanishFromAnyPile(BattleProcedure):
    """Hover (HB-18.8): the active Hero chooses the Hero and the card."""

    hero: HeroPlace
    whose: HeroPlace
    __slots__ = tuple(__annotations__)

    STEPS = ("choose_pile", "choose_card", "banish_chosen")

    def __init__(self, hero: int) -> None:
        self.hero = hero
        self.whose = hero

    def choose_pile(self, s: BattleState) -> None:
        if len(self.options(s, 0, words.ASK_WHOSE_PILE)) == 1:
            self.stop()
        else:
            ask_for(s, self.hero, words.ASK_WHOSE_PILE, [])

    def choose_card(self, s: BattleState) -> None:
        if s.answer == words.KEEP_ALL:
            self.stop()
            return
        self.whose = s.hero.index(first_of(s.answer))
        ask_for(s, self.hero, words.ASK_BANISH, [])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if question == words.ASK_WHOSE_PILE:
            places = [place for place in range(s.heroes) if s.pile[place]]
            return [*[words.HERO | s.hero[p] << FIRST for p in places], words.KEEP_ALL]
        pile = different(s.pile[self.whose])
        return [*[words.BANISH_FROM_PILE | kind << FIRST for kind in pile], words.KEEP_ALL]

    def banish_chosen(self, s: BattleState) -> None:
        if s.answer == words.KEEP_ALL:
            return
        kind = first_of(s.answer)
        s.pile[self.whose].remove(kind)
        note_banished(s, kind)
        banish(s, self.whose, kind)
