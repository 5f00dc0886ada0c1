"""How a game's fields become numbers for those who learn: the declaration that a game adds.

A state already says of each field who sees it and what kind of number it holds, and the game says
which values a kind may have. What is missing stands here: how high a plain number goes, how long
a list can grow, which columns belong to the seats (the own one comes first), and where the order
means nothing, so that counts are enough.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

BY_SEAT: Final = "seat"
"""The usual circle: the seats."""

AS_NUMBERS: Final = 0
AS_COUNTS: Final = 1
"""The order means nothing: how many there are of each value."""
AS_SIZE: Final = 2
"""Nobody ever sees a value: how many entries there are."""
AS_TOP: Final = 3
"""A pile of which at most the last entries are known: its size, and these from the top down."""


class Seen(NamedTuple):
    """How one field, or one kind of number, is laid out.

    What is not given follows from the state: the limits and names of the kind, and as many entries
    as a new game has.
    """

    most: int | None = None
    least: int | None = None
    longest: int = 0
    """The most entries of the list, or of each row."""
    rows: int = 0
    """The most rows, where their number changes."""
    form: int = AS_NUMBERS
    by: str = ""
    """The circle that the entries (or rows) belong to; the own ones come first."""
    names: str = ""
    """The circle whose members the values name: 0 is the seat's own."""
    bits: int = 0
    """The number is a set: so many bits."""
    parts: tuple[int, ...] = ()
    """The number is several numbers: the bits of each, lowest first."""


class Circle(NamedTuple):
    """Things that belong to the players, in their order round the table: seats, sides, figures.

    `size` says how many there are, `first` which of them is the first of a seat's own.
    """

    size: Callable[[Any], int]
    first: Callable[[Any, int], int]


SEATS: Final = Circle(lambda state: int(state.seats), lambda _, seat: max(seat, 0))


class Observation(NamedTuple):
    """What a game declares: its fields, its kinds of numbers and its circles, by their names."""

    fields: Mapping[str, Seen]
    kinds: Mapping[str, Seen] = MappingProxyType({})
    circles: Mapping[str, Circle] = MappingProxyType({})

    def circle(self, name: str) -> Circle:
        return SEATS if name == BY_SEAT else self.circles[name]
