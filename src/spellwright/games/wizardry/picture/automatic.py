"""What is answered without asking: the only square, the only target."""

from __future__ import annotations

from typing import Final

from spellwright.face.automatic import Wish, Wishes, only_answer
from spellwright.face.scene import Scene
from spellwright.games.wizardry import words
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.state import WizardryState

OPEN: Final = frozenset({"target", "square", "animal-square", "wind-square"})
"""Questions whose options follow from what everybody has seen by the time they are answered."""
LOCK_IT: Final = "lock"


def wishes(scene: Scene[WizardryState]) -> list[Wish]:
    return [Wish(LOCK_IT, scene.say(say("wish-lock")))]


def automatic(scene: Scene[WizardryState], wishes: Wishes) -> str:
    """A plan is locked in by its owner: until then everything in it can be taken back."""
    if LOCK_IT in wishes and scene.view.options == [words.LOCK]:
        return scene.rules.verbs.text(words.LOCK)
    return only_answer(scene, OPEN)
