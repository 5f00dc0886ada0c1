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
    FACTION,
    HOUSE,
    MOMENT,
    PRICE,
    SIDE_NAMES,
    SPACE,
    SPELL,
    WAY_ROUND,
    WHO,
)
from spellwright.kernel.option import Verbs
from spellwright.kernel.phrases import Phrasebook

# -- what can be chosen ------------------------------------------------------------------------

VERBS: Final = Verbs()
CHOOSE_SIDE: Final = VERBS.add("side", "{0}", SIDE_NAMES)
CHOOSE_CHARACTER: Final = VERBS.add("character", "{0}", WHO)
YES: Final = VERBS.add("yes", "Yes")
NO: Final = VERBS.add("no", "No")
DONE: Final = VERBS.add("done", "That is all")
# ways to move
ROLL: Final = VERBS.add("roll", "Roll the movement die")
STEP: Final = VERBS.add("step", "Move 1 space")
USE_PORTKEY: Final = VERBS.add("portkey", "Use the Portkey")
USE_FLOO: Final = VERBS.add("floo", "Use Floo Powder")
FREE_MOVE: Final = VERBS.add("ride", "Go to any space of London")
ASK_ARTHUR: Final = VERBS.add("arthur", "Let Arthur Weasley show the way")
FLY: Final = VERBS.add("fly", "Fly {0} with Buckbeak", AMOUNT)
STAY: Final = VERBS.add("stay", "Stay")
TURN_BACK: Final = VERBS.add("turn-back", "Turn back")
DUTY: Final = VERBS.add("duty", "Face the duty of this space")
SPACES: Final = VERBS.add("spaces", "Move {0}", AMOUNT)
TELEPORT: Final = VERBS.add("apparate-anywhere", "Go anywhere in this Region")
WALK: Final = VERBS.add("walk", "Go {0} to {1}", WAY_ROUND, SPACE)
WALK_ON: Final = VERBS.add("walk-on", "Go on")
CROSS: Final = VERBS.add("cross", "Take the train to {0}", SPACE)
BARRIER: Final = VERBS.add("barrier", "Try the barrier")
GATES: Final = VERBS.add("gates", "Try the Gates")
TO: Final = VERBS.add("to", "{0}", SPACE)
DIRECTION: Final = VERBS.add("direction", "{0}", WAY_ROUND)
# dice
KEEP: Final = VERBS.add("keep", "Keep the roll")
REROLL: Final = VERBS.add("fate", "Spend 1 Fate: reroll the {0} die", DIE)
REROLL_FREE: Final = VERBS.add("free-reroll", "{0}: reroll the {1} die", CARD, DIE)
REROLL_BOTH: Final = VERBS.add("reroll-both", "{0}: roll both dice again", CARD)
REROLL_PAID: Final = VERBS.add("paid-reroll", "Pay 2 Galleons: reroll the {0} die", DIE)
FELIX: Final = VERBS.add("felix", "Drink Felix Felicis: {0}", AMOUNT)
USE_DIE: Final = VERBS.add("die", "Use the {0} die", DIE)
LEAVE_OUT: Final = VERBS.add("leave-out", "Leave out the {0} die", DIE)
NUMBER: Final = VERBS.add("number", "{0}", AMOUNT)
SHIFT: Final = VERBS.add("shift", "Spend Fate to make it {0}", AMOUNT)
# spells
CAST: Final = VERBS.add("cast", "Cast {0}", SPELL)
PASS: Final = VERBS.add("pass", "Cast nothing now")
WAIT_MINE: Final = VERBS.add("wait-mine", "Nothing this turn, until it concerns me")
WAIT_TURN: Final = VERBS.add("wait-turn", "Nothing more this turn")
PART_WITH: Final = VERBS.add("spell", "{0}", SPELL)
TARGET: Final = VERBS.add("target", "{0}", WHO)
AT_CARD: Final = VERBS.add("at", "{0}", CARD)
FACTION_SIDE: Final = VERBS.add("faction", "{0}", FACTION)
END_SPELL: Final = VERBS.add("end-spell", "End {0} on {1}", SPELL, WHO)
END_EVENT: Final = VERBS.add("end-event", "End {0}", CARD)
END_FERRET: Final = VERBS.add("end-ferret", "Turn {0} back", WHO)
RESIST: Final = VERBS.add("resist", "Resist the Spell")
BLOCK: Final = VERBS.add("block", "Spend 2 Fate: block the Spell")
BEAR: Final = VERBS.add("bear", "Let it work")
GAIN_FATE: Final = VERBS.add("gain-fate", "Let it work and gain 1 Fate")
# the end of a turn
GAIN_FATE_FOR: Final = VERBS.add("give-fate", "Give 1 Fate to a friend")
EXTRA: Final = VERBS.add("extra-turn", "Take an extra turn")
# encounters
MEET: Final = VERBS.add("meet", "Attack {0}", WHO)
MEET_SPACE: Final = VERBS.add("space", "Meet the space")
TAKE: Final = VERBS.add("take", "Take {0}", CARD)
TAKE_GALLEONS: Final = VERBS.add("take-galleons", "Take the Galleons")
DROP: Final = VERBS.add("drop", "Drop {0}", CARD)
KEEP_ALL: Final = VERBS.add("keep-all", "Keep everything, and ask again when I gain a card")
DROP_GALLEON: Final = VERBS.add("drop-galleon", "Drop a Galleon")
DISCARD: Final = VERBS.add("discard", "Discard {0}", CARD)
PUT_BACK: Final = VERBS.add("put-back", "Put {0} under the deck", CARD)
USE: Final = VERBS.add("use", "Use {0}", CARD)
LOOK_AT: Final = VERBS.add("look", "Look at {0}", DECK)
UNDER: Final = VERBS.add("under", "Put {0} under the deck", CARD)
ON_TOP: Final = VERBS.add("on-top", "Leave {0} on top", CARD)
VISIT: Final = VERBS.add("house", "{0}", HOUSE)
BUY: Final = VERBS.add("buy", "Buy {0}", CARD)
BUY_SPELL: Final = VERBS.add("buy-spell", "Buy a Spell for 1 Fate")
HEAL: Final = VERBS.add("heal", "Heal {0}", AMOUNT)
REFILL: Final = VERBS.add("refill", "Refill Fate")
TRAIN: Final = VERBS.add("train", "Roll a die")
PAY: Final = VERBS.add("pay", "{0}", PRICE)
RAISE: Final = VERBS.add("ability", "{0}", ABILITY)
SYMBOLS: Final = VERBS.add("symbols", "Count {0} draw symbols", AMOUNT)
# fights
FIGHT: Final = VERBS.add("fight", "Fight")
EVADE: Final = VERBS.add("evade", "Evade {0}", CARD)
EVADE_ALL: Final = VERBS.add("evade-all", "Evade")
BRIBE: Final = VERBS.add("bribe", "Pay to evade {0}", CARD)
BRIBE_ALL: Final = VERBS.add("bribe-all", "Pay 1 Galleon to evade")
SCURRY: Final = VERBS.add("scurry", "Try to scurry away")
SACRIFICE: Final = VERBS.add("sacrifice", "Discard {0} and evade {1}", CARD, CARD)
BETRAY: Final = VERBS.add("betray", "Discard {0} and evade", CARD)
POUNCE: Final = VERBS.add("pounce", "Spend 1 Fate: the foe uses the lower of two dice")
SAVE_WITH: Final = VERBS.add("save", "Try {0}", CARD)
SAVE_BY_ROLL: Final = VERBS.add("cling", "Cling to life: roll a die")
INSTEAD: Final = VERBS.add("instead", "Give up {0} instead", CARD)
SUFFER: Final = VERBS.add("suffer", "Lose the Life")
REWARD_LIFE: Final = VERBS.add("reward-life", "It loses 1 Life")
REWARD_OBJECT: Final = VERBS.add("reward-object", "Take {0}", CARD)
REWARD_GALLEON: Final = VERBS.add("reward-galleon", "Take 1 Galleon")
REWARD_BOTH: Final = VERBS.add("reward-both", "Take 1 Galleon and {0}", CARD)
REWARD_LIFE_AND_FATE: Final = VERBS.add("reward-life-fate", "It loses 1 Life and gives you 1 Fate")
REWARD_FOLLOWER: Final = VERBS.add("reward-follower", "Attack {0}", CARD)
REWARD_NOTHING: Final = VERBS.add("reward-nothing", "Take no reward")
KEEP_TROPHY: Final = VERBS.add("trophy", "Keep {0} as a Trophy", CARD)
FOR_FATE: Final = VERBS.add("for-fate", "Give {0} up for 1 Fate", CARD)
FOR_GALLEONS: Final = VERBS.add("for-galleons", "Give {0} up for 2 Galleons", CARD)
TAME: Final = VERBS.add("tame", "Keep {0} as a Follower", CARD)
TURN_IN: Final = VERBS.add("turn-in", "Turn in {0}", CARD)
EXCHANGE: Final = VERBS.add("exchange", "Exchange them")

