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
    missing_value,
    numbered,
    row_emblem,
    row_word,
    unknown_word,
    wrong_number,
)
from spellwright.games.battle.content import tables
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import compiled
from spellwright.games.battle.content.saying import say
from spellwright.kernel.pack import own_key
from spellwright.kernel.refusal import Refused

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


def _words_in(each: Numbered, column: str, known: Iterable[str], what: str) -> list[str]:
    """What a row names in a column, in full; refused with its place if there is no such one."""
    words = str(each.row.get(column) or "").split()
    return [row_word(each, column, known, word, what) for word in words]


def _word_in(each: Numbered, column: str, known: Iterable[str], what: str) -> str:
    """The one thing that a row names in a column, in full; "" if it names none."""
    written = str(each.row.get(column) or "")
    return row_word(each, column, known, written, what) if written else ""


def _one(each: Numbered, column: str, meaning: dict[str, int], otherwise: int = -1) -> int:
    """The number of the one word of a row in a column."""
    return meaning.get(_word_in(each, column, meaning, "word"), otherwise)


def _named_in(each: Numbered, column: str, among: list[int]) -> list[int]:
    """The things of a kind that a row names."""
    known = [KEYS[number] for number in among]
    return [thing(key) for key in _words_in(each, column, known, "card")]


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
    return [meaning[word] for word in _words_in(each, column, meaning, "word")]


# -- scenarios -------------------------------------------------------------------------------------

_SCENARIOS: Final = numbered("scenario", tables.SCENARIOS)
SCENARIOS: Final[list[str]] = [each.row["key"] for each in _SCENARIOS]
SCENARIO_PACK: Final[list[int]] = [IN_PLAY.number(each.pack) for each in _SCENARIOS]
_BOX_SCENARIOS: Final[list[str]] = [each.row["key"] for each in _SCENARIOS if not each.pack]
PACK_SCENARIOS: Final[list[int]] = [number for number, pack in enumerate(SCENARIO_PACK) if pack]
SLOTS: Final[list[int]] = [each.row["slots"] for each in _SCENARIOS]
FOE_COUNT: Final[list[int]] = [each.row["foes"] for each in _SCENARIOS]
_SCENARIO_NUMBERS: Final = {key: number for number, key in enumerate(SCENARIOS)}


def _level_of(each: Numbered) -> int:
    """The scenario of the box whose rules and modules hold: its own, or the one that it names."""
    if each.row["level"]:
        return scenario(row_word(each, "level", _BOX_SCENARIOS))
    if each.pack:
        raise missing_value(each.table.place(each.row, "level"))
    return scenario(str(each.row["key"]))


def scenario(key: str) -> int:
    return _SCENARIO_NUMBERS[key]


LEVEL: Final[list[int]] = [_level_of(each) for each in _SCENARIOS]
"""What “from Game 3 on” and the like ask for (HB-30.1), not the number of the scenario."""
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
CAMPAIGN_LEVELS: Final[list[int]] = [*range(GAME_7 + 1), PACK_4]
"""HB-25.19."""


_FOES_BY_KEY: Final = {KEYS[foe]: foe for foe in ALL_FOES}
FINAL_FOE: Final[list[int]] = [_one(each, "voldemort", _FOES_BY_KEY) for each in _SCENARIOS]


def scenario_opinions() -> list[float]:
    """What computer players have learnt of each scenario; one of which nothing is said is like the
    one at whose level it is played.
    """
    said = [each.row["odds"] for each in _SCENARIOS]
    found = [said[LEVEL[n]] if odds == UNSAID else odds for n, odds in enumerate(said)]
    return [odds / 100 for odds in found]


def scenario_emblems(known: Iterable[str]) -> list[str]:
    """The emblem that each scenario names; "" if it names none."""
    return [row_emblem(each, known) for each in _SCENARIOS]


_NEVER: Final = len(SCENARIOS)
"""In place of the scenario from which on something is there."""
_OTHER_SETS: Final = ("start", "supply", "voldemort", "box1-reprint")
"""Of cards that no scenario brings into its decks."""


def _set_of(each: Numbered) -> str:
    """The set that brings a thing, or the scenario from which on it is there."""
    column = "set" if "set" in each.row else "from"
    return _word_in(each, column, [*SCENARIOS, *_OTHER_SETS], "scenario")


def _from_on(key: str) -> int:
    """The first scenario that has a thing of this set; later ones have it too (HB-30.3)."""
    return scenario(key) if key in _BOX_SCENARIOS else _NEVER


