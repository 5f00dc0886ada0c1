"""Why a choice in play is not open, question by question."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import UPKEEP
from spellwright.games.duels.lexicons import (
    ACTIONS,
    CLASH_NAMES,
    OVERLAY_NAMES,
    QUEST_NAMES,
    SPELL_NAMES,
    say,
)
from spellwright.games.duels.queries import card_word
from spellwright.games.duels.refusal_reasons.acting import cannot_do, cannot_use
from spellwright.games.duels.refusal_reasons.aiming import (
    cannot_aim,
    cannot_attack_with,
    cannot_drink,
    cannot_lay,
)
from spellwright.games.duels.refusal_reasons.casting import cannot_cast_this
from spellwright.games.duels.refusal_reasons.placing import (
    cannot_arrive,
    cannot_enter,
    cannot_lay_challenge,
    cannot_lay_terrain,
    cannot_push_to,
    cannot_stop,
)
from spellwright.games.duels.refusal_reasons.reason import Reason, name_of
from spellwright.games.duels.rules.movement import Move
from spellwright.games.duels.rules.potions import UsePotion
from spellwright.games.duels.rules.preparation import why_not_prepared
from spellwright.games.duels.rules.push import Push
from spellwright.games.duels.state import NOBODY, DuelsState, cards_of, seat_of
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, verb_of

_TARGETS: Final = (words.ASK_ATTACK_TARGET, words.ASK_SPELL_TARGET, words.ASK_POTION_TARGET)
_FIRST: Final = {
    words.ATTACK: actions.DO_ATTACK,
    words.CAST: actions.DO_CAST,
    words.POTION: actions.DO_POTION,
    words.TO: actions.DO_MOVE,
    words.OVERLAY: actions.DO_OVERLAY,
}
"""What is chosen as an action before such a choice is asked for."""


_PLAIN: Final[dict[int, tuple[int, Reason]]] = {
    words.ASK_TERRAIN: (
        words.TERRAIN,
        (say("refusal-terrain-overlays"), "WD-40.6"),
    ),
    words.ASK_JOIN: (words.JOIN, (say("refusal-no-such-nexus"), "WD-4.4")),
    words.ASK_MULLIGAN: (
        words.DISCARD_QUEST,
        (say("refusal-not-drawn"), "WD-12.16"),
    ),
    words.ASK_HORCRUX_BEARER: (
        words.MODEL,
        (say("refusal-horcrux-bearer"), "WD-37.16e"),
    ),
    words.ASK_NEUTRAL: (
        words.WHITE,
        (say("refusal-too-many-neutral"), "WD-30.5"),
    ),
    words.ASK_ORDER: (words.TOP, (say("refusal-not-to-order"), "WD-37.21")),
    words.ASK_BEFORE: (
        words.LEAD,
        (say("refusal-leadership"), "WD-37.21"),
    ),
    words.ASK_SPELL_SPACE: (
        words.TO,
        (say("refusal-spell-space"), "WD-28.20"),
    ),
    words.ASK_FIENDFYRE: (
        words.TO,
        (say("refusal-fiendfyre"), "WD-40.12"),
    ),
    words.ASK_LEADER: (words.LEADER, (say("refusal-leader"), "WD-8.9")),
    words.ASK_BEARER: (words.BEARER, (say("refusal-bearer"), "WD-8.10")),
    words.ASK_UPKEEP: (words.LAPSE, (say("refusal-not-upkept"), "WD-32.10")),
    words.ASK_OLD_SPELL: (
        words.BOOK_SPELL,
        (say("refusal-not-in-spellbook"), "WD-G34"),
    ),
    words.ASK_NEW_SPELL: (
        words.BOOK_SPELL,
        (say("refusal-spell-there-already"), "WD-G34"),
    ),
    words.ASK_INSTINCT: (
        words.SPELL,
        (say("refusal-instinct"), "WD-37.19"),
    ),
    words.ASK_SPELL_TARGET: (words.OVERLAY, (say("refusal-overlay-far"), "WD-28.7")),
    words.ASK_REACTION: (words.REACT, (say("refusal-no-reaction"), "WD-33.6")),
    words.ASK_WHO_MOVES: (
        words.MODEL,
        (say("refusal-not-moving"), "WD-28.20"),
    ),
    words.ASK_TURN: (
        words.OVERLAY,
        (say("refusal-not-turnable"), "WD-28.20"),
    ),
    words.ASK_MIND: (words.CARD, (say("refusal-not-in-that-hand"), "WD-3.21")),
    words.ASK_LOCK: (words.ARTIFACT, (say("refusal-no-artifact-to-lock"), "WD-35.8")),
}
"""By question: a kind of answer, and why one of that kind may not be open."""


def why_not(s: DuelsState, ask: Ask, code: int) -> Reason | None:
    """Why a choice is not open now, or nothing special."""
    return why_not_prepared(s, ask.seat, ask.question, code) or _in_play(s, ask, code)


def _in_play(s: DuelsState, ask: Ask, code: int) -> Reason | None:
    verb, first = verb_of(code), first_of(code)
    if s.active != NOBODY and seat_of(s.active) == ask.seat:
        found = _of_activation(s, ask, verb, first)
        if found:
            return found
    found = _of_movement(s, ask, verb, first) or _of_cards(s, ask, verb, first)
    if found or ask.question not in _PLAIN:
        return found
    kind, reason = _PLAIN[ask.question]
    return reason if verb == kind else None


def _of_activation(s: DuelsState, ask: Ask, verb: int, first: int) -> Reason | None:
    question, model = ask.question, s.active
    if question == words.ASK_ACTION:
        if verb == words.DO:
            return cannot_do(s, model, first)
        if verb == words.USE:
            return cannot_use(s, model, first)
        if verb in _FIRST:
            return say("refusal-choose-first", action=ACTIONS.noun(_FIRST[verb])), "WD-15.10"
    if question == words.ASK_SPELL and verb == words.CAST:
        return cannot_cast_this(s, model, first)
    if question == words.ASK_ATTACK and verb == words.ATTACK:
        return cannot_attack_with(s, model, first)
    if question == words.ASK_POTION and verb == words.POTION:
        use = s.agenda[-1]
        assert isinstance(use, UsePotion)
        return cannot_drink(s, model, first, use.level)
    if question in _TARGETS and verb == words.MODEL:
        return cannot_aim(s, model, question, ask.args[0], first)
    if question == words.ASK_SPELL_TARGET and verb == words.TO:
        return cannot_lay(s, model, ask.args[0], first)
    if question == words.ASK_OVERLAY and verb == words.OVERLAY:
        overlay = OVERLAY_NAMES.noun(first)
        return say("refusal-overlay-out-of-reach", overlay=overlay, who=name_of(s, model)), "WD-G17"
    return None


def _of_movement(s: DuelsState, ask: Ask, verb: int, first: int) -> Reason | None:
    question, asking = ask.question, s.agenda[-1]
    if isinstance(asking, Move):
        if verb == words.TO:
            return cannot_enter(s, asking, first)
        if verb == words.STOP:
            return cannot_stop(s, asking)
    if isinstance(asking, Push) and verb == words.TO:
        return cannot_push_to(s, asking, first)
    if verb == words.TO and question == words.ASK_CHALLENGE:
        return cannot_lay_challenge(s, first)
    if verb == words.TO and question == words.ASK_TERRAIN_SPACE:
        return cannot_lay_terrain(s, first)
    if verb == words.TO and question == words.ASK_ARRIVAL:
        return cannot_arrive(s, ask.seat, first)
    if verb == words.MODEL and question in (words.ASK_ACTIVATE, words.ASK_PLACE):
        return _cannot_choose(s, ask, first)
    return None


def _cannot_choose(s: DuelsState, ask: Ask, piece: int) -> Reason | None:
    """Why a Model is not one to activate or to place."""
    if piece not in s.piece:
        return say("refusal-not-in-game"), "WD-15.1"
    model = s.piece.index(piece)
    name = name_of(s, model)
    if seat_of(model) != ask.seat:
        return say("refusal-opponents-model", who=name), "WD-15.1"
    if ask.question == words.ASK_PLACE:
        return say("refusal-already-on-map", who=name), "WD-12.19"
    return say("refusal-removed", who=name), "WD-15.16"


def _of_cards(s: DuelsState, ask: Ask, verb: int, first: int) -> Reason | None:
    question, seat = ask.question, ask.seat
    if verb == words.PLAY and question == words.ASK_SWAP:
        return say("refusal-not-in-hand", card=CLASH_NAMES.noun(first)), "WD-22.10"
    if verb == words.CARD and question == words.ASK_CARD:
        if first in s.revealed[seat]:
            return say("refusal-lowest-counts"), "WD-23.6"
        return say("refusal-not-revealed", card=CLASH_NAMES.noun(first)), "WD-23.5"
    if verb == words.DISCARD_QUEST and question == words.ASK_DROP_QUEST:
        return say("refusal-no-active-quest", quest=QUEST_NAMES.noun(first)), "WD-17.6"
    if verb == words.WHITE and question in (words.ASK_COLOURS, words.ASK_REGAIN):
        return _wrong_colours(s, ask)
    if verb in (words.PAY, words.LEAVE) and question == words.ASK_UPKEEP:
        return _cannot_keep_up(s, seat, verb, first)
    return None


def _wrong_colours(s: DuelsState, ask: Ask) -> Reason:
    found = [first_of(option) for option in s.options(ask)]
    least, most = found[0], found[-1]
    return say("refusal-white-from-to", least=least, most=most), "WD-40.21"


def _cannot_keep_up(s: DuelsState, seat: int, verb: int, word: int) -> Reason:
    for card in cards_of(seat):
        if card in s.upkept and card_word(s, card) == word:
            spell = s.spell[card]
            title, cost = SPELL_NAMES.noun(spell), UPKEEP[spell]
            if verb == words.LEAVE:
                return say("refusal-no-markers-on", spell=title, cost=cost), "WD-32.8"
            if s.on_light[card] + s.on_dark[card] >= cost:
                return say("refusal-has-its-markers", spell=title), "WD-32.8"
            return say("refusal-cannot-pay-upkeep", spell=title, cost=cost), "WD-32.11"
    return say("refusal-not-upkept"), "WD-32.10"
