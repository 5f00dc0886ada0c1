"""Where the fields of a new state begin.

A class of states that names its `STARTS` needs no `__init__`: numbers begin at 0, texts and lists
empty, a list of rows with an empty row for each seat. Only what begins otherwise is said. Columns
with an entry for each seat (or each of some places) keep their length, so a saved state in which
one is longer or shorter is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from spellwright.kernel.record import (
    FIXED,
    FIXED_ROWS,
    NUMBER,
    ROWS,
    TEXT,
    YES_NO,
    Record,
    plain_fields_of,
)
from spellwright.kernel.refusal import RulesError


class EachSeat(NamedTuple):
    """A column with one entry for each seat, all the same at first."""

    value: int


class EachOf(NamedTuple):
    """A column with one entry for each of so many things, such as the places of a board."""

    things: int
    value: int


Starts = Mapping[str, int | str | list[int] | tuple[int, ...] | EachSeat | EachOf]
"""By field, where it begins; a list is copied for each state."""

_ONE_VALUE: Final[dict[int, Any]] = {NUMBER: 0, YES_NO: False, TEXT: "", FIXED: ()}


def begin_fields(state: Record, seats: int, starts: Starts | None) -> None:
    """Fill the fields of a state that are not filled yet; none if nothing is said about them."""
    if starts is None:
        return
    own = [field for field in plain_fields_of(state.__class__) if not hasattr(state, field.name)]
    strangers = sorted(set(starts) - {field.name for field in own})
    if strangers:
        raise RulesError(f"{state.__class__.__name__} has no field «{strangers[0]}» to begin with")
    for field in own:
        value: Any = starts.get(field.name)
        if value is None:
            value = _usual(field.shape, seats)
        elif isinstance(value, EachSeat):
            value = [value.value] * seats
        elif isinstance(value, EachOf):
            value = [value.value] * value.things
        elif isinstance(value, list):
            value = value[:]
        setattr(state, field.name, value)


def _usual(shape: int, seats: int) -> Any:
    if shape in _ONE_VALUE:
        return _ONE_VALUE[shape]
    if shape == ROWS:
        return [[] for _ in range(seats)]
    return [() for _ in range(seats)] if shape == FIXED_ROWS else []


def wrong_column(state: Record, seats: int, starts: Starts | None) -> tuple[str, int] | None:
    """A column that has not the length that it keeps, and that length; None if all have it."""
    if starts is None:
        return None
    for field in plain_fields_of(state.__class__):
        start = starts.get(field.name)
        length = seats
        if isinstance(start, EachOf):
            length = start.things
        elif not isinstance(start, EachSeat) and (
            start is not None or field.shape not in (ROWS, FIXED_ROWS)
        ):
            continue
        if len(getattr(state, field.name)) != length:
            return field.name, length
    return None
