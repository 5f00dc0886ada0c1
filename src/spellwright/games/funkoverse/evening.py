"""What players choose before a game, with names and pictures (`face.evening`)."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.face.evening import Evening, Offer
from spellwright.games.funkoverse.content.columns import FIRST_GAME, SCENARIO_KEYS, scenario_emblems
from spellwright.games.funkoverse.content.maps import MAP_PACK
from spellwright.games.funkoverse.lexicons import (
    MAP_LEXICON,
    MAP_TEXTS,
    SCENARIO_LEXICON,
    SCENARIO_TEXTS,
    say,
)

BOX_MAPS: Final = MAP_PACK.count(0)
EMBLEMS: Final = scenario_emblems(KNOWN, "banner")

evening: Final = Evening(
    leads="scenario",
    first=("teams", "items", "first-game"),
    offers={
        "scenario": [
            Offer(SCENARIO_LEXICON.noun(n), SCENARIO_TEXTS.noun(n), EMBLEMS[n])
            for n in range(len(SCENARIO_KEYS))
            if n != FIRST_GAME
        ],
        "map": [
            Offer(say("offer-map-usual")),
            *[
                Offer(MAP_LEXICON.noun(n), MAP_TEXTS.noun(n - BOX_MAPS) if pack else "")
                for n, pack in enumerate(MAP_PACK)
            ],
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
