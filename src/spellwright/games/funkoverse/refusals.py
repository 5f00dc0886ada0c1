"""Why a choice is not open: the rule that stands in the way, in a sentence."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse import lexicons, words
from spellwright.games.funkoverse.content.columns import (
    ABILITIES_OF,
    ABILITY_KEYS,
    ABILITY_NAMES,
    IS_BASIC,
    IS_CHALLENGE,
    ITEM_KEYS,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    RANGE,
    TYPE,
    TYPE_NAMES,
)
from spellwright.games.funkoverse.content.tables import TYPES
from spellwright.games.funkoverse.queries import (
    challengeable,
    is_standing,
    occupied,
    on_map,
)
from spellwright.games.funkoverse.rules.cooldown import can_pay
from spellwright.games.funkoverse.rules.interact import is_forbidden
from spellwright.games.funkoverse.rules.knock_out import rally_actions
from spellwright.games.funkoverse.state import SIDE_OF, FunkoverseState
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, second_of, verb_of

Reason = tuple[str, str]

NO_REASON: Final[Reason] = ("", "")
_ACTIONS: Final = (words.ASK_ACTION, words.ASK_GRANTED, words.ASK_CONTROLLED, words.ASK_EXTRA)
"""Questions about what one figure does: the figure is their first argument."""
_ALLIES_ONLY: Final = ("protego", "accio", "oppugno")
_STANDING_ONLY: Final = ("imperio", "oppugno")
_HOME: Final = {words.ASK_PLACE: "FV-8.13", words.ASK_RETURN: "FV-12.13", words.ASK_FLAG: "FV-19.3"}


def why_not(s: FunkoverseState, ask: Ask, code: int) -> Reason:
    """A sentence and its clause, or nothing special."""
    question, verb, what = ask.question, verb_of(code), first_of(code)
    if question == words.ASK_TURN and verb == words.TURN:
        return _turn(s, ask.seat, what)
    if question == words.ASK_PICK and verb == words.PICK:
        return _pick(s, what)
    if question == words.ASK_ITEM and verb == words.ITEM and what < len(ITEM_KEYS):
        return f"The rivals have {ITEM_NAMES[what]} already.", "FV-14.9"
    if question == words.ASK_HOLDER and verb == words.GIVE:
        return "Only a named character of your own side can hold an item.", "FV-14.1"
    if question in _HOME and verb == words.PLACE:
        return _home(s, what, _HOME[question])
    if question == words.ASK_CLAIM and verb == words.PLACE:
        return "The control marker goes on a square of that area.", "FV-19.9"
    if question == words.ASK_TARGET and verb == words.TARGET:
        return _target(s, ask.args[0], what)
    if question == words.ASK_ITEM_TARGET and verb == words.TARGET:
        return f"{_name(what)} is not adjacent.", "FV-11.3"
    if question == words.ASK_NEXT_TARGET and verb == words.TARGET:
        return f"{_name(what)} is not, or no longer, one of its targets.", "FV-11.15"
    if question == words.ASK_TOKEN and verb in (words.TOKEN, words.DECREE):
        return "The rivals have no such token there.", "FV-13.9"
    if verb in (words.TO, words.SHIFT) or (question == words.ASK_WHERE and verb == words.PLACE):
        return _square(s, second_of(code) if verb == words.SHIFT else what, "FV-4.11")
    if question in _ACTIONS and ask.args[0] in s.called:
        return _action(s, question, s.called.index(ask.args[0]), verb, what)
    return NO_REASON


def _name(word: int) -> str:
    return lexicons.FIGURE_NAMES.label(word)


def _turn(s: FunkoverseState, seat: int, word: int) -> Reason:
    if word not in s.called:
        return f"{_name(word)} is not in this game.", "FV-9.2"
    figure = s.called.index(word)
    if SIDE_OF[figure] != s.side[seat]:
        return f"{_name(word)} is not on your side.", "FV-9.2"
    return f"{_name(word)} is exhausted.", "FV-9.4"


def _pick(s: FunkoverseState, kind: int) -> Reason:
    if kind < KINDS and IS_BASIC[kind]:
        return "A basic character comes with its colour and is not chosen.", "FV-8.6"
    if kind in s.kind:
        return f"{_name(kind)} is chosen already.", "FV-7.5"
    return f"{_name(kind)} is not among the characters to choose from.", "FV-22.4"


def _home(s: FunkoverseState, square: int, clause: str) -> Reason:
    reason = _square(s, square, clause)
    if reason[1] != clause:
        return reason
    name = lexicons.SQUARE_LEXICON.label(square)
    return f"{name} is not in the starting area of that side.", clause


def _square(s: FunkoverseState, square: int, clause: str) -> Reason:
    """A square that cannot be entered, is occupied, or is too far for this clause."""
    if square >= len(lexicons.SQUARE_LEXICON) or not s.board.free >> square & 1:
        return "Nobody can enter that square.", "FV-3.4"
    if occupied(s) >> square & 1:
        return f"{lexicons.SQUARE_LEXICON.label(square)} is occupied.", "FV-4.7"
    return f"{lexicons.SQUARE_LEXICON.label(square)} is out of reach.", clause


def _target(s: FunkoverseState, ability: int, word: int) -> Reason:
    name, figure = _name(word), s.active
    if word not in s.called or not on_map(s, s.called.index(word)):
        return f"{name} is not on the map.", "FV-3.14"
    target = s.called.index(word)
    key, of_own_side = ABILITY_KEYS[ability], SIDE_OF[target] == SIDE_OF[figure]
    if target == figure:
        return f"{name} cannot choose itself: a character is not its own ally.", "FV-2.2"
    if of_own_side and key not in _ALLIES_ONLY:
        return f"{name} is an ally: {ABILITY_NAMES[ability]} is for rivals.", "FV-11.1"
    if not of_own_side and key in _ALLIES_ONLY:
        return f"{name} is a rival: {ABILITY_NAMES[ability]} is for allies.", "FV-2.1"
    away = s.board.distance[s.at[figure]][s.at[target]]
    if not RANGE[ability]:
        return f"{name} is not adjacent.", "FV-11.3"
    if away > RANGE[ability]:
        return f"{name} is {away} squares away; it reaches {RANGE[ability]}.", "FV-11.4"
    if key in _STANDING_ONLY and not is_standing(s, target):
        return f"{name} is knocked down and can do no basic action.", "FV-10.9"
    return f"{name} is not in sight.", "FV-11.4"


def _action(s: FunkoverseState, question: int, figure: int, verb: int, what: int) -> Reason:
    name = KIND_NAMES[s.kind[figure]]
    special = verb in (words.USE, words.USE_ITEM)
    if verb == words.TURN:
        return f"It is the turn of {KIND_NAMES[s.kind[s.active]]}: end it first.", "FV-9.5"
    if verb == words.RALLY:
        return _rally(s, question, figure)
    if s.down[figure]:
        return f"{name} is knocked down and can only get up.", "FV-10.9"
    if question in (words.ASK_GRANTED, words.ASK_CONTROLLED) and special:
        return f"{name} may do a basic action now, and no other.", "FV-23.13"
    if question == words.ASK_EXTRA and (
        verb in (words.CHALLENGE, words.USE_ITEM)
        or (verb == words.USE and what < len(ABILITY_NAMES) and IS_CHALLENGE[what])
    ):
        return "The extra action cannot be a challenge.", "FV-23.31"
    if verb == words.MOVE:
        return _square(s, what, "FV-4.10")
    if verb == words.CHALLENGE:
        return "A basic challenge needs an adjacent rival.", "FV-10.4"
    if verb == words.ASSIST:
        return "Only an adjacent ally that is knocked down can be helped up.", "FV-10.5"
    if verb in (words.TAKE, words.CLAIM, words.FLIP):
        if is_forbidden(s, figure, SIDE_OF[figure]):
            return "Next to the High Inquisitor nobody of yours can interact.", "FV-24.6"
        return f"{name} is not at that marker or area.", "FV-9.13"
    if verb == words.USE and what < len(ABILITY_NAMES):
        return _use(s, figure, what)
    if verb == words.USE_ITEM and what < len(ITEM_KEYS):
        return _use_item(s, figure, what)
    return NO_REASON


def _rally(s: FunkoverseState, question: int, figure: int) -> Reason:
    name = KIND_NAMES[s.kind[figure]]
    if not s.down[figure]:
        return f"{name} stands already.", "FV-10.9"
    if question != words.ASK_ACTION:
        return "Getting up is no basic action.", "FV-10.10"
    needed = rally_actions(s, figure)
    return f"Getting up takes {needed} actions; {s.actions_left} is left.", "FV-10.10"


def _use(s: FunkoverseState, figure: int, ability: int) -> Reason:
    name = KIND_NAMES[s.kind[figure]]
    if ability not in ABILITIES_OF[s.kind[figure]]:
        return f"{name} does not have {ABILITY_NAMES[ability]}.", "FV-13.1"
    if not can_pay(s, figure, ability):
        type = TYPE[ability]
        return (
            f"There is no {TYPES[type]} ({TYPE_NAMES[type]}) token in the pool "
            f"for {ABILITY_NAMES[ability]}.",
            "FV-13.2",
        )
    return f"{ABILITY_NAMES[ability]} has no target in reach.", "FV-10.14"


def _use_item(s: FunkoverseState, figure: int, item: int) -> Reason:
    side, name = SIDE_OF[figure], ITEM_NAMES[item]
    if s.holder[side] != figure or s.item[side] != item:
        return f"{KIND_NAMES[s.kind[figure]]} does not hold {name}.", "FV-14.1"
    if s.item_cooldown[side]:
        return f"{name} is on the {s.item_cooldown[side]} of the cooldown track.", "FV-14.4"
    if not challengeable(s, figure, 0):
        return f"{name} needs an adjacent rival.", "FV-10.14"
    return f"{name} needs no action: it is offered when it can be used.", "FV-14.6"
