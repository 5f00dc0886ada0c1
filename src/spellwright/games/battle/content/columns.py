"""The tables as columns of numbers.

Everything that is a card of some kind is a *thing* and has one number (`numbering.toml`; those of
packs come last). Hogwarts cards and Potions are the *kinds* that lie in decks and hands; the others
are events, foes, Locations, Horcruxes, Encounters, Hero cards, expert cards and charms. A column
has an entry for every thing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from spellwright.content import (
    UNSAID,
    InPlay,
    Numbered,
    Row,
    Table,
    numbered,
    row_emblem,
    unknown_word,
)
from spellwright.games.battle.content import tables
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import compiled

_TABLES: Final = (
    tables.CARDS,
    tables.POTIONS,
    tables.EVENTS,
    tables.FOES,
    tables.LOCATIONS,
    tables.HORCRUXES,
    tables.ENCOUNTERS,
    tables.HERO_CARDS,
    tables.EXPERTS,
    tables.CHARMS,
)
_THINGS: Final = numbered("thing", *_TABLES)
_ROWS: Final[list[Row]] = [each.row for each in _THINGS]
THINGS: Final[int] = len(_THINGS)

BOX: Final = 1
"""The packs in play, as bits, where there are none."""
IN_PLAY: Final = InPlay(tables.HERE)
PACK: Final = [IN_PLAY.number(each.pack) for each in _THINGS]
"""The pack that brings a thing; 0 is the box."""


def _stand_in(table: Table) -> list[bool]:
    return [each.table is table for each in _THINGS]


def _listed(is_meant: list[bool]) -> list[int]:
    return [number for number, is_one in enumerate(is_meant) if is_one]


IS_CARD: Final = _stand_in(tables.CARDS)
IS_POTION: Final = _stand_in(tables.POTIONS)
IS_KIND: Final = [a or b for a, b in zip(IS_CARD, IS_POTION, strict=True)]
IS_EVENT: Final = _stand_in(tables.EVENTS)
IS_FOE: Final = _stand_in(tables.FOES)
IS_LOCATION: Final = _stand_in(tables.LOCATIONS)
IS_HORCRUX: Final = _stand_in(tables.HORCRUXES)
IS_ENCOUNTER: Final = _stand_in(tables.ENCOUNTERS)
IS_HERO_CARD: Final = _stand_in(tables.HERO_CARDS)
IS_EXPERT: Final = _stand_in(tables.EXPERTS)
IS_CHARM: Final = _stand_in(tables.CHARMS)

CARDS: Final = _listed(IS_CARD)
POTIONS: Final[list[int]] = _listed(IS_POTION)
KINDS: Final[list[int]] = CARDS + POTIONS
"""The kinds of Hogwarts cards, Potions included."""
EVENTS: Final[list[int]] = _listed(IS_EVENT)
ALL_FOES: Final[list[int]] = _listed(IS_FOE)
LOCATIONS: Final[list[int]] = _listed(IS_LOCATION)
HORCRUXES: Final = _listed(IS_HORCRUX)
ENCOUNTERS: Final = _listed(IS_ENCOUNTER)
CHALLENGES: Final[list[int]] = HORCRUXES + ENCOUNTERS
HERO_CARDS: Final = _listed(IS_HERO_CARD)
EXPERTS: Final = _listed(IS_EXPERT)
CHARMS: Final = _listed(IS_CHARM)

KEYS: Final[list[str]] = [row["key"] for row in _ROWS]
CLAUSES: Final[list[str]] = [row["clause"] for row in _ROWS]


def opinions(column: str, part: int) -> list[float]:
    """What computer players have learnt of each thing, in parts of what its row says; nothing of
    those whose rows say nothing.
    """
    found = [row.get(column, UNSAID) for row in _ROWS]
    return [0.0 if said == UNSAID else said / part for said in found]


def emblems(known: Iterable[str]) -> list[str]:
    """The emblem that each thing names, among those that can be drawn; "" if it names none."""
    return [row_emblem(each, known) for each in _THINGS]


_NUMBERS: Final = {key: number for number, key in enumerate(KEYS)}


def thing(key: str) -> int:
    """The number of the thing with this key."""
    return _NUMBERS[key]


def _things(keys: str) -> list[int]:
    return [thing(key) for key in keys.split()]


def _named_in(table: Table, row: Row, column: str) -> list[int]:
    """The things that a row names; refused with the place of a key that there is not."""
    for key in row[column].split():
        if key not in _NUMBERS:
            raise unknown_word("card", key, table.place(row, column), KEYS)
    return _things(row[column])


def _numbers(column: str) -> list[int]:
    return [row.get(column, 0) for row in _ROWS]


def _programs(column: str) -> list[int]:
    return [_program(each, column) for each in _THINGS]


def _program(each: Numbered, column: str) -> int:
    """The program of a row; a word that it does not know is told with its place."""
    text = each.row.get(column, "")
    return compiled(text, each.table.place(each.row, column)) if text else 0


def _words(column: str) -> list[str]:
    return [row.get(column, "") for row in _ROWS]


def _bits(column: str, meaning: dict[str, int]) -> list[int]:
    return [sum(_meant(each, column, meaning)) for each in _THINGS]


def _meant(each: Numbered, column: str, meaning: dict[str, int]) -> list[int]:
    """The numbers of the words of a row; refused with the place of one that means nothing."""
    words = each.row.get(column, "").split()
    for word in words:
        if word not in meaning:
            raise unknown_word("word", word, each.table.place(each.row, column), meaning)
    return [meaning[word] for word in words]


# -- scenarios -------------------------------------------------------------------------------------

SCENARIOS: Final[list[str]] = [row["key"] for row in tables.SCENARIOS]
SLOTS: Final[list[int]] = [row["slots"] for row in tables.SCENARIOS]
FOE_COUNT: Final[list[int]] = [row["foes"] for row in tables.SCENARIOS]
FINAL_FOE: Final = [thing(row["voldemort"]) if row["voldemort"] else -1 for row in tables.SCENARIOS]


def scenario(key: str) -> int:
    return SCENARIOS.index(key)


GAME_3: Final[int] = scenario("game3")
GAME_4: Final[int] = scenario("game4")
GAME_6: Final[int] = scenario("game6")
GAME_7: Final[int] = scenario("game7")
BOX_1: Final[int] = scenario("box1")
BOX_2: Final[int] = scenario("box2")
BOX_3: Final[int] = scenario("box3")
PACK_1: Final[int] = scenario("pack1")
PACK_2: Final[int] = scenario("pack2")
PACK_3: Final[int] = scenario("pack3")
PACK_4: Final[int] = scenario("pack4")


_OTHER_SETS: Final = ("start", "supply", "voldemort", "box1-reprint")
"""Of cards that no scenario brings into its decks."""


def _from_on(each: Numbered) -> int:
    """The first scenario that has a thing of this set; later ones have it too (HB-30.3)."""
    column = "set" if "set" in each.row else "from"
    key = str(each.row.get(column) or "")
    if key and key not in SCENARIOS and key not in _OTHER_SETS:
        raise unknown_word("scenario", key, each.table.place(each.row, column), SCENARIOS)
    return scenario(key) if key in SCENARIOS else len(SCENARIOS)


# -- Hogwarts cards --------------------------------------------------------------------------------

TYPE: Final = [v.TYPES[row["type"]] if IS_CARD[n] else v.POTION for n, row in enumerate(_ROWS)]
VALUE: Final = _numbers("value")
COPIES: Final = [row["copies"] if IS_KIND[n] else 0 for n, row in enumerate(_ROWS)]
FROM: Final = [_from_on(each) for each in _THINGS]
"""The first scenario with this Hogwarts card, Potion, Hero card or expert card."""
IS_STARTING: Final = [row.get("set") == "start" for row in _ROWS]
GROUPS: Final = _bits("groups", v.GROUPS)
EFFECT: Final = _programs("effect")
DISCARD_EFFECT: Final = _programs("discard")
ROLLS_HOUSE_DIE: Final = [
    IS_CARD[n] and "roll" in row["effect"] and "roll creature" not in row["effect"]
    for n, row in enumerate(_ROWS)
]

ALOHOMORA: Final[int] = thing("alohomora")
DETENTION: Final[int] = thing("detention")
CLOAK: Final[int] = thing("invisibility-cloak")
FINITE_INCANTATEM: Final[int] = thing("finite-incantatem")
PRIORI_INCANTATEM: Final[int] = thing("priori-incantatem")
FLAGRANTE: Final[int] = thing("flagrante")
REPARO: Final[int] = thing("reparo")
TERGEO: Final[int] = thing("tergeo")
A_HISTORY: Final[int] = thing("hogwarts-a-history")
BANISH_SPELLS: Final = _things("tergeo depulso nox scourgify arresto-momentum confringo evanesco")
CONTROL_CARDS: Final = [
    n
    for n in CARDS
    if FROM[n] < len(SCENARIOS)
    and any(step.strip().startswith("remove") for step in _ROWS[n]["effect"].split(";"))
]
"""Cards whose played effect removes control without a condition (HB-24.34)."""


@cache
def shop_cards(scenario_number: int, packs: int = BOX) -> list[int]:
    """The Hogwarts cards of a scenario and of the packs in play, every copy, in the order of their
    numbers (HB-30.3).
    """
    return [
        kind
        for kind in CARDS
        if FROM[kind] <= scenario_number and packs >> PACK[kind] & 1
        for _ in range(COPIES[kind])
    ]


# -- Potions and ingredients -----------------------------------------------------------------------

INGREDIENTS: Final[list[str]] = ["bicorn", "mandrake", "flobber", "hellebore", "lacewing", "wild"]
WILD: Final[int] = INGREDIENTS.index("wild")
_INGREDIENT_NUMBERS: Final = {word: number for number, word in enumerate(INGREDIENTS)}
RECIPE: Final = [_meant(each, "recipe", _INGREDIENT_NUMBERS) for each in _THINGS]
KEEP: Final = _programs("keep")
BANISH: Final = [_program(each, "banish") if IS_POTION[n] else 0 for n, each in enumerate(_THINGS)]
EVEN_MIX: Final = [4, 4, 4, 4, 4, 4]
COUNTED_MIX: Final = [5, 5, 2, 4, 3, 5]


@cache
def potion_cards(scenario_number: int, packs: int = BOX) -> list[int]:
    """The Potions of a scenario and of the packs in play, every copy (HB-30.3)."""
    return [
        kind
        for kind in POTIONS
        if FROM[kind] <= scenario_number and packs >> PACK[kind] & 1
        for _ in range(COPIES[kind])
    ]


TILE_NAMES: Final[list[str]] = [row["key"] for row in tables.TILES]
REQUIREMENTS: Final[list[str]] = list(
    dict.fromkeys(word for row in tables.TILES for word in row["shelves"].split())
)
TILE_SHELVES: Final = [
    [REQUIREMENTS.index(word) for word in row["shelves"].split()] for row in tables.TILES
]
TILE_OF: Final[list[str]] = [row["tile"] for row in tables.SCENARIOS]

# -- events ----------------------------------------------------------------------------------------

IS_DARK_POTION: Final[list[bool]] = [IS_EVENT[n] and bool(RECIPE[n]) for n in range(THINGS)]
MORSMORDRE: Final[int] = thing("morsmordre")
IMPERIO: Final[int] = thing("imperio")
BABBLING_BEVERAGE: Final[int] = thing("babbling-beverage")
CONFUSING_CONCOCTION: Final[int] = thing("confusing-concoction")
ROLLS_AGAINST: Final = [words.startswith("against") for words in _words("effect")]


def _copies_by_scenario(each: Numbered) -> list[tuple[int, int]]:
    """From which scenarios on an event is there, with how many copies more."""
    found = []
    for added in each.row["copies"].split():
        key, _, copies = added.partition(":")
        if key not in SCENARIOS or not copies.isdecimal() or len(copies) > 2:
            place = each.table.place(each.row, "copies")
            raise unknown_word("copies", added, place, [f"{k}:1" for k in SCENARIOS])
        found.append((scenario(key), int(copies)))
    return found


_EVENT_COPIES: Final = [
    _copies_by_scenario(each) if IS_EVENT[n] else [] for n, each in enumerate(_THINGS)
]


@cache
def event_cards(scenario_number: int, packs: int = BOX) -> list[int]:
    """The events of a scenario and of the packs in play, every copy, dark potions included
    (HB-30.3).
    """
    return [
        number
        for number in EVENTS
        if packs >> PACK[number] & 1
        for first, copies in _EVENT_COPIES[number]
        if first <= scenario_number
        for _ in range(copies)
    ]


# -- foes, Locations, Horcruxes, Encounters --------------------------------------------------------

FOE_TYPE: Final = [
    {"villain": v.VILLAINS, "creature": v.CREATURES, "both": v.FOES}.get(row.get("type", ""), 0)
    for row in _ROWS
]
NEED_ATTACK: Final = _numbers("attack")
NEED_INFLUENCE: Final = _numbers("influence")
DIFFICULTY: Final = [a + 2 * i for a, i in zip(NEED_ATTACK, NEED_INFLUENCE, strict=True)]
"""HB-G19."""
EACH_TURN: Final = _programs("each_turn")
REACTION: Final = _programs("reaction")
WHEN: Final = _bits("when", v.WHENS)
POWER: Final = _bits("power", v.POWERS)
REWARD: Final = _programs("reward")


@cache
def recommended_foes(scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-30.1: the foes that a scenario recommends, by set or by name."""
    words = tables.SCENARIOS[scenario_number]["recommended"].split()
    return [
        n
        for n in ALL_FOES
        if (_ROWS[n]["set"] in words or KEYS[n] in words) and packs >> PACK[n] & 1
    ]


