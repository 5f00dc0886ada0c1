"""How many defence points to spend: enough to stay in play, then where a point saves most."""

from __future__ import annotations

from spellwright.games.wizardry import words
from spellwright.games.wizardry.bot.danger import is_pushed_out
from spellwright.games.wizardry.bot.outlook import Outlook, hits_left, stands
from spellwright.games.wizardry.content.figures import (
    DAMAGE,
    MAGIC_TOUCH,
    MOVE,
    PER_POINT,
    PLAGUE_OF_INSECTS,
    POINTS_EACH,
    PUSH,
    RUN,
)
from spellwright.games.wizardry.queries import sees
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, verb_of


def against_hits(look: Outlook) -> Advice:
    """Points are lost at the end of the turn, so they are spent, but for poison they are kept."""
    source, damage = look.args
    each, most = POINTS_EACH[source], first_of(look.options[-1])
    left = hits_left(look.s, look.seat)
    needed = max(0, damage - left + 1) * each
    if needed > most:
        return _spend(look, most, "It will not be enough, but nothing is gained by keeping points.")
    wanted = max(needed, min(most, _spare(look)) // each * each)
    if needed:
        return _spend(look, wanted, "Without it the wizard is defeated.")
    if wanted < most:
        return _spend(look, wanted, "A point that removes poison saves more than one hit.")
    return _spend(look, wanted, "Unspent points are lost at the end of the turn.")


def against_curse(look: Outlook) -> Advice:
    loss, most = look.args[0], first_of(look.options[-1])
    if loss == 1:
        return _spend(look, 0, "A single action point is no great loss.")
    return _spend(look, min(most, _spare(look)), "Action points win duels.")


def against_dart(look: Outlook) -> Advice:
    return _spend(look, 1, "The poison would hurt in every turn to come.")


def against_entangle(look: Outlook) -> Advice:
    if MAGIC_TOUCH in look.planned and (MOVE in look.planned or RUN in look.planned):
        return _spend(look, 1, "The plan is to come within touch.")
    return _spend(look, 0, "The plan does not depend on moving.")


def against_push(look: Outlook) -> Advice:
    """The fewest points that keep the wizard on the board, whoever of those in sight pushes."""
    squares = look.args[0]
    origins = [stands(look.s, foe) for foe in look.foes]
    origins = [square for square in origins if sees(look.s, square, look.here)]
    for option in look.options:
        pushed = squares - PER_POINT[PUSH] * first_of(option)
        if not any(is_pushed_out(look.s, origin, look.here, pushed) for origin in origins):
            holds = "Pushed any farther the wizard would be out of bounds."
            return Advice(option, holds if first_of(option) else "The push does no harm.")
    return Advice(look.options[-1], "The push has to be as short as possible.")


def against_plague(look: Outlook) -> Advice:
    """Flight is free unless the plan is to touch; otherwise points, then hits."""
    flights = [option for option in look.options if verb_of(option) == words.FLEE]
    wounds = [option for option in look.options if verb_of(option) == words.SUFFER]
    mortal = DAMAGE[PLAGUE_OF_INSECTS] >= hits_left(look.s, look.seat)
    if flights and (mortal or MAGIC_TOUCH not in look.planned):
        return Advice(flights[0], "Moving away costs no hits.")
    most = first_of(wounds[-1])
    points = most if mortal else min(most, _spare(look))
    return Advice(wounds[points], "The plan needs the wizard where it is.")


def against_blindness(look: Outlook) -> Advice:
    if any(action not in (MOVE, RUN) for action in look.planned):
        return _spend(look, 1, "What is left of the plan is worth another roll.")
    return _spend(look, 0, "Nothing but moving is left of the plan anyway.")


def against_banishing(look: Outlook) -> Advice:
    if look.args[0] == look.seat:
        return _spend(look, 1, "The animal is worth more than a point.")
    return _spend(look, 0, "The demon serves others as well.")


def against_poison(look: Outlook) -> Advice:
    most = first_of(look.options[-1])
    return _spend(look, most, "Poison that stays would hurt again next turn.")


def _spare(look: Outlook) -> int:
    """The points that poison does not need."""
    return max(0, look.s.pool[look.seat] - len(look.s.poison[look.seat]))


def _spend(look: Outlook, points: int, reason: str) -> Advice:
    code = words.SPEND | points << FIRST
    return Advice(code if code in look.options else look.options[-1], reason)
