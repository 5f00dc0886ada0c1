"""The options of a question in groups: actions first, Spaces and Models by a click on the board."""

from __future__ import annotations

from typing import Final

from spellwright.face.menu import Menu, arranged
from spellwright.face.scene import Scene
from spellwright.games.duels import words
from spellwright.games.duels.lexicons import say
from spellwright.games.duels.state import DuelsState

_GROUPS: Final = {
    words.DO: "actions",
    words.USE: "artifacts",
    words.ATTACK: "attacks",
    words.CAST: "spells",
    words.POTION: "potions",
}
"""The heading above the options of a verb; what matters most comes first."""
ON_BOARD: Final = (
    words.TO,
    words.TRAP,
    words.OVERLAY,
)
PINNED: Final = (
    words.END,
    words.STOP,
    words.PASS,
    words.KEEP,
    words.DONE,
)


def menu(scene: Scene[DuelsState]) -> Menu:
    headings = {verb: scene.say(say(f"group-{key}")) for verb, key in _GROUPS.items()}
    return arranged(scene, headings, ON_BOARD, PINNED)
