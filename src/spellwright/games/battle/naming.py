"""How a saved state names what its numbers stand for: cards by their keys, effects by their text.

An effect in progress knows the card that it comes from. But what it does is its text, as the tables
write it: cards share texts, and a card whose text has changed would go on as another effect, in the
middle. A text that no card has any more is refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.content import columns as f
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import PROGRAM_TEXTS
from spellwright.games.battle.state import TALLIES
from spellwright.kernel.list_naming import ByRow, Columns
from spellwright.kernel.naming import PLAIN, Bits, Keys, Namings
from spellwright.kernel.option import Verbs


def namings(
    keys: Mapping[str, Sequence[str]], _verbs: Verbs, kinds: Sequence[bool] = ()
) -> Namings:
    """The names of each kind of number, made from these keys; `kinds` are those things that may lie
    in decks and hands.
    """
    things, effects = Keys("card", keys["thing"]), Keys("effect", keys["effect"])
    ingredients = Keys("ingredient", keys["ingredient"])
    triggers = Keys("trigger", keys["trigger"])
    return {
        "Thing": things,
        "Kind": Keys("card", keys["thing"], kinds),
        "Scenario": Keys("scenario", keys["scenario"]),
        "Hero": Keys("Hero", keys["hero"]),
        "Tile": Keys("tile", keys["tile"]),
        "Ingredient": ingredients,
        "Program": effects,
        "Bans": Bits("ban", keys["ban"]),
        "Tally": ByRow("count", keys["tally"]),
        # owner, event, what fills each place of the recipe
        "Brew": Columns(PLAIN, things, rest=ingredients),
        # what it waits for, program, Hero, source, marks, whether it works once
        "Watcher": Columns(triggers, effects, PLAIN, things),
        # rank, order within the rank, program, Hero, source, cause, marks
        "Waiting": Columns(PLAIN, PLAIN, effects, PLAIN, things),
    }


KEYS: Final[dict[str, list[str]]] = {
    "thing": f.KEYS,
    "scenario": f.SCENARIOS,
    "hero": f.HERO_KEYS,
    "tile": f.TILE_NAMES,
    "ingredient": f.INGREDIENTS,
    "effect": PROGRAM_TEXTS,
    "ban": [*v.THIS_TURN, *[f"top-{word}" for word in v.TYPES]],
    "tally": list(TALLIES),
    "trigger": [*v.TRIGGERS, *[f"each-{word}" for word in v.TYPES]],
}
NAMINGS: Final = namings(KEYS, words.VERBS, f.IS_KIND)
