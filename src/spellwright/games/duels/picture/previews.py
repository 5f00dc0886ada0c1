"""Which Spaces an option would reach or concern, where that can be known beforehand."""

from __future__ import annotations

from spellwright.face.scene import Scene
from spellwright.games.duels import words
from spellwright.games.duels.board import DIFFICULT, IMPASSABLE
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import (
    ATTACK_RANGE,
    FLY,
    POTION_RANGE,
    SCOUT,
    SPELL_RANGE,
)
from spellwright.games.duels.content.rows import SPELL_CARD
from spellwright.games.duels.picture.seen import Seen, acting, space_name
from spellwright.games.duels.queries import flies, has, reach_of, spaces_in_reach
from spellwright.games.duels.rules.attacking import attacks_of
from spellwright.games.duels.rules.movement import allowance, can_end
from spellwright.games.duels.state import NOBODY, NOWHERE, DuelsState
from spellwright.kernel.option import Option, first_of, second_of, verb_of

_ATTACKS = (actions.DO_ATTACK, actions.DO_ATTACK_ELITE)


def previews(scene: Scene[DuelsState]) -> dict[str, list[str]]:
    """By the option's text, the names of the Spaces; options without any are left out."""
    view = scene
    found = {}
    for decision in view.decisions:
        for option in decision.options:
            spaces = _spaces(view, option)
            if spaces:
                found[option.text] = [space_name(space) for space in spaces]
    return found


def _spaces(view: Seen, option: Option) -> list[int]:
    s, model = view.shown, acting(view)
    verb, first = verb_of(option.code), first_of(option.code)
    if verb == words.OVERLAY:
        return [s.overlay_at[first]] if s.overlay_at[first] != NOWHERE else []
    if verb == words.MODEL:
        return _of_model(view, first)
    if verb in (words.SPELL, words.ARTIFACT, words.HORCRUX, words.PAY, words.LEAVE, words.LAPSE):
        return _stands_on(s, second_of(option.code))
    if model == NOBODY:
        return []
    if verb == words.DO:
        return _of_action(s, model, first)
    if verb == words.ATTACK:
        return _in_range(s, model, ATTACK_RANGE[first])
    if verb == words.CAST:
        return _in_range(s, model, SPELL_RANGE[SPELL_CARD[first]])
    return _in_range(s, model, POTION_RANGE[first]) if verb == words.POTION else []


def _of_model(view: Seen, piece: int) -> list[int]:
    """Where a Model stands; where it could go if it were activated."""
    s, asked = view.shown, view.asked
    if asked is not None and asked.question == words.ASK_ACTIVATE and piece in s.piece:
        model = s.piece.index(piece)
        return walks(s, model, allowance(s, model)) if s.at[model] != NOWHERE else []
    return _stands_on(s, piece)


def _stands_on(s: DuelsState, piece: int) -> list[int]:
    space = s.at[s.piece.index(piece)] if piece in s.piece else NOWHERE
    return [space] if space != NOWHERE else []


def _of_action(s: DuelsState, model: int, action: int) -> list[int]:
    if action == actions.DO_MOVE:
        return walks(s, model, allowance(s, model))
    if action in _ATTACKS:
        ranges = [ATTACK_RANGE[attack] for attack in attacks_of(s, model)]
        return _in_range(s, model, max(ranges, default=0))
    if action == actions.DO_OVERLAY:
        return [space for space in s.overlay_at if space != NOWHERE]
    return []


def _in_range(s: DuelsState, model: int, printed: int) -> list[int]:
    """The Spaces within Range that a Model sees (WD-4.11, WD-5)."""
    reach = reach_of(s, model, printed)
    return spaces_in_reach(s, model, reach) if reach else [s.at[model]]


def walks(s: DuelsState, model: int, left: int) -> list[int]:
    """The Spaces where a Movement Action could end (WD-16.3)."""
    flying = flies(s, model)
    easy = flying or has(s, model, SCOUT) or has(s, model, FLY)
    best = {s.at[model]: left}
    reached = [s.at[model]]
    while reached:
        here = reached.pop()
        for there in s.board.near[here]:
            ground = s.terrain[there]
            if ground == IMPASSABLE and not flying:
                continue
            rest = best[here] - (2 if ground == DIFFICULT and not easy else 1)
            if rest >= 0 and best.get(there, -1) < rest:
                best[there] = rest
                reached.append(there)
    return sorted(space for space in best if can_end(s, model, space) and space != s.at[model])
