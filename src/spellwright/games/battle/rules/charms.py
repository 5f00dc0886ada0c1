"""Charms (HB-19)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import face_up, fits
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.rules.cards import DiscardCards
from spellwright.games.battle.rules.carry_out import HERO
from spellwright.games.battle.state import (
    ALLIES,
    CHARM_USED,
    ITEMS,
    MOST_TOKENS,
    SPELLS,
    BattleProcedure,
    BattleState,
    HeroPlace,
)
from spellwright.kernel.option import FIRST, first_of, verb_of

HIGH: Final = 0
MIDDLE: Final = 1
LOW: Final = 2
THIS_TURN: Final = 8
"""The place in `row_off` of an ability that is off for this turn only."""


def band(s: BattleState, hero: int) -> int:
    """HB-19.2: Health 10-8, 7-4, 3-1; a stunned Hero counts as 3-1."""
    health = s.health[hero]
    if health >= 8:
        return HIGH
    return MIDDLE if health >= 4 else LOW


def is_free(s: BattleState) -> bool:
    """HB-19.9, HB-19.12: not used this turn and not forbidden."""
    return not s.tally[CHARM_USED] and not s.bans & v.NO_CHARM


def can_declare(s: BattleState, hero: int) -> bool:
    """HB-19.3, HB-19.13: whether the charm can be declared in step 3 now."""
    charm = s.charm[hero]
    if not is_free(s) or not is_triggered(s, hero, columns.CHARM_TRIGGER[charm]):
        return False
    chosen = band(s, hero)
    if (
        not columns.CHARM_EFFECTS[charm][chosen]
        or len(s.hand[hero]) < columns.CHARM_COSTS[charm][chosen]
    ):
        return False
    return _can_work(s, hero, columns.CHARM_EFFECTS[charm][chosen])


def is_triggered(s: BattleState, hero: int, trigger: str) -> bool:
    if trigger == "none":
        return True
    if trigger == "healed":
        return s.gained[hero] > 0
    if trigger == "three-spells":
        return s.tally[SPELLS] >= 3
    if trigger == "ally":
        return s.tally[ALLIES] > 0
    return trigger == "item" and s.tally[ITEMS] > 0


def _can_work(s: BattleState, hero: int, program: int) -> bool:
    """Effects of Apparition and Defensive that need something to work on."""
    from spellwright.games.battle.rules.special import APPEAR, MOVE_ATTACK, appearing, movable

    if program == APPEAR:
        return bool(appearing(s)) and s.heroes > 1
    if program == MOVE_ATTACK:
        return bool(movable(s))
    if program == columns.CHARM_EFFECTS[columns.thing("apparition")][MIDDLE]:
        return any(fits(kind, v.ITEM) for kind in s.pile[hero])
    return True


def may_play_twice(s: BattleState, kind: int) -> bool:
    """Memory (HB-19.14)."""
    hero = s.active
    if s.charm[hero] != columns.MEMORY or not is_free(s):
        return False
    return columns.VALUE[kind] <= columns.MEMORY_VALUES[band(s, hero)]


class Protean(BattleProcedure):
    """HB-19.10: before the turn, a card buys an ability switched off or one event fewer."""

    hero: HeroPlace
    range: int
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "pay", "name_foe", "switch_off")

    def __init__(self, hero: int) -> None:
        self.hero = hero
        self.range = HIGH

    def behind(self, s: BattleState) -> int:
        return columns.PROTEAN

    def offer(self, s: BattleState) -> None:
        self.range = band(s, self.hero)
        useless = self.range == HIGH and not face_up(s, v.VILLAINS)
        if not s.hand[self.hero] or useless:
            self.stop()
        else:
            ask(s, self.hero, words.ASK_PROTEAN, [])

    def pay(self, s: BattleState) -> None:
        if s.answer == words.DECLINE:
            self.stop()
            return
        s.tally[CHARM_USED] = 1
        s.tell(story.USED, s.hero[self.hero], columns.PROTEAN)
        s.push(DiscardCards(self.hero, 1, v.ANY_TYPE, HERO))

    def name_foe(self, s: BattleState) -> None:
        if self.range != HIGH:
            s.fewer_events = 1
            s.tell(story.EVENT_FEWER)
        slots = face_up(s, v.VILLAINS)
        if self.range == MIDDLE or not slots:
            self.stop()
        elif len(slots) == 1:
            self.stop()
            switch_off(s, slots[0], THIS_TURN)
        else:
            ask(s, self.hero, words.ASK_SWITCH_OFF, [columns.PROTEAN])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if question == words.ASK_PROTEAN:
            return [words.USE | columns.PROTEAN << FIRST, words.DECLINE]
        return [words.FOE | s.row[slot] << FIRST for slot in face_up(s, v.VILLAINS)]

    def switch_off(self, s: BattleState) -> None:
        switch_off(s, s.row.index(first_of(s.answer)), THIS_TURN)


def switch_off(s: BattleState, slot: int, until: int) -> None:
    """HB-5.11: the ability is off until this Hero's next turn starts, or for this turn only."""
    s.row_off[slot] |= 1 << until
    s.tell(story.SWITCHED_OFF, s.row[slot])
    s.derive()


class PermanentSticking(BattleProcedure):
    """HB-19.11: at the end of the turn tokens are kept, or given to another Hero."""

    hero: HeroPlace
    range: int
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "keep")

    def __init__(self, hero: int) -> None:
        self.hero = hero
        self.range = HIGH

    def offer(self, s: BattleState) -> None:
        self.range = band(s, self.hero)
        tokens = s.influence[self.hero] + (s.attack[self.hero] if self.range else 0)
        alone = self.range == LOW and s.heroes == 1
        if is_free(s) and tokens and not alone:
            ask(s, self.hero, words.ASK_STICKING, [])
        else:
            self.stop()
            give_back_all(s, self.hero)

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if self.range == LOW:
            others = [place for place in range(s.heroes) if place != self.hero]
            return [*[words.HERO | s.hero[place] << FIRST for place in others], words.DECLINE]
        return [words.USE | columns.PERMANENT_STICKING << FIRST, words.DECLINE]

    def keep(self, s: BattleState) -> None:
        hero = self.hero
        if s.answer == words.DECLINE:
            give_back_all(s, hero)
            return
        s.tally[CHARM_USED] = 1
        if verb_of(s.answer) == words.HERO:
            other = s.hero.index(first_of(s.answer))
            s.attack[other] = min(s.attack[other] + s.attack[hero], MOST_TOKENS)
            s.influence[other] = min(s.influence[other] + s.influence[hero], MOST_TOKENS)
            s.tell(story.GAVE, s.hero[other], s.hero[hero])
            give_back_all(s, hero)
            return
        s.tell(story.KEPT, s.hero[hero])
        if self.range == HIGH:
            s.attack[hero] = 0


def give_back_all(s: BattleState, hero: int) -> None:
    s.attack[hero] = s.influence[hero] = 0
