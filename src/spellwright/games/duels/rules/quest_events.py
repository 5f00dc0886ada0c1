"""Events that instant Quest Cards name (WD-19.11, WD-G56): bits of `happened`."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.rows import QUEST_ENTRIES, effect_words

DUEL_OF_LEADERS: Final = 1
BREAK_THE_HEAD: Final = 2
BREAKTHROUGH: Final = 4
FIRST_HEX: Final = 8
HEAVY_BLOW: Final = 16
OUT_OF_THE_DUEL: Final = 32
TOOTH_AND_STEEL: Final = 64
THROUGH_THE_FIRE: Final = 128
APOTHECARY: Final = 256
MASTERPIECE: Final = 512

EVENTS: Final = {
    "duel-of-leaders": DUEL_OF_LEADERS,
    "break-the-head": BREAK_THE_HEAD,
    "breakthrough": BREAKTHROUGH,
    "first-hex": FIRST_HEX,
    "heavy-blow": HEAVY_BLOW,
    "out-of-the-duel": OUT_OF_THE_DUEL,
    "tooth-and-steel": TOOTH_AND_STEEL,
    "through-the-fire": THROUGH_THE_FIRE,
    "apothecary": APOTHECARY,
    "masterpiece": MASTERPIECE,
}
"""The events, by the words of Quest Cards."""
EVENT_OF_QUEST: Final = [EVENTS.get(word, 0) for word in effect_words(QUEST_ENTRIES)]

HEAVY: Final = 3
"""Impacts of a Heavy Blow."""
APOTHECARY_POTIONS: Final = 3
MASTERPIECE_MODIFIER: Final = -4
