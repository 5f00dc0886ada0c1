"""What is told, and how the game can end."""

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
    PLAYERS,
    REASON_CLAUSES,
    REASONS,
    SIDE_NAMES,
    SQUARE_LEXICON,
    STATUS_LEXICON,
    SYMBOL_LEXICON,
    TRAIT_LEXICON,
    TYPE_LEXICON,
)
from spellwright.kernel.phrases import Phrasebook

EVENTS: Final = Phrasebook("event", domain=DOMAIN)
STARTS: Final = EVENTS.entry("starts", "FV-8.4", player=PLAYERS)
TOOK_SIDE: Final = EVENTS.entry("took-side", "FV-8.5", player=PLAYERS, side=SIDE_NAMES)
MARKER_FLIPPED: Final = EVENTS.entry("marker-flipped", "FV-7.9", side=SIDE_NAMES)
JOINED: Final = EVENTS.entry("joined", "FV-8.6", who=FIGURE_NAMES, side=SIDE_NAMES)
EQUIPPED: Final = EVENTS.entry("equipped", ITEM_CLAUSES, item=ITEM_LEXICON, who=FIGURE_NAMES)
SHARED: Final = EVENTS.entry("shared", "FV-21.4", who=FIGURE_NAMES, player=PLAYERS)
LEADER_SHOWN: Final = EVENTS.entry("leader-shown", "FV-19.18", who=FIGURE_NAMES, side=SIDE_NAMES)
PLACED: Final = EVENTS.entry("placed", "FV-8.13", who=FIGURE_NAMES, square=SQUARE_LEXICON)
ROUND_BEGAN: Final = EVENTS.entry("round-began", "FV-9.1", n=AMOUNTS, side=SIDE_NAMES)
TURN_TAKEN: Final = EVENTS.entry("turn-taken", "FV-9.2", who=FIGURE_NAMES)
WAITED: Final = EVENTS.entry("waited", "FV-9.8", who=FIGURE_NAMES)
MOVED: Final = EVENTS.entry(
    "moved", "FV-4.1", who=FIGURE_NAMES, start=SQUARE_LEXICON, square=SQUARE_LEXICON
)
APPEARED: Final = EVENTS.entry("appeared", "FV-4.12", who=FIGURE_NAMES, square=SQUARE_LEXICON)
HELPED: Final = EVENTS.entry("helped", "FV-10.5", who=FIGURE_NAMES, whom=FIGURE_NAMES)
RALLIED: Final = EVENTS.entry("rallied", "FV-10.10", who=FIGURE_NAMES)
MARKER_TAKEN: Final = EVENTS.entry("marker-taken", "FV-18.3", who=FIGURE_NAMES, marker=MARKERS)
MARKER_BACK: Final = EVENTS.entry("marker-back", "FV-18.5", marker=MARKERS)
CLAIMED: Final = EVENTS.entry("claimed", "FV-19.9", side=SIDE_NAMES, area=AREAS)
CONTROL_PLACED: Final = EVENTS.entry(
    "control-placed", "FV-19.9", side=SIDE_NAMES, square=SQUARE_LEXICON
)
FLIPPED: Final = EVENTS.entry("flipped", "FV-19.11", side=SIDE_NAMES, area=AREAS, who=FIGURE_NAMES)
USED: Final = EVENTS.entry("used", ABILITY_CLAUSES, ability=ABILITY_LEXICON, who=FIGURE_NAMES)
PAID: Final = EVENTS.entry("paid", "FV-6.6", side=SIDE_NAMES, token=TYPE_LEXICON, n=AMOUNTS)
USED_ITEM: Final = EVENTS.entry("used-item", ITEM_CLAUSES, item=ITEM_LEXICON, who=FIGURE_NAMES)
ITEM_RESTS: Final = EVENTS.entry(
    "item-rests", ITEM_CLAUSES, item=ITEM_LEXICON, n=AMOUNTS, side=SIDE_NAMES
)
ITEM_READY: Final = EVENTS.entry("item-ready", ITEM_CLAUSES, item=ITEM_LEXICON, who=FIGURE_NAMES)
CHALLENGED: Final = EVENTS.entry(
    "challenged", "FV-11.7", who=FIGURE_NAMES, whom=FIGURE_NAMES, n=AMOUNTS
)
ATTACKED: Final = EVENTS.entry(
    "attacked",
    "FV-11.9",
    who=FIGURE_NAMES,
    hits=AMOUNTS,
    shields=AMOUNTS,
    criticals=AMOUNTS,
    n=AMOUNTS,
)
DEFENDED: Final = EVENTS.entry(
    "defended",
    "FV-11.10",
    who=FIGURE_NAMES,
    hits=AMOUNTS,
    shields=AMOUNTS,
    criticals=AMOUNTS,
    n=AMOUNTS,
)
WITHSTOOD: Final = EVENTS.entry("withstood", "FV-11.12", who=FIGURE_NAMES)
KNOCKED_DOWN: Final = EVENTS.entry("knocked-down", "FV-11.13", who=FIGURE_NAMES)
KNOCKED_OUT: Final = EVENTS.entry("knocked-out", "FV-11.13", who=FIGURE_NAMES)
PROTECTED: Final = EVENTS.entry("protected", "FV-23.9", who=FIGURE_NAMES)
SHIELDED: Final = EVENTS.entry("shielded", "FV-23.4", who=FIGURE_NAMES)
SHIELD_GONE: Final = EVENTS.entry("shield-gone", "FV-23.26", who=FIGURE_NAMES, n=AMOUNTS)
CONFUSED: Final = EVENTS.entry("confused", "FV-23.12", who=FIGURE_NAMES)
CLEAR_AGAIN: Final = EVENTS.entry("clear-again", "FV-23.27", who=FIGURE_NAMES)
TOKEN_UP: Final = EVENTS.entry(
    "token-up", "FV-23.6", side=SIDE_NAMES, token=TYPE_LEXICON, n=AMOUNTS
)
TOKENS_DOWN: Final = EVENTS.entry("tokens-down", "FV-23.7", side=SIDE_NAMES)
VANISHED: Final = EVENTS.entry("vanished", "FV-23.17", who=FIGURE_NAMES, n=AMOUNTS)
OBEYS: Final = EVENTS.entry("obeys", "FV-23.13", who=FIGURE_NAMES)
DETAINED: Final = EVENTS.entry("detained", "FV-24.5", who=FIGURE_NAMES)
SCORED: Final = EVENTS.entry("scored", REASON_CLAUSES, reason=REASONS, side=SIDE_NAMES, n=AMOUNTS)
CAME_HOME: Final = EVENTS.entry("came-home", "FV-19.3", who=FIGURE_NAMES, square=SQUARE_LEXICON)
RETURNED: Final = EVENTS.entry("returned", "FV-12.13", who=FIGURE_NAMES, square=SQUARE_LEXICON)
ROUND_ENDED: Final = EVENTS.entry("round-ended", "FV-17.3", light=AMOUNTS, dark=AMOUNTS)
BOY_WHO_LIVED: Final = EVENTS.entry("boy-who-lived", "FV-23.5", who=FIGURE_NAMES)
NO_TARGET: Final = EVENTS.entry("no-target", "FV-13.4", ability=ABILITY_LEXICON)
NO_TOKEN: Final = EVENTS.entry("no-token", "FV-13.9", ability=ABILITY_LEXICON, side=SIDE_NAMES)
NO_CARD: Final = EVENTS.entry("no-card", "FV-15.2", ability=ABILITY_LEXICON)
NO_ITEM: Final = EVENTS.entry("no-item", "FV-23.3", who=FIGURE_NAMES)
IDLE: Final = EVENTS.entry("idle", "FV-13.9", who=FIGURE_NAMES)
TOKEN_STAYS: Final = EVENTS.entry(
    "token-stays", "FV-23.6", side=SIDE_NAMES, token=TYPE_LEXICON, n=AMOUNTS
)
DECREED: Final = EVENTS.entry("decreed", "FV-24.5", side=SIDE_NAMES, token=TYPE_LEXICON, n=AMOUNTS)
TRAIT_CHANGED: Final = EVENTS.entry(
    "trait-changed",
    "FV-2.8",
    who=FIGURE_NAMES,
    trait=TRAIT_LEXICON,
    symbol=SYMBOL_LEXICON,
    into=SYMBOL_LEXICON,
)
CAME_BACK: Final = EVENTS.entry("came-back", "FV-23.24", who=FIGURE_NAMES, square=SQUARE_LEXICON)
SLIPPED: Final = EVENTS.entry(
    "slipped", "FV-24.4", who=FIGURE_NAMES, start=SQUARE_LEXICON, square=SQUARE_LEXICON
)
NOTORIOUS: Final = EVENTS.entry("notorious", "FV-23.19", who=FIGURE_NAMES, square=SQUARE_LEXICON)
WON: Final = EVENTS.entry("won", "FV-18.8", side=SIDE_NAMES, n=AMOUNTS, other=AMOUNTS)
WON_FIRST_GAME: Final = EVENTS.entry("won-first-game", "FV-20.1", side=SIDE_NAMES)
GOT_CARD: Final = EVENTS.entry("got-card", "FV-15.1", who=FIGURE_NAMES, status=STATUS_LEXICON)
CARD_GONE: Final = EVENTS.entry("card-gone", "FV-15.1", who=FIGURE_NAMES, status=STATUS_LEXICON)
ENDED_TURN: Final = EVENTS.entry("ended-turn", "FV-9.3", who=FIGURE_NAMES)

# -- how it ends -------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending", domain=DOMAIN)
FIRST_KNOCK_OUT: Final = ENDINGS.entry("first-knock-out", "FV-20.1")
POINTS_REACHED: Final = ENDINGS.entry("points", "FV-18.8")
CAP_REACHED: Final = ENDINGS.entry("round-cap", "FV-22.7")
