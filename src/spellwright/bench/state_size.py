"""How much memory a state takes."""

from __future__ import annotations

import struct
import sys
from typing import Any, Final

from spellwright.kernel.chance import Chance
from spellwright.kernel.record import Record, fields_of
from spellwright.kernel.state import State

POINTER: Final = struct.calcsize("P")


def bytes_of(state: State) -> int:
    """The bytes that a copy of the state adds: its own objects, nothing that copies share."""
    return _size(state.copy(), set())


def _size(thing: Any, seen: set[int]) -> int:
    if id(thing) in seen or not _is_own(thing):
        return 0
    seen.add(id(thing))
    parts = thing if isinstance(thing, list) else _fields(thing)
    return _own_bytes(thing) + sum(_size(part, seen) for part in parts)


def _own_bytes(thing: Any) -> int:
    """Of a list what its items need: how much room it keeps for more depends on its past."""
    if isinstance(thing, list):
        return sys.getsizeof([]) + len(thing) * POINTER
    return sys.getsizeof(thing)


def _is_own(thing: Any) -> bool:
    """Small ints, texts, tuples and the game itself are shared, however many states there are."""
    if isinstance(thing, int):
        return not -5 <= thing <= 256
    return isinstance(thing, Record | Chance | list | bytes)


def _fields(thing: Any) -> list[Any]:
    if isinstance(thing, Record):
        return [getattr(thing, field.name) for field in fields_of(type(thing))]
    names = [name for cls in type(thing).__mro__ for name in getattr(cls, "__slots__", ())]
    return [getattr(thing, name) for name in names if hasattr(thing, name)]
