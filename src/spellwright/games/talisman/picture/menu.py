"""The options of a question in groups: what matters first, spaces by a click on the board."""

from __future__ import annotations

from typing import Final

from spellwright.face.menu import Menu, arranged
from spellwright.face.scene import Scene
from spellwright.games.talisman import words
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.state import TalismanState

_GROUPS: Final = {
    words.CAST: "spells",
    words.MEET: "meet",
    words.MEET_SPACE: "meet",
    words.TAKE: "take",
    words.TAKE_GALLEONS: "take",
    words.DROP: "drop",
    words.DROP_GALLEON: "drop",
    words.USE: "use",
    words.BUY: "buy",
    words.WAIT_MINE: "less",
    words.WAIT_TURN: "less",
    words.KEEP_ALL: "less",
}
"""The heading above the options of a verb; what matters most comes first."""
ON_BOARD: Final = (words.TO,)
PINNED: Final = (words.DONE, words.PASS)


def menu(scene: Scene[TalismanState]) -> Menu:
    headings = {verb: scene.say(say(f"group-{key}")) for verb, key in _GROUPS.items()}
    return arranged(scene, headings, ON_BOARD, PINNED)
