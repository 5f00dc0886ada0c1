"""What Models, cards and Power Markers are worth."""

from __future__ import annotations

from spellwright.games.duels.bot import weights
from spellwright.games.duels.conditions import (
    BLINDED,
    BURNING,
    HANGING,
    LIMITED,
    POISED,
    SILENCED,
    SLY,
    is_now,
)
from spellwright.games.duels.content.columns import GALLEONS
from spellwright.games.duels.queries import concealment, in_play, is_obscured, limit_of
from spellwright.games.duels.rules.upkeep import upkept_by
from spellwright.games.duels.state import DuelsState


def model_worth(s: DuelsState, model: int) -> float:
    """What it is worth to have a Model in play, its wounds apart."""
    return weights.MODEL + weights.GALLEON * GALLEONS[s.character[model]]


def impact_worth(s: DuelsState, model: int, impacts: int) -> float:
    """What this many Impacts take from a Model: the last ones hurt most."""
    share = impacts / (limit_of(s, model) + 1)
    if share >= 1:
        return model_worth(s, model)
    return model_worth(s, model) * share * (weights.WOUND + weights.DEEP_WOUND * share)


def condition(s: DuelsState, model: int) -> float:
    """What is good or bad about the state that a Model is in."""
    worth = model_worth(s, model) - impact_worth(s, model, s.impacts[model])
    worth -= weights.POISON * s.poison[model] + weights.BURNING * is_now(s, model, BURNING)
    worth -= weights.SLOW * s.slow[model] + weights.DAZED * s.dazed[model]
    limited, silenced = is_now(s, model, LIMITED), is_now(s, model, SILENCED)
    worth -= weights.LIMITED * limited + weights.SILENCED * silenced
    blinded, hanging = is_now(s, model, BLINDED), is_now(s, model, HANGING)
    worth -= weights.BLINDED * blinded + weights.HANGING * hanging
    edge = s.felix[model] + is_now(s, model, POISED) + is_now(s, model, SLY) + s.dark_mark[model]
    worth += weights.EDGE * edge
    worth += weights.CONCEALED * concealment(s, model)
    return worth + weights.COVER * is_obscured(s, model)


def material(s: DuelsState, seat: int) -> float:
    worth = weights.HAND_CARD * len(s.hand[seat])
    worth += weights.POWER * (s.light[seat] + s.dark[seat])
    worth += weights.UPKEPT * len(upkept_by(s, seat))
    worth += weights.STOCKED * (s.stock[seat] & ~s.emptied[seat]).bit_count()
    for model in in_play(s, seat):
        worth += condition(s, model)
    return worth
