"""What has changed inside an element of a page: pieces of the old one, what is new between them.

A piece begins with a tag; tags that close right after another one belong to the piece before. So a
page finds as many pieces in its own copy as there are here, although it writes `<path/>` as
`<path></path>`.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Final

from spellwright.server.pages.html import Html

Patch = tuple[int, list[str | tuple[int, int]]]
"""How many pieces the old element has; then, in their order, new text and runs of old pieces (the
first, and the one after the last).
"""

_CLOSES: Final = "></"
_CLOSED: Final = ">\0/"
"""Stands for what closes right after another tag: no text has this character."""
WORTH: Final = 14
"""A run of old pieces with fewer characters is as short written anew."""
KEPT: Final = 16
"""What was new in one beat is old in the next: so many elements are known in pieces."""
SURE: Final = 8
"""So many pieces in their old order need not be looked for elsewhere."""
LARGEST_SHARE: Final = 0.7
"""A patch that is longer than this share of the new element is not worth it."""


@lru_cache(maxsize=KEPT)
def pieces_of(html: Html) -> list[str]:
    """The pieces of an element, each without its first character.

    >>> pieces_of(Html('<g><path d="M0 0"/><text>one</text></g>'))
    ['g>', 'path d="M0 0"/>', 'text>one', '/text>\\x00/g>']
    """
    return html.replace(_CLOSES, _CLOSED).split("<")[1:]


def patch(old: Html, new: Html) -> Patch | None:
    """How one element becomes another; None where it is as short to write it anew."""
    was, now = pieces_of(old), pieces_of(new)
    runs = _Comparison(was, now).runs()
    size = sum(len(run) if isinstance(run, str) else WORTH for run in runs)
    return (len(was), runs) if size < LARGEST_SHARE * len(new) else None


class _Comparison:
    """Finds runs of old pieces, and what is new between them."""

    def __init__(self, was: list[str], now: list[str]) -> None:
        self.was, self.now = was, now
        self._first: dict[str, int] | None = None
        self._open = range(0)
        """The places between what is the same at the beginning and at the end."""

    def runs(self) -> list[str | tuple[int, int]]:
        was, now = self.was, self.now
        start = common_run(was, 0, now, 0, min(len(was), len(now)))
        end = _common_end(was, now, min(len(was), len(now)) - start)
        runs: list[str | tuple[int, int]] = [(0, start)] if start else []
        fresh: list[str] = []
        next_old, at, last = start, start, len(now) - end
        self._open = range(start, len(was) - end)
        while at < last:
            first, length = self._run(at, last, next_old)
            if length:
                if fresh:
                    runs.append(_written(fresh))
                    fresh = []
                runs.append((first, first + length))
                next_old, at = first + length, at + length
            else:
                fresh.append(now[at])
                next_old, at = next_old + 1, at + 1
        if fresh:
            runs.append(_written(fresh))
        if end:
            runs.append((len(was) - end, len(was)))
        return runs

    def _run(self, at: int, last: int, next_old: int) -> tuple[int, int]:
        """The run of old pieces that goes on from here, and its length; 0 if none is worth it.

        Most of a drawing keeps its order: what follows on the last run is looked at before
        anything else is.
        """
        was, now = self.was, self.now
        room = min(last - at, len(was) - next_old)
        if room >= SURE:
            if was[next_old] != now[at]:
                after = next_old + 1
                if room > SURE and was[after : after + SURE] == now[at + 1 : at + 1 + SURE]:
                    return 0, 0
            elif was[next_old : next_old + SURE] == now[at : at + SURE]:
                return next_old, common_run(was, next_old, now, at, room)
        return self._longest_run(at, last, next_old)

    def _longest_run(self, at: int, last: int, next_old: int) -> tuple[int, int]:
        was, now = self.was, self.now
        tried = self._places_of(now[at], next_old)
        best, longest = 0, 0
        for first in tried:
            length = common_run(was, first, now, at, min(last - at, len(was) - first))
            if length > longest or (length == longest and first == next_old):
                best, longest = first, length
        if longest < WORTH and sum(len(each) + 1 for each in now[at : at + longest]) < WORTH:
            return 0, 0
        return best, longest

    def _places_of(self, piece: str, next_old: int) -> list[int]:
        """Where an old piece like this is: the first of all, and the next one."""
        if self._first is None:
            places = self._open
            pieces = self.was[places.start : places.stop]
            self._first = dict(zip(reversed(pieces), reversed(places), strict=True))
        first = self._first.get(piece)
        if first is None:
            return []
        if first < next_old:
            with suppress(ValueError):
                return [self.was.index(piece, next_old, self._open.stop), first]
        return [first]


def common_run(one: list[str], first: int, other: list[str], second: int, most: int) -> int:
    """How many pieces from these places on are the same, at most so many.

    >>> common_run(["a", "b", "c"], 1, ["b", "c", "d"], 0, 2)
    2
    """
    length, step = 0, 8
    while length < most:
        step = min(step, most - length)
        here, there = first + length, second + length
        if one[here : here + step] == other[there : there + step]:
            length += step
            step *= 4
        elif step == 1:
            break
        else:
            step = max(1, step // 4)
    return length


def _common_end(was: list[str], now: list[str], most: int) -> int:
    """How many pieces at the end are the same."""
    return common_run(was[: -most - 1 : -1], 0, now[: -most - 1 : -1], 0, most)


def _written(pieces: list[str]) -> str:
    return ("<" + "<".join(pieces)).replace(_CLOSED, _CLOSES)
