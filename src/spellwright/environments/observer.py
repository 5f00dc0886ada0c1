"""Observations of a game as arrays: what a seat sees, filled in place.

The flat form is one row of whole numbers: first the seat and its question, then every field that
the seat may see. `places` says where each of them stands, `low` and `high` between which numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from struct import error as StructError  # noqa: N812
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spellwright.environments.layout import (
    Layout,
    Part,
    layout_of,
)
from spellwright.environments.writing import HEAD, ordered, write_observer
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import Value
from spellwright.kernel.observation import AS_COUNTS, AS_SIZE, AS_TOP
from spellwright.kernel.record import LONGEST_LIST
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.state import State
from spellwright.kernel.view import View
from spellwright.kernel.visibility import PUBLIC
from spellwright.registry import Game

Numbers = NDArray[np.int32]

WAITING: Final = "waiting"


class Place(NamedTuple):
    """Where a named part of an observation stands, and in what shape."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    is_category: bool

    @property
    def stop(self) -> int:
        return self.start + int(np.prod(self.shape))


class Sight:
    """What a seat sees of one game: a row of numbers, and what it was filled from.

    Looking again writes only what has changed. What has changed is found by comparing, so a row
    may look at any state of its game next. Several seats of a game compare once for all of them.
    """

    def __init__(self, observer: Observer, extra: int = 0) -> None:
        """`extra` more numbers stand at the end of the row."""
        self._blank = np.concatenate([observer.blank_row, np.zeros(extra, np.int32)])
        self._extra = (0,) * extra
        self._size = observer.size
        self._unseen = observer.unseen
        self._update = observer.update
        self._changed = observer.changed
        self._everything = range(observer.public)
        self.row: Numbers = self._blank.copy()
        self._memory = self.row.data
        self._last: list[Any] = self._unseen[:]
        self._seen: list[Any] = [None] * observer.public
        """What everybody saw when somebody looked last; all seats of a game share it."""
        self._others: list[Sight] = []
        self._missed: set[int] = set()
        """What has changed since this seat looked last, as others have noticed."""

    @staticmethod
    def of_seats(observer: Observer, seats: int, extra: int = 0) -> list[Sight]:
        """The sights of all seats of one game; they must look at the same states."""
        sights = [Sight(observer, extra) for _ in range(seats)]
        for sight in sights:
            sight._seen = sights[0]._seen
            sight._others = [other for other in sights if other is not sight]
        return sights

    def look(self, state: State, seat: int, extra: tuple[int, ...] = ()) -> Numbers:
        """The row with what a seat sees now. It is filled again when this is called again."""
        return self._look(state, state.asks, seat, extra)

    def look_at(self, view: View[Any], extra: tuple[int, ...] = ()) -> Numbers:
        """The same row from a view; it must be a sight of `observer.of_views`."""
        asks = [Ask(seat, 0, []) for seat in view.waiting if seat != view.seat]
        if view.asked is not None:
            asks.append(view.asked)
        return self._look(view.shown, asks, view.seat, extra)

    def _look(self, state: State, asks: list[Ask], seat: int, extra: tuple[int, ...]) -> Numbers:
        if extra != self._extra:
            self.row[self._size :] = self._extra = extra
        changed: Iterable[int] = self._changed(state, self._seen)
        for other in self._others:
            other._missed.update(changed)
        if self._missed:
            self._missed.update(changed)
            changed = self._missed
        try:
            if not self._update(state, asks, seat, changed, self._last, self._memory):
                self._forget()
                self._update(state, asks, seat, self._everything, self._last, self._memory)
        except BaseException as error:
            self._forget()
            self._missed.update(self._everything)
            if isinstance(error, StructError):
                wrong = f"a column has another length than declared: {error}"
                raise RulesError(wrong) from error
            raise
        if self._missed:
            self._missed.clear()
        return self.row

    def _forget(self) -> None:
        self.row[:] = self._blank
        self.row[self._size :] = self._extra
        self._last[:] = self._unseen


