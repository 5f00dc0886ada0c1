"""What makes a plan legal (FW-5.8 to FW-5.27). No other module knows it."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content.columns import (
    ANIMAL_ACTIONS,
    BASIC,
    COST,
    DEFEND,
    INITIATIVE,
    IS_ALONE,
    IS_STILL,
    MOST_IN_PLAN,
    MOVE,
    ONCE_A_GAME,
    ORDER,
    RELOCATIONS,
    RULE,
    RUN,
    SMASH,
    SPELLS_IN_PLAN,
)
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.queries import is_occupied
from spellwright.games.wizardry.state import NOWHERE, WizardryState, action_of
from spellwright.kernel.saying import Saying

ANNOUNCED_DEFEND: Final = 3
"""Two announced numbers share one field: initiative * 3 + defend."""

BASIC_ACTIONS: Final = list(range(BASIC))
_NOT_STILL: Final = (MOVE, RUN, *RELOCATIONS)
"""FW-5.20."""


class Refusal:
    """Why an action cannot be planned: what is said, and the clause."""

    __slots__ = ("clause", "says")

    def __init__(self, says: Saying, clause: str) -> None:
        self.says = says
        self.clause = clause


NOT_KNOWN: Final = Refusal(say("refusal-spell-unknown"), "FW-5.14")
RESTING: Final = Refusal(say("refusal-spell-resting"), "FW-10.10")
ONCE_PER_GAME: Final = Refusal(say("refusal-spell-spent"), "FW-10.11")
BASIC_ONLY: Final = Refusal(say("refusal-plan-with-double"), "FW-5.21")
TWO_SPELLS: Final = Refusal(say("refusal-two-spells"), "FW-5.13")
SPELL_TWICE: Final = Refusal(say("refusal-spell-twice"), "FW-5.12")
ACTION_TOO_OFTEN: Final = Refusal(say("refusal-action-too-often"), "FW-5.11")
TOO_DEAR: Final = Refusal(say("refusal-action-points"), "FW-5.9")
HIDE_ALONE: Final = Refusal(say("refusal-hide-alone"), "FW-5.18")
ONE_FINAL: Final = Refusal(say("refusal-one-final"), "FW-5.19")
FLAME_STANDS: Final = Refusal(say("refusal-flame-stands"), "FW-5.20")
CLOSED: Final = Refusal(say("refusal-plan-closed"), "FW-5.5")
AS_ANNOUNCED: Final = Refusal(say("refusal-unlike-announced"), "FW-5.3")


def points_left(s: WizardryState, wizard: int) -> int:
    """FW-5.9: action points that the plan has not used yet."""
    left = s.ap[wizard]
    for entry in s.plan[wizard]:
        left -= COST[action_of(entry)]
    return left


def announced_of(s: WizardryState, wizard: int) -> tuple[int, int]:
    """The numbers told under Foresight: Initiative and Defend."""
    return s.announced[wizard] // ANNOUNCED_DEFEND, s.announced[wizard] % ANNOUNCED_DEFEND


def still_owed(s: WizardryState, wizard: int) -> tuple[int, int]:
    """How many Initiative and Defend entries an announcement still demands (FW-5.3)."""
    planned = [action_of(entry) for entry in s.plan[wizard]]
    initiative, defend = announced_of(s, wizard)
    return initiative - planned.count(INITIATIVE), defend - planned.count(DEFEND)


def used_up(s: WizardryState, wizard: int) -> int:
    """FW-10.10, FW-10.11: the spells that rest in this turn or for the game, as bits."""
    return s.unavailable[wizard] | (ONCE_A_GAME if s.teleported[wizard] else 0)


def available_spells(s: WizardryState, wizard: int) -> list[int]:
    """FW-5.14, FW-5.21: the spells that the wizard itself is free to plan."""
    if s.double[wizard] != NOWHERE:
        return []
    gone = used_up(s, wizard)
    return [spell for spell in s.known[wizard] if not gone >> spell & 1]


def plannable(s: WizardryState, wizard: int) -> list[int]:
    """The actions that may be added to the plan as it stands, in the order of the tables."""
    planned = [action_of(entry) for entry in s.plan[wizard]]
    if _has_one_alone(planned) or s.closed[wizard]:
        return []
    left = points_left(s, wizard)
    spare, owed = left, None
    if s.announced[wizard] >= 0:
        owed = still_owed(s, wizard)
        spare = left - owed[0] - owed[1]
    found = [
        action
        for action in BASIC_ACTIONS
        if COST[action] <= left and planned.count(action) < MOST_IN_PLAN[action]
    ]
    if owed is not None:
        found = [action for action in found if _keeps_announcement(action, spare, owed)]
    if _stands_still(planned):
        found = [action for action in found if action not in _NOT_STILL]
    spells = [action for action in planned if action >= BASIC]
    if len(spells) < SPELLS_IN_PLAN:
        bound = owed is not None and owed != (0, 0)
        for spell in available_spells(s, wizard):
            if IS_ALONE[spell] and bound:
                continue
            if COST[spell] <= spare and _fits(spell, planned, spells):
                found.append(spell)
    return found


def _keeps_announcement(action: int, spare: int, owed: tuple[int, int]) -> bool:
    """FW-5.3: points for announced entries are kept back, and no more of them are planned."""
    if action == INITIATIVE:
        return owed[0] > 0
    if action == DEFEND:
        return owed[1] > 0
    return COST[action] <= spare


def _fits(spell: int, planned: list[int], spells: list[int]) -> bool:
    """Whether a spell goes with the entries that are there (FW-5.12, FW-5.18 to FW-5.20)."""
    if spell in planned or (IS_ALONE[spell] and planned):
        return False
    if ORDER[spell] == "last" and any(ORDER[other] == "last" for other in spells):
        return False
    if IS_STILL[spell]:
        return not any(action in _NOT_STILL for action in planned)
    return not (spell in _NOT_STILL and _stands_still(spells))


def _has_one_alone(planned: list[int]) -> bool:
    """FW-5.18."""
    return any(IS_ALONE[action] for action in planned)


def _stands_still(planned: list[int]) -> bool:
    """FW-5.20."""
    return any(IS_STILL[action] for action in planned)


def may_lock(s: WizardryState, wizard: int) -> bool:
    """FW-5.10: any legal plan is complete, except that it must keep an announcement."""
    return s.announced[wizard] < 0 or still_owed(s, wizard) == (0, 0)


def animal_points_left(s: WizardryState, place: int) -> int:
    """FW-13.4: action points that the plan of an animal has not used yet."""
    planned = s.animal_plans[place]
    return s.animal_ap[place] - sum([COST[action_of(entry)] for entry in planned])


def animal_plannable(s: WizardryState, place: int) -> list[int]:
    """FW-13.4: what may be added to the entries of an animal."""
    planned = [action_of(entry) for entry in s.animal_plans[place]]
    left = animal_points_left(s, place)
    return [
        action
        for action in ANIMAL_ACTIONS
        if COST[action] <= left and planned.count(action) < MOST_IN_PLAN[action]
    ]


def writable_squares(s: WizardryState, spell: int) -> list[int]:
    """FW-5.15, FW-5.16, FW-5.27: the squares that may be written for a spell."""
    if RULE[spell] == SMASH:
        return [q for q in s.board.free if not is_occupied(s, q) and q not in s.smashed]
    return s.board.free


def why_not_planned(s: WizardryState, wizard: int, action: int) -> Refusal | None:
    """The rule that keeps an action out of the plan as it stands."""
    planned = [action_of(entry) for entry in s.plan[wizard]]
    spells = [other for other in planned if other >= BASIC]
    if s.closed[wizard]:
        return CLOSED
    if action >= BASIC:
        if action not in s.known[wizard]:
            return NOT_KNOWN
        if s.double[wizard] != NOWHERE:
            return BASIC_ONLY
        if s.unavailable[wizard] >> action & 1:
            return RESTING
        if action not in available_spells(s, wizard):
            return ONCE_PER_GAME
        if action in planned:
            return SPELL_TWICE
    elif planned.count(action) >= MOST_IN_PLAN[action]:
        return ACTION_TOO_OFTEN
    if _has_one_alone(planned) or (IS_ALONE[action] and planned):
        return HIDE_ALONE
    if action >= BASIC and len(spells) >= SPELLS_IN_PLAN:
        return TWO_SPELLS
    if action >= BASIC and ORDER[action] == "last" and any(ORDER[o] == "last" for o in spells):
        return ONE_FINAL
    both = [*planned, action]
    if _stands_still(both) and any(other in _NOT_STILL for other in both):
        return FLAME_STANDS
    if COST[action] > points_left(s, wizard):
        return TOO_DEAR
    return AS_ANNOUNCED if s.announced[wizard] >= 0 else None
