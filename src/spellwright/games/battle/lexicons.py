"""What people and things are called."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import ALTERNATIVES, PROGRAM_TEXTS
from spellwright.games.battle.content.saying import said
from spellwright.kernel.phrases import Lexicon, numbers

MOST_AMOUNT: Final = 999
MOST_BREWS: Final = 16

HEROES: Final = Lexicon("hero", columns.HERO_KEYS, columns.HERO_NAMES)
THINGS: Final = Lexicon("card", columns.KEYS, columns.NAMES)
AMOUNTS: Final = numbers("number", MOST_AMOUNT)
_OFFERED: Final = {program for offered in ALTERNATIVES for program in offered}
EFFECTS: Final = Lexicon(
    "effect",
    [
        text.replace(":", "").replace(" ", "-") if program in _OFFERED else ""
        for program, text in enumerate(PROGRAM_TEXTS)
    ],
    [said(text) if program in _OFFERED else "" for program, text in enumerate(PROGRAM_TEXTS)],
)
"""What `choose` offers, under the numbers of the programs."""
DICE: Final = Lexicon(
    "die",
    ["gryffindor", "slytherin", "hufflepuff", "ravenclaw", "creature"],
    ["Gryffindor die", "Slytherin die", "Hufflepuff die", "Ravenclaw die", "Creature die"],
)
FACES: Final = Lexicon(
    "symbol",
    v.SYMBOLS,
    ["Influence", "Attack", "a heart", "a card", "two hearts", "two cards", "control"],
)
INGREDIENTS: Final = Lexicon("ingredient", columns.INGREDIENTS, columns.INGREDIENT_NAMES)
SPACES: Final = Lexicon(
    "space",
    [f"{side}{shelf + 1}" for side in ("left", "right") for shelf in range(columns.SHELVES)],
    [
        f"shelf {shelf + 1}, {side}"
        for side in ("left", "right")
        for shelf in range(columns.SHELVES)
    ],
)
"""Space 5c + r is on shelf r + 1, in the left or right column."""
BREWS: Final = Lexicon(
    "brew",
    ["potion-1", "potion-2", *(f"dark-{n + 1}" for n in range(MOST_BREWS))],
    ["the left Potion", "the right Potion", *(f"dark potion {n + 1}" for n in range(MOST_BREWS))],
)
"""Where ingredients go: the two Potions, then the dark potions in the order of their placing."""
STEPS: Final = Lexicon(
    "step", ["start", "dark-arts", "abilities", "actions", "ingredients", "end-of-turn"]
)
