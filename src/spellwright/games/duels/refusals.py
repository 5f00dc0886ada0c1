"""Why a choice in play is not open, question by question."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.content.columns import UPKEEP
from spellwright.games.duels.content.tables import QUESTS, SPELLS
from spellwright.games.duels.lexicons import CLASH_NAMES, OVERLAY_NAMES
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
    words.ATTACK: "Attack",
    words.CAST: "Cast a Spell",
    words.POTION: "Use a Potion",
    words.TO: "Move",
    words.OVERLAY: "Hide or Unveil an overlay",
}
"""What is chosen as an action before such a choice is asked for."""


_PLAIN: Final[dict[int, tuple[int, Reason]]] = {
    words.ASK_TERRAIN: (
        words.TERRAIN,
        ("The Terrain Overlays are Difficult, Obscuring and Dangerous.", "WD-40.6"),
    ),
    words.ASK_JOIN: (words.JOIN, ("This Map has no Magic Nexus of that colour.", "WD-4.4")),
    words.ASK_MULLIGAN: (
        words.DISCARD_QUEST,
        ("That is not one of the Quest Cards that you have drawn.", "WD-12.16"),
    ),
    words.ASK_HORCRUX_BEARER: (
        words.MODEL,
        ("A Horcrux goes to another Model of your Group that has an item slot.", "WD-37.16e"),
    ),
    words.ASK_NEUTRAL: (
        words.WHITE,
        ("You do not have so many Neutral markers.", "WD-30.5"),
    ),
    words.ASK_ORDER: (words.TOP, ("That card is not among those left to order.", "WD-37.21")),
    words.ASK_BEFORE: (
        words.LEAD,
        ("Leadership needs a leader of yours within 2, once a Round.", "WD-37.21"),
    ),
    words.ASK_SPELL_SPACE: (
        words.TO,
        ("The Spell cannot bring anything to that Space.", "WD-28.20"),
    ),
    words.ASK_FIENDFYRE: (
        words.TO,
        ("Fiendfyre creeps to a Space next to it that is not Impassable.", "WD-40.12"),
    ),
    words.ASK_LEADER: (words.LEADER, ("Your Leader is a Model of your Group.", "WD-8.9")),
    words.ASK_BEARER: (words.BEARER, ("The bearer is a Model of your Group.", "WD-8.10")),
    words.ASK_UPKEEP: (words.LAPSE, ("You do not upkeep that Spell.", "WD-32.10")),
    words.ASK_OLD_SPELL: (
        words.BOOK_SPELL,
        ("That Spell does not lie in your Spellbook now.", "WD-G34"),
    ),
    words.ASK_NEW_SPELL: (
        words.BOOK_SPELL,
        ("Your Group has that Spell already, or it is no card of a Spellbook.", "WD-G34"),
    ),
    words.ASK_INSTINCT: (
        words.SPELL,
        ("Only a Spell that cools down on this Model can cool down faster.", "WD-37.19"),
    ),
    words.ASK_SPELL_TARGET: (words.OVERLAY, ("That overlay is out of reach or sight.", "WD-28.7")),
    words.ASK_REACTION: (words.REACT, ("That is not a Reaction you can use now.", "WD-33.6")),
    words.ASK_WHO_MOVES: (
        words.MODEL,
        ("That Model is out of the Spell's reach, or has moved.", "WD-28.20"),
    ),
    words.ASK_TURN: (
        words.OVERLAY,
        ("That overlay cannot be turned over by this Spell.", "WD-28.20"),
    ),
    words.ASK_MIND: (words.CARD, ("That card is not in the hand you see.", "WD-3.21")),
    words.ASK_LOCK: (words.ARTIFACT, ("The target has no such Artifact to lock.", "WD-35.8")),
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
            return f"Choose “{_FIRST[verb]}” first.", "WD-15.10"
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
        overlay = OVERLAY_NAMES.label(first).removeprefix("the ")
        return f"The {overlay} is out of {name_of(s, model)}'s reach.", "WD-G17"
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
        return "That Model is not in this game.", "WD-15.1"
    model = s.piece.index(piece)
    name = name_of(s, model)
    if seat_of(model) != ask.seat:
        return f"{name} belongs to your Opponent.", "WD-15.1"
    if ask.question == words.ASK_PLACE:
        return f"{name} stands on the Map already.", "WD-12.19"
    return f"{name} has been removed from the game.", "WD-15.16"


def _of_cards(s: DuelsState, ask: Ask, verb: int, first: int) -> Reason | None:
    question, seat = ask.question, ask.seat
    if verb == words.PLAY and question == words.ASK_SWAP:
        return f"{CLASH_NAMES.label(first)} is not in your hand.", "WD-22.10"
    if verb == words.CARD and question == words.ASK_CARD:
        if first in s.revealed[seat]:
            return "Under Disadvantage the lowest card counts.", "WD-23.6"
        return f"{CLASH_NAMES.label(first)} is not among the revealed cards.", "WD-23.5"
    if verb == words.DISCARD_QUEST and question == words.ASK_DROP_QUEST:
        return f"{QUESTS[first]['name']} is not one of your Active Quest Cards.", "WD-17.6"
    if verb == words.WHITE and question in (words.ASK_COLOURS, words.ASK_REGAIN):
        return _wrong_colours(s, ask)
    if verb in (words.PAY, words.LEAVE) and question == words.ASK_UPKEEP:
        return _cannot_keep_up(s, seat, verb, first)
    return None


def _wrong_colours(s: DuelsState, ask: Ask) -> Reason:
    found = [first_of(option) for option in s.options(ask)]
    bounds = f"from {found[0]} to {found[-1]}"
    return f"The number of white markers must be {bounds}.", "WD-40.21"


def _cannot_keep_up(s: DuelsState, seat: int, verb: int, word: int) -> Reason:
    for card in cards_of(seat):
        if card in s.upkept and card_word(s, card) == word:
            spell = s.spell[card]
            name, cost = SPELLS[spell]["name"], UPKEEP[spell]
            if verb == words.LEAVE:
                return f"No markers lie on {name}: pay its Upkeep of {cost}.", "WD-32.8"
            if s.on_light[card] + s.on_dark[card] >= cost:
                return f"{name} carries its markers: leave them there.", "WD-32.8"
            return f"{name} has Upkeep {cost}; you lack the Power Markers.", "WD-32.11"
    return "You do not upkeep that Spell.", "WD-32.10"
