"""Records: plain data whose fields are declared once.

A record class annotates its fields and closes the list with `__slots__ = tuple(__annotations__)`.
Copying, equality, JSON and its checks all follow from that declaration. A field is a whole number,
a yes/no, a text or a list (of lists) of numbers; only the kernel's own state also holds records. A
number may be declared under a name of its own (`Square = int`); the game says which values that
name allows.

Numbers that change seldom are declared as a tuple (`tuple[Square, ...]`, or a list of tuples): all
copies share it, and a change puts a new tuple in its place (`with_entry`, `without`). Saved, it
looks like a list.
"""

from __future__ import annotations

import inspect
import re
import typing
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Self, TypeVar

from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saying import Saying, say

NUMBER: Final = 0
YES_NO: Final = 1
TEXT: Final = 2
NUMBERS: Final = 3
ROWS: Final = 4
RECORD: Final = 5
RECORDS: Final = 6
FIXED: Final = 7
FIXED_ROWS: Final = 8
WITH_ENTRIES: Final = (NUMBERS, ROWS, FIXED, FIXED_ROWS)

WILD_NUMBER: Final = 1 << 32
"""The largest value of a number without limits of its own; every packed option is smaller."""
LONGEST_LIST: Final = 10_000

Limits = Mapping[str, tuple[int, int]]
"""What values a named kind of number may have, least and most."""

R = TypeVar("R", bound="Record")


class Field:
    """One declared field: its name, its shape and the name of its numbers."""

    __slots__ = ("name", "number", "shape")

    def __init__(self, name: str, shape: int, number: str) -> None:
        self.name = name
        self.shape = shape
        self.number = number


class Record:
    """Base of everything that a state is made of."""

    __slots__ = ()

    DERIVED: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from others or are no part of the position: shared, not saved."""
    LATE: ClassVar[tuple[str, ...]] = ()
    """Lists that rows of packs alone fill: where they are empty they are not saved, and they are no
    part of an edition.
    """

    def copy(self) -> Self:
        copier = _COPIERS.get(self.__class__)
        if copier is None:
            copier = _make_copier(self.__class__)
        return copier(self)  # type: ignore[no-any-return]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or other.__class__ is not self.__class__:
            return NotImplemented
        return all(
            getattr(self, field.name) == getattr(other, field.name)
            for field in fields_of(self.__class__)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields_of(self.__class__))
        return f"{self.__class__.__name__}({shown})"


_FIELDS: dict[type[Record], tuple[Field, ...]] = {}
_PLAIN_FIELDS: dict[type[Record], tuple[Field, ...]] = {}
_COPIERS: dict[type[Record], Callable[[Any], Any]] = {}


def fields_of(cls: type[Record]) -> tuple[Field, ...]:
    """The saved fields of a record class, bases first, in the order of declaration."""
    known = _FIELDS.get(cls)
    if known is None:
        known = tuple(f for f in declared_fields(cls) if f.name not in cls.DERIVED)
        _FIELDS[cls] = known
    return known


def plain_fields_of(cls: type[Record]) -> tuple[Field, ...]:
    """The saved fields that hold no records."""
    known = _PLAIN_FIELDS.get(cls)
    if known is None:
        known = tuple(f for f in fields_of(cls) if f.shape not in (RECORD, RECORDS))
        _PLAIN_FIELDS[cls] = known
    return known


def declared_fields(cls: type[Record]) -> list[Field]:
    """All fields of a record class, bases first, in the order of declaration."""
    fields = []
    for base in reversed(cls.__mro__):
        scope = vars(__import__(base.__module__, fromlist=["_"]))
        for name, written in own_declaration(base).items():
            if not isinstance(written, str):
                raise RulesError(f"{cls.__name__} needs “from __future__ import annotations”")
            fields.append(_field(cls, name, written, scope))
    return fields


def own_declaration(cls: type) -> dict[str, Any]:
    """What a class itself declares, as it is written. A compiled one tells it in `FIELDS`."""
    compiled: dict[str, Any] | None = vars(cls).get("FIELDS")
    if compiled is not None:
        return compiled
    annotations = inspect.get_annotations(cls)
    return {
        name: written
        for name, written in annotations.items()
        if not name.startswith("__") and "ClassVar" not in str(written)
    }


_SHAPES: Final[dict[Any, int]] = {
    int: NUMBER,
    bool: YES_NO,
    str: TEXT,
    list[int]: NUMBERS,
    list[list[int]]: ROWS,
    tuple[int, ...]: FIXED,
    list[tuple[int, ...]]: FIXED_ROWS,
}


def _field(cls: type[Record], name: str, written: str, scope: dict[str, Any]) -> Field:
    if name in cls.DERIVED:
        return Field(name, RECORD, "")
    number = re.sub(r"list\[|tuple\[|, \.\.\.|\]", "", written)
    resolved = eval(written, {**vars(typing), **scope})
    inner = typing.get_args(resolved)[0] if typing.get_origin(resolved) is list else None
    if resolved in _SHAPES:
        return Field(name, _SHAPES[resolved], number)
    if inner is not None and _is_record(inner):
        return Field(name, RECORDS, number)
    if _is_record(resolved):
        return Field(name, RECORD, number)
    raise RulesError(f"{cls.__name__}.{name} is declared as {written}, which is no kind of field")


def _is_record(kind: Any) -> bool:
    # Sets and dictionaries have a copy, too, but no place in a saved state.
    cls = typing.get_origin(kind) or kind
    return hasattr(cls, "copy") and cls.__module__ != "builtins"


def _make_copier(cls: type[Record]) -> Callable[[Any], Any]:
    """Write the copy function that a person would write for this class, from its declaration."""
    by_shape = {
        NUMBERS: "s.{0}[:]",
        ROWS: "[row[:] for row in s.{0}]",
        FIXED_ROWS: "s.{0}[:]",
        RECORD: "s.{0}.copy()",
        RECORDS: "[item.copy() for item in s.{0}]",
    }
    lines = ["def copier(s):", " t = new(cls)"]
    for field in declared_fields(cls):
        shape = NUMBER if field.name in cls.DERIVED else field.shape
        value = by_shape.get(shape, "s.{0}").format(field.name)
        lines.append(f" t.{field.name} = {value}")
    lines.append(" return t")
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec("\n".join(lines), scope)
    copier: Callable[[Any], Any] = scope["copier"]
    _COPIERS[cls] = copier
    return copier


def with_entry(column: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A column with another number at one place.

    >>> with_entry((5, 6, 7), 1, 9)
    (5, 9, 7)
    """
    changed = list(column)
    changed[place] = value
    return tuple(changed)


