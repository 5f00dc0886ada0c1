"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.face.parts import About, TourStep
from spellwright.games.talisman.picture.tour_drawings import (
    fight_drawing,
    grow_drawing,
    move_drawing,
    rings_drawing,
    win_drawing,
)
from spellwright.speech.speaker import Speaker

ABOUT: Final = About(
    line="A race through three rings: grow strong, find a Hallow, face Voldemort first.",
    mood="adventure, luck, a little spite",
    minutes="60–120",
    emblem="rings",
)

TOUR: Final = (
    TourStep(
        "Roll and choose the way",
        "Each turn you roll a die and move exactly so many spaces, to the left or to the right. "
        "The two spaces that you can reach glow. Point at any space to read what it does, and "
        "choose one. A 1 wakes Voldemort, who moves too.",
        "TA-6.1",
        move_drawing(),
    ),
    TourStep(
        "Meet what is there",
        "Then you meet the space: most make you draw cards, such as Enemies, friends, Objects and "
        "Events; others offer healing, shops or a gamble. If somebody of the other faction stands "
        "there, you may attack instead.",
        "TA-5.4",
        grow_drawing(),
    ),
    TourStep(
        "Fights",
        "Both sides add a die to Magic or Might; the higher sum wins. Objects, Followers and the "
        "advantage of your faction help. A lost fight costs a Life. One Fate lets you roll a die "
        "again.",
        "TA-11.5",
        fight_drawing(),
    ),
    TourStep(
        "Three rings",
        "You begin in London. The barrier at King's Cross leads to the grounds of Hogwarts, the "
        "Gates into the castle; both ask for strength. Beaten Enemies are Trophies: 5 points of "
        "them make you stronger by 1.",
        "TA-14.2",
        rings_drawing(),
    ),
    TourStep(
        "Win",
        "Find a Deathly Hallow, reach the Room of Requirement, enter the Great Hall and beat "
        "Voldemort there. Whoever does so first wins alone. Who loses the last Life wakes up at "
        "St. Mungo's and goes on.",
        "TA-24.8",
        win_drawing(),
    ),
)


def about(_: Speaker) -> About:
    return ABOUT


def tour(_: Speaker) -> Sequence[TourStep]:
    return TOUR
