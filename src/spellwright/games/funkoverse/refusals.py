"""Why a choice is not open: the rule that stands in the way, in a sentence."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.content.figures import (
    ABILITIES_OF,
    ABILITY_NAMES,
    IS_CHALLENGE,
    ITEM_KEYS,
    KIND_NAMES,
    TYPE,
    TYPE_NAMES,
    TYPES,
)
from spellwright.games.funkoverse.queries import occupied
from spellwright.games.funkoverse.rules.cooldown import can_pay
from spellwright.games.funkoverse.rules.interact import is_forbidden
from spellwright.games.funkoverse.state import NOBODY, SIDE_OF, FunkoverseState
from spellwright.kernel.option import first_of, verb_of

Reason = tuple[str, str]

NO_REASON: Reason = ("", "")


def why_not(s: FunkoverseState, question: int, code: int) -> Reason:
    """A sentence and its clause, or nothing special."""
    verb, what = verb_of(code), first_of(code)
    if question == words.ASK_TURN and verb == words.TURN:
        return _turn(s, what)
    if question == words.ASK_TARGET and verb == words.TARGET:
        return f"{words.FIGURE_NAMES.label(what)} is not in reach and in sight.", "FV-11.4"
    figure = s.active
    if question != words.ASK_ACTION or figure == NOBODY:
        return NO_REASON
    name = KIND_NAMES[s.kind[figure]]
    if s.down[figure] and verb != words.RALLY:
        return f"{name} is knocked down and can only get up.", "FV-10.9"
    if verb == words.MOVE:
        return _move(s, what)
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
        return f"{name} cannot use that item now.", "FV-14.4"
    return NO_REASON


def _turn(s: FunkoverseState, word: int) -> Reason:
    if word in s.called and s.exhausted[s.called.index(word)]:
        return f"{words.FIGURE_NAMES.label(word)} is exhausted.", "FV-9.4"
    return NO_REASON


def _move(s: FunkoverseState, square: int) -> Reason:
    if square >= len(words.SQUARE_LEXICON) or not s.board.free >> square & 1:
        return "Nobody can enter that square.", "FV-3.4"
    if occupied(s) >> square & 1:
        return f"{words.SQUARE_LEXICON.label(square)} is occupied.", "FV-4.7"
    return f"{words.SQUARE_LEXICON.label(square)} is out of reach.", "FV-4.10"


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
    if IS_CHALLENGE[ability]:
        return f"{ABILITY_NAMES[ability]} has no target in reach.", "FV-10.14"
    return NO_REASON
