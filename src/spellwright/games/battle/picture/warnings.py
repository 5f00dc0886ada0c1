"""What a card or ability cannot do here and now, in a few words beside it."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.wording import listed
from spellwright.games.battle import words
from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.content.compiling import PROGRAMS
from spellwright.games.battle.queries import all_fitting, face_up
from spellwright.games.battle.rules.cards import NO_DRAWING
from spellwright.games.battle.rules.charms import band
from spellwright.games.battle.rules.control import NO_REMOVE
from spellwright.games.battle.rules.health import ACTIVE_HEALS_NOT, NOBODY_HEALS
from spellwright.games.battle.rules.playing import played_effect
from spellwright.games.battle.rules.tokens import MERMAID
from spellwright.games.battle.state import EMPTY, BattleState

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
_TYPE_WORDS: Final = {v.SPELL: "Spell", v.ITEM: "Item", v.ALLY: "Ally"}


def warning(s: BattleState, verb: int, thing: int) -> str:
    """What comes to nothing if the active Hero chooses this now; empty if nothing does."""
    is_ally = thing < columns.POTION_0 and columns.TYPE[thing] == v.ALLY and verb != words.USE
    found = [_in_vain(s, part, is_ally) for part in PROGRAMS[_program(s, verb, thing)]]
    reasons = list(dict.fromkeys([reason for reason in found if reason]))
    return f"Now {listed(reasons)}." if reasons else ""


def _program(s: BattleState, verb: int, thing: int) -> int:
    if verb in (words.PLAY_AND_BANISH, words.DRINK_NOW):
        return columns.BANISH[thing]
    if verb != words.USE:
        return played_effect(thing)
    if thing == s.location:
        return columns.LOCATION_USE[thing]
    if thing >= columns.CHARM_0:
        return columns.CHARM_EFFECTS[thing][band(s, s.active)]
    return columns.EFFECT[thing] if thing >= columns.EXPERT_0 else columns.REWARD[thing]


def _in_vain(s: BattleState, part: v.Instruction, is_ally: bool) -> str:
    """Why one part of an effect does nothing now, or nothing."""
    act, who, _, first, _ = part
    hero = s.active
    if act in _REMOVE and (s.powers & NO_REMOVE or s.control <= s.fixed_control):
        return "no control can be removed"
    if act == _DRAW and (s.bans & v.NO_DRAW or s.powers & NO_DRAWING):
        return "nobody can draw cards"
    if act == _HEALTH:
        if s.bans & v.NO_HEAL or s.powers & NOBODY_HEALS:
            return "nobody can gain Health"
        barred = s.bans & v.NO_HEAL_ACTIVE or s.powers & ACTIVE_HEALS_NOT
        return "you can gain no Health" if who == v.ME and (barred or not s.health[hero]) else ""
    if act in _TOKENS and is_ally and s.powers & MERMAID:
        return "Allies give no Attack and no Influence"
    return _without_target(s, act, first)


def _without_target(s: BattleState, act: int, first: int) -> str:
    pile, kind = s.pile[s.active], _TYPE_WORDS.get(first, "card")
    if act in _TAKE and not all_fitting(pile, first):
        return f"your discard pile has no {kind}"
    if act == _HAND_OVER and not pile:
        return "your discard pile is empty"
    if act == _AGAIN:
        played = [card for card in s.played if card != columns.PRIORI_INCANTATEM]
        return "" if all_fitting(played, first) else f"you have played no {kind} yet"
    if act == _OFF and not face_up(s, first):
        return f"there is no {'Villain' if first == v.VILLAINS else 'Creature'}"
    if act == _INGREDIENTS:
        none = all(token == EMPTY for token in s.shelf) or s.bans & v.NO_INGREDIENTS
        return "no ingredient can be taken" if none else ""
    return ""
