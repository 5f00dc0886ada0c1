"""What an entry costs and does, in a few words beside it."""

from __future__ import annotations

from typing import Final

from spellwright.face.once import once_a_scene
from spellwright.face.parts import notes_on
from spellwright.face.scene import Scene
from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import (
    ANIMAL_ACTIONS,
    BASIC,
    COST,
    CURSE,
    DIE,
    WRITES,
)
from spellwright.games.wizardry.lexicons import (
    ANIMAL_TEXTS,
    ENTRY_TEXTS,
    OBSTACLES,
    PROFILE_TEXTS,
    say,
)
from spellwright.games.wizardry.odds import sees_again, works_on
from spellwright.games.wizardry.picture.seen import Seen
from spellwright.games.wizardry.rules.plans import points_left
from spellwright.games.wizardry.rules.spell import EFFECTS, NOTHING
from spellwright.games.wizardry.state import NOWHERE, WizardryState, action_of, written_of
from spellwright.kernel.option import Option, first_of, verb_of
from spellwright.kernel.saying import Argument

SURE: Final = 100
_TO_BE_PAID: Final = (words.LEARN, words.PLAN, words.PLAN_ANIMAL)
_PAID: Final = (words.DO, words.ANIMAL_DO, words.CAST)


@once_a_scene
def notes(scene: Scene[WizardryState]) -> dict[str, str]:
    """Notes by the option's text; options that explain themselves are left out."""
    return notes_on(scene.decisions, lambda option: _note(scene, option))


def _note(view: Seen, option: Option) -> str:
    verb, first = verb_of(option.code), first_of(option.code)
    if verb in _TO_BE_PAID:
        action = words.action_in(option.code)
        text = _animal_text(action) if verb == words.PLAN_ANIMAL else ENTRY_TEXTS.noun(action)
        said = say("note-cost", n=COST[action], text=text)
        return _warned(view, said, action, NOWHERE) if verb == words.PLAN else view.say(said)
    if verb in _PAID:
        action = words.action_in(option.code)
        if verb == words.DO:
            text = _warned(view, ENTRY_TEXTS.noun(action), action, _written(view, action))
            odds = _odds_of(view, action)
            return view.say(say("note-with-odds", odds=odds, text=text)) if odds else text
        is_animal = verb == words.ANIMAL_DO
        return view.name(_animal_text(action) if is_animal else ENTRY_TEXTS.noun(action))
    if verb == words.PROFILE:
        return view.name(PROFILE_TEXTS.noun(first))
    if verb == words.TARGET:
        return _chance_on(view, first)
    if verb == words.SPEND and first:
        return _of_reroll(view)
    left = points_left(view.shown, view.seat) if verb == words.LOCK else 0
    return view.say(say("note-unused", n=left)) if left else ""


def _animal_text(action: int) -> Argument:
    return ANIMAL_TEXTS.noun(ANIMAL_ACTIONS.index(action))


def _chance_on(view: Seen, body: int) -> str:
    """How likely the spell takes hold of a wizard, and what its die can bring."""
    asked = view.asked
    if asked is None or asked.question != words.ASK_TARGET:
        return ""
    return _odds_on(view, asked.args[0], body >> 1)


def _odds_of(view: Seen, action: int) -> str:
    """The same where there is only one wizard to aim at, who is then not asked for."""
    others = [w for w in range(view.shown.seats) if view.shown.in_play[w] and w != view.seat]
    return _odds_on(view, action, others[0]) if len(others) == 1 and action >= BASIC else ""


def _odds_on(view: Seen, spell: int, target: int) -> str:
    chance = round(100 * works_on(view.shown, spell, target))
    if spell == CURSE:
        return view.say(say("note-curse-roll", n=chance, most=DIE[CURSE]))
    return view.say(say("note-works", n=chance)) if chance < SURE else ""


def _of_reroll(view: Seen) -> str:
    asked = view.asked
    if asked is None or asked.question != words.ASK_REROLL:
        return ""
    return view.say(say("note-sees-again", n=round(100 * sees_again())))


def _written(view: Seen, action: int) -> int:
    """The square or wizard that the viewer's plan names for an action."""
    written = [written_of(e) for e in view.shown.plan[view.seat] if action_of(e) == action]
    return written[0] if written else NOWHERE


def _warned(view: Seen, said: Argument, action: int, written: int) -> str:
    """FW-10.6: a spell may be cast although it would fizzle; the caster is told."""
    unwritten = written == NOWHERE and (WRITES[action] or view.shown.settings["written-targets"])
    if action < BASIC or unwritten:
        return view.name(said)
    obstacle = EFFECTS[action](view.seat, action, written).obstacle(view.shown)
    if obstacle == NOTHING:
        return view.name(said)
    return view.say(say("note-would-fizzle", text=said, obstacle=OBSTACLES.noun(obstacle)))
