"""Effects that wait for their turn, by rank (HB-12)."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import story, words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.gains import can_be_in_any_order
from spellwright.games.battle.queries import is_confused
from spellwright.games.battle.rules.asking import ask
from spellwright.games.battle.rules.carry_out import (
    BY_ACTIVE,
    CONFUSED,
    CREATURE,
    ENCOUNTER,
    HERO,
    HORCRUX,
    OF_AN_ALLY,
    VILLAIN,
    CarryOut,
)
from spellwright.games.battle.state import (
    CAUSE,
    MARKS,
    ORDER,
    PROGRAM,
    RANK,
    RESOLVER,
    SOURCE,
    BattleProcedure,
    BattleState,
)
from spellwright.kernel.option import FIRST, first_of

# Ranks of HB-12.1 and HB-12.2; rank 1, stunning, never waits.
RANK_CHALLENGE: Final = 3
RANK_VOLDEMORT: Final = 4
RANK_FOE: Final = 5
RANK_DISCARD: Final = 6
RANK_PLAYED: Final = 7
RANK_HERO: Final = 8
RANK_EXPERT: Final = 9
RANK_REWARD: Final = 10
BEFORE_ALL: Final = -1
"""The order within a rank of effects that come before those of all Heroes."""


def wait(
    s: BattleState, rank: int, order: int, program: int, hero: int, source: int, cause: int
) -> None:
    """A bad effect joins the waiting ones (HB-12.10)."""
    if program:
        s.waiting.append([rank, order, program, hero, source, cause, 0])


def wait_for_hero(
    s: BattleState, rank: int, owner: int, program: int, source: int, resolver: int = -1
) -> None:
    """An effect of a Hero's ability; `resolver` carries it out, if that is not the owner."""
    order = (owner - s.active) % s.heroes
    marks = 0 if order else BY_ACTIVE
    hero = owner if resolver < 0 else resolver
    s.waiting.append([rank, order, program, hero, source, HERO, marks])


def wait_for_card(
    s: BattleState, rank: int, hero: int, program: int, kind: int, marks: int
) -> None:
    """An effect of a Hogwarts card that works for this Hero."""
    order = (hero - s.active) % s.heroes
    s.waiting.append([rank, order, program, hero, kind, HERO, marks])


def wait_for_reward(s: BattleState, slot: int, foe: int) -> None:
    """HB-12.1: a reward has the rank and the place of its foe; it is the active Hero's."""
    if columns.REWARD[foe]:
        s.waiting.append([RANK_FOE, slot, columns.REWARD[foe], s.active, foe, HERO, BY_ACTIVE])


def begin_played(s: BattleState, effect: int, kind: int, triggered: bool) -> None:
    """HB-12.5: the effect of a played card is ranked with what its playing has triggered."""
    marks = card_marks(s, s.active, kind)
    if not triggered:
        s.push(CarryOut(effect, s.active, kind, HERO, marks))
        return
    beside = [row[PROGRAM] for row in s.waiting if (row[RANK], row[ORDER]) == (RANK_PLAYED, 0)]
    # A Hero is not asked for an order that changes nothing.
    order = BEFORE_ALL if can_be_in_any_order([effect, *beside]) else 0
    s.waiting.append([RANK_PLAYED, order, effect, s.active, kind, HERO, marks])
    s.push(Settle())


def foe_cause(foe: int) -> int:
    """HB-10.20: a Villain-Creature is a Villain for every text."""
    return VILLAIN if columns.FOE_TYPE[foe] & v.VILLAINS else CREATURE


def trigger(s: BattleState, when: int, hero: int, but_slot: int = -1) -> None:
    """Abilities of foes, Horcrux and Encounter react (HB-5.6); `hero` is the Hero concerned."""
    if not s.powers & when:
        return
    if s.horcrux >= 0 and columns.WHEN[s.horcrux] & when:
        wait(s, RANK_CHALLENGE, 1, columns.REACTION[s.horcrux], hero, s.horcrux, HORCRUX)
    if s.encounter >= 0 and columns.WHEN[s.encounter] & when:
        wait(s, RANK_CHALLENGE, 2, columns.REACTION[s.encounter], hero, s.encounter, ENCOUNTER)
    last = len(s.row) - 1
    for slot, foe in enumerate(s.row):
        if foe >= 0 and columns.WHEN[foe] & when and not s.row_off[slot] and slot != but_slot:
            rank = RANK_VOLDEMORT if slot == last else RANK_FOE
            wait(s, rank, slot, columns.REACTION[foe], hero, foe, foe_cause(foe))


