"""A scene that notes what is read of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from spellwright.face.known import Known, Work
from spellwright.face.scene import Scene
from spellwright.kernel.view import View

ALWAYS = {"rules", "settings", "seats"}
"""What is the same as long as a table is there."""


class Read(NamedTuple):
    name: str
    entry: int | None = None
    """Which entry of a column; None for more than one."""


class Notes:
    """What was read, by all who are drawing just now."""

    def __init__(self) -> None:
        self.open: list[set[Read]] = []

    def add(self, name: str, entry: int | None = None) -> None:
        for read in self.open:
            read.add(Read(name, entry))


class WatchedColumn(list[Any]):
    """A column that notes which of its entries are read."""

    def __init__(self, values: list[Any], name: str, notes: Notes) -> None:
        super().__init__(values)
        self._name = name
        self._notes = notes

    def _note(self, entry: int | None = None) -> None:
        self._notes.add(self._name, entry)

    def __getitem__(self, place: Any) -> Any:
        self._note(place if type(place) is int else None)
        return super().__getitem__(place)

    def __iter__(self) -> Iterator[Any]:
        self._note()
        return super().__iter__()

    def __contains__(self, value: object) -> bool:
        self._note()
        return super().__contains__(value)

    def __len__(self) -> int:
        self._note()
        return super().__len__()

    def __eq__(self, other: object) -> bool:
        self._note()
        return super().__eq__(other)

    __hash__ = None

    def index(self, *args: Any) -> int:
        self._note()
        return super().index(*args)

    def count(self, value: Any) -> int:
        self._note()
        return super().count(value)

    def __reversed__(self) -> Iterator[Any]:
        self._note()
        return super().__reversed__()

    def copy(self) -> list[Any]:
        self._note()
        return super().copy()

    def __add__(self, other: Any) -> Any:
        self._note()
        return super().__add__(other)


def watched(scene: Scene[Any], notes: Notes) -> Scene[Any]:
    """The same scene, every read of which is noted."""
    return scene._replace(view=_watched_view(scene.view, notes), before=scene.before)


def _watched_view(view: View[Any], notes: Notes) -> View[Any]:
    shown = _watched_state(view.shown, notes)

    class WatchedView(View[Any]):
        __slots__ = ()

        def __getattribute__(self, name: str) -> Any:
            if name == "decisions":
                # How the rules find the words of a question is no reading of the drawing.
                notes.add(name)
                return view.decisions
            if name in ("seat", "waiting", "events", "outcome", "asked"):
                notes.add(name)
            if name == "options":
                # A decision has them all.
                notes.add("decisions")
            return super().__getattribute__(name)

    return WatchedView(
        view.rules,
        view.seat,
        shown,
        view.asked,
        view.options,
        view.waiting,
        view.events,
        view.outcome,
    )


def _watched_state(shown: Any, notes: Notes) -> Any:
    cls = type(shown)
    fields = {name for each in cls.__mro__ for name in getattr(each, "__slots__", ())}

    def read(self: Any, name: str) -> Any:
        value = super(state, self).__getattribute__(name)
        if name not in fields or name in ALWAYS:
            return value
        if isinstance(value, WatchedColumn):
            return value
        notes.add(name)
        return value

    state: Any = type("Watched", (cls,), {"__slots__": (), "__getattribute__": read})
    other = state.__new__(state)
    for name in fields:
        try:
            value = getattr(shown, name)
        except AttributeError:
            continue
        is_column = type(value) is list
        setattr(other, name, WatchedColumn(value, name, notes) if is_column else value)
    return other


class WatchingKnown(Known):
    """Draws everything anew, and compares what is read with what is named."""

    def __init__(self) -> None:
        super().__init__()
        self.notes = Notes()
        self.faults: dict[str, set[str]] = {}
        self.reads: dict[str, set[str]] = {}
        self._plain: Any = None

    def find(self, work: Work, scene: Scene[Any], args: tuple[Any, ...]) -> Any:
        if not self.notes.open:
            self._plain = scene.view
        scene = scene._replace(view=self._plain)
        self.notes.open.append(set())
        try:
            drawn = work.draw(watched(scene, self.notes), *args)
        finally:
            read = self.notes.open.pop()
        name = f"{work.draw.__module__}.{work.draw.__qualname__}"
        own = args[0] if args and type(args[0]) is int else None
        for each in read:
            is_entry = each.entry is not None and each.entry == own
            called = f"[{each.name}]" if is_entry else each.name
            self.reads.setdefault(name, set()).add(called)
            known = each.name in work.fields | work.scene
            if not known and not (is_entry and each.name in work.columns):
                self.faults.setdefault(name, set()).add(called)
        return drawn
