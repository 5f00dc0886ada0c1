"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.face.parts import About, TourStep
from spellwright.games.wizardry.lexicons import say
from spellwright.speech.speaker import Speaker


def about(speaker: Speaker) -> About:
    return About(
        line=speaker.say(say("about-line")),
        mood=speaker.say(say("about-mood")),
        minutes="15–30",
        emblem="wand",
    )


def tour(speaker: Speaker) -> Sequence[TourStep]:
    said = speaker.say
    return (
        TourStep(said(say("tour-plan-title")), said(say("tour-plan")), "FW-5.7"),
        TourStep(said(say("tour-first-title")), said(say("tour-first")), "FW-6.3"),
        TourStep(said(say("tour-entry-title")), said(say("tour-entry")), "FW-7.3"),
        TourStep(said(say("tour-defend-title")), said(say("tour-defend")), "FW-9.4"),
        TourStep(said(say("tour-win-title")), said(say("tour-win")), "FW-14.6"),
    )
