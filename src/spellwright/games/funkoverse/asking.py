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
    MOST,
    NO_SYMBOL,
    POINTS_FOR_RETURN,
    SQUARES,
    TRAIT_SQUARES,
    TYPE,
)
from spellwright.games.funkoverse.lexicons import (
    ABILITY_LEXICON,
    FIGURE_NAMES,
    ITEM_LEXICON,
    SIDE_NAMES,
    SYMBOL_LEXICON,
    TYPE_LEXICON,
)
from spellwright.games.funkoverse.queries import figure_called, team_of
from spellwright.games.funkoverse.rules.challenge import defense_of
from spellwright.games.funkoverse.rules.cooldown import cost_of
from spellwright.games.funkoverse.rules.knock_out import rally_actions
from spellwright.games.funkoverse.rules.teams import mixes_boxes, named_on_side, picks_in_secret
from spellwright.games.funkoverse.state import NOBODY, NOTHING, FunkoverseState
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, verb_of
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
    "picks",
    "how",
    "carried",
    "actor",
    "moved",
    "steps",
    "most",
    "back",
    "rally",
    "token",
    "cost",
    "side",
)
_OF_ABILITIES: Final = (words.ASK_TARGET, words.ASK_NEXT_TARGET)
_NAMES_ITS_ABILITY: Final = (
    *_OF_ABILITIES,
    words.ASK_SHIFT,
    words.ASK_WHERE,
    words.ASK_ALLY,
    words.ASK_TOKEN,
)
_NAMES_ITS_FIGURE: Final = (words.ASK_SLIP, words.ASK_DARK_LORD)


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
        **_choosing(s, side),
        **_moving(s, ask),
        "back": "at-once" if s.active != NOBODY else "later",
        "rally": rally_actions(s, s.active) if s.active != NOBODY else 0,
    }


def option_facts(s: FunkoverseState, ask: Ask, code: int) -> dict[str, Argument]:
    """What an action costs: the token and where it goes, or where the card of an item goes; which
    side a control marker is flipped to.
    """
    verb, what = verb_of(code), first_of(code)
    if verb == words.USE:
        cost = cost_of(s, figure_called(s, ask.args[0]), what)
        return {"token": TYPE_LEXICON.noun(TYPE[what]), "cost": cost}
    if verb == words.FLIP:
        return {"side": SIDE_NAMES.noun(1 - s.control[what])}
    return {"cost": ITEM_PLACE[what]} if verb == words.USE_ITEM else {}


def _choosing(s: FunkoverseState, side: int) -> dict[str, Argument]:
    """How many characters a side has yet to choose and how both choose; the item of the side."""
    secret, named, own = picks_in_secret(s), named_on_side(s), s.picks[side] if side >= 0 else []
    chosen = len(own) if secret else len(team_of(s, side) if side >= 0 else [])
    item = s.item[side] if side >= 0 else NOTHING
    if item == NOTHING and secret and len(own) > named:
        item = own[named]
    return {
        "picks": max(0, named - chosen),
        "how": "secret" if secret else "mixed" if mixes_boxes(s) else "open",
        "carried": ITEM_LEXICON.noun(item) if item >= 0 else "",
    }


def _moving(s: FunkoverseState, ask: Ask) -> dict[str, Argument]:
    """Who acts, who is moved by it, how far, and how many may be."""
    steps = most = 0
    if ask.question in _NAMES_ITS_ABILITY:
        steps, most = SQUARES[ask.args[0]], MOST[ask.args[0]]
    elif ask.question in _NAMES_ITS_FIGURE:
        steps = TRAIT_SQUARES[s.kind[figure_called(s, ask.args[0])]]
    moved = s.active if s.subject == NOBODY else s.subject
    return {
        "actor": _name(s, s.active),
        "moved": _name(s, moved),
        "steps": steps,
        "most": most,
    }


def _name(s: FunkoverseState, figure: int) -> Argument:
    return FIGURE_NAMES.noun(s.called[figure]) if figure != NOBODY else ""


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
    words.ASK_ITEM: (words.ITEM,),
    words.ASK_ACTION: (words.FLIP, words.USE, words.USE_ITEM, words.RALLY, words.END),
    words.ASK_GRANTED: (words.FLIP, words.DECLINE),
    words.ASK_CONTROLLED: (words.FLIP,),
    words.ASK_EXTRA: (words.FLIP, words.USE, words.USE_ITEM, words.DECLINE),
    words.ASK_TARGET: (words.TARGET,),
    words.ASK_NEXT_TARGET: (words.TARGET,),
    words.ASK_ITEM_TARGET: (words.TARGET,),
    words.ASK_ALLY: (words.TARGET, words.DONE),
    words.ASK_SHIFT: (words.DONE,),
    words.ASK_FELIX: (words.DRINK, words.SAVE),
    words.ASK_WHERE: (words.PLACE,),
    words.ASK_CLAIM: (words.PLACE,),
    words.ASK_FLAG: (words.PLACE, words.STAY),
    words.ASK_RETURN: (words.PLACE,),
}
OWN_LABELS: Final = frozenset((question, verb) for question in _OWN for verb in _OWN[question])
"""Where one verb means different things to different questions, each says what it means."""
