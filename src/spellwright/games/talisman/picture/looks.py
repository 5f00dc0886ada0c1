"""What can be looked at by its name: cards, Spells, places."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import large_picture, small_picture
from spellwright.drawing.card_content import Card
from spellwright.drawing.look import BRASS
from spellwright.face.looking import Looks
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.board import SPACE_CLAUSES
from spellwright.games.talisman.picture.cards import encounter_card, spell_card
from spellwright.games.talisman.picture.seen import region_noun
from spellwright.speech.speaker import Speaker


def _space(speaker: Speaker, space: int) -> Card:
    return Card(
        speaker.word(lexicons.SPACE.noun(space)),
        speaker.word(region_noun(space)),
        BRASS,
        "tower",
        speaker.word(lexicons.SPACE_TEXTS.noun(space)),
        SPACE_CLAUSES[space],
    )


looks: Final = Looks(
    (lexicons.CARD, encounter_card),
    (lexicons.SPELL, spell_card),
    (lexicons.SPACE, _space),
    large=large_picture,
    small=small_picture,
)
