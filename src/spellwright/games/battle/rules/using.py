"""Using abilities, charms, collected cards and the Location (HB-6.12, HB-6.13, HB-6.19)."""

from __future__ import annotations

from spellwright.games.battle import story
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.queries import count_type
from spellwright.games.battle.rules import charms
from spellwright.games.battle.rules.cards import DiscardCards
from spellwright.games.battle.rules.carry_out import BY_ACTIVE, HERO, CarryOut
from spellwright.games.battle.rules.control import NO_REMOVE
from spellwright.games.battle.rules.tokens import spend_influence
from spellwright.games.battle.state import (
    CHARM_USED,
    BattleProcedure,
    BattleState,
    Thing,
)


def usable(s: BattleState, hero: int) -> list[int]:
    """What the active Hero can use now: condition and cost are met, the limit is not used up."""
    found = []
    expert = s.expert[hero]
    if expert >= 0 and _can_use(s, hero, expert):
        found.append(expert)
    found += [thing for thing in s.collected[hero] if _can_use(s, hero, thing)]
    if s.charm[hero] >= 0 and charms.can_declare(s, hero):
        found.append(s.charm[hero])
    if columns.LOCATION_USE[s.location] and _can_use_location(s, hero):
        found.append(s.location)
    return found


def _can_use_location(s: BattleState, hero: int) -> bool:
    """HB-6.19."""
    can_pay = s.attack[hero] >= columns.LOCATION_COST[s.location]
    return can_pay and s.control > s.fixed_control and not s.powers & NO_REMOVE


def _can_use(s: BattleState, hero: int, thing: int) -> bool:
    """HB-6.18, HB-16.15."""
    if not columns.USE[thing] or thing in s.used:
        return False
    if (
        s.attack[hero] < columns.COST_ATTACK[thing]
        or s.influence[hero] < columns.COST_INFLUENCE[thing]
    ):
        return False
    wanted, hand = columns.COST_TYPE[thing], s.hand[hero]
    held = len(hand) if wanted == v.ANY_TYPE else count_type(hand, wanted)
    return held >= columns.COST_DISCARD[thing]


class UseThing(BattleProcedure):
    """Pay the cost, then carry out the effect."""

    thing: Thing
    band: int
    __slots__ = tuple(__annotations__)

    STEPS = ("pay", "carry_out")

    def __init__(self, thing: int) -> None:
        self.thing = thing
        self.band = 0

    def behind(self, s: BattleState) -> int:
        return self.thing

    def pay(self, s: BattleState) -> None:
        hero, thing = s.active, self.thing
        s.tell(story.USED, s.hero[hero], thing)
        discards, wanted = columns.COST_DISCARD[thing], columns.COST_TYPE[thing]
        if thing == s.location:
            s.attack[hero] -= columns.LOCATION_COST[thing]
        elif columns.IS_CHARM[thing]:
            # HB-19.4, HB-19.13: the range is fixed before a cost is paid.
            self.band = charms.band(s, hero)
            s.tally[CHARM_USED] = 1
            discards = columns.CHARM_COSTS[thing][self.band]
        else:
            s.used.append(thing)
            s.attack[hero] -= columns.COST_ATTACK[thing]
            if columns.COST_INFLUENCE[thing]:
                spend_influence(s, hero, columns.COST_INFLUENCE[thing])
        if discards:
            s.push(DiscardCards(hero, discards, wanted, HERO))

    def carry_out(self, s: BattleState) -> None:
        hero, thing = s.active, self.thing
        if thing == s.location:
            program = columns.LOCATION_USE[thing]
        elif columns.IS_CHARM[thing]:
            program = columns.CHARM_EFFECTS[thing][self.band]
        else:
            program = columns.EFFECT[thing] if columns.IS_EXPERT[thing] else columns.REWARD[thing]
            if columns.USE[thing] == columns.ONCE_A_GAME:
                # HB-17.9: the card leaves the display.
                s.collected[hero].remove(thing)
        if program:
            s.push(CarryOut(program, hero, thing, HERO, BY_ACTIVE))
