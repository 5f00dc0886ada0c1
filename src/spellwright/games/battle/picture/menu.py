"""The options of a question in groups: foes first, cards in the hand and in the shop by a click."""

from __future__ import annotations

from typing import Final

from spellwright.face.menu import Menu, arranged
from spellwright.face.scene import Scene
from spellwright.games.battle import words
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.state import BattleState

_GROUPS: Final = {
    words.ATTACK: "foes",
    words.INFLUENCE: "foes",
    words.USE: "abilities",
    words.PLAY_TWICE: "cards",
    words.PLAY_AND_BANISH: "cards",
    words.ACQUIRE_OWN: "shop",
    words.DISMISS: "shop",
    words.SWEEP: "shop",
}
"""The heading above the options of a verb; what matters most comes first."""
ON_BOARD: Final = (
    words.PLAY,
    words.ACQUIRE,
)
PINNED: Final = (
    words.END_ACTIONS,
    words.KEEP_ALL,
    words.NOBODY,
    words.DECLINE,
    words.NO_INGREDIENT,
    words.IGNORE,
)


def menu(scene: Scene[BattleState]) -> Menu:
    headings = {verb: scene.say(say(f"group-{key}")) for verb, key in _GROUPS.items()}
    return arranged(scene, headings, ON_BOARD, PINNED)
