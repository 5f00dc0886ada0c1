"""The content tables as columns of numbers, and the figures of the rules.

Everything that can be held or lie on a space has one numbering: first the 100 Encounter cards, then
the seven names of Equipment and the Hallow of the stack, then what packs bring. Copies of one stack
share a number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from spellwright.content import (
    UNSAID,
    Cell,
    InPlay,
    Numbered,
    Row,
    numbered,
    row_emblem,
    unknown_word,
)
from spellwright.games.talisman.content.tables import (
    CHARACTERS,
    ENCOUNTERS,
    HERE,
    RULES,
    SIDES,
    SPELLS,
    STACKS,
)
from spellwright.kernel.pack import BETWEEN

IN_PLAY: Final = InPlay(HERE)


def dealt(numbers: Sequence[int], brought_by: Sequence[int], packs: int) -> list[int]:
    """Those of the box and of the packs in play, which are bits."""
    return [number for number in numbers if packs >> brought_by[number] & 1]


def _own_number(each: Numbered, column: str, keys: Sequence[str]) -> int:
    """The number of a row that another row names: one of its own pack, else one of the box; -1 if
    it names none that is there.
    """
    written = each.row[column]
    own = f"{each.pack}{BETWEEN}{written}"
    if each.pack and own in keys:
        return keys.index(own)
    return keys.index(written) if written in keys else -1


def _named_number(each: Numbered, column: str, keys: Sequence[str]) -> int:
    """The same; refused if there is no such row."""
    found = _own_number(each, column, keys)
    if found < 0:
        raise unknown_word(column, each.row[column], each.table.place(each.row, column), keys)
    return found


def _opinions(
    rows: Sequence[Numbered], column: str, part: int, otherwise: Callable[[int], float]
) -> list[float]:
    return [
        otherwise(n) if each.row[column] == UNSAID else each.row[column] / part
        for n, each in enumerate(rows)
    ]


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

_CARDS: Final = numbered("card", ENCOUNTERS, STACKS)
CARDS: Final[list[Row]] = [each.row for each in _CARDS]
CARD_PACK: Final[list[int]] = [IN_PLAY.number(each.pack) for each in _CARDS]
"""The pack that brings a card; 0 is the box."""
CARD_KEYS: Final[list[str]] = [row["key"] for row in CARDS]
CARD_NAMES: Final[list[str]] = [row["name"] or row["key"] for row in CARDS]
"""By which key the catalogs name a card."""
CARD_CLAUSES: Final[list[str]] = [row["clause"] for row in CARDS]
CARD_RULE: Final[list[int]] = [
    _own_number(each, "effect", CARD_KEYS) if each.pack and each.row["effect"] else n
    for n, each in enumerate(_CARDS)
]
"""The card whose rule a card has: its own, or that of the box whose key stands under `effect`."""
KIND: Final[list[int]] = [KIND_KEYS.index(row["kind"]) for row in CARDS]
NAME: Final[list[int]] = [
    CARD_NAMES.index("hallow" if row["kind"] == "hallow" else name)
    for name, row in zip(CARD_NAMES, CARDS, strict=True)
]
"""The first card of the same name: all Hallows share it (TA-16.5)."""
IS_STACK: Final[list[bool]] = [each.table is STACKS for each in _CARDS]
STACK_CARDS: Final[list[int]] = [n for n, is_stack in enumerate(IS_STACK) if is_stack]
"""The cards that lie in stacks, in the order of `state.stock`."""
STACK_KEYS: Final[list[str]] = [CARD_KEYS[n] for n in STACK_CARDS]
STACK_OF: Final[list[int]] = [
    STACK_CARDS.index(n) if is_stack else -1 for n, is_stack in enumerate(IS_STACK)
]
"""The place of a card's stack in `state.stock`."""
HOME: Final[list[int]] = [
    STACK if is_stack else OUTER if row["deck"] == "outer" else MIDDLE
    for row, is_stack in zip(CARDS, IS_STACK, strict=True)
]
ABILITY: Final[list[int]] = [
    {"magic": MAGIC, "might": MIGHT, "none": -1}[row.get("ability", "none")] for row in CARDS
]
VALUE: Final[list[int]] = [row.get("value", 0) for row in CARDS]
LASTS: Final[list[int]] = [row.get("lasts", 0) for row in CARDS]
MAGIC_BONUS: Final[list[int]] = [row["magic"] for row in CARDS]
MIGHT_BONUS: Final[list[int]] = [row["might"] for row in CARDS]
FIGHT_MAGIC: Final[list[int]] = [row["fight_magic"] for row in CARDS]
FIGHT_MIGHT: Final[list[int]] = [row["fight_might"] for row in CARDS]
DUEL_MAGIC: Final[list[int]] = [row["duel_magic"] for row in CARDS]
SPELL_CHANGE: Final[list[int]] = [row["spells"] for row in CARDS]
SAVES: Final[list[int]] = [row["saves"] for row in CARDS]
CARRIES: Final[list[int]] = [row["carries"] for row in CARDS]
FURTHER: Final[list[int]] = [row["further"] for row in CARDS]
PRICE: Final[list[int]] = [CARDS[n]["price"] for n in STACK_CARDS]
COPIES: Final[list[int]] = [CARDS[n]["copies"] for n in STACK_CARDS]


