"""What a question tells beside its arguments, and the options that it names in its own words.

All of it is read from the state, or from what a view shows of it, when the question is put into
words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.content.columns import (
    DICE,
    ITEM_DICE,
    ITEM_PLACE,
    ITEM_SETS,
    NO_SYMBOL,
    POINTS_FOR_RETURN,
)
from spellwright.games.funkoverse.lexicons import ABILITY_LEXICON, ITEM_LEXICON, SYMBOL_LEXICON
from spellwright.games.funkoverse.queries import figure_called, team_of
from spellwright.games.funkoverse.rules.challenge import defense_of
from spellwright.games.funkoverse.state import NOBODY, NOTHING, FunkoverseState
from spellwright.kernel.decision import Ask
from spellwright.kernel.saying import Argument

FACT_NAMES: Final = (
    "round",
    "waiting",
    "lies",
    "dice",
    "defense",
    "rest",
    "used",
    "ready",
    "symbol",
    "home",
)
_OF_ABILITIES: Final = (words.ASK_TARGET, words.ASK_NEXT_TARGET)


def question_facts(s: FunkoverseState, ask: Ask) -> dict[str, Argument]:
    side = s.side[ask.seat]
    team = team_of(s, side) if side >= 0 else []
    return {
        "round": s.round,
        "waiting": sum(not s.exhausted[figure] for figure in team),
        "lies": "yes" if s.active != NOBODY and s.down[s.active] else "no",
        "dice": _dice(ask),
        "defense": _defense(s, ask),
        **_item(s, side),
        "home": POINTS_FOR_RETURN[s.scenario],
        "used": ABILITY_LEXICON.noun(s.using) if s.using >= 0 else "",
    }


def _item(s: FunkoverseState, side: int) -> dict[str, Argument]:
    """The item that a side may set a die with: its name, where it goes, what it sets."""
    item = s.item[side] if side >= 0 else NOTHING
    if item == NOTHING or ITEM_SETS[item] == NO_SYMBOL:
        return {"rest": 0, "ready": "", "symbol": ""}
    symbol = SYMBOL_LEXICON.noun(ITEM_SETS[item])
    return {"rest": ITEM_PLACE[item], "ready": ITEM_LEXICON.noun(item), "symbol": symbol}


def _dice(ask: Ask) -> int:
    """The dice of what is to be aimed; 0 if it challenges nobody."""
    if ask.question in _OF_ABILITIES:
        return DICE[ask.args[0]]
    return ITEM_DICE[ask.args[0]] if ask.question == words.ASK_ITEM_TARGET else 0


def _defense(s: FunkoverseState, ask: Ask) -> int:
    """The dice of whoever is about to be challenged."""
    if ask.question != words.ASK_FELIX:
        return 0
    return defense_of(s, figure_called(s, ask.args[1]))


_OWN: Final[Mapping[int, tuple[int, ...]]] = {
    words.ASK_ACTION: (words.END,),
    words.ASK_GRANTED: (words.DECLINE,),
    words.ASK_EXTRA: (words.DECLINE,),
    words.ASK_ALLY: (words.TARGET, words.DONE),
    words.ASK_FELIX: (words.DRINK, words.SAVE),
    words.ASK_WHERE: (words.PLACE,),
    words.ASK_CLAIM: (words.PLACE,),
    words.ASK_FLAG: (words.PLACE, words.STAY),
    words.ASK_RETURN: (words.PLACE,),
}
OWN_LABELS: Final = frozenset((question, verb) for question in _OWN for verb in _OWN[question])
"""Where one verb means different things to different questions, each says what it means."""
