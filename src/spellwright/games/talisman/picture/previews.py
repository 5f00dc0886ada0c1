"""Which spaces an option would reach or concern, where that can be known beforehand."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import CLOCKWISE, COUNTER, NEXT, REGION, RING_SIZE, SPACE_KEYS
from spellwright.games.talisman.picture.choices import space_of
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.state import NOWHERE
from spellwright.kernel.option import Option, first_of, second_of, verb_of

FACES: Final = 6


def previews(view: Seen) -> dict[str, list[str]]:
    """The keys of the spaces by the option's text; options without any are left out."""
    found = {}
    for decision in view.decisions:
        for option in decision.options:
            spaces = _spaces(view, option)
            if spaces:
                found[option.text] = [SPACE_KEYS[space] for space in spaces]
    return found


def _spaces(view: Seen, option: Option) -> list[int]:
    s, verb = view.shown, verb_of(option.code)
    here = s.at[view.seat]
    if verb == words.ROLL and here != NOWHERE:
        return within_a_roll(here)
    if verb == words.STEP and here != NOWHERE:
        return [NEXT[CLOCKWISE][here], NEXT[COUNTER][here]]
    if verb == words.WALK:
        return _path(s.at[s.active], second_of(option.code), first_of(option.code))
    if verb in (words.MEET, words.TARGET) and first_of(option.code) in s.character:
        place = s.at[s.character.index(first_of(option.code))]
        return [place] if place != NOWHERE else []
    space = space_of(view, option)
    return [space] if space != NOWHERE else []


def within_a_roll(here: int) -> list[int]:
    """The spaces that a roll may lead to."""
    found, steps = [], FACES if REGION[here] < 2 else FACES // 2
    for direction in (CLOCKWISE, COUNTER):
        at = here
        for _ in range(steps):
            at = NEXT[direction][at]
            found.append(at)
    return sorted(set(found) - {here})


def _path(here: int, goal: int, direction: int) -> list[int]:
    """The spaces on the way; the goal alone where the way leads to another ring."""
    if here == NOWHERE or REGION[here] != REGION[goal]:
        return [goal]
    found, at = [], here
    for _ in range(RING_SIZE[REGION[here]]):
        at = NEXT[direction][at]
        found.append(at)
        if at == goal:
            return found
    return [goal]
