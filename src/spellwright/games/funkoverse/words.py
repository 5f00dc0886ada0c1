"""What can be chosen and asked."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content.columns import ABILITY_CLAUSES, ITEM_CLAUSES
from spellwright.games.funkoverse.lexicons import (
    ABILITY_LEXICON,
    AMOUNTS,
    AREAS,
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

VERBS: Final = Verbs()
COLOUR: Final = VERBS.add("colour", "{0}", SIDE_NAMES)
PICK: Final = VERBS.add("pick", "{0}", FIGURE_NAMES)
ITEM: Final = VERBS.add("item", "{0}", ITEM_LEXICON)
GIVE: Final = VERBS.add("give", "{0}", FIGURE_NAMES)
SHARE: Final = VERBS.add("share", "Your partner leads {0}", FIGURE_NAMES)
KEEP: Final = VERBS.add("keep", "Lead the rest yourself")
LEADER: Final = VERBS.add("leader", "{0}", FIGURE_NAMES)
PLACE: Final = VERBS.add("place", "{0}", SQUARE_LEXICON)
TURN: Final = VERBS.add("turn", "{0}", FIGURE_NAMES)
MOVE: Final = VERBS.add("move", "Move to {0}", SQUARE_LEXICON)
CHALLENGE: Final = VERBS.add("challenge", "Challenge {0}", FIGURE_NAMES)
ASSIST: Final = VERBS.add("assist", "Help {0} up", FIGURE_NAMES)
TAKE: Final = VERBS.add("take", "Take point marker {0}", MARKERS)
CLAIM: Final = VERBS.add("claim", "Put a control marker into area {0}", AREAS)
FLIP: Final = VERBS.add("flip", "Flip the control marker of area {0}", AREAS)
USE: Final = VERBS.add("use", "{0}", ABILITY_LEXICON)
USE_ITEM: Final = VERBS.add("use-item", "Use the {0}", ITEM_LEXICON)
RALLY: Final = VERBS.add("rally", "Get up")
END: Final = VERBS.add("end", "End the turn")
DECLINE: Final = VERBS.add("decline", "No further action")
TARGET: Final = VERBS.add("target", "{0}", FIGURE_NAMES)
TO: Final = VERBS.add("to", "{0}", SQUARE_LEXICON)
STAY: Final = VERBS.add("stay", "Stay")
SHIFT: Final = VERBS.add("shift", "{0} to {1}", FIGURE_NAMES, SQUARE_LEXICON)
DONE: Final = VERBS.add("done", "Nobody else")
DRINK: Final = VERBS.add("drink", "Use Felix Felicis now")
SAVE: Final = VERBS.add("save", "Save it")
TOKEN: Final = VERBS.add("token", "The {0} token on {1}", TYPE_LEXICON, AMOUNTS)
DECREE: Final = VERBS.add("decree", "A {0} token", TYPE_LEXICON)
RETURN: Final = VERBS.add("return", "{0}", FIGURE_NAMES)

# -- what is asked -----------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question")
ASK_COLOUR: Final = QUESTIONS.add("colour", "You start. Which side do you take?", "FV-8.5")
ASK_PICK: Final = QUESTIONS.add("pick", "Which character joins your side?", "FV-8.7")
ASK_SECRET_PICK: Final = QUESTIONS.add(
    "secret-pick", "Which character joins your side? Nobody sees it yet.", "FV-22.5"
)
ASK_ITEM: Final = QUESTIONS.add("item", "Which item does your side take?", "FV-8.9")
ASK_HOLDER: Final = QUESTIONS.add("holder", "Who carries the item?", "FV-14.1")
ASK_SHARE: Final = QUESTIONS.add("share", "Whom does your partner lead?", "FV-21.4")
ASK_LEADER: Final = QUESTIONS.add(
    "leader", "Who leads your side? Both leaders are shown together.", "FV-19.18"
)
ASK_PLACE: Final = QUESTIONS.add("place", "Where does {0} start?", "FV-8.13", FIGURE_NAMES)
ASK_TURN: Final = QUESTIONS.add("turn", "Who takes the turn?", "FV-9.2")
ASK_ACTION: Final = QUESTIONS.add(
    "action", "What does {0} do? Actions left: {1}.", "FV-9.12", FIGURE_NAMES, AMOUNTS
)
ASK_GRANTED: Final = QUESTIONS.add(
    "granted", "{0} may do a basic action.", "FV-23.23", FIGURE_NAMES
)
ASK_CONTROLLED: Final = QUESTIONS.add(
    "controlled", "{0} obeys you: which basic action?", "FV-23.13", FIGURE_NAMES
)
ASK_EXTRA: Final = QUESTIONS.add(
    "extra", "{0} may do one more action that is no challenge.", "FV-23.31", FIGURE_NAMES
)
ASK_TARGET: Final = QUESTIONS.add("target", "{0}: on whom?", ABILITY_CLAUSES, ABILITY_LEXICON)
ASK_ITEM_TARGET: Final = QUESTIONS.add("item-target", "{0}: on whom?", ITEM_CLAUSES, ITEM_LEXICON)
ASK_NEXT_TARGET: Final = QUESTIONS.add(
    "next-target", "{0}: who is challenged next?", "FV-11.15", ABILITY_LEXICON
)
ASK_FELIX: Final = QUESTIONS.add(
    "felix", "Does {0} use Felix Felicis against {1}?", "FV-23.28", FIGURE_NAMES, FIGURE_NAMES
)
ASK_SHIFT: Final = QUESTIONS.add(
    "shift", "{0}: whom do you move, and where?", ABILITY_CLAUSES, ABILITY_LEXICON
)
ASK_WHERE: Final = QUESTIONS.add("where", "{0}: to which square?", ABILITY_CLAUSES, ABILITY_LEXICON)
ASK_ALLY: Final = QUESTIONS.add("ally", "{0}: who moves?", ABILITY_CLAUSES, ABILITY_LEXICON)
ASK_TOKEN: Final = QUESTIONS.add(
    "token", "{0}: which token of the rivals?", ABILITY_CLAUSES, ABILITY_LEXICON
)
ASK_CLAIM: Final = QUESTIONS.add(
    "claim", "Where in area {0} do you put the control marker?", "FV-19.9", AREAS
)
ASK_FLAG: Final = QUESTIONS.add(
    "flag", "Does {0} come home from the rival flag, and where?", "FV-19.3", FIGURE_NAMES
)
ASK_RETURN_ORDER: Final = QUESTIONS.add("return-order", "Who returns first?", "FV-17.6")
ASK_RETURN: Final = QUESTIONS.add("return", "Where does {0} return?", "FV-12.13", FIGURE_NAMES)
ASK_DARK_LORD: Final = QUESTIONS.add("dark-lord", "Does {0} move?", "FV-23.24", FIGURE_NAMES)
ASK_SLIP: Final = QUESTIONS.add("slip", "Does {0} slip away?", "FV-24.4", FIGURE_NAMES)
