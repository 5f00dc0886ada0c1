"""What can be chosen and asked."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content.columns import ABILITY_CLAUSES, ITEM_CLAUSES
from spellwright.games.funkoverse.lexicons import (
    ABILITY_LEXICON,
    AMOUNTS,
    AREAS,
    DOMAIN,
    FIGURE_NAMES,
    ITEM_LEXICON,
    MARKERS,
    SIDE_NAMES,
    SQUARE_LEXICON,
    TYPE_LEXICON,
)
from spellwright.kernel.option import Verbs
from spellwright.kernel.phrases import Phrasebook

# -- what can be chosen ------------------------------------------------------------------------

VERBS: Final = Verbs(DOMAIN)
COLOUR: Final = VERBS.entry("colour", side=SIDE_NAMES)
PICK: Final = VERBS.entry("pick", who=FIGURE_NAMES)
ITEM: Final = VERBS.entry("item", item=ITEM_LEXICON)
GIVE: Final = VERBS.entry("give", who=FIGURE_NAMES)
SHARE: Final = VERBS.entry("share", who=FIGURE_NAMES)
KEEP: Final = VERBS.entry("keep")
LEADER: Final = VERBS.entry("leader", who=FIGURE_NAMES)
PLACE: Final = VERBS.entry("place", square=SQUARE_LEXICON)
TURN: Final = VERBS.entry("turn", who=FIGURE_NAMES)
MOVE: Final = VERBS.entry("move", square=SQUARE_LEXICON)
CHALLENGE: Final = VERBS.entry("challenge", who=FIGURE_NAMES)
ASSIST: Final = VERBS.entry("assist", who=FIGURE_NAMES)
TAKE: Final = VERBS.entry("take", marker=MARKERS)
CLAIM: Final = VERBS.entry("claim", area=AREAS)
FLIP: Final = VERBS.entry("flip", area=AREAS)
USE: Final = VERBS.entry("use", ability=ABILITY_LEXICON)
USE_ITEM: Final = VERBS.entry("use-item", item=ITEM_LEXICON)
RALLY: Final = VERBS.entry("rally")
END: Final = VERBS.entry("end")
DECLINE: Final = VERBS.entry("decline")
TARGET: Final = VERBS.entry("target", who=FIGURE_NAMES)
TO: Final = VERBS.entry("to", square=SQUARE_LEXICON)
STAY: Final = VERBS.entry("stay")
SHIFT: Final = VERBS.entry("shift", who=FIGURE_NAMES, square=SQUARE_LEXICON)
DONE: Final = VERBS.entry("done")
DRINK: Final = VERBS.entry("drink")
SAVE: Final = VERBS.entry("save")
TOKEN: Final = VERBS.entry("token", token=TYPE_LEXICON, n=AMOUNTS)
DECREE: Final = VERBS.entry("decree", token=TYPE_LEXICON)
RETURN: Final = VERBS.entry("return", who=FIGURE_NAMES)

# -- what is asked -----------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question", domain=DOMAIN)
ASK_COLOUR: Final = QUESTIONS.entry("colour", "FV-8.5")
ASK_PICK: Final = QUESTIONS.entry("pick", "FV-8.7")
ASK_SECRET_PICK: Final = QUESTIONS.entry("secret-pick", "FV-22.5")
ASK_ITEM: Final = QUESTIONS.entry("item", "FV-8.9")
ASK_HOLDER: Final = QUESTIONS.entry("holder", "FV-14.1")
ASK_SHARE: Final = QUESTIONS.entry("share", "FV-21.4")
ASK_LEADER: Final = QUESTIONS.entry("leader", "FV-19.18")
ASK_PLACE: Final = QUESTIONS.entry("place", "FV-8.13", who=FIGURE_NAMES)
ASK_TURN: Final = QUESTIONS.entry("turn", "FV-9.2")
ASK_ACTION: Final = QUESTIONS.entry("action", "FV-9.12", who=FIGURE_NAMES, n=AMOUNTS)
ASK_GRANTED: Final = QUESTIONS.entry("granted", "FV-23.23", who=FIGURE_NAMES)
ASK_CONTROLLED: Final = QUESTIONS.entry("controlled", "FV-23.13", who=FIGURE_NAMES)
ASK_EXTRA: Final = QUESTIONS.entry("extra", "FV-23.31", who=FIGURE_NAMES)
ASK_TARGET: Final = QUESTIONS.entry("target", ABILITY_CLAUSES, ability=ABILITY_LEXICON)
ASK_ITEM_TARGET: Final = QUESTIONS.entry("item-target", ITEM_CLAUSES, item=ITEM_LEXICON)
ASK_NEXT_TARGET: Final = QUESTIONS.entry("next-target", "FV-11.15", ability=ABILITY_LEXICON)
ASK_FELIX: Final = QUESTIONS.entry("felix", "FV-23.28", who=FIGURE_NAMES, whom=FIGURE_NAMES)
ASK_SHIFT: Final = QUESTIONS.entry("shift", ABILITY_CLAUSES, ability=ABILITY_LEXICON)
ASK_WHERE: Final = QUESTIONS.entry("where", ABILITY_CLAUSES, ability=ABILITY_LEXICON)
ASK_ALLY: Final = QUESTIONS.entry("ally", ABILITY_CLAUSES, ability=ABILITY_LEXICON)
ASK_TOKEN: Final = QUESTIONS.entry("token", ABILITY_CLAUSES, ability=ABILITY_LEXICON)
ASK_CLAIM: Final = QUESTIONS.entry("claim", "FV-19.9", area=AREAS)
ASK_FLAG: Final = QUESTIONS.entry("flag", "FV-19.3", who=FIGURE_NAMES)
ASK_RETURN_ORDER: Final = QUESTIONS.entry("return-order", "FV-17.6")
ASK_RETURN: Final = QUESTIONS.entry("return", "FV-12.13", who=FIGURE_NAMES)
ASK_DARK_LORD: Final = QUESTIONS.entry("dark-lord", "FV-23.24", who=FIGURE_NAMES)
ASK_SLIP: Final = QUESTIONS.entry("slip", "FV-24.4", who=FIGURE_NAMES)
