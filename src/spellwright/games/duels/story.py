"""What is told, and how the game can end."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.lexicons import (
    AMOUNTS,
    ARTIFACT_NAMES,
    ATTACK_NAMES,
    CLASH_NAMES,
    COLOUR_NAMES,
    EDGES,
    GROUP_NAMES,
    HALF_NAMES,
    HARMS,
    MAP_NAMES,
    OVERLAY_NAMES,
    PIECES,
    PLAYERS,
    POTION_NAMES,
    QUEST_NAMES,
    SPACES,
    SPELL_NAMES,
    STATUS_NAMES,
    TERRAIN_NAMES,
    TOTALS,
    TRAIT_NAMES,
)
from spellwright.kernel.phrases import Phrasebook

EVENTS: Final = Phrasebook("event")
CHOSE_GROUP: Final = EVENTS.add("chose-group", "{0} leads {1}.", "WD-39.8", PLAYERS, GROUP_NAMES)
LAID_OUT: Final = EVENTS.add("laid-out", "Both Groups are laid out.", "WD-G49")
JOINED_GROUP: Final = EVENTS.add("joined-group", "{0} is in the Group.", "WD-8.8", PIECES)
STOCKED: Final = EVENTS.add("stocked", "Both Stocks of Potions are laid open.", "WD-11.8")
COIN: Final = EVENTS.add("coin", "The coin falls for {0}.", "WD-12.2", PLAYERS)
CHOSE_MAP: Final = EVENTS.add("chose-map", "{0} chooses the {1}.", "WD-12.3", PLAYERS, MAP_NAMES)
CHOSE_JOIN: Final = EVENTS.add(
    "chose-join", "{0} joins the halves at the {1} Nexus.", "WD-12.4", PLAYERS, COLOUR_NAMES
)
CHOSE_ZONE: Final = EVENTS.add(
    "chose-zone", "{0} takes {1} as Zone.", "WD-12.5", PLAYERS, HALF_NAMES
)
LAID_MYSTERY: Final = EVENTS.add(
    "laid-mystery", "{0} lays a Challenge, face down, on {1}.", "WD-12.7", PLAYERS, SPACES
)
LAID_TERRAIN: Final = EVENTS.add(
    "laid-terrain", "{0} lays a Terrain Overlay, face down, on {1}.", "WD-12.12", PLAYERS, SPACES
)
UNVEILED_AT: Final = EVENTS.add(
    "unveiled-at", "On {1} lies {0}.", "WD-12.14", OVERLAY_NAMES, SPACES
)
UNVEILED_TERRAIN: Final = EVENTS.add(
    "unveiled-terrain", "On {1} lies {0} Terrain.", "WD-12.14", TERRAIN_NAMES, SPACES
)
MULLIGAN: Final = EVENTS.add(
    "mulligan", "{0} exchanges {1} Quest Cards.", "WD-12.16", PLAYERS, AMOUNTS
)
KEPT_QUESTS: Final = EVENTS.add(
    "kept-quests", "{0} keeps all three Quest Cards.", "WD-12.16", PLAYERS
)
QUEST_CAME: Final = EVENTS.add("quest-came", "{0}: {1}.", "WD-12.18", PLAYERS, QUEST_NAMES)
HORCRUX_HIDDEN: Final = EVENTS.add(
    "horcrux-hidden", "{0} hides {1}.", "WD-37.16f", PIECES, ARTIFACT_NAMES
)
PLACED: Final = EVENTS.add("placed", "{0} arrives on {1}.", "WD-12.20", PIECES, SPACES)
POOL_MADE: Final = EVENTS.add(
    "pool-made",
    "{0} has {1} white and {2} black Power Markers.",
    "WD-30.2",
    PLAYERS,
    AMOUNTS,
    AMOUNTS,
)
ROUND_BEGAN: Final = EVENTS.add(
    "round-began", "Round {0}: {1} starts.", "WD-14.1", AMOUNTS, PLAYERS
)
DREW_CLASH: Final = EVENTS.add(
    "drew-clash", "{0} draws {1} Clash Cards.", "WD-14.3", PLAYERS, AMOUNTS
)
DREW_CARD: Final = EVENTS.add("drew-card", "You draw {0}.", "WD-3.2", CLASH_NAMES)
DECK_REFILLED: Final = EVENTS.add(
    "deck-refilled", "{0} shuffles the discards into a new Clash Deck.", "WD-24.1", PLAYERS
)
POOL_REFILLED: Final = EVENTS.add(
    "pool-refilled", "{0} refills the Power Pool.", "WD-24.3", PLAYERS
)
PAID_UPKEEP: Final = EVENTS.add("paid-upkeep", "{0} keeps up {1}.", "WD-32.6", PLAYERS, SPELL_NAMES)
LEFT_UPKEEP: Final = EVENTS.add(
    "left-upkeep", "{0} leaves the markers on {1}.", "WD-32.8", PLAYERS, SPELL_NAMES
)
LAPSED: Final = EVENTS.add(
    "lapsed", "{0} does not pay the Upkeep of {1}.", "WD-32.11", PLAYERS, SPELL_NAMES
)
SPELL_ENDED: Final = EVENTS.add("spell-ended", "{0} ends.", "WD-32.11", SPELL_NAMES)
FIRE_CREPT: Final = EVENTS.add(
    "fire-crept", "The Fiendfyre of {0} creeps to {1}.", "WD-40.12", PLAYERS, SPACES
)
COOLED: Final = EVENTS.add("cooled", "{0} can be cast again.", "WD-14.11", SPELL_NAMES)
COOLED_MORE: Final = EVENTS.add("cooled-more", "{0} cools down faster.", "WD-37.19", SPELL_NAMES)
ACTIVATED: Final = EVENTS.add("activated", "{0} is activated.", "WD-15.5", PIECES)
CHANGED: Final = EVENTS.add("changed", "{0} takes Animal Form.", "WD-37.2a", PIECES)
ENDED: Final = EVENTS.add("ended", "The activation of {0} is over.", "WD-15.13", PIECES)
MOVED: Final = EVENTS.add("moved", "{0} goes from {1} to {2}.", "WD-16.3", PIECES, SPACES, SPACES)
PUSHED: Final = EVENTS.add(
    "pushed", "{0} is pushed from {1} to {2}.", "WD-38.10a", PIECES, SPACES, SPACES
)
WENT_BACK: Final = EVENTS.add("went-back", "{0} goes back to {1}.", "WD-16.13", PIECES, SPACES)
APPEARED: Final = EVENTS.add("appeared", "{0} appears on {1}.", "WD-1.18", PIECES, SPACES)
ATTACKS: Final = EVENTS.add(
    "attacks", "{0} attacks {2}: {1}.", "WD-25.8", PIECES, ATTACK_NAMES, PIECES
)
CASTS: Final = EVENTS.add("casts", "{0} casts {1}.", "WD-28.8", PIECES, SPELL_NAMES)
CASTS_AT: Final = EVENTS.add(
    "casts-at", "{0} casts {1} at {2}.", "WD-28.8", PIECES, SPELL_NAMES, PIECES
)
USES_POTION: Final = EVENTS.add(
    "uses-potion", "{0} uses {1} on {2}.", "WD-34.3", PIECES, POTION_NAMES, PIECES
)
USES_ARTIFACT: Final = EVENTS.add(
    "uses-artifact", "{0} uses {1}.", "WD-35.2", PIECES, ARTIFACT_NAMES
)
TURNED_UP: Final = EVENTS.add("turned-up", "{0} is unveiled.", "WD-17.12", OVERLAY_NAMES)
TURNED_DOWN: Final = EVENTS.add("turned-down", "{0} is hidden.", "WD-17.11", OVERLAY_NAMES)
OVERLAY_MOVED: Final = EVENTS.add(
    "overlay-moved", "{0} moves to {1}.", "WD-7.1", OVERLAY_NAMES, SPACES
)
OVERLAY_GONE: Final = EVENTS.add("overlay-gone", "{0} is destroyed.", "WD-7.1", OVERLAY_NAMES)
DROPPED_QUEST: Final = EVENTS.add(
    "dropped-quest", "{0} gives up {1}.", "WD-17.6", PLAYERS, QUEST_NAMES
)
QUESTS_SHUFFLED: Final = EVENTS.add(
    "quests-shuffled", "{0} shuffles the discarded Quests into a new deck.", "WD-14.5", PLAYERS
)
EXCHANGED_SPELL: Final = EVENTS.add(
    "exchanged-spell", "{0} becomes {1}.", "WD-37.7a", SPELL_NAMES, SPELL_NAMES
)
EXCHANGED_POTION: Final = EVENTS.add(
    "exchanged-potion", "{0} becomes {1}.", "WD-37.15", POTION_NAMES, POTION_NAMES
)
USES_TRAIT: Final = EVENTS.add("uses-trait", "{0} uses {1}.", "WD-1.11", PIECES, TRAIT_NAMES)
GAINED_EDGE: Final = EVENTS.add(
    "gained-edge", "{0} gains an Advantage for the next test.", "WD-23.1", PIECES
)
LUCKY_ROUND: Final = EVENTS.add(
    "lucky-round", "{0} has Advantage {1} this Round.", "WD-23.1", PIECES, AMOUNTS
)
HELPS: Final = EVENTS.add("helps", "{1} helps {0}.", "WD-23.1", PLAYERS, EDGES)
HINDERS: Final = EVENTS.add("hinders", "{1} hinders {0}.", "WD-23.1", PLAYERS, EDGES)
ADVANTAGE: Final = EVENTS.add(
    "advantage", "{0} has Advantage {1} in this Clash.", "WD-23.5", PLAYERS, AMOUNTS
)
DISADVANTAGE: Final = EVENTS.add(
    "disadvantage", "{0} has Disadvantage {1} in this Clash.", "WD-23.6", PLAYERS, AMOUNTS
)
REACTED: Final = EVENTS.add("reacted", "{0} reacts with {1}.", "WD-33.4", PIECES, SPELL_NAMES)
LED: Final = EVENTS.add("led", "{0} looks ahead.", "WD-37.21", PIECES)
SAW_CARD: Final = EVENTS.add("saw-card", "You see {0}.", "WD-3.21", CLASH_NAMES)
DECLARED: Final = EVENTS.add("declared", "The card of {0} will count as 2+.", "WD-37.7b", PIECES)
EMPOWERED: Final = EVENTS.add(
    "empowered", "{0} lays an Empowerment Card, face down.", "WD-29.9", PLAYERS
)
EMPOWER_PAID: Final = EVENTS.add(
    "empower-paid", "{0} pays {1} Power Markers to Empower.", "WD-29.8", PLAYERS, AMOUNTS
)
EMPOWER_FREE: Final = EVENTS.add("empower-free", "{0} Empowers without paying.", "WD-G27", PLAYERS)
REVEALED: Final = EVENTS.add("revealed", "{0} reveals {1}.", "WD-21.3", PLAYERS, CLASH_NAMES)
COUNTS: Final = EVENTS.add("counts", "For {0} counts {1}.", "WD-23.5", PLAYERS, CLASH_NAMES)
ADDED_CARD: Final = EVENTS.add("added-card", "{0} adds {1}.", "WD-20.5", PLAYERS, CLASH_NAMES)
SWAPPED: Final = EVENTS.add("swapped", "{0} swaps, face down.", "WD-22.9", PLAYERS)
SWAPPED_FOR: Final = EVENTS.add(
    "swapped-for", "{0} swaps for {1}.", "WD-21.4", PLAYERS, CLASH_NAMES
)
TURNED_CARD: Final = EVENTS.add(
    "turned-card", "{0} turns up {1}.", "WD-22.15", PLAYERS, CLASH_NAMES
)
PAID_FOR_MORE: Final = EVENTS.add(
    "paid-for-more", "{0} pays for {1} successes more.", "WD-22.16", PLAYERS, AMOUNTS
)
WILL_HURT_MORE: Final = EVENTS.add("will-hurt-more", "The Spell will hurt more.", "WD-22.16")
FACED: Final = EVENTS.add("faced", "The Clash: {0} against {1}.", "WD-22.20", TOTALS, TOTALS)
ALONE: Final = EVENTS.add("alone", "The Clash: {0}.", "WD-21.6", TOTALS)
SUCCEEDED: Final = EVENTS.add("succeeded", "It succeeds.", "WD-22.21")
FAILED: Final = EVENTS.add("failed", "It fails.", "WD-22.21")
NO_EFFECT: Final = EVENTS.add("no-effect", "It changes nothing.", "WD-28.20")
SUFFERS: Final = EVENTS.add("suffers", "{0} suffers from {1}.", "WD-26.1", PIECES, HARMS)
SPARED_BY: Final = EVENTS.add(
    "spared-by", "{0} spares {1} 1 Impact.", "WD-26.9", ARTIFACT_NAMES, PIECES
)
RESISTED: Final = EVENTS.add(
    "resisted", "{0} resists {1} of the Impacts.", "WD-37.34", PIECES, AMOUNTS
)
PROTECTED: Final = EVENTS.add("protected", "{0} protects {1}.", "WD-38.11", POTION_NAMES, PIECES)
IMPACTS: Final = EVENTS.add("impacts", "{0} receives {1} Impacts.", "WD-26.1", PIECES, AMOUNTS)
NO_IMPACTS: Final = EVENTS.add("no-impacts", "{0} receives no Impact.", "WD-26.9", PIECES)
HEALED: Final = EVENTS.add("healed", "{0} loses {1} Impacts.", "WD-26.1", PIECES, AMOUNTS)
FREED: Final = EVENTS.add("freed", "{0} is freed of {1}.", "WD-38.3", PIECES, STATUS_NAMES)
BURNS: Final = EVENTS.add("burns", "{0} burns.", "WD-38.6a", PIECES)
POISONED: Final = EVENTS.add("poisoned", "{0} has Poison {1}.", "WD-38.8a", PIECES, AMOUNTS)
SLOWED: Final = EVENTS.add("slowed", "{0} has Slow {1}.", "WD-38.9a", PIECES, AMOUNTS)
CONCEALED: Final = EVENTS.add("concealed", "{0} has Concealment {1}.", "WD-38.7", PIECES, AMOUNTS)
SHOWN: Final = EVENTS.add("shown", "{0} is no longer concealed.", "WD-38.7", PIECES)
DAZED: Final = EVENTS.add(
    "dazed", "{0} has Disadvantage {1} in the next Clash.", "WD-23.1", PIECES, AMOUNTS
)
DISGUISED: Final = EVENTS.add(
    "disguised", "{0} cannot be targeted from more than 2 away.", "WD-38.11", PIECES
)
SEEN_THROUGH: Final = EVENTS.add("seen-through", "{0} drops the disguise.", "WD-38.11", PIECES)
LIMITED: Final = EVENTS.add("limited", "{0} will have only one action.", "WD-15.7", PIECES)
SILENCED: Final = EVENTS.add("silenced", "{0} cannot cast.", "WD-38.11", PIECES)
BLINDED: Final = EVENTS.add("blinded", "{0} cannot see far.", "WD-38.11", PIECES)
HANGING: Final = EVENTS.add("hanging", "{0} hangs in the air.", "WD-38.11", PIECES)
LOCKED: Final = EVENTS.add("locked", "{0} of {1} is locked.", "WD-35.4", ARTIFACT_NAMES, PIECES)
UNLOCKED: Final = EVENTS.add(
    "unlocked", "{0} of {1} is free again.", "WD-35.6", ARTIFACT_NAMES, PIECES
)
DESTROYED: Final = EVENTS.add(
    "destroyed", "{0} of {1} is destroyed.", "WD-35.3", ARTIFACT_NAMES, PIECES
)
FORGOTTEN: Final = EVENTS.add("forgotten", "{0} cannot be cast for now.", "WD-31.6", SPELL_NAMES)
DISCARDED: Final = EVENTS.add("discarded", "{0} discards {1}.", "WD-3.21", PLAYERS, CLASH_NAMES)
LUCKY_CAME: Final = EVENTS.add(
    "lucky-came", "A Lucky Card goes into the Clash Deck of {0}.", "WD-20.10", PLAYERS
)
JINXED_CAME: Final = EVENTS.add(
    "jinxed-came", "A Jinxed Card goes into the Clash Deck of {0}.", "WD-20.11", PLAYERS
)
REGAINED: Final = EVENTS.add(
    "regained", "{0} regains {1} Power Markers.", "WD-30.9", PLAYERS, AMOUNTS
)
MARKER_PLACED: Final = EVENTS.add(
    "marker-placed", "{0}: a Marker lies on {1}.", "WD-36.1", SPELL_NAMES, SPACES
)
TRAP_SPRUNG: Final = EVENTS.add(
    "trap-sprung", "{0} springs a Trap: {1}.", "WD-36.6", PIECES, SPELL_NAMES
)
TRAP_GONE: Final = EVENTS.add("trap-gone", "The Trap on {0} is gone.", "WD-36.6", SPACES)
STAYS: Final = EVENTS.add("stays", "{0} stays with {1} Impacts.", "WD-26.11", PIECES, AMOUNTS)
BRAVE_TEST: Final = EVENTS.add(
    "brave-test", "{0} is Brave: a Defense Test with 3 successes is needed.", "WD-37.4a", PIECES
)
BRAVELY: Final = EVENTS.add(
    "bravely", "{0} has {1} successes in the test.", "WD-37.4c", PIECES, TOTALS
)
REMOVED: Final = EVENTS.add("removed", "{0} is removed from the game.", "WD-26.3", PIECES)
SCORED: Final = EVENTS.add(
    "scored", "{0} scores {1}: {2}.", "WD-19.2", PLAYERS, QUEST_NAMES, AMOUNTS
)
ROUND_ENDED: Final = EVENTS.add("round-ended", "Round {0} is over.", "WD-18.5", AMOUNTS)
LAST_MODEL: Final = EVENTS.add(
    "last-model", "{0} has no Model left: the game ends.", "WD-26.7", PLAYERS
)

WINS: Final = EVENTS.add(
    "wins",
    "{0} wins, {1} Quest Points to {2}.",
    "WD-18.6",
    PLAYERS,
    AMOUNTS,
    AMOUNTS,
)
NOBODY_WINS: Final = EVENTS.add(
    "nobody-wins", "Nobody wins: {0} Quest Points each.", "WD-G1", AMOUNTS
)

# -- how it ends ---------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending")
MORE_POINTS: Final = ENDINGS.add("more-points", "More Quest Points win.", "WD-18.6")
MORE_CARDS: Final = ENDINGS.add(
    "more-cards", "Equal points: more scored Quest Cards win.", "WD-39.4"
)
MORE_MODELS: Final = ENDINGS.add("more-models", "Still equal: more Models left win.", "WD-39.4")
DRAW: Final = ENDINGS.add("draw", "Equal points: a draw.", "WD-G1")
