"""The actions of an activation by their names, and the effects at its end."""

from __future__ import annotations

from typing import Final

DO_MOVE: Final = 0
DO_ATTACK: Final = 1
DO_ATTACK_ELITE: Final = 2
DO_CAST: Final = 3
DO_CAST_EXPERT: Final = 4
DO_CAST_MASTER: Final = 5
DO_QUEST: Final = 6
DO_QUEST_RAVENCLAW: Final = 7
DO_QUEST_TACTICIAN: Final = 8
DO_CLASH: Final = 9
DO_POTION: Final = 10
DO_POTION_MASTERY: Final = 11
DO_OVERLAY: Final = 12
DO_SLYTHERIN: Final = 13
DO_EXCHANGE: Final = 14
DO_HERBOLOGY: Final = 15

ACTION_KEYS: Final = (
    "move",
    "attack",
    "attack-elite",
    "cast",
    "cast-expert",
    "cast-master",
    "draw-quest",
    "draw-quest-ravenclaw",
    "draw-quest-tactician",
    "draw-clash",
    "potion",
    "potion-mastery",
    "overlay",
    "slytherin",
    "dark-lord",
    "herbology",
)

EFFECT_BURNING: Final = 0
EFFECT_RING: Final = 1
EFFECT_FIRE: Final = 2
EFFECT_KEYS: Final = ("burning", "gaunts-ring", "fiendfyre")
"""What can hurt a Model at the end of its activation."""
