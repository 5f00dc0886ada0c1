"""How a saved state names what its numbers stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.board import SPACE_KEYS
from spellwright.games.talisman.content.columns import (
    CARD_KEYS,
    CHARACTER_KEYS,
    SIDE_KEYS,
    SPELL_KEYS,
    STACK_KEYS,
)
from spellwright.kernel.list_naming import ByRow, RowByRow
from spellwright.kernel.naming import Keys, Namings, Options
from spellwright.kernel.option import Verbs


def namings(keys: Mapping[str, Sequence[str]], verbs: Verbs) -> Namings:
    """The names of each kind of number, made from these keys."""
    cards, spells = Keys("card", keys["card"]), Keys("Spell", keys["spell"])
    return {
        "Card": cards,
        "Spell": spells,
        "Person": Keys("Character", keys["character"]),
        "Side": Keys("side", keys["side"]),
        "Space": Keys("space", keys["space"]),
        "SpaceFoe": Keys("foe", keys["foe"]),
        "Quest": Keys("quest", keys["quest"]),
        "Aim": Options(verbs),
        "DeckCard": RowByRow(cards, cards, spells),
        "Stock": ByRow("stack", keys["stack"]),
        "Lying": ByRow("space", keys["space"], cards, []),
        "GoldAt": ByRow("space", keys["space"]),
    }


KEYS: Final[dict[str, list[str]]] = {
    "card": CARD_KEYS,
    "spell": SPELL_KEYS,
    "character": CHARACTER_KEYS,
    "side": SIDE_KEYS,
    "space": SPACE_KEYS,
    "foe": lexicons.FOE.keys,
    "quest": lexicons.QUEST.keys,
    "stack": STACK_KEYS,
}
NAMINGS: Final = namings(KEYS, words.VERBS)
