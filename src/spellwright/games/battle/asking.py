"""What a question tells beside its arguments, and the options that it names in its own words.

All of it is read from what everybody sees, when the question is put into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.lexicons import INGREDIENTS, THINGS
from spellwright.games.battle.queries import player, price
from spellwright.games.battle.rules.potions import card_of
from spellwright.games.battle.state import BattleState
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, verb_of
from spellwright.kernel.saying import Argument

FACT_NAMES: Final = (
    "influence",
    "attack",
    "hand",
    "funds",
    "works",
    "price",
    "found",
    "potion",
)

_OF_A_SOURCE: Final = (
    words.ASK_TARGET,
    words.ASK_OTHER,
    words.ASK_CHOICE,
    words.ASK_BANISH,
    words.ASK_TAKE,
)


def question_facts(s: BattleState, ask: Ask) -> dict[str, Argument]:
    if ask.question == words.ASK_ACTION:
        influence, attack = s.influence[s.active], s.attack[s.active]
        return {
            "influence": influence,
            "attack": attack,
            "hand": len(s.hand[s.active]),
            "funds": "some" if influence or attack else "none",
        }
    if ask.question in _OF_A_SOURCE:
        return {"works": _how_it_works(s, ask.args[0])}
    return {}


def _how_it_works(s: BattleState, source: int) -> str:
    """Whether what a Hero has to choose for strikes, is a reward or helps."""
    if columns.IS_EVENT[source] or source in s.row or source in (s.horcrux, s.encounter):
        return "harm"
    return "reward" if columns.IS_FOE[source] else "help"


def option_facts(s: BattleState, ask: Ask, code: int) -> dict[str, Argument]:
    verb = verb_of(code)
    if verb == words.INGREDIENT:
        return {"found": INGREDIENTS.noun(s.shelf[first_of(code)])}
    if verb == words.INTO:
        return {"potion": THINGS.noun(card_of(s, first_of(code)))}
    if verb in (words.ACQUIRE, words.ACQUIRE_OWN):
        place = s.active if player(s, s.active) == ask.seat else ask.seat
        return {"price": price(s, place, first_of(code))}
    return {}


_OWN: Final[Mapping[int, tuple[int, ...]]] = {
    words.ASK_ACTION: (words.ACQUIRE, words.ACQUIRE_OWN),
    words.ASK_LAST_FOE: (words.FOE,),
    words.ASK_WHOSE_PILE: (words.HERO, words.KEEP_ALL),
    words.ASK_BANISH: (words.KEEP_ALL,),
    words.ASK_TAKE: (words.KEEP_ALL,),
    words.ASK_HAND_TO: (words.HERO,),
    words.ASK_HAND_OVER: (words.KEEP_ALL,),
    words.ASK_AGAIN: (words.DECLINE,),
    words.ASK_APPEAR: (words.AGAIN,),
    words.ASK_COLLECT: (words.DECLINE,),
    words.ASK_MAY_LOOK: (words.USE, words.DECLINE),
    words.ASK_LOOK_EVENT: (words.AWAY,),
    words.ASK_JUDGE_EVENT: (words.AWAY,),
    words.ASK_SWITCH_OFF: (words.FOE,),
    words.ASK_MOVE_FROM: (words.FOE,),
    words.ASK_MOVE_TO: (words.FOE,),
    words.ASK_STAG: (words.DECLINE,),
    words.ASK_PROTEAN: (words.DECLINE,),
    words.ASK_STICKING: (words.USE, words.HERO, words.DECLINE),
    words.ASK_SLEEPING: (words.HERO, words.NOBODY),
    words.ASK_KEEP: (words.DECLINE,),
    words.ASK_INGREDIENT: (words.INGREDIENT,),
    words.ASK_ANY_INGREDIENT: (words.INGREDIENT,),
    words.ASK_INTO: (words.INTO,),
    words.ASK_REMOVE: (words.AMOUNT,),
}

OWN_LABELS: Final = frozenset((question, verb) for question in _OWN for verb in _OWN[question])
"""Where one verb means different things to different questions, each says what it means."""
