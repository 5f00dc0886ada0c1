"""What people and things are called."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.board import COLOURS, COLUMNS, FRAME, TERRAIN_KEYS
from spellwright.games.duels.content.actions import ACTION_KEYS, EFFECT_KEYS
from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    MOST_BUDGET,
    MOST_MODELS,
    NAME_OF,
    QUEST_DECK,
)
from spellwright.games.duels.content.rows import (
    ALL_SPELLS,
    ARTIFACTS,
    ATTACKS,
    BOX_CHARACTERS,
    CHARACTERS,
    CLASH_CARDS,
    GROUPS,
    MAPS,
    POTIONS,
    QUESTS,
    SPELL_CARD,
    SPELLS,
    TRAITS,
    keys,
)
from spellwright.kernel.phrases import Lexicon, named, numbers, players, texts
from spellwright.kernel.saying import Argument, Noun, Saying

DOMAIN: Final = "duels"


def say(key: str, **args: Argument) -> Saying:
    """A sentence of this game, to be put into words in the reader's language."""
    return Saying(DOMAIN, key, args)


SEATS: Final = 2
PLAYERS: Final = players("player", SEATS)
SPACES: Final = Lexicon(
    "space", [f"{'abcdefghi'[n // COLUMNS]}{n % COLUMNS + 1}" for n in range(FRAME)]
)
COPIES: Final = MOST_MODELS
"""The most Models of one character in a Horde."""


def piece(seat: int, character: int, copy: int) -> int:
    """The number under which the lexicon of pieces knows a Model: those of packs come after those
    of the box.
    """
    if character < BOX_CHARACTERS:
        return (seat * BOX_CHARACTERS + character) * COPIES + copy
    more = len(CHARACTERS) - BOX_CHARACTERS
    return (SEATS * BOX_CHARACTERS + seat * more + character - BOX_CHARACTERS) * COPIES + copy


CHARACTER_NAMES: Final = named(DOMAIN, "character", keys(CHARACTERS))
SHARED_NAMES: Final = [CHARACTER_NAMES.noun(first) for first in NAME_OF]
"""What a character is called whatever its version."""
_SHORT: Final = named(DOMAIN, "short-name", keys(CHARACTERS))
SHORT_NAMES: Final = Lexicon(
    "short-name",
    _SHORT.keys,
    [*_SHORT.nouns[:BOX_CHARACTERS], *CHARACTER_NAMES.nouns[BOX_CHARACTERS:]],
)
"""What people say: the first name, or the whole where that is a title, and for those of packs."""
MODEL_NAMES: Final = Lexicon(
    "model-name",
    [
        key if copy == 1 else f"{key}.{copy}"
        for key in keys(CHARACTERS)
        for copy in range(1, COPIES + 1)
    ],
    [
        character if copy == 1 else Noun(DOMAIN, "model", {"character": character, "copy": copy})
        for character in CHARACTER_NAMES.nouns
        for copy in range(1, COPIES + 1)
    ],
)
"""What a Model is called where it is plain whose it is."""
_BOX_MODELS: Final = BOX_CHARACTERS * COPIES
_MODELS: Final = [
    (seat, model)
    for models in (range(_BOX_MODELS), range(_BOX_MODELS, len(MODEL_NAMES)))
    for seat in range(SEATS)
    for model in models
]
"""By piece, whose it is and the number of its Model among all of one seat."""
PIECES: Final = Lexicon(
    "model",
    [f"{seat + 1}:{MODEL_NAMES.key(model)}" for seat, model in _MODELS],
    [MODEL_NAMES.noun(model) for _, model in _MODELS],
)
ACTORS: Final = Lexicon(
    "model",
    [*PIECES.keys, *(f"whose-{key}" for key in PIECES.keys)],
    [
        *PIECES.nouns,
        *(
            Noun(DOMAIN, "model-of", {"who": MODEL_NAMES.noun(model), "player": PLAYERS.noun(seat)})
            for seat, model in _MODELS
        ),
    ],
)
"""Models in what is told: by the number of the piece, or by that of `with_owner`."""


def with_owner(piece: int) -> int:
    """The number of a piece in what is told, where both Groups have that Model."""
    return piece + len(PIECES)


def piece_told(number: int) -> int:
    """The piece that an event means."""
    return number % len(PIECES)


def character_of(piece: int) -> int:
    return _MODELS[piece][1] // COPIES


