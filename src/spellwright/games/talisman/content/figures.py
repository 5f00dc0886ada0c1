"""The content tables, read and checked once, as columns of numbers.

Everything that can be held or lie on a space has one numbering: first the 100 Encounter cards, then
the seven names of Equipment and the Hallow of the stack. Copies of one stack share a number.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spellwright.content import Column, Row, load_table, number, text, word

_HERE: Final = Path(__file__).parent

_FIGURES: Final[dict[str, Column]] = {
    "key": text(),
    "name": text(),
    "polish": text(""),
    "magic": number(0, 9, 0),
    "might": number(0, 9, 0),
    "fight_magic": number(0, 9, 0),
    "fight_might": number(0, 9, 0),
    "duel_magic": number(0, 9, 0),
    "spells": number(-3, 3, 0),
    "saves": number(2, 6, 7),
    "carries": number(4, 20, 0),
    "further": number(1, 9, 0),
    "clause": text(),
    "text": text(),
}

ENCOUNTERS: Final = load_table(
    _HERE / "encounters.toml",
    "card",
    {
        **_FIGURES,
        "number": text(),
        "deck": word("outer", "middle"),
        "kind": word(
            "event",
            "op",
            "de",
            "enemy",
            "follower",
            "observer",
            "object",
            "magic",
            "hallow",
            "place",
        ),
        "ability": word("magic", "might", "none", default="none"),
        "value": number(1, 20, 0),
    },
    "key",
)

STACKS: Final = load_table(
    _HERE / "stacks.toml",
    "stack",
    {
        **_FIGURES,
        "kind": word("object", "hallow"),
        "price": number(0, 20),
        "copies": number(1, 20),
    },
    "key",
)

SPELLS: Final = load_table(
    _HERE / "spells.toml",
    "spell",
    {
        "number": text(),
        "key": text(),
        "name": text(),
        "polish": text(""),
        "when": word(
            "any",
            "own-start",
            "start",
            "move",
            "rolled",
            "test",
            "fight",
            "danger",
            "won",
            "cancel",
        ),
        "clause": text(),
        "text": text(),
    },
    "key",
)

CHARACTERS: Final = load_table(
    _HERE / "characters.toml",
    "character",
    {
        "key": text(),
        "name": text(),
        "short": text(),
        "polish": text(""),
        "faction": word("op", "de"),
    },
    "key",
)

SIDES: Final = load_table(
    _HERE / "sides.toml",
    "side",
    {
        "key": text(),
        "character": word(*[row["key"] for row in CHARACTERS]),
        "title": text(),
        "magic": number(1, 12),
        "might": number(1, 12),
        "life": number(1, 12),
        "fate": number(0, 12),
        "start": text(),
        "spells": number(0, 3),
        "galleons": number(0, 20),
        "object": text(""),
        "clause": text(),
        "text": text(),
    },
    "key",
)

# -- factions, abilities, kinds of cards -----------------------------------------------------------

OP: Final = 0
DE: Final = 1
NEUTRAL: Final = 2

MAGIC: Final = 0
MIGHT: Final = 1

EVENT: Final = 0
OP_CARD: Final = 1
DE_CARD: Final = 2
ENEMY: Final = 3
FOLLOWER: Final = 4
OBSERVER: Final = 5
OBJECT: Final = 6
MAGIC_OBJECT: Final = 7
HALLOW_KIND: Final = 8
PLACE: Final = 9
_KIND_WORDS: Final = [
    "event",
    "op",
    "de",
    "enemy",
    "follower",
    "observer",
    "object",
    "magic",
    "hallow",
    "place",
]

OUTER: Final = 0
MIDDLE: Final = 1
SPELL_DECK: Final = 2
STACK: Final = 3
"""Where a card goes back to: one of the decks' discard piles, or its stack."""

# -- cards -----------------------------------------------------------------------------------------