def _only_in(key: str) -> int:
    """The scenario of a pack that alone has a thing of this set, -1 if none."""
    return scenario(key) if key in SCENARIOS and key not in _BOX_SCENARIOS else -1


# -- Hogwarts cards --------------------------------------------------------------------------------

TYPE: Final = [v.TYPES[row["type"]] if IS_CARD[n] else v.POTION for n, row in enumerate(_ROWS)]
VALUE: Final = _numbers("value")
COPIES: Final = [row["copies"] if IS_KIND[n] else 0 for n, row in enumerate(_ROWS)]
_SETS: Final = [_set_of(each) for each in _THINGS]
FROM: Final[list[int]] = [_from_on(key) for key in _SETS]
"""The first scenario with this Hogwarts card, Potion, Hero card or expert card."""
_ONLY_IN: Final = [_only_in(key) for key in _SETS]


def _is_there(number: int, scenario_number: int, packs: int) -> bool:
    """Whether a scenario has a thing, with these packs in play (HB-30.3)."""
    is_meant = FROM[number] <= LEVEL[scenario_number] or _ONLY_IN[number] == scenario_number
    return is_meant and bool(packs >> PACK[number] & 1)


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
    if FROM[n] < _NEVER
    and any(step.strip().startswith("remove") for step in _ROWS[n]["effect"].split(";"))
]
"""Cards whose played effect removes control without a condition (HB-24.34)."""


def _chosen(column: str, things: list[int]) -> list[list[str]]:
    """For each scenario the sets and things to which it keeps; it has all if it names none."""
    known = [*SCENARIOS, *[KEYS[number] for number in things]]
    return [_words_in(each, column, known, "card") for each in _SCENARIOS]


_MARKETS: Final = _chosen("market", CARDS)


def _is_sold(kind: int, scenario_number: int) -> bool:
    market = _MARKETS[scenario_number]
    return not market or _SETS[kind] in market or KEYS[kind] in market


@cache
def shop_cards(scenario_number: int, packs: int = BOX) -> list[int]:
    """The Hogwarts cards of a scenario and of the packs in play, every copy, in the order of their
    numbers (HB-30.3).
    """
    return [
        kind
        for kind in CARDS
        if _is_there(kind, scenario_number, packs) and _is_sold(kind, scenario_number)
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
        if _is_there(kind, scenario_number, packs)
        for _ in range(COPIES[kind])
    ]


TILE_NAMES: Final[list[str]] = [row["key"] for row in tables.TILES]
REQUIREMENTS: Final[list[str]] = list(
    dict.fromkeys(word for row in tables.TILES for word in row["shelves"].split())
)
TILE_SHELVES: Final = [
    [REQUIREMENTS.index(word) for word in row["shelves"].split()] for row in tables.TILES
]


def _tile_of(number: int) -> str:
    """The tile that a scenario names, or that of its level; there is none before Pack 2."""
    each, level = _SCENARIOS[number], LEVEL[number]
    known = [name.partition("-")[0] for name in TILE_NAMES] if level >= PACK_2 else []
    if not each.row["tile"]:
        return str(_SCENARIOS[level].row["tile"])
    return row_word(each, "tile", known)


TILE_OF: Final[list[str]] = [_tile_of(number) for number in range(len(SCENARIOS))]

# -- events ----------------------------------------------------------------------------------------

IS_DARK_POTION: Final[list[bool]] = [IS_EVENT[n] and bool(RECIPE[n]) for n in range(THINGS)]
MORSMORDRE: Final[int] = thing("morsmordre")
IMPERIO: Final[int] = thing("imperio")
BABBLING_BEVERAGE: Final[int] = thing("babbling-beverage")
CONFUSING_CONCOCTION: Final[int] = thing("confusing-concoction")
ROLLS_AGAINST: Final = [words.startswith("against") for words in _words("effect")]


def _copies_by_scenario(each: Numbered) -> list[tuple[str, int]]:
    """The sets that bring an event, and how many copies each of them brings."""
    found = []
    for added in each.row["copies"].split():
        key, _, copies = added.partition(":")
        place = each.table.place(each.row, "copies")
        if not copies.isdecimal() or not copies.isascii() or len(copies) > 2:
            raise unknown_word("copies", added, place, [f"{k}:1" for k in SCENARIOS])
        found.append((row_word(each, "copies", SCENARIOS, key, "scenario"), int(copies)))
    return found


_EVENT_COPIES: Final = [
    _copies_by_scenario(each) if IS_EVENT[n] else [] for n, each in enumerate(_THINGS)
]
_DARK_ARTS: Final = _chosen("dark_arts", EVENTS)


