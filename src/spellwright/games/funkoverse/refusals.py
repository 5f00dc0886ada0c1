"""Why a choice is not open: the rule that stands in the way, in a sentence."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse import lexicons, words
from spellwright.games.funkoverse.content.columns import (
    ABILITY_KEYS,
    IS_BASIC,
    IS_CHALLENGE,
    ITEM_IS_USED,
    ITEM_KEYS,
    KIND_NAMED,
    RANGE,
    TYPE,
)
from spellwright.games.funkoverse.lexicons import say
from spellwright.games.funkoverse.queries import (
    is_standing,
    occupied,
    on_map,
)
from spellwright.games.funkoverse.rules.abilities.ability import EFFECTS
from spellwright.games.funkoverse.rules.aim import AIMS
from spellwright.games.funkoverse.rules.cooldown import can_pay
from spellwright.games.funkoverse.rules.interact import is_forbidden
from spellwright.games.funkoverse.rules.knock_out import rally_actions
from spellwright.games.funkoverse.state import NOBODY, SIDE_OF, FunkoverseState
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, second_of, verb_of
from spellwright.kernel.saying import Argument, Saying, verbatim

Reason = tuple[Saying, str]

NO_REASON: Final[Reason] = (verbatim(""), "")
_ACTIONS: Final = (words.ASK_ACTION, words.ASK_GRANTED, words.ASK_CONTROLLED, words.ASK_EXTRA)
"""Questions about what one figure does: the figure is their first argument."""
_HOME: Final = {words.ASK_PLACE: "FV-8.13", words.ASK_RETURN: "FV-12.13", words.ASK_FLAG: "FV-19.3"}


_WHERE: Final = frozenset(
    {
        (words.ASK_WHERE, words.TO),
        (words.ASK_WHERE, words.PLACE),
        (words.ASK_DARK_LORD, words.TO),
        (words.ASK_SLIP, words.TO),
        (words.ASK_SHIFT, words.SHIFT),
    }
)
"""Questions and verbs that lead to a square by an ability or a trait."""


def why_not(s: FunkoverseState, ask: Ask, code: int) -> Reason:
    """Why a choice is not open: a sentence and its clause, or nothing special."""
    question, verb, what = ask.question, verb_of(code), first_of(code)
    if question == words.ASK_TURN and verb == words.TURN:
        return _turn(s, ask.seat, what)
    if question == words.ASK_PICK and verb == words.PICK:
        return _pick(s, what)
    if question == words.ASK_ITEM and verb == words.ITEM and what < len(ITEM_KEYS):
        return say("refusal-item-taken", item=lexicons.ITEM_LEXICON.noun(what)), "FV-14.9"
    if question == words.ASK_HOLDER and verb == words.GIVE:
        return say("refusal-item-holder"), "FV-14.1"
    if question in _HOME and verb == words.PLACE:
        return _home(s, what, _HOME[question])
    if question == words.ASK_CLAIM and verb == words.PLACE:
        return say("refusal-control-square"), "FV-9.13"
    if question == words.ASK_TARGET and verb == words.TARGET:
        return _target(s, ask.args[0], what)
    if question == words.ASK_ITEM_TARGET and verb == words.TARGET:
        return say("refusal-not-adjacent", who=_name(what)), "FV-11.3"
    if question == words.ASK_NEXT_TARGET and verb == words.TARGET:
        return say("refusal-not-a-target", who=_name(what)), "FV-11.15"
    if question == words.ASK_TOKEN and verb in (words.TOKEN, words.DECREE):
        return say("refusal-no-such-token"), "FV-13.9"
    if (question, verb) in _WHERE:
        return _square(s, second_of(code) if verb == words.SHIFT else what, "FV-4.11")
    if question in _ACTIONS and ask.args[0] in s.called:
        return _action(s, question, s.called.index(ask.args[0]), verb, what)
    return NO_REASON


def _name(word: int) -> Argument:
    return lexicons.FIGURE_NAMES.noun(word)


def _called(s: FunkoverseState, figure: int) -> Argument:
    """A character on a side, by the name that it has at this table."""
    return lexicons.FIGURE_NAMES.noun(s.called[figure])


def _turn(s: FunkoverseState, seat: int, word: int) -> Reason:
    if word not in s.called:
        return say("refusal-not-in-game", who=_name(word)), "FV-9.2"
    figure = s.called.index(word)
    if SIDE_OF[figure] != s.side[seat]:
        return say("refusal-not-yours", who=_name(word)), "FV-9.2"
    return say("refusal-exhausted", who=_name(word)), "FV-9.4"


def _pick(s: FunkoverseState, name: int) -> Reason:
    if name < len(KIND_NAMED):
        if IS_BASIC[KIND_NAMED[name]]:
            return say("refusal-basic-character"), "FV-8.6"
        if KIND_NAMED[name] in s.kind:
            return say("refusal-chosen", who=_name(name)), "FV-7.5"
    return say("refusal-not-offered", who=_name(name)), "FV-22.4"


def _home(s: FunkoverseState, square: int, clause: str) -> Reason:
    reason = _square(s, square, clause)
    if reason[1] != clause:
        return reason
    return say("refusal-not-start", square=lexicons.SQUARE_LEXICON.noun(square)), clause


def _square(s: FunkoverseState, square: int, clause: str) -> Reason:
    """A square that cannot be entered, is occupied, or is too far for this clause."""
    if square >= len(lexicons.SQUARE_LEXICON) or not s.board.free >> square & 1:
        return say("refusal-blocked-square"), "FV-3.4"
    if occupied(s) >> square & 1:
        return say("refusal-occupied", square=lexicons.SQUARE_LEXICON.noun(square)), "FV-4.7"
    return say("refusal-out-of-reach", square=lexicons.SQUARE_LEXICON.noun(square)), clause


def _target(s: FunkoverseState, ability: int, word: int) -> Reason:
    name, figure = _name(word), s.active
    if word not in s.called or not on_map(s, s.called.index(word)):
        return say("refusal-off-map", who=name), "FV-3.14"
    target = s.called.index(word)
    effect, of_own_side = EFFECTS[ability], SIDE_OF[target] == SIDE_OF[figure]
    if target == figure:
        return say("refusal-itself", who=name), "FV-2.2"
    if of_own_side and not effect.ON_ALLIES:
        return say(
            "refusal-for-rivals", who=name, ability=lexicons.ABILITY_LEXICON.noun(ability)
        ), "FV-11.1"
    if not of_own_side and effect.ON_ALLIES:
        return say(
            "refusal-for-allies", who=name, ability=lexicons.ABILITY_LEXICON.noun(ability)
        ), "FV-2.1"
    away = s.board.distance[s.at[figure]][s.at[target]]
    if not RANGE[ability]:
        return say("refusal-not-adjacent", who=name), "FV-11.3"
    if away > RANGE[ability]:
        return say("refusal-too-far", who=name, away=away, reach=RANGE[ability]), "FV-11.4"
    if effect.ON_STANDING and not is_standing(s, target):
        return say("refusal-down-no-action", who=name), "FV-10.9"
    return say("refusal-unseen", who=name), "FV-11.4"


def _action(s: FunkoverseState, question: int, figure: int, verb: int, what: int) -> Reason:
    name = _called(s, figure)
    special = verb in (words.USE, words.USE_ITEM)
    if verb == words.TURN:
        return say("refusal-end-first", who=_called(s, s.active)), "FV-9.5"
    if verb == words.RALLY:
        return _rally(s, question, figure)
    if s.down[figure]:
        return say("refusal-down-get-up", who=name), "FV-10.9"
    if question in (words.ASK_GRANTED, words.ASK_CONTROLLED) and special:
        return say("refusal-basic-only", who=name), "FV-23.13"
    if question == words.ASK_EXTRA and (
        verb in (words.CHALLENGE, words.USE_ITEM)
        or (verb == words.USE and what < len(ABILITY_KEYS) and IS_CHALLENGE[what])
    ):
        return say("refusal-extra-challenge"), "FV-23.31"
    if verb == words.MOVE:
        return _square(s, what, "FV-4.10")
    if verb == words.CHALLENGE:
        return say("refusal-challenge-adjacent"), "FV-10.4"
    if verb == words.ASSIST:
        return say("refusal-assist-adjacent"), "FV-10.5"
    if verb in (words.TAKE, words.CLAIM, words.FLIP):
        return _interact(s, figure, verb, what)
    if verb == words.USE and what < len(ABILITY_KEYS):
        return _use(s, figure, what)
    if verb == words.USE_ITEM and what < len(ITEM_KEYS):
        return _use_item(s, figure, what)
    return NO_REASON


def _interact(s: FunkoverseState, figure: int, verb: int, what: int) -> Reason:
    """FV-9.13: a marker or an area that is not there, is used already, or is too far away."""
    name, aim = _called(s, figure), AIMS[s.scenario]
    if is_forbidden(s, figure, SIDE_OF[figure]):
        return say("refusal-inquisitor"), "FV-24.6"
    if verb == words.TAKE:
        marker = lexicons.MARKERS.noun(what)
        if not aim.HAS_POINTS:
            return say("refusal-no-markers"), "FV-7.2"
        if what < len(s.marker_cooldown) and s.marker_cooldown[what]:
            return say("refusal-marker-away", marker=marker, n=s.marker_cooldown[what]), "FV-18.5"
        return say("refusal-not-at-marker", who=name, marker=marker), "FV-9.13"
    if not aim.HAS_AREAS:
        return say("refusal-no-areas"), "FV-19.8"
    area, has_marker = lexicons.AREAS.noun(what), s.control[what] != NOBODY
    if verb == words.CLAIM and has_marker:
        return say("refusal-area-claimed", area=area), "FV-19.10"
    if verb == words.CLAIM:
        return say("refusal-not-in-area", who=name, area=area), "FV-9.13"
    if not has_marker:
        return say("refusal-area-free", area=area), "FV-19.11"
    return say("refusal-not-at-control", who=name, area=area), "FV-9.13"


def _rally(s: FunkoverseState, question: int, figure: int) -> Reason:
    name = _called(s, figure)
    if not s.down[figure]:
        return say("refusal-standing", who=name), "FV-10.9"
    if question != words.ASK_ACTION:
        return say("refusal-rally-not-basic"), "FV-10.10"
    needed = rally_actions(s, figure)
    return say("refusal-rally-actions", needed=needed, n=s.actions_left), "FV-10.10"


def _use(s: FunkoverseState, figure: int, ability: int) -> Reason:
    name = _called(s, figure)
    if ability not in s.abilities_of[s.kind[figure]]:
        return say(
            "refusal-no-ability", who=name, ability=lexicons.ABILITY_LEXICON.noun(ability)
        ), "FV-13.1"
    if not can_pay(s, figure, ability):
        token = lexicons.TYPE_LEXICON.noun(TYPE[ability])
        return (
            say("refusal-no-token", token=token, ability=lexicons.ABILITY_LEXICON.noun(ability)),
            "FV-13.2",
        )
    return say("refusal-no-target", ability=lexicons.ABILITY_LEXICON.noun(ability)), "FV-10.14"


def _use_item(s: FunkoverseState, figure: int, item: int) -> Reason:
    side = SIDE_OF[figure]
    name = _called(s, figure)
    if s.holder[side] != figure or s.item[side] != item:
        return say("refusal-no-item", who=name, item=lexicons.ITEM_LEXICON.noun(item)), "FV-14.1"
    if s.item_cooldown[side]:
        return say(
            "refusal-item-cooldown", item=lexicons.ITEM_LEXICON.noun(item), n=s.item_cooldown[side]
        ), "FV-14.4"
    if ITEM_IS_USED[item]:
        return say("refusal-item-adjacent", item=lexicons.ITEM_LEXICON.noun(item)), "FV-10.14"
    return say("refusal-item-offered", item=lexicons.ITEM_LEXICON.noun(item)), "FV-14.6"
