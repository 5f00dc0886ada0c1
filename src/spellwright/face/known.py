"""What was drawn is known by what it was drawn from, so that nothing is drawn twice.

From one beat to the next most of a position stays, and two seats see much alike. A function under
`drawn_from` names the fields that it reads: where they are what they were, so is what it drew. The
fields are those of a view, so nobody is handed what was drawn from something they may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import wraps
from operator import attrgetter
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

from spellwright.face.scene import Scene

P = ParamSpec("P")
R = TypeVar("R")

OF_THE_SCENE: Final = frozenset(
    {"asked", "before", "decisions", "events", "outcome", "seat", "waiting"}
)
"""What a function may name beside fields of the position."""


class Reads(NamedTuple):
    """What a function reads: whole fields, and columns of which it reads no more than the entry of
    its first argument.
    """

    names: str = ""
    entries: str = ""


GAMES: Final = "spellwright.games."


class Work:
    """A function that draws, and what it reads."""

    __slots__ = ("columns", "draw", "fields", "read_columns", "read_fields", "read_scene", "scene")

    def __init__(self, draw: Callable[..., Any], reads: Reads) -> None:
        self.draw = draw
        names = frozenset(reads.names.split())
        self.scene = OF_THE_SCENE & names
        self.fields = names - OF_THE_SCENE
        self.columns = frozenset(reads.entries.split())
        self.read_scene = _reader(self.scene)
        self.read_fields = _reader(self.fields)
        self.read_columns = _reader(self.columns)

    def seen(self, scene: Scene[Any], args: tuple[Any, ...]) -> Any:
        """All that it reads, to be compared."""
        shown = scene.view.shown
        if not self.columns:
            return self.read_scene(scene), self.read_fields(shown)
        entries = [column[args[0]] for column in self.read_columns(shown)]
        return self.read_scene(scene), self.read_fields(shown), entries


class SameValues:
    """Is equal to another of its kind with the same values: for arguments of what is drawn."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(tuple([bool(value) for value in vars(self).values()]))


class Known:
    """What was drawn at one table for those who read one language. What was not wanted at the last
    position is forgotten at the next.
    """

    def __init__(self) -> None:
        self._drawn: dict[Hashable, list[_Version]] = {}
        self._at: Hashable = None
        self._now = 0

    def begin(self, version: int) -> None:
        """From here on a position is looked at that may be another one."""
        if version == self._now:
            return
        before, self._now = self._now, version
        for what, versions in list(self._drawn.items()):
            kept = [each for each in versions if each.wanted_at >= before]
            if not kept:
                del self._drawn[what]
            elif len(kept) < len(versions):
                self._drawn[what] = kept

    def find(self, work: Work, scene: Scene[Any], args: tuple[Any, ...]) -> Any:
        at = (scene.names, scene.speaker.seats)
        if at != self._at:
            self._at = at
            self._drawn.clear()
        seen = work.seen(scene, args)
        versions = self._drawn.setdefault((work, args), [])
        for version in versions:
            if version.seen == seen:
                version.wanted_at = self._now
                return version.drawn
        drawn = work.draw(scene, *args)
        versions.append(_Version(seen, drawn, self._now))
        return drawn

    def find_plain(self, draw: Callable[..., R], args: tuple[Any, ...]) -> R:
        """What follows from its arguments alone."""
        versions = self._drawn.get((draw, args))
        if versions is None:
            versions = self._drawn[draw, args] = [_Version((), draw(*args), self._now)]
        versions[0].wanted_at = self._now
        drawn: R = versions[0].drawn
        return drawn


class _Version:
    __slots__ = ("drawn", "seen", "wanted_at")

    def __init__(self, seen: Any, drawn: Any, wanted_at: int) -> None:
        self.seen = seen
        self.drawn = drawn
        self.wanted_at = wanted_at


def drawn_from(
    reads: Mapping[str, Reads],
) -> Callable[[Callable[Concatenate[Scene[Any], P], R]], Callable[Concatenate[Scene[Any], P], R]]:
    """Let a table remember what a function has drawn, by all that it was drawn from.

    `reads` says what that is (`tools/field_reads.py` writes it), beside language and names. The
    arguments can be compared, and nobody may change what the function returns.
    """

    def remembering(
        draw: Callable[Concatenate[Scene[Any], P], R],
    ) -> Callable[Concatenate[Scene[Any], P], R]:
        name = f"{draw.__module__.removeprefix(GAMES)}.{draw.__name__}"
        if name not in reads:
            # One that was just written has not been looked through yet: it draws each time.
            return draw
        work = Work(draw, reads[name])

        @wraps(draw)
        def found(scene: Scene[Any], /, *args: P.args, **more: P.kwargs) -> R:
            if scene.known is None or more:
                return draw(scene, *args, **more)
            drawn: R = scene.known.find(work, scene, args)
            return drawn

        return found

    return remembering


def known(scene: Scene[Any], draw: Callable[..., R], *args: Any) -> R:
    """What a function draws from arguments alone, which can be compared; nobody may change it."""
    return draw(*args) if scene.known is None else scene.known.find_plain(draw, args)


def _reader(names: frozenset[str]) -> Callable[[Any], Any]:
    """Reads these attributes of something, always as a tuple."""
    first, *others = sorted(names) or [""]
    if others:
        return attrgetter(first, *others)
    if not first:
        return _nothing
    return lambda of: (getattr(of, first),)


def _nothing(_: Any) -> tuple[()]:
    return ()
