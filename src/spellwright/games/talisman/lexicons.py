"""What people and things are called.

Seats are called by the Characters they lead, so that the log reads as a tale.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.board import SPACE_KEYS, SPACES
from spellwright.games.talisman.content.columns import (
    CARD_KEYS,
    CARD_NAMES,
    CHARACTER_KEYS,
    KIND_KEYS,
    SIDE_KEYS,
    SPELL_KEYS,
    spell_effect_place,
)
from spellwright.kernel.pack import namespace_of, own_key
from spellwright.kernel.phrases import Lexicon, domain_of, named, numbers, players, texts
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Argument, Noun, Saying

DOMAIN: Final = "talisman"
MOST_SEATS: Final = 6
MOST_AMOUNT: Final = 999
MOST_COINS: Final = 99


def say(key: str, **args: Argument) -> Saying:
    """A sentence of this game, to be put into words in the reader's language."""
    return Saying(DOMAIN, key, args)


PLAYERS: Final = players("player", MOST_SEATS)
"""People, where it does not matter which Character they have."""
WHO: Final = named(DOMAIN, "character", CHARACTER_KEYS)


def _more_names(kind: str, plain: str, keys: list[str]) -> Lexicon:
    """Other names of what the box has; rows of packs have their plain ones here, too."""
    nouns = [
        Noun(namespace_of(key), f"{plain}-{own_key(key)}")
        if namespace_of(key)
        else Noun(DOMAIN, f"{kind}-{key}")
        for key in keys
    ]
    return Lexicon(kind, keys, nouns)


