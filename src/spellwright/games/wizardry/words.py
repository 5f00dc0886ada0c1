"""What can be chosen and asked."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content.columns import CLAUSES
from spellwright.games.wizardry.lexicons import (
    AMOUNTS,
    BODIES,
    CREATURES,
    DIRECTION_NAMES,
    ENTRIES,
    PROFILE_NAMES,
    SQUARES,
    TURNINGS,
    WIZARDS,
)
from spellwright.kernel.option import Verbs, first_of, second_of, verb_of
from spellwright.kernel.phrases import Phrasebook

# -- what can be chosen ------------------------------------------------------------------------

VERBS: Final = Verbs()
PROFILE: Final = VERBS.add("profile", "{0}", PROFILE_NAMES)
LEARN: Final = VERBS.add("learn", "{0}", ENTRIES)
TURN: Final = VERBS.add("turn", "Turn your start area by {0}", TURNINGS)
JOIN: Final = VERBS.add("join", "Join your start area with its left edge at column {0}", AMOUNTS)
PLAN: Final = VERBS.add("plan", "{0}", ENTRIES)
WRITE: Final = VERBS.add("write", "{0}", SQUARES)
WRITE_TARGET: Final = VERBS.add("write-target", "{0}", WIZARDS)
PLAN_ANIMAL: Final = VERBS.add("plan-animal", "Animal on {0}: {1}", SQUARES, ENTRIES)
LOCK: Final = VERBS.add("lock", "The plan is complete")
ANNOUNCE: Final = VERBS.add("announce", "{0} into Initiative, {1} into Defend", AMOUNTS, AMOUNTS)
DO: Final = VERBS.add("do", "{0}", ENTRIES)
ABANDON: Final = VERBS.add("abandon", "Abandon {0}", ENTRIES)
ANIMAL_DO: Final = VERBS.add("animal", "Animal on {0}: {1}", SQUARES, ENTRIES)
ANIMAL_ABANDON: Final = VERBS.add("animal-abandon", "Animal on {0}: abandon {1}", SQUARES, ENTRIES)
TO: Final = VERBS.add("to", "{0}", SQUARES)
STAY: Final = VERBS.add("stay", "Stay")
TARGET: Final = VERBS.add("target", "{0}", BODIES)
WIZARD: Final = VERBS.add("wizard", "{0}", WIZARDS)
CREATURE: Final = VERBS.add("creature", "{0} on {1}", CREATURES, SQUARES)
DIRECTION: Final = VERBS.add("direction", "To the {0}", DIRECTION_NAMES)
SPEND: Final = VERBS.add("spend", "Spend {0}", AMOUNTS)
SUFFER: Final = VERBS.add("suffer", "Take the damage, points spent: {0}", AMOUNTS)
FLEE: Final = VERBS.add("flee", "Move away, points spent: {0}", AMOUNTS)
REVEAL: Final = VERBS.add("reveal", "Reveal which body is real")
KEEP: Final = VERBS.add("keep", "Keep the illusion")
DECLARE: Final = VERBS.add("declare", "Take the initiative")
DECLINE: Final = VERBS.add("decline", "Leave the order as it is")
REAL: Final = VERBS.add("real", "The real one is {0}", BODIES)
BALL: Final = VERBS.add("ball", "The ball on {0}", SQUARES)
CAST: Final = VERBS.add("cast", "{0}", ENTRIES)


def action_in(code: int) -> int:
    """The action that an option of a plan names; the options of an animal name its square first."""
    of_animal = verb_of(code) in (PLAN_ANIMAL, ANIMAL_DO, ANIMAL_ABANDON)
    return second_of(code) if of_animal else first_of(code)


# -- what is asked -----------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question")
ASK_PROFILE: Final = QUESTIONS.add(
    "profile", "Which wizard are you? All choices are shown together.", "FW-3.2"
)
ASK_SPELL: Final = QUESTIONS.add(
    "spell", "You rolled {0} and {1}. Which spell do you learn?", "FW-3.3", AMOUNTS, AMOUNTS
)
ASK_ORIENTATION: Final = QUESTIONS.add("orientation", "How do you turn your start area?", "FW-3.9")
ASK_JOINING: Final = QUESTIONS.add("joining", "Where do you join your start area?", "FW-15.2")
ASK_REVEAL: Final = QUESTIONS.add("reveal", "Do you show which body is real?", "FW-5.2")
ASK_ANNOUNCE: Final = QUESTIONS.add(
    "announce",
    "You were foreseen: how many points go into Initiative and Defend this turn?",
    "FW-5.3",
)
ASK_SHOWN_ENTRY: Final = QUESTIONS.add(
    "shown-entry", "You were seen through: write the next entry that must be shown.", "FW-5.4"
)
ASK_ENTRY: Final = QUESTIONS.add(
    "entry", "What else do you plan? Points left: {0}.", "FW-5.8", AMOUNTS
)
ASK_WRITTEN: Final = QUESTIONS.add(
    "written", "Which square do you write for {0}?", "FW-5.15", ENTRIES
)
ASK_WRITTEN_TARGET: Final = QUESTIONS.add(
    "written-target", "Which wizard do you write for {0}?", "FW-16.3", ENTRIES
)
ASK_DECLARE: Final = QUESTIONS.add("declare", "Do you take the initiative?", "FW-6.5")
ASK_OPPORTUNITY: Final = QUESTIONS.add("opportunity", "Which entry do you carry out?", "FW-7.3")
ASK_SQUARE: Final = QUESTIONS.add("square", "{0}: to which square?", CLAUSES, ENTRIES)
ASK_ANIMAL_SQUARE: Final = QUESTIONS.add(
    "animal-square", "Your animal on {0}: {1} to which square?", "FW-13.6", SQUARES, ENTRIES
)
ASK_BODY_SQUARE: Final = QUESTIONS.add("body-square", "Where does {0} go?", "FW-21.16", BODIES)
ASK_TARGET: Final = QUESTIONS.add("target", "{0}: on whom?", CLAUSES, ENTRIES)
ASK_WIND_SQUARE: Final = QUESTIONS.add(
    "wind-square", "Where does the wind blow {0}?", "FW-8.7", BODIES
)
ASK_CREATURE: Final = QUESTIONS.add("creature", "Which creature do you banish?", "FW-22.4")
ASK_DIRECTION: Final = QUESTIONS.add("direction", "Which way does the flame go?", "FW-23.15")
ASK_REAL: Final = QUESTIONS.add(
    "real", "Your double appears on {0}. Which one is you? Nobody will know.", "FW-21.14", SQUARES
)
ASK_POINTS: Final = QUESTIONS.add(
    "points",
    "{0} strikes you for {1}. How many defence points do you spend?",
    "FW-9.4",
    ENTRIES,
    AMOUNTS,
)
ASK_CURSE: Final = QUESTIONS.add(
    "curse",
    "The curse would cost you action points: {0}. How many defence points do you spend?",
    "FW-17.2",
    AMOUNTS,
)
ASK_DART: Final = QUESTIONS.add(
    "dart", "A poison dart: spend a defence point to remove it?", "FW-17.6"
)
ASK_ENTANGLE: Final = QUESTIONS.add(
    "entangle", "Vines grow: spend a defence point to prevent it?", "FW-20.1"
)
ASK_PUSH: Final = QUESTIONS.add(
    "push",
    "You would be pushed, squares: {0}. How many defence points do you spend?",
    "FW-20.13",
    AMOUNTS,
)
ASK_PLAGUE: Final = QUESTIONS.add("plague", "Insects: take the damage or move away?", "FW-19.4")
ASK_FLIGHT: Final = QUESTIONS.add(
    "flight", "Where do you flee? Steps to go: {0}.", "FW-19.6", AMOUNTS
)
ASK_REROLL: Final = QUESTIONS.add(
    "reroll",
    "You rolled {0} and are blinded: spend a defence point to roll again?",
    "FW-21.9",
    AMOUNTS,
)
ASK_COUNTER: Final = QUESTIONS.add(
    "counter",
    "{0} on {1} is to be banished: spend a defence point to keep it?",
    "FW-22.5",
    CREATURES,
    SQUARES,
)
ASK_DEMON_SPELL: Final = QUESTIONS.add(
    "demon-spell", "Which spell does the demon cast?", "FW-13.13"
)
ASK_POISON: Final = QUESTIONS.add(
    "poison",
    "You carry {0} poison. How many markers do you remove, a point each?",
    "FW-12.1",
    AMOUNTS,
)
ASK_BALL: Final = QUESTIONS.add("ball", "Which ball rolls first?", "FW-12.3")
ASK_BALL_STEP: Final = QUESTIONS.add(
    "ball-step",
    "Where does your ball on {0} roll? Steps to go: {1}.",
    "FW-13.20",
    SQUARES,
    AMOUNTS,
)
ASK_RETURN: Final = QUESTIONS.add("return", "Where do you come back?", "FW-21.3")
