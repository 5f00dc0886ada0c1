"""What can be chosen and asked."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman.board import SPACE_CLAUSES
from spellwright.games.talisman.content.columns import CARD_CLAUSES, SPELL_CLAUSES
from spellwright.games.talisman.lexicons import (
    ABILITY,
    AMOUNT,
    CARD,
    DECK,
    DIE,
    DOMAIN,
    FACTION,
    HOUSE,
    MEANING,
    MOMENT,
    PRICE,
    PURPOSE,
    SIDE_NAMES,
    SPACE,
    SPELL,
    WAY_NAMES,
    WAY_ROUND,
    WHO,
)
from spellwright.kernel.option import Verbs
from spellwright.kernel.phrases import Phrasebook

# -- what can be chosen ------------------------------------------------------------------------

VERBS: Final = Verbs(DOMAIN)
CHOOSE_SIDE: Final = VERBS.entry("side", side=SIDE_NAMES)
CHOOSE_CHARACTER: Final = VERBS.entry("character", who=WHO)
YES: Final = VERBS.entry("yes")
NO: Final = VERBS.entry("no")
DONE: Final = VERBS.entry("done")
# ways to move
ROLL: Final = VERBS.entry("roll")
STEP: Final = VERBS.entry("step")
USE_PORTKEY: Final = VERBS.entry("portkey")
USE_FLOO: Final = VERBS.entry("floo")
FREE_MOVE: Final = VERBS.entry("ride")
ASK_ARTHUR: Final = VERBS.entry("arthur")
FLY: Final = VERBS.entry("fly", n=AMOUNT)
STAY: Final = VERBS.entry("stay")
TURN_BACK: Final = VERBS.entry("turn-back")
DUTY: Final = VERBS.entry("duty")
SPACES: Final = VERBS.entry("spaces", n=AMOUNT)
TELEPORT: Final = VERBS.entry("apparate-anywhere")
WALK: Final = VERBS.entry("walk", way=WAY_ROUND, goal=WAY_NAMES)
WALK_ON: Final = VERBS.entry("walk-on")
CROSS: Final = VERBS.entry("cross", goal=WAY_NAMES)
BARRIER: Final = VERBS.entry("barrier")
GATES: Final = VERBS.entry("gates")
TO: Final = VERBS.entry("to", goal=WAY_NAMES)
DIRECTION: Final = VERBS.entry("direction", way=WAY_ROUND)
# dice
KEEP: Final = VERBS.entry("keep")
REROLL: Final = VERBS.entry("fate", die=DIE)
REROLL_FREE: Final = VERBS.entry("free-reroll", card=CARD, die=DIE)
REROLL_BOTH: Final = VERBS.entry("reroll-both", card=CARD)
REROLL_PAID: Final = VERBS.entry("paid-reroll", die=DIE)
FELIX: Final = VERBS.entry("felix", n=AMOUNT)
USE_DIE: Final = VERBS.entry("die", die=DIE)
LEAVE_OUT: Final = VERBS.entry("leave-out", die=DIE)
NUMBER: Final = VERBS.entry("number", n=AMOUNT)
SHIFT: Final = VERBS.entry("shift", n=AMOUNT)
# spells
CAST: Final = VERBS.entry("cast", spell=SPELL)
PASS: Final = VERBS.entry("pass")
WAIT_MINE: Final = VERBS.entry("wait-mine")
WAIT_TURN: Final = VERBS.entry("wait-turn")
PART_WITH: Final = VERBS.entry("spell", spell=SPELL)
TARGET: Final = VERBS.entry("target", who=WHO)
AT_CARD: Final = VERBS.entry("at", card=CARD)
FACTION_SIDE: Final = VERBS.entry("faction", faction=FACTION)
END_SPELL: Final = VERBS.entry("end-spell", spell=SPELL, who=WHO)
END_EVENT: Final = VERBS.entry("end-event", card=CARD)
END_FERRET: Final = VERBS.entry("end-ferret", who=WHO)
RESIST: Final = VERBS.entry("resist")
BLOCK: Final = VERBS.entry("block")
BEAR: Final = VERBS.entry("bear")
GAIN_FATE: Final = VERBS.entry("gain-fate")
# the end of a turn
GAIN_FATE_FOR: Final = VERBS.entry("give-fate")
EXTRA: Final = VERBS.entry("extra-turn")
# encounters
MEET: Final = VERBS.entry("meet", who=WHO)
MEET_SPACE: Final = VERBS.entry("space")
TAKE: Final = VERBS.entry("take", card=CARD)
TAKE_GALLEONS: Final = VERBS.entry("take-galleons")
DROP: Final = VERBS.entry("drop", card=CARD)
KEEP_ALL: Final = VERBS.entry("keep-all")
DROP_GALLEON: Final = VERBS.entry("drop-galleon")
DISCARD: Final = VERBS.entry("discard", card=CARD)
PUT_BACK: Final = VERBS.entry("put-back", card=CARD)
USE: Final = VERBS.entry("use", card=CARD)
LOOK_AT: Final = VERBS.entry("look", deck=DECK)
UNDER: Final = VERBS.entry("under", card=CARD)
ON_TOP: Final = VERBS.entry("on-top", card=CARD)
VISIT: Final = VERBS.entry("house", house=HOUSE)
BUY: Final = VERBS.entry("buy", card=CARD)
BUY_SPELL: Final = VERBS.entry("buy-spell")
HEAL: Final = VERBS.entry("heal", n=AMOUNT)
REFILL: Final = VERBS.entry("refill")
TRAIN: Final = VERBS.entry("train")
PAY: Final = VERBS.entry("pay", price=PRICE)
RAISE: Final = VERBS.entry("ability", ability=ABILITY)
SYMBOLS: Final = VERBS.entry("symbols", n=AMOUNT)
# fights
FIGHT: Final = VERBS.entry("fight")
EVADE: Final = VERBS.entry("evade", card=CARD)
EVADE_ALL: Final = VERBS.entry("evade-all")
BRIBE: Final = VERBS.entry("bribe", card=CARD)
BRIBE_ALL: Final = VERBS.entry("bribe-all")
SCURRY: Final = VERBS.entry("scurry")
SACRIFICE: Final = VERBS.entry("sacrifice", card=CARD, enemy=CARD)
BETRAY: Final = VERBS.entry("betray", card=CARD)
POUNCE: Final = VERBS.entry("pounce")
SAVE_WITH: Final = VERBS.entry("save", card=CARD)
SAVE_BY_ROLL: Final = VERBS.entry("cling")
INSTEAD: Final = VERBS.entry("instead", card=CARD)
SUFFER: Final = VERBS.entry("suffer")
REWARD_LIFE: Final = VERBS.entry("reward-life")
REWARD_OBJECT: Final = VERBS.entry("reward-object", card=CARD)
REWARD_GALLEON: Final = VERBS.entry("reward-galleon")
REWARD_BOTH: Final = VERBS.entry("reward-both", card=CARD)
REWARD_LIFE_AND_FATE: Final = VERBS.entry("reward-life-fate")
REWARD_FOLLOWER: Final = VERBS.entry("reward-follower", card=CARD)
REWARD_NOTHING: Final = VERBS.entry("reward-nothing")
KEEP_TROPHY: Final = VERBS.entry("trophy", card=CARD)
FOR_FATE: Final = VERBS.entry("for-fate", card=CARD)
FOR_GALLEONS: Final = VERBS.entry("for-galleons", card=CARD)
TAME: Final = VERBS.entry("tame", card=CARD)
TURN_IN: Final = VERBS.entry("turn-in", card=CARD)
EXCHANGE: Final = VERBS.entry("exchange")

# -- what is asked -----------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question", domain=DOMAIN)
_ask = QUESTIONS.entry
ASK_CHARACTER: Final = _ask("character", "TA-26.7")
ASK_SIDE: Final = _ask("side", "TA-2.6")
ASK_NEW_SIDE: Final = _ask("new-side", "TA-20.5")
ASK_START: Final = _ask("start", "TA-5.12")
ASK_UNDER: Final = _ask("under", "TA-M17")
ASK_WAY: Final = _ask("way", "TA-6.19")
ASK_SPACE: Final = _ask("space", "TA-6.8")
ASK_DIRECTION: Final = _ask("direction", "TA-6.2", n=AMOUNT)
ASK_STEER: Final = _ask("steer", "TA-S14", who=WHO, n=AMOUNT)
ASK_ON_THE_WAY: Final = _ask("on-the-way", "TA-6.5", space=SPACE, n=AMOUNT)
ASK_SPACES: Final = _ask("spaces", "TA-6.20", n=AMOUNT)
ASK_BACK: Final = _ask("back", "TA-6.12")
ASK_TEST_ABILITY: Final = _ask("test", "TA-23.3")
ASK_FELIX: Final = _ask("felix", "TA-M36", purpose=PURPOSE)
ASK_REROLL: Final = _ask("reroll", "TA-4.1", n=AMOUNT, meaning=MEANING)
ASK_REROLL_TWO: Final = _ask("reroll-two", "TA-4.5", first=AMOUNT, second=AMOUNT, meaning=MEANING)
ASK_REROLL_THREE: Final = _ask(
    "reroll-three", "TA-4.5", first=AMOUNT, second=AMOUNT, third=AMOUNT, meaning=MEANING
)
ASK_DIE: Final = _ask(
    "die", "TA-4.12", first=AMOUNT, second=AMOUNT, meaning=MEANING, second_meaning=MEANING
)
ASK_LEAVE_OUT: Final = _ask(
    "leave-out",
    "TA-RH3",
    first=AMOUNT,
    second=AMOUNT,
    third=AMOUNT,
    meaning=MEANING,
    second_meaning=MEANING,
    third_meaning=MEANING,
)
ASK_SPELL: Final = _ask("spell", "TA-17.13", moment=MOMENT)
ASK_CANCEL: Final = _ask("cancel", "TA-17.11", who=WHO, spell=SPELL)
ASK_AIM: Final = _ask("aim", SPELL_CLAUSES, spell=SPELL)
ASK_AIM_CARD: Final = _ask("aim-card", SPELL_CLAUSES, spell=SPELL)
ASK_RESIST: Final = _ask("resist", "TA-HP4", who=WHO, spell=SPELL)
ASK_ANSWER: Final = _ask("answer", "TA-MM3", who=WHO, spell=SPELL)
ASK_RECAST: Final = _ask("recast", "TA-MM3", spell=SPELL)
ASK_KEEP_SPELL: Final = _ask("keep-spell", "TA-ADB3", spell=SPELL)
ASK_TOKEN_SPELL: Final = _ask("token-spell", "TA-BL2")
ASK_BLOOD: Final = _ask("blood", "TA-BLB3")
ASK_PART_WITH: Final = _ask("part-with", "TA-26.11")
ASK_TOKEN: Final = _ask("token", "TA-9.1")
ASK_EXTRA: Final = _ask("extra", "TA-19.4")
ASK_STEAL: Final = _ask("steal", "TA-S03", who=WHO)
ASK_CRUCIO: Final = _ask("crucio", "TA-S15")
ASK_READ: Final = _ask("read", "TA-S19", who=WHO)
ASK_ENCOUNTER: Final = _ask("encounter", "TA-5.4", space=SPACE)
ASK_RULED: Final = _ask("ruled", "TA-S18", who=WHO)
ASK_SYMBOLS: Final = _ask("symbols", "TA-RH4")
ASK_EXCHANGE_CARD: Final = _ask("exchange-card", "TA-DM2")
ASK_DIFFERENCE: Final = _ask("difference", "TA-LMB2")
ASK_TAKE: Final = _ask("take", "TA-8.36")
ASK_TAKE_EARLY: Final = _ask("take-early", "TA-DM1")
ASK_TOO_MANY: Final = _ask("too-many", "TA-16.3")
ASK_TOLL: Final = _ask("toll", "TA-DMB2", who=WHO, card=CARD)
ASK_CARD: Final = _ask("card", CARD_CLAUSES, source=CARD)
ASK_CARD_CHOICE: Final = _ask("card-choice", CARD_CLAUSES, source=CARD)
ASK_CARD_WHO: Final = _ask("card-who", CARD_CLAUSES, source=CARD)
ASK_CARD_SPACE: Final = _ask("card-space", CARD_CLAUSES, source=CARD)
ASK_AS_ORDER: Final = _ask("as-order", "TA-DMB3", card=CARD)
ASK_ORDER: Final = _ask("order", "TA-M31")
ASK_SPACE_CHOICE: Final = _ask("space-choice", SPACE_CLAUSES, space=SPACE)
ASK_SELL: Final = _ask("sell", "TA-OUT1")
ASK_BUY: Final = _ask("buy", "TA-OUT13")
ASK_BUY_SPELL: Final = _ask("buy-spell", "TA-OUT13")
ASK_TRADE: Final = _ask("trade", "TA-DM3")
ASK_TRADE_FOR: Final = _ask("trade-for", "TA-DM3")
ASK_NAME: Final = _ask("name", "TA-INN7")
ASK_SHIFT: Final = _ask("shift", "TA-INN7", named=AMOUNT, rolled=AMOUNT)
ASK_PRICE: Final = _ask("price", "TA-22.9")
ASK_LOSE_FOLLOWER: Final = _ask("lose-follower", "TA-MID5")
ASK_GREENHOUSE: Final = _ask("greenhouse", "TA-INN3", n=AMOUNT)
ASK_INTIMIDATE: Final = _ask("intimidate", "TA-RH2")
ASK_YIELD: Final = _ask("yield", "TA-RH2")
ASK_SNEAK: Final = _ask("sneak", "TA-PP3", who=WHO)
ASK_EVADE: Final = _ask("evade", "TA-11.3")
ASK_EVADE_CHARACTER: Final = _ask("evade-character", "TA-13.3", who=WHO)
ASK_ABILITY: Final = _ask("ability", "TA-7.10")
ASK_POUNCE: Final = _ask("pounce", "TA-MMB4")
ASK_RESCUE: Final = _ask("rescue", "TA-HPB4", who=WHO)
ASK_SAVE: Final = _ask("save", "TA-11.14")
ASK_OBJECT_LOST: Final = _ask("object-lost", "TA-O34")
ASK_REWARD: Final = _ask("reward", "TA-13.10", who=WHO)
ASK_TROPHY: Final = _ask("trophy", "TA-14.1", card=CARD)
ASK_TURN_IN: Final = _ask("turn-in", "TA-14.13", n=AMOUNT)
ASK_RAISE: Final = _ask("raise", "TA-14.6")
ASK_DROP: Final = _ask("drop", "TA-16.13")
ASK_DROP_FIRST: Final = _ask("drop-first", "TA-26.6")
ASK_LEAVE: Final = _ask("leave", "TA-16.9")
ASK_END: Final = _ask("end", "TA-5.5")
ASK_GIVE: Final = _ask("give", "TA-ADB2")
ASK_FENCE: Final = _ask("fence", "TA-O21")
ASK_VOLDEMORT: Final = _ask("voldemort", "TA-7.25", n=AMOUNT)
ASK_VOLDEMORT_ON: Final = _ask("voldemort-on", "TA-7.3", n=AMOUNT)
ASK_VOLDEMORT_NUMBER: Final = _ask("voldemort-number", "TA-PPB4")
ASK_VICTIM: Final = _ask("victim", "TA-7.9")
ASK_GROVEL: Final = _ask("grovel", "TA-PPB3")
ASK_ABANDON: Final = _ask("abandon", "TA-22.6")
