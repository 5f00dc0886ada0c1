"""What can be chosen and asked."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content.columns import CLAUSES
from spellwright.games.wizardry.lexicons import (
    AMOUNTS,
    BODIES,
    CREATURES,
    DIRECTION_NAMES,
    DOMAIN,
    ENTRIES,
    PROFILE_NAMES,
    SQUARES,
    TURNINGS,
    WIZARDS,
)
from spellwright.kernel.option import Verbs, first_of, second_of, verb_of
from spellwright.kernel.phrases import Phrasebook

# -- what can be chosen ------------------------------------------------------------------------

VERBS: Final = Verbs(DOMAIN)
PROFILE: Final = VERBS.entry("profile", profile=PROFILE_NAMES)
LEARN: Final = VERBS.entry("learn", action=ENTRIES)
TURN: Final = VERBS.entry("turn", turning=TURNINGS)
JOIN: Final = VERBS.entry("join", n=AMOUNTS)
PLAN: Final = VERBS.entry("plan", action=ENTRIES)
WRITE: Final = VERBS.entry("write", square=SQUARES)
WRITE_TARGET: Final = VERBS.entry("write-target", who=WIZARDS)
PLAN_ANIMAL: Final = VERBS.entry("plan-animal", square=SQUARES, action=ENTRIES)
LOCK: Final = VERBS.entry("lock")
ANNOUNCE: Final = VERBS.entry("announce", initiative=AMOUNTS, defend=AMOUNTS)
DO: Final = VERBS.entry("do", action=ENTRIES)
ABANDON: Final = VERBS.entry("abandon", action=ENTRIES)
ANIMAL_DO: Final = VERBS.entry("animal", square=SQUARES, action=ENTRIES)
ANIMAL_ABANDON: Final = VERBS.entry("animal-abandon", square=SQUARES, action=ENTRIES)
TO: Final = VERBS.entry("to", square=SQUARES)
STAY: Final = VERBS.entry("stay")
TARGET: Final = VERBS.entry("target", body=BODIES)
WIZARD: Final = VERBS.entry("wizard", who=WIZARDS)
CREATURE: Final = VERBS.entry("creature", creature=CREATURES, square=SQUARES)
DIRECTION: Final = VERBS.entry("direction", direction=DIRECTION_NAMES)
SPEND: Final = VERBS.entry("spend", n=AMOUNTS)
SUFFER: Final = VERBS.entry("suffer", n=AMOUNTS)
FLEE: Final = VERBS.entry("flee", n=AMOUNTS)
REVEAL: Final = VERBS.entry("reveal")
KEEP: Final = VERBS.entry("keep")
DECLARE: Final = VERBS.entry("declare")
DECLINE: Final = VERBS.entry("decline")
REAL: Final = VERBS.entry("real", body=BODIES)
BALL: Final = VERBS.entry("ball", square=SQUARES)
CAST: Final = VERBS.entry("cast", action=ENTRIES)


def action_in(code: int) -> int:
    """The action that an option of a plan names; the options of an animal name its square first."""
    of_animal = verb_of(code) in (PLAN_ANIMAL, ANIMAL_DO, ANIMAL_ABANDON)
    return second_of(code) if of_animal else first_of(code)


# -- what is asked -----------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question", domain=DOMAIN)
ASK_PROFILE: Final = QUESTIONS.entry("profile", "FW-3.2")
ASK_SPELL: Final = QUESTIONS.entry("spell", "FW-3.3", first=AMOUNTS, second=AMOUNTS)
ASK_ORIENTATION: Final = QUESTIONS.entry("orientation", "FW-3.9")
ASK_JOINING: Final = QUESTIONS.entry("joining", "FW-15.2")
ASK_REVEAL: Final = QUESTIONS.entry("reveal", "FW-5.2")
ASK_ANNOUNCE: Final = QUESTIONS.entry("announce", "FW-5.3")
ASK_SHOWN_ENTRY: Final = QUESTIONS.entry("shown-entry", "FW-5.4")
ASK_ENTRY: Final = QUESTIONS.entry("entry", "FW-5.8", n=AMOUNTS)
ASK_WRITTEN: Final = QUESTIONS.entry("written", "FW-5.15", action=ENTRIES)
ASK_WRITTEN_TARGET: Final = QUESTIONS.entry("written-target", "FW-16.3", action=ENTRIES)
ASK_DECLARE: Final = QUESTIONS.entry("declare", "FW-6.5")
ASK_OPPORTUNITY: Final = QUESTIONS.entry("opportunity", "FW-7.3")
ASK_SQUARE: Final = QUESTIONS.entry("square", CLAUSES, action=ENTRIES)
ASK_ANIMAL_SQUARE: Final = QUESTIONS.entry(
    "animal-square", "FW-13.6", square=SQUARES, action=ENTRIES
)
ASK_BODY_SQUARE: Final = QUESTIONS.entry("body-square", "FW-21.16", body=BODIES)
ASK_TARGET: Final = QUESTIONS.entry("target", CLAUSES, action=ENTRIES)
ASK_WIND_SQUARE: Final = QUESTIONS.entry("wind-square", "FW-8.7", body=BODIES)
ASK_CREATURE: Final = QUESTIONS.entry("creature", "FW-22.4")
ASK_DIRECTION: Final = QUESTIONS.entry("direction", "FW-23.15")
ASK_REAL: Final = QUESTIONS.entry("real", "FW-21.14", square=SQUARES)
ASK_POINTS: Final = QUESTIONS.entry("points", "FW-9.4", action=ENTRIES, n=AMOUNTS)
ASK_CURSE: Final = QUESTIONS.entry("curse", "FW-17.2", n=AMOUNTS)
ASK_DART: Final = QUESTIONS.entry("dart", "FW-17.6")
ASK_ENTANGLE: Final = QUESTIONS.entry("entangle", "FW-20.1")
ASK_PUSH: Final = QUESTIONS.entry("push", "FW-20.13", n=AMOUNTS)
ASK_PLAGUE: Final = QUESTIONS.entry("plague", "FW-19.4")
ASK_FLIGHT: Final = QUESTIONS.entry("flight", "FW-19.6", n=AMOUNTS)
ASK_REROLL: Final = QUESTIONS.entry("reroll", "FW-21.9", n=AMOUNTS)
ASK_COUNTER: Final = QUESTIONS.entry("counter", "FW-22.5", creature=CREATURES, square=SQUARES)
ASK_DEMON_SPELL: Final = QUESTIONS.entry("demon-spell", "FW-13.13")
ASK_POISON: Final = QUESTIONS.entry("poison", "FW-12.1", n=AMOUNTS)
ASK_BALL: Final = QUESTIONS.entry("ball", "FW-12.3")
ASK_BALL_STEP: Final = QUESTIONS.entry("ball-step", "FW-13.20", square=SQUARES, n=AMOUNTS)
ASK_RETURN: Final = QUESTIONS.entry("return", "FW-21.3")
