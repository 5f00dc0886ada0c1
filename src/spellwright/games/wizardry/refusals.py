"""Why a choice is not open: the rule that stands in the way, in a sentence for the player."""

from __future__ import annotations

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
    NAMES,
    ORDER,
    PUFF_OF_WIND,
    RANGE,
    RUN,
    SMASH,
    WRITES,
)
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

Reason = tuple[str, str]

NO_REASON: Final[Reason] = ("", "")
_OF_ANIMALS: Final = (words.PLAN_ANIMAL, words.ANIMAL_DO, words.ANIMAL_ABANDON)
_POINTS: Final = (words.SPEND, words.SUFFER, words.FLEE)


def why_not(s: WizardryState, ask: Ask, code: int) -> Reason:
    """A sentence and its clause, or nothing special."""
    seat, verb, first = ask.seat, verb_of(code), first_of(code)
    if verb in _OF_ANIMALS:
        return _of_animal(s, ask, code)
    if verb == words.PLAN and first < len(KEYS):
        refusal = why_not_planned(s, seat, first)
        return NO_REASON if refusal is None else (refusal.sentence, refusal.clause)
    if verb in (words.DO, words.ABANDON) and ask.question == words.ASK_OPPORTUNITY:
        return _entry(s, seat, verb, first)
    if verb == words.WRITE and ask.question == words.ASK_WRITTEN and first < s.board.size:
        return _written(s, ask.args[0], first)
    if verb == words.TO and first < s.board.size:
        return _to(s, ask, first)
    if verb == words.TARGET and ask.question == words.ASK_TARGET and first < 2 * s.seats:
        return _target(s, seat, ask.args[0], first)
    if verb == words.CREATURE and ask.question == words.ASK_CREATURE:
        return _creature(s, seat, second_of(code))
    if verb in _POINTS:
        return _points(s, seat, first)
    return _other(verb)


def _other(verb: int) -> Reason:
    if verb == words.LOCK:
        return "Your plan must match the numbers you announced.", "FW-5.3"
    if verb == words.ANNOUNCE:
        return "You can announce 0, 1 or 2 of each, and no more than your points.", "FW-5.24"
    if verb == words.LEARN:
        return "Choose a new spell that your roll gives access to.", "FW-3.4"
    if verb in (words.WRITE_TARGET, words.WIZARD):
        return "Choose another wizard who is in play.", "FW-10.9"
    if verb == words.BALL:
        return "No ball of yours that is still to roll lies there.", "FW-12.3"
    return NO_REASON


# -- entries ---------------------------------------------------------------------------------------


def _entry(s: WizardryState, seat: int, verb: int, action: int) -> Reason:
    """FW-7.14, FW-7.15."""
    if action not in [action_of(planned) for planned in s.plan[seat]]:
        name = NAMES[action] if action < len(NAMES) else "such entry"
        return f"Your plan has no {name} left.", "FW-7.3"
    if verb == words.ABANDON or can_carry_out(s, seat, action):
        return NO_REASON
    if action >= BASIC:
        return _spell(s, seat, action)
    if action in (MOVE, RUN):
        return _way(s, seat, action)
    if action == MAGIC_TOUCH:
        return "You can't use Magic Touch: no other wizard is next to you.", "FW-7.14"
    return "No wizard in sight has a free square to be blown to.", "FW-7.14"


def _spell(s: WizardryState, seat: int, spell: int) -> Reason:
    name = NAMES[spell]
    if s.double[seat] != NOWHERE:
        return "You can't cast spells while your illusion is in play.", "FW-21.15"
    if ORDER[spell] == "first":
        return f"{name} must come before all your other entries.", "FW-7.8"
    if ORDER[spell] == "last":
        return f"{name} must be your last action: carry out or abandon the others first.", "FW-7.9"
    return f"You can't cast {name}: you have moved this turn.", "FW-7.10"


def _way(s: WizardryState, seat: int, action: int) -> Reason:
    name = NAMES[action]
    if s.entangled[seat]:
        return f"You can't {name}: you are entangled this turn.", "FW-20.2"
    if s.flamed[seat]:
        return f"You can't {name} after Flame tongue.", "FW-23.18"
    if action == RUN and not may_run(s, seat):
        return "You can't Run within 8 squares of a Sleet storm.", "FW-20.8"
    if action == RUN:
        return "You can't Run: no direction has 3 free squares.", "FW-8.2"
    return "You can't Move: no square next to you is free.", "FW-8.3"


# -- animals ---------------------------------------------------------------------------------------


