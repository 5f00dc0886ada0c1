"""The content tables as columns of numbers."""

from __future__ import annotations

from typing import Final

from spellwright.content import Row
from spellwright.games.funkoverse.content.tables import (
    ABILITIES,
    CHARACTERS,
    ITEMS,
    KIND_KEYS,
    RULES,
    SCENARIOS,
    SIDES,
    STATUS_CARDS,
    SYMBOL_KEYS,
    SYMBOLS,
    TYPES,
)

LIGHT: Final = 0
DARK: Final = 1


# -- dice --------------------------------------------------------------------------------------

FACES: Final[list[int]] = [n for n, row in enumerate(SYMBOLS) for _ in range(row["faces"])]
"""The symbol on each side of a die (FV-11.6)."""
FOR_CHALLENGER: Final[list[int]] = [row["challenger"] for row in SYMBOLS]
FOR_DEFENDER: Final[list[int]] = [row["defender"] for row in SYMBOLS]

# -- characters --------------------------------------------------------------------------------


def _symbol(key: str) -> int:
    return SYMBOL_KEYS.index(key) if key else -1


def _kinds(box: str) -> list[int]:
    return [kind for kind, row in enumerate(CHARACTERS) if row["box"] == box]


KIND_CLAUSES: Final[list[str]] = [row["clause"] for row in CHARACTERS]
KINDS: Final = len(CHARACTERS)
DEFENSE: Final[list[int]] = [row["defense"] for row in CHARACTERS]
DOTS: Final = [[TYPES.index(dot) for dot in row["dots"].split()] for row in CHARACTERS]
TRAIT: Final[list[str]] = [row["trait"] for row in CHARACTERS]
TRAIT_KEYS: Final = [trait for trait in TRAIT if trait]
TRAIT_SQUARES: Final[list[int]] = [row["squares"] for row in CHARACTERS]
TRAIT_CHANGES: Final = [_symbol(row["changes"]) for row in CHARACTERS]
TRAIT_INTO: Final = [_symbol(row["into"]) for row in CHARACTERS]
IS_BASIC: Final = [row["box"] == "basic" for row in CHARACTERS]
MAIN_KINDS: Final = _kinds("main")
MIXED_KINDS: Final = MAIN_KINDS + _kinds("sister")
BASIC_OF: Final = [[row["side"] for row in CHARACTERS].index(side) for side in SIDES]
"""The basic character of each side (FV-1.2)."""


def kind(key: str) -> int:
    """The number of a character."""
    return KIND_KEYS.index(key)


EXAMPLE_TEAMS: Final = (
    (kind("harry"), kind("hermione")),
    (kind("voldemort"), kind("bellatrix")),
)
"""The default teams (FV-7.5)."""

# -- abilities, status cards, items ------------------------------------------------------------


def _ability_column(column: str) -> list[int]:
    return [row[column] for row in ABILITIES]


def _row(rows: list[Row], key: str) -> int:
    return [row["key"] for row in rows].index(key)


ABILITY_KEYS: Final[list[str]] = [row["key"] for row in ABILITIES]
ABILITY_CLAUSES: Final[list[str]] = [row["clause"] for row in ABILITIES]
TYPE: Final = [TYPES.index(row["type"]) for row in ABILITIES]
COST: Final = _ability_column("cost")
RANGE: Final = _ability_column("range")
DICE: Final = _ability_column("dice")
SQUARES: Final = _ability_column("squares")
PLACE: Final = _ability_column("place")
MOST: Final = _ability_column("most")
IS_CHALLENGE: Final = [row["challenge"] == "yes" for row in ABILITIES]
WHILE_DOWN: Final = [row["down"] == "yes" for row in ABILITIES]
ABILITIES_OF: Final = [
    [n for n, row in enumerate(ABILITIES) if row["character"] == key] for key in KIND_KEYS
]


def ability(key: str) -> int:
    """The number of an ability."""
    return ABILITY_KEYS.index(key)


PROTEGO: Final = _row(STATUS_CARDS, "protego")
CONFUNDO: Final = _row(STATUS_CARDS, "confundo")
STATUS_KEYS: Final[list[str]] = [row["key"] for row in STATUS_CARDS]
COPIES: Final[list[int]] = [row["copies"] for row in STATUS_CARDS]
PROTEGO_DICE: Final[int] = STATUS_CARDS[PROTEGO]["defense"]
CONFUNDO_COST: Final[int] = STATUS_CARDS[CONFUNDO]["cost"]

FELIX: Final = _row(ITEMS, "felix-felicis")
DAGGER: Final = _row(ITEMS, "dagger")
ITEM_KEYS: Final[list[str]] = [row["key"] for row in ITEMS]
ITEM_CLAUSES: Final[list[str]] = [row["clause"] for row in ITEMS]
ITEM_PLACE: Final[list[int]] = [row["place"] for row in ITEMS]
ITEM_DICE: Final[list[int]] = [row["dice"] for row in ITEMS]
FELIX_SYMBOL: Final = _symbol(ITEMS[FELIX]["sets"])

# -- scenarios ---------------------------------------------------------------------------------

CONTROL: Final = _row(SCENARIOS, "control")
FLAGS: Final = _row(SCENARIOS, "flags")
LEADERS: Final = _row(SCENARIOS, "leaders")
TERRITORY: Final = _row(SCENARIOS, "territory")
FIRST_GAME: Final = _row(SCENARIOS, "first-game")
SCENARIO_KEYS: Final[list[str]] = [row["key"] for row in SCENARIOS]
SCENARIO_MAP: Final[list[str]] = [row["map"] for row in SCENARIOS]
POINTS_FOR_ANY: Final[list[int]] = [row["round_any"] for row in SCENARIOS]
POINTS_FOR_MOST: Final[list[int]] = [row["round_most"] for row in SCENARIOS]
POINTS_FOR_RETURN: Final[list[int]] = [row["returned"] for row in SCENARIOS]
POINTS_FOR_LEADER: Final[list[int]] = [row["leader"] for row in SCENARIOS]

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
