"""What Models, cards and Power Markers are worth."""

from __future__ import annotations

from spellwright.games.duels.bot import figures
from spellwright.games.duels.content.figures import GALLEONS
from spellwright.games.duels.queries import concealment, in_play, is_obscured, limit_of
from spellwright.games.duels.rules.upkeep import upkept_by
from spellwright.games.duels.state import DuelsState


def model_worth(s: DuelsState, model: int) -> float:
    """What it is worth to have a Model in play, its wounds apart."""
    return figures.MODEL + figures.GALLEON * GALLEONS[s.character[model]]


def impact_worth(s: DuelsState, model: int, impacts: int) -> float:
    """What so many Impacts take from a Model: the last ones hurt most."""
    share = impacts / (limit_of(s, model) + 1)
    if share >= 1:
        return model_worth(s, model)
    return model_worth(s, model) * share * (figures.WOUND + figures.DEEP_WOUND * share)


def condition(s: DuelsState, model: int) -> float:
    """What is good or bad about the state that a Model is in."""
    worth = model_worth(s, model) - impact_worth(s, model, s.impacts[model])
    worth -= figures.POISON * s.poison[model] + figures.BURNING * s.burning[model]
    worth -= figures.SLOW * s.slow[model] + figures.DAZED * s.dazed[model]
    worth -= figures.LIMITED * s.limited[model] + figures.SILENCED * s.silenced[model]
    worth -= figures.BLINDED * s.blinded[model] + figures.HANGING * s.hanging[model]
    worth += figures.EDGE * (s.felix[model] + s.poised[model] + s.sly[model] + s.dark_mark[model])
    worth += figures.CONCEALED * concealment(s, model)
    return worth + figures.COVER * is_obscured(s, model)


def material(s: DuelsState, seat: int) -> float:
    worth = figures.HAND_CARD * len(s.hand[seat])
    worth += figures.POWER * (s.light[seat] + s.dark[seat])
    worth += figures.UPKEPT * len(upkept_by(s, seat))
    worth += figures.STOCKED * (s.stock[seat] & ~s.emptied[seat]).bit_count()
    for model in in_play(s, seat):
        worth += condition(s, model)
    return worth
