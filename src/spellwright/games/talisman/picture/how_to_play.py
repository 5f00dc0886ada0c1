"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.face.parts import About, TourStep
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.tour_drawings import (
    fight_drawing,
    grow_drawing,
    move_drawing,
    rings_drawing,
    win_drawing,
)
from spellwright.speech.speaker import Speaker


def about(speaker: Speaker) -> About:
    return About(
        line=speaker.say(say("about-line")),
        mood=speaker.say(say("about-mood")),
        minutes="60–120",
        emblem="rings",
    )


def tour(speaker: Speaker) -> Sequence[TourStep]:
    said = speaker.say
    return (
        TourStep(
            said(say("tour-move-title")), said(say("tour-move")), "TA-6.1", move_drawing(speaker)
        ),
        TourStep(
            said(say("tour-meet-title")), said(say("tour-meet")), "TA-5.4", grow_drawing(speaker)
        ),
        TourStep(
            said(say("tour-fight-title")),
            said(say("tour-fight")),
            "TA-11.5",
            fight_drawing(speaker),
        ),
        TourStep(
            said(say("tour-rings-title")),
            said(say("tour-rings")),
            "TA-14.2",
            rings_drawing(speaker),
        ),
        TourStep(
            said(say("tour-win-title")), said(say("tour-win")), "TA-24.8", win_drawing(speaker)
        ),
    )
