"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.face.parts import About, TourStep
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.picture.tour_drawings import (
    cooldown_drawing,
    goal_drawing,
    map_drawing,
    roll_drawing,
    turn_drawing,
)
from spellwright.speech.speaker import Speaker


def about(speaker: Speaker) -> About:
    return About(
        line=speaker.say(say("about-line")),
        mood=speaker.say(say("about-mood")),
        minutes="30",
        emblem="banner",
    )


def tour(speaker: Speaker) -> Sequence[TourStep]:
    said = speaker.say
    return (
        TourStep(
            said(say("tour-turn-title")),
            said(say("tour-turn")),
            "FV-9.3",
            turn_drawing(said(say("picture-tour-turn"))),
        ),
        TourStep(
            said(say("tour-challenges-title")),
            said(say("tour-challenges")),
            "FV-11.12",
            roll_drawing(said(say("picture-tour-challenges"))),
        ),
        TourStep(
            said(say("tour-walls-title")),
            said(say("tour-walls")),
            "FV-3.7",
            map_drawing(said(say("picture-tour-walls"))),
        ),
        TourStep(
            said(say("tour-track-title")),
            said(say("tour-track")),
            "FV-5.7",
            cooldown_drawing(speaker),
        ),
        TourStep(
            said(say("tour-points-title")),
            said(say("tour-points")),
            "FV-18.8",
            goal_drawing(said(say("picture-tour-points"))),
        ),
    )
