"""Where on the board the options of a decision lie."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.face.known import SameValues
from spellwright.face.once import once_a_scene
from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.picture.seen import Seen
from spellwright.games.funkoverse.state import IN_POOL, NOBODY, SIDE_OF
from spellwright.kernel.option import Option, first_of, second_of, verb_of

ON_SQUARES: Final = (words.MOVE, words.TO, words.PLACE)
ON_FIGURES: Final = (
    words.CHALLENGE,
    words.ASSIST,
    words.TARGET,
    words.TURN,
    words.RETURN,
    words.GIVE,
    words.SHARE,
    words.LEADER,
)
_OF_THE_WHOLE_FIGURE: Final = (words.RALLY,)


class Shift(NamedTuple):
    """A figure that could be moved to a square."""

    figure: int
    square: int
    option: Option


@once_a_scene
def choices_of(view: Seen) -> Choices:
    return Choices(view)


class Choices(SameValues):
    """The options that can be pointed at on the board. `numbers` counts all options from 1."""

    def __init__(self, view: Seen) -> None:
        self.squares: dict[int, Option] = {}
        self.figures: dict[int, Option] = {}
        self.shifts: list[Shift] = []
        self.markers: dict[int, Option] = {}
        self.areas: dict[int, Option] = {}
        self.control: dict[int, Option] = {}
        self.sides: dict[int, Option] = {}
        self.tokens: dict[tuple[int, int, int], Option] = {}
        self.numbers: dict[str, int] = {}
        for decision in view.decisions:
            for option in decision.options:
                self.numbers[option.text] = len(self.numbers) + 1
                self._place(view, option)

    def _place(self, view: Seen, option: Option) -> None:
        s = view.shown
        verb, first = verb_of(option.code), first_of(option.code)
        by_verb = {
            words.TAKE: self.markers,
            words.CLAIM: self.areas,
            words.FLIP: self.control,
            words.COLOUR: self.sides,
        }
        if verb in ON_SQUARES:
            self.squares[first] = option
        elif verb in ON_FIGURES:
            if first in s.called:
                self.figures[s.called.index(first)] = option
        elif verb in _OF_THE_WHOLE_FIGURE:
            if s.active != NOBODY:
                self.figures[s.active] = option
        elif verb == words.SHIFT:
            self.shifts.append(Shift(s.called.index(first), second_of(option.code), option))
        elif verb in (words.TOKEN, words.DECREE):
            rivals = 1 - SIDE_OF[s.active]
            place = second_of(option.code) if verb == words.TOKEN else IN_POOL
            self.tokens[rivals, first, place] = option
        elif verb in by_verb:
            by_verb[verb][first] = option

    def touch(self, square: int) -> str | None:
        """The `pointer-events` of what has no option itself: none if its square is lit."""
        return "none" if square in self.squares else None
