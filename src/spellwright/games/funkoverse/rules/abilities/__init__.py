"""The abilities: a procedure for each text (FV-23, FV-24)."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content.columns import ABILITY_KEYS
from spellwright.games.funkoverse.rules.abilities.ability import Ability, ChallengeAbility
from spellwright.games.funkoverse.rules.abilities.bellatrix import Confundo, Imperio, Morsmordre
from spellwright.games.funkoverse.rules.abilities.harry import Expelliarmus, Flipendo, Protego
from spellwright.games.funkoverse.rules.abilities.hermione import Accio, Descendo, Impedimenta
from spellwright.games.funkoverse.rules.abilities.sisters import (
    Dash,
    Decree,
    Detention,
    KingsGambit,
    Sneak,
    Taunt,
)
from spellwright.games.funkoverse.rules.abilities.voldemort import Confringo, Oppugno

_BY_KEY: Final[dict[str, type[Ability]]] = {
    "flipendo": Flipendo,
    "expelliarmus": Expelliarmus,
    "protego": Protego,
    "impedimenta": Impedimenta,
    "descendo": Descendo,
    "accio": Accio,
    "confundo": Confundo,
    "imperio": Imperio,
    "morsmordre": Morsmordre,
    "fiendfyre": ChallengeAbility,
    "confringo": Confringo,
    "oppugno": Oppugno,
    "rictusempra": ChallengeAbility,
    "dash": Dash,
    "kings-gambit": KingsGambit,
    "serpensortia": ChallengeAbility,
    "sneak": Sneak,
    "taunt": Taunt,
    "black-quill": ChallengeAbility,
    "decree": Decree,
    "detention": Detention,
}

EFFECTS: Final = [_BY_KEY[key] for key in ABILITY_KEYS]
"""For each ability, the procedure that carries it out."""
