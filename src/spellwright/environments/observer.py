"""Observations of a game as arrays: what a seat sees, filled in place.

The flat form is one row of whole numbers: first the seat and its question, then every field that
the seat may see. `places` says where each of them stands, `low` and `high` between which numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spellwright.environments.filling import Sight
from spellwright.environments.layout import (
    Layout,
    Part,
    layout_of,
)
from spellwright.environments.writing import ordered, plan_of
from spellwright.kernel.game_option import Value
from spellwright.kernel.observation import AS_COUNTS, AS_SIZE, AS_TOP
from spellwright.kernel.record import LONGEST_LIST
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.state import State
from spellwright.kernel.visibility import PUBLIC
from spellwright.registry import Game

Numbers = NDArray[np.int32]

HEAD: Final = ("seat", "question")
"""What stands before the fields: the seat itself and what it is asked, with its arguments."""
ASKED: Final = "asked"


class Segment(NamedTuple):
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
        self.places: list[Segment] = []
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
        self._plan = plan_of(layout, starts, np.zeros(self.size, np.int32))
        self._sight = self.sight()

    @cached_property
    def of_views(self) -> Observer:
        """The observer of what was shown already: no rule has to be asked any more."""
        shown = [
            part._replace(rule=PUBLIC) if callable(part.rule) else part
            for part in self.layout.parts
        ]
        return Observer(self.layout._replace(parts=tuple(shown)))

    # -- filling ---------------------------------------------------------------------------------

    def sight(self, extra: int = 0, row: Numbers | None = None) -> Sight:
        """The sight of one game: it keeps a row up to date that has `extra` more places."""
        return Sight(self._plan, np.zeros(self.size + extra, np.int32) if row is None else row)

    def fill(self, state: State, seat: int, out: Numbers) -> None:
        """Put what a seat sees into a row of numbers."""
        out[:] = self._sight.look(state, seat)

    def flat(self, state: State, seat: int) -> Numbers:
        """A new row of numbers with what a seat sees."""
        row: Numbers = self._sight.look(state, seat)
        return row.copy()

    def named(self, row: Numbers) -> dict[str, Numbers]:
        """The parts of a row by their names; they share its memory."""
        return {
            place.name: row[place.start : place.stop].reshape(place.shape) for place in self.places
        }

    # -- laying out ------------------------------------------------------------------------------

    def _add(
        self, name: str, shape: tuple[int, ...], low: int, high: int, *, is_category: bool
    ) -> None:
        if name in [place.name for place in self.places]:
            raise RulesError(f"two parts of an observation are called «{name}»")
        place = Segment(name, self._next, shape, low, high, is_category)
        self.places.append(place)
        self._next = place.stop

    def _head(self) -> None:
        layout = self.layout
        most = layout.most_argument
        arguments = [f"argument_{n}" for n in range(1, layout.arguments + 1)]
        tops = (layout.seats - 1, layout.questions, *[most] * len(arguments))
        for name, top in zip((*HEAD, *arguments), tops, strict=True):
            self._add(name, (1,), 0, top, is_category=name in HEAD)
        self._add(ASKED, (layout.seats,), 0, 1, is_category=False)

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
