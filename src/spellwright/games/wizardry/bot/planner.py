"""The best plan: what each draft promises, and the one that promises most."""

from __future__ import annotations

from spellwright.games.wizardry.bot import weights
from spellwright.games.wizardry.bot.drafts import drafts
from spellwright.games.wizardry.bot.gains import gain_of, is_weakened, preparations, stays
from spellwright.games.wizardry.bot.outlook import Outlook, patience, weight
from spellwright.games.wizardry.bot.prospect import Draft, Prospect
from spellwright.games.wizardry.content.columns import DAMAGE, SPECTRAL_SWORD, TOUCH_DAMAGE


def best_draft(look: Outlook) -> Draft | None:
    """The plan that promises most; None if nothing legal comes to mind.

    After a draw, or in a duel that drags on, the same plans would lead to the same again: then
    chance has a say.
    """
    prospect = Prospect(look)
    late = max(0.0, look.s.turn / weights.PATIENT_TURNS - 2)
    doubt = weights.DOUBT * (look.s.rematch + late)
    return max(
        drafts(prospect),
        key=lambda draft: promise(prospect, draft) + (look.luck() * doubt if doubt else 0.0),
        default=None,
    )


def promise(p: Prospect, d: Draft) -> float:
    """Hits on the foe, hits avoided and everything else, weighed against each other."""
    soft, hard, other = _touches(p, d), _puffs(p, d), 0.0
    for spell in d.spells:
        gain = gain_of(p, d, spell)
        soft += gain.soft
        hard += gain.hard
        other += gain.other
    points = 0.0 if is_weakened(p, d) else p.foe_points + p.foe_defend
    hits = hard + max(soft - points, soft * weights.GETS_THROUGH)
    return (
        weight(hits, p.foe_left)
        + other
        + weight(_saves(p, d), p.own_left)
        + _goes(p, d)
        + weights.SPARE_INITIATIVE * d.initiative
    )


def _touches(p: Prospect, d: Draft) -> float:
    """Each entry before a touch is a chance for the foe to step out of reach."""
    if not d.touches or p.s.stoneskin[p.look.foe]:
        return 0.0
    damage = TOUCH_DAMAGE + (DAMAGE[SPECTRAL_SWORD] if SPECTRAL_SWORD in d.spells else 0)
    each = weights.STAYS_IN_TOUCH
    first = stays(p, d, d.travel.entries + preparations(d), each)
    return damage * first * (1 + (d.touches - 1) * each)


def _puffs(p: Prospect, d: Draft) -> float:
    """Blowing the foe out of bounds is worth all the hits that it has left."""
    if not d.puffs or d.puffs < p.puffs_out:
        return 0.0
    return p.foe_left * stays(p, d, d.puffs - 1, weights.STAYS) * p.first[d.initiative]


def _saves(p: Prospect, d: Draft) -> float:
    """Points against the threat, and against poison that would come back."""
    wanted = p.threat + weights.MARKER * len(p.s.poison[p.look.seat]) - p.own_points
    saved = min(float(d.defend), max(0.0, wanted)) * weights.POINT_SAVES
    return saved * patience(p.s) + weights.SPARE_DEFEND * d.defend


def _goes(p: Prospect, d: Draft) -> float:
    """Going nearer to the foe, and off the square that it may have written."""
    worth = weights.STEP_CLOSER * d.travel.closer + weights.SPARE_MOVE * d.travel.moves
    if d.travel.moves:
        worth += weights.DODGE * min(1.0, p.spell_threat + p.touch_threat)
    return worth