def _of_animal(s: WizardryState, ask: Ask, code: int) -> Reason:
    verb, at, action = verb_of(code), first_of(code), second_of(code)
    mine = [place for place in animals_of(s, ask.seat) if s.animals[place] == at]
    if not mine:
        return "You have no animal on that square.", "FW-13.1"
    place = mine[0]
    if action not in ANIMAL_ACTIONS:
        return "An animal can only Move, Run and use Magic Touch.", "FW-13.4"
    if verb == words.PLAN_ANIMAL:
        return _animal_plan(s, place, action)
    if action not in [action_of(planned) for planned in s.animal_plans[place]]:
        return f"This animal has no {NAMES[action]} left.", "FW-7.3"
    if verb == words.ANIMAL_ABANDON or animal_can(s, place, action):
        return NO_REASON
    if action == MAGIC_TOUCH:
        return "No other wizard is next to this animal.", "FW-13.6"
    return f"This animal has no free way to {NAMES[action]}.", "FW-13.6"


def _animal_plan(s: WizardryState, place: int, action: int) -> Reason:
    planned = [action_of(entry) for entry in s.animal_plans[place]]
    if s.animal_ap[place] == 0:
        return "This animal acts from the next turn on.", "FW-13.3"
    if planned.count(action) >= MOST_IN_PLAN[action]:
        return "An animal can do the same thing at most twice a turn.", "FW-13.4"
    left = animal_points_left(s, place)
    if COST[action] > left:
        return f"{NAMES[action]} costs {COST[action]}, this animal has {left} left.", "FW-13.4"
    return NO_REASON


# -- squares and targets ---------------------------------------------------------------------------


def _written(s: WizardryState, spell: int, square: int) -> Reason:
    if s.board.is_black(square):
        return "You can't write a black square.", "FW-5.15"
    if spell == SMASH and is_occupied(s, square):
        return "Smash needs an unoccupied square, and somebody stands there.", "FW-5.16"
    if spell == SMASH and square in s.smashed:
        return "That square is destroyed already.", "FW-5.27"
    return NO_REASON


def _to(s: WizardryState, ask: Ask, square: int) -> Reason:
    """For a wizard or its marker; the demon, a ball and the wind have rules of their own."""
    if s.board.is_black(square):
        return "Nothing can be on a black square.", "FW-2.6"
    if ask.question == words.ASK_SQUARE and WRITES[ask.args[0]]:
        return _aim_of_demon(s, ask.args[0], square)
    if ask.question == words.ASK_BALL_STEP:
        near = square in s.board.steps[ask.args[0]]
        if near:
            return "A creature or your own wizard is in the way of the ball.", "FW-13.21"
        return "A ball rolls to an adjacent square.", "FW-13.20"
    if ask.question == words.ASK_WIND_SQUARE:
        near = square in s.board.steps[square_of(s, ask.args[0])]
        if near:
            return "That square is occupied.", "FW-8.7"
        return "A puff of wind moves a wizard to an adjacent square.", "FW-8.6"
    return _square(s, square)


def _aim_of_demon(s: WizardryState, spell: int, square: int) -> Reason:
    written = _written(s, spell, square)
    return ("The demon can't see that square.", "FW-13.28") if written == NO_REASON else written


def _square(s: WizardryState, square: int) -> Reason:
    if is_occupied(s, square):
        return "That square is occupied.", "FW-2.11"
    if square in s.smashed:
        return "That square is destroyed: nobody goes there freely.", "FW-8.3"
    return "That square is out of reach.", ""


def _target(s: WizardryState, seat: int, action: int, body: int) -> Reason:
    here, there = real_square(s, seat), square_of(s, body)
    if body >> 1 == seat:
        return "Choose another wizard, not your own.", "FW-10.9"
    if there == NOWHERE:
        return "There is no such body on the board.", "FW-10.9"
    if action == MAGIC_TOUCH:
        return "Magic Touch reaches only wizards in adjacent squares.", "FW-8.5"
    if not sees(s, here, there):
        clause = "FW-8.6" if action == PUFF_OF_WIND else "FW-10.3"
        return "You can't see that wizard from here.", clause
    if action >= BASIC and not can_aim(s, here, there):
        return f"In the Fog you can't aim farther than {RANGE[FOG]} squares.", "FW-17.4"
    if action >= BASIC and RANGE[action]:
        return f"{NAMES[action]} reaches {RANGE[action]} squares.", "FW-10.5"
    return NO_REASON


def _creature(s: WizardryState, seat: int, square: int) -> Reason:
    if square != s.demon and square not in s.animals:
        return "No creature stands on that square.", "FW-22.4"
    if not sees(s, real_square(s, seat), square):
        return "You can't see that creature from here.", "FW-22.4"
    if not can_aim(s, real_square(s, seat), square):
        return f"In the Fog you can't aim farther than {RANGE[FOG]} squares.", "FW-17.4"
    return NO_REASON


def _points(s: WizardryState, seat: int, points: int) -> Reason:
    if points > s.pool[seat]:
        return f"Not enough defence points: you have {s.pool[seat]}.", "FW-9.11"
    return f"You can't spend {points} here: it would have no use.", "FW-9.11"
