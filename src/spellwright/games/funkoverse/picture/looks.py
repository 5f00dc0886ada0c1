"""What can be looked at by its name: characters, abilities, items, status cards."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import large_picture
from spellwright.drawing.card_content import Card
from spellwright.face.looking import Looks
from spellwright.games.funkoverse import lexicons
from spellwright.games.funkoverse.content.columns import TYPE
from spellwright.games.funkoverse.content.tables import ABILITIES
from spellwright.games.funkoverse.picture.cards import (
    ABILITY_EMBLEMS,
    character_card,
    item_card,
    status_card,
)
from spellwright.games.funkoverse.picture.token_coins import TYPE_COLOURS, TYPE_ICONS
from spellwright.speech.speaker import Speaker


def _character(speaker: Speaker, kind: int) -> str:
    return large_picture(character_card(speaker, kind))


def _item(speaker: Speaker, item: int) -> str:
    return large_picture(item_card(speaker, item))


def _ability(speaker: Speaker, ability: int) -> str:
    """The ability as it is printed, whoever has it."""
    type = TYPE[ability]
    card = Card(
        speaker.word(lexicons.ABILITY_LEXICON.noun(ability)),
        speaker.word(lexicons.TOKEN_TYPES.noun(type)),
        TYPE_COLOURS[type],
        TYPE_ICONS[type],
        speaker.word(lexicons.ABILITY_TEXTS.noun(ability)),
        ABILITIES[ability]["clause"],
        picture=ABILITY_EMBLEMS[ability],
    )
    return large_picture(card)


def _status(speaker: Speaker, status: int) -> str:
    return large_picture(status_card(speaker, status))


looks: Final = Looks(
    (lexicons.KIND_LEXICON, _character),
    (lexicons.ITEM_LEXICON, _item),
    (lexicons.ABILITY_LEXICON, _ability),
    (lexicons.STATUS_LEXICON, _status),
)
