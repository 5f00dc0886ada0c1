"""What people and things are called."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.board import COLOURS, COLUMNS, FRAME, TERRAIN_KEYS
from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    AFFILIATION_NAMES,
    MOST_BUDGET,
    MOST_MODELS,
    QUEST_TYPES,
)
from spellwright.games.duels.content.tables import (
    ARTIFACTS,
    ATTACKS,
    CHARACTERS,
    CLASH_CARDS,
    GROUPS,
    MAPS,
    POTIONS,
    QUESTS,
    SPELLS,
    TRAITS,
    keys,
    names,
)
from spellwright.kernel.phrases import Lexicon, numbers

PLAYERS: Final = Lexicon("player", ["P1", "P2"])
SPACES: Final = Lexicon(
    "space", [f"{'abcdefghi'[n // COLUMNS]}{n % COLUMNS + 1}" for n in range(FRAME)]
)
COPIES: Final = MOST_MODELS
"""The most Models of one character in a Horde."""


def piece(seat: int, character: int, copy: int) -> int:
    """The number under which the lexicon of pieces knows a Model."""
    return (seat * len(CHARACTERS) + character) * COPIES + copy


def _titles() -> list[str]:
    return [row["name"] + (f", {row['version']}" if row["version"] else "") for row in CHARACTERS]


PIECES: Final = Lexicon(
    "model",
    [
        f"{seat}:{key}" + (f".{copy}" if copy > 1 else "")
        for seat in (1, 2)
        for key in keys(CHARACTERS)
        for copy in range(1, COPIES + 1)
    ],
    [
        f"{title}" + (f" {copy}" if copy > 1 else "") + f" (P{seat})"
        for seat in (1, 2)
        for title in _titles()
        for copy in range(1, COPIES + 1)
    ],
)
CHARACTER_NAMES: Final = Lexicon("character", keys(CHARACTERS), _titles())
AFFILIATION_WORDS: Final = Lexicon("affiliation", AFFILIATION_KEYS, AFFILIATION_NAMES)
TRAIT_NAMES: Final = Lexicon("trait", keys(TRAITS), names(TRAITS))
ATTACK_NAMES: Final = Lexicon("attack", keys(ATTACKS), names(ATTACKS))
SPELL_NAMES: Final = Lexicon(
    "spell",
    [*keys(SPELLS), *(f"innate-{key}" for key in keys(SPELLS))],
    [*names(SPELLS), *(f"{name} (innate)" for name in names(SPELLS))],
)
"""Number n is a Spell of the Spellbook, n + SPELL_COUNT the same one as a Model's Innate Spell."""
CLASH_NAMES: Final = Lexicon("clash-card", keys(CLASH_CARDS), names(CLASH_CARDS))
QUEST_NAMES: Final = Lexicon("quest", keys(QUESTS), names(QUESTS))
QUEST_TYPE_NAMES: Final = Lexicon("quest-type", [f"type-{n + 1}" for n in range(9)], QUEST_TYPES)
POTION_NAMES: Final = Lexicon("potion", keys(POTIONS), names(POTIONS))
ARTIFACT_NAMES: Final = Lexicon("artifact", keys(ARTIFACTS), names(ARTIFACTS))
GROUP_NAMES: Final = Lexicon("group", keys(GROUPS), names(GROUPS))
MAP_NAMES: Final = Lexicon("map", keys(MAPS), names(MAPS))
COLOUR_NAMES: Final = Lexicon("colour", COLOURS)
HALF_NAMES: Final = Lexicon("half", ["first", "second"], ["the first half", "the second half"])
TERRAIN_NAMES: Final = Lexicon(
    "terrain", TERRAIN_KEYS, ["Open", "Difficult", "Impassable", "Obscuring", "Dangerous"]
)
OVERLAY_NAMES: Final = Lexicon(
    "overlay",
    ["sword", "ring", "book", "egg", "orb", "cup", "terrain-1", "terrain-2"],
    [
        "the Sword",
        "the Ring",
        "the Book",
        "the Egg",
        "the Orb",
        "the Cup",
        "the Terrain Overlay of P1",
        "the Terrain Overlay of P2",
    ],
)
HARMS: Final = Lexicon(
    "harm",
    ["burning", "poison", "dangerous-terrain", "fiendfyre", "gaunts-ring"],
    ["Burning", "Poison", "Dangerous Terrain", "Fiendfyre", "Gaunt's Ring"],
)
"""What hurts a Model besides actions of others."""
HARM_BURNING: Final = HARMS.parse("burning")
HARM_POISON: Final = HARMS.parse("poison")
HARM_TERRAIN: Final = HARMS.parse("dangerous-terrain")
HARM_FIRE: Final = HARMS.parse("fiendfyre")
HARM_RING: Final = HARMS.parse("gaunts-ring")
EDGES: Final = Lexicon(
    "edge",
    [
        "felix-felicis",
        "hufflepuff",
        "slytherin",
        "ward",
        "chosen-one",
        "morsmordre",
        "magical-mastery",
        "professor",
        "dazed",
        "magical-immunity",
        "locket",
    ],
    [
        "Felix Felicis",
        "Hufflepuff",
        "Slytherin",
        "An upkept Spell",
        "The Chosen One",
        "Morsmordre",
        "Magical Mastery",
        "A Professor",
        "An earlier effect",
        "Magical Immunity",
        "Slytherin's Locket",
    ],
)
"""What gives Advantage or Disadvantage."""
EDGE_FELIX: Final = EDGES.parse("felix-felicis")
EDGE_HUFFLEPUFF: Final = EDGES.parse("hufflepuff")
EDGE_SLYTHERIN: Final = EDGES.parse("slytherin")
EDGE_WARD: Final = EDGES.parse("ward")
EDGE_CHOSEN_ONE: Final = EDGES.parse("chosen-one")
EDGE_MARK: Final = EDGES.parse("morsmordre")
EDGE_MASTERY: Final = EDGES.parse("magical-mastery")
EDGE_PROFESSOR: Final = EDGES.parse("professor")
EDGE_DAZED: Final = EDGES.parse("dazed")
EDGE_IMMUNITY: Final = EDGES.parse("magical-immunity")
EDGE_LOCKET: Final = EDGES.parse("locket")
STATUS_NAMES: Final = Lexicon(
    "status", ["burning", "poison", "slow"], ["Burning", "Poison", "Slow"]
)
STATUS_BURNING: Final = STATUS_NAMES.parse("burning")
STATUS_POISON: Final = STATUS_NAMES.parse("poison")
STATUS_SLOW: Final = STATUS_NAMES.parse("slow")
AMOUNTS: Final = numbers("number", 99)
GALLEON_AMOUNTS: Final = numbers("Galleons", MOST_BUDGET)
TOTALS: Final = Lexicon("total", [str(total) for total in range(-20, 41)])
"""Sums of a Clash, which may be below 0; see `total_word`."""


def total_word(total: int) -> int:
    return max(0, min(60, total + 20))
