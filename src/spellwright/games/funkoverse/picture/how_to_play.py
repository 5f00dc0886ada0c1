"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.face.parts import About, TourStep
from spellwright.games.funkoverse.picture.tour_drawings import (
    cooldown_drawing,
    goal_drawing,
    map_drawing,
    roll_drawing,
    turn_drawing,
)

ABOUT: Final = About(
    line="Two small teams of wizards clash over a map: move, challenge, hold your ground.",
    mood="tactics, dice, a little bluff",
    minutes="30",
    emblem="banner",
)

TOUR: Final = (
    TourStep(
        "One character, two actions",
        "The sides take turns. You choose one of your characters that is not exhausted and do two "
        "actions with it: move up to 2 squares, challenge a rival beside you, help an ally up, "
        "interact with a marker, or use an ability. Then it is exhausted until the round ends.",
        "FV-9.3",
        turn_drawing(),
    ),
    TourStep(
        "Challenges",
        "You roll your dice, the rival rolls its defense. For you each burst counts 1, for the "
        "defender each shield; a star counts 3 for either. With more successes you knock a "
        "standing rival down, and one that lies already out. The page shows your chance before "
        "you choose.",
        "FV-11.12",
        roll_drawing(),
    ),
    TourStep(
        "Walls and sight",
        "Walls and posts stop moves and looks, corners too. A standing rival hides what lies "
        "behind it. Abilities with a range need a rival that you see; point at an ability to see "
        "how far it reaches.",
        "FV-3.7",
        map_drawing(),
    ),
    TourStep(
        "The cooldown track",
        "An ability is paid with a token of its colour: it goes to the number on the card. "
        "Knocked-out characters, used items and taken point markers lie on the track, too. At the "
        "end of a round everything moves down by one, and what leaves the 1 is back in play.",
        "FV-5.7",
        cooldown_drawing(),
    ),
    TourStep(
        "Points",
        "A knock-out is worth a point, and so is a point marker that you take. The scenario gives "
        "more at the end of each round: in Control for the areas that show your colour. Who has "
        "10 points at the end of a round, and more than the rivals, wins.",
        "FV-18.8",
        goal_drawing(),
    ),
)


def about() -> About:
    return ABOUT


def tour() -> Sequence[TourStep]:
    return TOUR
