"""What players choose before a game, with names and pictures (`face.evening`)."""

from __future__ import annotations

from typing import Final

from spellwright.face.evening import Evening, Offer
from spellwright.games.wizardry.lexicons import say

evening: Final = Evening(
    leads="secret-spells",
    first=("hits", "turn-cap"),
    offers={
        "secret-spells": [
            Offer(say("offer-open-spells"), say("offer-open-spells-about"), "wand"),
            Offer(say("offer-secret-spells"), say("offer-secret-spells-about"), "eye"),
        ],
        "turn-cap": [Offer(say("offer-no-limit"))],
    },
)