CARDS: Final[list[Row]] = ENCOUNTERS + STACKS
FIRST_STACK: Final = len(ENCOUNTERS)
CARD_KEYS: Final[list[str]] = [row["key"] for row in CARDS]
CARD_NAMES: Final[list[str]] = [row["name"] for row in CARDS]
CARD_TEXTS: Final[list[str]] = [row["text"] for row in CARDS]
CARD_CLAUSES: Final[list[str]] = [row["clause"] for row in CARDS]
KIND: Final[list[int]] = [_KIND_WORDS.index(row["kind"]) for row in CARDS]
NAME: Final[list[int]] = [CARD_NAMES.index(name) for name in CARD_NAMES]
"""The first card of the same name: all Hallows share it (TA-16.5)."""
HOME: Final[list[int]] = [(OUTER if row["deck"] == "outer" else MIDDLE) for row in ENCOUNTERS] + [
    STACK
] * len(STACKS)
ABILITY: Final[list[int]] = [
    {"magic": MAGIC, "might": MIGHT, "none": -1}[row["ability"]] for row in ENCOUNTERS
] + [-1] * len(STACKS)
VALUE: Final[list[int]] = [row["value"] for row in ENCOUNTERS] + [0] * len(STACKS)
MAGIC_BONUS: Final[list[int]] = [row["magic"] for row in CARDS]
MIGHT_BONUS: Final[list[int]] = [row["might"] for row in CARDS]
FIGHT_MAGIC: Final[list[int]] = [row["fight_magic"] for row in CARDS]
FIGHT_MIGHT: Final[list[int]] = [row["fight_might"] for row in CARDS]
DUEL_MAGIC: Final[list[int]] = [row["duel_magic"] for row in CARDS]
SPELL_CHANGE: Final[list[int]] = [row["spells"] for row in CARDS]
SAVES: Final[list[int]] = [row["saves"] for row in CARDS]
CARRIES: Final[list[int]] = [row["carries"] for row in CARDS]
FURTHER: Final[list[int]] = [row["further"] for row in CARDS]
PRICE: Final[list[int]] = [row["price"] for row in STACKS]
COPIES: Final[list[int]] = [row["copies"] for row in STACKS]

FACTION_OF_CARD: Final[list[int]] = [
    OP if kind == OP_CARD else DE if kind == DE_CARD else NEUTRAL for kind in KIND
]
IS_OBJECT: Final[list[bool]] = [kind in (OBJECT, MAGIC_OBJECT, HALLOW_KIND) for kind in KIND]
IS_MAGIC_OBJECT: Final[list[bool]] = [kind in (MAGIC_OBJECT, HALLOW_KIND) for kind in KIND]
IS_HALLOW: Final[list[bool]] = [kind == HALLOW_KIND for kind in KIND]


def _number_for(kind: int, faction: int) -> int:
    """The encounter number of a card for a Character of a faction (TA-8.13, TA-8.26 to 8.29)."""
    if kind == EVENT:
        return 1
    if kind == ENEMY or kind == (DE_CARD if faction == OP else OP_CARD):
        return 2
    if kind == OBSERVER:
        return 4
    return 6 if kind == PLACE else 5


ENCOUNTER_NUMBER: Final[list[list[int]]] = [
    [_number_for(kind, faction) for kind in KIND] for faction in (OP, DE)
]

OUTER_DECK: Final[list[int]] = [c for c, row in enumerate(ENCOUNTERS) if row["deck"] == "outer"]
MIDDLE_DECK: Final[list[int]] = [c for c, row in enumerate(ENCOUNTERS) if row["deck"] == "middle"]


def card(key: str) -> int:
    """The number of a card."""
    return CARD_KEYS.index(key)


# -- spells ----------------------------------------------------------------------------------------

SPELL_KEYS: Final[list[str]] = [row["key"] for row in SPELLS]
SPELL_NAMES: Final[list[str]] = [row["name"] for row in SPELLS]
SPELL_TEXTS: Final[list[str]] = [row["text"] for row in SPELLS]
SPELL_CLAUSES: Final[list[str]] = [row["clause"] for row in SPELLS]
SPELL_WHEN: Final[list[str]] = [row["when"] for row in SPELLS]


def spell(key: str) -> int:
    """The number of a Spell."""
    return SPELL_KEYS.index(key)