def filled(column: tuple[int, ...], places: list[int], value: int) -> tuple[int, ...]:
    """A column with the same number at several places.

    >>> filled((5, 6, 7), [0, 2], 1)
    (1, 6, 1)
    """
    changed = list(column)
    for place in places:
        changed[place] = value
    return tuple(changed)


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The numbers without one of them; if it occurs several times, the first is taken out.

    >>> without((5, 6, 7, 6), 6)
    (5, 7, 6)
    """
    left = list(items)
    left.remove(item)
    return tuple(left)


def to_data(record: Record) -> dict[str, Any]:
    """The plain fields of a record as JSON-ready data; the caller adds the records inside it."""
    return {field.name: getattr(record, field.name) for field in plain_fields_of(record.__class__)}


def from_data(record: Record, data: Any, limits: Limits, where: Saying) -> None:
    """Fill the plain fields of a record from data of unknown origin, checking each of them."""
    if not isinstance(data, dict):
        raise Refused("state", say("refusal-no-object", where=where))
    plain = plain_fields_of(record.__class__)
    names = {field.name for field in plain}
    unknown = sorted(str(name)[:40] for name in data if name not in names)
    if unknown:
        raise Refused("state", say("refusal-no-field", where=where, name=unknown[0]))
    for field in plain:
        if field.name not in data and field.name in record.LATE:
            continue
        if field.name not in data:
            raise Refused("state", say("refusal-lacks-field", where=where, name=field.name))
        place = say("place-field", where=where, name=field.name)
        check = _Check(limits.get(field.number), place)
        setattr(record, field.name, check.value(data[field.name], field.shape))


class _Check:
    __slots__ = ("least", "most", "where")

    def __init__(self, limit: tuple[int, int] | None, where: Saying) -> None:
        self.least, self.most = limit or (-WILD_NUMBER, WILD_NUMBER)
        self.where = where

    def value(self, data: Any, shape: int) -> Any:
        if shape == NUMBER:
            return self.number(data)
        if shape == NUMBERS:
            return [self.number(item) for item in self.items(data)]
        if shape == ROWS:
            return [[self.number(item) for item in self.items(row)] for row in self.items(data)]
        if shape == FIXED:
            return tuple([self.number(item) for item in self.items(data)])
        if shape == FIXED_ROWS:
            return [self.value(row, FIXED) for row in self.items(data)]
        if shape == YES_NO and not isinstance(data, bool):
            raise Refused("state", say("refusal-no-yes-or-no", where=self.where))
        if shape != YES_NO and not isinstance(data, str):
            raise Refused("state", say("refusal-no-text", where=self.where))
        return data

    def items(self, data: Any) -> list[Any]:
        if not isinstance(data, list) or len(data) > LONGEST_LIST:
            raise Refused("state", say("refusal-no-list", where=self.where))
        return data

    def number(self, data: Any) -> int:
        if isinstance(data, bool) or not isinstance(data, int):
            raise Refused("state", say("refusal-no-numbers", where=self.where))
        if not self.least <= data <= self.most:
            raise Refused(
                "state",
                say(
                    "refusal-number-range",
                    where=self.where,
                    held=str(data)[:20],
                    least=self.least,
                    most=self.most,
                ),
            )
        return data
