"""The options of a question in groups; squares are chosen by a click on the board."""

from __future__ import annotations

from typing import Final

from spellwright.face.menu import Menu, arranged
from spellwright.face.scene import Scene
from spellwright.games.wizardry import words
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.state import WizardryState

_GROUPS: Final = {
    words.PLAN: "plan",
    words.PLAN_ANIMAL: "plan-animal",
    words.DO: "carry-out",
    words.ANIMAL_DO: "carry-out-animal",
    words.ABANDON: "abandon",
    words.ANIMAL_ABANDON: "abandon",
}
"""The heading above the options of a verb; what matters most comes first."""
ON_BOARD: Final = (
    words.TO,
    words.WRITE,
    words.BALL,
)
PINNED: Final = (
    words.LOCK,
    words.STAY,
    words.KEEP,
    words.DECLINE,
)


def menu(scene: Scene[WizardryState]) -> Menu:
    headings = {verb: scene.say(say(f"group-{key}")) for verb, key in _GROUPS.items()}
    return arranged(scene, headings, ON_BOARD, PINNED)
