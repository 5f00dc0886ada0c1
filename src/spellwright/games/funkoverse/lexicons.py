"""What people and things are called."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content import kind_words
from spellwright.games.funkoverse.content.columns import (
    ABILITY_KEYS,
    CONTROL_MARKERS,
    ITEM_KEYS,
    KIND_KEYS,
    NAMES,
    NO_SIDE,
    POINT_MARKERS,
    SCENARIO_KEYS,
    STATUS_KEYS,
    TRAIT_KEYS,
)
from spellwright.games.funkoverse.content.maps import MAP_KEYS, SQUARE_NAMES
from spellwright.games.funkoverse.content.tables import SIDES, SYMBOL_KEYS, TYPES
from spellwright.kernel.pack import namespace_of
from spellwright.kernel.phrases import Lexicon, named, numbers, players, texts
from spellwright.kernel.saying import Argument, Noun, Saying

DOMAIN: Final = "funkoverse"
MOST_SEATS: Final = 4
MOST_AMOUNT: Final = 999


def say(key: str, **args: Argument) -> Saying:
    """A sentence of this game, to be put into words by whoever speaks."""
    return Saying(DOMAIN, key, args)


PLAYERS: Final = players("player", MOST_SEATS)
SIDE_NAMES: Final = named(DOMAIN, "side", SIDES)
KIND_LEXICON: Final = named(DOMAIN, "character", KIND_KEYS)
FIRST_NAMES: Final = Lexicon("first-name", KIND_KEYS, kind_words.first_names("first-name"))
"""What a character is called where there is little room."""
SHORT_NAMES: Final = Lexicon("short-name", KIND_KEYS, kind_words.first_names("short-name"))


def _figure_key(kind: int, side: int) -> str:
    return KIND_KEYS[kind] if side == NO_SIDE else f"{SIDES[side]}-{KIND_KEYS[kind]}"


def _figure_noun(kind: int, side: int) -> Argument:
    who = KIND_LEXICON.nouns[kind]
    return who if side == NO_SIDE else Noun(DOMAIN, f"character-of-{SIDES[side]}", {"who": who})


FIGURE_NAMES: Final = Lexicon(
    "character",
    [_figure_key(kind, side) for kind, side in NAMES],
    [_figure_noun(kind, side) for kind, side in NAMES],
)
"""A character is called after its kind; where both sides have it, after its side, too."""
SQUARE_LEXICON: Final = Lexicon("square", SQUARE_NAMES)
ABILITY_LEXICON: Final = named(DOMAIN, "ability", ABILITY_KEYS)
ABILITY_TEXTS: Final = texts(DOMAIN, "ability-text", ABILITY_KEYS)
ITEM_LEXICON: Final = named(DOMAIN, "item", ITEM_KEYS)
ITEM_TEXTS: Final = texts(DOMAIN, "item-text", ITEM_KEYS)
STATUS_LEXICON: Final = named(DOMAIN, "status", STATUS_KEYS)
STATUS_TEXTS: Final = texts(DOMAIN, "status-text", STATUS_KEYS)
TRAIT_LEXICON: Final = Lexicon("trait", TRAIT_KEYS, kind_words.trait_names())
TRAIT_TEXTS: Final = texts(DOMAIN, "trait-text", TRAIT_KEYS)
SYMBOL_LEXICON: Final = named(DOMAIN, "symbol", SYMBOL_KEYS)
TYPE_LEXICON: Final = Lexicon("type", TYPES, [Noun(DOMAIN, f"token-{key}") for key in TYPES])
"""Ability tokens as they are asked for; on cards and in lists they are called in other ways."""
TOKEN_NAMES: Final = named(DOMAIN, "token-name", TYPES)
TOKEN_TYPES: Final = named(DOMAIN, "token-type", TYPES)
TOKEN_COLOURS: Final = named(DOMAIN, "token-colour", TYPES)
MARKERS: Final = Lexicon("marker", list("ABCD"[:POINT_MARKERS]))
AREAS: Final = Lexicon("area", [str(n + 1) for n in range(CONTROL_MARKERS)])
SCENARIO_LEXICON: Final = named(DOMAIN, "scenario", SCENARIO_KEYS)
SCENARIO_TEXTS: Final = texts(DOMAIN, "scenario-text", SCENARIO_KEYS)
MAP_LEXICON: Final = named(DOMAIN, "map", MAP_KEYS)
MAP_TEXTS: Final = texts(DOMAIN, "map-text", [key for key in MAP_KEYS if namespace_of(key)])
"""What maps of packs say of themselves; those of the box have no text."""
AMOUNTS: Final = numbers("number", MOST_AMOUNT)

_REASONS: Final = (
    ("knock-out", "FV-18.1"),
    ("rival-leader", "FV-19.21"),
    ("own-leader", "FV-19.22"),
    ("marker", "FV-18.3"),
    ("home", "FV-19.4"),
    ("any-area", "FV-19.12"),
    ("most-areas", "FV-19.13"),
    ("anybody", "FV-19.26"),
    ("most", "FV-19.27"),
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
REASONS: Final = named(DOMAIN, "reason", [row[0] for row in _REASONS])
REASON_CLAUSES: Final = [row[1] for row in _REASONS]

ARGUMENTS: Final = {
    "player": PLAYERS,
    "players": PLAYERS,
    "winners": PLAYERS,
    "who": FIGURE_NAMES,
    "whom": FIGURE_NAMES,
    "characters": FIGURE_NAMES,
    "actor": FIGURE_NAMES,
    "moved": FIGURE_NAMES,
    "side": SIDE_NAMES,
    "square": SQUARE_LEXICON,
    "squares": SQUARE_LEXICON,
    "ability": ABILITY_LEXICON,
    "used": ABILITY_LEXICON,
    "abilities": ABILITY_LEXICON,
    "item": ITEM_LEXICON,
    "ready": ITEM_LEXICON,
    "carried": ITEM_LEXICON,
    "status": STATUS_LEXICON,
    "trait": TRAIT_LEXICON,
    "symbol": SYMBOL_LEXICON,
    "into": SYMBOL_LEXICON,
    "token": TYPE_LEXICON,
    "tokens": TOKEN_NAMES,
    "colour": TOKEN_COLOURS,
    "type": TOKEN_TYPES,
    "marker": MARKERS,
    "area": AREAS,
    "scenario": SCENARIO_LEXICON,
    "aim": SCENARIO_TEXTS,
    "text": TRAIT_TEXTS,
    "reason": REASONS,
    "map": MAP_LEXICON,
}
"""What the arguments of messages are, for samples and for those who translate."""
