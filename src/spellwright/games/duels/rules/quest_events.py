"""Events that instant Quest Cards name (WD-19.11, WD-G56): bits of `happened`."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.columns import QUEST_POINTS, quest

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

EVENT_OF_QUEST: Final = [0] * len(QUEST_POINTS)
EVENT_OF_QUEST[quest("duel-of-leaders")] = DUEL_OF_LEADERS
EVENT_OF_QUEST[quest("break-the-head")] = BREAK_THE_HEAD
EVENT_OF_QUEST[quest("breakthrough")] = BREAKTHROUGH
EVENT_OF_QUEST[quest("first-hex")] = FIRST_HEX
EVENT_OF_QUEST[quest("heavy-blow")] = HEAVY_BLOW
EVENT_OF_QUEST[quest("out-of-the-duel")] = OUT_OF_THE_DUEL
EVENT_OF_QUEST[quest("tooth-and-steel")] = TOOTH_AND_STEEL
EVENT_OF_QUEST[quest("through-the-fire")] = THROUGH_THE_FIRE
EVENT_OF_QUEST[quest("apothecary")] = APOTHECARY
EVENT_OF_QUEST[quest("masterpiece")] = MASTERPIECE

HEAVY: Final = 3
"""Impacts of a Heavy Blow."""
APOTHECARY_POTIONS: Final = 3
MASTERPIECE_MODIFIER: Final = -4