FULL_NAMES: Final = _more_names("full-name", "character", CHARACTER_KEYS)
SIDE_NAMES: Final = named(DOMAIN, "side", SIDE_KEYS)
SIDE_TITLES: Final = _more_names("title", "side", SIDE_KEYS)
SIDE_TEXTS: Final = texts(DOMAIN, "side-text", SIDE_KEYS)
SPACE: Final = Lexicon(
    "space", SPACE_KEYS, [Noun(DOMAIN, f"space-{row['name']}") for row in SPACES]
)
"""Several spaces of the board have one name."""
SHORTER: Final = ("inn-2", "inn-4", "inn-6", "inn-8", "out-9", "out-10", "out-17", "mid-9")
"""Spaces whose names are too long for the board."""
LONG_ON_BUTTONS: Final = ("inn-6",)
BOARD_NAMES: Final = Lexicon(
    "board-name",
    SPACE_KEYS,
    [
        Noun(DOMAIN, f"{'board-name' if row['key'] in SHORTER else 'space'}-{row['name']}")
        for row in SPACES
    ],
)
WAY_NAMES: Final = Lexicon(
    "space",
    SPACE_KEYS,
    [
        Noun(DOMAIN, f"{'way-name' if row['key'] in LONG_ON_BUTTONS else 'space'}-{row['name']}")
        for row in SPACES
    ],
)
"""The spaces on buttons, where there is little room."""
REGIONS: Final = named(DOMAIN, "region", ["london", "grounds", "castle", "hall"])
REGION_LABELS: Final = texts(DOMAIN, "region-label", ["london", "grounds", "castle", "hall"])
SPACE_TEXTS: Final = Lexicon(
    "space-text", SPACE_KEYS, [Saying(DOMAIN, f"space-text-{row['name']}") for row in SPACES]
)
CARD: Final = Lexicon(
    "card",
    CARD_KEYS,
    [Noun(domain_of(name, DOMAIN), f"card-{own_key(name)}") for name in CARD_NAMES],
)
CARD_TEXTS: Final = texts(DOMAIN, "card-text", CARD_KEYS)
KINDS: Final = texts(DOMAIN, "kind", KIND_KEYS)
SPELL: Final = named(DOMAIN, "spell", SPELL_KEYS)
SPELL_TEXTS: Final = texts(DOMAIN, "spell-text", SPELL_KEYS)
SPELL_TIMES: Final = Lexicon(
    "spell-when",
    SPELL_KEYS,
    [
        SPELL_TEXTS.nouns[n] if namespace_of(key) else Saying(DOMAIN, f"spell-when-{key}")
        for n, key in enumerate(SPELL_KEYS)
    ],
)
"""When a Spell can be cast: the beginning of its text; of a pack's Spell, the text."""
AMOUNT: Final = numbers("number", MOST_AMOUNT)
COINS: Final = numbers("coins", MOST_COINS)
LIVES: Final = numbers("lives", MOST_COINS)
ABILITY: Final = named(DOMAIN, "ability", ["magic", "might"])
FACTION: Final = named(DOMAIN, "faction", ["op", "de"])
WAY_ROUND: Final = named(DOMAIN, "direction", ["cw", "ccw"])
DECK: Final = named(DOMAIN, "deck", ["outer", "middle"])
DIE: Final = named(DOMAIN, "die", ["first", "second", "third"])
FOE: Final = named(DOMAIN, "foe", ["dementor", "goblin", "flying-key", "boggart", "basilisk"])
DEMENTOR: Final = 0
GOBLIN: Final = 1
FLYING_KEY: Final = 2
BOGGART: Final = 3
CHAMBER_BASILISK: Final = 4
HOUSE: Final = Lexicon(
    "house", ["broomsticks", "tea-shop", "hogs-head", "blotts", "wheezes-sell", "wheezes-buy"]
)
BROOMSTICKS: Final = 0
TEA_SHOP: Final = 1
HOGS_HEAD: Final = 2
BLOTTS: Final = 3
WHEEZES_SELL: Final = 4
WHEEZES_BUY: Final = 5
PRICE: Final = Lexicon("price", ["fate", "galleon", "life"])
PAY_FATE: Final = 0
PAY_GALLEON: Final = 1
PAY_LIFE: Final = 2
QUEST: Final = named(
    DOMAIN,
    "quest",
    [
        "none",
        "take-life",
        "defeat-enemy",
        "follower",
        "magic-object",
        "three-galleons",
        "two-galleons",
    ],
)
PURPOSE: Final = Lexicon(
    "purpose", ["move", "attack", "duel", "space", "event", "observer", "card", "test", "ministry"]
)
"""What a roll is for, numbered as in rules.dice."""
GIFT: Final = Lexicon(
    "gift",
    [
        "undaunted",
        "well-read",
        "resourceful",
        "woodwise",
        "profiteer",
        "inspired",
        "influential",
        "servant",
        "fugitive",
        "swift",
        "bloodthirsty",
        "animagus",
    ],
)
"""What a Character does by its own card."""
GIFT_CLAUSES: Final = (
    "TA-MM3",
    "TA-AD2",
    "TA-MM1",
    "TA-RH4",
    "TA-LM3",
    "TA-BL2",
    "TA-LMB2",
    "TA-PPB4",
    "TA-BLB1",
    "TA-BL4",
    "TA-BLB3",
    "TA-MMB3",
)
UNDAUNTED: Final = 0
WELL_READ: Final = 1
RESOURCEFUL: Final = 2
WOODWISE: Final = 3
PROFITEER: Final = 4
INSPIRED: Final = 5
INFLUENTIAL: Final = 6
SERVANT: Final = 7
FUGITIVE: Final = 8
SWIFT: Final = 9
BLOODTHIRSTY: Final = 10
ANIMAGUS: Final = 11
REASON: Final = Lexicon(
    "reason",
    [
        "too-poor",
        "unhurt",
        "nothing-to-have",
        "nobody-else",
        "other-side",
        "done-already",
        "nothing-to-lose",
        "quest-already",
    ],
)
"""Why nothing comes of a card or a space."""
TOO_POOR: Final = 0
UNHURT: Final = 1
NOTHING_TO_HAVE: Final = 2
NOBODY_ELSE: Final = 3
OTHER_SIDE: Final = 4
DONE_ALREADY: Final = 5
NOTHING_TO_LOSE: Final = 6
QUEST_ALREADY: Final = 7

