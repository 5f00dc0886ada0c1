"""What can be looked at by its name: characters, abilities, items, status cards."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import large_picture, small_picture
from spellwright.drawing.card_content import Card
from spellwright.face.looking import Looks
from spellwright.games.funkoverse import lexicons
from spellwright.games.funkoverse.content.columns import ABILITY_CLAUSES, TYPE
from spellwright.games.funkoverse.picture.cards import (
    ABILITY_EMBLEMS,
    character_card,
    item_card,
    status_card,
)
from spellwright.games.funkoverse.picture.token_coins import TYPE_COLOURS, TYPE_ICONS
from spellwright.speech.speaker import Speaker


def _ability(speaker: Speaker, ability: int) -> Card:
    """The ability as it is printed, whoever has it."""
    type = TYPE[ability]
    return Card(
        speaker.word(lexicons.ABILITY_LEXICON.noun(ability)),
        speaker.word(lexicons.TOKEN_TYPES.noun(type)),
        TYPE_COLOURS[type],
        TYPE_ICONS[type],
        speaker.word(lexicons.ABILITY_TEXTS.noun(ability)),
        ABILITY_CLAUSES[ability],
        picture=ABILITY_EMBLEMS[ability],
    )


looks: Final = Looks(
    (lexicons.KIND_LEXICON, character_card),
    (lexicons.ITEM_LEXICON, item_card),
    (lexicons.ABILITY_LEXICON, _ability),
    (lexicons.STATUS_LEXICON, status_card),
    large=large_picture,
    small=small_picture,
)
