"""The mind of a game: who plays it, and what its positions are worth. For search, hints and bots.

A game's `mind.py` is a module with these names, or any object that has them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, Protocol

from spellwright.kernel.bot import Bot
from spellwright.kernel.outcome import standing
from spellwright.kernel.state import State

Makers = Mapping[str, Callable[[], Bot]]

NO_BOTS: Final[Makers] = MappingProxyType({})


class Mind(Protocol):
    @property
    def foresight(self) -> int:
        """How many settled positions a player who thinks ahead passes before it asks `evaluate`."""

    @property
    def effort(self) -> int:
        """How many of a hundred iterations a player who thinks ahead makes in this game: fewer in a
        game of many small choices, or where each choice takes long.
        """

    @property
    def evaluation_error(self) -> float:
        """For a game of luck: the usual error of `evaluate` about the gain of one choice over
        another. A player who thinks ahead then tries all options in the same worlds, and doubts
        small gains. 0 in other games.
        """

    def bots(self) -> Makers:
        """The computer players that this game brings beside the random one."""

    def evaluate(self, state: Any, seat: int, /) -> float:
        """How good a position is for a seat, from 0 (lost) to 1 (won). Views and states will do."""

    def points(self, state: Any, seat: int, /) -> tuple[int, int] | None:
        """The points of a seat and of its best rival, in a game that is won by points."""

    def is_settled(self, state: Any, /) -> bool:
        """Whether `evaluate` can be trusted here: in the middle of an exchange it cannot."""

    def assume_good_play(self, state: Any, seat: int, /) -> None:
        """Replace the others' secret choices in a resampled state by choices that good players
        make.
        """


class PlainMind:
    """For a game that defines no mind: it has no bots, and only its end is worth something."""

    foresight = 200
    effort = 100
    evaluation_error = 0.0

    def bots(self) -> Makers:
        return NO_BOTS

    def evaluate(self, state: State, seat: int) -> float:
        return standing(state.ranks, seat, state.rules.cooperative) if state.over else 0.5

    def points(self, state: State, seat: int) -> tuple[int, int] | None:
        return no_points(state, seat)

    def is_settled(self, state: State) -> bool:
        return always_settled(state)

    def assume_good_play(self, state: State, seat: int) -> None:
        assume_nothing(state, seat)


# -- what a module can take over where there is nothing to say -------------------------------------


def no_points(_: State, __: int) -> tuple[int, int] | None:
    """For a game that is not won by points."""
    return None


def always_settled(_: State) -> bool:
    """For a game whose evaluation can be trusted at any moment."""
    return True


def assume_nothing(_: State, __: int) -> None:
    """For a game without secret choices."""