OBLIVIATE: Final = spell("obliviate")
LUMOS: Final = spell("lumos")
ACCIO: Final = spell("accio")
IMPEDIMENTA: Final = spell("impedimenta")
EPISKEY: Final = spell("episkey")
IMMOBULUS: Final = spell("immobulus")
EXPECTO_PATRONUM: Final = spell("expecto-patronum")
EXPULSO: Final = spell("expulso")
PROTEGO: Final = spell("protego")
STUPEFY: Final = spell("stupefy")
ALOHOMORA: Final = spell("alohomora")
APPARATE: Final = spell("apparate")
AVADA_KEDAVRA: Final = spell("avada-kedavra")
CONFUNDO: Final = spell("confundo")
CRUCIO: Final = spell("crucio")
EXPELLIARMUS: Final = spell("expelliarmus")
FINITE_INCANTATEM: Final = spell("finite-incantatem")
IMPERIO: Final = spell("imperio")
LEGILIMENS: Final = spell("legilimens")
REDUCTO: Final = spell("reducto")
RIDDIKULUS: Final = spell("riddikulus")
SECTUMSEMPRA: Final = spell("sectumsempra")
TRANSFIGURO: Final = spell("transfiguro")
WINGARDIUM_LEVIOSA: Final = spell("wingardium-leviosa")

# -- characters ------------------------------------------------------------------------------------

CHARACTER_KEYS: Final[list[str]] = [row["key"] for row in CHARACTERS]
FACTION: Final[list[int]] = [OP if row["faction"] == "op" else DE for row in CHARACTERS]
SIDE_KEYS: Final[list[str]] = [row["key"] for row in SIDES]
START_MAGIC: Final[list[int]] = [row["magic"] for row in SIDES]
START_MIGHT: Final[list[int]] = [row["might"] for row in SIDES]
START_LIFE: Final[list[int]] = [row["life"] for row in SIDES]
START_FATE: Final[list[int]] = [row["fate"] for row in SIDES]
START_SPELLS: Final[list[int]] = [row["spells"] for row in SIDES]
START_GALLEONS: Final[list[int]] = [row["galleons"] for row in SIDES]
START_OBJECT: Final[list[int]] = [card(row["object"]) if row["object"] else -1 for row in SIDES]
START_SPACE: Final[list[str]] = [row["start"] for row in SIDES]
SIDES_OF: Final[list[list[int]]] = [
    [n for n, side in enumerate(SIDES) if side["character"] == key] for key in CHARACTER_KEYS
]


def side(key: str) -> int:
    """The number of a side of a Character card."""
    return SIDE_KEYS.index(key)


HARRY_A: Final = side("harry-a")
HARRY_B: Final = side("harry-b")
DUMBLEDORE_A: Final = side("dumbledore-a")
DUMBLEDORE_B: Final = side("dumbledore-b")
MCGONAGALL_A: Final = side("mcgonagall-a")
MCGONAGALL_B: Final = side("mcgonagall-b")
HAGRID_A: Final = side("hagrid-a")
HAGRID_B: Final = side("hagrid-b")
DRACO_A: Final = side("draco-a")
DRACO_B: Final = side("draco-b")
BELLATRIX_A: Final = side("bellatrix-a")
BELLATRIX_B: Final = side("bellatrix-b")
LUCIUS_A: Final = side("lucius-a")
LUCIUS_B: Final = side("lucius-b")
PETTIGREW_A: Final = side("pettigrew-a")
PETTIGREW_B: Final = side("pettigrew-b")

# -- cards that rules name -------------------------------------------------------------------------

