"""Where on the board the options of a decision lie."""

from __future__ import annotations

from typing import Final

from spellwright.face.known import SameValues
from spellwright.face.once import once_a_scene
from spellwright.games.talisman import words
from spellwright.games.talisman.board import HOGSMEADE_STATION, OPPOSITE, STAIRCASES
from spellwright.games.talisman.lexicons import SPACE
from spellwright.games.talisman.picture.seen import Seen
from spellwright.games.talisman.picture.shortcuts import shortcuts
from spellwright.games.talisman.state import NOWHERE
from spellwright.kernel.option import Option, first_of, second_of, verb_of

ON_SPACES: Final = (words.TO, words.CROSS)
HERE: Final = (words.MEET_SPACE, words.STAY, words.DUTY)
OPPOSITE_HERE: Final = (words.USE_PORTKEY, words.USE_FLOO)
ON_CHARACTERS: Final = (words.MEET, words.TARGET, words.END_FERRET)
ON_CARDS: Final = (
    words.TAKE,
    words.AT_CARD,
    words.DROP,
    words.DISCARD,
    words.PUT_BACK,
    words.USE,
    words.UNDER,
    words.BUY,
    words.EVADE,
    words.BRIBE,
    words.SAVE_WITH,
    words.INSTEAD,
    words.REWARD_OBJECT,
    words.REWARD_FOLLOWER,
    words.KEEP_TROPHY,
    words.TURN_IN,
    words.END_EVENT,
)
ON_SPELLS: Final = (words.CAST, words.PART_WITH)


@once_a_scene
def choices_of(view: Seen) -> Choices:
    return Choices(view)


class Choices(SameValues):
    """The options that can be pointed at. `numbers` counts all options from 1."""

    def __init__(self, view: Seen) -> None:
        self.spaces: dict[int, list[Option]] = {}
        self.characters: dict[int, Option] = {}
        self.cards: dict[int, Option] = {}
        self.spells: dict[int, Option] = {}
        self.sides: dict[int, Option] = {}
        self.numbers: dict[str, int] = {}
        ends = [each for each in shortcuts(view) if each.square]
        self.ways = {SPACE.parse(each.square): each.id for each in ends}
        """The shortcuts that lead to a space."""
        for decision in view.decisions:
            for option in decision.options:
                self.numbers[option.text] = len(self.numbers) + 1
                self._place(view, option)

    def _place(self, view: Seen, option: Option) -> None:
        verb, first = verb_of(option.code), first_of(option.code)
        space = space_of(view, option)
        if space != NOWHERE:
            self.spaces.setdefault(space, []).append(option)
        elif verb in ON_CHARACTERS:
            if first in view.shown.character:
                self.characters.setdefault(view.shown.character.index(first), option)
        elif verb in ON_CARDS:
            self.cards.setdefault(first, option)
        elif verb in ON_SPELLS:
            self.spells.setdefault(first, option)
        elif verb == words.CHOOSE_SIDE:
            self.sides[first] = option

    def touch(self, space: int) -> str | None:
        """The `pointer-events` of what has no option itself: none if its space is lit."""
        return "none" if space in self.spaces or space in self.ways else None


def space_of(view: Seen, option: Option) -> int:
    """The space to which an option leads, or NOWHERE."""
    verb = verb_of(option.code)
    if verb == words.WALK:
        return second_of(option.code)
    if verb in ON_SPACES:
        return first_of(option.code)
    if verb == words.BARRIER:
        return HOGSMEADE_STATION
    if verb == words.GATES:
        return STAIRCASES
    here = view.shown.at[view.seat] if view.seat >= 0 else NOWHERE
    if here == NOWHERE:
        return NOWHERE
    if verb in HERE:
        return here
    return OPPOSITE[here] if verb in OPPOSITE_HERE else NOWHERE
