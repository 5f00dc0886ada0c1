"""Which squares an option would reach, cross or concern, where that can be known beforehand."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.content.columns import (
    ABILITY_KEYS,
    IS_CHALLENGE,
    RANGE,
    SQUARES,
)
from spellwright.games.funkoverse.picture.notes import acting
from spellwright.games.funkoverse.picture.seen import Seen, square_name
from spellwright.games.funkoverse.queries import OTHERS_OF, is_standing, seen_squares, standing_of
from spellwright.games.funkoverse.rules.movement import moves, reach
from spellwright.games.funkoverse.state import NOBODY, NOWHERE, SIDE_OF, FunkoverseState
from spellwright.geometry.bits import numbers_of
from spellwright.kernel.option import Option, first_of, second_of, verb_of


def previews(view: Seen) -> dict[str, list[str]]:
    """By the option's text, the names of the squares; options without any are left out."""
    found = {}
    for decision in view.decisions:
        for option in decision.options:
            squares = _squares(view, option)
            if squares:
                found[option.text] = [square_name(square) for square in squares]
    return found


def _squares(view: Seen, option: Option) -> list[int]:
    s, figure = view.shown, acting(view)
    verb, first = verb_of(option.code), first_of(option.code)
    if verb == words.TURN:
        return _reach_of_turn(s, s.called.index(first))
    if verb == words.TAKE:
        return [s.board.markers[first]]
    if verb in (words.CLAIM, words.FLIP):
        return s.board.areas[first]
    if verb == words.SHIFT:
        return [s.at[s.called.index(first)], second_of(option.code)]
    if verb in (words.CHALLENGE, words.ASSIST, words.TARGET):
        return _around_target(view, s.called.index(first))
    if figure == NOBODY or s.at[figure] == NOWHERE:
        return []
    if verb == words.MOVE:
        return path_of(s, figure, first)
    return reach_of_ability(s, figure, first) if verb == words.USE else []


def _reach_of_turn(s: FunkoverseState, figure: int) -> list[int]:
    """Where a standing figure can move with one action (FV-4.10)."""
    if not is_standing(s, figure):
        return []
    return [first_of(move) for move in moves(s, figure, SIDE_OF[figure])]


def _around_target(view: Seen, target: int) -> list[int]:
    """The square of a target; for Confringo also those to which it spreads (FV-23.21)."""
    s, asked = view.shown, view.asked
    square = s.at[target]
    if square == NOWHERE:
        return []
    spreads = asked is not None and asked.question == words.ASK_TARGET
    if spreads and asked is not None and ABILITY_KEYS[asked.args[0]] == "confringo":
        return [square, *numbers_of(s.board.adjacent[square])]
    return [square]


def reach_of_ability(s: FunkoverseState, figure: int, ability: int) -> list[int]:
    """The squares in range and sight, those beside the figure, or those that it can move to."""
    if RANGE[ability]:
        near = s.board.within[RANGE[ability]][s.at[figure]] & s.board.free
        return numbers_of(near & seen_squares(s, figure) & ~(1 << s.at[figure]))
    if IS_CHALLENGE[ability]:
        return numbers_of(s.board.adjacent[s.at[figure]])
    if SQUARES[ability]:
        past = ABILITY_KEYS[ability] == "sneak"
        steps = SQUARES[ability]
        return numbers_of(reach(s, figure, SIDE_OF[figure], steps, past_rivals=past))
    return []


def path_of(s: FunkoverseState, figure: int, square: int) -> list[int]:
    """The squares of a basic move, the last one included; one comes before it if it is two steps
    away.
    """
    start, adjacent = s.at[figure], s.board.adjacent
    if adjacent[start] >> square & 1:
        return [square]
    rivals = standing_of(s, OTHERS_OF[1 - SIDE_OF[figure]][figure])
    between = numbers_of(adjacent[start] & adjacent[square] & ~rivals)
    return [*between[:1], square]
