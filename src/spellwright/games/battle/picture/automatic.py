"""What is answered without asking: the end of a turn, if the player wishes it."""

from __future__ import annotations

from typing import Final

from spellwright.face.automatic import Wish, Wishes
from spellwright.face.scene import Scene
from spellwright.games.battle import words
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.state import BattleState

END_IT: Final = "end"


def wishes(scene: Scene[BattleState]) -> list[Wish]:
    return [Wish(END_IT, scene.say(say("wish-end")))]


def automatic(scene: Scene[BattleState], wishes: Wishes) -> str:
    """A turn is ended by its player: until then the last purchase can be taken back."""
    if END_IT in wishes and scene.view.options == [words.END_ACTIONS]:
        return scene.rules.verbs.text(words.END_ACTIONS)
    return ""
