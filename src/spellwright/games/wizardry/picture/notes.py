"""What an entry costs and does, in a few words beside it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.wording import many
from spellwright.face.showing import notes_on
from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.figures import COST, PROFILES, TEXTS
from spellwright.games.wizardry.picture.seen import Seen
from spellwright.games.wizardry.rules.plans import points_left
from spellwright.kernel.option import Option, first_of, verb_of

_TO_BE_PAID: Final = (words.LEARN, words.PLAN, words.PLAN_ANIMAL)
_PAID: Final = (words.DO, words.ANIMAL_DO, words.CAST)


def notes(view: Seen) -> dict[str, str]:
    """By the option's text; options that explain themselves are left out."""
    return notes_on(view.decisions, lambda option: _note(view, option))


def _note(view: Seen, option: Option) -> str:
    verb, first = verb_of(option.code), first_of(option.code)
    if verb in _TO_BE_PAID:
        action = words.action_in(option.code)
        return f"{many(COST[action], 'point')}. {TEXTS[action]}"
    if verb in _PAID:
        return TEXTS[words.action_in(option.code)]
    if verb == words.PROFILE:
        text: str = PROFILES[first]["text"]
        return text
    left = points_left(view.shown, view.seat) if verb == words.LOCK else 0
    return f"unused: {many(left, 'point')}" if left else ""
