"""What players choose before a game, with names and pictures (`face.evening`)."""

from __future__ import annotations

from typing import Final

from spellwright.face.evening import Evening, Offer
from spellwright.games.duels.lexicons import say

evening: Final = Evening(
    leads="groups",
    first=("budget", "pack"),
    offers={
        "groups": [
            Offer(say("offer-groups-ready"), say("offer-groups-ready-about"), "duel"),
            Offer(say("offer-groups-pick"), say("offer-groups-pick-about"), "cards"),
            Offer(say("offer-groups-build"), say("offer-groups-build-about"), "quill"),
        ]
    },
    only_with={"budget": ("groups", ("build",)), "pack": ("groups", ("build",))},
)
