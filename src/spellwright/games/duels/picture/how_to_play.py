"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.face.parts import About, TourStep
from spellwright.games.duels.picture.tour_drawings import (
    clash_drawing,
    end_drawing,
    quest_drawing,
    spell_drawing,
    turn_drawing,
)
from spellwright.speech.speaker import Speaker

ABOUT: Final = About(
    line="Two groups of wizards duel for quests: spells, clashes of cards, three rounds.",
    mood="tactics, hand of cards, magic",
    minutes="60",
    emblem="duel",
)

TOUR: Final = (
    TourStep(
        "One Model at a time",
        "You and your opponent activate Models in turn, three times each in a Round. An activation "
        "has a move of 3 Spaces and an action: attack, cast a Spell, use a Potion, draw a card, "
        "turn an overlay over. Point at an option, and the board shows how far it reaches.",
        "WD-15.10",
        turn_drawing(),
    ),
    TourStep(
        "The Clash",
        "Attacks and Combat Spells are a Clash: each side reveals a card and adds its figures, the "
        "attacker Mastery or a bonus, the defender Defense. Each may swap the card for one of the "
        "hand, face down. More on the attacker's side is a success. A strip over the board shows "
        "cards, modifiers and sums step by step.",
        "WD-22.17",
        clash_drawing(),
    ),
    TourStep(
        "Spells, Clocks and power",
        "A Spell from the Spellbook stays with its caster and gets a Cooldown Clock; Mastery says "
        "how many one Model can have. White and black Power Markers pay for an Empowerment Card, "
        "one card more in the Clash, and for Spells that you keep up.",
        "WD-28.8",
        spell_drawing(),
    ),
    TourStep(
        "Quests and Challenges",
        "You win by Quests: control a Challenge by standing on it, hold Arrival Spaces over there, "
        "hurt or surround somebody. Three Quests of yours are open at a time; each card shows how "
        "far you are. Overlays can be hidden and unveiled: a Mystery Piece gives no control.",
        "WD-19.1",
        quest_drawing(),
    ),
    TourStep(
        "Three Rounds",
        "A Model that gets more Impacts than it can carry is out, four for most of them. After "
        "three Rounds, or when a Group is gone, the Quest Points decide.",
        "WD-18.6",
        end_drawing(),
    ),
)


def about(_: Speaker) -> About:
    return ABOUT


def tour(_: Speaker) -> Sequence[TourStep]:
    return TOUR
