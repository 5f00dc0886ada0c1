"""Effects with procedures of their own: foes named, effects repeated, cards and tokens moved."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import compiled
from spellwright.games.battle.queries import (
    count_type,
    different,
    face_up,
    takes_attack,
)
from spellwright.games.battle.rules.asking import ask, ask_for
from spellwright.games.battle.rules.cards import DiscardCards
from spellwright.games.battle.rules.carry_out import BY_ACTIVE, EVENT, HERO, CarryOut
from spellwright.games.battle.rules.charms import switch_off
from spellwright.games.battle.rules.foes import put_attack
from spellwright.games.battle.rules.playing import played_effect
from spellwright.games.battle.state import (
    BattleProcedure,
    BattleState,
    HeroPlace,
    Kind,
    Mask,
    Thing,
)
from spellwright.kernel.option import FIRST, first_of

APPEAR: Final[int] = compiled("appear")
MOVE_ATTACK: Final[int] = compiled("move-attack")
STRIP_VILLAINS: Final[int] = compiled("strip villains attack 1")
CHEAP: Final = 3


class SwitchOff(BattleProcedure):
    """Petrificus Totalus! and Harp (HB-5.11)."""

    hero: HeroPlace
    group: int
    __slots__ = tuple(__annotations__)

    STEPS = ("name_foe", "switch")

    def __init__(self, hero: int, group: int) -> None:
        self.hero = hero
        self.group = group

    def name_foe(self, s: BattleState) -> None:
        slots = face_up(s, self.group)
        if len(slots) > 1:
            ask_for(s, self.hero, words.ASK_SWITCH_OFF, [])
            return
        self.stop()
        if slots:
            switch_off(s, slots[0], self.hero)

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        return [words.FOE | s.row[slot] << FIRST for slot in face_up(s, self.group)]

    def switch(self, s: BattleState) -> None:
        switch_off(s, s.row.index(first_of(s.answer)), self.hero)


class RepeatEffect(BattleProcedure):
    """Polyjuice Potion and Priori Incantatem! (HB-28.19)."""

    hero: HeroPlace
    wanted: int
    source: Thing
    marks: Mask
    __slots__ = tuple(__annotations__)

    STEPS = ("name_card", "repeat")

    def __init__(self, hero: int, wanted: int, source: int, marks: int) -> None:
        self.hero = hero
        self.wanted = wanted
        self.source = source
        self.marks = marks

    def cards(self, s: BattleState) -> list[int]:
        fitting = [kind for kind in s.played if columns.TYPE[kind] == self.wanted]
        return different([kind for kind in fitting if kind != columns.PRIORI_INCANTATEM])

    def name_card(self, s: BattleState) -> None:
        if self.cards(s):
            ask(s, self.hero, words.ASK_AGAIN, [self.source])
        else:
            self.stop()
            s.tell(story.NO_EFFECT, self.source)

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        return [*[words.AGAIN | kind << FIRST for kind in self.cards(s)], words.DECLINE]

    def repeat(self, s: BattleState) -> None:
        if s.answer != words.DECLINE:
            effect = played_effect(first_of(s.answer))
            s.tell(story.REPEATED, s.hero[self.hero], first_of(s.answer))
            s.push(CarryOut(effect, self.hero, self.source, HERO, self.marks))


def appearing(s: BattleState) -> list[int]:
    """The cards that Apparition may name (HB-19.15)."""
    return different([kind for kind in s.played if columns.VALUE[kind] <= CHEAP])


class Appear(BattleProcedure):
    """Apparition, 10-8 (HB-19.15): a played card works for another Hero, who decides."""

    hero: HeroPlace
    kind: Kind
    __slots__ = tuple(__annotations__)

    STEPS = ("name_card", "name_hero", "work")

    def __init__(self, hero: int) -> None:
        self.hero = hero
        self.kind = 0

    def others(self, s: BattleState) -> list[int]:
        return [place for place in range(s.heroes) if place != self.hero]

    def name_card(self, s: BattleState) -> None:
        if not appearing(s) or s.heroes == 1:
            self.stop()
        else:
            ask_for(s, self.hero, words.ASK_APPEAR, [])

    def name_hero(self, s: BattleState) -> None:
        self.kind = first_of(s.answer)
        others = self.others(s)
        if len(others) == 1:
            self.stop()
            self.work_for(s, others[0])
        else:
            ask(s, self.hero, words.ASK_OTHER, [self.kind])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if question == words.ASK_APPEAR:
            return [words.AGAIN | kind << FIRST for kind in appearing(s)]
        return [words.HERO | s.hero[place] << FIRST for place in self.others(s)]

    def work(self, s: BattleState) -> None:
        self.work_for(s, s.hero.index(first_of(s.answer)))

    def work_for(self, s: BattleState, place: int) -> None:
        effect = played_effect(self.kind)
        s.tell(story.APPEARED, s.hero[place], self.kind)
        if effect:
            s.push(CarryOut(effect, place, self.kind, HERO, BY_ACTIVE))


class HandOver(BattleProcedure):
    """Locomotor! (HB-13.13): a card of the discard pile goes into another Hero's hand."""

    hero: HeroPlace
    kind: Kind
    __slots__ = tuple(__annotations__)

    STEPS = ("name_card", "name_hero", "hand_over")

    def __init__(self, hero: int) -> None:
        self.hero = hero
        self.kind = 0

    def name_card(self, s: BattleState) -> None:
        if s.pile[self.hero] and s.heroes > 1:
            ask_for(s, self.hero, words.ASK_HAND_OVER, [])
        else:
            self.stop()

    def name_hero(self, s: BattleState) -> None:
        if s.answer == words.KEEP_ALL:
            self.stop()
            return
        self.kind = first_of(s.answer)
        if s.heroes == 2:
            self.stop()
            self.give(s, 1 - self.hero)
        else:
            ask(s, self.hero, words.ASK_HAND_TO, [self.kind])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if question == words.ASK_HAND_OVER:
            cards = different(s.pile[self.hero])
            return [*[words.HAND_OVER | kind << FIRST for kind in cards], words.KEEP_ALL]
        others = [place for place in range(s.heroes) if place != self.hero]
        return [words.HERO | s.hero[place] << FIRST for place in others]

    def hand_over(self, s: BattleState) -> None:
        self.give(s, s.hero.index(first_of(s.answer)))

    def give(self, s: BattleState, place: int) -> None:
        s.pile[self.hero].remove(self.kind)
        s.hand[place].append(self.kind)
        s.tell(story.HANDED_OVER, s.hero[place], self.kind)