class Observer:
    """Fills observations of one game with so many seats and these options."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.places: list[Place] = []
        self._next = 0
        self._head()
        for part in ordered(layout):
            if part.form == AS_COUNTS:
                self._add(part.name, (part.rows, part.values), 0, LONGEST_LIST, is_category=False)
            elif part.pieces:
                self._taken_apart(part)
            else:
                self._whole(part)
        self.size = self._next
        self.low, self.high = self._bounds()
        starts = {place.name: place.start for place in self.places}
        self.update, self.changed, self.public, self.unseen = write_observer(layout, starts)
        self.blank_row: Numbers = np.zeros(self.size, np.int32)
        """A row before it was ever filled: lists of rows are empty."""
        for part in layout.parts:
            if part.seen.rows and part.form != AS_COUNTS:
                place = next(each for each in self.places if each.name == part.name)
                self.blank_row[place.start : place.stop] = part.least - 1
        self._sight = Sight(self)

    @cached_property
    def of_views(self) -> Observer:
        """The observer of what was shown already: no rule has to be asked any more."""
        shown = [
            part._replace(rule=PUBLIC) if callable(part.rule) else part
            for part in self.layout.parts
        ]
        return Observer(self.layout._replace(parts=tuple(shown)))

    # -- filling ---------------------------------------------------------------------------------

    def fill(self, state: State, seat: int, out: Numbers) -> None:
        """Put what a seat sees into a row of numbers."""
        out[:] = self._sight.look(state, seat)

    def flat(self, state: State, seat: int) -> Numbers:
        """A new row of numbers with what a seat sees."""
        return self._sight.look(state, seat).copy()

    def named(self, row: Numbers) -> dict[str, Numbers]:
        """The parts of a row by their names; they share its memory."""
        return {
            place.name: row[place.start : place.stop].reshape(place.shape) for place in self.places
        }

    # -- laying out ------------------------------------------------------------------------------

    def _add(
        self, name: str, shape: tuple[int, ...], low: int, high: int, *, is_category: bool
    ) -> None:
        place = Place(name, self._next, shape, low, high, is_category)
        self.places.append(place)
        self._next = place.stop

    def _head(self) -> None:
        layout = self.layout
        most = layout.most_argument
        arguments = [f"argument_{n}" for n in range(1, layout.arguments + 1)]
        tops = (layout.seats - 1, layout.questions, *[most] * len(arguments))
        for name, top in zip((*HEAD, *arguments), tops, strict=True):
            self._add(name, (1,), 0, top, is_category=name in HEAD)
        self._add(WAITING, (layout.seats,), 0, 1, is_category=False)

    def _whole(self, part: Part) -> None:
        if part.form == AS_SIZE:
            self._add(part.name, (part.rows,), 0, LONGEST_LIST, is_category=False)
            return
        if part.form == AS_TOP:
            # The size of each pile stands before what is known of it.
            shape = (part.rows, part.longest + 1)
            high = max(part.most, LONGEST_LIST)
            self._add(part.name, shape, part.lowest, high, is_category=False)
            return
        if part.seen.rows:
            self._add(f"{part.name}_rows", (1,), 0, part.rows, is_category=False)
        in_rows = part.rows > 1 or part.has_rows
        extent = (part.rows, part.longest) if in_rows else (part.longest,)
        self._add(part.name, extent, part.lowest, part.most, is_category=part.is_category)

    def _taken_apart(self, part: Part) -> None:
        if part.seen.rows:
            raise RulesError(f"«{part.name}» has numbers of several pieces in free rows")
        high = (1 << max(part.pieces)) - 1
        shape = (part.rows * part.longest, len(part.pieces))
        self._add(part.name, shape, 0, high, is_category=max(part.pieces) > 1)

    def _bounds(self) -> tuple[Numbers, Numbers]:
        low = np.zeros(self.size, np.int32)
        high = np.zeros(self.size, np.int32)
        for place in self.places:
            low[place.start : place.stop] = place.low
            high[place.start : place.stop] = place.high
        return low, high


@cache
def _observer(game: Game, seats: int, settings: tuple[tuple[str, Value], ...]) -> Observer:
    declared = game.observation
    if declared is None:
        raise Refused("observation", f"{game.name} does not declare how it is observed.")
    return Observer(layout_of(game.rules, declared, seats, dict(settings)))


def observer_for(game: Game, seats: int, settings: Mapping[str, Value]) -> Observer:
    """The observer of a game with so many seats and these options; it is made once.

    `fill` and `flat` share a row of its own, for one thread at a time. Everybody can have a `Sight`
    of their own.
    """
    return _observer(game, seats, tuple(sorted(settings.items())))
