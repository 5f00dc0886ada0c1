"""The options of a question in groups; squares are chosen by a click on the board."""

from __future__ import annotations

from typing import Final

from spellwright.face.menu import Menu, Tile, arranged
from spellwright.face.scene import Scene
from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import COST
from spellwright.games.wizardry.lexicons import ENTRIES, say
from spellwright.games.wizardry.state import WizardryState
from spellwright.kernel.option import first_of, verb_of

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
    return arranged(scene, headings, ON_BOARD, PINNED)._replace(tiles=_tiles(scene))


def _tiles(scene: Scene[WizardryState]) -> dict[str, Tile]:
    """What can be planned: name and price, so that the whole choice is seen at one look."""
    planned = [
        option
        for asked in scene.decisions
        for option in asked.options
        if verb_of(option.code) == words.PLAN
    ]
    return {option.text: _tile(scene, first_of(option.code)) for option in planned}


def _tile(scene: Scene[WizardryState], action: int) -> Tile:
    return Tile(scene.name(ENTRIES.noun(action)), scene.say(say("tile-cost", n=COST[action])))