def _copies_of(event: int, scenario_number: int) -> int:
    """How many copies of an event a scenario has."""
    level, chosen = LEVEL[scenario_number], _DARK_ARTS[scenario_number]
    return sum(
        [
            copies
            for key, copies in _EVENT_COPIES[event]
            if (_from_on(key) <= level or _only_in(key) == scenario_number)
            and (not chosen or key in chosen or KEYS[event] in chosen)
        ]
    )


@cache
def event_cards(scenario_number: int, packs: int = BOX) -> list[int]:
    """The events of a scenario and of the packs in play, every copy, dark potions included
    (HB-30.3).
    """
    return [
        number
        for number in EVENTS
        if packs >> PACK[number] & 1
        for _ in range(_copies_of(number, scenario_number))
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


_SETS_AND_FOES: Final = [*SCENARIOS, *_OTHER_SETS, *[KEYS[foe] for foe in ALL_FOES]]
_RECOMMENDED: Final = [_words_in(each, "recommended", _SETS_AND_FOES, "foe") for each in _SCENARIOS]


@cache
def recommended_foes(scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-30.1: the foes that a scenario recommends, by set or by name, and those that its
    Encounters name (HB-2.9).
    """
    words = _RECOMMENDED[scenario_number]
    wanted = [foe for each in encounters_of(scenario_number, packs) for foe in NAMED_FOES[each]]
    return [
        n
        for n in ALL_FOES
        if (_SETS[n] in words or KEYS[n] in words or n in wanted)
        and n != FINAL_FOE[scenario_number]
        and packs >> PACK[n] & 1
    ]


@cache
def pool_of_foes(scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-30.5: foes of earlier scenarios that are not recommended, each card once."""
    level = LEVEL[scenario_number]
    taken = [*recommended_foes(scenario_number, packs), FINAL_FOE[scenario_number]]
    replaced = _things("basilisk dementor") if level >= BOX_1 else []
    sets = _BOX_SCENARIOS[:level] + (["box1-reprint"] if level > BOX_1 else [])
    return [
        n
        for n in ALL_FOES
        if _SETS[n] in sets and n not in taken and n not in replaced and packs >> PACK[n] & 1
    ]


EVENTS_HERE: Final = [row.get("events", 0) for row in _ROWS]
SPACES: Final = _numbers("spaces")
SPACES_MANY: Final = [row.get("spaces_many", 0) or row.get("spaces", 0) for row in _ROWS]
LOCATION_USE: Final = [
    _program(each, "use") if IS_LOCATION[n] else 0 for n, each in enumerate(_THINGS)
]
LOCATION_COST: Final = _numbers("use_attack")


_PLACE_IN: Final = [_one(each, "scenario", _SCENARIO_NUMBERS) for each in _THINGS]
"""The scenario of a Location or an Encounter."""


@cache
def locations_of(scenario_number: int, packs: int = BOX) -> list[int]:
    """The Locations of a scenario and of the packs in play, in their order."""
    return _placed_in(scenario_number, LOCATIONS, packs)


@cache
def encounters_of(scenario_number: int, packs: int = BOX) -> list[int]:
    """The Encounters of a scenario and of the packs in play, in their order."""
    return _placed_in(scenario_number, ENCOUNTERS, packs)


def _placed_in(scenario_number: int, things: list[int], packs: int) -> list[int]:
    """The things of a scenario; if it has none of its own, those of its level."""
    there = [n for n in things if packs >> PACK[n] & 1]
    own = [n for n in there if _PLACE_IN[n] == scenario_number]
    return own or [n for n in there if _PLACE_IN[n] == LEVEL[scenario_number]]


@cache
def horcruxes(packs: int = BOX) -> list[int]:
    """The Horcruxes, those of the packs in play after the others."""
    return [n for n in HORCRUXES if packs >> PACK[n] & 1]


NAMED_FOES: Final = [
    _named_in(each, "foes", ALL_FOES) if IS_ENCOUNTER[n] else [] for n, each in enumerate(_THINGS)
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

_HEROES: Final = numbered("hero", tables.HEROES)
HERO_KEYS: Final[list[str]] = [each.row["key"] for each in _HEROES]
HERO_COUNT: Final[int] = len(HERO_KEYS)
HERO_PACK: Final[list[int]] = [IN_PLAY.number(each.pack) for each in _HEROES]
_HERO_SETS: Final = [_word_in(each, "from", SCENARIOS, "scenario") for each in _HEROES]
HERO_CLAUSES: Final[list[str]] = [each.row["clause"] for each in _HEROES]
HERO_TAKEN: Final[list[int]] = [each.row["taken"] for each in _HEROES]
"""How gladly computer players take a Hero."""
IN_CAMPAIGNS: Final[list[int]] = [
    hero
    for hero in range(HERO_COUNT)
    if not HERO_PACK[hero] and _HERO_SETS[hero] == _BOX_SCENARIOS[0]
]
"""HB-25.20: the Heroes of the first game; those of packs are for single games."""


def hero_emblems(known: Iterable[str], otherwise: str) -> list[str]:
    names = list(known)
    return [row_emblem(each, names) or otherwise for each in _HEROES]


def hero_letters() -> list[str]:
    """The two letters that stand for a Hero; where a row says none, those that its key begins
    with.
    """
    return [each.row["letters"] or initials(own_key(each.row["key"])) for each in _HEROES]


def initials(key: str) -> str:
    """
    >>> initials("owl-keeper"), initials("jack"), initials("x")
    ('OK', 'JA', 'X')
    """
    first, _, rest = key.partition("-")
    return (first[:1] + rest[:1] if rest else first[:2]).upper()


TAKEN: Final[list[int]] = [row.get("taken", UNSAID) for row in _ROWS]
"""How gladly they take a Hero card, an expert card or a charm, in hundredths."""
OWN_CARDS: Final[list[list[int]]] = [_named_in(each, "deck", CARDS) for each in _HEROES]
STARTING_DECKS: Final[list[list[int]]] = [[ALOHOMORA] * 7 + own for own in OWN_CARDS]
STARTING_ITEMS: Final = [[card for card in own if TYPE[card] == v.ITEM] for own in OWN_CARDS]
_HERO_NUMBERS: Final = {key: number for number, key in enumerate(HERO_KEYS)}
HERO_OF: Final = [_one(each, "hero", _HERO_NUMBERS) for each in _THINGS]
"""The Hero to whom a Hero card or Patronus belongs."""
DEPICTS: Final = [_one(each, "depicts", _HERO_NUMBERS) for each in _THINGS]
_LEVELS: Final = {key: number for number, key in enumerate(_BOX_SCENARIOS)}
UNTIL: Final = [_one(each, "until", _LEVELS, _NEVER) for each in _THINGS]
SECOND: Final = _programs("second")
PROFICIENCY: Final = [IS_EXPERT[n] and HERO_OF[n] < 0 for n in range(THINGS)]


def hero_opinions() -> list[float]:
    """What a Hero is worth to computer players; 0 where nothing is said."""
    said = [each.row["worth"] for each in _HEROES]
    return [0.0 if worth == UNSAID else worth / 100 for worth in said]


@cache
def heroes_of(scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-2.27: the Heroes of a scenario and of the packs in play."""
    return [
        hero
        for hero, key in enumerate(_HERO_SETS)
        if packs >> HERO_PACK[hero] & 1
        and (_from_on(key) <= LEVEL[scenario_number] or _only_in(key) == scenario_number)
    ]


@cache
def hero_cards_on_offer(hero: int, scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-2.28."""
    return [
        n
        for n in HERO_CARDS
        if HERO_OF[n] == hero
        and LEVEL[scenario_number] <= UNTIL[n]
        and _is_there(n, scenario_number, packs)
    ]


@cache
def experts_on_offer(hero: int, scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-2.17, HB-30.4, HB-30.7: proficiencies, and the Hero's own Patronus."""
    return [n for n in EXPERTS if HERO_OF[n] in (-1, hero) and _is_there(n, scenario_number, packs)]


@cache
def charms_on_offer(scenario_number: int, packs: int = BOX) -> list[int]:
    """HB-2.17: from Pack 1 on."""
    if LEVEL[scenario_number] < PACK_1:
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


def _check_scenarios() -> None:
    """Refuse a scenario without a Location, and one of a pack with more foes than there are."""
    for number, each in enumerate(_SCENARIOS):
        packs = BOX | 1 << SCENARIO_PACK[number]
        if not locations_of(number, packs):
            where = str(each.table.place(each.row, "key"))
            raise Refused("content", say("refusal-scenario-nowhere", where=where))
        there = len(recommended_foes(number, packs)) + len(pool_of_foes(number, packs))
        if each.pack and FOE_COUNT[number] > there:
            place = each.table.place(each.row, "foes")
            raise wrong_number(place, FOE_COUNT[number], 1, there)


_check_scenarios()
