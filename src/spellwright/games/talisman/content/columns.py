"""The content tables as columns of numbers, and the figures of the rules.

Everything that can be held or lie on a space has one numbering: first the 100 Encounter cards, then
the seven names of Equipment and the Hallow of the stack. Copies of one stack share a number.
"""

from __future__ import annotations

from typing import Final

from spellwright.content import Row
from spellwright.games.talisman.content.tables import (
    CHARACTERS,
    ENCOUNTERS,
    RULES,
    SIDES,
    SPELLS,
    STACKS,
)

# -- factions, abilities, kinds of cards -----------------------------------------------------------

OP: Final = 0
DE: Final = 1
NEUTRAL: Final = 2

MAGIC: Final = 0
MIGHT: Final = 1

EVENT: Final = 0
OP_CARD: Final = 1
DE_CARD: Final = 2
ENEMY: Final = 3
FOLLOWER: Final = 4
OBSERVER: Final = 5
OBJECT: Final = 6
MAGIC_OBJECT: Final = 7
HALLOW_KIND: Final = 8
PLACE: Final = 9
KIND_KEYS: Final = [
    "event",
    "op",
    "de",
    "enemy",
    "follower",
    "observer",
    "object",
    "magic",
    "hallow",
    "place",
]

OUTER: Final = 0
MIDDLE: Final = 1
SPELL_DECK: Final = 2
STACK: Final = 3
"""Where a card goes back to: one of the decks' discard piles, or its stack."""

# -- cards -----------------------------------------------------------------------------------------

CARDS: Final[list[Row]] = ENCOUNTERS + STACKS
FIRST_STACK: Final = len(ENCOUNTERS)
CARD_KEYS: Final[list[str]] = [row["key"] for row in CARDS]
CARD_NAMES: Final[list[str]] = [row["name"] or row["key"] for row in CARDS]
"""By which key the catalogs name a card."""
CARD_CLAUSES: Final[list[str]] = [row["clause"] for row in CARDS]
KIND: Final[list[int]] = [KIND_KEYS.index(row["kind"]) for row in CARDS]
NAME: Final[list[int]] = [CARD_NAMES.index(name) for name in CARD_NAMES]
"""The first card of the same name: all Hallows share it (TA-16.5)."""
HOME: Final[list[int]] = [(OUTER if row["deck"] == "outer" else MIDDLE) for row in ENCOUNTERS] + [
    STACK
] * len(STACKS)
ABILITY: Final[list[int]] = [
    {"magic": MAGIC, "might": MIGHT, "none": -1}[row["ability"]] for row in ENCOUNTERS
] + [-1] * len(STACKS)
VALUE: Final[list[int]] = [row["value"] for row in ENCOUNTERS] + [0] * len(STACKS)
MAGIC_BONUS: Final[list[int]] = [row["magic"] for row in CARDS]
MIGHT_BONUS: Final[list[int]] = [row["might"] for row in CARDS]
FIGHT_MAGIC: Final[list[int]] = [row["fight_magic"] for row in CARDS]
FIGHT_MIGHT: Final[list[int]] = [row["fight_might"] for row in CARDS]
DUEL_MAGIC: Final[list[int]] = [row["duel_magic"] for row in CARDS]
SPELL_CHANGE: Final[list[int]] = [row["spells"] for row in CARDS]
SAVES: Final[list[int]] = [row["saves"] for row in CARDS]
CARRIES: Final[list[int]] = [row["carries"] for row in CARDS]
FURTHER: Final[list[int]] = [row["further"] for row in CARDS]
PRICE: Final[list[int]] = [row["price"] for row in STACKS]
COPIES: Final[list[int]] = [row["copies"] for row in STACKS]

FACTION_OF_CARD: Final[list[int]] = [
    OP if kind == OP_CARD else DE if kind == DE_CARD else NEUTRAL for kind in KIND
]
IS_OBJECT: Final[list[bool]] = [kind in (OBJECT, MAGIC_OBJECT, HALLOW_KIND) for kind in KIND]
IS_MAGIC_OBJECT: Final[list[bool]] = [kind in (MAGIC_OBJECT, HALLOW_KIND) for kind in KIND]
IS_HALLOW: Final[list[bool]] = [kind == HALLOW_KIND for kind in KIND]


