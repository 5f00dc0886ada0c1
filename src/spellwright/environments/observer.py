"""Observations of a game as arrays: what a seat sees, filled in place.

The flat form is one row of whole numbers: first the seat and its question, then every field that
the seat may see. `places` says where each of them stands, `low` and `high` between which numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from struct import Struct
from struct import error as StructError  # noqa: N812
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spellwright.environments.layout import (
    MOST_ARGUMENTS,
    Layout,
    Part,
    layout_of,
)
from spellwright.environments.writing import HEAD, ordered, width, write_observer
from spellwright.kernel.game_option import Value
from spellwright.kernel.observation import AS_COUNTS, AS_SIZE, AS_TOP, BY_SEAT
from spellwright.kernel.record import LONGEST_LIST
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.state import State
from spellwright.registry import Game

Numbers = NDArray[np.int32]
Wide = NDArray[np.int64]

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


class Observer:
    """Fills observations of one game with so many seats and these options."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._observe = write_observer(layout)
        self.places: list[Place] = []
        self._next = 0
        self._shifts: dict[str, list[int]] = {}
        whole, taken_apart, counted = self._by_region()
        self._head()
        for part in whole:
            self._whole(part)
        self._numbers = self._next
        sources, masks, shifts = self._pieces(taken_apart)
        self._bits = self._next
        for part in counted:
            self._add(part.name, (part.rows, part.values), 0, LONGEST_LIST, is_category=False)
        self.size = self._next
        written = self._numbers + sum(width(part) for part in taken_apart)
        self._compact: Wide = np.zeros(written, np.int64)
        self._pack = Struct(f"={written}q").pack_into
        self._sources = np.array(sources, np.intp)
        self._masks = np.array(masks, np.int64)
        self._shift_by_seat = [np.array(shift, np.int64) for shift in shifts]
        self._turns = _turning_circle(taken_apart)
        self.low, self.high = self._bounds()
        self._low = self.low[: self._numbers].astype(np.int64)
        span = self.high[: self._numbers].astype(np.int64) - self._low
        self._span = span.astype(np.uint64)
        self._counts = self.size - self._bits
        self._first = layout.declared.circle(self._turns).first

    # -- filling ---------------------------------------------------------------------------------

    def fill(self, state: State, seat: int, out: Numbers) -> None:
        """Put what a seat sees into a row of numbers."""
        written, counted = self._observe(state, seat)
        compact = self._compact
        try:
            self._pack(compact.data, 0, *written)
        except StructError as error:
            raise RulesError(f"a column has another length than declared: {error}") from error
        numbers = self._numbers
        above = compact[:numbers] - self._low
        if (above.view(np.uint64) > self._span).any():
            self._refuse(above)
        out[:numbers] = compact[:numbers]
        if self._bits > numbers:
            shift = self._shift_by_seat[self._first(state, seat)]
            out[numbers : self._bits] = (compact[self._sources] >> shift) & self._masks
        if self._counts:
            counts = np.bincount(np.array(counted, np.intp), minlength=self._counts)
            if len(counts) != self._counts:
                raise RulesError("a pile holds something that its declaration does not know")
            out[self._bits :] = counts

    def flat(self, state: State, seat: int) -> Numbers:
        """A new row of numbers with what a seat sees."""
        row = np.zeros(self.size, np.int32)
        self.fill(state, seat, row)
        return row

    def named(self, row: Numbers) -> dict[str, Numbers]:
        """The parts of a row by their names; they share its memory."""
        return {
            place.name: row[place.start : place.stop].reshape(place.shape) for place in self.places
        }

    def _refuse(self, above: Wide) -> None:
        wrong = int(np.flatnonzero(above.view(np.uint64) > self._span)[0])
        place = next(place for place in self.places if place.start <= wrong < place.stop)
        number = int(above[wrong] + self._low[wrong])
        bounds = f"{place.low} to {place.high}"
        raise RulesError(f"«{place.name}» holds {number}, declared is {bounds}")

    # -- laying out ------------------------------------------------------------------------------

    def _by_region(self) -> tuple[list[Part], list[Part], list[Part]]:
        parts = ordered(self.layout)
        counted = [part for part in parts if part.form == AS_COUNTS]
        others = [part for part in parts if part.form != AS_COUNTS]
        whole = [part for part in others if not part.pieces]
        return whole, [part for part in others if part.pieces], counted

    def _add(
        self, name: str, shape: tuple[int, ...], low: int, high: int, *, is_category: bool
    ) -> None:
        place = Place(name, self._next, shape, low, high, is_category)
        self.places.append(place)
        self._next = place.stop

    def _head(self) -> None:
        layout = self.layout
        most = layout.most_argument
        tops = (layout.seats - 1, layout.questions, *[most] * MOST_ARGUMENTS)
        for name, top in zip(HEAD, tops, strict=True):
            self._add(name, (1,), 0, top, is_category=name in ("seat", "question"))
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

    def _pieces(self, parts: list[Part]) -> tuple[list[int], list[int], list[list[int]]]:
        """Where the pieces of numbers come from, their masks, and their shifts by own seat."""
        circles = self.layout.circles
        sources: list[int] = []
        masks: list[int] = []
        turns = circles[_turning_circle(parts)]
        shifts: list[list[int]] = [[] for _ in range(turns)]
        source = self._numbers
        for part in parts:
            if part.seen.rows:
                raise RulesError(f"«{part.name}» has numbers of several pieces in free rows")
            pieces = part.pieces
            entries = part.rows * part.longest
            self._add(
                part.name,
                (entries, len(pieces)),
                0,
                (1 << max(pieces)) - 1,
                is_category=max(pieces) > 1,
            )
            for entry in range(entries):
                sources += [source + entry] * len(pieces)
                masks += [(1 << piece) - 1 for piece in pieces]
                for first in range(turns):
                    shifts[first] += _shifts(part, circles, first)
            source += entries
        return sources, masks, shifts

    def _bounds(self) -> tuple[Numbers, Numbers]:
        low = np.zeros(self.size, np.int32)
        high = np.zeros(self.size, np.int32)
        for place in self.places:
            low[place.start : place.stop] = place.low
            high[place.start : place.stop] = place.high
        return low, high


def _turning_circle(parts: list[Part]) -> str:
    """The circle whose members are bits of numbers; there is at most one in a game."""
    found = {part.seen.names for part in parts if part.seen.names}
    if len(found) > 1:
        raise RulesError(f"bits stand for members of several circles: {sorted(found)}")
    return found.pop() if found else BY_SEAT


def _shifts(part: Part, circles: Mapping[str, int], first: int) -> list[int]:
    pieces = part.pieces
    starts = [sum(pieces[:n]) for n in range(len(pieces))]
    if not part.seen.names:
        return starts
    size = circles[part.seen.names]
    return [(start + first) % size if start < size else start for start in starts]


@cache
def _observer(game: Game, seats: int, settings: tuple[tuple[str, Value], ...]) -> Observer:
    declared = game.observation
    if declared is None:
        raise Refused("observation", f"{game.name} does not declare how it is observed.")
    return Observer(layout_of(game.rules, declared, seats, dict(settings)))


def observer_for(game: Game, seats: int, settings: Mapping[str, Value]) -> Observer:
    """The observer of a game with so many seats and these options; it is made once.

    It has a scratch row of its own: one thread may use it at a time.
    """
    return _observer(game, seats, tuple(sorted(settings.items())))
