"""How a game is studied: what the lab asks of it beside its rules and its mind.

A game's `study.py` is a module with these names, or any object that has them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from spellwright.kernel.state import State

NOBODY: Final = -1
NO_STARTS: Final[Mapping[str, Sequence[str]]] = MappingProxyType({})


class Piece(NamedTuple):
    """Something that stands on a board and can come to harm."""

    name: str
    """Always the same for the same piece of a game."""
    seat: int
    board: str
    """Which board it is, where a game has several; positions on different boards are kept apart."""
    space: str
    x: float
    y: float
    """Where the space lies in a picture; y grows downwards."""
    health: int
    """Falls when the piece is harmed."""


class Study(Protocol):
    @property
    def setup_questions(self) -> frozenset[str]:
        """The keys of the questions by which players choose what they begin with: characters,
        Groups, sides, spells. With a balanced set-up the lab answers them in turn.
        """

    @property
    def varied_options(self) -> tuple[str, ...]:
        """The options through whose values a report goes, unless they are given: scenarios."""

    @property
    def seconds_a_choice(self) -> float:
        """How long a person at a table takes for a choice, on average: an assumption."""

    @property
    def more_content(self) -> frozenset[str]:
        """The kinds of words that are content though no table lists them."""

    def row_of(self, word: str, /) -> str:
        """The key of the row that a word of the game names: `innate-fog` may be the row `fog`."""

    def round_of(self, state: Any, /) -> int:
        """Which round it is; 0 while the game is set up."""

    def first_seat(self, state: Any, /) -> int:
        """The seat that went first; NOBODY where the rules know no such thing."""

    def setting(self, state: Any, /) -> Mapping[str, str]:
        """What all have in common that may change who wins: a scenario, a map."""

    def starts(self, state: Any, seat: int, /) -> Mapping[str, Sequence[str]]:
        """What a seat has begun with, by kind: `{"character": ["harry"]}`."""

    def pieces(self, state: Any, /) -> list[Piece]:
        """All that stands on a board now; nothing in a game without a board."""


class PlainStudy:
    """For a game that says nothing about it."""

    setup_questions: frozenset[str] = frozenset()
    varied_options: tuple[str, ...] = ()
    seconds_a_choice: float = 10.0
    more_content: frozenset[str] = frozenset()

    def row_of(self, word: str) -> str:
        return word

    def round_of(self, state: State) -> int:
        return 1

    def first_seat(self, state: State) -> int:
        return NOBODY

    def setting(self, state: State) -> Mapping[str, str]:
        return {}

    def starts(self, state: State, seat: int) -> Mapping[str, Sequence[str]]:
        return NO_STARTS

    def pieces(self, state: State) -> list[Piece]:
        return []


# -- what a module can take over where there is nothing to say -------------------------------------


def row_of(word: str) -> str:
    """For a game whose words are the keys of its rows."""
    return word


def no_first_seat(_: State) -> int:
    """For a game in which nobody goes first."""
    return NOBODY


def no_setting(_: State) -> Mapping[str, str]:
    """For a game that is always played in the same place."""
    return {}


def no_pieces(_: State) -> list[Piece]:
    """For a game without a board."""
    return []
