"""Why a choice is not open: the rule that stands in the way, in a sentence for the player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import (
    ANIMAL_ACTIONS,
    BASIC,
    COST,
    FOG,
    KEYS,
    MAGIC_TOUCH,
    MOST_IN_PLAN,
    MOVE,
    ORDER,
    PUFF_OF_WIND,
    RANGE,
    RULE,
    RUN,
    SMASH,
    WRITES,
)
from spellwright.games.wizardry.lexicons import ENTRIES, say
from spellwright.games.wizardry.queries import (
    animals_of,
    can_aim,
    is_occupied,
    may_run,
    real_square,
    sees,
    square_of,
)
from spellwright.games.wizardry.rules.entries import animal_can, can_carry_out
from spellwright.games.wizardry.rules.plans import animal_points_left, why_not_planned
from spellwright.games.wizardry.state import NOWHERE, WizardryState, action_of
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, second_of, verb_of
from spellwright.kernel.saying import Saying, verbatim

Reason = tuple[Saying, str]

NO_REASON: Final[Reason] = (verbatim(""), "")
_OF_ANIMALS: Final = (words.PLAN_ANIMAL, words.ANIMAL_DO, words.ANIMAL_ABANDON)
_POINTS: Final = (words.SPEND, words.SUFFER, words.FLEE)
_PLANS: Final = (words.ASK_ENTRY, words.ASK_SHOWN_ENTRY)
_OF_POINTS: Final = (
    words.ASK_POINTS,
    words.ASK_CURSE,
    words.ASK_DART,
    words.ASK_ENTANGLE,
    words.ASK_PUSH,
    words.ASK_PLAGUE,
    words.ASK_REROLL,
    words.ASK_COUNTER,
    words.ASK_POISON,
)
_OF_ANIMAL_PLANS: Final = (*_PLANS, words.ASK_OPPORTUNITY)
_OF_SQUARES: Final = (
    words.ASK_SQUARE,
    words.ASK_ANIMAL_SQUARE,
    words.ASK_BODY_SQUARE,
    words.ASK_WIND_SQUARE,
    words.ASK_FLIGHT,
    words.ASK_BALL_STEP,
    words.ASK_RETURN,
)


def why_not(s: WizardryState, ask: Ask, code: int) -> Reason:
    """A sentence and its clause, or nothing special."""
    seat, verb, first = ask.seat, verb_of(code), first_of(code)
    if verb in _OF_ANIMALS and ask.question in _OF_ANIMAL_PLANS:
        return _of_animal(s, ask, code)
    if verb == words.PLAN and ask.question in _PLANS and first < len(KEYS):
        refusal = why_not_planned(s, seat, first)
        return NO_REASON if refusal is None else (refusal.says, refusal.clause)
    if verb in (words.DO, words.ABANDON) and ask.question == words.ASK_OPPORTUNITY:
        return _entry(s, seat, verb, first)
    if verb == words.WRITE and ask.question == words.ASK_WRITTEN and first < s.board.size:
        return _written(s, ask.args[0], first)
    if verb == words.TO and ask.question in _OF_SQUARES and first < s.board.size:
        return _to(s, ask, first)
    if verb == words.TARGET and ask.question == words.ASK_TARGET and first < 2 * s.seats:
        return _target(s, seat, ask.args[0], first)
    if verb == words.CREATURE and ask.question == words.ASK_CREATURE:
        return _creature(s, seat, second_of(code))
    if verb in _POINTS and ask.question in _OF_POINTS:
        return _points(s, seat, first)
    return _OTHER.get((ask.question, verb), NO_REASON)


_OTHER: Final[Mapping[tuple[int, int], Reason]] = {
    (words.ASK_ENTRY, words.LOCK): (say("refusal-lock-unlike-announced"), "FW-5.3"),
    (words.ASK_SHOWN_ENTRY, words.LOCK): (say("refusal-lock-unlike-announced"), "FW-5.3"),
    (words.ASK_ANNOUNCE, words.ANNOUNCE): (say("refusal-announce-too-much"), "FW-5.24"),
    (words.ASK_SPELL, words.LEARN): (say("refusal-spell-not-rolled"), "FW-3.4"),
    (words.ASK_WRITTEN_TARGET, words.WRITE_TARGET): (say("refusal-no-such-opponent"), "FW-10.9"),
    (words.ASK_TARGET, words.WIZARD): (say("refusal-no-such-opponent"), "FW-10.9"),
    (words.ASK_BALL, words.BALL): (say("refusal-no-such-ball"), "FW-12.3"),
}
"""Where there is but one reason why an answer is not open."""


# -- entries ---------------------------------------------------------------------------------------


def _entry(s: WizardryState, seat: int, verb: int, action: int) -> Reason:
    """FW-7.14, FW-7.15."""
    if action not in [action_of(planned) for planned in s.plan[seat]]:
        if action >= len(KEYS):
            return say("refusal-no-such-entry"), "FW-7.3"
        return say("refusal-not-planned", action=ENTRIES.noun(action)), "FW-7.3"
    if verb == words.ABANDON or can_carry_out(s, seat, action):
        return NO_REASON
    if action >= BASIC:
        return _spell(s, seat, action)
    if action in (MOVE, RUN):
        return _way(s, seat, action)
    if action == MAGIC_TOUCH:
        return say("refusal-touch-nobody-near"), "FW-7.14"
    return say("refusal-wind-no-target"), "FW-7.14"


def _spell(s: WizardryState, seat: int, spell: int) -> Reason:
    if s.double[seat] != NOWHERE:
        return say("refusal-cast-with-double"), "FW-21.15"
    if ORDER[spell] == "first":
        return say("refusal-not-first", action=ENTRIES.noun(spell)), "FW-7.8"
    if ORDER[spell] == "last":
        return say("refusal-not-last", action=ENTRIES.noun(spell)), "FW-7.9"
    return say("refusal-cast-after-moving", action=ENTRIES.noun(spell)), "FW-7.10"


def _way(s: WizardryState, seat: int, action: int) -> Reason:
    if s.entangled[seat]:
        return say("refusal-entangled", action=ENTRIES.noun(action)), "FW-20.2"
    if s.flamed[seat]:
        return say("refusal-after-flame", action=ENTRIES.noun(action)), "FW-23.18"
    if action == RUN and not may_run(s, seat):
        return say("refusal-run-in-storm"), "FW-20.8"
    if action == RUN:
        return say("refusal-run-no-room"), "FW-8.2"
    return say("refusal-move-no-room"), "FW-8.3"


# -- animals ---------------------------------------------------------------------------------------


def _of_animal(s: WizardryState, ask: Ask, code: int) -> Reason:
    verb, at, action = verb_of(code), first_of(code), second_of(code)
    mine = [place for place in animals_of(s, ask.seat) if s.animals[place] == at]
    if not mine:
        return say("refusal-no-animal"), "FW-13.1"
    place = mine[0]
    if action not in ANIMAL_ACTIONS:
        return say("refusal-animal-other-action"), "FW-13.4"
    if verb == words.PLAN_ANIMAL:
        return _animal_plan(s, place, action)
    if action not in [action_of(planned) for planned in s.animal_plans[place]]:
        return say("refusal-animal-not-planned", action=ENTRIES.noun(action)), "FW-7.3"
    if verb == words.ANIMAL_ABANDON or animal_can(s, place, action):
        return NO_REASON
    if action == MAGIC_TOUCH:
        return say("refusal-animal-nobody-near"), "FW-13.6"
    return say("refusal-animal-no-room", action=ENTRIES.noun(action)), "FW-13.6"


def _animal_plan(s: WizardryState, place: int, action: int) -> Reason:
    planned = [action_of(entry) for entry in s.animal_plans[place]]
    if s.animal_ap[place] == 0:
        return say("refusal-animal-new"), "FW-13.3"
    if planned.count(action) >= MOST_IN_PLAN[action]:
        return say("refusal-animal-twice"), "FW-13.4"
    left = animal_points_left(s, place)
    if COST[action] > left:
        return say(
            "refusal-animal-points", action=ENTRIES.noun(action), n=COST[action], left=left
        ), "FW-13.4"
    return NO_REASON


# -- squares and targets ---------------------------------------------------------------------------


def _written(s: WizardryState, spell: int, square: int) -> Reason:
    if s.board.is_black(square):
        return say("refusal-write-stone"), "FW-5.15"
    if RULE[spell] == SMASH and is_occupied(s, square):
        return say("refusal-smash-occupied"), "FW-5.16"
    if RULE[spell] == SMASH and square in s.smashed:
        return say("refusal-smashed-already"), "FW-5.27"
    return NO_REASON


def _to(s: WizardryState, ask: Ask, square: int) -> Reason:
    """Why a wizard or marker cannot go there; demon, balls and wind have rules of their own."""
    if s.board.is_black(square):
        return say("refusal-stone"), "FW-2.6"
    if ask.question == words.ASK_SQUARE and WRITES[ask.args[0]]:
        return _aim_of_demon(s, ask.args[0], square)
    if ask.question == words.ASK_BALL_STEP:
        near = square in s.board.steps[ask.args[0]]
        if near:
            return say("refusal-ball-blocked"), "FW-13.21"
        return say("refusal-ball-too-far"), "FW-13.20"
    if ask.question == words.ASK_WIND_SQUARE:
        near = square in s.board.steps[square_of(s, ask.args[0])]
        if near:
            return say("refusal-occupied"), "FW-8.7"
        return say("refusal-wind-too-far"), "FW-8.6"
    return _square(s, square)


def _aim_of_demon(s: WizardryState, spell: int, square: int) -> Reason:
    written = _written(s, spell, square)
    return (say("refusal-demon-unseen"), "FW-13.28") if written == NO_REASON else written


def _square(s: WizardryState, square: int) -> Reason:
    if is_occupied(s, square):
        return say("refusal-occupied"), "FW-2.11"
    if square in s.smashed:
        return say("refusal-smashed"), "FW-8.3"
    return say("refusal-out-of-reach"), ""


def _target(s: WizardryState, seat: int, action: int, body: int) -> Reason:
    here, there = real_square(s, seat), square_of(s, body)
    if body >> 1 == seat:
        return say("refusal-own-wizard"), "FW-10.9"
    if there == NOWHERE:
        return say("refusal-no-such-body"), "FW-10.9"
    if action == MAGIC_TOUCH:
        return say("refusal-touch-too-far"), "FW-8.5"
    if not sees(s, here, there):
        clause = "FW-8.6" if action == PUFF_OF_WIND else "FW-10.3"
        return say("refusal-wizard-unseen"), clause
    if action >= BASIC and not can_aim(s, here, there):
        return say("refusal-fog", n=RANGE[FOG]), "FW-17.4"
    if action >= BASIC and RANGE[action]:
        return say("refusal-too-far", action=ENTRIES.noun(action), n=RANGE[action]), "FW-10.5"
    return NO_REASON


def _creature(s: WizardryState, seat: int, square: int) -> Reason:
    if square != s.demon and square not in s.animals:
        return say("refusal-no-creature"), "FW-22.4"
    if not sees(s, real_square(s, seat), square):
        return say("refusal-creature-unseen"), "FW-22.4"
    if not can_aim(s, real_square(s, seat), square):
        return say("refusal-fog", n=RANGE[FOG]), "FW-17.4"
    return NO_REASON


def _points(s: WizardryState, seat: int, points: int) -> Reason:
    if points > s.pool[seat]:
        return say("refusal-defence-points", n=s.pool[seat]), "FW-9.11"
    return say("refusal-points-no-use", n=points), "FW-9.11"