# -- what is asked -----------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question")
_ask = QUESTIONS.add
ASK_CHARACTER: Final = _ask("character", "Which Character do you lead?", "TA-26.7")
ASK_SIDE: Final = _ask("side", "Which side of your Character card do you play?", "TA-2.6")
ASK_NEW_SIDE: Final = _ask("new-side", "You are back. Which side do you play?", "TA-20.5")
ASK_START: Final = _ask("start", "Your turn begins: what do you use first?", "TA-5.12")
ASK_UNDER: Final = _ask("under", "Where do you leave the card that you see?", "TA-M17")
ASK_WAY: Final = _ask("way", "How do you move?", "TA-6.19")
ASK_SPACE: Final = _ask("space", "Where do you go?", "TA-6.8")
ASK_DIRECTION: Final = _ask("direction", "You move {0}. Which way?", "TA-6.2", AMOUNT)
ASK_STEER: Final = _ask("steer", "{0} moves {1}. Which way?", "TA-S14", WHO, AMOUNT)
ASK_ON_THE_WAY: Final = _ask(
    "on-the-way", "You reach {0}, spaces left: {1}.", "TA-6.5", SPACE, AMOUNT
)
ASK_SPACES: Final = _ask(
    "spaces", "You rolled {0}. How many spaces do you move?", "TA-6.20", AMOUNT
)
ASK_BACK: Final = _ask("back", "Which way do you turn back?", "TA-6.12")
ASK_TEST_ABILITY: Final = _ask("test", "Which ability opens the Gates?", "TA-23.3")
ASK_FELIX: Final = _ask("felix", "Do you drink Felix Felicis before this roll?", "TA-M36")
ASK_REROLL: Final = _ask("reroll", "You rolled {0}. Do you keep it?", "TA-4.1", AMOUNT)
ASK_REROLL_TWO: Final = _ask(
    "reroll-two", "You rolled {0} and {1}. Do you keep them?", "TA-4.5", AMOUNT, AMOUNT
)
ASK_REROLL_THREE: Final = _ask(
    "reroll-three",
    "You rolled {0}, {1} and {2}. Do you keep them?",
    "TA-4.5",
    AMOUNT,
    AMOUNT,
    AMOUNT,
)
ASK_DIE: Final = _ask("die", "You rolled {0} and {1}. Which one counts?", "TA-4.12", AMOUNT, AMOUNT)
ASK_LEAVE_OUT: Final = _ask(
    "leave-out",
    "You rolled {0}, {1} and {2}. Which one does not count?",
    "TA-RH3",
    AMOUNT,
    AMOUNT,
    AMOUNT,
)
ASK_SPELL: Final = _ask("spell", "{0}. Do you cast a Spell?", "TA-17.13", MOMENT)
ASK_CANCEL: Final = _ask("cancel", "{0} casts {1}. Do you stop it?", "TA-17.11", WHO, SPELL)
ASK_AIM: Final = _ask("aim", "{0}: on whom?", SPELL_CLAUSES, SPELL)
ASK_AIM_CARD: Final = _ask("aim-card", "{0}: on what?", SPELL_CLAUSES, SPELL)
ASK_RESIST: Final = _ask("resist", "{0} casts {1} on you. Do you resist?", "TA-HP4", WHO, SPELL)
ASK_ANSWER: Final = _ask("answer", "{0} casts {1} on you. Your answer?", "TA-MM3", WHO, SPELL)
ASK_RECAST: Final = _ask("recast", "You blocked {0}. Do you send it on?", "TA-MM3", SPELL)
ASK_KEEP_SPELL: Final = _ask(
    "keep-spell", "{0} is about to be discarded. Do you take it for 2 Fate?", "TA-ADB3", SPELL
)
ASK_TOKEN_SPELL: Final = _ask(
    "token-spell", "The advantage is with the Death Eaters. Do you gain 1 Spell?", "TA-BL2"
)
ASK_BLOOD: Final = _ask("blood", "Do you lose 1 Life to gain 1 Spell?", "TA-BLB3")
ASK_PART_WITH: Final = _ask("part-with", "Which Spell do you discard?", "TA-26.11")
ASK_TOKEN: Final = _ask("token", "Which side does the Advantage token show?", "TA-9.1")
ASK_EXTRA: Final = _ask("extra", "Do you take an extra turn after this one?", "TA-19.4")
ASK_STEAL: Final = _ask("steal", "What do you take from {0}?", "TA-S03", WHO)
ASK_CRUCIO: Final = _ask("crucio", "Do you discard 2 Fate or lose 1 Life?", "TA-S15")
ASK_READ: Final = _ask("read", "Which Spell do you take from {0}?", "TA-S19", WHO)
ASK_ENCOUNTER: Final = _ask("encounter", "Whom or what do you meet at {0}?", "TA-5.4", SPACE)
ASK_RULED: Final = _ask("ruled", "Whom does {0} meet?", "TA-S18", WHO)
ASK_SYMBOLS: Final = _ask("symbols", "How many draw symbols do you count?", "TA-RH4")
ASK_EXCHANGE_CARD: Final = _ask(
    "exchange-card", "Do you spend 1 Fate to exchange a card?", "TA-DM2"
)
ASK_DIFFERENCE: Final = _ask("difference", "Do you name the difference?", "TA-LMB2")
ASK_TAKE: Final = _ask("take", "What do you take?", "TA-8.36")
ASK_TAKE_EARLY: Final = _ask("take-early", "Which Objects do you take first?", "TA-DM1")
ASK_TOO_MANY: Final = _ask("too-many", "You hold too many Objects. What do you drop?", "TA-16.3")
ASK_TOLL: Final = _ask("toll", "{0} gains {1}. Do you take it for 1 Galleon?", "TA-DMB2", WHO, CARD)
ASK_CARD: Final = _ask("card", "{0}: do you?", CARD_CLAUSES, CARD)
ASK_CARD_CHOICE: Final = _ask("card-choice", "{0}: what do you choose?", CARD_CLAUSES, CARD)
ASK_CARD_WHO: Final = _ask("card-who", "{0}: on whom?", CARD_CLAUSES, CARD)
ASK_CARD_SPACE: Final = _ask("card-space", "{0}: where to?", CARD_CLAUSES, CARD)
ASK_AS_ORDER: Final = _ask("as-order", "{0}: do you pass for one of the Order?", "TA-DMB3", CARD)
ASK_ORDER: Final = _ask("order", "Which card comes next from the top?", "TA-M31")
ASK_SPACE_CHOICE: Final = _ask("space-choice", "{0}: what do you do?", SPACE_CLAUSES, SPACE)
ASK_SELL: Final = _ask("sell", "What do you give up?", "TA-OUT1")
ASK_BUY: Final = _ask("buy", "What do you buy?", "TA-OUT13")
ASK_BUY_SPELL: Final = _ask("buy-spell", "Do you buy a Spell?", "TA-OUT13")
ASK_TRADE: Final = _ask("trade", "Which Object do you trade for Equipment?", "TA-DM3")
ASK_TRADE_FOR: Final = _ask("trade-for", "What do you take for it?", "TA-DM3")
ASK_NAME: Final = _ask("name", "Which number do you name?", "TA-INN7")
ASK_SHIFT: Final = _ask("shift", "You named {0} and rolled {1}.", "TA-INN7", AMOUNT, AMOUNT)
ASK_PRICE: Final = _ask("price", "What do you discard?", "TA-22.9")
ASK_LOSE_FOLLOWER: Final = _ask("lose-follower", "Which Follower do you lose?", "TA-MID5")
ASK_GREENHOUSE: Final = _ask(
    "greenhouse", "You would lose {0} Life. Do you send a Follower ahead?", "TA-INN3", AMOUNT
)
ASK_INTIMIDATE: Final = _ask("intimidate", "Whom do you intimidate?", "TA-RH2")
ASK_YIELD: Final = _ask("yield", "Hagrid towers over you: 1 Fate or 1 Life?", "TA-RH2")
ASK_SNEAK: Final = _ask("sneak", "Do you take 1 Fate from {0}?", "TA-PP3", WHO)
ASK_EVADE: Final = _ask("evade", "Do you fight or evade?", "TA-11.3")
ASK_EVADE_CHARACTER: Final = _ask("evade-character", "{0} attacks you.", "TA-13.3", WHO)
ASK_ABILITY: Final = _ask("ability", "Do you fight with Magic or Might?", "TA-7.10")
ASK_POUNCE: Final = _ask("pounce", "Do you spend 1 Fate for a better chance?", "TA-MMB4")
ASK_RESCUE: Final = _ask("rescue", "{0} has lost a fight. Do you make it a draw?", "TA-HPB4", WHO)
ASK_SAVE: Final = _ask("save", "You are about to lose a Life.", "TA-11.14")
ASK_OBJECT_LOST: Final = _ask("object-lost", "The Pixies want an Object.", "TA-O34")
ASK_REWARD: Final = _ask("reward", "You defeated {0}. What is your reward?", "TA-13.10", WHO)
ASK_TROPHY: Final = _ask("trophy", "What becomes of {0}?", "TA-14.1", CARD)
ASK_TURN_IN: Final = _ask(
    "turn-in", "Do you exchange Trophies? Points so far: {0}.", "TA-14.13", AMOUNT
)
ASK_RAISE: Final = _ask("raise", "Which ability rises?", "TA-14.6")
ASK_DROP: Final = _ask("drop", "Do you drop anything?", "TA-16.13")
ASK_DROP_FIRST: Final = _ask("drop-first", "Do you drop anything before you draw?", "TA-26.6")
ASK_LEAVE: Final = _ask("leave", "You have too many Followers. Who stays behind?", "TA-16.9")
ASK_END: Final = _ask("end", "Your turn ends: what do you use?", "TA-5.5")
ASK_GIVE: Final = _ask("give", "Whom do you give 1 Fate?", "TA-ADB2")
ASK_FENCE: Final = _ask("fence", "Which Object does Mundungus sell?", "TA-O21")
ASK_VOLDEMORT: Final = _ask(
    "voldemort", "Voldemort moves {0}. Which way does he set out?", "TA-7.25", AMOUNT
)
ASK_VOLDEMORT_ON: Final = _ask(
    "voldemort-on", "Voldemort moves {0} more. Which way?", "TA-7.3", AMOUNT
)
ASK_VOLDEMORT_NUMBER: Final = _ask("voldemort-number", "How far does Voldemort move?", "TA-PPB4")
ASK_VICTIM: Final = _ask("victim", "Whom does Voldemort attack?", "TA-7.9")
ASK_GROVEL: Final = _ask("grovel", "Voldemort turns on you. What do you give?", "TA-PPB3")
ASK_ABANDON: Final = _ask("abandon", "Do you abandon your quest?", "TA-22.6")
