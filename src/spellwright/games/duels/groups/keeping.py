"""The Group of a seat as a text to keep: from the first Model until the duel begins."""

from __future__ import annotations

from typing import Final

from spellwright.face.parts import Prepared
from spellwright.face.scene import Scene
from spellwright.games.duels import words
from spellwright.games.duels.groups.group import Group, group_of, members
from spellwright.games.duels.groups.text import group_text
from spellwright.games.duels.lexicons import AFFILIATION_WORDS, SHARED_NAMES, say
from spellwright.games.duels.rules.preparation import QUESTION_OF
from spellwright.games.duels.state import PLAYING, DuelsState
from spellwright.kernel.saying import Saying

_BUILDING: Final = (*QUESTION_OF, words.ASK_BREW)


def prepared(scene: Scene[DuelsState]) -> Prepared | None:
    """What players see of their own Group; nobody sees another's this way (WD-G49)."""
    view = scene.view
    s, seat = view.shown, view.seat
    if seat < 0 or s.stage == PLAYING:
        return None
    is_open = view.asked is not None and view.asked.question in _BUILDING
    if not members(s, seat):
        return Prepared("", "", is_open) if is_open else None
    group = group_of(s, seat)
    return Prepared(scene.say(_name(group)), group_text(group), is_open)


def _name(group: Group) -> Saying:
    """A name for a Group, from its side, its Leader and its size."""
    return say(
        "text-group-name",
        side=AFFILIATION_WORDS.noun(group.affiliation),
        who=SHARED_NAMES[group.models[0]],
        n=len(group.models) - 1,
    )
