"""What can be chosen and asked."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.actions import ACTIONS, EFFECTS
from spellwright.games.duels.lexicons import (
    AFFILIATION_WORDS,
    AMOUNTS,
    ARTIFACT_NAMES,
    ATTACK_NAMES,
    CHARACTER_NAMES,
    CLASH_NAMES,
    COLOUR_NAMES,
    GALLEON_AMOUNTS,
    GROUP_NAMES,
    HALF_NAMES,
    MAP_NAMES,
    OVERLAY_NAMES,
    PIECES,
    POTION_NAMES,
    QUEST_NAMES,
    QUEST_TYPE_NAMES,
    SPACES,
    SPELL_NAMES,
    TERRAIN_NAMES,
)
from spellwright.kernel.option import Verbs
from spellwright.kernel.phrases import Phrasebook

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
    "recruit", "Whom do you take? Galleons left: {0}.", "WD-8.3", GALLEON_AMOUNTS
)
ASK_LEADER: Final = QUESTIONS.add("leader", "Who leads the Group?", "WD-8.9")
ASK_EQUIP: Final = QUESTIONS.add(
    "equip", "Which Artifact do you buy? Galleons left: {0}.", "WD-8.10", GALLEON_AMOUNTS
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
ASK_ORDER: Final = QUESTIONS.add(
    "order", "Which Clash Card is number {0} from the top?", "WD-37.21", AMOUNTS
)
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
