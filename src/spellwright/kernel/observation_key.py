"""ObservationKey: all that a seat sees, as one value that can be compared and looked up.

Two states give a seat the same key exactly if the seat cannot tell them apart by what lies on the
table and what it is asked. A view is for showing; this is for players who think through many
positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from spellwright.kernel.record import FIXED, FIXED_ROWS, NUMBERS, ROWS, WITH_ENTRIES, fields_of
from spellwright.kernel.visibility import OWN, PUBLIC, Visibility, has_native_parts, rule_for

if TYPE_CHECKING:
    from spellwright.kernel.state import State

COLUMNS: Final = (NUMBERS, FIXED)
ROWS_OF_NUMBERS: Final = (ROWS, FIXED_ROWS)

ObservationKey = tuple[Any, ...]
MakeKey = Callable[[Any, int], list[Any]]

_MAKERS: dict[type[State], tuple[Visibility, MakeKey]] = {}


def observation_key(state: State, seat: int) -> ObservationKey:
    """What a seat sees: its fields of the state, its question and its options."""
    table = state.rules.visibility
    known = _MAKERS.get(state.__class__)
    if known is None or known[0] is not table:
        known = _MAKERS[state.__class__] = table, _write_maker(state.__class__, table)
    seen = known[1](state, seat)
    ask = state.ask_of(seat)
    if ask is not None:
        seen.append(ask.question)
        seen.append(len(ask.args))
        seen.extend(ask.args)
        seen.extend(state.options(ask))
    return tuple(seen)


def _write_maker(cls: type[State], table: Visibility) -> MakeKey:
    """Write the function that a person would write: one list of all that is seen."""
    scope: dict[str, Any] = {"frozen": _frozen}
    lines = ["def make_key(s, seat):"]
    if has_native_parts(cls, table):
        lines.append(" t = s.public_observation()")
    else:
        lines += [f" {line}" for line in public_observation(cls, table)]
    parts = []
    for place, field in enumerate(fields_of(cls)):
        rule = rule_for(field, table)
        if rule == OWN:
            own = "tuple(s.{0}[seat])" if field.shape in ROWS_OF_NUMBERS else "s.{0}[seat]"
            parts.append(f"{own.format(field.name)} if seat >= 0 else 0")
        elif rule is not None and rule != PUBLIC:
            scope[f"rule{place}"] = rule
            parts.append(f"frozen(rule{place}(s, seat))")
    exec("\n".join([*lines, f" t += [{', '.join(parts)}]", " return t"]), scope)
    make_key: MakeKey = scope["make_key"]
    return make_key


def public_observation(cls: type[State], table: Visibility) -> list[str]:
    """The lines that put all that everybody sees of `s` into one flat list `t`, which is easier to
    compare than nested lists. The length of each part stands before it.
    """
    fields = [field for field in fields_of(cls) if rule_for(field, table) == PUBLIC]
    columns = [field.name for field in fields if field.shape in COLUMNS]
    rows = [field.name for field in fields if field.shape in ROWS_OF_NUMBERS]
    heads = [f"s.{f.name}" for f in fields if f.shape not in WITH_ENTRIES]
    heads += [f"len(s.{name})" for name in (*columns, *rows)]
    lines = [f"t = [{', '.join(heads)}]"]
    lines += [f"t += s.{name}" for name in columns]
    for name in rows:
        # Each part has its own variable: compiled code cannot put a tuple where a list was.
        row = f"row_of_{name}"
        lines += [f"for {row} in s.{name}:", f"    t.append(len({row}))", f"    t += {row}"]
    return lines


def _frozen(value: Any) -> Any:
    return tuple([_frozen(item) for item in value]) if isinstance(value, list) else value
