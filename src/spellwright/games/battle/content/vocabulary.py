"""The words in which the content tables describe effects, and the numbers they become.

An effect is a few steps with semicolons between them: `attack 1; when villain: any: health 2`. A
step is acts with commas between them, behind prefixes that end with a colon: who, on what
condition, how often. `choose` offers alternatives with bars between them. `compiling.py` turns a
text into instructions, once, when the game is loaded.
"""

from __future__ import annotations

from typing import Final

Instruction = tuple[int, ...]
"""(act, who, number, first argument, second argument)"""
Program = tuple[Instruction, ...]

# -- who -------------------------------------------------------------------------------------------

WHO: Final[dict[str, int]] = {
    word: number
    for number, word in enumerate(
        (
            "me",
            "all",
            "others",
            "near",
            "beside",
            "next",
            "previous",
            "lowest",
            "full",
            "chosen",
            "unchosen",
            "any",
            "any2",
            "up-to-two",
            "other",
        )
    )
}
ME: Final[int] = WHO["me"]
ALL: Final[int] = WHO["all"]
OTHERS: Final[int] = WHO["others"]
NEAR: Final[int] = WHO["near"]
BESIDE: Final[int] = WHO["beside"]
NEXT: Final[int] = WHO["next"]
PREVIOUS: Final[int] = WHO["previous"]
LOWEST: Final[int] = WHO["lowest"]
FULL: Final[int] = WHO["full"]
CHOSEN: Final[int] = WHO["chosen"]
UNCHOSEN: Final[int] = WHO["unchosen"]
ANY: Final[int] = WHO["any"]
ANY_TWO: Final[int] = WHO["any2"]
UP_TO_TWO: Final[int] = WHO["up-to-two"]
OTHER: Final[int] = WHO["other"]

# -- arguments -------------------------------------------------------------------------------------

SPELL: Final = 0
ITEM: Final = 1
ALLY: Final = 2
POTION: Final = 3
ANY_TYPE: Final = 4
VALUE_3: Final = 5
"""This stands in place of a type: any card of value 3 or less."""
VALUE_5: Final = 6
TYPES: Final = {
    "spell": SPELL,
    "item": ITEM,
    "ally": ALLY,
    "potion": POTION,
    "any": ANY_TYPE,
    "value-3": VALUE_3,
    "value-5": VALUE_5,
}

VALUED: Final = 10
WORTHLESS: Final = 11
STARTING: Final = 12
CONDITIONS: Final = {
    "spell": SPELL,
    "ally": ALLY,
    "valued": VALUED,
    "worthless": WORTHLESS,
    "starting": STARTING,
}
"""What an effect may ask about the card on top of a deck."""

HAND: Final = 0
PILE: Final = 1
OWN: Final = 2
ANY_PILE: Final = 3
ZONES: Final = {"hand": HAND, "discard": PILE, "own": OWN, "pile": ANY_PILE}
"""Where a card may be banished from: hand, discard pile, both, or any Hero's discard pile."""

GRYFFINDOR: Final = 0
SLYTHERIN: Final = 1
HUFFLEPUFF: Final = 2
RAVENCLAW: Final = 3
CREATURE_DIE: Final = 4
HOUSE_DIE: Final = 5
"""Any House die: the Hero chooses."""
INK_DIE: Final = 6
"""Any House die, and it may be turned (HB-15.12)."""
DICE: Final = {
    "gryffindor": GRYFFINDOR,
    "slytherin": SLYTHERIN,
    "hufflepuff": HUFFLEPUFF,
    "ravenclaw": RAVENCLAW,
    "creature": CREATURE_DIE,
    "house": HOUSE_DIE,
    "ink": INK_DIE,
}

SYMBOLS: Final = ("influence", "attack", "heart", "card", "hearts", "cards", "control")
FACES: Final = {word: number for number, word in enumerate(SYMBOLS)}
INFLUENCE_FACE: Final = 0
ATTACK_FACE: Final = 1
HEART_FACE: Final = 2
CARD_FACE: Final = 3
HEARTS_FACE: Final = 4
CARDS_FACE: Final = 5
CONTROL_FACE: Final = 6

VILLAINS: Final = 1
CREATURES: Final = 2
FOES: Final = 3
FOE_GROUPS: Final = {
    "villains": VILLAINS,
    "creatures": CREATURES,
    "foes": FOES,
    "villain": VILLAINS,
    "creature": CREATURES,
}
TOKENS: Final = {"attack": 1, "influence": 2, "both": 3}

GROUPS: Final = {"broom": 1, "gear": 2, "weasley": 4, "house-elf": 8}

COUNTS: Final[dict[str, int]] = {
    word: number
    for number, word in enumerate(
        (
            "hand",
            "hand-spells",
            "hand-items",
            "hand-allies",
            "hand-detentions",
            "hand-value-3",
            "hand-value-4",
            "hand-even",
            "hand-odd",
            "creatures",
            "villains",
            "control",
            "events",
            "dark-potions",
            "shop-spells",
            "shop-allies",
            "stunned",
            "tokens",
            "saved-influence",
            "five-in-hand",
        )
    )
}
"""What can be counted; those of a hand are about the Hero who resolves the effect."""

