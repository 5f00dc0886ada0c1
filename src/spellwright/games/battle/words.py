"""What can be chosen and asked."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content.saying import DOMAIN
from spellwright.games.battle.lexicons import (
    AMOUNTS,
    BREWS,
    CAUSES,
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

VERBS: Final = Verbs(DOMAIN)
TAKE_HERO: Final = VERBS.entry("be", who=HEROES)
TAKE_CARD: Final = VERBS.entry("with", thing=THINGS)
FIRST_HERO: Final = VERBS.entry("begin", who=HEROES)
BY_LOT: Final = VERBS.entry("begin-by-lot")
PLAY: Final = VERBS.entry("play", card=THINGS)
PLAY_TWICE: Final = VERBS.entry("play-twice", card=THINGS)
PLAY_AND_BANISH: Final = VERBS.entry("drink", card=THINGS)
ATTACK: Final = VERBS.entry("attack", foe=THINGS)
INFLUENCE: Final = VERBS.entry("influence", foe=THINGS)
ACQUIRE: Final = VERBS.entry("acquire", card=THINGS)
ACQUIRE_OWN: Final = VERBS.entry("acquire-own", card=THINGS)
DISMISS: Final = VERBS.entry("dismiss", card=THINGS)
SWEEP: Final = VERBS.entry("sweep")
USE: Final = VERBS.entry("use", thing=THINGS)
END_ACTIONS: Final = VERBS.entry("done")
HERO: Final = VERBS.entry("hero", who=HEROES)
NOBODY: Final = VERBS.entry("nobody")
CHOOSE: Final = VERBS.entry("choose", effect=EFFECTS)
DISCARD: Final = VERBS.entry("discard", card=THINGS)
BANISH: Final = VERBS.entry("banish", card=THINGS)
BANISH_FROM_PILE: Final = VERBS.entry("banish-from-pile", card=THINGS)
KEEP_ALL: Final = VERBS.entry("none")
TAKE: Final = VERBS.entry("take", card=THINGS)
NEXT: Final = VERBS.entry("next", thing=THINGS)
TO_TOP: Final = VERBS.entry("on-top")
TO_PILE: Final = VERBS.entry("on-pile")
DIE: Final = VERBS.entry("die", die=DICE)
ROLL_AGAIN: Final = VERBS.entry("re-roll")
KEEP_ROLL: Final = VERBS.entry("keep-roll")
TURN_DIE: Final = VERBS.entry("turn-to", face=FACES)
SUPPLY: Final = VERBS.entry("supply", challenge=THINGS)
TAKE_RESULT: Final = VERBS.entry("result")
COLLECT: Final = VERBS.entry("collect", challenge=THINGS)
DECLINE: Final = VERBS.entry("decline")
REVEAL: Final = VERBS.entry("reveal")
IGNORE: Final = VERBS.entry("ignore")
LEAVE: Final = VERBS.entry("leave", thing=THINGS)
AWAY: Final = VERBS.entry("away", thing=THINGS)
FOE: Final = VERBS.entry("foe", foe=THINGS)
AGAIN: Final = VERBS.entry("again", card=THINGS)
ON_TOP: Final = VERBS.entry("then", card=THINGS)
INGREDIENT: Final = VERBS.entry("gather", space=SPACES)
NO_INGREDIENT: Final = VERBS.entry("gather-none")
INTO: Final = VERBS.entry("into", brew=BREWS, place=numbers("place", 4))
TO_TRAY: Final = VERBS.entry("into-tray")
DRINK_NOW: Final = VERBS.entry("drink-now", card=THINGS)
BOTTLE: Final = VERBS.entry("bottle", card=THINGS)
PLACE: Final = VERBS.entry("place", card=THINGS)
SWITCH: Final = VERBS.entry("switch-to", thing=THINGS)
HAND_OVER: Final = VERBS.entry("hand-over", card=THINGS)
KEEP_FOR_LATER: Final = VERBS.entry("keep", card=THINGS)

# -- what is asked ---------------------------------------------------------------------------------

QUESTIONS: Final = Phrasebook("question", HEROES, DOMAIN)
_ask = QUESTIONS.entry
ASK_HERO: Final = _ask("hero", "HB-2.16")
ASK_HERO_CARD: Final = _ask("hero-card", "HB-2.28")
ASK_EXPERT: Final = _ask("expert", "HB-2.17")
ASK_CHARM: Final = _ask("charm", "HB-2.17")
ASK_FIRST: Final = _ask("first", "HB-2.24")
ASK_ITEM: Final = _ask("extra-item", "HB-26.5")
ASK_LAST_FOE: Final = _ask("last-foe", "HB-26.8")
ASK_ACTION: Final = _ask("action", "HB-6.1")
ASK_TARGET: Final = _ask("target", "HB-28.3", source=THINGS)
ASK_OTHER: Final = _ask("other-hero", "HB-28.3", source=THINGS)
ASK_CHOICE: Final = _ask("choice", "HB-28.7", source=THINGS)
ASK_DISCARD: Final = _ask("discard", "HB-13.6", n=AMOUNTS, cause=CAUSES, source=THINGS)
ASK_BANISH: Final = _ask("banish", "HB-18.2", source=THINGS)
ASK_WHOSE_PILE: Final = _ask("whose-pile", "HB-18.8", source=THINGS)
ASK_TAKE: Final = _ask("take", "HB-28.13", source=THINGS)
ASK_SEARCH: Final = _ask("search", "HB-28.13", source=THINGS)
ASK_ORDER: Final = _ask("order", "HB-12.8")
ASK_TOP: Final = _ask("top", "HB-28.18", card=THINGS)
ASK_DIE: Final = _ask("die", "HB-15.10", source=THINGS)
ASK_ROLL_AGAIN: Final = _ask("re-roll", "HB-15.9", die=DICE, face=FACES)
ASK_TURN_DIE: Final = _ask("turn-die", "HB-15.12", die=DICE, face=FACES)
ASK_RESULT: Final = _ask("result", "HB-15.5", die=DICE, face=FACES)
ASK_COLLECT: Final = _ask("collect", "HB-17.4", challenge=THINGS)
ASK_CHAIN: Final = _ask("chain", "HB-4.9", event=THINGS)
ASK_LOOK_EVENT: Final = _ask("look-event", "HB-28.16", source=THINGS)
ASK_JUDGE_EVENT: Final = _ask("judge-event", "HB-18.7", source=THINGS)
ASK_LOOK_TOP: Final = _ask("look-top", "HB-28.16", source=THINGS)
ASK_MAY_LOOK: Final = _ask("may-look", "HB-28.16", thing=THINGS)
ASK_SWITCH_OFF: Final = _ask("switch-off", "HB-5.11", source=THINGS)
ASK_AGAIN: Final = _ask("again", "HB-28.19", source=THINGS)
ASK_APPEAR: Final = _ask("appear", "HB-19.15", source=THINGS)
ASK_ARRANGE: Final = _ask("arrange", "HB-28.16", n=AMOUNTS, source=THINGS)
ASK_MOVE_FROM: Final = _ask("move-from", "HB-19.16", source=THINGS)
ASK_MOVE_TO: Final = _ask("move-to", "HB-19.16", source=THINGS)
ASK_HAND_OVER: Final = _ask("hand-over", "HB-13.13", source=THINGS)
ASK_HAND_TO: Final = _ask("hand-to", "HB-13.13", card=THINGS)
ASK_STAG: Final = _ask("stag", "HB-14.20", who=HEROES)
ASK_PROTEAN: Final = _ask("protean", "HB-19.10")
ASK_STICKING: Final = _ask("sticking", "HB-19.11")
ASK_INGREDIENT: Final = _ask("ingredient", "HB-7.3")
ASK_ANY_INGREDIENT: Final = _ask("any-ingredient", "HB-7.27", source=THINGS)
ASK_INTO: Final = _ask("into", "HB-7.6", ingredient=INGREDIENTS)
ASK_POTION: Final = _ask("potion", "HB-7.14", card=THINGS)
ASK_PLACE: Final = _ask("place", "HB-24.11")
ASK_SWITCH: Final = _ask("switch", "HB-24.6")
ASK_REMOVE: Final = _ask("remove", "HB-28.23", source=THINGS)
ASK_SLEEPING: Final = _ask("sleeping", "HB-22.16")
ASK_KEEP: Final = _ask("keep", "HB-25.9")
AMOUNT: Final = VERBS.entry("number", n=AMOUNTS)
