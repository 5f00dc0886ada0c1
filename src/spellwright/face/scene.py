"""A scene: a position as somebody looks at it at a table."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from spellwright.kernel.event import Event
from spellwright.kernel.state import State
from spellwright.kernel.view import View

S = TypeVar("S", bound=State)


class Scene(NamedTuple, Generic[S]):
    view: View[S]
    """The position; `view.events` is what the seat was told last."""
    before: tuple[Event, ...] = ()
    """What it was told shortly before that, where a table keeps it."""
    names: tuple[str, ...] = ()
    """Who sits where, on a page that knows it."""
