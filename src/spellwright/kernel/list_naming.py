"""Lists in a saved state whose entries are not all alike: by row, by column, by another field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spellwright.kernel.naming import HERE, LISTS, PLAIN, Keys, Naming, NotNamed
from spellwright.kernel.record import NUMBER, NUMBERS
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.saying import say


class ByRow(Naming):
    """A list with one entry for each row of a table: written as an object with their keys.

    A row that the saved state does not know gets `new`, the value of a row that was never touched.
    """

    __slots__ = ("_keys", "inner", "new")

    def __init__(self, what: str, keys: Sequence[str], inner: Naming = PLAIN, new: Any = 0) -> None:
        self._keys = Keys(what, keys)
        self.inner = inner
        self.new = new

    def write(self, value: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        keys = self._keys.keys
        if len(value) != len(keys):
            raise RulesError(f"a list by {self._keys.what} has {len(value)} entries")
        inside = NUMBER if shape in LISTS else NUMBERS
        written = [self.inner.write(item, inside, beside) for item in value]
        return {key: item for key, item in zip(keys, written, strict=True) if item != self.new}

    def read(self, data: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        if not isinstance(data, dict):
            raise NotNamed(say("refusal-names-by-row", where=HERE, what=self._keys.what))
        inside = NUMBER if shape in LISTS else NUMBERS
        for key in data:
            self._keys.number(key)
        return [self.inner.read(data.get(key, self.new), inside, beside) for key in self._keys.keys]

    @property
    def form(self) -> str:
        return f"{self.inner.form} by key"


class Columns(Naming):
    """Rows of numbers of different kinds: one naming for each column, and one for all after them.

    >>> from spellwright.kernel.record import ROWS
    >>> Columns(PLAIN, Keys("card", ["cat", "owl"])).write([[7, 1]], ROWS, {})
    [[7, 'owl']]
    """

    __slots__ = ("_columns", "_rest")

    def __init__(self, *columns: Naming, rest: Naming = PLAIN) -> None:
        self._columns = columns
        self._rest = rest

    def _of(self, place: int) -> Naming:
        return self._columns[place] if place < len(self._columns) else self._rest

    def write(self, value: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        if shape in LISTS:
            return [self._of(place).name(number) for place, number in enumerate(value)]
        return [self.write(row, NUMBERS, beside) for row in value]

    def read(self, data: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        if not isinstance(data, list):
            return data
        if shape in LISTS:
            return [self._of(place).number(name) for place, name in enumerate(data)]
        return [self.read(row, NUMBERS, beside) for row in data]

    @property
    def form(self) -> str:
        return ", ".join([*[column.form for column in self._columns], self._rest.form])


class RowByRow(Naming):
    """A fixed number of lists, each of another kind, such as decks of different cards."""

    __slots__ = ("_rows",)

    def __init__(self, *rows: Naming) -> None:
        self._rows = rows

    def write(self, value: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        pairs = zip(self._rows, value, strict=True)
        return [naming.write(row, NUMBERS, beside) for naming, row in pairs]

    def read(self, data: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        if not isinstance(data, list) or len(data) != len(self._rows):
            raise NotNamed(say("refusal-lists", where=HERE, n=len(self._rows)))
        pairs = zip(self._rows, data, strict=True)
        return [naming.read(row, NUMBERS, beside) for naming, row in pairs]

    @property
    def form(self) -> str:
        return " / ".join([row.form for row in self._rows])


class ByField(Naming):
    """A number whose kind another field of the same record tells: by its value, a naming."""

    __slots__ = ("_field", "_kinds")

    def __init__(self, field: str, kinds: Mapping[int, Naming]) -> None:
        self._field = field
        self._kinds = kinds

    def _now(self, beside: Mapping[str, Any], place: int) -> Naming:
        told = beside.get(self._field)
        if isinstance(told, list):
            told = told[place] if place < len(told) else None
        return self._kinds.get(told, PLAIN) if isinstance(told, int) else PLAIN

    def write(self, value: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        if shape in LISTS:
            return [self._now(beside, place).name(number) for place, number in enumerate(value)]
        return self._now(beside, 0).name(value)

    def read(self, data: Any, shape: int, beside: Mapping[str, Any]) -> Any:
        if shape in LISTS and isinstance(data, list):
            return [self._now(beside, place).number(name) for place, name in enumerate(data)]
        return self._now(beside, 0).number(data)

    @property
    def form(self) -> str:
        kinds = [f"{value}: {naming.form}" for value, naming in sorted(self._kinds.items())]
        return f"by {self._field} {', '.join(kinds)}"

    @property
    def looks_beside(self) -> bool:
        return True
