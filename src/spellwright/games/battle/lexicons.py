"""What people and things are called."""

from __future__ import annotations

from typing import Final

from spellwright.content import short_names, unknown_word
from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import OFFERED_AT, PROGRAM_TEXTS
from spellwright.games.battle.content.saying import DOMAIN, effect_clause
from spellwright.kernel.phrases import Lexicon, named, numbers, texts
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Argument, Noun

MOST_AMOUNT: Final = 999
MOST_BREWS: Final = 16

HEROES: Final = named(DOMAIN, "hero", columns.HERO_KEYS)
FIRST_NAMES: Final = Lexicon(
    "hero-first-name",
    columns.HERO_KEYS,
    short_names(tables.HEROES, columns.HERO_KEYS, "first_name", "hero-first-name", DOMAIN),
)
"""What a Hero is called where there is little room."""
THINGS: Final = named(DOMAIN, "card", columns.KEYS)
THING_TEXTS: Final = texts(DOMAIN, "text", columns.KEYS)
REWARD_TEXTS: Final = texts(
    DOMAIN, "reward-text", [columns.KEYS[thing] for thing in columns.CHALLENGES]
)
"""The rewards of Horcruxes and Encounters, in the order of `columns.CHALLENGES`."""
SCENARIO_NAMES: Final = named(DOMAIN, "scenario", columns.SCENARIOS)
SCENARIO_TEXTS: Final = texts(
    DOMAIN, "scenario-text", [columns.SCENARIOS[number] for number in columns.PACK_SCENARIOS]
)
"""What scenarios of packs say of themselves, in the order of `columns.PACK_SCENARIOS`."""
CARD_TYPES: Final = named(DOMAIN, "type", ["spell", "item", "ally", "potion"])
"""The types of Hogwarts cards, by their numbers."""
AMOUNTS: Final = numbers("number", MOST_AMOUNT)
CAUSES: Final = Lexicon(
    "cause",
    ["hero", "event", "villain", "creature", "horcrux", "encounter", "location", "stun"],
)
"""What causes an effect, numbered as in rules.carry_out."""


def _offered(program: int, text: str) -> Argument:
    """What a button says that offers a program; "" if none does."""
    place = OFFERED_AT.get(program)
    if place is None:
        return ""
    try:
        return effect_clause(text)
    except (LookupError, ValueError, Refused):
        raise unknown_word("choice", text, place, ()) from None


EFFECTS: Final = Lexicon(
    "effect",
    [
        text.replace(":", "").replace(" ", "-") if program in OFFERED_AT else ""
        for program, text in enumerate(PROGRAM_TEXTS)
    ],
    [_offered(program, text) for program, text in enumerate(PROGRAM_TEXTS)],
)
"""What `choose` offers, under the numbers of the programs."""
DICE: Final = named(
    DOMAIN, "die", ["gryffindor", "slytherin", "hufflepuff", "ravenclaw", "creature"]
)
FACES: Final = named(DOMAIN, "symbol", v.SYMBOLS)
"""What a die shows, in a sentence."""
SYMBOL_NAMES: Final = named(DOMAIN, "symbol-name", v.SYMBOLS)
INGREDIENTS: Final = named(DOMAIN, "ingredient", columns.INGREDIENTS)
SPACES: Final = Lexicon(
    "space",
    [f"{side}{shelf + 1}" for side in ("left", "right") for shelf in range(columns.SHELVES)],
    [
        Noun(DOMAIN, f"space-{side}", {"n": shelf + 1})
        for side in ("left", "right")
        for shelf in range(columns.SHELVES)
    ],
)
"""Space 5c + r is on shelf r + 1, in the left or right column."""
BREWS: Final = Lexicon(
    "brew",
    ["potion-1", "potion-2", *(f"dark-{n + 1}" for n in range(MOST_BREWS))],
    [
        Noun(DOMAIN, "brew-left"),
        Noun(DOMAIN, "brew-right"),
        *(Noun(DOMAIN, "brew-dark", {"n": n + 1}) for n in range(MOST_BREWS)),
    ],
)
"""Where ingredients go: the two Potions, then the dark potions in the order of their placing."""
STEPS: Final = Lexicon(
    "step", ["start", "dark-arts", "abilities", "actions", "ingredients", "end-of-turn"]
)
STEP_NAMES: Final = texts(DOMAIN, "step", STEPS.keys)
REQUIREMENTS: Final = texts(DOMAIN, "requirement", columns.REQUIREMENTS)


def _among(things: list[int]) -> Lexicon:
    return Lexicon("card", [THINGS.key(n) for n in things], [THINGS.noun(n) for n in things])


_CARDS: Final = _among(columns.KINDS)
_FOES: Final = _among(columns.ALL_FOES)
_EVENTS: Final = _among(columns.EVENTS)
_DARK_POTIONS: Final = [event for event in columns.EVENTS if columns.IS_DARK_POTION[event]]
_EFFECTS: Final = Lexicon(
    "effect", [key for key in EFFECTS.keys if key], [noun for noun in EFFECTS.nouns if noun]
)

ARGUMENTS: Final = {
    "price": AMOUNTS,
    "influence": AMOUNTS,
    "attack": AMOUNTS,
    "who": HEROES,
    "whom": HEROES,
    "heroes": HEROES,
    "card": _CARDS,
    "cards": _CARDS,
    "thing": THINGS,
    "things": THINGS,
    "source": THINGS,
    "hand": AMOUNTS,
    "foe": _FOES,
    "other": _FOES,
    "event": _EVENTS,
    "location": _among(columns.LOCATIONS),
    "challenge": _among(columns.CHALLENGES),
    "text": THING_TEXTS,
    "scenario": SCENARIO_NAMES,
    "type": CARD_TYPES,
    "effect": _EFFECTS,
    "die": DICE,
    "face": FACES,
    "symbol": SYMBOL_NAMES,
    "ingredient": INGREDIENTS,
    "ingredients": INGREDIENTS,
    "found": INGREDIENTS,
    "potion": _among([*columns.POTIONS, *_DARK_POTIONS]),
    "space": SPACES,
    "brew": BREWS,
    "step": STEP_NAMES,
    "requirement": REQUIREMENTS,
}
"""What the arguments of messages are, for samples and for translators."""
