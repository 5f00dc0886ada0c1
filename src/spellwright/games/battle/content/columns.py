"""The tables as columns of numbers.

Everything that is a card of some kind is a *thing* and has one number: first the Hogwarts cards and
Potions (their numbers are the *kinds* that lie in decks and hands), then events, foes, Locations,
Horcruxes, Encounters, Hero cards, expert cards and charms. A column has an entry for every thing.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from spellwright.content import Row
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
_ROWS: Final[list[Row]] = [row for table in _TABLES for row in table]
_STARTS: Final = [sum(len(table) for table in _TABLES[:n]) for n in range(len(_TABLES) + 1)]

POTION_0: Final[int] = _STARTS[1]
KINDS: Final[int] = _STARTS[2]
"""The number of kinds of Hogwarts cards, Potions included."""
EVENT_0: Final[int] = _STARTS[2]
FOE_0: Final[int] = _STARTS[3]
LOCATION_0: Final[int] = _STARTS[4]
HORCRUX_0: Final[int] = _STARTS[5]
ENCOUNTER_0: Final[int] = _STARTS[6]
HERO_CARD_0: Final[int] = _STARTS[7]
EXPERT_0: Final[int] = _STARTS[8]
CHARM_0: Final[int] = _STARTS[9]
THINGS: Final[int] = _STARTS[10]

KEYS: Final[list[str]] = [row["key"] for row in _ROWS]
CLAUSES: Final[list[str]] = [row["clause"] for row in _ROWS]
_NUMBERS: Final = {key: number for number, key in enumerate(KEYS)}


def thing(key: str) -> int:
    """The number of the thing with this key."""
    return _NUMBERS[key]


def _things(keys: str) -> list[int]:
    return [thing(key) for key in keys.split()]


def _numbers(column: str) -> list[int]:
    return [row.get(column, 0) for row in _ROWS]


def _programs(column: str) -> list[int]:
    return [compiled(row.get(column, "")) for row in _ROWS]


def _words(column: str) -> list[str]:
    return [row.get(column, "") for row in _ROWS]


def _bits(column: str, meaning: dict[str, int]) -> list[int]:
    return [sum(meaning[word] for word in words.split()) for words in _words(column)]


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


def _from_on(key: str) -> int:
    """The first scenario that has a thing of this set; later ones have it too (HB-30.3)."""
    return scenario(key) if key in SCENARIOS else len(SCENARIOS)


# -- Hogwarts cards --------------------------------------------------------------------------------

TYPE: Final = [
    *[v.TYPES[row["type"]] for row in tables.CARDS],
    *[v.POTION] * (THINGS - POTION_0),
]
VALUE: Final = _numbers("value")
COPIES: Final = [row["copies"] if n < KINDS else 0 for n, row in enumerate(_ROWS)]
FROM: Final = [_from_on(str(row.get("set") or row.get("from") or "")) for row in _ROWS]
"""The first scenario with this Hogwarts card, Potion, Hero card or expert card."""
IS_STARTING: Final = [row.get("set") == "start" for row in _ROWS]
GROUPS: Final = _bits("groups", v.GROUPS)
EFFECT: Final = _programs("effect")
DISCARD_EFFECT: Final = _programs("discard")
ROLLS_HOUSE_DIE: Final = [
    n < POTION_0 and "roll" in row["effect"] and "roll creature" not in row["effect"]
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
    for n in range(POTION_0)
    if FROM[n] < len(SCENARIOS)
    and any(step.strip().startswith("remove") for step in _ROWS[n]["effect"].split(";"))
]
"""Cards whose played effect removes control without a condition (HB-24.34)."""


@cache
def shop_cards(scenario_number: int) -> list[int]:
    """The Hogwarts cards of a scenario, every copy, in the order of the table (HB-30.3)."""
    return [
        kind
        for kind in range(POTION_0)
        if FROM[kind] <= scenario_number
        for _ in range(COPIES[kind])
    ]


# -- Potions and ingredients -----------------------------------------------------------------------

INGREDIENTS: Final[list[str]] = ["bicorn", "mandrake", "flobber", "hellebore", "lacewing", "wild"]
WILD: Final[int] = INGREDIENTS.index("wild")
RECIPE: Final = [[INGREDIENTS.index(word) for word in words.split()] for words in _words("recipe")]
KEEP: Final = _programs("keep")
BANISH: Final = [
    compiled(row["banish"]) if "recipe" in row and "keep" in row else 0 for row in _ROWS
]
EVEN_MIX: Final = [4, 4, 4, 4, 4, 4]
COUNTED_MIX: Final = [5, 5, 2, 4, 3, 5]


@cache
def potion_cards(scenario_number: int) -> list[int]:
    """The Potions of a scenario, every copy (HB-30.3)."""
    return [
        kind
        for kind in range(POTION_0, KINDS)
        if FROM[kind] <= scenario_number
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

IS_DARK_POTION: Final = [EVENT_0 <= n < FOE_0 and bool(RECIPE[n]) for n in range(THINGS)]
MORSMORDRE: Final[int] = thing("morsmordre")
IMPERIO: Final[int] = thing("imperio")
BABBLING_BEVERAGE: Final[int] = thing("babbling-beverage")
CONFUSING_CONCOCTION: Final[int] = thing("confusing-concoction")
ROLLS_AGAINST: Final = [words.startswith("against") for words in _words("effect")]


@cache
def event_cards(scenario_number: int) -> list[int]:
    """The events of a scenario, every copy, dark potions included (HB-30.3)."""
    found = []
    for number in range(EVENT_0, FOE_0):
        for added in _ROWS[number]["copies"].split():
            key, _, copies = added.partition(":")
            if scenario(key) <= scenario_number:
                found += [number] * int(copies)
    return found


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
def recommended_foes(scenario_number: int) -> list[int]:
    """HB-30.1: the foes that a scenario recommends, by set or by name."""
    words = tables.SCENARIOS[scenario_number]["recommended"].split()
    return [n for n in range(FOE_0, LOCATION_0) if _ROWS[n]["set"] in words or KEYS[n] in words]


@cache
def pool_of_foes(scenario_number: int) -> list[int]:
    """HB-30.5: foes of earlier scenarios that are not recommended, each card once."""
    taken = recommended_foes(scenario_number)
    replaced = _things("basilisk dementor") if scenario_number >= BOX_1 else []
    sets = SCENARIOS[:scenario_number] + (["box1-reprint"] if scenario_number > BOX_1 else [])
    return [
        n
        for n in range(FOE_0, LOCATION_0)
        if _ROWS[n]["set"] in sets and n not in taken and n not in replaced
    ]


EVENTS_HERE: Final = [row.get("events", 0) for row in _ROWS]
SPACES: Final = _numbers("spaces")
SPACES_MANY: Final = [row.get("spaces_many", 0) or row.get("spaces", 0) for row in _ROWS]
LOCATION_USE: Final = [
    compiled(row["use"]) if LOCATION_0 <= n < HORCRUX_0 else 0 for n, row in enumerate(_ROWS)
]
LOCATION_COST: Final = _numbers("use_attack")
LOCATIONS_OF: Final = [
    [n for n in range(LOCATION_0, HORCRUX_0) if _ROWS[n]["scenario"] == key] for key in SCENARIOS
]
ENCOUNTERS_OF: Final = [
    [n for n in range(ENCOUNTER_0, HERO_CARD_0) if _ROWS[n]["scenario"] == key] for key in SCENARIOS
]
HORCRUXES: Final = list(range(HORCRUX_0, ENCOUNTER_0))
NAMED_FOES: Final = [
    _things(row["foes"]) if ENCOUNTER_0 <= n < HERO_CARD_0 else [] for n, row in enumerate(_ROWS)
]
SYMBOLS: Final = [[v.FACES[word] for word in words.split()] for words in _words("symbols")]
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
OWN_CARDS: Final = [_things(row["deck"]) for row in tables.HEROES]
STARTING_DECKS: Final = [[ALOHOMORA] * 7 + own for own in OWN_CARDS]
STARTING_ITEMS: Final = [[card for card in own if TYPE[card] == v.ITEM] for own in OWN_CARDS]
HERO_OF: Final = [HERO_KEYS.index(key) if key else -1 for key in _words("hero")]
"""The Hero to whom a Hero card or Patronus belongs."""
DEPICTS: Final = [HERO_KEYS.index(key) if key else -1 for key in _words("depicts")]
UNTIL: Final = [scenario(key) if key else len(SCENARIOS) for key in _words("until")]
SECOND: Final = _programs("second")
PROFICIENCY: Final = [EXPERT_0 <= n < CHARM_0 and HERO_OF[n] < 0 for n in range(THINGS)]


@cache
def hero_cards_on_offer(hero: int, scenario_number: int) -> list[int]:
    """HB-2.28."""
    return [
        n
        for n in range(HERO_CARD_0, EXPERT_0)
        if HERO_OF[n] == hero and FROM[n] <= scenario_number <= UNTIL[n]
    ]


@cache
def experts_on_offer(hero: int, scenario_number: int) -> list[int]:
    """HB-2.17, HB-30.4, HB-30.7: proficiencies, and the Hero's own Patronus."""
    return [
        n
        for n in range(EXPERT_0, CHARM_0)
        if FROM[n] <= scenario_number and HERO_OF[n] in (-1, hero)
    ]


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
