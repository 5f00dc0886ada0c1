"""The tables as columns of numbers: a card is known by its row."""

from __future__ import annotations

from typing import Any, Final

from spellwright.content import Cell, Row, unknown_word
from spellwright.games.duels.content.rows import (
    ALL_SPELLS,
    ARTIFACT_ENTRIES,
    ARTIFACTS,
    ATTACKS,
    CHARACTER_ENTRIES,
    CHARACTERS,
    CLASH_CARDS,
    CLASH_ENTRIES,
    POTION_ENTRIES,
    POTIONS,
    QUEST_ENTRIES,
    QUESTS,
    SPELL_ENTRIES,
    SPELLS,
    TRAIT_ENTRIES,
    TRAITS,
    acts_as,
    named_in,
    number_of,
    packs_of,
    places,
)
from spellwright.games.duels.content.saying import say
from spellwright.games.duels.content.tables import RULES
from spellwright.kernel.pack import own_key
from spellwright.kernel.refusal import Refused

# -- figures of the rules ------------------------------------------------------------------------

_RULES: Final[Row] = RULES[0]
ROUNDS: Final[int] = _RULES["rounds"]
"""WD-1.2."""
ACTIVATIONS: Final[int] = _RULES["activations"]
"""Activations of each player in a Round (WD-15.3)."""
USUAL_BUDGET: Final = 50
"""Galleons for a Group (WD-8.2)."""
RICH_BUDGET: Final = 150
"""With a larger budget hardly anything changes in Group building."""
MOST_BUDGET: Final = 500
"""WD-39.1."""
MOST_MODELS: Final = 6
"""WD-8.7."""
MOST_INNATE: Final = 4
"""Innate Spells of a character: those of a whole Group have room beside a Spellbook."""
HAND: Final[int] = _RULES["hand"]
"""Clash Cards are drawn up to this number (WD-14.3, WD-17.9)."""
ACTIVE_QUESTS: Final[int] = _RULES["quests"]
"""WD-14.4."""
QUEST_DECK: Final = 9
"""WD-10.1."""
MOST_INSTANT: Final = 4
"""WD-10.4."""
STOCK: Final = 6
"""Potions in a Stock (WD-11.2)."""
IMPACT_LIMIT: Final[int] = _RULES["impacts"]
"""WD-26.2."""
MOVEMENT: Final[int] = _RULES["movement"]
"""Spaces of a Movement Action (WD-16.1)."""
ANIMAL_MOVEMENT: Final[int] = _RULES["animal_movement"]
"""WD-37.2c."""
BRAVE_SUCCESSES: Final[int] = _RULES["brave_successes"]
"""WD-37.4c."""
GRYFFINDOR_MOVE: Final[int] = _RULES["gryffindor_move"]
"""WD-37.14."""
COUNTER_SPELL_BONUS: Final[int] = _RULES["counter_spell"]
"""WD-EX20."""
SUPPLY: Final = 6
"""Lucky Cards, and Jinxed Cards, of the supply (WD-G20)."""
TRAPS_EACH: Final = 2
"""Trap Markers of each player (WD-G4)."""
LEADERSHIP_REACH: Final = 2
"""WD-37.21."""
CARDS_SEEN: Final = 3
"""Clash Cards seen by Leadership (WD-37.21)."""
PROFESSOR_REACH: Final = 2
"""WD-37.32."""
PATRIARCH_SAVING: Final = 3
"""WD-37.28."""

# Markers of the box, for the option `marker_limits` (WD-2.3).
IMPACT_MARKERS: Final = 32
POWER_MARKERS: Final = 16
POISON_MARKERS: Final = 8
SLOW_MARKERS: Final = 7
CONCEALMENT_MARKERS: Final = 5
FIRE_MARKERS: Final = 9
LOCK_MARKERS: Final = 9
COOLDOWN_MARKERS: Final = 16


def _column(rows: list[Row], name: str) -> list[int]:
    return [row[name] for row in rows]


def _where(rows: list[Row], name: str, value: Any) -> list[int]:
    """1 for the rows with this value in the column, 0 for the others."""
    return [int(row[name] == value) for row in rows]


def _bits(column: list[int]) -> int:
    """A bit for each row that has 1 in the column."""
    return sum(1 << number for number, is_one in enumerate(column) if is_one)


