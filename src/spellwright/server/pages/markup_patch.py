"""What has changed inside an element of a page: pieces of the old one, what is new between them.

A piece begins with a tag; tags that close right after another one belong to the piece before. So a
page finds as many pieces in its own copy as there are here, although it writes `<path/>` as
`<path></path>`.
"""

from __future__ import annotations

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
MOST_TRIED: Final = 6
"""In how many places of the old element the beginning of a run is looked for."""
LARGEST_SHARE: Final = 0.7
"""A patch that is longer than this share of the new element is not worth it."""


def pieces_of(html: Html) -> list[str]:
    """The pieces of an element, each without its first character.

    >>> pieces_of(Html('<g><path d="M0 0"/><text>one</text></g>'))
    ['g>', 'path d="M0 0"/>', 'text>one', '/text>\\x00/g>']
    """
    return html.replace(_CLOSES, _CLOSED).split("<")[1:]


def patch(old: Html, new: Html) -> Patch | None:
    """How one element becomes another; None where it is as short to write it anew."""
    was, now = pieces_of(old), pieces_of(new)
    runs = _runs(was, now)
    size = sum(len(run) if isinstance(run, str) else WORTH for run in runs)
    return (len(was), runs) if size < LARGEST_SHARE * len(new) else None


def _runs(was: list[str], now: list[str]) -> list[str | tuple[int, int]]:
    """Runs of old pieces, and what is new between them."""
    start, end = _in_common(was, now)
    places: dict[str, list[int]] = {}
    for place in range(start, len(was) - end):
        places.setdefault(was[place], []).append(place)
    runs: list[str | tuple[int, int]] = [(0, start)] if start else []
    fresh: list[str] = []
    next_old, at, last = start, start, len(now) - end
    while at < last:
        first, length = _longest_run(was, now, at, last, next_old, places)
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


def _in_common(was: list[str], now: list[str]) -> tuple[int, int]:
    """How many pieces are the same at the beginning, and at the end."""
    most = min(len(was), len(now))
    start = 0
    while start < most and was[start] == now[start]:
        start += 1
    end = 0
    while end < most - start and was[-1 - end] == now[-1 - end]:
        end += 1
    return start, end


def _longest_run(
    was: list[str],
    now: list[str],
    at: int,
    last: int,
    next_old: int,
    places: dict[str, list[int]],
) -> tuple[int, int]:
    """The longest run of old pieces that goes on from here, and its length; 0 if none is worth it.

    What follows on the last run is looked at first, since most of a drawing keeps its order.
    """
    tried = places.get(now[at])
    if tried is None:
        return 0, 0
    if len(tried) > MOST_TRIED:
        tried = sorted(tried, key=lambda place: abs(place - next_old))[:MOST_TRIED]
    best, longest = 0, 0
    for first in tried:
        length = 1
        room = min(last - at, len(was) - first)
        while length < room and was[first + length] == now[at + length]:
            length += 1
        if length > longest or (length == longest and first == next_old):
            best, longest = first, length
    if longest < WORTH and sum(len(each) + 1 for each in now[at : at + longest]) < WORTH:
        return 0, 0
    return best, longest


def _written(pieces: list[str]) -> str:
    return ("<" + "<".join(pieces)).replace(_CLOSED, _CLOSES)
