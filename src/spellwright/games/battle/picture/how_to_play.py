"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.face.parts import About, TourStep
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture.tour_drawings import (
    cards_drawing,
    control_drawing,
    events_drawing,
    foe_drawing,
    shop_drawing,
)
from spellwright.speech.speaker import Speaker


def about(speaker: Speaker) -> About:
    return About(
        line=speaker.say(say("about-line")),
        mood=speaker.say(say("about-mood")),
        minutes="30–60",
        emblem="tower",
    )


def tour(speaker: Speaker) -> Sequence[TourStep]:
    said = speaker.say
    return (
        TourStep(
            said(say("tour-dark-side-title")),
            said(say("tour-dark-side")),
            "HB-3.1",
            events_drawing(speaker),
        ),
        TourStep(
            said(say("tour-cards-title")), said(say("tour-cards")), "HB-6.3", cards_drawing(speaker)
        ),
        TourStep(
            said(say("tour-foes-title")), said(say("tour-foes")), "HB-6.7", foe_drawing(speaker)
        ),
        TourStep(
            said(say("tour-deck-title")), said(say("tour-deck")), "HB-6.8", shop_drawing(speaker)
        ),
        TourStep(
            said(say("tour-locations-title")),
            said(say("tour-locations")),
            "HB-11.6",
            control_drawing(speaker),
        ),
    )
