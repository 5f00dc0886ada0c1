"""Changes: which of the fields that everybody sees are no longer what they were.

Whoever keeps something that is made of a state (a row of numbers) asks this, and makes anew only
what has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from spellwright.kernel.visibility import OWN, PUBLIC, Visibility, has_native_parts, rule_for

if TYPE_CHECKING:
    from spellwright.kernel.state import State

Changed = Callable[[Any, list[Any], int], list[int]]
"""From a state, what its public fields were, and which it may have touched since, as bits: the
numbers of those that have changed. What they were is brought up to date."""

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
    lines = [f" {line}" for line in changed_since(cls, table, {})]
    exec("\n".join(["def changed(s, seen, touched):", *lines, " return found"]), scope)
    changed: Changed = scope["changed"]
    return changed


def reads_in(cls: type[State], table: Visibility) -> dict[str, int]:
    """By fields that not everybody sees as they are, which fields decide what is seen, as bits of
    what a state notes as touched. A compiled class knows it of the rules of its own game.
    """
    known: dict[str, int] = vars(cls).get("READS", {}) if has_native_parts(cls, table) else {}
    home = str(vars(cls)["__module__"]).rpartition(".")[0]
    return {
        name: bits
        for name, bits in known.items()
        if table[name] == OWN or table[name].__module__.startswith(f"{home}.")
    }


def changed_since(
    cls: type[State], table: Visibility, bits: Mapping[str, int], *, is_compiled: bool = False
) -> list[str]:
    """The lines that find what of `s` differs from the list `seen`. A field with a bit is not even
    looked at where `touched` lacks that bit. A compiler is told what is a number: it compares two
    numbers without a call.
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
        elif field.name in bits:
            differs = f"touched & {bits[field.name]} != 0 and {differs}"
        kept = KEPT.get(field.shape, "s.{0}").format(field.name)
        lines += [f"if {differs}:", f"    seen[{number}] = {kept}", f"    found.append({number})"]
    return lines
