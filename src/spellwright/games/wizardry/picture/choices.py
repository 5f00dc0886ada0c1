"""Where on the board the options of a decision lie."""

from __future__ import annotations

from spellwright.face.known import SameValues
from spellwright.face.once import once_a_scene
from spellwright.games.wizardry import words
from spellwright.games.wizardry.content.columns import (
    FLAME_TONGUE,
    RULE,
)
from spellwright.games.wizardry.lexicons import SQUARES
from spellwright.games.wizardry.picture.seen import Seen
from spellwright.games.wizardry.picture.shortcuts import shortcuts
from spellwright.games.wizardry.state import NOWHERE, action_of
from spellwright.kernel.option import Option, first_of, second_of, verb_of


@once_a_scene
def choices_of(view: Seen) -> Choices:
    return Choices(view)


class Choices(SameValues):
    """The options that can be pointed at: on squares, bodies, creatures, balls, or as directions.

    An option that chooses a wizard stands on each of its bodies. `numbers` counts all options from
    1, as a list of them does.
    """

    def __init__(self, view: Seen) -> None:
        self.squares: dict[int, Option] = {}
        self.bodies: dict[int, Option] = {}
        self.creatures: dict[int, Option] = {}
        """Options that choose a creature, by the square on which it stands."""
        self.balls: dict[int, Option] = {}
        self.directions: dict[int, Option] = {}
        self.numbers: dict[str, int] = {}
        self.ways = {SQUARES.parse(each.square): each.id for each in shortcuts(view)}
        """The shortcuts that lead to a square."""
        for decision in view.decisions:
            for option in decision.options:
                self.numbers[option.text] = len(self.numbers) + 1
                self._place(view, option)

    def _place(self, view: Seen, option: Option) -> None:
        verb, first = verb_of(option.code), first_of(option.code)
        if verb in (words.TO, words.WRITE):
            self.squares[first] = option
        elif verb == words.TARGET:
            self.bodies[first] = option
        elif verb in (words.WIZARD, words.WRITE_TARGET):
            self.bodies[2 * first] = option
            if view.shown.double[first] != NOWHERE:
                self.bodies[2 * first + 1] = option
        elif verb == words.CREATURE:
            self.creatures[second_of(option.code)] = option
        elif verb == words.BALL:
            self.balls[first] = option
        elif verb == words.DIRECTION:
            self.directions[first] = option

    def touch(self, square: int) -> str | None:
        """The `pointer-events` of what has no option itself: none if its square is lit."""
        return "none" if square in self.squares or square in self.ways else None


def flame_origin(view: Seen) -> int:
    """Where the flame starts whose direction is chosen: at the wizard or demon that cast it.

    The demon acts before anybody has carried out an entry (FW-7.1).
    """
    played = view.shown.played[view.seat] if view.seat >= 0 else []
    if played and RULE[action_of(played[-1])] == FLAME_TONGUE:
        return view.shown.at[view.seat]
    return view.shown.demon
