"""Sight: all that a seat sees, as one value that can be compared and looked up.

Two states give a seat the same sight exactly if it cannot tell them apart by what lies on the table
and what it is asked. A view is for showing; this is for players who think through many positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from spellwright.kernel.record import NUMBERS, RECORD, RECORDS, ROWS, fields_of
from spellwright.kernel.view import KERNEL_VISIBILITY, OWN, PUBLIC, Visibility

if TYPE_CHECKING:
    from spellwright.kernel.state import State

Sight = tuple[Any, ...]
Look = Callable[[Any, int], Sight]

_LOOKS: dict[type[State], tuple[Visibility, Look]] = {}


def sight_of(state: State, seat: int) -> Sight:
    """What a seat sees: its fields of the state, its question and its options."""
    table = state.game.visibility
    known = _LOOKS.get(state.__class__)
    if known is None or known[0] is not table:
        known = _LOOKS[state.__class__] = table, _make_look(state.__class__, table)
    ask = state.ask_of(seat)
    if ask is None:
        return (*known[1](state, seat), -1)
    question = (ask.question, *ask.args)
    return (*known[1](state, seat), question, tuple(state.options(ask)))


def _make_look(cls: type[State], table: Visibility) -> Look:
    """Write the function that a person would write: one tuple of all that is seen."""
    scope: dict[str, Any] = {"frozen": _frozen}
    parts = []
    for place, field in enumerate(fields_of(cls)):
        rule = table.get(field.name) or KERNEL_VISIBILITY.get(field.name)
        if rule is None or field.shape in (RECORD, RECORDS):
            continue
        if rule == PUBLIC:
            parts.append(_written(field.shape, f"s.{field.name}"))
        elif rule == OWN:
            own = "tuple(s.{0}[seat])" if field.shape == ROWS else "s.{0}[seat]"
            parts.append(f"{own.format(field.name)} if seat >= 0 else 0")
        else:
            scope[f"rule{place}"] = rule
            parts.append(f"frozen(rule{place}(s, seat))")
    exec(f"def look(s, seat): return ({', '.join([*parts, ''])})", scope)
    look: Look = scope["look"]
    return look


def _written(shape: int, value: str) -> str:
    if shape == NUMBERS:
        return f"tuple({value})"
    return f"tuple([tuple(row) for row in {value}])" if shape == ROWS else value


def _frozen(value: Any) -> Any:
    return tuple([_frozen(item) for item in value]) if isinstance(value, list) else value