STINKSAP: Final = card("doused-in-stinksap")
DEMENTORS_OVER_LONDON: Final = card("dementors-over-london")
WORLD_CUP_WIN: Final = card("world-cup-win")
MINISTRY_RAID: Final = card("ministry-raid")
DARK_MARK: Final = card("dark-mark-in-the-sky")
FLOO_CLOSED: Final = card("floo-network-closed")
OWL_POST: Final = card("owl-post")
KNIGHT_BUS: Final = card("knight-bus")
LONDON_FOG: Final = card("london-fog")
PORTKEY_OFFICE: Final = card("portkey-office-opens")
FRED_AND_GEORGE: Final = card("fred-and-george-weasley")
LUNA: Final = card("luna-lovegood")
NEVILLE: Final = card("neville-longbottom")
GINNY: Final = card("ginny-weasley")
RON: Final = card("ron-weasley")
ARTHUR: Final = card("arthur-weasley")
MOLLY: Final = card("molly-weasley")
KINGSLEY: Final = card("kingsley-shacklebolt")
MUNDUNGUS: Final = card("mundungus-fletcher")
NARCISSA: Final = card("narcissa-malfoy")
DOLOHOV: Final = card("antonin-dolohov")
GREYBACK: Final = card("fenrir-greyback")
SCABIOR: Final = card("scabior")
KARKAROFF: Final = card("igor-karkaroff")
YAXLEY: Final = card("corban-yaxley")
CRABBE_AND_GOYLE: Final = card("crabbe-and-goyle")
RODOLPHUS: Final = card("rodolphus-lestrange")
MACNAIR: Final = card("walden-macnair")
PIXIES: Final = card("cornish-pixies")
WARDROBE_BOGGART: Final = card("wardrobe-boggart")
HAG: Final = card("knockturn-hag")
STRAY_DEMENTOR: Final = card("stray-dementor")
INFERIUS: Final = card("inferius")
DOBBY: Final = card("dobby")
FANG: Final = card("fang")
OLLIVANDER: Final = card("garrick-ollivander")
RITA_SKEETER: Final = card("rita-skeeter")
FUDGE: Final = card("cornelius-fudge")
STAN_SHUNPIKE: Final = card("stan-shunpike")
GRIPHOOK: Final = card("griphook")
BORGIN: Final = card("mr-borgin")
REMEMBRALL: Final = card("remembrall")
SNEAKOSCOPE: Final = card("sneakoscope")
PURSE: Final = card("purse-of-galleons")
PRINCES_BOOK: Final = card("half-blood-princes-book")
SEASIDE_CAVE: Final = card("seaside-cave")
SHELL_COTTAGE: Final = card("shell-cottage")
RIDDLE_HOUSE: Final = card("riddle-house")
LAMP_SHOP: Final = card("ottery-lamp-shop")
DECREE: Final = card("educational-decree")
FULL_MOON: Final = card("full-moon")
TRIWIZARD_CHAMPION: Final = card("triwizard-champion")
PEEVES_STRIKES: Final = card("peeves-strikes")
PHOENIX_SONG: Final = card("phoenix-song")
DARK_LORD_CALLS: Final = card("the-dark-lord-calls")
SIRIUS: Final = card("sirius-black")
LUPIN: Final = card("remus-lupin")
MOODY: Final = card("alastor-moody")
FLITWICK: Final = card("filius-flitwick")
SPROUT: Final = card("pomona-sprout")
ARMY: Final = card("dumbledores-army")
SNAPE: Final = card("severus-snape")
UMBRIDGE: Final = card("dolores-umbridge")
ROOKWOOD: Final = card("augustus-rookwood")
SNATCHERS: Final = card("snatchers")
ACROMANTULA: Final = card("acromantula")
CENTAURS: Final = card("angry-centaurs")
DEMENTOR_SWARM: Final = card("dementor-swarm")
HORNTAIL: Final = card("hungarian-horntail")
BASILISK: Final = card("basilisk")
GRAWP: Final = card("grawp")
BUCKBEAK: Final = card("buckbeak")
NICK: Final = card("nearly-headless-nick")
MYRTLE: Final = card("moaning-myrtle")
POMFREY: Final = card("madam-pomfrey")
TRELAWNEY: Final = card("sybill-trelawney")
SWORD: Final = card("sword-of-gryffindor")
TIME_TURNER: Final = card("time-turner")
FELIX_FELICIS: Final = card("felix-felicis")
MIRROR: Final = card("mirror-of-erised")
CHAMBER: Final = card("chamber-of-secrets")

WAND: Final = card("wand")
FLOO_POWDER: Final = card("floo-powder")
LANTERN: Final = card("lantern")
PORTKEY: Final = card("portkey")
HALLOW: Final = card("hallow")
EQUIPMENT: Final[list[int]] = list(range(FIRST_STACK, HALLOW))

# -- figures of the rules --------------------------------------------------------------------------

HIGHEST: Final = 12
"""No indicator rises above it (TA-1.8)."""
GALLEONS: Final = 20
FATE_TOKENS: Final = 36
MOST_OBJECTS: Final = 4
MOST_FOLLOWERS: Final = 3
MOST_SPELLS: Final = 3
SPELL_LIMIT: Final = [0, 0, 0, 0, 1, 2, 2, 3]
"""By total Magic; the last entry holds for all above (TA-17.1)."""
TROPHY_POINTS: Final = 5
SLOW_TROPHY_POINTS: Final = 7
BARRIER: Final = 9
FERRET_TURNS: Final = 2
CAVE_FATE: Final = 4
COTTAGE_COUNTERS: Final = 3
VOLDEMORT_VALUE: Final = [7, 9, 10, 12]
"""By Region, the Great Hall last (TA-7.11)."""