@cache
def pool_of_foes(scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-30.5: foes of earlier scenarios that are not recommended, each card once."""
    taken = recommended_foes(scenario_number, packs)
    replaced = _things("basilisk dementor") if scenario_number >= BOX_1 else []
    sets = SCENARIOS[:scenario_number] + (["box1-reprint"] if scenario_number > BOX_1 else [])
    return [
        n
        for n in ALL_FOES
        if _ROWS[n]["set"] in sets and n not in taken and n not in replaced and packs >> PACK[n] & 1
    ]


EVENTS_HERE: Final = [row.get("events", 0) for row in _ROWS]
SPACES: Final = _numbers("spaces")
SPACES_MANY: Final = [row.get("spaces_many", 0) or row.get("spaces", 0) for row in _ROWS]
LOCATION_USE: Final = [
    _program(each, "use") if IS_LOCATION[n] else 0 for n, each in enumerate(_THINGS)
]
LOCATION_COST: Final = _numbers("use_attack")


@cache
def locations_of(scenario_number: int, packs: int = BOX) -> list[int]:
    """The Locations of a scenario and of the packs in play, in their order."""
    return [n for n in LOCATIONS if _is_in(n, scenario_number, packs)]


@cache
def encounters_of(scenario_number: int, packs: int = BOX) -> list[int]:
    """The Encounters of a scenario and of the packs in play, in their order."""
    return [n for n in ENCOUNTERS if _is_in(n, scenario_number, packs)]


@cache
def horcruxes(packs: int = BOX) -> list[int]:
    """The Horcruxes, those of the packs in play after the others."""
    return [n for n in HORCRUXES if packs >> PACK[n] & 1]


def _is_in(number: int, scenario_number: int, packs: int) -> bool:
    is_meant: bool = _ROWS[number]["scenario"] == SCENARIOS[scenario_number]
    return is_meant and bool(packs >> PACK[number] & 1)


NAMED_FOES: Final = [
    _named_in(each.table, each.row, "foes") if IS_ENCOUNTER[n] else []
    for n, each in enumerate(_THINGS)
]
SYMBOLS: Final = [_meant(each, "symbols", v.FACES) for each in _THINGS]
EITHER: Final = [row.get("either") == "yes" for row in _ROWS]
NEEDS: Final = [words.split()[0] if words else "" for words in _words("needs")]
NEEDED: Final = [int(words.split()[1]) if words else 0 for words in _words("needs")]

ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2
USE: Final = [
    {"turn": ONCE_A_TURN, "game": ONCE_A_GAME}.get(row.get("use", ""), 0) for row in _ROWS
]
COST_DISCARD: Final = _numbers("cost_discard")
COST_TYPE: Final = [v.TYPES[row.get("cost_type", "any")] for row in _ROWS]
COST_ATTACK: Final = _numbers("cost_attack")
COST_INFLUENCE: Final = _numbers("cost_influence")
ON: Final[list[str]] = _words("on")

FULL_MOON_RISES: Final[int] = thing("full-moon-rises")
UNREGISTERED_ANIMAGUS: Final[int] = thing("unregistered-animagus")
BEFORE_THE_WIZENGAMOT: Final[int] = thing("before-the-wizengamot")
DUMBLEDORES_REQUEST: Final[int] = thing("dumbledores-request")
THE_SEVENTH_HORCRUX: Final[int] = thing("the-seventh-horcrux")

# -- Heroes ----------------------------------------------------------------------------------------

HERO_KEYS: Final[list[str]] = [row["key"] for row in tables.HEROES]
HERO_FROM: Final = [scenario(row["from"]) for row in tables.HEROES]
HERO_EMBLEMS: Final[list[str]] = [row["emblem"] for row in tables.HEROES]
HERO_LETTERS: Final[list[str]] = [row["letters"] for row in tables.HEROES]
HERO_TAKEN: Final[list[int]] = [row["taken"] for row in tables.HEROES]
"""How gladly computer players take a Hero."""
TAKEN: Final[list[int]] = [row.get("taken", UNSAID) for row in _ROWS]
"""How gladly they take a Hero card, an expert card or a charm, in hundredths."""
OWN_CARDS: Final = [_named_in(tables.HEROES, row, "deck") for row in tables.HEROES]
STARTING_DECKS: Final = [[ALOHOMORA] * 7 + own for own in OWN_CARDS]
STARTING_ITEMS: Final = [[card for card in own if TYPE[card] == v.ITEM] for own in OWN_CARDS]
_HERO_NUMBERS: Final = {key: number for number, key in enumerate(HERO_KEYS)}
HERO_OF: Final = [max(_meant(each, "hero", _HERO_NUMBERS), default=-1) for each in _THINGS]
"""The Hero to whom a Hero card or Patronus belongs."""
DEPICTS: Final = [max(_meant(each, "depicts", _HERO_NUMBERS), default=-1) for each in _THINGS]
_SCENARIO_NUMBERS: Final = {key: number for number, key in enumerate(SCENARIOS)}
UNTIL: Final = [
    max(_meant(each, "until", _SCENARIO_NUMBERS), default=len(SCENARIOS)) for each in _THINGS
]
SECOND: Final = _programs("second")
PROFICIENCY: Final = [IS_EXPERT[n] and HERO_OF[n] < 0 for n in range(THINGS)]


def hero_opinions() -> list[float]:
    """What a Hero is worth to computer players; 0 where nothing is said."""
    said = [row["worth"] for row in tables.HEROES]
    return [0.0 if worth == UNSAID else worth / 100 for worth in said]


@cache
def hero_cards_on_offer(hero: int, scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-2.28."""
    return [
        n
        for n in HERO_CARDS
        if HERO_OF[n] == hero and FROM[n] <= scenario_number <= UNTIL[n] and packs >> PACK[n] & 1
    ]


@cache
def experts_on_offer(hero: int, scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-2.17, HB-30.4, HB-30.7: proficiencies, and the Hero's own Patronus."""
    return [
        n
        for n in EXPERTS
        if FROM[n] <= scenario_number and HERO_OF[n] in (-1, hero) and packs >> PACK[n] & 1
    ]


@cache
def charms_on_offer(scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-2.17: from Pack 1 on."""
    if scenario_number < PACK_1:
        return []
    return [charm for charm in CHARMS if packs >> PACK[charm] & 1]


STAG: Final[int] = thing("stag")
ARITHMANCY: Final[int] = thing("arithmancy")

# -- charms ----------------------------------------------------------------------------------------

CHARM_TRIGGER: Final[list[str]] = _words("trigger")
CHARM_EFFECTS: Final = list(
    zip(_programs("high"), _programs("middle"), _programs("low"), strict=True)
)
CHARM_COSTS: Final = list(
    zip(_numbers("cost_high"), _numbers("cost_middle"), _numbers("cost_low"), strict=True)
)
MEMORY: Final[int] = thing("memory")
PERMANENT_STICKING: Final[int] = thing("permanent-sticking")
PROTEAN: Final[int] = thing("protean")
MEMORY_VALUES: Final = [0, 3, 5]
"""HB-19.14: up to which value a card works twice, by the range of Health."""

# -- rules in figures ------------------------------------------------------------------------------

_RULES: Final[Row] = tables.RULES[0]
FULL_HEALTH: Final[int] = _RULES["health"]
HAND_SIZE: Final[int] = _RULES["hand"]
SHOP_SPACES: Final = 6
SHELVES: Final = 5
HERO_COUNT: Final[int] = len(HERO_KEYS)
DETENTIONS: Final = COPIES[DETENTION]
FACES: Final = [
    [v.INFLUENCE_FACE] * 3 + [v.ATTACK_FACE, v.HEART_FACE, v.CARD_FACE],
    [v.ATTACK_FACE] * 3 + [v.INFLUENCE_FACE, v.HEART_FACE, v.CARD_FACE],
    [v.HEART_FACE] * 3 + [v.INFLUENCE_FACE, v.ATTACK_FACE, v.CARD_FACE],
    [v.CARD_FACE] * 3 + [v.INFLUENCE_FACE, v.ATTACK_FACE, v.HEART_FACE],
    [
        v.HEART_FACE,
        v.HEARTS_FACE,
        v.CARD_FACE,
        v.CARDS_FACE,
        v.ATTACK_FACE,
        v.CONTROL_FACE,
    ],
]
"""The faces 1 to 6 of each die (HB-15.12, HB-G27)."""
