"""What players choose before a game, with names and pictures (`face.evening`)."""

from __future__ import annotations

from typing import Final

from spellwright.face.evening import Evening, Offer
from spellwright.games.funkoverse.content.columns import FIRST_GAME, SCENARIO_KEYS
from spellwright.games.funkoverse.lexicons import (
    MAP_LEXICON,
    SCENARIO_LEXICON,
    SCENARIO_TEXTS,
    say,
)

EMBLEMS: Final = {
    "control": "shield",
    "flags": "banner",
    "leaders": "hat",
    "territory": "tower",
}

evening: Final = Evening(
    leads="scenario",
    first=("teams", "items", "first-game"),
    offers={
        "scenario": [
            Offer(SCENARIO_LEXICON.noun(n), SCENARIO_TEXTS.noun(n), EMBLEMS[key])
            for n, key in enumerate(SCENARIO_KEYS)
            if n != FIRST_GAME
        ],
        "map": [
            Offer(say("offer-map-usual")),
            *[Offer(MAP_LEXICON.noun(n)) for n in range(len(MAP_LEXICON))],
        ],
        "teams": [
            Offer(say("offer-teams-usual")),
            Offer(say("offer-teams-draft")),
            Offer(say("offer-teams-example")),
        ],
        "round-cap": [Offer(say("offer-no-limit"))],
    },
    only_with={
        "map": ("any-map", (True,)),
        "items": ("first-game", (False,)),
        "any-map": ("first-game", (False,)),
        "mix": ("teams", ("usual", "draft")),
        "secret-pick": ("mix", (True,)),
    },
)
