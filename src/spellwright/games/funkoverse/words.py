"""The words of the game: what can be chosen, asked, told and how it can end."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse.content.columns import (
    ABILITY_CLAUSES,
    ABILITY_KEYS,
    ABILITY_NAMES,
    CONTROL_MARKERS,
    ITEM_CLAUSES,
    ITEM_KEYS,
    ITEM_NAMES,
    KIND_KEYS,
    KIND_NAMES,
    POINT_MARKERS,
    SCENARIO_KEYS,
    SCENARIO_NAMES,
    SIDES,
    TYPE_NAMES,
    TYPES,
)
from spellwright.games.funkoverse.content.maps import MAP_KEYS, MAP_NAMES, SQUARE_NAMES
from spellwright.kernel.option import Verbs
from spellwright.kernel.phrases import Lexicon, Phrasebook, numbers

MOST_SEATS: Final = 4
MOST_AMOUNT: Final = 999

PLAYERS: Final = Lexicon("player", [f"P{seat + 1}" for seat in range(MOST_SEATS)])
SIDE_NAMES: Final = Lexicon("side", SIDES, [side.capitalize() for side in SIDES])
FIGURE_NAMES: Final = Lexicon(
    "character",
    [*KIND_KEYS, *(f"{side}-{key}" for side in SIDES for key in KIND_KEYS)],
    [*KIND_NAMES, *(f"{name} ({side})" for side in SIDES for name in KIND_NAMES)],
)
"""A kind names its character, unless both sides have it: then kinds * (side + 1) + kind does."""
SQUARE_LEXICON: Final = Lexicon("square", SQUARE_NAMES)
ABILITY_LEXICON: Final = Lexicon("ability", ABILITY_KEYS, ABILITY_NAMES)
ITEM_LEXICON: Final = Lexicon("item", ITEM_KEYS, ITEM_NAMES)
TYPE_LEXICON: Final = Lexicon(
    "type", TYPES, [f"{type} ({name})" for type, name in zip(TYPES, TYPE_NAMES, strict=True)]
)
MARKERS: Final = Lexicon("marker", list("ABCD"[:POINT_MARKERS]))
AREAS: Final = Lexicon("area", [str(n + 1) for n in range(CONTROL_MARKERS)])
SCENARIO_LEXICON: Final = Lexicon("scenario", SCENARIO_KEYS, SCENARIO_NAMES)
MAP_LEXICON: Final = Lexicon("map", MAP_KEYS, MAP_NAMES)
AMOUNTS: Final = numbers("number", MOST_AMOUNT)

_REASONS: Final = (
    ("knock-out", "for a knock-out", "FV-18.1"),
    ("rival-leader", "since it was the rival leader", "FV-19.21"),
    ("own-leader", "since its leader did it", "FV-19.22"),
    ("marker", "for a point marker", "FV-18.3"),
    ("home", "for coming home from the rival flag", "FV-19.4"),
    ("any-area", "for a control area that shows its colour", "FV-19.12"),
    ("most-areas", "for the most control areas", "FV-19.13"),
    ("anybody", "for being in the scoring area", "FV-19.26"),
    ("most", "for the most characters in the scoring area", "FV-19.27"),
)
FOR_KNOCK_OUT: Final = 0
FOR_RIVAL_LEADER: Final = 1
FOR_OWN_LEADER: Final = 2
FOR_MARKER: Final = 3
FOR_HOME: Final = 4
FOR_ANY_AREA: Final = 5
FOR_MOST_AREAS: Final = 6
FOR_ANYBODY: Final = 7
FOR_MOST: Final = 8
REASONS: Final = Lexicon("reason", [row[0] for row in _REASONS], [row[1] for row in _REASONS])
REASON_CLAUSES: Final = [row[2] for row in _REASONS]

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

# -- what is told ------------------------------------------------------------------------------

EVENTS: Final = Phrasebook("event")
STARTS: Final = EVENTS.add("starts", "{0} starts and chooses a side.", "FV-8.4", PLAYERS)
TOOK_SIDE: Final = EVENTS.add("took-side", "{0} plays for {1}.", "FV-8.5", PLAYERS, SIDE_NAMES)
MARKER_FLIPPED: Final = EVENTS.add(
    "marker-flipped", "{0} has the First Player marker.", "FV-7.9", SIDE_NAMES
)
JOINED: Final = EVENTS.add("joined", "{0} joins {1}.", "FV-8.6", FIGURE_NAMES, SIDE_NAMES)
EQUIPPED: Final = EVENTS.add(
    "equipped", "{1} carries {0}.", ITEM_CLAUSES, ITEM_LEXICON, FIGURE_NAMES
)
SHARED: Final = EVENTS.add("shared", "{0} is led by {1}.", "FV-21.4", FIGURE_NAMES, PLAYERS)
LEADER_SHOWN: Final = EVENTS.add(
    "leader-shown", "{0} leads {1}.", "FV-19.18", FIGURE_NAMES, SIDE_NAMES
)
PLACED: Final = EVENTS.add("placed", "{0} stands on {1}.", "FV-8.13", FIGURE_NAMES, SQUARE_LEXICON)
ROUND_BEGAN: Final = EVENTS.add(
    "round-began", "Round {0}: {1} begins.", "FV-9.1", AMOUNTS, SIDE_NAMES
)
TURN_TAKEN: Final = EVENTS.add("turn-taken", "{0} takes the turn.", "FV-9.2", FIGURE_NAMES)
WAITED: Final = EVENTS.add(
    "waited", "{0} is on the cooldown track and waits.", "FV-9.8", FIGURE_NAMES
)
MOVED: Final = EVENTS.add(
    "moved", "{0} moves from {1} to {2}.", "FV-4.1", FIGURE_NAMES, SQUARE_LEXICON, SQUARE_LEXICON
)
APPEARED: Final = EVENTS.add(
    "appeared", "{0} is placed on {1}.", "FV-4.12", FIGURE_NAMES, SQUARE_LEXICON
)
HELPED: Final = EVENTS.add("helped", "{0} helps {1} up.", "FV-10.5", FIGURE_NAMES, FIGURE_NAMES)
RALLIED: Final = EVENTS.add("rallied", "{0} gets up.", "FV-10.10", FIGURE_NAMES)
MARKER_TAKEN: Final = EVENTS.add(
    "marker-taken", "{0} takes point marker {1}.", "FV-18.3", FIGURE_NAMES, MARKERS
)
MARKER_BACK: Final = EVENTS.add(
    "marker-back", "Point marker {0} is back on the map.", "FV-18.5", MARKERS
)
CLAIMED: Final = EVENTS.add("claimed", "{0} claims area {1}.", "FV-19.9", SIDE_NAMES, AREAS)
CONTROL_PLACED: Final = EVENTS.add(
    "control-placed", "{0} has a control marker on {1}.", "FV-19.9", SIDE_NAMES, SQUARE_LEXICON
)
FLIPPED: Final = EVENTS.add(
    "flipped",
    "{2} flips the control marker: area {1} now shows {0}.",
    "FV-19.11",
    SIDE_NAMES,
    AREAS,
    FIGURE_NAMES,
)
USED: Final = EVENTS.add("used", "{1} uses {0}.", ABILITY_CLAUSES, ABILITY_LEXICON, FIGURE_NAMES)
PAID: Final = EVENTS.add(
    "paid", "{0} puts a {1} token on the {2}.", "FV-6.6", SIDE_NAMES, TYPE_LEXICON, AMOUNTS
)
USED_ITEM: Final = EVENTS.add(
    "used-item", "{1} uses {0}.", ITEM_CLAUSES, ITEM_LEXICON, FIGURE_NAMES
)
ITEM_RESTS: Final = EVENTS.add(
    "item-rests",
    "{0} goes to the {1} of the track of {2}.",
    ITEM_CLAUSES,
    ITEM_LEXICON,
    AMOUNTS,
    SIDE_NAMES,
)
ITEM_READY: Final = EVENTS.add(
    "item-ready", "{0} is ready again for {1}.", ITEM_CLAUSES, ITEM_LEXICON, FIGURE_NAMES
)
CHALLENGED: Final = EVENTS.add(
    "challenged", "{0} challenges {1}. Dice: {2}.", "FV-11.7", FIGURE_NAMES, FIGURE_NAMES, AMOUNTS
)
ATTACKED: Final = EVENTS.add(
    "attacked",
    "{0} rolls: {1} hit, {2} shield, {3} critical. Successes: {4}.",
    "FV-11.9",
    FIGURE_NAMES,
    AMOUNTS,
    AMOUNTS,
    AMOUNTS,
    AMOUNTS,
)
DEFENDED: Final = EVENTS.add(
    "defended",
    "{0} defends: {1} hit, {2} shield, {3} critical. Successes: {4}.",
    "FV-11.10",
    FIGURE_NAMES,
    AMOUNTS,
    AMOUNTS,
    AMOUNTS,
    AMOUNTS,
)
WITHSTOOD: Final = EVENTS.add("withstood", "{0} withstands it.", "FV-11.12", FIGURE_NAMES)
KNOCKED_DOWN: Final = EVENTS.add("knocked-down", "{0} is knocked down.", "FV-11.13", FIGURE_NAMES)
KNOCKED_OUT: Final = EVENTS.add("knocked-out", "{0} is knocked out.", "FV-11.13", FIGURE_NAMES)
PROTECTED: Final = EVENTS.add(
    "protected", "A loyal friend keeps {0} from being knocked out.", "FV-23.9", FIGURE_NAMES
)
SHIELDED: Final = EVENTS.add("shielded", "{0} has a Protego card.", "FV-23.4", FIGURE_NAMES)
SHIELD_GONE: Final = EVENTS.add(
    "shield-gone",
    "Protego gives {0} more dice: {1}. It is used up.",
    "FV-23.26",
    FIGURE_NAMES,
    AMOUNTS,
)
CONFUSED: Final = EVENTS.add("confused", "{0} has a Confundo card.", "FV-23.12", FIGURE_NAMES)
CLEAR_AGAIN: Final = EVENTS.add(
    "clear-again",
    "Confundo counted for what {0} paid: it is used up.",
    "FV-23.27",
    FIGURE_NAMES,
)
TOKEN_UP: Final = EVENTS.add(
    "token-up",
    "A {1} token of {0} goes to the {2}.",
    "FV-23.6",
    SIDE_NAMES,
    TYPE_LEXICON,
    AMOUNTS,
)
TOKENS_DOWN: Final = EVENTS.add(
    "tokens-down", "The ability tokens of {0} go down by 1.", "FV-23.7", SIDE_NAMES
)
VANISHED: Final = EVENTS.add(
    "vanished", "{0} vanishes to the {1} of the cooldown track.", "FV-23.17", FIGURE_NAMES, AMOUNTS
)
OBEYS: Final = EVENTS.add("obeys", "{0} obeys the rivals.", "FV-23.13", FIGURE_NAMES)
DETAINED: Final = EVENTS.add("detained", "{0} is exhausted.", "FV-24.5", FIGURE_NAMES)
SCORED: Final = EVENTS.add(
    "scored", "Points for {1}: {2}, {0}.", REASON_CLAUSES, REASONS, SIDE_NAMES, AMOUNTS
)
CAME_HOME: Final = EVENTS.add(
    "came-home", "{0} comes home to {1}.", "FV-19.3", FIGURE_NAMES, SQUARE_LEXICON
)
RETURNED: Final = EVENTS.add(
    "returned", "{0} returns on {1}.", "FV-12.13", FIGURE_NAMES, SQUARE_LEXICON
)
ROUND_ENDED: Final = EVENTS.add(
    "round-ended", "The round is over. Light has {0}, dark {1}.", "FV-17.3", AMOUNTS, AMOUNTS
)
BOY_WHO_LIVED: Final = EVENTS.add(
    "boy-who-lived",
    "The Boy Who Lived turns one hit of {0} into a shield.",
    "FV-23.5",
    FIGURE_NAMES,
)
NO_TARGET: Final = EVENTS.add(
    "no-target", "{0} finds no target: nothing happens.", "FV-13.4", ABILITY_LEXICON
)
NO_TOKEN: Final = EVENTS.add(
    "no-token",
    "{0} finds no token of {1} to shift.",
    "FV-13.9",
    ABILITY_LEXICON,
    SIDE_NAMES,
)
NO_CARD: Final = EVENTS.add(
    "no-card", "All cards of {0} are given already: nobody gets one.", "FV-15.2", ABILITY_LEXICON
)
NO_ITEM: Final = EVENTS.add("no-item", "{0} has no item card to lose.", "FV-23.3", FIGURE_NAMES)
IDLE: Final = EVENTS.add("idle", "{0} does nothing.", "FV-13.9", FIGURE_NAMES)
TOKEN_STAYS: Final = EVENTS.add(
    "token-stays",
    "A {1} token of {0} stays on the {2}: there is no higher number.",
    "FV-23.6",
    SIDE_NAMES,
    TYPE_LEXICON,
    AMOUNTS,
)
DECREED: Final = EVENTS.add(
    "decreed",
    "A {1} token of {0} goes from the pool to the {2}.",
    "FV-24.5",
    SIDE_NAMES,
    TYPE_LEXICON,
    AMOUNTS,
)
CAME_BACK: Final = EVENTS.add(
    "came-back",
    "The Dark Lord: {0} is back at once on {1}, standing.",
    "FV-23.24",
    FIGURE_NAMES,
    SQUARE_LEXICON,
)
SLIPPED: Final = EVENTS.add(
    "slipped",
    "Slippery: {0} slips from {1} to {2}.",
    "FV-24.4",
    FIGURE_NAMES,
    SQUARE_LEXICON,
    SQUARE_LEXICON,
)
NOTORIOUS: Final = EVENTS.add(
    "notorious",
    "Notorious Witch: {0} returns on {1}, beside an ally.",
    "FV-23.19",
    FIGURE_NAMES,
    SQUARE_LEXICON,
)
WON: Final = EVENTS.add("won", "{0} wins.", "FV-18.8", SIDE_NAMES)
WON_FIRST_GAME: Final = EVENTS.add(
    "won-first-game", "{0} wins by the first knock-out.", "FV-20.1", SIDE_NAMES
)

# -- how it ends -------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending")
FIRST_KNOCK_OUT: Final = ENDINGS.add("first-knock-out", "The first knock-out wins.", "FV-20.1")
POINTS_REACHED: Final = ENDINGS.add(
    "points", "The points are reached: the side with more of them wins.", "FV-18.8"
)
CAP_REACHED: Final = ENDINGS.add(
    "round-cap", "The last round is over: the side with more points wins.", "FV-22.7"
)
