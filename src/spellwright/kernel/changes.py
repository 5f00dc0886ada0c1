"""Changes: which of the fields that everybody sees are no longer what they were.

Whoever keeps something that is made of a state (a row of numbers) asks this, and makes anew only
what has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from spellwright.kernel.record import (
    FIXED,
    FIXED_ROWS,
    NUMBER,
    NUMBERS,
    ROWS,
    YES_NO,
    Field,
    fields_of,
)
from spellwright.kernel.visibility import PUBLIC, Visibility, has_native_parts, rule_for

if TYPE_CHECKING:
    from spellwright.kernel.state import State

Changed = Callable[[Any, list[Any]], list[int]]
"""From a state and what its public fields were: the numbers of those that have changed. What they
were is brought up to date."""

KEPT: Final = {
    NUMBERS: "s.{0}.copy()",
    ROWS: "[row.copy() for row in s.{0}]",
    FIXED_ROWS: "s.{0}.copy()",
}


def public_fields(cls: type[State], table: Visibility) -> list[Field]:
    """The fields that everybody sees, in the order of their numbers."""
    return [field for field in fields_of(cls) if rule_for(field, table) == PUBLIC]


def changes_in(cls: type[State], table: Visibility) -> Changed:
    """The function for a class of states; a compiled one brings its own."""
    if has_native_parts(cls, table):
        native: Changed = vars(cls)["changed_since"]
        return native
    scope: dict[str, Any] = {}
    lines = [f" {line}" for line in changed_since(cls, table)]
    exec("\n".join(["def changed(s, seen):", *lines, " return found"]), scope)
    changed: Changed = scope["changed"]
    return changed


def changed_since(cls: type[State], table: Visibility, *, is_compiled: bool = False) -> list[str]:
    """The lines that find what of `s` differs from the list `seen`. A compiler is told what is a
    number: it compares two numbers without a call.
    """
    lines = ["found = []"]
    for number, field in enumerate(public_fields(cls, table)):
        name = f"s.{field.name}"
        differs = f"{name} != seen[{number}]"
        if field.shape == FIXED:
            differs = f"{name} is not seen[{number}] and {differs}"
        if is_compiled and field.shape in (NUMBER, YES_NO):
            kind = "int" if field.shape == NUMBER else "bool"
            lines.append(f"was_{number} = seen[{number}]")
            differs = f"not isinstance(was_{number}, {kind}) or {name} != was_{number}"
        kept = KEPT.get(field.shape, "s.{0}").format(field.name)
        lines += [f"if {differs}:", f"    seen[{number}] = {kept}", f"    found.append({number})"]
    return lines
