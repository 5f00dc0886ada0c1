"""What can be chosen and asked."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.lexicons import (
    ACTIONS,
    AFFILIATION_WORDS,
    AMOUNTS,
    ARTIFACT_NAMES,
    ATTACK_NAMES,
    CHARACTER_NAMES,
    CLASH_NAMES,
    COLOUR_NAMES,
    DOMAIN,
    EFFECTS,
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

VERBS: Final = Verbs(DOMAIN)
# Groups
GROUP: Final = VERBS.entry("group", group=GROUP_NAMES)
AFFILIATION: Final = VERBS.entry("affiliation", side=AFFILIATION_WORDS)
RECRUIT: Final = VERBS.entry("recruit", character=CHARACTER_NAMES)
LEADER: Final = VERBS.entry("leader", who=PIECES)
EQUIP: Final = VERBS.entry("equip", artifact=ARTIFACT_NAMES)
BEARER: Final = VERBS.entry("bearer", who=PIECES)
LEARN: Final = VERBS.entry("learn", spell=SPELL_NAMES)
PURSUE: Final = VERBS.entry("pursue", quest=QUEST_NAMES)
BREW: Final = VERBS.entry("brew", potion=POTION_NAMES)
DONE: Final = VERBS.entry("done")
# set-up
MAP: Final = VERBS.entry("map", map=MAP_NAMES)
JOIN: Final = VERBS.entry("join", colour=COLOUR_NAMES)
ZONE: Final = VERBS.entry("zone", half=HALF_NAMES)
TERRAIN: Final = VERBS.entry("terrain", terrain=TERRAIN_NAMES)
# everywhere
EFFECT: Final = VERBS.entry("effect", effect=EFFECTS)
TO: Final = VERBS.entry("to", space=SPACES)
MODEL: Final = VERBS.entry("model", who=PIECES)
STOP: Final = VERBS.entry("stop")
PASS: Final = VERBS.entry("pass")
WHITE: Final = VERBS.entry("white", n=AMOUNTS)
DISCARD_QUEST: Final = VERBS.entry("discard-quest", quest=QUEST_NAMES)
KEEP: Final = VERBS.entry("keep")
OVERLAY: Final = VERBS.entry("overlay", overlay=OVERLAY_NAMES)
TRAP: Final = VERBS.entry("trap", space=SPACES)
# the activation
DO: Final = VERBS.entry("do", action=ACTIONS)
USE: Final = VERBS.entry("use", artifact=ARTIFACT_NAMES)
END: Final = VERBS.entry("end")
ANIMAL: Final = VERBS.entry("animal")
ATTACK: Final = VERBS.entry("attack", attack=ATTACK_NAMES)
CAST: Final = VERBS.entry("cast", spell=SPELL_NAMES)
POTION: Final = VERBS.entry("potion", potion=POTION_NAMES)
SPELL: Final = VERBS.entry("spell", spell=SPELL_NAMES, who=PIECES)
BOOK_SPELL: Final = VERBS.entry("book-spell", spell=SPELL_NAMES)
ARTIFACT: Final = VERBS.entry("artifact", artifact=ARTIFACT_NAMES, who=PIECES)
# the Clash
REACT: Final = VERBS.entry("react", spell=SPELL_NAMES)
LEAD: Final = VERBS.entry("lead", who=PIECES)
DECLARE: Final = VERBS.entry("declare")
TOP: Final = VERBS.entry("top", card=CLASH_NAMES)
EMPOWER: Final = VERBS.entry("empower")
CARD: Final = VERBS.entry("card", card=CLASH_NAMES)
PLAY: Final = VERBS.entry("play", card=CLASH_NAMES)
LOWER: Final = VERBS.entry("lower")
# harm
DISCARD: Final = VERBS.entry("discard", card=CLASH_NAMES)
BE_BRAVE: Final = VERBS.entry("be-brave")
HORCRUX: Final = VERBS.entry("horcrux", artifact=ARTIFACT_NAMES, who=PIECES)
SACRIFICE: Final = VERBS.entry("sacrifice", who=PIECES)
STONE: Final = VERBS.entry("stone", who=PIECES)
ELIXIR: Final = VERBS.entry("elixir", who=PIECES)
# Upkeep and Cooldown
PAY: Final = VERBS.entry("pay", spell=SPELL_NAMES, who=PIECES)
LEAVE: Final = VERBS.entry("leave", spell=SPELL_NAMES, who=PIECES)
LAPSE: Final = VERBS.entry("lapse", spell=SPELL_NAMES, who=PIECES)

# -- what is asked -------------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question", domain=DOMAIN)
ASK_GROUP: Final = QUESTIONS.entry("group", "WD-39.8")
ASK_AFFILIATION: Final = QUESTIONS.entry("affiliation", "WD-8.5")
ASK_RECRUIT: Final = QUESTIONS.entry("recruit", "WD-8.3", n=GALLEON_AMOUNTS)
ASK_LEADER: Final = QUESTIONS.entry("leader", "WD-8.9")
ASK_EQUIP: Final = QUESTIONS.entry("equip", "WD-8.10", n=GALLEON_AMOUNTS)
ASK_BEARER: Final = QUESTIONS.entry("bearer", "WD-8.11", artifact=ARTIFACT_NAMES)
ASK_LEARN: Final = QUESTIONS.entry("learn", "WD-9.3", n=AMOUNTS)
ASK_PURSUE: Final = QUESTIONS.entry("pursue", "WD-10.3", type=QUEST_TYPE_NAMES)
ASK_BREW: Final = QUESTIONS.entry("brew", "WD-11.2", n=AMOUNTS)
ASK_MAP: Final = QUESTIONS.entry("map", "WD-12.3")
ASK_JOIN: Final = QUESTIONS.entry("join", "WD-12.4")
ASK_ZONE: Final = QUESTIONS.entry("zone", "WD-12.5")
ASK_CHALLENGE: Final = QUESTIONS.entry("challenge", "WD-12.6")
ASK_TERRAIN: Final = QUESTIONS.entry("terrain", "WD-12.12")
ASK_TERRAIN_SPACE: Final = QUESTIONS.entry("terrain-space", "WD-12.13")
ASK_MULLIGAN: Final = QUESTIONS.entry("mulligan", "WD-12.16")
ASK_HORCRUX_BEARER: Final = QUESTIONS.entry("horcrux-bearer", "WD-37.16e")
ASK_PLACE: Final = QUESTIONS.entry("place", "WD-12.19")
ASK_ARRIVAL: Final = QUESTIONS.entry("arrival", "WD-12.20", who=PIECES)
ASK_NEUTRAL: Final = QUESTIONS.entry("neutral", "WD-30.5", n=AMOUNTS)
ASK_UPKEEP: Final = QUESTIONS.entry("upkeep", "WD-32.10")
ASK_COLOURS: Final = QUESTIONS.entry("colours", "WD-40.21", n=AMOUNTS)
ASK_REGAIN: Final = QUESTIONS.entry("regain", "WD-40.21", n=AMOUNTS)
ASK_FIENDFYRE: Final = QUESTIONS.entry("fiendfyre", "WD-40.12", n=AMOUNTS)
ASK_INSTINCT: Final = QUESTIONS.entry("instinct", "WD-37.19", who=PIECES)
ASK_ACTIVATE: Final = QUESTIONS.entry("activate", "WD-15.1")
ASK_ANIMAL: Final = QUESTIONS.entry("animal", "WD-37.2a", who=PIECES)
ASK_ACTION: Final = QUESTIONS.entry("action", "WD-15.10", who=PIECES)
ASK_END_OF_ACTIVATION: Final = QUESTIONS.entry("end-of-activation", "WD-15.18", who=PIECES)
ASK_MOVE: Final = QUESTIONS.entry("move", "WD-16.3", who=PIECES, n=AMOUNTS)
ASK_PUSH: Final = QUESTIONS.entry("push", "WD-38.10b", who=PIECES)
ASK_ATTACK: Final = QUESTIONS.entry("attack", "WD-25.5")
ASK_SPELL: Final = QUESTIONS.entry("spell", "WD-28.6")
ASK_POTION: Final = QUESTIONS.entry("potion", "WD-34.3")
ASK_ATTACK_TARGET: Final = QUESTIONS.entry("attack-target", "WD-25.7", attack=ATTACK_NAMES)
ASK_SPELL_TARGET: Final = QUESTIONS.entry("spell-target", "WD-28.7", spell=SPELL_NAMES)
ASK_POTION_TARGET: Final = QUESTIONS.entry("potion-target", "WD-34.3", potion=POTION_NAMES)
ASK_OVERLAY: Final = QUESTIONS.entry("overlay", "WD-17.11")
ASK_DROP_QUEST: Final = QUESTIONS.entry("drop-quest", "WD-17.6")
ASK_OLD_SPELL: Final = QUESTIONS.entry("old-spell", "WD-37.7a")
ASK_NEW_SPELL: Final = QUESTIONS.entry("new-spell", "WD-37.7a")
ASK_OLD_POTION: Final = QUESTIONS.entry("old-potion", "WD-37.15")
ASK_NEW_POTION: Final = QUESTIONS.entry("new-potion", "WD-37.15")
ASK_CUP: Final = QUESTIONS.entry("cup", "WD-17.18")
ASK_CLOCK: Final = QUESTIONS.entry("clock", "WD-17.17")
ASK_REACTION: Final = QUESTIONS.entry("reaction", "WD-33.6", spell=SPELL_NAMES, who=PIECES)
ASK_BEFORE: Final = QUESTIONS.entry("before", "WD-22.4", who=PIECES)
ASK_ORDER: Final = QUESTIONS.entry("order", "WD-37.21", n=AMOUNTS)
ASK_EMPOWER: Final = QUESTIONS.entry("empower", "WD-29.5", n=AMOUNTS)
ASK_CARD: Final = QUESTIONS.entry("card", "WD-23.5")
ASK_SWAP: Final = QUESTIONS.entry("swap", "WD-22.8", card=CLASH_NAMES)
ASK_EARLY: Final = QUESTIONS.entry("early", "WD-22.16", card=CLASH_NAMES)
ASK_LATE: Final = QUESTIONS.entry("late", "WD-22.22", card=CLASH_NAMES)
ASK_RESIST: Final = QUESTIONS.entry("resist", "WD-37.34", who=PIECES, n=AMOUNTS)
ASK_SAVE: Final = QUESTIONS.entry("save", "WD-26.9", who=PIECES)
ASK_MOURN: Final = QUESTIONS.entry("mourn", "WD-37.14")
ASK_LOCK: Final = QUESTIONS.entry("lock", "WD-35.4")
ASK_UNLOCK: Final = QUESTIONS.entry("unlock", "WD-35.6")
ASK_DESTROY: Final = QUESTIONS.entry("destroy", "WD-35.3")
ASK_VICTIM: Final = QUESTIONS.entry("victim", "WD-22.31")
ASK_FORGET: Final = QUESTIONS.entry("forget", "WD-28.3")
ASK_MIND: Final = QUESTIONS.entry("mind", "WD-3.21")
ASK_TURN: Final = QUESTIONS.entry("turn", "WD-7.2")
ASK_SPELL_SPACE: Final = QUESTIONS.entry("spell-space", "WD-28.20", spell=SPELL_NAMES)
ASK_WHO_MOVES: Final = QUESTIONS.entry("who-moves", "WD-28.20")
ASK_IMPERIO: Final = QUESTIONS.entry("imperio", "WD-G42", who=PIECES)
ASK_END_EFFECT: Final = QUESTIONS.entry("end-effect", "WD-18.1")
