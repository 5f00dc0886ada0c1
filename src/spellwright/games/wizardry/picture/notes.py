"""What an entry costs and does, in a few words beside it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.wording import many
from spellwright.face.parts import notes_on
from spellwright.face.scene import Scene
from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import BASIC, COST, TEXTS, WRITES
from spellwright.games.wizardry.content.tables import PROFILES
from spellwright.games.wizardry.lexicons import OBSTACLES
from spellwright.games.wizardry.picture.seen import Seen
from spellwright.games.wizardry.rules.plans import points_left
from spellwright.games.wizardry.rules.spell import NOTHING
from spellwright.games.wizardry.rules.spells import EFFECTS
from spellwright.games.wizardry.state import NOWHERE, WizardryState, action_of, written_of
from spellwright.kernel.option import Option, first_of, verb_of

_TO_BE_PAID: Final = (words.LEARN, words.PLAN, words.PLAN_ANIMAL)
_PAID: Final = (words.DO, words.ANIMAL_DO, words.CAST)


def notes(scene: Scene[WizardryState]) -> dict[str, str]:
    """By the option's text; options that explain themselves are left out."""
    view = scene.view
    return notes_on(view.decisions, lambda option: _note(view, option))


def _note(view: Seen, option: Option) -> str:
    verb, first = verb_of(option.code), first_of(option.code)
    if verb in _TO_BE_PAID:
        action = words.action_in(option.code)
        note = f"{many(COST[action], 'point')}. {TEXTS[action]}"
        return note + _warning(view, action, NOWHERE) if verb == words.PLAN else note
    if verb in _PAID:
        action = words.action_in(option.code)
        if verb == words.DO:
            return TEXTS[action] + _warning(view, action, _written(view, action))
        return TEXTS[action]
    if verb == words.PROFILE:
        text: str = PROFILES[first]["text"]
        return text
    left = points_left(view.shown, view.seat) if verb == words.LOCK else 0
    return f"unused: {many(left, 'point')}" if left else ""


def _written(view: Seen, action: int) -> int:
    """The square or wizard that the own plan names for an action."""
    written = [written_of(e) for e in view.shown.plan[view.seat] if action_of(e) == action]
    return written[0] if written else NOWHERE


def _warning(view: Seen, action: int, written: int) -> str:
    """FW-10.6: a spell may be cast although it would fizzle; whoever casts it is told."""
    unwritten = written == NOWHERE and (WRITES[action] or view.shown.settings["written-targets"])
    if action < BASIC or unwritten:
        return ""
    obstacle = EFFECTS[action](view.seat, action, written).obstacle(view.shown)
    return "" if obstacle == NOTHING else f" It would fizzle now: {OBSTACLES.label(obstacle)}."