def copies_in_play(packs: int) -> list[int]:
    """How many cards there are of each stack, with these packs in play."""
    return [
        copies if packs >> CARD_PACK[card] & 1 else 0
        for card, copies in zip(STACK_CARDS, COPIES, strict=True)
    ]


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

OUTER_DECK: Final[list[int]] = [n for n, home in enumerate(HOME) if home == OUTER]
MIDDLE_DECK: Final[list[int]] = [n for n, home in enumerate(HOME) if home == MIDDLE]


def card(key: str) -> int:
    """The number of a card."""
    return CARD_KEYS.index(key)


def card_effect_place(number: int) -> tuple[str, Cell]:
    """The word of a card's effect, usually its own key, and where that stands."""
    row, table, _ = _CARDS[number]
    return row["effect"] or row["key"], table.place(row, "effect")


def card_opinions(column: str, part: int, otherwise: Callable[[int], float]) -> list[float]:
    """What computer players think of each card, in parts of what its row says."""
    return _opinions(_CARDS, column, part, otherwise)


def card_emblems(known: Iterable[str]) -> list[str]:
    """The emblem that each card names, among those that can be drawn; "" if it names none."""
    return [row_emblem(each, known) for each in _CARDS]


# -- spells ----------------------------------------------------------------------------------------

_SPELLS: Final = numbered("spell", SPELLS)
SPELL_PACK: Final[list[int]] = [IN_PLAY.number(each.pack) for each in _SPELLS]
SPELL_KEYS: Final[list[str]] = [row["key"] for row, _, _ in _SPELLS]
SPELL_CLAUSES: Final[list[str]] = [row["clause"] for row, _, _ in _SPELLS]
SPELL_WHEN: Final[list[str]] = [row["when"] for row, _, _ in _SPELLS]
SPELL_RULE: Final[list[int]] = [
    _own_number(each, "effect", SPELL_KEYS) if each.pack and each.row["effect"] else n
    for n, each in enumerate(_SPELLS)
]
"""The Spell whose rules a Spell has: its own, or that of the box whose key is its `effect`."""
ALL_SPELLS: Final[list[int]] = list(range(len(SPELL_KEYS)))


def spell(key: str) -> int:
    """The number of a Spell."""
    return SPELL_KEYS.index(key)


def spell_effect_place(number: int) -> tuple[str, Cell]:
    """The word of a Spell's effect, usually its own key, and where that stands."""
    row, table, _ = _SPELLS[number]
    return row["effect"] or row["key"], table.place(row, "effect")