def _named(rows: list[Row], written: str, what: str, place: Cell) -> list[int]:
    """The rows that are named in a column of another row."""
    return [named_in(rows, word, what, place) for word in written.split()]


def _word(known: tuple[str, ...], word: str, what: str, place: Cell) -> int:
    """The number of a word that the rules know."""
    if word not in known:
        raise unknown_word(what, word, place, known)
    return known.index(word)


# -- Traits ----------------------------------------------------------------------------------------


def trait(key: str) -> int:
    return number_of(TRAITS, key)


ADORATION: Final = trait("adoration")
ANIMAGUS: Final = trait("animagus")
APPRENTICE: Final = trait("apprentice")
BRAVE: Final = trait("brave")
CHOSEN_ONE: Final = trait("chosen-one")
DARK_ARTS: Final = trait("dark-arts")
DARK_LORD: Final = trait("dark-lord")
DUELLING: Final = trait("duelling")
ELF: Final = trait("elf")
ELITE_FIGHTER: Final = trait("elite-fighter")
EXPERT_WIZARD: Final = trait("expert-wizard")
FAST: Final = trait("fast")
FLY: Final = trait("fly")
GRYFFINDOR: Final = trait("gryffindor")
HERBOLOGY_EXPERT: Final = trait("herbology-expert")
HORCRUX_MAKER: Final = trait("horcrux-maker")
HORDE: Final = trait("horde")
HUFFLEPUFF: Final = trait("hufflepuff")
INSTINCTIVE_CASTING: Final = trait("instinctive-casting")
LARGE: Final = trait("large")
LEADERSHIP: Final = trait("leadership")
LIGHTNING_FAST: Final = trait("lightning-fast")
MAGICAL_IMMUNITY: Final = trait("magical-immunity")
MAGICAL_MASTERY: Final = trait("magical-mastery")
MASTER_OF_DEATH: Final = trait("master-of-death")
MASTER_WIZARD: Final = trait("master-wizard")
BEAST: Final = trait("beast")
MUGGLE: Final = trait("muggle")
PATRIARCH: Final = trait("patriarch")
PHYSICAL_RESISTANCE: Final = trait("physical-resistance")
POTION_MASTERY: Final = trait("potion-mastery")
POTIONEER: Final = trait("potioneer")
PROFESSOR: Final = trait("professor")
RAVENCLAW: Final = trait("ravenclaw")
RESISTANCE: Final = trait("resistance")
SCOUT: Final = trait("scout")
SLYTHERIN: Final = trait("slytherin")
SMALL: Final = trait("small")
SUPREME_MUGWUMP: Final = trait("supreme-mugwump")
TACTICIAN: Final = trait("tactician")


TRAIT_PACK: Final = packs_of(TRAIT_ENTRIES)
MORE_TRAITS: Final = _bits([int(pack > 0) for pack in TRAIT_PACK])
"""A bit for each Trait of a pack; 0 without packs."""
TRAIT_ACTS_AS: Final = acts_as(TRAIT_ENTRIES)
TRAIT_ACTING: Final = _column(TRAITS, "acting")
TRAIT_DEFENDING: Final = _column(TRAITS, "defending")
TRAIT_MOVEMENT: Final = _column(TRAITS, "movement")
HAS_NUMBER: Final = _where(TRAITS, "number", "yes")
for _trait, _place in enumerate(places(TRAIT_ENTRIES, "number")):
    if HAS_NUMBER[_trait] != HAS_NUMBER[TRAIT_ACTS_AS[_trait]]:
        _other = TRAITS[TRAIT_ACTS_AS[_trait]]["number"]
        raise unknown_word("figure", TRAITS[_trait]["number"], _place, [_other])


def _traits(written: str, place: Cell) -> list[tuple[int, int]]:
    """Traits with their figures (0 for a Trait without one), as written in a table."""
    found = []
    for entry in written.split():
        key, _, figure = entry.partition(":")
        number = named_in(TRAITS, key, "Trait", place)
        if (TRAITS[number]["number"] == "yes") != figure.isdecimal():
            raise unknown_word("Trait", entry, place, [key if figure else f"{key}:1"])
        found.append((number, int(figure or 0)))
    return found


