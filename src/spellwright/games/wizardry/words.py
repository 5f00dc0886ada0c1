"""The words of the game: what can be chosen, asked, told and how it can end."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry.content.columns import CLAUSES, KEYS, NAMES, PROFILES
from spellwright.games.wizardry.content.start_area import AREA, SIZE
from spellwright.kernel.option import Verbs, first_of, second_of, verb_of
from spellwright.kernel.phrases import Lexicon, Phrasebook, numbers

MOST_SEATS: Final = 6

_AREAS: Final = [f"P{seat + 1}" for seat in range(MOST_SEATS)]

WIZARDS: Final = Lexicon("wizard", _AREAS)
SQUARES: Final = Lexicon(
    "square",
    [f"{area}:{'abcdefghi'[n % SIZE]}{n // SIZE + 1}" for area in _AREAS for n in range(AREA)],
)
BODIES: Final = Lexicon(
    "body",
    [f"{area}{body}" for area in _AREAS for body in ("", "-double")],
    [f"{area}{body}" for area in _AREAS for body in ("", "'s double")],
)
"""Body 2w is the model of wizard w, body 2w + 1 its illusory double."""
CREATURES: Final = Lexicon(
    "creature",
    [*(f"{area}-animal" for area in _AREAS), "demon"],
    [*(f"the animal of {area}" for area in _AREAS), "the demon"],
)
ENTRIES: Final = Lexicon("action", KEYS, NAMES)
PROFILE_NAMES: Final = Lexicon(
    "profile", [row["key"] for row in PROFILES], [row["name"] for row in PROFILES]
)
DIRECTION_NAMES: Final = Lexicon(
    "direction",
    ["n", "ne", "e", "se", "s", "sw", "w", "nw"],
    ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"],
)
TURNINGS: Final = Lexicon(
    "orientation",
    ["0", "90", "180", "270", "0-mirrored", "90-mirrored", "180-mirrored", "270-mirrored"],
    [
        "0°",
        "90°",
        "180°",
        "270°",
        "0°, mirrored",
        "90°, mirrored",
        "180°, mirrored",
        "270°, mirrored",
    ],
)
OBSTACLES: Final = Lexicon(
    "obstacle",
    [
        "nobody",
        "unseen",
        "fogged",
        "too-far",
        "square-unseen",
        "square-fogged",
        "square-taken",
        "square-smashed",
        "no-room",
        "demon-there",
        "balls-there",
        "no-creature",
        "creature-fogged",
    ],
    [
        "no other wizard is on the board",
        "no target is in sight",
        "in the Fog no target is near enough",
        "no target in sight is near enough",
        "the written square is out of sight",
        "in the Fog the written square is too far away",
        "the square is occupied",
        "the square is destroyed already",
        "there is no free square for it",
        "a demon is in play already",
        "two balls are in play already",
        "no creature is in sight",
        "in the Fog no creature is near enough",
    ],
)
"""Why a spell has no effect (FW-10.5)."""
(
    NOBODY_THERE,
    UNSEEN,
    FOGGED,
    TOO_FAR,
    SQUARE_UNSEEN,
    SQUARE_FOGGED,
    SQUARE_TAKEN,
    SQUARE_SMASHED,
    NO_ROOM,
    DEMON_THERE,
    BALLS_THERE,
    NO_CREATURE,
    CREATURE_FOGGED,
) = range(len(OBSTACLES.keys))
CAUSES: Final = Lexicon(
    "cause",
    ["beauty", "circle", "stoneskin", "defend", "false-body"],
    [
        "the spell fails against its beauty",
        "the Circle of protection keeps the damage away",
        "Stoneskin keeps the damage away",
        "it has planned a Defend",
        "only its false body was struck",
    ],
)
"""Why a wizard takes no damage (FW-9.10)."""
BY_BEAUTY, BY_CIRCLE, BY_STONESKIN, BY_DEFEND, BY_FALSE_BODY = range(len(CAUSES.keys))
MOST_AMOUNT: Final = 999
AMOUNTS: Final = numbers("number", MOST_AMOUNT)

# -- what can be chosen ------------------------------------------------------------------------

VERBS: Final = Verbs()
PROFILE: Final = VERBS.add("profile", "{0}", PROFILE_NAMES)
LEARN: Final = VERBS.add("learn", "{0}", ENTRIES)
TURN: Final = VERBS.add("turn", "Turn your start area by {0}", TURNINGS)
JOIN: Final = VERBS.add("join", "Join your start area with its left edge at column {0}", AMOUNTS)
PLAN: Final = VERBS.add("plan", "{0}", ENTRIES)
WRITE: Final = VERBS.add("write", "{0}", SQUARES)
WRITE_TARGET: Final = VERBS.add("write-target", "{0}", WIZARDS)
PLAN_ANIMAL: Final = VERBS.add("plan-animal", "Animal on {0}: {1}", SQUARES, ENTRIES)
LOCK: Final = VERBS.add("lock", "The plan is complete")
ANNOUNCE: Final = VERBS.add("announce", "{0} into Initiative, {1} into Defend", AMOUNTS, AMOUNTS)
DO: Final = VERBS.add("do", "{0}", ENTRIES)
ABANDON: Final = VERBS.add("abandon", "Abandon {0}", ENTRIES)
ANIMAL_DO: Final = VERBS.add("animal", "Animal on {0}: {1}", SQUARES, ENTRIES)
ANIMAL_ABANDON: Final = VERBS.add("animal-abandon", "Animal on {0}: abandon {1}", SQUARES, ENTRIES)
TO: Final = VERBS.add("to", "{0}", SQUARES)
STAY: Final = VERBS.add("stay", "Stay")
TARGET: Final = VERBS.add("target", "{0}", BODIES)
WIZARD: Final = VERBS.add("wizard", "{0}", WIZARDS)
CREATURE: Final = VERBS.add("creature", "{0} on {1}", CREATURES, SQUARES)
DIRECTION: Final = VERBS.add("direction", "To the {0}", DIRECTION_NAMES)
SPEND: Final = VERBS.add("spend", "Spend {0}", AMOUNTS)
SUFFER: Final = VERBS.add("suffer", "Take the damage, points spent: {0}", AMOUNTS)
FLEE: Final = VERBS.add("flee", "Move away, points spent: {0}", AMOUNTS)
REVEAL: Final = VERBS.add("reveal", "Reveal which body is real")
KEEP: Final = VERBS.add("keep", "Keep the illusion")
DECLARE: Final = VERBS.add("declare", "Take the initiative")
DECLINE: Final = VERBS.add("decline", "Leave the order as it is")
REAL: Final = VERBS.add("real", "The real one is {0}", BODIES)
BALL: Final = VERBS.add("ball", "The ball on {0}", SQUARES)
CAST: Final = VERBS.add("cast", "{0}", ENTRIES)


def action_in(code: int) -> int:
    """The action that an option of a plan names; the options of an animal name its square first."""
    of_animal = verb_of(code) in (PLAN_ANIMAL, ANIMAL_DO, ANIMAL_ABANDON)
    return second_of(code) if of_animal else first_of(code)


# -- what is asked -----------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question")
ASK_PROFILE: Final = QUESTIONS.add(
    "profile", "Which wizard are you? All choices are shown together.", "FW-3.2"
)
ASK_SPELL: Final = QUESTIONS.add(
    "spell", "You rolled {0} and {1}. Which spell do you learn?", "FW-3.3", AMOUNTS, AMOUNTS
)
ASK_ORIENTATION: Final = QUESTIONS.add("orientation", "How do you turn your start area?", "FW-3.9")
ASK_JOINING: Final = QUESTIONS.add("joining", "Where do you join your start area?", "FW-15.2")
ASK_REVEAL: Final = QUESTIONS.add("reveal", "Do you show which body is real?", "FW-5.2")
ASK_ANNOUNCE: Final = QUESTIONS.add(
    "announce",
    "You were foreseen: how many points go into Initiative and Defend this turn?",
    "FW-5.3",
)
ASK_SHOWN_ENTRY: Final = QUESTIONS.add(
    "shown-entry", "You were seen through: write the next entry that must be shown.", "FW-5.4"
)
ASK_ENTRY: Final = QUESTIONS.add(
    "entry", "What else do you plan? Points left: {0}.", "FW-5.8", AMOUNTS
)
ASK_WRITTEN: Final = QUESTIONS.add(
    "written", "Which square do you write for {0}?", "FW-5.15", ENTRIES
)
ASK_WRITTEN_TARGET: Final = QUESTIONS.add(
    "written-target", "Which wizard do you write for {0}?", "FW-16.3", ENTRIES
)
ASK_DECLARE: Final = QUESTIONS.add("declare", "Do you take the initiative?", "FW-6.5")
ASK_OPPORTUNITY: Final = QUESTIONS.add("opportunity", "Which entry do you carry out?", "FW-7.3")
ASK_SQUARE: Final = QUESTIONS.add("square", "{0}: to which square?", CLAUSES, ENTRIES)
ASK_ANIMAL_SQUARE: Final = QUESTIONS.add(
    "animal-square", "Your animal on {0}: {1} to which square?", "FW-13.6", SQUARES, ENTRIES
)
ASK_BODY_SQUARE: Final = QUESTIONS.add("body-square", "Where does {0} go?", "FW-21.16", BODIES)
ASK_TARGET: Final = QUESTIONS.add("target", "{0}: on whom?", CLAUSES, ENTRIES)
ASK_WIND_SQUARE: Final = QUESTIONS.add(
    "wind-square", "Where does the wind blow {0}?", "FW-8.7", BODIES
)
ASK_CREATURE: Final = QUESTIONS.add("creature", "Which creature do you banish?", "FW-22.4")
ASK_DIRECTION: Final = QUESTIONS.add("direction", "Which way does the flame go?", "FW-23.15")
ASK_REAL: Final = QUESTIONS.add(
    "real", "Your double appears on {0}. Which one is you? Nobody will know.", "FW-21.14", SQUARES
)
ASK_POINTS: Final = QUESTIONS.add(
    "points",
    "{0} strikes you for {1}. How many defence points do you spend?",
    "FW-9.4",
    ENTRIES,
    AMOUNTS,
)
ASK_CURSE: Final = QUESTIONS.add(
    "curse",
    "The curse would cost you action points: {0}. How many defence points do you spend?",
    "FW-17.2",
    AMOUNTS,
)
ASK_DART: Final = QUESTIONS.add(
    "dart", "A poison dart: spend a defence point to remove it?", "FW-17.6"
)
ASK_ENTANGLE: Final = QUESTIONS.add(
    "entangle", "Vines grow: spend a defence point to prevent it?", "FW-20.1"
)
ASK_PUSH: Final = QUESTIONS.add(
    "push",
    "You would be pushed, squares: {0}. How many defence points do you spend?",
    "FW-20.13",
    AMOUNTS,
)
ASK_PLAGUE: Final = QUESTIONS.add("plague", "Insects: take the damage or move away?", "FW-19.4")
ASK_FLIGHT: Final = QUESTIONS.add(
    "flight", "Where do you flee? Steps to go: {0}.", "FW-19.6", AMOUNTS
)
ASK_REROLL: Final = QUESTIONS.add(
    "reroll",
    "You rolled {0} and are blinded: spend a defence point to roll again?",
    "FW-21.9",
    AMOUNTS,
)
ASK_COUNTER: Final = QUESTIONS.add(
    "counter",
    "{0} on {1} is to be banished: spend a defence point to keep it?",
    "FW-22.5",
    CREATURES,
    SQUARES,
)
ASK_DEMON_SPELL: Final = QUESTIONS.add(
    "demon-spell", "Which spell does the demon cast?", "FW-13.13"
)
ASK_POISON: Final = QUESTIONS.add(
    "poison",
    "You carry {0} poison. How many markers do you remove, a point each?",
    "FW-12.1",
    AMOUNTS,
)
ASK_BALL: Final = QUESTIONS.add("ball", "Which ball rolls first?", "FW-12.3")
ASK_BALL_STEP: Final = QUESTIONS.add(
    "ball-step",
    "Where does your ball on {0} roll? Steps to go: {1}.",
    "FW-13.20",
    SQUARES,
    AMOUNTS,
)
ASK_RETURN: Final = QUESTIONS.add("return", "Where do you come back?", "FW-21.3")

# -- what is told ------------------------------------------------------------------------------

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
