"""How many defence points to spend: enough to stay in play, then where a point saves most."""

from __future__ import annotations

from spellwright.games.wizardry import words
from spellwright.games.wizardry.bot.danger import Dangers, is_pushed_out
from spellwright.games.wizardry.bot.outlook import Outlook, hits_left, spells_of, stands
from spellwright.games.wizardry.content.columns import (
    DAMAGE,
    MAGIC_TOUCH,
    MOVE,
    PER_POINT,
    PLAGUE_OF_INSECTS,
    POINTS_EACH,
    PUSH,
    RUN,
    SQUARES,
)
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.queries import sees
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, verb_of
from spellwright.kernel.saying import Saying


def against_hits(look: Outlook) -> Advice:
    """Points are lost at the end of the turn, so they are spent unless a worse thing may come."""
    source, damage = look.args
    each, most = POINTS_EACH[source], first_of(look.options[-1])
    left = hits_left(look.s, look.seat)
    needed = max(0, damage - left + 1) * each
    if needed > most:
        return _spend(look, most, say("hint-points-too-few"))
    is_in_reach = Dangers(look.s, look.seat).of_touches(look.here) > 0
    spare = 0 if is_in_reach and each > 1 else _spare(look)
    wanted = max(needed, min(most, spare) // each * each)
    if needed:
        return _spend(look, wanted, say("hint-points-survive"))
    if wanted < most:
        return _spend(look, wanted, say("hint-keep-points"))
    return _spend(look, wanted, say("hint-points-expire"))


def against_curse(look: Outlook) -> Advice:
    loss, most = look.args[0], first_of(look.options[-1])
    if loss == 1:
        return _spend(look, 0, say("hint-small-loss"))
    return _spend(look, min(most, _spare(look)), say("hint-action-points-matter"))


def against_dart(look: Outlook) -> Advice:
    return _spend(look, 1, say("hint-poison-lasts"))


def against_entangle(look: Outlook) -> Advice:
    if MAGIC_TOUCH in look.planned and (MOVE in look.planned or RUN in look.planned):
        return _spend(look, 1, say("hint-need-to-move"))
    return _spend(look, 0, say("hint-need-not-move"))


def against_push(look: Outlook) -> Advice:
    """Spend the fewest points that keep the wizard on the board, whichever foe in sight pushes."""
    needed = _points_to_stay(look, look.foes)
    if needed == 0:
        return _spend(look, 0, say("hint-push-no-harm"))
    return _spend(look, needed, say("hint-push-out"))


def against_plague(look: Outlook) -> Advice:
    """Flight is free unless the plan is to touch; otherwise points, then hits."""
    flights = [option for option in look.options if verb_of(option) == words.FLEE]
    wounds = [option for option in look.options if verb_of(option) == words.SUFFER]
    mortal = DAMAGE[PLAGUE_OF_INSECTS] >= hits_left(look.s, look.seat)
    if flights and (mortal or MAGIC_TOUCH not in look.planned):
        return Advice(flights[0], say("hint-flee-free"))
    most = first_of(wounds[-1])
    points = most if mortal else min(most, _spare(look))
    return Advice(wounds[points], say("hint-need-to-stay"))


def against_blindness(look: Outlook) -> Advice:
    if any(action not in (MOVE, RUN) for action in look.planned):
        return _spend(look, 1, say("hint-plan-worth-reroll"))
    return _spend(look, 0, say("hint-only-moves-left"))


def against_banishing(look: Outlook) -> Advice:
    if look.args[0] == look.seat:
        return _spend(look, 1, say("hint-animal-worth-point"))
    return _spend(look, 0, say("hint-demon-shared"))


def against_poison(look: Outlook) -> Advice:
    most = first_of(look.options[-1])
    return _spend(look, most, say("hint-poison-next-turn"))


def _spare(look: Outlook) -> int:
    """The points that are needed neither for poison nor to stay on the board."""
    s, seat = look.s, look.seat
    pushers = [f for f in look.foes if PUSH in spells_of(s, f) and not s.used[f] >> PUSH & 1]
    kept = len(s.poison[seat]) + _points_to_stay(look, pushers)
    return max(0, s.pool[seat] - kept)


def _points_to_stay(look: Outlook, pushers: list[int]) -> int:
    """How many points keep the wizard on the board when any of these wizards pushes it."""
    origins = [stands(look.s, pusher) for pusher in pushers]
    origins = [origin for origin in origins if sees(look.s, origin, look.here)]
    for points in range(SQUARES[PUSH] // PER_POINT[PUSH]):
        squares = SQUARES[PUSH] - PER_POINT[PUSH] * points
        if not any(is_pushed_out(look.s, origin, look.here, squares) for origin in origins):
            return points
    return SQUARES[PUSH] // PER_POINT[PUSH]


def _spend(look: Outlook, points: int, reason: Saying) -> Advice:
    """Spend this many points, or as many as there are."""
    code = words.SPEND | points << FIRST
    return Advice(code if code in look.options else look.options[-1], reason)
