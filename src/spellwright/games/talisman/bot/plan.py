"""The plan: grow in London, then in the grounds, find a Hallow, and go for the Great Hall."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.games.talisman.board import (
    BURROW,
    CASTLE,
    COURTYARD,
    DIAGON_ALLEY,
    GATES,
    HAGRIDS_HUT,
    HALL,
    KINGS_CROSS,
    LONDON,
    MALFOY_MANOR,
    MINISTRY,
    PRIVET_DRIVE,
    QUIDDITCH_PITCH,
    REGION,
    RING_SIZE,
    ROOM,
    ST_MUNGOS,
    STAIRCASES,
)
from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.bot.worth import wounds
from spellwright.games.talisman.content.columns import OP, STACK_OF, START_FATE
from spellwright.games.talisman.content.names import FLOO_POWDER, HALLOW, WAND
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.odds import FACES, barrier_odds, final_strength
from spellwright.games.talisman.queries import faction, hallow_of, may_hold, total
from spellwright.games.talisman.rules.attack_scores import voldemort_value
from spellwright.games.talisman.rules.spaces.diagon_alley import price_for
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.saying import Saying

NOWHERE: Final = -1


class Plan(NamedTuple):
    """Where to go, how urgently, and why."""

    target: int
    pull: float
    reason: Saying
    crosses: bool = False
    enters: bool = False


def ready(s: TalismanState, seat: int) -> bool:
    """Whether a Character dares to face Voldemort; in a long game it dares more."""
    strength = final_strength(s, seat)
    if s.fate[seat]:
        strength += weights.FATE_FOR_HALL
    needed = voldemort_value(s, HALL) - weights.BELOW_VOLDEMORT
    return strength >= needed - s.round // weights.LONG_GAME


def plan_of(s: TalismanState, seat: int) -> Plan:
    here = s.at[seat]
    if s.side[seat] < 0 or here < 0:
        return Plan(NOWHERE, 0.0, say("hint-no-plan"))
    region = REGION[here]
    if region == CASTLE:
        return Plan(ROOM, weights.URGENT, say("hint-plan-room"))
    if region == LONDON:
        return _in_london(s, seat)
    return _in_grounds(s, seat)


def _can_buy(s: TalismanState, seat: int, card: int) -> bool:
    return (
        s.stock[STACK_OF[card]] > 0
        and may_hold(s, seat, card)
        and s.gold[seat] >= price_for(s, seat, card)
    )


def _in_london(s: TalismanState, seat: int) -> Plan:
    if wounds(s, seat) and s.life[seat] <= weights.FEW_LIVES and s.gold[seat]:
        return Plan(ST_MUNGOS, weights.URGENT, say("hint-plan-hospital"))
    best = max(total(s, seat, 0), total(s, seat, 1))
    if best >= weights.GROUNDS_FROM and s.life[seat] >= weights.GROUNDS_LIFE:
        return _to_the_grounds(s, seat)
    if _can_buy(s, seat, FLOO_POWDER) or _can_buy(s, seat, WAND):
        return Plan(DIAGON_ALLEY, weights.PULL, say("hint-plan-diagon-alley"))
    if s.fate[seat] == 0 and START_FATE[s.side[seat]] > 1:
        home = BURROW if faction(s, seat) == OP else MALFOY_MANOR
        return Plan(home, weights.PULL, say("hint-plan-refill-fate"))
    return Plan(NOWHERE, 0.0, say("hint-plan-gain"))


def _to_the_grounds(s: TalismanState, seat: int) -> Plan:
    if FLOO_POWDER in s.objects[seat]:
        door = BURROW if faction(s, seat) == OP else MINISTRY
        if barrier_odds(s, seat) < 2 * weights.BARRIER_ODDS:
            return Plan(door, weights.URGENT, say("hint-plan-floo-door"), True)
    if barrier_odds(s, seat) >= weights.BARRIER_ODDS:
        return Plan(KINGS_CROSS, weights.URGENT, say("hint-plan-train"), True)
    if _can_buy(s, seat, FLOO_POWDER):
        return Plan(DIAGON_ALLEY, weights.URGENT, say("hint-plan-buy-floo"), True)
    return Plan(PRIVET_DRIVE, weights.PULL, say("hint-plan-privet-drive"), True)


def _in_grounds(s: TalismanState, seat: int) -> Plan:
    if wounds(s, seat) and s.life[seat] <= weights.FEW_LIVES and s.gold[seat]:
        return Plan(COURTYARD, weights.URGENT, say("hint-plan-courtyard"))
    if hallow_of(s, seat) >= 0:
        if ready(s, seat) and s.life[seat] >= weights.GATES_LIFE:
            return Plan(GATES, weights.URGENT, say("hint-time-for-castle"), False, True)
        return Plan(HAGRIDS_HUT, weights.PULL, say("hint-plan-hut"))
    if not s.quest[seat] and s.stock[STACK_OF[HALLOW]]:
        return Plan(QUIDDITCH_PITCH, weights.PULL, say("hint-plan-quest"))
    return Plan(HAGRIDS_HUT, weights.PULL, say("hint-plan-hut"))


# -- how many turns it takes ---------------------------------------------------------------------


def _turns(size: int, passing: bool) -> list[float]:
    """Turns to a space this many steps clockwise, to end there exactly or only to reach it."""
    turns = [float(min(d, size - d)) for d in range(size)]
    for _ in range(60):
        turns = [0.0] + [1 + _mean(turns, d, size, passing) for d in range(1, size)]
    return turns


def _mean(turns: list[float], distance: int, size: int, passing: bool) -> float:
    total = 0.0
    for face in FACES:
        if passing and (face >= distance or face >= size - distance):
            continue
        total += min(turns[(distance - face) % size], turns[(distance + face) % size])
    return total / 6


_EXACT: Final = [_turns(size, passing=False) for size in RING_SIZE]
_PASSING: Final = [_turns(size, passing=True) for size in RING_SIZE]


def turns_between(start: int, target: int) -> float:
    """About how many turns a Character needs along a ring."""
    region = REGION[start]
    if target == NOWHERE or region != REGION[target] or HALL in (start, target):
        return 0.0
    distance = (target - start) % RING_SIZE[region]
    table = _PASSING if target in (KINGS_CROSS, GATES, ROOM, STAIRCASES) else _EXACT
    return table[region][distance]
