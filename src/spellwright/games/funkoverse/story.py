"""What is told, and how the game can end."""

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
    PLAYERS,
    REASON_CLAUSES,
    REASONS,
    SIDE_NAMES,
    SQUARE_LEXICON,
    TYPE_LEXICON,
)
from spellwright.kernel.phrases import Phrasebook

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
