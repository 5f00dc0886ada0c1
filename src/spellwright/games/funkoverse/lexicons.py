"""What people and things are called."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content.columns import (
    ABILITY_KEYS,
    ABILITY_NAMES,
    CONTROL_MARKERS,
    ITEM_KEYS,
    ITEM_NAMES,
    KIND_NAMES,
    POINT_MARKERS,
    SCENARIO_KEYS,
    SCENARIO_NAMES,
    TYPE_NAMES,
)
from spellwright.games.funkoverse.content.maps import MAP_KEYS, MAP_NAMES, SQUARE_NAMES
from spellwright.games.funkoverse.content.tables import KIND_KEYS, SIDES, TYPES
from spellwright.kernel.phrases import Lexicon, numbers

MOST_SEATS: Final = 4
MOST_AMOUNT: Final = 999

PLAYERS: Final = Lexicon("player", [f"P{seat + 1}" for seat in range(MOST_SEATS)])
SIDE_NAMES: Final = Lexicon("side", SIDES, [side.capitalize() for side in SIDES])
FIGURE_NAMES: Final = Lexicon(
    "character",
    [*KIND_KEYS, *(f"{side}-{key}" for side in SIDES for key in KIND_KEYS)],
    [*KIND_NAMES, *(f"{name} ({side})" for side in SIDES for name in KIND_NAMES)],
)
"""A kind names its character, unless both sides have it: then kinds * (side + 1) + kind does."""
SQUARE_LEXICON: Final = Lexicon("square", SQUARE_NAMES)
ABILITY_LEXICON: Final = Lexicon("ability", ABILITY_KEYS, ABILITY_NAMES)
ITEM_LEXICON: Final = Lexicon("item", ITEM_KEYS, ITEM_NAMES)
TYPE_LEXICON: Final = Lexicon(
    "type", TYPES, [f"{type} ({name})" for type, name in zip(TYPES, TYPE_NAMES, strict=True)]
)
MARKERS: Final = Lexicon("marker", list("ABCD"[:POINT_MARKERS]))
AREAS: Final = Lexicon("area", [str(n + 1) for n in range(CONTROL_MARKERS)])
SCENARIO_LEXICON: Final = Lexicon("scenario", SCENARIO_KEYS, SCENARIO_NAMES)
MAP_LEXICON: Final = Lexicon("map", MAP_KEYS, MAP_NAMES)
AMOUNTS: Final = numbers("number", MOST_AMOUNT)

_REASONS: Final = (
    ("knock-out", "for a knock-out", "FV-18.1"),
    ("rival-leader", "since it was the rival leader", "FV-19.21"),
    ("own-leader", "since its leader did it", "FV-19.22"),
    ("marker", "for a point marker", "FV-18.3"),
    ("home", "for coming home from the rival flag", "FV-19.4"),
    ("any-area", "for a control area that shows its colour", "FV-19.12"),
    ("most-areas", "for the most control areas", "FV-19.13"),
    ("anybody", "for being in the scoring area", "FV-19.26"),
    ("most", "for the most characters in the scoring area", "FV-19.27"),
)
FOR_KNOCK_OUT: Final = 0
FOR_RIVAL_LEADER: Final = 1
FOR_OWN_LEADER: Final = 2
FOR_MARKER: Final = 3
FOR_HOME: Final = 4
FOR_ANY_AREA: Final = 5
FOR_MOST_AREAS: Final = 6
FOR_ANYBODY: Final = 7
FOR_MOST: Final = 8
REASONS: Final = Lexicon("reason", [row[0] for row in _REASONS], [row[1] for row in _REASONS])
REASON_CLAUSES: Final = [row[2] for row in _REASONS]
