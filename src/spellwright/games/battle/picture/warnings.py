"""What a card or ability cannot do here and now, in a few words beside it."""

from __future__ import annotations

from typing import Final

from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import PROGRAMS
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import CARD_TYPES
from spellwright.games.battle.queries import all_fitting, face_up
from spellwright.games.battle.rules.cards import NO_DRAWING
from spellwright.games.battle.rules.charms import band
from spellwright.games.battle.rules.control import NO_REMOVE
from spellwright.games.battle.rules.health import ACTIVE_HEALS_NOT, NOBODY_HEALS
from spellwright.games.battle.rules.playing import played_effect
from spellwright.games.battle.rules.tokens import MERMAID
from spellwright.games.battle.state import EMPTY, BattleState
from spellwright.kernel.saying import Saying

_ACTS: Final = v.ACT_NUMBERS
_TOKENS: Final = (_ACTS["attack"], _ACTS["influence"])
_HEALTH: Final[int] = _ACTS["health"]
_DRAW: Final[int] = _ACTS["draw"]
_REMOVE: Final = (_ACTS["remove"], _ACTS["remove-up-to"])
_TAKE: Final = (_ACTS["take"], _ACTS["may-take"])
_OFF: Final[int] = _ACTS["off"]
_AGAIN: Final[int] = _ACTS["again"]
_INGREDIENTS: Final[int] = _ACTS["ingredients"]
_HAND_OVER: Final[int] = _ACTS["hand-over"]
_TYPES: Final = (v.SPELL, v.ITEM, v.ALLY)


def warning(s: BattleState, verb: int, thing: int) -> Saying | None:
    """What comes to nothing if the active Hero chooses this now; None if nothing does."""
    is_ally = columns.IS_CARD[thing] and columns.TYPE[thing] == v.ALLY and verb != words.USE
    found = [_in_vain(s, part, is_ally) for part in PROGRAMS[_program(s, verb, thing)]]
    reasons: list[Saying] = []
    for reason in found:
        if reason is not None and reason not in reasons:
            reasons.append(reason)
    return say("warning", reasons=tuple(reasons)) if reasons else None


def _program(s: BattleState, verb: int, thing: int) -> int:
    if verb in (words.PLAY_AND_BANISH, words.DRINK_NOW):
        return columns.BANISH[thing]
    if verb != words.USE:
        return played_effect(thing)
    if thing == s.location:
        return columns.LOCATION_USE[thing]
    if columns.IS_CHARM[thing]:
        return columns.CHARM_EFFECTS[thing][band(s, s.active)]
    return columns.EFFECT[thing] if columns.IS_EXPERT[thing] else columns.REWARD[thing]


def _in_vain(s: BattleState, part: v.Instruction, is_ally: bool) -> Saying | None:
    """Why one part of an effect does nothing now; None if it does something."""
    act, who, _, first, _ = part
    hero = s.active
    if act in _REMOVE and (s.powers & NO_REMOVE or s.control <= s.fixed_control):
        return say("warning-control")
    if act == _DRAW and (s.bans & v.NO_DRAW or s.powers & NO_DRAWING):
        return say("warning-draw")
    if act == _HEALTH:
        if s.bans & v.NO_HEAL or s.powers & NOBODY_HEALS:
            return say("warning-health")
        barred = s.bans & v.NO_HEAL_ACTIVE or s.powers & ACTIVE_HEALS_NOT
        is_in_vain = who == v.ME and (barred or not s.health[hero])
        return say("warning-your-health") if is_in_vain else None
    if act in _TOKENS and is_ally and s.powers & MERMAID:
        return say("warning-allies")
    return _without_target(s, act, first)


def _without_target(s: BattleState, act: int, first: int) -> Saying | None:
    pile = s.pile[s.active]
    if act in _TAKE and not all_fitting(pile, first):
        if first in _TYPES:
            return say("warning-no-such-card", type=CARD_TYPES.noun(first))
        return say("warning-no-card")
    if act == _HAND_OVER and not pile:
        return say("warning-empty-pile")
    if act == _AGAIN:
        played = [card for card in s.played if card != columns.PRIORI_INCANTATEM]
        if all_fitting(played, first):
            return None
        if first in _TYPES:
            return say("warning-no-such-card-played", type=CARD_TYPES.noun(first))
        return say("warning-no-card-played")
    if act == _OFF and not face_up(s, first):
        return say("warning-no-villain" if first == v.VILLAINS else "warning-no-creature")
    if act == _INGREDIENTS:
        none = all(token == EMPTY for token in s.shelf) or s.bans & v.NO_INGREDIENTS
        return say("warning-no-ingredient") if none else None
    return None
