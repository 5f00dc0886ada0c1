"""What is told, and how the game can end."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.lexicons import (
    AMOUNTS,
    ANSWERS,
    BODIES,
    CAUSES,
    CREATURES,
    DIRECTION_NAMES,
    DOMAIN,
    ENTRIES,
    OBSTACLES,
    PLACES,
    PROFILE_NAMES,
    SQUARES,
    TURNINGS,
    WIZARDS,
)
from spellwright.kernel.phrases import Phrasebook

EVENTS: Final = Phrasebook("event", domain=DOMAIN)
CHOSE_PROFILE: Final = EVENTS.entry("chose-profile", "FW-3.2", who=WIZARDS, profile=PROFILE_NAMES)
ROLLED_FOR_SPELL: Final = EVENTS.entry(
    "rolled-for-spell", "FW-3.3", who=WIZARDS, first=AMOUNTS, second=AMOUNTS
)
LEARNED: Final = EVENTS.entry("learned", "FW-3.8", who=WIZARDS, action=ENTRIES)
TURNED: Final = EVENTS.entry("turned", "FW-3.9", who=WIZARDS, turning=TURNINGS)
JOINED: Final = EVENTS.entry("joined", "FW-15.2", n=AMOUNTS, who=WIZARDS)
GAME_BEGAN: Final = EVENTS.entry("game-began", "FW-3.10", n=AMOUNTS)
TURN_BEGAN: Final = EVENTS.entry("turn-began", "FW-4.1", n=AMOUNTS)
FORETOLD: Final = EVENTS.entry(
    "foretold", "FW-5.3", who=WIZARDS, initiative=AMOUNTS, defend=AMOUNTS
)
SEEN: Final = EVENTS.entry("seen", "FW-5.4", who=WIZARDS, action=ENTRIES)
SEEN_SQUARE: Final = EVENTS.entry("seen-square", "FW-5.4", square=SQUARES)
LOCKED: Final = EVENTS.entry("locked", "FW-5.23", who=WIZARDS)
COMMITTED: Final = EVENTS.entry(
    "committed", "FW-6.1", who=WIZARDS, initiative=AMOUNTS, defend=AMOUNTS
)
TIE_ROLLED: Final = EVENTS.entry("tie-rolled", "FW-6.4", who=WIZARDS, n=AMOUNTS)
DECLARED: Final = EVENTS.entry("declared", "FW-6.5", who=WIZARDS)
GOES_FIRST: Final = EVENTS.entry("goes-first", "FW-6.6", who=WIZARDS)
CARRIED_OUT: Final = EVENTS.entry("carried-out", "FW-7.11", who=WIZARDS, action=ENTRIES)
ABANDONED: Final = EVENTS.entry("abandoned", "FW-7.7", who=WIZARDS, action=ENTRIES)
ANIMAL_ACTED: Final = EVENTS.entry(
    "animal-acted", "FW-13.5", who=WIZARDS, square=SQUARES, action=ENTRIES
)
ANIMAL_ABANDONED: Final = EVENTS.entry(
    "animal-abandoned", "FW-7.7", who=WIZARDS, square=SQUARES, action=ENTRIES
)
PREVENTED: Final = EVENTS.entry("prevented", "FW-17.10", action=ENTRIES)
FIZZLED: Final = EVENTS.entry("fizzled", "FW-10.5", action=ENTRIES, obstacle=OBSTACLES)
AIMED: Final = EVENTS.entry("aimed", "FW-10.9", action=ENTRIES, body=BODIES)
AIMED_SQUARE: Final = EVENTS.entry("aimed-square", "FW-10.2", action=ENTRIES, square=SQUARES)
MOVED: Final = EVENTS.entry("moved", "FW-8.1", body=BODIES, start=PLACES, square=PLACES)
MOVED_ACROSS: Final = EVENTS.entry(
    "moved-across", "FW-8.1", body=BODIES, start=SQUARES, square=SQUARES
)
APPEARED: Final = EVENTS.entry("appeared", "FW-10.4", body=BODIES, square=SQUARES)
FORCED: Final = EVENTS.entry("forced", "FW-11.1", body=BODIES, start=PLACES, square=PLACES)
FORCED_ACROSS: Final = EVENTS.entry(
    "forced-across", "FW-11.1", body=BODIES, start=SQUARES, square=SQUARES
)
ANIMAL_MOVED: Final = EVENTS.entry(
    "animal-moved", "FW-13.6", who=WIZARDS, start=PLACES, square=PLACES
)
ANIMAL_MOVED_ACROSS: Final = EVENTS.entry(
    "animal-moved-across", "FW-13.6", who=WIZARDS, start=SQUARES, square=SQUARES
)
SPENT: Final = EVENTS.entry("spent", "FW-9.4", who=WIZARDS, n=AMOUNTS, action=ENTRIES)
SPARED: Final = EVENTS.entry("spared", "FW-9.4", who=WIZARDS, n=AMOUNTS)
SHORTENED: Final = EVENTS.entry("shortened", "FW-9.4", who=WIZARDS, n=AMOUNTS)
UNDONE: Final = EVENTS.entry("undone", "FW-9.4", who=WIZARDS, action=ENTRIES)
HURT: Final = EVENTS.entry("hurt", "FW-9.1", who=WIZARDS, n=AMOUNTS, action=ENTRIES)
UNHURT: Final = EVENTS.entry("unhurt", "FW-9.10", who=WIZARDS, cause=CAUSES)
FALSELY_AIMED: Final = EVENTS.entry("falsely-aimed", "FW-21.21", action=ENTRIES)
BEAUTY_ROLLED: Final = EVENTS.entry(
    "beauty-rolled", "FW-21.6", who=WIZARDS, whom=WIZARDS, n=AMOUNTS, works=ANSWERS
)
REVEALED: Final = EVENTS.entry("revealed", "FW-21.19", who=WIZARDS, square=SQUARES)
STOPPED: Final = EVENTS.entry("stopped", "FW-11.3", body=BODIES, square=SQUARES)
OUT_OF_BOUNDS: Final = EVENTS.entry("out-of-bounds", "FW-14.2", who=WIZARDS, start=SQUARES)
FELL: Final = EVENTS.entry("fell", "FW-11.5", who=WIZARDS, start=SQUARES, square=SQUARES)
DEFEATED: Final = EVENTS.entry("defeated", "FW-14.3", who=WIZARDS)
WINS: Final = EVENTS.entry("wins", "FW-14.6", who=WIZARDS)
CURSED: Final = EVENTS.entry("cursed", "FW-17.1", who=WIZARDS, n=AMOUNTS)
HAS_POINTS: Final = EVENTS.entry("has-points", "FW-5.1", who=WIZARDS, n=AMOUNTS, usual=AMOUNTS)
ROLLED: Final = EVENTS.entry(
    "rolled", "FW-1.4", who=WIZARDS, die=AMOUNTS, action=ENTRIES, n=AMOUNTS
)
DEMON_ROLLED: Final = EVENTS.entry("demon-rolled", "FW-13.13", who=WIZARDS, n=AMOUNTS)
POISONED: Final = EVENTS.entry("poisoned", "FW-17.6", who=WIZARDS)
CLEANSED: Final = EVENTS.entry("cleansed", "FW-12.1", who=WIZARDS, n=AMOUNTS)
WEAKENED: Final = EVENTS.entry("weakened", "FW-18.5", who=WIZARDS)
WATCHED: Final = EVENTS.entry("watched", "FW-10.9", who=WIZARDS, action=ENTRIES)
ENTANGLED: Final = EVENTS.entry("entangled", "FW-20.2", who=WIZARDS)
BLINDED: Final = EVENTS.entry("blinded", "FW-21.10", who=WIZARDS, n=AMOUNTS)
NOT_BLINDED: Final = EVENTS.entry("not-blinded", "FW-21.8", who=WIZARDS)
HID: Final = EVENTS.entry("hid", "FW-21.2", who=WIZARDS)
DOUBLED: Final = EVENTS.entry("doubled", "FW-21.14", who=WIZARDS, square=SQUARES)
ANIMAL_CAME: Final = EVENTS.entry("animal-came", "FW-19.3", who=WIZARDS, square=SQUARES)
DEMON_CAME: Final = EVENTS.entry("demon-came", "FW-19.9", square=SQUARES)
DEMON_CASTS: Final = EVENTS.entry("demon-casts", "FW-13.13", action=ENTRIES)
BANISHED: Final = EVENTS.entry("banished", "FW-22.4", creature=CREATURES, square=SQUARES)
COUNTERED: Final = EVENTS.entry("countered", "FW-22.5", creature=CREATURES, square=SQUARES)
GROUND_RESTORED: Final = EVENTS.entry("ground-restored", "FW-22.10", n=AMOUNTS)
MAGIC_ENDED: Final = EVENTS.entry("magic-ended", "FW-22.10")
VANISHED: Final = EVENTS.entry("vanished", "FW-13.7", creature=CREATURES, square=SQUARES)
BALL_GONE: Final = EVENTS.entry("ball-gone", "FW-13.25", who=WIZARDS, square=SQUARES)
POISON_GONE: Final = EVENTS.entry("poison-gone", "FW-22.10", who=WIZARDS, n=AMOUNTS)
STILLED: Final = EVENTS.entry("stilled", "FW-22.11")
ABSORBED: Final = EVENTS.entry("absorbed", "FW-22.1", who=WIZARDS, n=AMOUNTS)
SMASHED: Final = EVENTS.entry("smashed", "FW-23.9", square=SQUARES)
FLAMED: Final = EVENTS.entry("flamed", "FW-23.15", direction=DIRECTION_NAMES)
BALL_CAME: Final = EVENTS.entry("ball-came", "FW-23.17", who=WIZARDS, square=SQUARES)
BALL_ROLLED: Final = EVENTS.entry("ball-rolled", "FW-13.20", who=WIZARDS, square=SQUARES)
BALL_RESTED: Final = EVENTS.entry("ball-rested", "FW-13.20", who=WIZARDS, square=SQUARES)
BALL_BURST: Final = EVENTS.entry("ball-burst", "FW-13.23", who=WIZARDS)
REACHED_NOBODY: Final = EVENTS.entry("reached-nobody", "FW-20.10", action=ENTRIES, who=WIZARDS)
TURN_ENDED: Final = EVENTS.entry("turn-ended", "FW-12.8")
DRAWN: Final = EVENTS.entry("drawn", "FW-14.9", n=AMOUNTS)
CAP_REACHED: Final = EVENTS.entry("cap-reached", "FW-16.5")
CAP_ROLLED: Final = EVENTS.entry("cap-rolled", "FW-16.5", who=WIZARDS, n=AMOUNTS)

# -- how it ends -------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending", domain=DOMAIN)
LAST_STANDING: Final = ENDINGS.entry("last-standing", "FW-14.6")
FEWEST_HITS: Final = ENDINGS.entry("fewest-hits", "FW-16.5")
LUCKY_ROLL: Final = ENDINGS.entry("lucky-roll", "FW-16.5")
