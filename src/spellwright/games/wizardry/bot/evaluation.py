"""What a position is worth to a seat, for search."""

from __future__ import annotations

import math

from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.danger import Dangers
from spellwright.games.wizardry.bot.outlook import caution, hits_left, pack_worth, stands
from spellwright.games.wizardry.content.columns import INNATE_INITIATIVE
from spellwright.games.wizardry.rules.planning import PlanningPhase
from spellwright.games.wizardry.state import NOWHERE, WizardryState
from spellwright.kernel.outcome import standing


def evaluate(s: WizardryState, seat: int) -> float:
    """The worth in hits, from -DEFEAT to DEFEAT; high is good. Views and states will do."""
    if s.over:
        return weights.DEFEAT if s.scores[seat] else -weights.DEFEAT
    foes = [wizard for wizard, there in enumerate(s.in_play) if there and wizard != seat]
    if not s.in_play[seat]:
        return -weights.DEFEAT if foes else 0.0
    if not foes:
        return weights.DEFEAT
    return _strength(s, seat) - max([_strength(s, foe) for foe in foes])


def chance_to_win(s: WizardryState, seat: int) -> float:
    """The same worth as a chance from 0 to 1."""
    if s.over:
        return standing(s.ranks, seat)
    if not s.turn:
        return 0.5
    lead = evaluate(s, seat)
    odds = weights.LEAD * lead / (1 + weights.LEAD_FADES * abs(lead))
    return 1 / (1 + math.exp(-odds))


def is_settled(s: WizardryState) -> bool:
    """Whether a turn is over and nothing is planned yet for the next one."""
    frame = s.agenda[-1] if s.agenda else None
    return isinstance(frame, PlanningPhase) and not any(s.plan) and not any(s.locked)


def _strength(s: WizardryState, wizard: int) -> float:
    """Hits left, helpers, what the next turn brings, and the square."""
    left = hits_left(s, wizard)
    worth = left - weights.LAST_HIT / left
    worth -= weights.MARKER * len(s.poison[wizard])
    worth += pack_worth(s.animal_owners.count(wizard))
    worth += weights.STEP_AHEAD * s.step_ahead[wizard]
    worth += weights.AWARE * (s.aware[wizard] + s.aware_next[wizard])
    worth += weights.ACTION_POINT * (s.gained_ap[wizard] - s.lost_ap[wizard])
    if s.demon != NOWHERE and _leads(s, wizard):
        worth += weights.DEMON
    square = stands(s, wizard)
    if square != NOWHERE:
        worth -= caution(s, wizard) * Dangers(s, wizard).of(square)
    return worth


def _leads(s: WizardryState, wizard: int) -> bool:
    """Whether nobody is more likely to have the initiative."""
    claims = [
        (s.step_ahead[other], INNATE_INITIATIVE[s.profile[other]])
        for other, there in enumerate(s.in_play)
        if there
    ]
    return (s.step_ahead[wizard], INNATE_INITIATIVE[s.profile[wizard]]) == max(claims)
