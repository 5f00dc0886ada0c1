"""What players choose before a game, with names and pictures (`face.evening`)."""

from __future__ import annotations

from typing import Final

from spellwright.face.evening import Evening, Offer
from spellwright.games.talisman.lexicons import say

evening: Final = Evening(
    leads="waning",
    first=("choose-characters", "round-limit"),
    offers={
        "waning": [
            Offer(say("offer-long-race"), say("offer-long-race-about"), "rings"),
            Offer(say("offer-short-race"), say("offer-short-race-about"), "flame"),
        ],
        "round-limit": [Offer("300"), Offer(say("offer-no-limit"))],
    },
)
