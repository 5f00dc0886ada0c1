"""What can be looked at by its name: cards, Spells, places."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.card import large_picture, small_picture
from spellwright.drawing.card_content import Card
from spellwright.drawing.look import BRASS
from spellwright.face.looking import Looks
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.board import SPACE_CLAUSES
from spellwright.games.talisman.content.columns import SIDES_OF
from spellwright.games.talisman.picture.cards import encounter_card, side_card, spell_card
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


def _character(speaker: Speaker, person: int) -> Card:
    """A Character, by the first side of its card."""
    return side_card(speaker, SIDES_OF[person][0])


looks: Final = Looks(
    (lexicons.CARD, encounter_card),
    (lexicons.SPELL, spell_card),
    (lexicons.SPACE, _space),
    (lexicons.SIDE_NAMES, side_card),
    (lexicons.WHO, _character),
    large=large_picture,
    small=small_picture,
)
