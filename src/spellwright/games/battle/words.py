"""What can be chosen and asked."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.lexicons import (
    AMOUNTS,
    BREWS,
    DICE,
    EFFECTS,
    FACES,
    HEROES,
    INGREDIENTS,
    SPACES,
    THINGS,
)
from spellwright.kernel.option import Verbs
from spellwright.kernel.phrases import Phrasebook, numbers

# -- what can be chosen ----------------------------------------------------------------------------

VERBS: Final = Verbs()
TAKE_HERO: Final = VERBS.add("be", "Play {0}", HEROES)
TAKE_CARD: Final = VERBS.add("with", "Take {0}", THINGS)
FIRST_HERO: Final = VERBS.add("begin", "{0} begins", HEROES)
BY_LOT: Final = VERBS.add("begin-by-lot", "Draw lots for the first Hero")
PLAY: Final = VERBS.add("play", "Play {0}", THINGS)
PLAY_TWICE: Final = VERBS.add("play-twice", "Play {0} twice by Memory", THINGS)
PLAY_AND_BANISH: Final = VERBS.add("drink", "Play {0} and banish it", THINGS)
ATTACK: Final = VERBS.add("attack", "Assign 1 Attack to {0}", THINGS)
INFLUENCE: Final = VERBS.add("influence", "Assign 1 Influence to {0}", THINGS)
ACQUIRE: Final = VERBS.add("acquire", "Acquire {0}", THINGS)
ACQUIRE_OWN: Final = VERBS.add("acquire-own", "Acquire {0} from your own shop", THINGS)
DISMISS: Final = VERBS.add("dismiss", "Dismiss {0} from the shop", THINGS)
SWEEP: Final = VERBS.add("sweep", "Sweep the shop")
USE: Final = VERBS.add("use", "Use {0}", THINGS)
END_ACTIONS: Final = VERBS.add("done", "End your actions")
HERO: Final = VERBS.add("hero", "{0}", HEROES)
NOBODY: Final = VERBS.add("nobody", "Nobody")
CHOOSE: Final = VERBS.add("choose", "{0}", EFFECTS)
DISCARD: Final = VERBS.add("discard", "Discard {0}", THINGS)
BANISH: Final = VERBS.add("banish", "Banish {0} from hand", THINGS)
BANISH_FROM_PILE: Final = VERBS.add("banish-from-pile", "Banish {0} from the discard pile", THINGS)
KEEP_ALL: Final = VERBS.add("none", "None")
TAKE: Final = VERBS.add("take", "Take {0}", THINGS)
NEXT: Final = VERBS.add("next", "{0} first", THINGS)
TO_TOP: Final = VERBS.add("on-top", "On top of your deck")
TO_PILE: Final = VERBS.add("on-pile", "On your discard pile")
DIE: Final = VERBS.add("die", "{0}", DICE)
ROLL_AGAIN: Final = VERBS.add("re-roll", "Roll it again")
KEEP_ROLL: Final = VERBS.add("keep-roll", "Keep this result")
TURN_DIE: Final = VERBS.add("turn-to", "Turn the die to {0} for 1 Influence", FACES)
SUPPLY: Final = VERBS.add("supply", "Put the symbol on {0}", THINGS)
TAKE_RESULT: Final = VERBS.add("result", "Take the result")
COLLECT: Final = VERBS.add("collect", "Collect {0}", THINGS)
DECLINE: Final = VERBS.add("decline", "Leave it")
REVEAL: Final = VERBS.add("reveal", "Reveal another event")
IGNORE: Final = VERBS.add("ignore", "Ignore the further event")
LEAVE: Final = VERBS.add("leave", "Leave {0} on top", THINGS)
AWAY: Final = VERBS.add("away", "Put {0} away", THINGS)
FOE: Final = VERBS.add("foe", "{0}", THINGS)
AGAIN: Final = VERBS.add("again", "The effect of {0} once more", THINGS)
ON_TOP: Final = VERBS.add("then", "{0} comes next", THINGS)
INGREDIENT: Final = VERBS.add("gather", "Take what lies on {0}", SPACES)
NO_INGREDIENT: Final = VERBS.add("gather-none", "Take nothing")
INTO: Final = VERBS.add("into", "Into {0}, place {1}", BREWS, numbers("place", 4))
TO_TRAY: Final = VERBS.add("into-tray", "Into the used tray")
DRINK_NOW: Final = VERBS.add("drink-now", "Play {0} now and banish it", THINGS)
BOTTLE: Final = VERBS.add("bottle", "Put {0} on your discard pile", THINGS)
PLACE: Final = VERBS.add("place", "Put {0} in the shop", THINGS)
SWITCH: Final = VERBS.add("switch-to", "Use {0} from now on", THINGS)
HAND_OVER: Final = VERBS.add("hand-over", "Hand over {0}", THINGS)
KEEP_FOR_LATER: Final = VERBS.add("keep", "Put {0} into your own shop", THINGS)

# -- what is asked ---------------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question", HEROES)
_ask = QUESTIONS.add
ASK_HERO: Final = _ask("hero", "Which Hero do you play?", "HB-2.16")
ASK_HERO_CARD: Final = _ask("hero-card", "Which Hero card do you take?", "HB-2.28")
ASK_EXPERT: Final = _ask("expert", "Which expert card do you take?", "HB-2.17")
ASK_CHARM: Final = _ask("charm", "Which charm do you take?", "HB-2.17")
ASK_FIRST: Final = _ask("first", "Who begins?", "HB-2.24")
ASK_ITEM: Final = _ask("extra-item", "Which Item of another Hero do you add?", "HB-26.5")
ASK_LAST_FOE: Final = _ask("last-foe", "Which foe waits above Lord Voldemort?", "HB-26.8")
ASK_ACTION: Final = _ask("action", "What do you do?", "HB-6.1")
ASK_TARGET: Final = _ask("target", "{0}: which Hero?", "HB-28.3", THINGS)
ASK_OTHER: Final = _ask("other-hero", "{0}: which other Hero?", "HB-28.3", THINGS)
ASK_CHOICE: Final = _ask("choice", "{0}: which effect?", "HB-28.7", THINGS)
ASK_DISCARD: Final = _ask("discard", "Which card do you discard ({0} left)?", "HB-13.6", AMOUNTS)
ASK_BANISH: Final = _ask("banish", "Which card do you banish?", "HB-18.2")
ASK_WHOSE_PILE: Final = _ask("whose-pile", "From whose discard pile?", "HB-18.8")
ASK_TAKE: Final = _ask("take", "Which card do you take into your hand?", "HB-28.13")
ASK_ORDER: Final = _ask("order", "Which of your effects comes first?", "HB-12.8")
ASK_TOP: Final = _ask("top", "Where does {0} go?", "HB-28.18", THINGS)
ASK_DIE: Final = _ask("die", "Which die do you roll?", "HB-15.10")
ASK_ROLL_AGAIN: Final = _ask("re-roll", "The {0} shows {1}. Roll it again?", "HB-15.9", DICE, FACES)
ASK_TURN_DIE: Final = _ask("turn-die", "The {0} shows {1}. Turn it?", "HB-15.12", DICE, FACES)
ASK_RESULT: Final = _ask("result", "The {0} shows {1}. What for?", "HB-15.5", DICE, FACES)
ASK_COLLECT: Final = _ask("collect", "Do you collect {0}?", "HB-17.4", THINGS)
ASK_CHAIN: Final = _ask("chain", "Does {0} reveal another event?", "HB-4.9", THINGS)
ASK_LOOK_EVENT: Final = _ask("look-event", "This is the next event.", "HB-28.16")
ASK_LOOK_TOP: Final = _ask("look-top", "This is your next card.", "HB-28.16")
ASK_MAY_LOOK: Final = _ask("may-look", "Do you look with {0}?", "HB-28.16", THINGS)
ASK_SWITCH_OFF: Final = _ask("switch-off", "Whose ability does nothing?", "HB-5.11")
ASK_AGAIN: Final = _ask("again", "Which effect happens once more?", "HB-28.19")
ASK_ARRANGE: Final = _ask("arrange", "Which card is number {0} from the top?", "HB-28.16", AMOUNTS)
ASK_MOVE_FROM: Final = _ask("move-from", "From which foe does the Attack go?", "HB-19.16")
ASK_MOVE_TO: Final = _ask("move-to", "Which foe gets the Attack?", "HB-19.16")
ASK_HAND_OVER: Final = _ask("hand-over", "Which card of your discard pile?", "HB-13.13")
ASK_STAG: Final = _ask("stag", "{0} would be stunned. Does the Stag help?", "HB-14.20", HEROES)
ASK_PROTEAN: Final = _ask("protean", "Do you use Protean?", "HB-19.10")
ASK_STICKING: Final = _ask("sticking", "Do you use Permanent Sticking?", "HB-19.11")
ASK_INGREDIENT: Final = _ask("ingredient", "Which ingredient do you take?", "HB-7.3")
ASK_INTO: Final = _ask("into", "Where does the {0} go?", "HB-7.6", INGREDIENTS)
ASK_POTION: Final = _ask("potion", "{0} is done. What do you do with it?", "HB-7.14", THINGS)
ASK_PLACE: Final = _ask("place", "Which card goes into the shop?", "HB-24.11")
ASK_SWITCH: Final = _ask("switch", "Do you change your cards?", "HB-24.6")
ASK_REMOVE: Final = _ask("remove", "Remove how many control tokens?", "HB-28.23")
ASK_SLEEPING: Final = _ask("sleeping", "Who discards an Ally?", "HB-22.16")
ASK_KEEP: Final = _ask("keep", "Which card goes into your own shop?", "HB-25.9")
AMOUNT: Final = VERBS.add("number", "{0}", AMOUNTS)
