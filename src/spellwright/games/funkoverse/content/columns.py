"""The content tables as columns of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from spellwright.content import (
    UNSAID,
    Cell,
    InPlay,
    Numbered,
    Register,
    Row,
    numbered,
    row_emblem,
    row_word,
    unknown_word,
)
from spellwright.games.funkoverse.content.maps import MAP_KEYS
from spellwright.games.funkoverse.content.tables import (
    ABILITIES,
    CHARACTERS,
    HERE,
    ITEMS,
    RULES,
    SCENARIOS,
    SIDES,
    STATUS_CARDS,
    SYMBOL_KEYS,
    SYMBOLS,
    TYPES,
)
from spellwright.kernel.pack import own_key

R = TypeVar("R")

LIGHT: Final = 0
DARK: Final = 1
NO_SYMBOL: Final = -1
NO_SIDE: Final = -1
IN_PLAY: Final = InPlay(HERE)

_CHARACTERS: Final = numbered("character", CHARACTERS)
_ABILITIES: Final = numbered("ability", ABILITIES)
_STATUSES: Final = numbered("status", STATUS_CARDS)
_ITEMS: Final = numbered("item", ITEMS)
_SCENARIOS: Final = numbered("scenario", SCENARIOS)


def _keys(entries: list[Numbered]) -> list[str]:
    return [row["key"] for row, _, _ in entries]


def _packs(entries: list[Numbered]) -> list[int]:
    """For each row the number of the pack that brings it; 0 is the box."""
    return [IN_PLAY.number(pack) for _, _, pack in entries]


def _clauses(entries: list[Numbered]) -> list[str]:
    return [row["clause"] for row, _, _ in entries]


def _effects(entries: list[Numbered]) -> list[tuple[str, Cell]]:
    """For each row the word of its effect, usually its own key, and where that stands."""
    return [(row["effect"] or row["key"], table.place(row, "effect")) for row, table, _ in entries]


def _by_word(entries: list[Numbered], rules: Register[R], otherwise: R) -> list[R]:
    """For each row the rule that is known by its key, or by the effect that it has."""
    found = []
    for row, _, pack in entries:
        rule = rules.find(row["key"], "")
        if rule is None and row["effect"]:
            rule = rules.find(row["effect"], pack)
        found.append(otherwise if rule is None else rule)
    return found


def _opinions(
    entries: list[Numbered], column: str, part: int, otherwise: Callable[[int], float]
) -> list[float]:
    """What computer players think of each row, in parts of what it says."""
    return [
        otherwise(n) if row[column] == UNSAID else row[column] / part
        for n, (row, _, _) in enumerate(entries)
    ]


# -- dice --------------------------------------------------------------------------------------

FACES: Final[list[int]] = [n for n, row in enumerate(SYMBOLS) for _ in range(row["faces"])]
"""The symbol on each side of a die (FV-11.6)."""
FOR_CHALLENGER: Final[list[int]] = [row["challenger"] for row in SYMBOLS]
FOR_DEFENDER: Final[list[int]] = [row["defender"] for row in SYMBOLS]

# -- characters --------------------------------------------------------------------------------


def _symbol(key: str) -> int:
    return SYMBOL_KEYS.index(key) if key else NO_SYMBOL


KIND_KEYS: Final = _keys(_CHARACTERS)
KIND_CLAUSES: Final = _clauses(_CHARACTERS)
KIND_PACK: Final = _packs(_CHARACTERS)
KINDS: Final = len(KIND_KEYS)
BOX_KINDS: Final = KIND_PACK.count(0)


def _column(column: str) -> list[int]:
    return [row[column] for row, _, _ in _CHARACTERS]


def _dots(entry: Numbered) -> list[int]:
    dots = entry.row["dots"].split()
    return [TYPES.index(row_word(entry, "dots", TYPES, dot)) for dot in dots]


DEFENSE: Final = _column("defense")
DOTS: Final = [_dots(entry) for entry in _CHARACTERS]
TRAIT_SQUARES: Final = _column("squares")
TRAIT_CHANGES: Final = [_symbol(row["changes"]) for row, _, _ in _CHARACTERS]
TRAIT_INTO: Final = [_symbol(row["into"]) for row, _, _ in _CHARACTERS]
TRAIT_CLAUSES: Final[list[str]] = [
    row["trait_clause"] or row["clause"] for row, _, _ in _CHARACTERS
]


def _box(entry: Numbered) -> str:
    """Where a character comes from. Each side has its basic one already, so packs bring none."""
    box: str = entry.row["box"]
    if entry.pack and box == "basic":
        place = entry.table.place(entry.row, "box")
        raise unknown_word("box", box, place, ("main", "sister"))
    return box


_BOXES: Final = [_box(entry) for entry in _CHARACTERS]
IS_BASIC: Final = [box == "basic" for box in _BOXES]
MAIN_KINDS: Final = [n for n, box in enumerate(_BOXES) if box == "main"]
MIXED_KINDS: Final = MAIN_KINDS + [n for n, box in enumerate(_BOXES) if box == "sister"]
BASIC_OF: Final = [[row["side"] for row, _, _ in _CHARACTERS].index(side) for side in SIDES]
"""The basic character of each side (FV-1.2)."""


def kind(key: str) -> int:
    """The number of a character."""
    return KIND_KEYS.index(key)


EXAMPLE_TEAMS: Final = (
    (kind("harry"), kind("hermione")),
    (kind("voldemort"), kind("bellatrix")),
)
"""The default teams (FV-7.5)."""


def _names() -> list[tuple[int, int]]:
    """All names of characters, as a kind and a side; NO_SIDE names it whichever side has it. Those
    of the box come first, so that packs move none of them.
    """
    found = []
    for kinds in (range(BOX_KINDS), range(BOX_KINDS, KINDS)):
        found += [(kind, side) for side in (NO_SIDE, LIGHT, DARK) for kind in kinds]
    return found


NAMES: Final = _names()
KIND_NAMED: Final = [kind for kind, _ in NAMES]
"""By the number of a name, the character."""
NAME: Final = [NAMES.index((kind, NO_SIDE)) for kind in range(KINDS)]
"""By character, the number of its name."""
NAME_OF_SIDE: Final = [[NAMES.index((kind, side)) for kind in range(KINDS)] for side in (0, 1)]
"""By side and character, its name where both sides have it."""


def trait_words() -> list[tuple[str, Cell]]:
    """For each character the word of its trait, "" for a basic one, and where that stands."""
    return [(row["trait"], table.place(row, "trait")) for row, table, _ in _CHARACTERS]


BOX_TRAITS: Final[list[str]] = [
    row["trait"] for row, _, pack in _CHARACTERS if row["trait"] and not pack
]
TRAIT_KEYS: Final = [
    *BOX_TRAITS,
    *[row["key"] for row, _, pack in _CHARACTERS if row["trait"] and pack],
]
"""Traits by their words; a character of a pack tells its trait in its own words, under its key."""
TRAIT: Final = [
    -1 if not row["trait"] else TRAIT_KEYS.index(row["key"] if pack else row["trait"])
    for row, _, pack in _CHARACTERS
]
"""By character, the number of its trait; -1 without one."""


def kind_emblems(known: Iterable[str], otherwise: str) -> list[str]:
    """The emblem that each character names, among those that can be drawn."""
    names = list(known)
    return [row_emblem(entry, names) or otherwise for entry in _CHARACTERS]


def kind_letters() -> list[str]:
    """Two letters for each character."""
    return [row["letters"] or own_letters(row["key"]) for row, _, _ in _CHARACTERS]


def own_letters(key: str) -> str:
    """Two letters for a character that names none.

    >>> own_letters("frost.winter-owl"), own_letters("frost.luna")
    ('WO', 'Lu')
    """
    parts = own_key(key).split("-")
    return (parts[0][0] + parts[-1][0]).upper() if len(parts) > 1 else parts[0][:2].title()


def kind_opinions(column: str, otherwise: Callable[[int], float]) -> list[float]:
    return _opinions(_CHARACTERS, column, 1, otherwise)


# -- abilities ---------------------------------------------------------------------------------


def _ability_column(column: str) -> list[int]:
    return [row[column] for row, _, _ in _ABILITIES]


ABILITY_KEYS: Final = _keys(_ABILITIES)
ABILITY_CLAUSES: Final = _clauses(_ABILITIES)
ABILITY_PACK: Final = _packs(_ABILITIES)
TYPE: Final = [TYPES.index(row["type"]) for row, _, _ in _ABILITIES]
COST: Final = _ability_column("cost")
RANGE: Final = _ability_column("range")
DICE: Final = _ability_column("dice")
SQUARES: Final = _ability_column("squares")
PLACE: Final = _ability_column("place")
MOST: Final = _ability_column("most")
IS_CHALLENGE: Final = [row["challenge"] == "yes" for row, _, _ in _ABILITIES]
WHILE_DOWN: Final = [row["down"] == "yes" for row, _, _ in _ABILITIES]
_KIND_OF_ABILITY: Final = [kind(row_word(entry, "character", KIND_KEYS)) for entry in _ABILITIES]
ABILITIES_OF: Final = [
    [n for n, whose in enumerate(_KIND_OF_ABILITY) if whose == each] for each in range(KINDS)
]
"""By character, its abilities: those of all packs. A state has those that are in play."""


def abilities_in_play(packs: int) -> list[list[int]]:
    """By character, its abilities of the box and of some packs, as bits."""
    return [
        [ability for ability in found if packs >> ABILITY_PACK[ability] & 1]
        for found in ABILITIES_OF
    ]


def ability_effects() -> list[tuple[str, Cell]]:
    return _effects(_ABILITIES)


def by_ability(rules: Register[R], otherwise: R) -> list[R]:
    """For each ability the rule of thumb that is known by its key or its effect."""
    return _by_word(_ABILITIES, rules, otherwise)


def ability_opinions(column: str, part: int, otherwise: Callable[[int], float]) -> list[float]:
    return _opinions(_ABILITIES, column, part, otherwise)


def ability_emblems(known: Iterable[str]) -> list[str]:
    names = list(known)
    return [row_emblem(entry, names) for entry in _ABILITIES]


# -- status cards, items -----------------------------------------------------------------------


def _status(key: str) -> int:
    return STATUS_KEYS.index(key)


def _status_column(column: str) -> list[int]:
    return [row[column] for row, _, _ in _STATUSES]


STATUS_KEYS: Final = _keys(_STATUSES)
STATUS_CLAUSES: Final = _clauses(_STATUSES)
STATUS_PACK: Final = _packs(_STATUSES)
PROTEGO: Final = _status("protego")
CONFUNDO: Final = _status("confundo")
COPIES: Final = _status_column("copies")
STATUS_DEFENSE: Final = _status_column("defense")
STATUS_COST: Final = _status_column("cost")
PROTEGO_DICE: Final = STATUS_DEFENSE[PROTEGO]
CONFUNDO_COST: Final = STATUS_COST[CONFUNDO]
for _entry in _STATUSES:
    if _entry.row["character"]:
        row_word(_entry, "character", KIND_KEYS)


def _status_given(entry: Numbered) -> int:
    """The status card that an ability gives: the one that its row names, else the one with the key
    of its effect; NO_STATUS if it gives none.
    """
    if entry.row["status"]:
        return _status(row_word(entry, "status", STATUS_KEYS))
    word = entry.row["effect"] or entry.row["key"]
    return _status(word) if word in STATUS_KEYS else NO_STATUS


NO_STATUS: Final = -1
STATUS_OF: Final = [_status_given(entry) for entry in _ABILITIES]
"""By ability, the status card that it gives."""


def statuses_in_play(packs: int) -> list[int]:
    """The status cards that packs in play bring."""
    return [n for n, pack in enumerate(STATUS_PACK) if pack and packs >> pack & 1]


def status_effects() -> list[tuple[str, Cell]]:
    """For each status card the word of its effect, "" if it has none, and where that stands."""
    return [(row["effect"], table.place(row, "effect")) for row, table, _ in _STATUSES]


def status_emblems(known: Iterable[str]) -> list[str]:
    names = list(known)
    return [row_emblem(entry, names) for entry in _STATUSES]


def _item_column(column: str) -> list[int]:
    return [row[column] for row, _, _ in _ITEMS]


ITEM_KEYS: Final = _keys(_ITEMS)
ITEM_CLAUSES: Final = _clauses(_ITEMS)
ITEM_PACK: Final = _packs(_ITEMS)
ITEM_PLACE: Final = _item_column("place")
ITEM_DICE: Final = _item_column("dice")
ITEM_SETS: Final = [_symbol(row["sets"]) for row, _, _ in _ITEMS]
"""The symbol that a die is set to before the roll, or NO_SYMBOL."""
ITEM_IS_USED: Final = [row["use"] == "yes" for row, _, _ in _ITEMS]
ITEM_IS_CHALLENGE: Final = [row["challenge"] == "yes" for row, _, _ in _ITEMS]


def items_in_play(packs: int) -> list[int]:
    return [item for item, pack in enumerate(ITEM_PACK) if packs >> pack & 1]


def item_effects() -> list[tuple[str, Cell]]:
    return _effects(_ITEMS)


def by_item(rules: Register[R], otherwise: R) -> list[R]:
    return _by_word(_ITEMS, rules, otherwise)


def item_opinions(column: str, otherwise: Callable[[int], float]) -> list[float]:
    return _opinions(_ITEMS, column, 1, otherwise)


def item_emblems(known: Iterable[str]) -> list[str]:
    names = list(known)
    return [row_emblem(entry, names) for entry in _ITEMS]


# -- scenarios ---------------------------------------------------------------------------------

SCENARIO_KEYS: Final = _keys(_SCENARIOS)
SCENARIO_CLAUSES: Final = _clauses(_SCENARIOS)
SCENARIO_MAP: Final = [row_word(entry, "map", MAP_KEYS) for entry in _SCENARIOS]
POINTS_FOR_ANY: Final[list[int]] = [row["round_any"] for row, _, _ in _SCENARIOS]
POINTS_FOR_MOST: Final[list[int]] = [row["round_most"] for row, _, _ in _SCENARIOS]
POINTS_FOR_RETURN: Final[list[int]] = [row["returned"] for row, _, _ in _SCENARIOS]
POINTS_FOR_LEADER: Final[list[int]] = [row["leader"] for row, _, _ in _SCENARIOS]
FIRST_GAME: Final = SCENARIO_KEYS.index("first-game")
"""The scenario of a first game (FV-7.1)."""


def scenario_effects() -> list[tuple[str, Cell]]:
    return _effects(_SCENARIOS)


def scenario_emblems(known: Iterable[str], otherwise: str) -> list[str]:
    names = list(known)
    return [row_emblem(entry, names) or otherwise for entry in _SCENARIOS]


# -- single figures ----------------------------------------------------------------------------

_RULES: Final[Row] = RULES[0]
ACTIONS: Final[int] = _RULES["actions"]
"""Actions of a turn (FV-9.3)."""
MOVE_SQUARES: Final[int] = _RULES["move"]
"""Squares of a basic move (FV-4.10)."""
BASIC_DICE: Final[int] = _RULES["dice"]
"""Dice of a basic challenge (FV-10.4)."""
RALLY_ACTIONS: Final[int] = _RULES["rally"]
"""Actions that getting up costs (FV-10.10)."""
STUBBORN_RALLY_ACTIONS: Final[int] = _RULES["stubborn_rally"]
"""Actions that getting up costs a stubborn character (FV-24.2)."""
KNOCKED_OUT_PLACE: Final[int] = _RULES["knocked_out_place"]
"""The number of the track where a knocked-out character goes (FV-12.6)."""
KNOCK_OUT_POINTS: Final[int] = _RULES["knock_out_points"]
"""Points for a knock-out (FV-18.1)."""
MARKER_POINTS: Final[int] = _RULES["marker_points"]
"""Points for a point marker (FV-18.3)."""
MARKER_PLACE: Final[int] = _RULES["marker_place"]
"""The number of the track where a point marker waits (FV-18.3)."""
GOAL: Final[list[int]] = [0, 0, _RULES["goal_two"], _RULES["goal_three"]]
"""Points to win, by characters on a side (FV-18.8)."""
POINT_MARKERS: Final = 4
CONTROL_MARKERS: Final = 3
POINTS_IN_BOX: Final = 21
"""The points in the box, which are not a limit (FV-1.8)."""
