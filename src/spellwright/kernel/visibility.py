"""Visibility: who sees each field of a state.

A game says it in one table. A field that is not in the table is seen by nobody. From the table
follow, written once for each class of states, the functions that show a state to a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from spellwright.kernel.record import (
    FIXED,
    FIXED_ROWS,
    NUMBER,
    NUMBERS,
    RECORD,
    RECORDS,
    ROWS,
    TEXT,
    YES_NO,
    Field,
    fields_of,
    plain_fields_of,
)
from spellwright.kernel.refusal import RulesError

if TYPE_CHECKING:
    from spellwright.kernel.state import State

HIDDEN: Final = -1
"""What stands in a view for a number that its seat may not know."""

PUBLIC: Final = "public"
OWN: Final = "own"

VisibilityRule = Callable[[Any, int], Any]
"""A field's own rule: what a seat sees of it, worked out from state and seat."""

Visibility = Mapping[str, str | VisibilityRule]
"""Field name → PUBLIC, OWN (a column with one entry for each seat) or a rule of the field's own."""

# The number of choices is left out: it would tell how long another seat's secret plan is.
KERNEL_VISIBILITY: Final[Visibility] = {
    "seats": PUBLIC,
    "ending": PUBLIC,
    "ranks": PUBLIC,
    "scores": PUBLIC,
}

COPIED: Final = {NUMBERS: "s.{0}[:]", ROWS: "[row[:] for row in s.{0}]", FIXED_ROWS: "s.{0}[:]"}
AS_IT_IS: Final = "s.{0}"


def rule_for(field: Field, table: Visibility) -> str | VisibilityRule | None:
    """Who sees a field; None if nobody does."""
    if field.shape in (RECORD, RECORDS):
        return None
    return table.get(field.name) or KERNEL_VISIBILITY.get(field.name)


def simple_rules(cls: type[State], table: Visibility) -> dict[str, str]:
    """The fields that need no rule of their own: PUBLIC or OWN."""
    rules = {field.name: rule_for(field, table) for field in fields_of(cls)}
    return {name: rule for name, rule in rules.items() if isinstance(rule, str)}


def has_native_parts(cls: type[State], table: Visibility) -> bool:
    """Whether a compiled class fills a stand-in itself, by exactly this table."""
    return vars(cls).get("SIMPLE_RULES") == simple_rules(cls, table)


class Functions:
    """What is written once for a class of states and its table: `fill` makes the stand-in that a
    seat is shown, `share` one whose lists are those of the state, `read` its plain fields as data.
    """

    __slots__ = ("fill", "read", "share", "table")

    def __init__(self, cls: type[State], table: Visibility) -> None:
        self.table = table
        self.fill = _make_filler(cls, table, is_copy=True)
        self.share = _make_filler(cls, table, is_copy=False)
        self.read = _make_reader(cls, table)


_FUNCTIONS: dict[type[State], Functions] = {}


def functions_for(state: State) -> Functions:
    known = _FUNCTIONS.get(state.__class__)
    if known is None or known.table is not state.rules.visibility:
        known = _FUNCTIONS[state.__class__] = Functions(state.__class__, state.rules.visibility)
    return known


def _make_filler(cls: type[State], table: Visibility, is_copy: bool) -> Callable[[Any, int], Any]:
    """Write the function that a person would write: public fields at once, others by their rule."""
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    is_native = has_native_parts(cls, table) and not is_copy
    if is_native:
        lines = ["def filler(s, seat):", " t = s.seen_part(seat)"]
    else:
        lines = ["def filler(s, seat):", " t = new(cls)"]
        lines += [f" {line}" for line in public_part(cls, table, is_copy)]
    for field in fields_of(cls):
        rule = rule_for(field, table)
        if rule is None or rule == PUBLIC or (is_native and rule == OWN):
            continue
        lines.append(f" t.{field.name} = {_ruled(field, rule, scope)}")
    lines.append(" return t")
    exec("\n".join(lines), scope)
    filler: Callable[[Any, int], Any] = scope["filler"]
    return filler


def public_part(cls: type[State], table: Visibility, is_copy: bool) -> list[str]:
    """The lines that fill `t` with what everybody sees of `s`, and leave empty what nobody sees."""
    lines = []
    for field in fields_of(cls):
        rule = rule_for(field, table)
        if rule == PUBLIC:
            written = COPIED.get(field.shape, AS_IT_IS) if is_copy else AS_IT_IS
            lines.append(f"t.{field.name} = {written.format(field.name)}")
        elif rule is None and field.shape != RECORD:
            lines.append(f"t.{field.name} = {nothing(field.shape)!r}")
    return lines


def own_part(cls: type[State], table: Visibility) -> list[str]:
    """The lines that fill `t` with what a seat sees of columns with an entry for each seat."""
    written = {
        NUMBERS: f"[v if owner == seat else {HIDDEN} for owner, v in enumerate(s.{{0}})]",
        ROWS: "[v[:] if owner == seat else [] for owner, v in enumerate(s.{0})]",
        FIXED_ROWS: "[v if owner == seat else () for owner, v in enumerate(s.{0})]",
    }
    fields = [field for field in fields_of(cls) if rule_for(field, table) == OWN]
    return [f"t.{f.name} = {written[f.shape].format(f.name)}" for f in fields]


def _make_reader(cls: type[State], table: Visibility) -> Callable[[Any, int], dict[str, Any]]:
    """The same lines for data: values that are read at once need not be copied."""
    scope: dict[str, Any] = {}
    items = []
    for field in plain_fields_of(cls):
        rule = rule_for(field, table)
        if rule == PUBLIC:
            value = AS_IT_IS.format(field.name)
        else:
            value = repr(nothing(field.shape)) if rule is None else _ruled(field, rule, scope)
        items.append(f"{field.name!r}: {value}")
    exec(f"def reader(s, seat):\n return {{{', '.join(items)}}}", scope)
    reader: Callable[[Any, int], dict[str, Any]] = scope["reader"]
    return reader


def _ruled(field: Field, rule: str | VisibilityRule, scope: dict[str, Any]) -> str:
    """What a seat sees of a field by its rule, as an expression; the names it needs go into the
    scope.
    """
    name = field.name
    if rule == OWN:
        scope |= {"own": _own, f"field_{name}": field}
        return f"own(field_{name}, s.seats, s.{name}, seat)"
    if isinstance(rule, str):
        raise RulesError(f"{name} has the unknown rule of visibility “{rule}”")
    scope[f"rule_{name}"] = rule
    return f"rule_{name}(s, seat)"


def _own(field: Field, seats: int, value: Any, seat: int) -> list[Any]:
    if field.shape not in (NUMBERS, ROWS, FIXED_ROWS) or len(value) != seats:
        raise RulesError(f"{field.name} is OWN, but no column with an entry for each seat")
    if field.shape == NUMBERS:
        return [v if owner == seat else HIDDEN for owner, v in enumerate(value)]
    if field.shape == FIXED_ROWS:
        return [v if owner == seat else () for owner, v in enumerate(value)]
    return [v[:] if owner == seat else [] for owner, v in enumerate(value)]


def nothing(shape: int) -> Any:
    """The value that stands for a field that is not seen."""
    if shape == NUMBER:
        return HIDDEN
    if shape == TEXT:
        return ""
    if shape == FIXED:
        return ()
    return False if shape == YES_NO else []
