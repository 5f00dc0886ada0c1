"""What is told, and how the game can end."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.lexicons import (
    AMOUNTS,
    BODIES,
    CAUSES,
    CREATURES,
    DIRECTION_NAMES,
    ENTRIES,
    OBSTACLES,
    PROFILE_NAMES,
    SQUARES,
    TURNINGS,
    WIZARDS,
)
from spellwright.kernel.phrases import Phrasebook

EVENTS: Final = Phrasebook("event")
CHOSE_PROFILE: Final = EVENTS.add(
    "chose-profile", "{0} is a {1}.", "FW-3.2", WIZARDS, PROFILE_NAMES
)
ROLLED_FOR_SPELL: Final = EVENTS.add(
    "rolled-for-spell", "{0} rolls {1} and {2} for a spell.", "FW-3.3", WIZARDS, AMOUNTS, AMOUNTS
)
LEARNED: Final = EVENTS.add("learned", "{0} learns {1}.", "FW-3.8", WIZARDS, ENTRIES)
TURNED: Final = EVENTS.add(
    "turned", "{0} turns the start area by {1}.", "FW-3.9", WIZARDS, TURNINGS
)
JOINED: Final = EVENTS.add(
    "joined", "P3 joins with its left edge at column {0}.", "FW-15.2", AMOUNTS
)
GAME_BEGAN: Final = EVENTS.add(
    "game-began", "The wizards take their places: {0} hits defeat.", "FW-3.10", AMOUNTS
)
TURN_BEGAN: Final = EVENTS.add("turn-began", "Turn {0}.", "FW-4.1", AMOUNTS)
FORETOLD: Final = EVENTS.add(
    "foretold",
    "{0} will put {1} into Initiative and {2} into Defend.",
    "FW-5.3",
    WIZARDS,
    AMOUNTS,
    AMOUNTS,
)
SEEN: Final = EVENTS.add("seen", "{0} has planned {1}.", "FW-5.4", WIZARDS, ENTRIES)
SEEN_SQUARE: Final = EVENTS.add("seen-square", "It is written for {0}.", "FW-5.4", SQUARES)
LOCKED: Final = EVENTS.add("locked", "{0} has a plan.", "FW-5.23", WIZARDS)
COMMITTED: Final = EVENTS.add(
    "committed", "{0} has {1} Initiative and {2} Defend.", "FW-6.1", WIZARDS, AMOUNTS, AMOUNTS
)
TIE_ROLLED: Final = EVENTS.add(
    "tie-rolled", "{0} rolls a d6 for the initiative: {1}.", "FW-6.4", WIZARDS, AMOUNTS
)
DECLARED: Final = EVENTS.add("declared", "{0} is one step ahead.", "FW-6.5", WIZARDS)
GOES_FIRST: Final = EVENTS.add("goes-first", "{0} has the initiative.", "FW-6.6", WIZARDS)
CARRIED_OUT: Final = EVENTS.add("carried-out", "{0}: {1}.", "FW-7.11", WIZARDS, ENTRIES)
ABANDONED: Final = EVENTS.add("abandoned", "{0} abandons {1}.", "FW-7.7", WIZARDS, ENTRIES)
ANIMAL_ACTED: Final = EVENTS.add(
    "animal-acted", "The animal of {0} on {1}: {2}.", "FW-13.5", WIZARDS, SQUARES, ENTRIES
)
ANIMAL_ABANDONED: Final = EVENTS.add(
    "animal-abandoned",
    "The animal of {0} on {1} abandons {2}.",
    "FW-7.7",
    WIZARDS,
    SQUARES,
    ENTRIES,
)
PREVENTED: Final = EVENTS.add("prevented", "The waiting Dispel prevents {0}.", "FW-17.10", ENTRIES)
FIZZLED: Final = EVENTS.add("fizzled", "{0} fizzles: {1}.", "FW-10.5", ENTRIES, OBSTACLES)
AIMED: Final = EVENTS.add("aimed", "{0} is aimed at {1}.", "FW-10.9", ENTRIES, BODIES)
AIMED_SQUARE: Final = EVENTS.add(
    "aimed-square", "{0} is aimed at {1}.", "FW-10.2", ENTRIES, SQUARES
)
MOVED: Final = EVENTS.add("moved", "{0} goes from {1} to {2}.", "FW-8.1", BODIES, SQUARES, SQUARES)
APPEARED: Final = EVENTS.add("appeared", "{0} appears on {1}.", "FW-10.4", BODIES, SQUARES)
FORCED: Final = EVENTS.add(
    "forced", "{0} is forced from {1} to {2}.", "FW-11.1", BODIES, SQUARES, SQUARES
)
ANIMAL_MOVED: Final = EVENTS.add(
    "animal-moved", "The animal of {0} goes from {1} to {2}.", "FW-13.6", WIZARDS, SQUARES, SQUARES
)
SPENT: Final = EVENTS.add(
    "spent",
    "{0} spends {1} of its defence points against {2}.",
    "FW-9.4",
    WIZARDS,
    AMOUNTS,
    ENTRIES,
)
SPARED: Final = EVENTS.add("spared", "That saves {0} from {1} damage.", "FW-9.4", WIZARDS, AMOUNTS)
SHORTENED: Final = EVENTS.add(
    "shortened", "That saves {0} from being moved {1} squares.", "FW-9.4", WIZARDS, AMOUNTS
)
UNDONE: Final = EVENTS.add("undone", "That undoes {1} for {0}.", "FW-9.4", WIZARDS, ENTRIES)
HURT: Final = EVENTS.add(
    "hurt", "{0} takes {1} damage from {2}.", "FW-9.1", WIZARDS, AMOUNTS, ENTRIES
)
UNHURT: Final = EVENTS.add("unhurt", "{0} takes no damage: {1}.", "FW-9.10", WIZARDS, CAUSES)
FALSELY_AIMED: Final = EVENTS.add(
    "falsely-aimed", "{0} was aimed at a false body and has no effect.", "FW-21.21", ENTRIES
)
BEAUTY_ROLLED: Final = EVENTS.add(
    "beauty-rolled",
    "{0} rolls a d6 against the beauty of {1}: {2}.",
    "FW-21.6",
    WIZARDS,
    WIZARDS,
    AMOUNTS,
)
REVEALED: Final = EVENTS.add(
    "revealed", "The real {0} stands on {1}.", "FW-21.19", WIZARDS, SQUARES
)
STOPPED: Final = EVENTS.add(
    "stopped", "{0} is stopped on {1}: the way is blocked.", "FW-11.3", BODIES, SQUARES
)
OUT_OF_BOUNDS: Final = EVENTS.add(
    "out-of-bounds", "{0} is forced out of bounds.", "FW-14.2", WIZARDS
)
DEFEATED: Final = EVENTS.add("defeated", "{0} is defeated.", "FW-14.3", WIZARDS)
WINS: Final = EVENTS.add("wins", "{0} wins.", "FW-14.6", WIZARDS)
CURSED: Final = EVENTS.add(
    "cursed", "{0} will have fewer action points: -{1}.", "FW-17.1", WIZARDS, AMOUNTS
)
HAS_POINTS: Final = EVENTS.add(
    "has-points",
    "{0} has {1} action points this turn instead of {2}.",
    "FW-5.1",
    WIZARDS,
    AMOUNTS,
    AMOUNTS,
)
ROLLED: Final = EVENTS.add(
    "rolled", "{0} rolls a d{1} for {2}: {3}.", "FW-1.4", WIZARDS, AMOUNTS, ENTRIES, AMOUNTS
)
DEMON_ROLLED: Final = EVENTS.add(
    "demon-rolled", "{0} rolls a d6 for the demon: {1}.", "FW-13.13", WIZARDS, AMOUNTS
)
POISONED: Final = EVENTS.add("poisoned", "{0} gets a poison marker.", "FW-17.6", WIZARDS)
CLEANSED: Final = EVENTS.add("cleansed", "{0} removes {1} poison.", "FW-12.1", WIZARDS, AMOUNTS)
WEAKENED: Final = EVENTS.add("weakened", "{0} has no defence points left.", "FW-18.5", WIZARDS)
WATCHED: Final = EVENTS.add("watched", "{0} will be watched.", "FW-10.9", WIZARDS)
ENTANGLED: Final = EVENTS.add("entangled", "{0} is entangled.", "FW-20.2", WIZARDS)
BLINDED: Final = EVENTS.add(
    "blinded", "{0} is blinded. Moves left: {1}.", "FW-21.10", WIZARDS, AMOUNTS
)
NOT_BLINDED: Final = EVENTS.add("not-blinded", "{0} is not blinded.", "FW-21.8", WIZARDS)
HID: Final = EVENTS.add("hid", "{0} is gone.", "FW-21.2", WIZARDS)
DOUBLED: Final = EVENTS.add("doubled", "{0} has a double on {1}.", "FW-21.14", WIZARDS, SQUARES)
ANIMAL_CAME: Final = EVENTS.add(
    "animal-came", "An animal of {0} stands on {1}.", "FW-19.3", WIZARDS, SQUARES
)
DEMON_CAME: Final = EVENTS.add("demon-came", "A demon stands on {0}.", "FW-19.9", SQUARES)
DEMON_CASTS: Final = EVENTS.add("demon-casts", "The demon casts {0}.", "FW-13.13", ENTRIES)
BANISHED: Final = EVENTS.add("banished", "Gone: {0} on {1}.", "FW-22.4", CREATURES, SQUARES)
COUNTERED: Final = EVENTS.add(
    "countered", "Banish is countered: {0} on {1} stays.", "FW-22.5", CREATURES, SQUARES
)
GROUND_RESTORED: Final = EVENTS.add(
    "ground-restored", "Destroyed squares that are whole again: {0}.", "FW-22.10", AMOUNTS
)
MAGIC_ENDED: Final = EVENTS.add("magic-ended", "All markers of magic leave the board.", "FW-22.10")
VANISHED: Final = EVENTS.add("vanished", "Gone: {0} on {1}.", "FW-13.7", CREATURES, SQUARES)
BALL_GONE: Final = EVENTS.add(
    "ball-gone", "The ball of {0} on {1} is gone.", "FW-13.25", WIZARDS, SQUARES
)
POISON_GONE: Final = EVENTS.add(
    "poison-gone", "{0} is free of {1} poison.", "FW-22.10", WIZARDS, AMOUNTS
)
STILLED: Final = EVENTS.add(
    "stilled",
    "The Antimagic field stills poison, storms and balls at the end of this turn.",
    "FW-22.11",
)
ABSORBED: Final = EVENTS.add(
    "absorbed",
    "Absorb damage gives {0} {1} action points more next turn.",
    "FW-22.1",
    WIZARDS,
    AMOUNTS,
)
SMASHED: Final = EVENTS.add("smashed", "{0} is destroyed.", "FW-23.9", SQUARES)
FLAMED: Final = EVENTS.add("flamed", "The flame goes to the {0}.", "FW-23.15", DIRECTION_NAMES)
BALL_CAME: Final = EVENTS.add(
    "ball-came", "A ball of {0} lies on {1}.", "FW-23.17", WIZARDS, SQUARES
)
BALL_ROLLED: Final = EVENTS.add(
    "ball-rolled", "The ball of {0} rolls to {1}.", "FW-13.20", WIZARDS, SQUARES
)
BALL_RESTED: Final = EVENTS.add(
    "ball-rested", "The ball of {0} stays on {1}.", "FW-13.20", WIZARDS, SQUARES
)
BALL_BURST: Final = EVENTS.add("ball-burst", "A ball bursts on {0}.", "FW-13.23", WIZARDS)
TURN_ENDED: Final = EVENTS.add("turn-ended", "The turn is over.", "FW-12.8")
DRAWN: Final = EVENTS.add("drawn", "Nobody is left: a rematch with {0} hits.", "FW-14.9", AMOUNTS)
CAP_REACHED: Final = EVENTS.add("cap-reached", "The last turn is over.", "FW-16.5")
CAP_ROLLED: Final = EVENTS.add(
    "cap-rolled", "{0} rolls {1} for the victory.", "FW-16.5", WIZARDS, AMOUNTS
)

# -- how it ends -------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending")
LAST_STANDING: Final = ENDINGS.add("last-standing", "The last wizard in play wins.", "FW-14.6")
FEWEST_HITS: Final = ENDINGS.add(
    "fewest-hits", "The turns are over: the fewest hits win.", "FW-16.5"
)
LUCKY_ROLL: Final = ENDINGS.add("lucky-roll", "Still tied: the highest roll wins.", "FW-16.5")
