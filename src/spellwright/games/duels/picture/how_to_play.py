"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spellwright.face.parts import About, TourStep
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.picture.tour_drawings import (
    clash_drawing,
    end_drawing,
    quest_drawing,
    spell_drawing,
    turn_drawing,
)
from spellwright.kernel.saying import Saying
from spellwright.speech.speaker import Speaker


def about(speaker: Speaker) -> About:
    return About(
        line=speaker.say(say("about-line")),
        mood=speaker.say(say("about-mood")),
        minutes="60",
        emblem="duel",
    )


def tour(speaker: Speaker) -> Sequence[TourStep]:
    return (
        _step(speaker, say("tour-turn-title"), say("tour-turn"), "WD-15.10", turn_drawing),
        _step(speaker, say("tour-clash-title"), say("tour-clash"), "WD-22.17", clash_drawing),
        _step(speaker, say("tour-spells-title"), say("tour-spells"), "WD-28.8", spell_drawing),
        _step(speaker, say("tour-quests-title"), say("tour-quests"), "WD-19.1", quest_drawing),
        _step(speaker, say("tour-end-title"), say("tour-end"), "WD-18.6", end_drawing),
    )


def _step(
    speaker: Speaker, heading: Saying, text: Saying, clause: str, draw: Callable[[Speaker], str]
) -> TourStep:
    return TourStep(speaker.say(heading), speaker.say(text), clause, draw(speaker))
