"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.face.parts import About, TourStep
from spellwright.speech.speaker import Speaker

ABOUT: Final = About(
    line="A duel of wizards: plan in secret, then carry out one entry at a time.",
    mood="bluff, tactics, a little luck",
    minutes="15-30",
    emblem="wand",
)

TOUR: Final = (
    TourStep(
        "Plan in secret",
        "Every turn all wizards write a plan at the same time: basic actions such as Move, Run "
        "and Magic Touch, and at most two spells, paid with action points. Some spells need a "
        "square, written down now and struck later.",
        "FW-5.7",
    ),
    TourStep(
        "Who goes first",
        "Initiative and Defend entries are shown before anything happens. The higher initiative "
        "acts first; every Defend is a defence point for this turn.",
        "FW-6.3",
    ),
    TourStep(
        "One entry at a time",
        "Then the wizards take turns: each carries out one entry of its plan, in any order it "
        "likes, and chooses targets and directions only now. An entry that is of no use any more "
        "can be abandoned.",
        "FW-7.3",
    ),
    TourStep(
        "Defend yourself",
        "When something strikes you, spend defence points to weaken it: most spells lose one "
        "damage or square for each point. A point that is spent is gone until the next turn.",
        "FW-9.4",
    ),
    TourStep(
        "Win",
        "Five hits defeat a wizard, and so does being forced off the board or into a smashed "
        "square. The last wizard in play wins; if all fall in one turn, a rematch decides.",
        "FW-14.6",
    ),
)


def about(_: Speaker) -> About:
    return ABOUT


def tour(_: Speaker) -> Sequence[TourStep]:
    return TOUR