def is_gone(s: BattleState, source: int) -> bool:
    """HB-12.12: the foe is defeated or switched off, the Horcrux or Encounter is collected."""
    if columns.IS_FOE[source]:
        return source not in s.row or bool(s.row_off[s.row.index(source)])
    if columns.IS_HORCRUX[source]:
        return source != s.horcrux
    if columns.IS_ENCOUNTER[source]:
        return source != s.encounter
    return False


class Settle(BattleProcedure):
    """Waiting effects are resolved one after the other, then further events are revealed."""

    __slots__ = ()

    STEPS = ("find_next", "take_chosen")

    def find_next(self, s: BattleState) -> None:
        if not s.waiting:
            self.stop()
            if s.reveals:
                self.next_step = 0
                reveal_next(s)
            return
        group = self.first_group(s)
        if len(group) > 1 and s.waiting[group[0]][CAUSE] == HERO:
            sources = {s.waiting[place][SOURCE] for place in group}
            if len(sources) > 1:
                owner = (s.active + s.waiting[group[0]][ORDER]) % s.heroes
                ask(s, owner, words.ASK_ORDER, [])
                return
        self.next_step = 0
        resolve_waiting(s, group[0])

    def first_group(self, s: BattleState) -> list[int]:
        """The waiting effects of the lowest rank and order, by their places in the list."""
        waiting = s.waiting
        best = min([(row[RANK], row[ORDER]) for row in waiting])
        return [n for n, row in enumerate(waiting) if (row[RANK], row[ORDER]) == best]

    def options(self, s: BattleState, seat: int, question: int) -> list[int]:
        sources = {s.waiting[place][SOURCE] for place in self.first_group(s)}
        return [words.NEXT | source << FIRST for source in sorted(sources)]

    def take_chosen(self, s: BattleState) -> None:
        chosen = first_of(s.answer)
        self.next_step = 0
        for place in self.first_group(s):
            if s.waiting[place][SOURCE] == chosen:
                resolve_waiting(s, place)
                return


def resolve_waiting(s: BattleState, place: int) -> None:
    row = s.waiting.pop(place)
    source, cause = row[SOURCE], row[CAUSE]
    if cause != HERO:
        if is_gone(s, source):
            return
        s.tell(story.ACTED, source)
        s.cloak_used = 0
    elif s.tells_events:
        _tell_cause(s, row)
    marks = row[MARKS]
    if row[RANK] == RANK_DISCARD or row[RANK] == RANK_PLAYED:
        # HB-22.15: Confusion counts when the effect is carried out, not when it was promised.
        marks = marks & ~CONFUSED | (CONFUSED if is_confused(s, row[RESOLVER]) else 0)
    s.push(CarryOut(row[PROGRAM], row[RESOLVER], source, cause, marks))


def _tell_cause(s: BattleState, row: list[int]) -> None:
    """Why a Hero's effect comes now."""
    rank, source = row[RANK], row[SOURCE]
    owner = s.hero[(s.active + max(row[ORDER], 0)) % s.heroes]
    if rank == RANK_FOE:
        s.tell(story.REWARDED, s.hero[s.active], source)
    elif rank == RANK_DISCARD:
        s.tell(story.DISCARD_WORKS, owner, source)
    elif rank == RANK_PLAYED:
        # The card that was just played has been told.
        if row[PROGRAM] not in (
            columns.EFFECT[source],
            columns.KEEP[source],
            columns.BANISH[source],
        ):
            s.tell(story.BONUS_CAME, owner, source)
    elif columns.IS_HERO_CARD[source]:
        s.tell(story.HERO_ABILITY, owner)
    else:
        s.tell(story.THING_WORKS, owner, source)


def card_marks(s: BattleState, hero: int, kind: int) -> int:
    """What is special about the effect of this Hogwarts card now."""
    marks = OF_AN_ALLY if columns.TYPE[kind] == v.ALLY else 0
    if hero == s.active:
        marks |= BY_ACTIVE
        if s.brews and is_confused(s, hero):
            marks |= CONFUSED
    return marks


def reveal_next(s: BattleState) -> None:
    """A further event that an effect has asked for (HB-4.8, HB-4.11)."""
    from spellwright.games.battle.rules.dark_arts import RevealEvent

    s.push(RevealEvent(s.reveals.pop(0)))


def settle(s: BattleState) -> None:
    """Resolve what waits, if anything does."""
    if s.waiting or s.reveals:
        s.push(Settle())


def resolve(s: BattleState, program: int, hero: int, source: int, cause: int) -> None:
    """Carry out a bad effect completely, then what it has triggered (HB-12.5)."""
    s.cloak_used = 0
    s.push(Settle())
    if program:
        s.push(CarryOut(program, hero, source, cause))