AFFILIATION_WORDS: Final = named(DOMAIN, "affiliation", AFFILIATION_KEYS)
TRAIT_NAMES: Final = named(DOMAIN, "trait", keys(TRAITS))
TRAIT_TEXTS: Final = texts(DOMAIN, "trait-text", keys(TRAITS))
ATTACK_NAMES: Final = named(DOMAIN, "attack", keys(ATTACKS))
ATTACK_TEXTS: Final = texts(DOMAIN, "attack-text", keys(ATTACKS))
_SPELL_KEYS: Final = [
    key if SPELL_CARD[number] == number else f"innate-{key}"
    for number, key in enumerate(keys(SPELLS))
]
_SPELL_CARDS: Final = named(DOMAIN, "spell", [SPELLS[number]["key"] for number in ALL_SPELLS])
SPELL_NAMES: Final = Lexicon(
    "spell",
    _SPELL_KEYS,
    [
        name if SPELL_CARD[number] == number else Noun(DOMAIN, "innate-spell", {"spell": name})
        for number, name in enumerate(
            [_SPELL_CARDS.noun(_SPELL_CARDS.parse(key)) for key in keys(SPELLS)]
        )
    ],
)
"""A Spell has a name as a card of the Spellbook, and one as a Model's Innate Spell."""
_SPELL_TEXTS: Final = texts(DOMAIN, "spell-text", _SPELL_CARDS.keys)
SPELL_TEXTS: Final = Lexicon(
    "spell-text",
    _SPELL_KEYS,
    [_SPELL_TEXTS.noun(_SPELL_TEXTS.parse(key)) for key in keys(SPELLS)],
)
CLASH_NAMES: Final = named(DOMAIN, "clash-card", keys(CLASH_CARDS))
CLASH_TEXTS: Final = texts(DOMAIN, "clash-card-text", keys(CLASH_CARDS))
QUEST_NAMES: Final = named(DOMAIN, "quest", keys(QUESTS))
QUEST_TEXTS: Final = texts(DOMAIN, "quest-text", keys(QUESTS))
QUEST_TYPE_NAMES: Final = named(DOMAIN, "quest-type", [f"type-{n + 1}" for n in range(QUEST_DECK)])
POTION_NAMES: Final = named(DOMAIN, "potion", keys(POTIONS))
POTION_TEXTS: Final = texts(DOMAIN, "potion-text", keys(POTIONS))
ARTIFACT_NAMES: Final = named(DOMAIN, "artifact", keys(ARTIFACTS))
ARTIFACT_TEXTS: Final = texts(DOMAIN, "artifact-text", keys(ARTIFACTS))
GROUP_NAMES: Final = named(DOMAIN, "group", keys(GROUPS))
GROUP_TEXTS: Final = texts(DOMAIN, "group-text", keys(GROUPS))
MAP_NAMES: Final = named(DOMAIN, "map", keys(MAPS))
MAP_TEXTS: Final = texts(DOMAIN, "map-text", keys(MAPS))
COLOUR_NAMES: Final = named(DOMAIN, "colour", COLOURS)
HALF_NAMES: Final = named(DOMAIN, "half", ["first", "second"])
TERRAIN_NAMES: Final = named(DOMAIN, "terrain", TERRAIN_KEYS)
_CHALLENGES: Final = named(DOMAIN, "overlay", ["sword", "ring", "book", "egg", "orb", "cup"])
OVERLAY_NAMES: Final = Lexicon(
    "overlay",
    [*_CHALLENGES.keys, "terrain-1", "terrain-2"],
    [
        *_CHALLENGES.nouns,
        *(Noun(DOMAIN, "overlay-terrain", {"player": player}) for player in PLAYERS.nouns),
    ],
)
HARMS: Final = named(
    DOMAIN, "harm", ["burning", "poison", "dangerous-terrain", "fiendfyre", "gaunts-ring"]
)
"""What hurts a Model besides actions of others."""
HARM_BURNING: Final = HARMS.parse("burning")
HARM_POISON: Final = HARMS.parse("poison")
HARM_TERRAIN: Final = HARMS.parse("dangerous-terrain")
HARM_FIRE: Final = HARMS.parse("fiendfyre")
HARM_RING: Final = HARMS.parse("gaunts-ring")
EDGES: Final = named(
    DOMAIN,
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
STATUS_NAMES: Final = named(DOMAIN, "status", ["burning", "poison", "slow"])
STATUS_BURNING: Final = STATUS_NAMES.parse("burning")
STATUS_POISON: Final = STATUS_NAMES.parse("poison")
STATUS_SLOW: Final = STATUS_NAMES.parse("slow")
ACTIONS: Final = named(DOMAIN, "action", ACTION_KEYS)
EFFECTS: Final = named(DOMAIN, "effect", EFFECT_KEYS)
AMOUNTS: Final = numbers("number", 99)
GALLEON_AMOUNTS: Final = numbers("Galleons", MOST_BUDGET)
TOTALS: Final = Lexicon("total", [str(total) for total in range(-20, 41)])
"""Sums of a Clash, which may be below 0; see `total_word`."""


def total_word(total: int) -> int:
    return max(0, min(60, total + 20))


ARGUMENTS: Final = {
    "player": PLAYERS,
    "players": PLAYERS,
    "who": PIECES,
    "actor": ACTORS,
    "clash": SPELL_NAMES,
    "whom": ACTORS,
    "what": ATTACK_NAMES,
    "whither": ACTORS,
    "second": PLAYERS,
    "character": CHARACTER_NAMES,
    "characters": CHARACTER_NAMES,
    "side": AFFILIATION_WORDS,
    "trait": TRAIT_NAMES,
    "attack": ATTACK_NAMES,
    "spell": SPELL_NAMES,
    "card": CLASH_NAMES,
    "cards": CLASH_NAMES,
    "quest": QUEST_NAMES,
    "quests": QUEST_NAMES,
    "potion": POTION_NAMES,
    "artifact": ARTIFACT_NAMES,
    "group": GROUP_NAMES,
    "map": MAP_NAMES,
    "terrain": TERRAIN_NAMES,
    "overlay": OVERLAY_NAMES,
    "overlays": OVERLAY_NAMES,
    "space": SPACES,
    "by": CLASH_NAMES,
    "spaces": SPACES,
    "start": SPACES,
}
"""What the arguments of messages are, for samples and for translators."""
