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
)
from spellwright.kernel.phrases import Lexicon, named, numbers, texts
from spellwright.kernel.saying import Argument, Noun, Saying

DOMAIN: Final = "talisman"
MOST_SEATS: Final = 6
MOST_AMOUNT: Final = 999
MOST_COINS: Final = 99


def say(key: str, **args: Argument) -> Saying:
    """A sentence of this game, to be put into words in the reader's language."""
    return Saying(DOMAIN, key, args)


WHO: Final = named(DOMAIN, "character", CHARACTER_KEYS)
FULL_NAMES: Final = named(DOMAIN, "full-name", CHARACTER_KEYS)
SIDE_NAMES: Final = named(DOMAIN, "side", SIDE_KEYS)
SIDE_TITLES: Final = named(DOMAIN, "title", SIDE_KEYS)
SIDE_TEXTS: Final = texts(DOMAIN, "side-text", SIDE_KEYS)
SPACE: Final = Lexicon(
    "space", SPACE_KEYS, [Noun(DOMAIN, f"space-{row['name']}") for row in SPACES]
)
"""Several spaces of the board have one name."""
SHORTER: Final = ("inn-2", "inn-4", "inn-6", "inn-8", "out-17", "mid-9")
"""Spaces whose names are too long for the board."""
BOARD_NAMES: Final = Lexicon(
    "board-name",
    SPACE_KEYS,
    [
        Noun(DOMAIN, f"{'board-name' if row['key'] in SHORTER else 'space'}-{row['name']}")
        for row in SPACES
    ],
)
REGIONS: Final = named(DOMAIN, "region", ["london", "grounds", "castle", "hall"])
REGION_LABELS: Final = texts(DOMAIN, "region-label", ["london", "grounds", "castle", "hall"])
SPACE_TEXTS: Final = Lexicon(
    "space-text", SPACE_KEYS, [Saying(DOMAIN, f"space-text-{row['name']}") for row in SPACES]
)
CARD: Final = Lexicon("card", CARD_KEYS, [Noun(DOMAIN, f"card-{name}") for name in CARD_NAMES])
CARD_TEXTS: Final = texts(DOMAIN, "card-text", CARD_KEYS)
KINDS: Final = texts(DOMAIN, "kind", KIND_KEYS)
SPELL: Final = named(DOMAIN, "spell", SPELL_KEYS)
SPELL_TEXTS: Final = texts(DOMAIN, "spell-text", SPELL_KEYS)
SPELL_TIMES: Final = texts(DOMAIN, "spell-when", SPELL_KEYS)
"""When a Spell can be cast: the beginning of its text."""
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
        "governor",
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
    "TA-LMB4",
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
GOVERNOR: Final = 0
UNDAUNTED: Final = 1
WELL_READ: Final = 2
RESOURCEFUL: Final = 3
WOODWISE: Final = 4
PROFITEER: Final = 5
INSPIRED: Final = 6
INFLUENTIAL: Final = 7
SERVANT: Final = 8
FUGITIVE: Final = 9
SWIFT: Final = 10
BLOODTHIRSTY: Final = 11
ANIMAGUS: Final = 12
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
    "side": SIDE_NAMES,
    "card": CARD,
    "cards": CARD,
    "enemy": CARD,
    "space": SPACE,
    "spaces": SPACE,
    "spell": SPELL,
    "spells": SPELL,
    "ability": ABILITY,
    "faction": FACTION,
    "deck": DECK,
    "foe": FOE,
    "quest": QUEST,
}
"""What the arguments of messages are, for samples and for translators."""
