"""What a position is worth to a seat, for search."""

from __future__ import annotations

from spellwright.games.wizardry.bot import figures
from spellwright.games.wizardry.bot.danger import exposure
from spellwright.games.wizardry.bot.outlook import caution, hits_left, stands
from spellwright.games.wizardry.content.figures import INNATE_INITIATIVE
from spellwright.games.wizardry.state import NOWHERE, WizardryState


def evaluate(s: WizardryState, seat: int) -> float:
    """In hits, from -DEFEAT to DEFEAT; higher is better for the seat. Views and states will do."""
    if s.over:
        return figures.DEFEAT if s.scores[seat] else -figures.DEFEAT
    foes = [wizard for wizard, there in enumerate(s.in_play) if there and wizard != seat]
    if not s.in_play[seat]:
        return -figures.DEFEAT if foes else 0.0
    if not foes:
        return figures.DEFEAT
    return _strength(s, seat) - max([_strength(s, foe) for foe in foes])


def _strength(s: WizardryState, wizard: int) -> float:
    """Hits left, helpers, what the next turn brings, and the square."""
    left = hits_left(s, wizard)
    worth = left - figures.LAST_HIT / left
    worth -= figures.MARKER * len(s.poison[wizard])
    worth += figures.ANIMAL * (s.animal[wizard] != NOWHERE)
    worth += figures.STEP_AHEAD * s.step_ahead[wizard]
    worth += figures.AWARE * (s.aware[wizard] + s.aware_next[wizard])
    worth += figures.ACTION_POINT * (s.gained_ap[wizard] - s.lost_ap[wizard])
    if s.demon != NOWHERE and _leads(s, wizard):
        worth += figures.DEMON
    square = stands(s, wizard)
    if square != NOWHERE:
        worth -= caution(s, wizard) * exposure(s, wizard, square)
    return worth


def _leads(s: WizardryState, wizard: int) -> bool:
    """Whether nobody is more likely to have the initiative."""
    claims = [
        (s.step_ahead[other], INNATE_INITIATIVE[s.profile[other]])
        for other, there in enumerate(s.in_play)
        if there
    ]
    return (s.step_ahead[wizard], INNATE_INITIATIVE[s.profile[wizard]]) == max(claims)