MEANING: Final = Lexicon(
    "meaning",
    [
        "plain",
        "walk",
        "voldemort",
        "win",
        "draw",
        "loss",
        "barrier-passed",
        "barrier-held",
        "gates-open",
        "gates-shut",
        "nothing",
        "lose-life",
        "lose-two-lives",
        "lose-lives",
        "gain-life",
        "gain-two-lives",
        "lose-fate",
        "gain-fate",
        "gain-two-fate",
        "lose-galleon",
        "gain-galleon",
        "gain-magic",
        "gain-might",
        "gain-ability",
        "lose-magic",
        "lose-might",
        "gain-spell",
        "lose-turn",
        "ferret",
        "set-token",
        "look",
        "lose-follower",
        "hallow",
        "ride",
        "hut",
        "dementor-of-might",
        "dementor-of-magic",
        "goblin",
        "dragon",
        "saved",
        "not-saved",
        "spell-works",
        "spell-resisted",
        "evaded",
        "not-evaded",
        "draw-cards",
        "kings-cross",
        "keys",
        "boggart",
        "right-number",
        "wrong-number",
        "quest-take-life",
        "quest-defeat-enemy",
        "quest-follower",
        "quest-magic-object",
        "quest-three-galleons",
        "quest-two-galleons",
        "clockwise",
        "counter-clockwise",
        "target-ferret",
        "target-safe",
    ],
)
"""What the dice of a roll would bring if they were kept."""
_MEANINGS: Final = {key: number for number, key in enumerate(MEANING.keys)}


def means(key: str) -> int:
    return _MEANINGS[key]


_BEFORE_SPACES: Final = ["none", "cling", "scurry", "voldemort"]
FOR_CLINGING: Final = 1
FOR_SCURRYING: Final = 2
FOR_VOLDEMORT: Final = 3
FOR_SPACE: Final = len(_BEFORE_SPACES)
"""The number of the first space among what rolls are made for; the cards of the box come behind the
spaces, its Spells behind the cards, and what packs bring comes last."""


for _number, _key in enumerate(SPELL_KEYS):
    if _key in CARD_KEYS:
        _where = str(spell_effect_place(_number)[1])
        raise Refused("content", say("refusal-key-of-card", where=_where))


def _by_pack(keys: list[str], is_brought: bool) -> list[int]:
    return [n for n, key in enumerate(keys) if bool(namespace_of(key)) == is_brought]


_ROLLED_FOR: Final = [
    *[(CARD, n) for n in _by_pack(CARD_KEYS, False)],
    *[(SPELL, n) for n in _by_pack(SPELL_KEYS, False)],
    *[(CARD, n) for n in _by_pack(CARD_KEYS, True)],
    *[(SPELL, n) for n in _by_pack(SPELL_KEYS, True)],
]
_FIRST_ROLLED_FOR: Final = FOR_SPACE + len(SPACE_KEYS)
SOURCE: Final = Lexicon(
    "source",
    [*_BEFORE_SPACES, *SPACE_KEYS, *[each.keys[n] for each, n in _ROLLED_FOR]],
    [
        *[Noun(DOMAIN, f"source-{key}") for key in _BEFORE_SPACES],
        *SPACE.nouns,
        *[each.nouns[n] for each, n in _ROLLED_FOR],
    ],
)
"""What a roll is made for, where more is known than its purpose."""
FOR_CARD: Final[list[int]] = [
    _FIRST_ROLLED_FOR + _ROLLED_FOR.index((CARD, n)) for n in range(len(CARD_KEYS))
]
FOR_SPELL: Final[list[int]] = [
    _FIRST_ROLLED_FOR + _ROLLED_FOR.index((SPELL, n)) for n in range(len(SPELL_KEYS))
]
OPPONENT: Final = named(DOMAIN, "opponent", ["enemies", "voldemort"])
"""Whom a fight is with, where it is neither one card nor a Character nor a foe of a space."""

MOMENT: Final = Lexicon(
    "moment",
    [
        "start",
        "rolled",
        "moved",
        "drawn",
        "test",
        "fight",
        "scores",
        "danger",
        "won",
        "end",
        "cancel",
    ],
)

ARGUMENTS: Final = {
    "who": WHO,
    "whom": WHO,
    "player": PLAYERS,
    "side": SIDE_NAMES,
    "card": CARD,
    "cards": CARD,
    "enemy": CARD,
    "space": SPACE,
    "spaces": SPACE,
    "spell": SPELL,
    "spells": SPELL,
    "cancelled": SPELL,
    "ability": ABILITY,
    "faction": FACTION,
    "deck": DECK,
    "foe": FOE,
    "quest": QUEST,
    "source": SOURCE,
    "opponent": CARD,
    "here": SPACE,
    "goal": WAY_NAMES,
    "needed_roll": AMOUNT,
    "turn": WHO,
    "fighter": WHO,
    "target": WHO,
}
"""What the arguments of messages are, for samples and for translators."""
