"""The options of a question in groups: challenges first, squares by a click on the board."""

from __future__ import annotations

from typing import Final

from spellwright.face.menu import Menu, arranged
from spellwright.face.scene import Scene
from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.state import FunkoverseState

_GROUPS: Final = {
    words.CHALLENGE: "challenges",
    words.USE: "abilities",
    words.USE_ITEM: "abilities",
    words.CLAIM: "others",
    words.FLIP: "others",
    words.TAKE: "others",
    words.ASSIST: "others",
    words.RALLY: "others",
}
"""The heading above the options of a verb; what matters most comes first."""
ON_BOARD: Final = (
    words.MOVE,
    words.PLACE,
    words.TO,
    words.SHIFT,
)
PINNED: Final = (
    words.END,
    words.DECLINE,
    words.STAY,
    words.DONE,
    words.KEEP,
)


def menu(scene: Scene[FunkoverseState]) -> Menu:
    headings = {verb: scene.say(say(f"group-{key}")) for verb, key in _GROUPS.items()}
    return arranged(scene, headings, ON_BOARD, PINNED)
