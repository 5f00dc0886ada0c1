"""The stage: two wizards who are tied roll for the initiative."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.die import Die
from spellwright.drawing.stage import Stage, stage_svg
from spellwright.drawing.stage_side import Addend, Side, running
from spellwright.face.known import known
from spellwright.face.scene import Scene
from spellwright.games.wizardry import story
from spellwright.games.wizardry.content.columns import INNATE_INITIATIVE
from spellwright.games.wizardry.lexicons import say
from spellwright.games.wizardry.picture.pieces import wizard_medallion
from spellwright.games.wizardry.picture.seen import name, noun
from spellwright.games.wizardry.state import WizardryState

SIDES_OF_A_STAGE: Final = 2


def stage(scene: Scene[WizardryState], prefix: str = "") -> str:
    """The strip for the last roll-off of exactly two wizards; "" when there was none just now."""
    view = scene
    rolls: dict[int, list[int]] = {}
    result = ""
    for event in view.events:
        if event.kind == story.TIE_ROLLED:
            rolls.setdefault(event.args[0], []).append(event.args[1])
        elif event.kind == story.GOES_FIRST:
            result = view.told(event)
    if len(rolls) != SIDES_OF_A_STAGE:
        return ""
    highest = max(rolls, key=lambda wizard: rolls[wizard])
    first, second = (
        _side(scene, wizard, rolls[wizard], won=wizard == highest) for wizard in sorted(rolls)
    )
    key = f"initiative-{view.shown.turn}"
    shown = Stage(
        key,
        view.say(say("stage-initiative")),
        "FW-6.4",
        first,
        second,
        result,
        needed=view.say(say("stage-higher-roll")),
        about=tuple([f"wizard-{wizard}" for wizard in sorted(rolls)]),
    )
    return known(scene, stage_svg, shown, prefix)


def _side(scene: Scene[WizardryState], wizard: int, rolls: list[int], *, won: bool) -> Side:
    """One side: both sums are the same, so the dice decide, and of several rolls the last one."""
    s = scene.view.shown
    innate, planned = INNATE_INITIATIVE[s.profile[wizard]], s.initiative_entries[wizard]
    last = len(rolls) - 1
    dice = [
        Die(
            f"initiative-{wizard}-{number}",
            roll,
            s.turn,
            says=scene.say(say("stage-rolls", who=noun(wizard), n=roll)),
            counts=won and number == last,
            faded=number != last,
        )
        for number, roll in enumerate(rolls)
    ]
    added = [Addend(scene.say(say("stage-innate")), innate, "FW-6.2")]
    if planned:
        added.append(Addend(scene.say(say("stage-planned")), planned, "FW-6.1"))
    shown = wizard_medallion(scene, wizard)
    return Side(
        scene.names[wizard] if scene.names else name(wizard),
        shown.seat,
        shown.emblem,
        shown.monogram,
        tuple(dice),
        running(added),
        str(innate + planned),
        won,
    )