TRIGGERS: Final = {
    word: number
    for number, word in enumerate(
        ("villain", "creature", "another-ally", "item", "two-spells", "all-villains")
    )
}
"""What "if you … this turn" waits for (HB-28.9)."""
DEFEAT_VILLAIN: Final[int] = TRIGGERS["villain"]
DEFEAT_CREATURE: Final[int] = TRIGGERS["creature"]
ANOTHER_ALLY: Final[int] = TRIGGERS["another-ally"]
ITEM_PLAYED: Final[int] = TRIGGERS["item"]
TWO_SPELLS: Final[int] = TRIGGERS["two-spells"]
ALL_VILLAINS: Final[int] = TRIGGERS["all-villains"]
EACH_TYPE: Final[int] = len(TRIGGERS)
"""Watchers with this number plus a type wait for each card of the type (HB-28.9: "for each")."""

THIS_TURN: Final = {
    word: 1 << number
    for number, word in enumerate(
        (
            "no-draw",
            "no-heal",
            "no-heal-active",
            "one-attack",
            "no-ingredients",
            "no-charm",
            "more-influence",
            "six-cards",
            "no-events",
            "no-acquiring",
        )
    )
}
"""Bans and permissions that last until the end of the turn, as bits."""
NO_DRAW: Final[int] = THIS_TURN["no-draw"]
NO_HEAL: Final[int] = THIS_TURN["no-heal"]
NO_HEAL_ACTIVE: Final[int] = THIS_TURN["no-heal-active"]
ONE_ATTACK: Final[int] = THIS_TURN["one-attack"]
NO_INGREDIENTS: Final[int] = THIS_TURN["no-ingredients"]
NO_CHARM: Final[int] = THIS_TURN["no-charm"]
MORE_INFLUENCE: Final[int] = THIS_TURN["more-influence"]
SIX_CARDS: Final[int] = THIS_TURN["six-cards"]
NO_EVENTS: Final[int] = THIS_TURN["no-events"]
NO_ACQUIRING: Final[int] = THIS_TURN["no-acquiring"]
TOP_SHIFT: Final[int] = len(THIS_TURN)
"""From this bit on: acquired Spells, Items, Allies may go on top of the deck (HB-28.18)."""

# -- abilities of foes, Horcruxes and Encounters ---------------------------------------------------

POWERS: Final = {
    word: 1 << number
    for number, word in enumerate(
        (
            "no-draw",
            "no-remove",
            "no-heal",
            "no-heal-active",
            "more-events",
            "alecto",
            "horntail",
            "mermaid",
            "yaxley",
            "locket",
            "dearer",
            "no-rewards",
            "students",
            "four-cards",
        )
    )
}
"""Lasting abilities, as bits."""
WHEN_SHIFT: Final[int] = len(POWERS)
WHENS: Final = {
    word: 1 << (WHEN_SHIFT + number)
    for number, word in enumerate(
        (
            "discard",
            "control-added",
            "first-control-added",
            "control-removed",
            "acquired-4",
            "lost-3",
            "lost-4",
            "villain-revealed",
            "creature-revealed",
            "second-attack-villain",
            "second-attack-foe",
            "stunned",
            "ally-played",
            "item-or-ally-played",
        )
    )
}
"""What triggered abilities wait for, as bits above those of the powers."""

# -- acts ------------------------------------------------------------------------------------------

ACT_WORDS: Final[dict[str, str]] = {
    # word: its arguments. n: a number, per: "per COUNT" may follow, type?: a type may follow
    "attack": "n",
    "influence": "n",
    "health": "n",
    "draw": "n",
    "lose": "n per",
    "discard": "n type?",
    "discard-all": "type",
    "add": "n per",
    "remove": "n",
    "remove-up-to": "n",
    "reveal": "",
    "banish": "zone type?",
    "banish-top": "",
    "banish-event": "",
    "detention": "zone",
    "take": "type",
    "may-take": "type",
    "roll": "die",
    "against": "die",
    "strip": "foes tokens n",
    "again": "type",
    "off": "foes",
    "top": "type",
    "this-turn": "ban",
    "ingredients": "n per",
    "arrange": "n",
    "return-tokens": "",
    "return-saved": "",
    "hand-over": "",
    "look-event": "",
    "judge-event": "",
    "look-top": "",
    "renew-shop": "",
    "renew-highest": "",
    "shuffle-up": "",
    "search": "",
    "appear": "",
    "move-attack": "",
    "put-attack": "",
    "no-events-next": "",
    "last-reward": "",
    "sleeping-draught": "",
}
PREFIX_WORDS: Final[dict[str, str]] = {
    "if": "count n",
    "unless": "count n",
    "repeat": "count",
    "when": "trigger",
    "per": "type",
    "later": "type",
    "expose": "condition",
    "glimpse": "condition",
    "dropped": "type",
    "face": "face",
    "held": "group",
    "each": "",
    "each-near": "",
}
OTHER_ACTS: Final = ("choose", "choose-two", "name-heroes")
ACT_NUMBERS: Final[dict[str, int]] = {
    word: number for number, word in enumerate((*ACT_WORDS, *PREFIX_WORDS, *OTHER_ACTS))
}