def _in_effect(traits: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The Traits that are written, and those of the box that they act as."""
    likes = [(TRAIT_ACTS_AS[number], figure) for number, figure in traits]
    return [*traits, *[like for like in likes if like not in traits]]


def _mask(traits: list[tuple[int, int]]) -> int:
    return sum(1 << number for number in {number for number, _ in traits})


def _figure(traits: list[tuple[int, int]], wanted: int) -> int:
    """WD-G38: of two figures the higher one counts."""
    return max([figure for number, figure in traits if number == wanted], default=0)


# -- affiliations ----------------------------------------------------------------------------------

HOGWARTS: Final = 0
DEATH_EATERS: Final = 1
AFFILIATION_KEYS: Final = ("hogwarts", "death-eaters")

# -- characters ------------------------------------------------------------------------------------


def character(key: str) -> int:
    return number_of(CHARACTERS, key)


CHARACTER_TRAITS: Final = [
    _traits(row["traits"], place)
    for row, place in zip(CHARACTERS, places(CHARACTER_ENTRIES, "traits"), strict=True)
]
_EFFECTIVE: Final = [_in_effect(traits) for traits in CHARACTER_TRAITS]
TRAIT_MASK: Final = [_mask(traits) for traits in _EFFECTIVE]
FIGURES: Final = [
    [_figure(traits, wanted) for wanted in range(len(TRAITS))] for traits in _EFFECTIVE
]
"""FIGURES[character][trait]: the number printed with a Trait."""
GALLEONS: Final = _column(CHARACTERS, "galleons")
MASTERY: Final = _column(CHARACTERS, "mastery")
DEFENSE: Final = _column(CHARACTERS, "defense")
LIGHT_CUNNING: Final = _column(CHARACTERS, "light")
DARK_CUNNING: Final = _column(CHARACTERS, "dark")
NEUTRAL_CUNNING: Final = _column(CHARACTERS, "neutral")
SLOTS: Final = _column(CHARACTERS, "slots")
IS_CORE: Final = _where(CHARACTERS, "pack", "core")
CHARACTER_PACK: Final = packs_of(CHARACTER_ENTRIES)
AFFILIATIONS: Final = [
    sum(
        1 << _word(AFFILIATION_KEYS, word, "affiliation", place)
        for word in row["affiliations"].split()
    )
    for row, place in zip(CHARACTERS, places(CHARACTER_ENTRIES, "affiliations"), strict=True)
]
"""A bit for each affiliation that the character has (WD-8.5)."""
LEAST_BUDGET: Final = max(
    min(
        galleons
        for galleons, sides, core, pack in zip(
            GALLEONS, AFFILIATIONS, IS_CORE, CHARACTER_PACK, strict=True
        )
        if core and not pack and sides >> side & 1
    )
    for side in range(len(AFFILIATION_KEYS))
)
"""With a smaller budget one side could not have any Model without the original pack (WD-39.1)."""
NAME_OF: Final = [
    named_in(CHARACTERS, row["is_also"], "character", place) if row["is_also"] else number
    for number, (row, place) in enumerate(
        zip(CHARACTERS, places(CHARACTER_ENTRIES, "is_also"), strict=True)
    )
]
"""Versions of one character share the name: that of the first version (WD-2.10)."""
VOLDEMORT: Final = NAME_OF[character("lord-voldemort")]
NAGINI: Final = NAME_OF[character("nagini")]
HARRY: Final = NAME_OF[character("harry-potter")]
LIMIT: Final = [
    _figure(traits, LARGE) or _figure(traits, SMALL) or IMPACT_LIMIT for traits in _EFFECTIVE
]
"""Impact Markers that a character can carry (WD-26.2, WD-37.20, WD-37.37)."""
INNATE_SPELLS: Final = [
    _named(SPELLS, row["spells"], "Spell", place)
    for row, place in zip(CHARACTERS, places(CHARACTER_ENTRIES, "spells"), strict=True)
]
for _entry, _spells in zip(CHARACTER_ENTRIES, INNATE_SPELLS, strict=True):
    if len(_spells) > MOST_INNATE:
        _there = str(_entry.table.place(_entry.row, "spells"))
        raise Refused("content", say("refusal-innate-spells", where=_there))
INNATE_ATTACKS: Final = [
    _named(ATTACKS, row["attacks"], "Attack", place)
    for row, place in zip(CHARACTERS, places(CHARACTER_ENTRIES, "attacks"), strict=True)
]

# -- attacks ---------------------------------------------------------------------------------------

NO_DAMAGE_TYPE: Final = 0
PHYSICAL: Final = 1
MAGICAL: Final = 2
_DAMAGE_TYPES: Final = ("", "physical", "magical")


def attack(key: str) -> int:
    return number_of(ATTACKS, key)


ATTACK_TYPE: Final = [_DAMAGE_TYPES.index(row["type"]) for row in ATTACKS]
ATTACK_BONUS: Final = _column(ATTACKS, "bonus")
ATTACK_DAMAGE: Final = _column(ATTACKS, "damage")
ATTACK_RANGE: Final = _column(ATTACKS, "range")
ATTACK_POISON: Final = _column(ATTACKS, "poison")
ATTACK_SLOW: Final = _column(ATTACKS, "slow")
ATTACK_LOCKS: Final = _where(ATTACKS, "lock", "yes")
FANG_ATTACK: Final = attack("basilisk-fang")

# -- Spells ----------------------------------------------------------------------------------------

LIGHT: Final = 0
DARK: Final = 1
NEUTRAL: Final = 2
_COLOURS: Final = ("light", "dark", "neutral")


def spell(key: str) -> int:
    return number_of(SPELLS, key)


SPELL_PACK: Final = packs_of(SPELL_ENTRIES)
SPELL_ACTS_AS: Final = acts_as(SPELL_ENTRIES)
"""The Spell whose rules a Spell follows: itself, or the one that its row names as its effect."""
IS_COMBAT: Final = _where(SPELLS, "kind", "combat")
IS_REACTION: Final = _where(SPELLS, "kind", "reaction")
IN_BOOK: Final = _where(SPELLS, "book", "yes")
BOOK_SPELLS: Final = [number for number in ALL_SPELLS if IN_BOOK[number]]
COLOUR: Final = [_COLOURS.index(row["colour"]) for row in SPELLS]
SPELL_RANGE: Final = _column(SPELLS, "range")
MODIFIER: Final = _column(SPELLS, "modifier")
EMPOWER: Final = _column(SPELLS, "empower")
UPKEEP: Final = _column(SPELLS, "upkeep")
COOLDOWN: Final = _column(SPELLS, "cooldown")
SPELL_TARGET: Final[list[str]] = [row["target"] for row in SPELLS]
SPELL_DAMAGE: Final = _column(SPELLS, "damage")
SPELL_TYPE: Final = [_DAMAGE_TYPES.index(row["type"]) for row in SPELLS]
SPELL_PUSH: Final = _column(SPELLS, "push")
SPELL_SLOW: Final = _column(SPELLS, "slow")
SPELL_POISON: Final = _column(SPELLS, "poison")
SPELL_BURNING: Final = _column(SPELLS, "burning")
SPELL_DAZE: Final = _column(SPELLS, "daze")
SPELL_LIMIT: Final = _column(SPELLS, "limit")
SPELL_SILENCE: Final = _column(SPELLS, "silence")
SPELL_BLIND: Final = _column(SPELLS, "blind")
SPELL_HANG: Final = _column(SPELLS, "hang")
SPELL_DOUSE: Final = _column(SPELLS, "douse")
IS_UNFORGIVABLE: Final = _column(SPELLS, "unforgivable")
BASIC: Final = spell("basic-combat-spell")
COUNTER_SPELL: Final = spell("counter-spell")
PROTEGO: Final = spell("protego")
PROTEGO_MAXIMA: Final = spell("protego-maxima")
FIANTO_DURI: Final = spell("fianto-duri")
NEBULUS: Final = spell("nebulus")
PATRONUM: Final = spell("expecto-patronum")
FIENDFYRE: Final = spell("fiendfyre")
SERPENSORTIA: Final = spell("serpensortia")
CAVE_INIMICUM: Final = spell("cave-inimicum")

# -- Clash Cards -----------------------------------------------------------------------------------

NO_LOWER: Final = 0
LOWER_MOVE: Final = 1
LOWER_PUSH: Final = 2
LOWER_REGAIN: Final = 3
LOWER_PAY: Final = 4
LOWER_HURT: Final = 5
LOWER_LUCKY: Final = 6
LOWER_JINXED: Final = 7
_LOWER_KINDS: Final = ("none", "move", "push", "regain", "pay", "hurt", "lucky", "jinxed")


def clash_card(key: str) -> int:
    return number_of(CLASH_CARDS, key)


CARD_VALUE: Final = _column(CLASH_CARDS, "value")
IS_TWO_PLUS: Final = _where(CLASH_CARDS, "more", "yes")
CARD_RANK: Final = [2 * row["value"] + 9 * (row["more"] == "yes") for row in CLASH_CARDS]
"""WD-23.7: from high to low 2+, +3, +2, +1, 0."""
CARD_COPIES: Final = _column(CLASH_CARDS, "copies")
CARD_LOWER: Final = [_LOWER_KINDS.index(row["lower"]) for row in CLASH_CARDS]
CARD_AMOUNT: Final = _column(CLASH_CARDS, "amount")
LUCKY: Final = clash_card("lucky")
JINXED: Final = clash_card("jinxed")
CARD_PACK: Final = packs_of(CLASH_ENTRIES)


def clash_deck(packs: int) -> list[int]:
    """The cards of each player: 20 of the box (WD-20.1), and those of the packs in play."""
    return [
        card
        for card, copies in enumerate(CARD_COPIES)
        for _ in range(copies)
        if packs >> CARD_PACK[card] & 1
    ]


CLASH_DECK: Final = clash_deck(1)
"""The 20 cards of the box."""

# -- Quests ----------------------------------------------------------------------------------------


def quest(key: str) -> int:
    return number_of(QUESTS, key)


QUEST_PACK: Final = packs_of(QUEST_ENTRIES)
QUEST_ACTS_AS: Final = acts_as(QUEST_ENTRIES)
QUEST_TYPES: Final[tuple[str, ...]] = tuple(
    dict.fromkeys([entry.row["type"] for entry in QUEST_ENTRIES if not entry.pack])
)
QUEST_TYPE: Final = [
    _word(QUEST_TYPES, row["type"], "type", place)
    for row, place in zip(QUESTS, places(QUEST_ENTRIES, "type"), strict=True)
]
QUEST_POINTS: Final = _column(QUESTS, "points")
IS_INSTANT: Final = [int(row["instant"] != "no") for row in QUESTS]
NAMES_EVENT: Final = _where(QUESTS, "instant", "event")
QUESTS_OF_TYPE: Final = [
    [number for number, kind in enumerate(QUEST_TYPE) if kind == wanted]
    for wanted in range(len(QUEST_TYPES))
]

# -- Potions ---------------------------------------------------------------------------------------


def potion(key: str) -> int:
    return number_of(POTIONS, key)


POTION_COUNT: Final = len(POTIONS)
POTION_PACK: Final = packs_of(POTION_ENTRIES)
POTION_ACTS_AS: Final = acts_as(POTION_ENTRIES)
LEVEL: Final = _column(POTIONS, "level")
POTION_RANGE: Final = _column(POTIONS, "range")
POTION_AMOUNT: Final = _column(POTIONS, "amount")
"""How much a Potion does: the number of Impacts or markers, or the figure of a Status."""
POTION_TARGET: Final[list[str]] = [row["target"] for row in POTIONS]
POTIONS_OF_LEVEL: Final = [
    [number for number, level in enumerate(LEVEL) if level == wanted] for wanted in range(4)
]
ELIXIR: Final = potion("elixir-of-life")
EXPLODING: Final = potion("exploding-potion")
FIRE_PROTECTION: Final = potion("fire-protection")

# -- Artifacts -------------------------------------------------------------------------------------


def artifact(key: str) -> int:
    return number_of(ARTIFACTS, key)


ARTIFACT_COUNT: Final = len(ARTIFACTS)
ARTIFACT_PACK: Final = packs_of(ARTIFACT_ENTRIES)
ARTIFACT_ACTS_AS: Final = acts_as(ARTIFACT_ENTRIES)
LIKES: Final = [
    sum(1 << number for number, kind in enumerate(ARTIFACT_ACTS_AS) if kind == wanted)
    for wanted in range(ARTIFACT_COUNT)
]
"""By Artifact, a bit for each that follows its rules: itself, and those that name it."""
ARTIFACT_GALLEONS: Final = _column(ARTIFACTS, "galleons")
IS_LEGENDARY: Final = _where(ARTIFACTS, "rarity", "legendary")
IS_HALLOW: Final = _where(ARTIFACTS, "keyword", "deathly-hallow")
IS_HORCRUX: Final = _where(ARTIFACTS, "keyword", "horcrux")
LEGENDARY_MASK: Final = _bits(IS_LEGENDARY)
HALLOW_MASK: Final = _bits(IS_HALLOW)
HORCRUX_MASK: Final = _bits(IS_HORCRUX)
ARTIFACT_LIGHT: Final = _column(ARTIFACTS, "light")
ARTIFACT_DARK: Final = _column(ARTIFACTS, "dark")
ARTIFACT_NEUTRAL: Final = _column(ARTIFACTS, "neutral")
ARTIFACT_ACTION: Final[list[str]] = [row["action"] for row in ARTIFACTS]
BEARER_KINDS: Final = ("any", "nobody", "mastery", "trait", "character", "affiliation")


def _bearer(written: str, place: Cell) -> tuple[str, int]:
    """For whom an Artifact is (WD-8.15): the kind of condition, and what it asks for."""
    kind, _, value = written.partition(":")
    _word(BEARER_KINDS, kind, "condition", place)
    if kind == "trait":
        return kind, named_in(TRAITS, value, "Trait", place)
    if kind == "character":
        return kind, NAME_OF[named_in(CHARACTERS, value, "character", place)]
    if kind == "affiliation":
        return kind, _word(AFFILIATION_KEYS, value, "affiliation", place)
    if kind == "mastery" and not value.isdecimal():
        raise unknown_word("Mastery", value, place, "0123")
    return kind, int(value or 0)


_BEARERS: Final = [
    _bearer(row["who"], place)
    for row, place in zip(ARTIFACTS, places(ARTIFACT_ENTRIES, "who"), strict=True)
]
BEARER_KIND: Final = [kind for kind, _ in _BEARERS]
BEARER_VALUE: Final = [value for _, value in _BEARERS]
"""The Mastery, Trait, character or affiliation that the bearer of an Artifact must have."""
_GRANTED: Final = [
    _in_effect(_traits(row["trait"], place))
    for row, place in zip(ARTIFACTS, places(ARTIFACT_ENTRIES, "trait"), strict=True)
]
GRANTED: Final = [_mask(traits) for traits in _GRANTED]
"""Traits that an Artifact gives (WD-35.9)."""
GRANTED_FIGURES: Final = [dict(traits) for traits in _GRANTED]
WEAPON: Final = [
    named_in(ATTACKS, row["attack"] or row["effect"] or own_key(row["key"]), "Attack", place)
    if row["action"] == "attack"
    else -1
    for row, place in zip(ARTIFACTS, places(ARTIFACT_ENTRIES, "attack"), strict=True)
]
"""The Attack profile of an Artifact."""
FOE_GLASS: Final = artifact("foe-glass")
SNEAKOSCOPE: Final = artifact("sneakoscope")
REMEMBRALL: Final = artifact("remembrall")
DARKNESS_POWDER: Final = artifact("darkness-powder")
CROOKSHANKS: Final = artifact("crookshanks")
MASK: Final = artifact("death-eater-mask")
STANDARD_BOOK: Final = artifact("standard-book-of-spells")
BEADED_BAG: Final = artifact("beaded-bag")
TIME_TURNER: Final = artifact("time-turner")
DELUMINATOR: Final = artifact("deluminator")
ELDER_WAND: Final = artifact("elder-wand")
CLOAK: Final = artifact("invisibility-cloak")
STONE: Final = artifact("resurrection-stone")
HARRY_HORCRUX: Final = artifact("harry-potter-horcrux")
DIARY: Final = artifact("tom-riddles-diary")
RING: Final = artifact("gaunts-ring")
LOCKET: Final = artifact("slytherins-locket")
CUP: Final = artifact("hufflepuffs-cup")
DIADEM: Final = artifact("ravenclaws-diadem")
