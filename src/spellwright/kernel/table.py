"""A table: one game as it is being played, with the log of its choices and a way back.

The log is the truth: game, options, seed and choices give every later position again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from spellwright.kernel.event import Event
from spellwright.kernel.game import Game, Value
from spellwright.kernel.option import Option
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.state import State
from spellwright.kernel.view import View

S = TypeVar("S", bound=State)


class Choice(NamedTuple):
    """One entry of the log: who chose what."""

    seat: int
    text: str


class Table(Generic[S]):
    """A game in progress. `choices` is the log, `story` what everybody or a seat was told."""

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
        """Choose for a seat; what is refused, or makes the rules fail, changes nothing."""
        code = self.state.legal(seat, option)
        before = self.state.copy()
        try:
            self.state.choose(seat, code)
        except (Refused, RulesError):
            self.state = before
            raise
        self._before.append(before)
        self.choices.append(Choice(seat, self.game.verbs.text(code)))
        self.story.append(self.state.events)

    def position(self, place: int) -> S:
        """A copy of the state as it was after so many choices."""
        return (self.state if place == len(self.choices) else self._before[place]).copy()

    def undo(self, seat: int, consenting: Collection[int] = ()) -> None:
        """Take back the last choice of a seat, unless luck or a secret has come out since.

        Choices that others made since then stay if they were asked at the same time, are dropped if
        they are of consenting seats (bots, or people who agreed), and otherwise stand in the way.
        """
        place = self._last_choice(seat)
        kept = self._kept_by_undo(place, consenting)
        self.state = self._before[place]
        del self.choices[place:], self._before[place:], self.story[place + 1 :]
        for choice in kept:
            self.choose(choice.seat, choice.text)

    def can_undo(self, seat: int, consenting: Collection[int] = ()) -> bool:
        """Whether `undo` would work."""
        try:
            self._kept_by_undo(self._last_choice(seat), consenting)
        except Refused:
            return False
        return True

    def in_the_way(self, seat: int, consenting: Collection[int] = ()) -> list[int]:
        """The seats whose later choices an undo would drop: they have to agree to it first.

        Refused if the choice stands whoever agrees.
        """
        place = self._last_choice(seat)
        agreed = set(consenting)
        while (other := self._obstacle(place, self._later(place, agreed))) is not None:
            agreed.add(other)
        return sorted(agreed.difference(consenting))

    def seen_by(self, seat: int) -> list[int]:
        """The other seats that noticed the choice that an undo would take back."""
        place = self._last_choice(seat)
        return [s for s in range(self.seats) if s != seat and self.is_noticed(place, s)]

    def is_noticed(self, place: int, viewer: int) -> bool:
        """Whether a seat, or SPECTATOR, noticed the choice at a place: was told of it, sees another
        position by it, or is asked something else.
        """
        if any(event.visible_to(viewer) for event in self.story[place + 1]):
            return True
        before, after = self.position(place).view(viewer), self.position(place + 1).view(viewer)
        return _position_in(before) != _position_in(after)

    def _kept_by_undo(self, place: int, consenting: Collection[int]) -> list[Choice]:
        """The later choices that stay when that at a place is taken back; refused if it stands."""
        kept = self._later(place, consenting)
        if self._obstacle(place, kept) is not None:
            raise Refused("undo", "Another player has chosen since then: that choice stands.")
        return kept

    def _later(self, place: int, consenting: Collection[int]) -> list[Choice]:
        """The choices after a place, but for those of consenting seats."""
        return [choice for choice in self.choices[place + 1 :] if choice.seat not in consenting]

    def _obstacle(self, place: int, kept: list[Choice]) -> int | None:
        """The first seat of whose kept choices one cannot be made without that at a place."""
        before = self._before[place]
        if before.chance.draws != self.state.chance.draws:
            raise Refused("undo", "The dice have fallen since then: that choice stands.")
        if before.sealed != self.state.sealed:
            raise Refused("undo", "A secret has come out since then: that choice stands.")
        trial = before.copy()
        for choice in kept:
            try:
                trial.choose(choice.seat, choice.text)
            except Refused:
                return choice.seat
        return None

    def _last_choice(self, seat: int) -> int:
        for place in range(len(self.choices) - 1, -1, -1):
            if self.choices[place].seat == seat:
                return place
        raise Refused("undo", "There is no choice of yours to take back.")


def _position_in(view: View[Any]) -> dict[str, Any]:
    """What a view shows, without the events of the last choice."""
    return {name: value for name, value in view.to_data().items() if name != "events"}
