"""Which squares an option would strike or cross, where that can be known beforehand."""

from __future__ import annotations

from typing import Final

from spellwright.face.scene import Scene
from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import LIGHTNING_BOLT, RUN, STORM, TIDAL_WAVE
from spellwright.games.wizardry.picture.choices import flame_origin
from spellwright.games.wizardry.picture.seen import Seen, square_name
from spellwright.games.wizardry.queries import flame_line
from spellwright.games.wizardry.rules.basic_actions import path_of
from spellwright.games.wizardry.state import NOWHERE, WizardryState
from spellwright.kernel.option import first_of

_STRUCK_THERE: Final = (LIGHTNING_BOLT, TIDAL_WAVE)
_STRUCK_AROUND: Final = (STORM, TIDAL_WAVE)


def previews(scene: Scene[WizardryState]) -> dict[str, list[str]]:
    """The names of the squares by the option's text; options without any are left out."""
    view = scene
    found = {}
    for decision in view.decisions:
        for option in decision.options:
            squares = _squares(view, first_of(option.code))
            if squares:
                found[option.text] = [square_name(square) for square in squares]
    return found


def _squares(view: Seen, chosen: int) -> list[int]:
    """The squares for the question of this view, with a square or a direction chosen."""
    s, asked = view.shown, view.asked
    if asked is None:
        return []
    if asked.question == words.ASK_DIRECTION:
        origin = flame_origin(view)
        return [] if origin == NOWHERE else flame_line(s, origin, chosen)
    if asked.question == words.ASK_WRITTEN:
        there = [chosen] if asked.args[0] in _STRUCK_THERE else []
        return there + (s.board.adjacent[chosen] if asked.args[0] in _STRUCK_AROUND else [])
    if asked.question == words.ASK_SQUARE and asked.args[0] == RUN:
        return path_of(s, RUN, s.at[view.seat], chosen)
    if asked.question == words.ASK_ANIMAL_SQUARE and asked.args[1] == RUN:
        return path_of(s, RUN, asked.args[0], chosen)
    return []
