"""The words of the game: what can be chosen, asked, told and how it can end."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.lexicons import (
    AFFILIATION_WORDS,
    AMOUNTS,
    ARTIFACT_NAMES,
    ATTACK_NAMES,
    CHARACTER_NAMES,
    CLASH_NAMES,
    COLOUR_NAMES,
    GROUP_NAMES,
    HALF_NAMES,
    MAP_NAMES,
    OVERLAY_NAMES,
    PIECES,
    PLAYERS,
    POTION_NAMES,
    QUEST_NAMES,
    QUEST_TYPE_NAMES,
    SPACES,
    SPELL_NAMES,
    TERRAIN_NAMES,
    TOTALS,
)
from spellwright.kernel.option import Verbs
from spellwright.kernel.phrases import Lexicon, Phrasebook

# -- the actions of an activation ----------------------------------------------------------------

DO_MOVE: Final = 0
DO_ATTACK: Final = 1
DO_ATTACK_ELITE: Final = 2
DO_CAST: Final = 3
DO_CAST_EXPERT: Final = 4
DO_CAST_MASTER: Final = 5
DO_QUEST: Final = 6
DO_QUEST_RAVENCLAW: Final = 7
DO_QUEST_TACTICIAN: Final = 8
DO_CLASH: Final = 9
DO_POTION: Final = 10
DO_POTION_MASTERY: Final = 11
DO_OVERLAY: Final = 12
DO_SLYTHERIN: Final = 13
DO_EXCHANGE: Final = 14
DO_HERBOLOGY: Final = 15

ACTIONS: Final = Lexicon(
    "action",
    [
        "move",
        "attack",
        "attack-elite",
        "cast",
        "cast-expert",
        "cast-master",
        "draw-quest",
        "draw-quest-ravenclaw",
        "draw-quest-tactician",
        "draw-clash",
        "potion",
        "potion-mastery",
        "overlay",
        "slytherin",
        "dark-lord",
        "herbology",
    ],
    [
        "Move",
        "Attack",
        "Attack for free (Elite Fighter)",
        "Cast a Spell",
        "Cast a Spell for free (Expert Wizard)",
        "Cast a Spell for free (Master Wizard)",
        "Draw a Quest Card",
        "Draw a Quest Card for free (Ravenclaw)",
        "Draw a Quest Card for free (Tactician)",
        "Draw a Clash Card",
        "Use a Potion",
        "Use a Potion for free (Potion Mastery)",
        "Hide or Unveil an overlay",
        "Advantage on the next test (Slytherin)",
        "Exchange a Spell (Dark Lord)",
        "Exchange a Potion (Herbology Expert)",
    ],
)

EFFECT_BURNING: Final = 0
EFFECT_RING: Final = 1
EFFECT_FIRE: Final = 2
EFFECTS: Final = Lexicon(
    "effect",
    ["burning", "gaunts-ring", "fiendfyre"],
    ["Burning", "Gaunt's Ring", "the Fiendfyre near by"],
)
"""What can hurt a Model at the end of its activation."""

# -- what can be chosen --------------------------------------------------------------------------

VERBS: Final = Verbs()
# Groups
GROUP: Final = VERBS.add("group", "{0}", GROUP_NAMES)
AFFILIATION: Final = VERBS.add("affiliation", "{0}", AFFILIATION_WORDS)
RECRUIT: Final = VERBS.add("recruit", "{0}", CHARACTER_NAMES)
LEADER: Final = VERBS.add("leader", "{0}", PIECES)
EQUIP: Final = VERBS.add("equip", "{0}", ARTIFACT_NAMES)
BEARER: Final = VERBS.add("bearer", "{0}", PIECES)
LEARN: Final = VERBS.add("learn", "{0}", SPELL_NAMES)
PURSUE: Final = VERBS.add("pursue", "{0}", QUEST_NAMES)
BREW: Final = VERBS.add("brew", "{0}", POTION_NAMES)
DONE: Final = VERBS.add("done", "Done")
# set-up
MAP: Final = VERBS.add("map", "{0}", MAP_NAMES)
JOIN: Final = VERBS.add("join", "Join the halves at the {0} Nexus", COLOUR_NAMES)
ZONE: Final = VERBS.add("zone", "Take {0}", HALF_NAMES)
TERRAIN: Final = VERBS.add("terrain", "{0} Terrain", TERRAIN_NAMES)
# everywhere
EFFECT: Final = VERBS.add("effect", "{0}", EFFECTS)
TO: Final = VERBS.add("to", "{0}", SPACES)
MODEL: Final = VERBS.add("model", "{0}", PIECES)
STOP: Final = VERBS.add("stop", "Stop")
PASS: Final = VERBS.add("pass", "Pass")
WHITE: Final = VERBS.add("white", "White markers: {0}", AMOUNTS)
DISCARD_QUEST: Final = VERBS.add("discard-quest", "Discard {0}", QUEST_NAMES)
KEEP: Final = VERBS.add("keep", "Keep")
OVERLAY: Final = VERBS.add("overlay", "{0}", OVERLAY_NAMES)
TRAP: Final = VERBS.add("trap", "The Trap on {0}", SPACES)
# the activation
DO: Final = VERBS.add("do", "{0}", ACTIONS)
USE: Final = VERBS.add("use", "Use {0}", ARTIFACT_NAMES)
END: Final = VERBS.add("end", "End the activation")
ANIMAL: Final = VERBS.add("animal", "Take Animal Form")
ATTACK: Final = VERBS.add("attack", "{0}", ATTACK_NAMES)
CAST: Final = VERBS.add("cast", "{0}", SPELL_NAMES)
POTION: Final = VERBS.add("potion", "{0}", POTION_NAMES)
SPELL: Final = VERBS.add("spell", "{0} of {1}", SPELL_NAMES, PIECES)
BOOK_SPELL: Final = VERBS.add("book-spell", "{0}", SPELL_NAMES)
ARTIFACT: Final = VERBS.add("artifact", "{0} of {1}", ARTIFACT_NAMES, PIECES)
# the Clash
REACT: Final = VERBS.add("react", "Cast {0}", SPELL_NAMES)
LEAD: Final = VERBS.add("lead", "Leadership of {0}", PIECES)
DECLARE: Final = VERBS.add("declare", "The revealed card counts as 2+")
TOP: Final = VERBS.add("top", "{0} on top", CLASH_NAMES)
EMPOWER: Final = VERBS.add("empower", "Empower")
CARD: Final = VERBS.add("card", "{0}", CLASH_NAMES)
PLAY: Final = VERBS.add("play", "Swap it for {0}", CLASH_NAMES)
LOWER: Final = VERBS.add("lower", "Use the lower part")
# harm
DISCARD: Final = VERBS.add("discard", "Discard {0}", CLASH_NAMES)
BE_BRAVE: Final = VERBS.add("be-brave", "Brave: make a Defense Test")
HORCRUX: Final = VERBS.add("horcrux", "Destroy {0} of {1}", ARTIFACT_NAMES, PIECES)
SACRIFICE: Final = VERBS.add("sacrifice", "{0} dies instead", PIECES)
STONE: Final = VERBS.add("stone", "The Resurrection Stone of {0}", PIECES)
ELIXIR: Final = VERBS.add("elixir", "{0} uses the Elixir of Life", PIECES)
# Upkeep and Cooldown
PAY: Final = VERBS.add("pay", "Pay for {0} of {1}", SPELL_NAMES, PIECES)
LEAVE: Final = VERBS.add("leave", "Leave the markers on {0} of {1}", SPELL_NAMES, PIECES)
LAPSE: Final = VERBS.add("lapse", "Let {0} of {1} lapse", SPELL_NAMES, PIECES)

# -- what is asked -------------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question")
ASK_GROUP: Final = QUESTIONS.add(
    "group", "Which Group do you lead? Both choices are shown together.", "WD-39.8"
)
ASK_AFFILIATION: Final = QUESTIONS.add("affiliation", "Whose side is your Group on?", "WD-8.5")
ASK_RECRUIT: Final = QUESTIONS.add(
    "recruit", "Whom do you take? Galleons left: {0}.", "WD-8.3", AMOUNTS
)
ASK_LEADER: Final = QUESTIONS.add("leader", "Who leads the Group?", "WD-8.9")
ASK_EQUIP: Final = QUESTIONS.add(
    "equip", "Which Artifact do you buy? Galleons left: {0}.", "WD-8.10", AMOUNTS
)
ASK_BEARER: Final = QUESTIONS.add("bearer", "Who gets {0}?", "WD-8.11", ARTIFACT_NAMES)
ASK_LEARN: Final = QUESTIONS.add(
    "learn", "Which Spell goes into the Spellbook? Places left: {0}.", "WD-9.3", AMOUNTS
)
ASK_PURSUE: Final = QUESTIONS.add(
    "pursue", "{0}: which Quest goes into the Quest Deck?", "WD-10.3", QUEST_TYPE_NAMES
)
ASK_BREW: Final = QUESTIONS.add(
    "brew", "Which Potion goes into the Stock? Places left: {0}.", "WD-11.2", AMOUNTS
)
ASK_MAP: Final = QUESTIONS.add("map", "On which Map is the duel?", "WD-12.3")
ASK_JOIN: Final = QUESTIONS.add("join", "How are the halves joined?", "WD-12.4")
ASK_ZONE: Final = QUESTIONS.add("zone", "Which half is your Zone?", "WD-12.5")
ASK_CHALLENGE: Final = QUESTIONS.add("challenge", "Where does a Challenge lie?", "WD-12.6")
ASK_TERRAIN: Final = QUESTIONS.add(
    "terrain", "Which Terrain Overlay do you take? It stays secret for now.", "WD-12.12"
)
ASK_TERRAIN_SPACE: Final = QUESTIONS.add(
    "terrain-space", "Where does your Terrain Overlay lie?", "WD-12.13"
)
ASK_MULLIGAN: Final = QUESTIONS.add(
    "mulligan", "Which of your Quest Cards do you exchange?", "WD-12.16"
)
ASK_HORCRUX_BEARER: Final = QUESTIONS.add(
    "horcrux-bearer", "Who hides a Horcrux, dealt at random?", "WD-37.16e"
)
ASK_PLACE: Final = QUESTIONS.add("place", "Which Model do you place?", "WD-12.19")
ASK_ARRIVAL: Final = QUESTIONS.add("arrival", "Where does {0} arrive?", "WD-12.20", PIECES)
ASK_NEUTRAL: Final = QUESTIONS.add(
    "neutral", "How many of your {0} Neutral markers are white?", "WD-30.5", AMOUNTS
)
ASK_UPKEEP: Final = QUESTIONS.add("upkeep", "Upkeep is due: pay, leave or let lapse?", "WD-32.10")
ASK_COLOURS: Final = QUESTIONS.add(
    "colours", "You pay {0} Power Markers: how many of them white?", "WD-40.21", AMOUNTS
)
ASK_REGAIN: Final = QUESTIONS.add(
    "regain", "You regain {0} Power Markers: how many of them white?", "WD-40.21", AMOUNTS
)
ASK_FIENDFYRE: Final = QUESTIONS.add(
    "fiendfyre", "Where does your Fiendfyre creep? Spaces left: {0}.", "WD-40.12", AMOUNTS
)
ASK_INSTINCT: Final = QUESTIONS.add(
    "instinct", "{0}: which Spell cools down faster?", "WD-37.19", PIECES
)
ASK_ACTIVATE: Final = QUESTIONS.add("activate", "Which Model do you activate?", "WD-15.1")
ASK_ANIMAL: Final = QUESTIONS.add("animal", "Does {0} take Animal Form?", "WD-37.2a", PIECES)
ASK_ACTION: Final = QUESTIONS.add("action", "What does {0} do?", "WD-15.10", PIECES)
ASK_END_OF_ACTIVATION: Final = QUESTIONS.add(
    "end-of-activation", "What acts first on {0}?", "WD-15.18", PIECES
)
ASK_MOVE: Final = QUESTIONS.add(
    "move", "Where does {0} go? Movement left: {1}.", "WD-16.3", PIECES, AMOUNTS
)
ASK_PUSH: Final = QUESTIONS.add("push", "Where is {0} pushed?", "WD-38.10b", PIECES)
ASK_ATTACK: Final = QUESTIONS.add("attack", "Which Attack?", "WD-25.5")
ASK_SPELL: Final = QUESTIONS.add("spell", "Which Spell?", "WD-28.6")
ASK_POTION: Final = QUESTIONS.add("potion", "Which Potion?", "WD-34.3")
ASK_ATTACK_TARGET: Final = QUESTIONS.add(
    "attack-target", "{0}: against whom?", "WD-25.7", ATTACK_NAMES
)
ASK_SPELL_TARGET: Final = QUESTIONS.add("spell-target", "{0}: at what?", "WD-28.7", SPELL_NAMES)
ASK_POTION_TARGET: Final = QUESTIONS.add("potion-target", "{0}: for whom?", "WD-34.3", POTION_NAMES)
ASK_OVERLAY: Final = QUESTIONS.add("overlay", "Which overlay do you turn over?", "WD-17.11")
ASK_DROP_QUEST: Final = QUESTIONS.add(
    "drop-quest", "Which Quest Card do you give up for a new one?", "WD-17.6"
)
ASK_OLD_SPELL: Final = QUESTIONS.add("old-spell", "Which Spell do you give up?", "WD-37.7a")
ASK_NEW_SPELL: Final = QUESTIONS.add("new-spell", "Which Spell comes in its place?", "WD-37.7a")
ASK_OLD_POTION: Final = QUESTIONS.add("old-potion", "Which Potion do you give up?", "WD-37.15")
ASK_NEW_POTION: Final = QUESTIONS.add("new-potion", "Which Potion comes in its place?", "WD-37.15")
ASK_CUP: Final = QUESTIONS.add("cup", "Who takes the Impact?", "WD-17.18")
ASK_CLOCK: Final = QUESTIONS.add("clock", "Which Spell cools down?", "WD-17.17")
ASK_REACTION: Final = QUESTIONS.add(
    "reaction", "{0} is aimed at {1}. Do you react?", "WD-33.6", SPELL_NAMES, PIECES
)
ASK_BEFORE: Final = QUESTIONS.add(
    "before", "A Clash of {0}. Do you use an ability before it?", "WD-22.4", PIECES
)
ASK_ORDER: Final = QUESTIONS.add("order", "Which Clash Card comes next?", "WD-37.21")
ASK_EMPOWER: Final = QUESTIONS.add(
    "empower", "Do you Empower? Power Markers: {0}.", "WD-29.5", AMOUNTS
)
ASK_CARD: Final = QUESTIONS.add("card", "Which of the revealed cards counts?", "WD-23.5")
ASK_SWAP: Final = QUESTIONS.add(
    "swap", "You have {0}. Do you swap it for a card of your hand?", "WD-22.8", CLASH_NAMES
)
ASK_EARLY: Final = QUESTIONS.add(
    "early", "Do you use the lower part of {0} before the result?", "WD-22.16", CLASH_NAMES
)
ASK_LATE: Final = QUESTIONS.add(
    "late", "Do you use the lower part of {0}?", "WD-22.22", CLASH_NAMES
)
ASK_RESIST: Final = QUESTIONS.add(
    "resist",
    "{0} is to suffer {1}. Do you discard a card to make it less?",
    "WD-37.34",
    PIECES,
    AMOUNTS,
)
ASK_SAVE: Final = QUESTIONS.add("save", "{0} is to be removed. What do you do?", "WD-26.9", PIECES)
ASK_MOURN: Final = QUESTIONS.add("mourn", "A friend is gone. Which Gryffindor moves?", "WD-37.14")
ASK_LOCK: Final = QUESTIONS.add("lock", "Which Artifact do you lock?", "WD-35.4")
ASK_UNLOCK: Final = QUESTIONS.add("unlock", "Which Artifact do you free?", "WD-35.6")
ASK_DESTROY: Final = QUESTIONS.add("destroy", "Which Horcrux do you destroy?", "WD-35.3")
ASK_VICTIM: Final = QUESTIONS.add("victim", "Who else is hit?", "WD-22.31")
ASK_FORGET: Final = QUESTIONS.add("forget", "Which Spell is forgotten?", "WD-28.3")
ASK_MIND: Final = QUESTIONS.add("mind", "You see the hand. Which card is discarded?", "WD-3.21")
ASK_TURN: Final = QUESTIONS.add("turn", "Which overlay is turned over?", "WD-7.2")
ASK_SPELL_SPACE: Final = QUESTIONS.add("spell-space", "{0}: where to?", "WD-28.20", SPELL_NAMES)
ASK_WHO_MOVES: Final = QUESTIONS.add("who-moves", "Who moves next?", "WD-28.20")
ASK_IMPERIO: Final = QUESTIONS.add(
    "imperio", "{0} is under your will: what does it do to its own Group?", "WD-G42", PIECES
)
ASK_END_EFFECT: Final = QUESTIONS.add(
    "end-effect", "Whose effects are carried out next?", "WD-18.1"
)

# -- what is told --------------------------------------------------------------------------------

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
GAINED_EDGE: Final = EVENTS.add("gained-edge", "{0} has an Advantage.", "WD-23.1", PIECES)
REACTED: Final = EVENTS.add("reacted", "{0} reacts with {1}.", "WD-33.4", PIECES, SPELL_NAMES)
LED: Final = EVENTS.add("led", "{0} looks ahead.", "WD-37.21", PIECES)
SAW_CARD: Final = EVENTS.add("saw-card", "You see {0}.", "WD-3.21", CLASH_NAMES)
DECLARED: Final = EVENTS.add("declared", "The card of {0} will count as 2+.", "WD-37.7b", PIECES)
EMPOWERED: Final = EVENTS.add("empowered", "{0} Empowers.", "WD-29.9", PLAYERS)
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
IMPACTS: Final = EVENTS.add("impacts", "{0} receives {1} Impacts.", "WD-26.1", PIECES, AMOUNTS)
NO_IMPACTS: Final = EVENTS.add("no-impacts", "{0} receives no Impact.", "WD-26.9", PIECES)
HEALED: Final = EVENTS.add("healed", "{0} loses {1} Impacts.", "WD-26.1", PIECES, AMOUNTS)
CLEANSED: Final = EVENTS.add("cleansed", "{0} is freed of bad effects.", "WD-38.3", PIECES)
BURNS: Final = EVENTS.add("burns", "{0} burns.", "WD-38.6a", PIECES)
POISONED: Final = EVENTS.add("poisoned", "{0} has Poison {1}.", "WD-38.8a", PIECES, AMOUNTS)
SLOWED: Final = EVENTS.add("slowed", "{0} has Slow {1}.", "WD-38.9a", PIECES, AMOUNTS)
CONCEALED: Final = EVENTS.add("concealed", "{0} has Concealment {1}.", "WD-38.7", PIECES, AMOUNTS)
SHOWN: Final = EVENTS.add("shown", "{0} is no longer concealed.", "WD-38.7", PIECES)
DAZED: Final = EVENTS.add("dazed", "{0} has a Disadvantage.", "WD-23.1", PIECES)
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
TRAP_SPRUNG: Final = EVENTS.add("trap-sprung", "{0} springs a Trap.", "WD-36.6", PIECES)
TRAP_GONE: Final = EVENTS.add("trap-gone", "The Trap on {0} is gone.", "WD-36.6", SPACES)
STAYS: Final = EVENTS.add("stays", "{0} stays with {1} Impacts.", "WD-26.11", PIECES, AMOUNTS)
BRAVELY: Final = EVENTS.add("bravely", "{0} is Brave: {1}.", "WD-37.4a", PIECES, TOTALS)
REMOVED: Final = EVENTS.add("removed", "{0} is removed from the game.", "WD-26.3", PIECES)
SCORED: Final = EVENTS.add(
    "scored", "{0} scores {1}: {2}.", "WD-19.2", PLAYERS, QUEST_NAMES, AMOUNTS
)
ROUND_ENDED: Final = EVENTS.add("round-ended", "Round {0} is over.", "WD-18.5", AMOUNTS)
LAST_MODEL: Final = EVENTS.add(
    "last-model", "{0} has no Model left: the game ends.", "WD-26.7", PLAYERS
)

# -- how it ends ---------------------------------------------------------------------------------

ENDINGS: Final = Phrasebook("ending")
MORE_POINTS: Final = ENDINGS.add("more-points", "More Quest Points win.", "WD-18.6")
MORE_CARDS: Final = ENDINGS.add(
    "more-cards", "Equal points: more scored Quest Cards win.", "WD-39.4"
)
MORE_MODELS: Final = ENDINGS.add("more-models", "Still equal: more Models left win.", "WD-39.4")
DRAW: Final = ENDINGS.add("draw", "Equal points: a draw.", "WD-G1")
