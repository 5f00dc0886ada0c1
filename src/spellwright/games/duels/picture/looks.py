"""What can be looked at by its name: characters and all kinds of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.drawing.card import large_picture
from spellwright.drawing.card_content import Card
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
from spellwright.speech.speaker import Speaker


def _large(make: Callable[[Speaker, int], Card]) -> Callable[[Speaker, int], str]:
    def drawn(speaker: Speaker, number: int) -> str:
        return large_picture(make(speaker, number))

    return drawn


looks: Final = Looks(
    (lexicons.CHARACTER_NAMES, _large(character_card)),
    (lexicons.SPELL_NAMES, _large(spell_card)),
    (lexicons.QUEST_NAMES, _large(quest_card)),
    (lexicons.POTION_NAMES, _large(potion_card)),
    (lexicons.ARTIFACT_NAMES, _large(artifact_card)),
    (lexicons.ATTACK_NAMES, _large(attack_card)),
    (lexicons.CLASH_NAMES, _large(clash_card)),
)