NUMBER_EVENT: Final = 1
NUMBER_FOE: Final = 2
NUMBER_OBSERVER: Final = 4
NUMBER_TAKEN: Final = 5
NUMBER_PLACE: Final = 6
"""Encounter numbers; 3 are the instructions of the space (TA-8.13)."""


def _number_for(kind: int, faction: int) -> int:
    """The encounter number of a card for a Character of a faction (TA-8.26 to TA-8.29)."""
    if kind == EVENT:
        return NUMBER_EVENT
    if kind == ENEMY or kind == (DE_CARD if faction == OP else OP_CARD):
        return NUMBER_FOE
    if kind == OBSERVER:
        return NUMBER_OBSERVER
    return NUMBER_PLACE if kind == PLACE else NUMBER_TAKEN


ENCOUNTER_NUMBER: Final[list[list[int]]] = [
    [_number_for(kind, faction) for kind in KIND] for faction in (OP, DE)
]

OUTER_DECK: Final[list[int]] = [c for c, row in enumerate(ENCOUNTERS) if row["deck"] == "outer"]
MIDDLE_DECK: Final[list[int]] = [c for c, row in enumerate(ENCOUNTERS) if row["deck"] == "middle"]


def card(key: str) -> int:
    """The number of a card."""
    return CARD_KEYS.index(key)


# -- spells ----------------------------------------------------------------------------------------

SPELL_KEYS: Final[list[str]] = [row["key"] for row in SPELLS]
SPELL_CLAUSES: Final[list[str]] = [row["clause"] for row in SPELLS]
SPELL_WHEN: Final[list[str]] = [row["when"] for row in SPELLS]


def spell(key: str) -> int:
    """The number of a Spell."""
    return SPELL_KEYS.index(key)


# -- characters ------------------------------------------------------------------------------------

CHARACTER_KEYS: Final[list[str]] = [row["key"] for row in CHARACTERS]
FACTION: Final[list[int]] = [OP if row["faction"] == "op" else DE for row in CHARACTERS]
SIDE_KEYS: Final[list[str]] = [row["key"] for row in SIDES]
START_MAGIC: Final[list[int]] = [row["magic"] for row in SIDES]
START_MIGHT: Final[list[int]] = [row["might"] for row in SIDES]
START_LIFE: Final[list[int]] = [row["life"] for row in SIDES]
START_FATE: Final[list[int]] = [row["fate"] for row in SIDES]
START_SPELLS: Final[list[int]] = [row["spells"] for row in SIDES]
START_GALLEONS: Final[list[int]] = [row["galleons"] for row in SIDES]
START_OBJECT: Final[list[int]] = [card(row["object"]) if row["object"] else -1 for row in SIDES]
START_SPACE: Final[list[str]] = [row["start"] for row in SIDES]
SIDES_OF: Final[list[list[int]]] = [
    [n for n, side in enumerate(SIDES) if side["character"] == key] for key in CHARACTER_KEYS
]


def side(key: str) -> int:
    """The number of a side of a Character card."""
    return SIDE_KEYS.index(key)


# -- figures of the rules --------------------------------------------------------------------------

HIGHEST: Final = 12
"""The highest value of an indicator (TA-1.8)."""
_RULES: Final[Row] = RULES[0]
GALLEONS: Final[int] = _RULES["galleons"]
FATE_TOKENS: Final[int] = _RULES["fate"]
MOST_OBJECTS: Final[int] = _RULES["objects"]
MOST_FOLLOWERS: Final[int] = _RULES["followers"]
MOST_SPELLS: Final[int] = _RULES["spells"]
SPELL_LIMIT: Final = [0, 0, 0, 0, 1, 2, 2, 3]
"""How many Spells may be held, by total Magic; the last entry holds for all above (TA-17.1)."""
TROPHY_POINTS: Final[int] = _RULES["trophy_points"]
SLOW_TROPHY_POINTS: Final[int] = _RULES["slow_trophy_points"]
BARRIER: Final[int] = _RULES["barrier"]
FERRET_TURNS: Final[int] = _RULES["ferret_turns"]
CAVE_FATE: Final[int] = _RULES["cave_fate"]
COTTAGE_COUNTERS: Final[int] = _RULES["cottage"]
VOLDEMORT_VALUE: Final[list[int]] = [
    _RULES[f"voldemort_{region}"] for region in ("london", "grounds", "castle", "hall")
]
"""Voldemort's strength by Region, the Great Hall last (TA-7.11)."""
