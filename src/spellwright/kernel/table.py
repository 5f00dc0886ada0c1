"""A table: one game as it is being played, with the log of its choices and a way back.

The log is the truth: game, options, seed and choices give every later position again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Generic, NamedTuple, TypeVar

from spellwright.kernel.event import Event
from spellwright.kernel.game import Game, Value
from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State

S = TypeVar("S", bound=State)


class Choice(NamedTuple):
    """One entry of the log: who chose what."""

    seat: int
    text: str


class Table(Generic[S]):
    """A game in progress. `choices` is the log, `story` what everybody and single seats were told."""

    __slots__ = ("_before", "choices", "game", "seats", "seed", "settings", "state", "story")

    def __init__(
        self,
        game: Game[S],
        seats: int | None = None,
        seed: int | str | bytes = 0,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.game = game
        self.seed: int | str = seed.hex() if isinstance(seed, bytes) else seed
        self.state: S = game.new(seats, seed, options)
        self.seats = self.state.seats
        self.settings = self.state.settings
        self.state.chance.record = []
        self.choices: list[Choice] = []
        self.story: list[list[Event]] = [self.state.events]
        self._before: list[S] = []

    def choose(self, seat: int, option: Option | str | int) -> None:
        """Choose for a seat; refused choices change nothing."""
        code = self.state.legal(seat, option)
        self._before.append(self.state.copy())
        self.choices.append(Choice(seat, self.game.verbs.text(code)))
        self.state.take(seat, code)
        self.story.append(self.state.events)

    def undo(self, seat: int, consenting: Collection[int] = ()) -> None:
        """Take back the last choice of a seat, unless luck or a secret has come out since.

        Choices that others made since then stay if they were asked at the same time, are dropped if
        they are among the consenting seats (bots, or people who agreed), and otherwise stand in the way.
        """
        place = self._last_choice(seat)
        before = self._before[place]
        if before.chance.draws != self.state.chance.draws:
            raise Refused("undo", "The dice have fallen since then: that choice stands.")
        if before.sealed != self.state.sealed:
            raise Refused("undo", "A secret has come out since then: that choice stands.")
        later = self.choices[place + 1 :]
        kept = [c for c in later if c.seat not in consenting]
        asked = {ask.seat for ask in before.asks}
        if any(choice.seat not in asked for choice in kept):
            raise Refused("undo", "Another player has chosen since then: that choice stands.")
        self.state = before
        del self.choices[place:], self._before[place:], self.story[place + 1 :]
        for choice in kept:
            self.choose(choice.seat, choice.text)

    def can_undo(self, seat: int, consenting: Collection[int] = ()) -> bool:
        """Whether `undo` would work; tried on a copy of the table."""
        trial = self._copy()
        try:
            trial.undo(seat, consenting)
        except Refused:
            return False
        return True

    def _last_choice(self, seat: int) -> int:
        for place in range(len(self.choices) - 1, -1, -1):
            if self.choices[place].seat == seat:
                return place
        raise Refused("undo", "There is no choice of yours to take back.")

    def _copy(self) -> Table[S]:
        other = Table.__new__(Table)
        other.game, other.seats, other.seed = self.game, self.seats, self.seed
        other.settings, other.state = self.settings, self.state.copy()
        other.choices, other.story = self.choices[:], self.story[:]
        other._before = [state.copy() for state in self._before]
        return other