def movable(s: BattleState) -> list[int]:
    """The slots from which an Attack could go to another foe (HB-19.16)."""
    takers = [slot for slot in range(len(s.row)) if takes_attack(s, slot)]
    return [
        slot
        for slot, tokens in enumerate(s.row_attack)
        if tokens and any(taker != slot for taker in takers)
    ]


class MoveAttack(BattleProcedure):
    """Defensive, 10-8 (HB-19.16)."""

    hero: HeroPlace
    slot: int
    __slots__ = tuple(__annotations__)

    STEPS = ("name_from", "name_to", "move")

    def __init__(self, hero: int) -> None:
        self.hero = hero
        self.slot = 0

    def name_from(self, s: BattleState) -> None:
        slots = movable(s)
        if not slots:
            self.stop()
        else:
            ask_for(s, self.hero, words.ASK_MOVE_FROM, [])

    def name_to(self, s: BattleState) -> None:
        self.slot = s.row.index(first_of(s.answer))
        ask_for(s, self.hero, words.ASK_MOVE_TO, [])

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        if question == words.ASK_MOVE_FROM:
            return [words.FOE | s.row[slot] << FIRST for slot in movable(s)]
        return [
            words.FOE | foe << FIRST
            for slot, foe in enumerate(s.row)
            if slot != self.slot and takes_attack(s, slot)
        ]

    def move(self, s: BattleState) -> None:
        s.row_attack[self.slot] -= 1
        s.tell(story.MOVED, s.row[self.slot], first_of(s.answer))
        put_attack(s, s.row.index(first_of(s.answer)))


class PutAttack(BattleProcedure):
    """Hair-Raising Potion (HB-10.30): 1 Attack on every face-up Villain that may take it."""

    slots: list[int]
    __slots__ = tuple(__annotations__)

    STEPS = ("find", "put")

    def __init__(self) -> None:
        self.slots = []

    def find(self, s: BattleState) -> None:
        self.slots = face_up(s, v.VILLAINS)

    def put(self, s: BattleState) -> None:
        if self.slots:
            self.again()
            slot = self.slots.pop(0)
            if takes_attack(s, slot):
                s.tell(story.PUT_ON, s.row[slot])
                put_attack(s, slot)


class SleepingDraught(BattleProcedure):
    """HB-22.16: a named Hero discards an Ally, or 1 Attack is taken off every Villain."""

    hero: HeroPlace
    source: Thing
    __slots__ = tuple(__annotations__)

    STEPS = ("offer", "answer")

    def __init__(self, hero: int, source: int) -> None:
        self.hero = hero
        self.source = source

    def behind(self, s: BattleState) -> int:
        return self.source

    def offer(self, s: BattleState) -> None:
        """The question itself tells which Heroes hold an Ally."""
        s.reveal()
        s.holders = 0
        for place, hand in enumerate(s.hand):
            if count_type(hand, v.ALLY):
                s.holders |= 1 << place
        if s.holders:
            ask(s, self.hero, words.ASK_SLEEPING, [])
        else:
            self.stop()
            self.strip(s)

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        places = [place for place in range(s.heroes) if s.holders >> place & 1]
        return [*[words.HERO | s.hero[place] << FIRST for place in places], words.NOBODY]

    def answer(self, s: BattleState) -> None:
        if s.answer == words.NOBODY:
            self.strip(s)
        else:
            s.push(DiscardCards(s.hero.index(first_of(s.answer)), 1, v.ALLY, EVENT))
        s.holders = 0

    def strip(self, s: BattleState) -> None:
        s.push(CarryOut(STRIP_VILLAINS, self.hero, self.source, EVENT))
