"""What people and things are called.

Seats are called by the Characters they lead, so that the log reads as a tale.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.board import SPACE_KEYS, SPACE_NAMES
from spellwright.games.talisman.content.columns import (
    CARD_KEYS,
    CARD_NAMES,
    SPELL_KEYS,
    SPELL_NAMES,
)
from spellwright.games.talisman.content.tables import CHARACTERS, SIDES
from spellwright.kernel.phrases import Lexicon, numbers

MOST_SEATS: Final = 6
MOST_AMOUNT: Final = 999

WHO: Final = Lexicon(
    "character", [row["key"] for row in CHARACTERS], [row["short"] for row in CHARACTERS]
)
_SHORT: Final = {row["key"]: row["short"] for row in CHARACTERS}
SIDE_NAMES: Final = Lexicon(
    "side",
    [row["key"] for row in SIDES],
    [f"{_SHORT[row['character']]}, {row['title']}" for row in SIDES],
)
SPACE: Final = Lexicon("space", SPACE_KEYS, SPACE_NAMES)
CARD: Final = Lexicon("card", CARD_KEYS, CARD_NAMES)
SPELL: Final = Lexicon("spell", SPELL_KEYS, SPELL_NAMES)
AMOUNT: Final = numbers("number", MOST_AMOUNT)
_COINS: Final = [str(number) for number in range(100)]
COINS: Final = Lexicon("coins", _COINS, [f"{n} Galleon{'' if n == '1' else 's'}" for n in _COINS])
LIVES: Final = Lexicon("lives", _COINS, [f"{n} {'Life' if n == '1' else 'Lives'}" for n in _COINS])
ABILITY: Final = Lexicon("ability", ["magic", "might"], ["Magic", "Might"])
FACTION: Final = Lexicon("faction", ["op", "de"], ["the Order of the Phoenix", "the Death Eaters"])
WAY_ROUND: Final = Lexicon("direction", ["cw", "ccw"], ["clockwise", "counter-clockwise"])
DECK: Final = Lexicon("deck", ["outer", "middle"], ["the Outer deck", "the Middle deck"])
DIE: Final = Lexicon("die", ["first", "second", "third"])
FOE: Final = Lexicon(
    "foe",
    ["dementor", "goblin", "flying-key", "boggart", "basilisk"],
    ["a Dementor", "a Goblin", "a Flying Key", "the Boggart", "the Basilisk of the Chamber"],
)
DEMENTOR: Final = 0
GOBLIN: Final = 1
FLYING_KEY: Final = 2
BOGGART: Final = 3
CHAMBER_BASILISK: Final = 4
HOUSE: Final = Lexicon(
    "house",
    ["broomsticks", "tea-shop", "hogs-head", "blotts", "wheezes-sell", "wheezes-buy"],
    [
        "The Three Broomsticks: heal for Galleons",
        "Madam Puddifoot's: Objects for Galleons",
        "The Hog's Head: try your luck",
        "Flourish & Blotts: buy Equipment",
        "Wizard Wheezes: Spells for Fate",
        "Wizard Wheezes: Fate for Spells",
    ],
)
BROOMSTICKS: Final = 0
TEA_SHOP: Final = 1
HOGS_HEAD: Final = 2
BLOTTS: Final = 3
WHEEZES_SELL: Final = 4
WHEEZES_BUY: Final = 5
PRICE: Final = Lexicon("price", ["fate", "galleon", "life"], ["1 Fate", "1 Galleon", "1 Life"])
PAY_FATE: Final = 0
PAY_GALLEON: Final = 1
PAY_LIFE: Final = 2
QUEST: Final = Lexicon(
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
    [
        "no quest",
        "take a Life from another Character",
        "defeat an Enemy",
        "discard a Follower",
        "discard a Magic Object",
        "discard 3 Galleons",
        "discard 2 Galleons",
    ],
)
PURPOSE: Final = Lexicon(
    "purpose",
    ["move", "attack", "duel", "space", "event", "observer", "card", "test", "ministry"],
    [
        "to move",
        "to attack",
        "to attack",
        "for this space",
        "for the Event",
        "for the Observer",
        "for a card or an ability",
        "for the test",
        "for the Ministry",
    ],
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
    [
        "pays 2 Galleons to reroll",
        "gains Fate from a Spell",
        "is never without a Spell",
        "is never without Fate for long",
        "knows the Forbidden Forest and loses no Life",
        "gains from the advantage of the Death Eaters",
        "learns from the advantage of the Death Eaters",
        "names the difference instead of rolling",
        "names the number of Voldemort's spaces",
        "chooses what happens at Azkaban",
        "spends 1 Fate to move fewer spaces",
        "pays for a Spell with 1 Life",
        "never becomes a ferret",
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
    [
        "there are too few Galleons",
        "no Life is missing",
        "nothing on offer can be had",
        "nobody else is there",
        "it concerns the other side only",
        "that was done before",
        "there is nothing to lose",
        "no new Quest can be had",
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
    [
        "The turn begins",
        "The movement die is rolled",
        "The move is over",
        "Cards are drawn",
        "A test is announced",
        "A fight is about to begin",
        "The dice of the fight are rolled",
        "A loss is at hand",
        "The fight is won",
        "The turn is about to end",
        "A Spell was cast",
    ],
)