def spell_aim_place(number: int) -> tuple[str, Cell]:
    """The word that says what a Spell is aimed at; "" if its row says nothing."""
    row, table, _ = _SPELLS[number]
    return row["aim"], table.place(row, "aim")


def spell_opinions(column: str, part: int, otherwise: Callable[[int], float]) -> list[float]:
    """What computer players think of each Spell, in parts of what its row says."""
    return _opinions(_SPELLS, column, part, otherwise)


def spell_emblems(known: Iterable[str]) -> list[str]:
    """The emblem that each Spell names, among those that can be drawn; "" if it names none."""
    return [row_emblem(each, known) for each in _SPELLS]


# -- characters ------------------------------------------------------------------------------------

_CHARACTERS: Final = numbered("character", CHARACTERS)
_SIDES: Final = numbered("side", SIDES)
CHARACTER_PACK: Final[list[int]] = [IN_PLAY.number(each.pack) for each in _CHARACTERS]
CHARACTER_KEYS: Final[list[str]] = [row["key"] for row, _, _ in _CHARACTERS]
ALL_CHARACTERS: Final[list[int]] = list(range(len(CHARACTER_KEYS)))
FACTION: Final[list[int]] = [OP if row["faction"] == "op" else DE for row, _, _ in _CHARACTERS]
SIDE_ROWS: Final[list[Row]] = [each.row for each in _SIDES]
SIDE_PACK: Final[list[int]] = [IN_PLAY.number(each.pack) for each in _SIDES]
SIDE_KEYS: Final[list[str]] = [row["key"] for row in SIDE_ROWS]
SIDE_RULE: Final[list[int]] = [
    _own_number(each, "effect", SIDE_KEYS) if each.pack and each.row["effect"] else n
    for n, each in enumerate(_SIDES)
]
"""The side whose abilities a side has: its own, or that of the box whose key is its `effect`."""
START_MAGIC: Final[list[int]] = [row["magic"] for row in SIDE_ROWS]
START_MIGHT: Final[list[int]] = [row["might"] for row in SIDE_ROWS]
START_LIFE: Final[list[int]] = [row["life"] for row in SIDE_ROWS]
START_FATE: Final[list[int]] = [row["fate"] for row in SIDE_ROWS]
START_SPELLS: Final[list[int]] = [row["spells"] for row in SIDE_ROWS]
START_GALLEONS: Final[list[int]] = [row["galleons"] for row in SIDE_ROWS]
START_OBJECT: Final[list[int]] = [
    STACK_CARDS[_named_number(each, "object", STACK_KEYS)] if each.row["object"] else -1
    for each in _SIDES
]
CHARACTER_OF: Final[list[int]] = [
    _named_number(each, "character", CHARACTER_KEYS) for each in _SIDES
]
SIDES_OF: Final[list[list[int]]] = [
    [n for n, character in enumerate(CHARACTER_OF) if character == person]
    for person in ALL_CHARACTERS
]


def side_place(number: int, column: str) -> Cell:
    """Where a value of a side stands, for those who find a fault in it."""
    row, table, _ = _SIDES[number]
    return table.place(row, column)


def character_without_side() -> str:
    """Where a Character stands that no side belongs to; "" if there is none."""
    for person, sides in enumerate(SIDES_OF):
        if not sides:
            row, table, _ = _CHARACTERS[person]
            return str(table.place(row, "key"))
    return ""


def side_opinions(column: str, part: int, otherwise: Callable[[int], float]) -> list[float]:
    """What computer players think of each side, in parts of what its row says."""
    return _opinions(_SIDES, column, part, otherwise)


def character_emblems(known: Iterable[str]) -> list[str]:
    """The emblem that each Character names, among those that can be drawn; "" if it names none."""
    return [row_emblem(each, known) for each in _CHARACTERS]


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
