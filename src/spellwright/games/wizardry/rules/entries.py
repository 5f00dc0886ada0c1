"""Which entries of a plan can be carried out now (FW-7.8 to FW-7.16)."""

from __future__ import annotations

from spellwright.games.wizardry.content.columns import (
    BASIC,
    IS_STILL,
    MAGIC_TOUCH,
    MOVE,
    ORDER,
    RUN,
    RUN_LENGTH,
)
from spellwright.games.wizardry.queries import (
    bodies,
    bodies_in_sight,
    can_enter_any,
    can_run_anywhere,
    enterable,
    is_occupied,
    may_run,
    real_square,
    run_ends,
    square_of,
)
from spellwright.games.wizardry.state import NOWHERE, WizardryState


def move_squares(s: WizardryState, start: int) -> list[int]:
    """FW-8.1, FW-8.3, FW-8.4."""
    return enterable(s, s.board.steps[start])


def run_squares(s: WizardryState, start: int) -> list[int]:
    """FW-8.2: where the Runs that are possible end."""
    return [end for end in run_ends(s, start, RUN_LENGTH) if end != NOWHERE]


def reachable(s: WizardryState, action: int, start: int) -> list[int]:
    return move_squares(s, start) if action == MOVE else run_squares(s, start)


def can_leave(s: WizardryState, action: int, start: int) -> bool:
    """Whether a Move or Run leads anywhere: `reachable` finds a square."""
    if action == MOVE:
        return can_enter_any(s, s.board.steps[start])
    return can_run_anywhere(s, start, RUN_LENGTH)


def touchable(s: WizardryState, toucher: int, square: int) -> list[int]:
    """FW-8.5, FW-13.6: bodies of other wizards next to a square."""
    around = s.board.adjacent[square]
    return [b for b in bodies(s) if b >> 1 != toucher and square_of(s, b) in around]


def wind_squares(s: WizardryState, body: int) -> list[int]:
    """FW-8.7, FW-8.8: a body can be blown onto a smash marker, but not over the edge."""
    return [to for to in s.board.steps[square_of(s, body)] if not is_occupied(s, to)]


def blowable(s: WizardryState, wizard: int) -> list[int]:
    """FW-8.6, FW-7.14: bodies in sight that have a square to be blown to."""
    return [body for body in bodies_in_sight(s, wizard, False) if wind_squares(s, body)]


def moving_bodies(s: WizardryState, wizard: int) -> list[int]:
    """The bodies that a Move or Run moves: both while an illusion is in play (FW-21.16)."""
    return [2 * wizard, 2 * wizard + 1] if s.double[wizard] != NOWHERE else [2 * wizard]


def can_carry_out(s: WizardryState, wizard: int, action: int) -> bool:
    """FW-7.14, for an entry of the wizard's own plan."""
    if action >= BASIC:
        return _can_cast(s, wizard, action)
    if action in (MOVE, RUN):
        if s.entangled[wizard] or s.flamed[wizard]:
            return False
        if action == RUN and not may_run(s, wizard):
            return False
        return any(can_leave(s, action, square_of(s, b)) for b in moving_bodies(s, wizard))
    if action == MAGIC_TOUCH:
        return bool(touchable(s, wizard, real_square(s, wizard)))
    return bool(blowable(s, wizard))


def _can_cast(s: WizardryState, wizard: int, spell: int) -> bool:
    """FW-7.8 to FW-7.10, FW-21.15: the order rules, and no spell with an illusion in play."""
    if s.double[wizard] != NOWHERE:
        return False
    order = ORDER[spell]
    if order == "first":
        return s.carried_out[wizard] == 0
    if order == "last":
        return len(s.plan[wizard]) == 1
    return not (IS_STILL[spell] and s.moved_itself[wizard])


def animal_can(s: WizardryState, place: int, action: int) -> bool:
    """FW-7.14 for an entry of an animal."""
    if action == MAGIC_TOUCH:
        return bool(touchable(s, s.animal_owners[place], s.animals[place]))
    return can_leave(s, action, s.animals[place])
