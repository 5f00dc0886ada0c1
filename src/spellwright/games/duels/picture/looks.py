"""What can be looked at by its name: characters and all kinds of cards."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import large_picture, small_picture
from spellwright.face.looking import Looks
from spellwright.games.duels import lexicons
from spellwright.games.duels.picture.cards import (
    artifact_card,
    attack_card,
    character_card,
    clash_card,
    potion_card,
    quest_card,
    spell_card,
)

looks: Final = Looks(
    (lexicons.CHARACTER_NAMES, character_card),
    (lexicons.SPELL_NAMES, spell_card),
    (lexicons.QUEST_NAMES, quest_card),
    (lexicons.POTION_NAMES, potion_card),
    (lexicons.ARTIFACT_NAMES, artifact_card),
    (lexicons.ATTACK_NAMES, attack_card),
    (lexicons.CLASH_NAMES, clash_card),
    large=large_picture,
    small=small_picture,
)
