"""The review of a finished game: the chance to win over time, and the moments that turned it."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from spellwright.kernel.outcome import standing
from spellwright.kernel.refusal import RulesError
from spellwright.kernel.saying import Saying
from spellwright.kernel.table import Table
from spellwright.registry import Game

MOMENTS: Final = 3
MOST_POINTS: Final = 400
"""A curve with more points than this shows no more."""
APART: Final = 0.02
"""Two moments are at least this part of the game apart."""


class Point(NamedTuple):
    """How good the position is for each seat after so many choices, from 0 to 1."""

    place: int
    chances: list[float]


class Moment(NamedTuple):
    """A choice that turned the game: what was chosen, and what the strongest level would choose."""

    place: int
    """How many choices were made before it."""
    seat: int
    chosen: str
    before: float
    after: float
    """The chances of the seat before and after."""
    best: str = ""
    """The option of the strongest level; empty if it could not be asked."""
    reason: str = ""


class Review(NamedTuple):
    curve: list[Point]
    moments: list[Moment]

    def to_bytes(self) -> bytes:
        return json.dumps({"curve": self.curve, "moments": self.moments}).encode()


def review_from(data: bytes) -> Review:
    """The review that `to_bytes` wrote."""
    read: Any = json.loads(data)
    curve = [Point(place, chances) for place, chances in read["curve"]]
    return Review(curve, [Moment(*moment) for moment in read["moments"]])


def curve_of(game: Game, table: Table[Any], winners: Sequence[int]) -> Review:
    """The curve of a whole game by `mind.evaluate`, and its turning moments without advice."""
    state = table.position(0)
    seats = range(state.seats)
    points: list[Point] = []
    if game.mind.is_settled(state):
        points.append(_point(game, state, 0, seats))
    choosing: list[int] = []
    """The choices that were more than the only one."""
    for place, choice in enumerate(table.choices):
        ask = state.ask_of(choice.seat)
        if ask is not None and len(state.options(ask)) > 1:
            choosing.append(place)
        state.choose(*choice)
        if state.over or game.mind.is_settled(state):
            points.append(_point(game, state, place + 1, seats))
    moments = _moments(table, points, choosing)
    if not points or points[0].place:
        # Nobody is ahead before the game is set up, and no choice until then turned it.
        points.insert(0, Point(0, points[0].chances if points else [0.5] * len(seats)))
    if not state.over:
        # Somebody gave up: no choice turned that.
        points.append(Point(len(table.choices), [float(seat in winners) for seat in seats]))
    return Review(_thinned(points), moments)


def _point(game: Game, state: Any, place: int, seats: range) -> Point:
    if state.over:
        together = game.rules.cooperative
        return Point(place, [standing(state.ranks, seat, together) for seat in seats])
    try:
        chances = [game.mind.evaluate(state, seat) for seat in seats]
    except RulesError:
        chances = [0.5] * len(seats)
    return Point(place, [round(min(1.0, max(0.0, chance)), 4) for chance in chances])


def _thinned(points: list[Point]) -> list[Point]:
    stride = -(-len(points) // MOST_POINTS)
    kept = points[::stride]
    return kept if kept[-1] is points[-1] else [*kept, points[-1]]


def _moments(table: Table[Any], points: list[Point], choosing: list[int]) -> list[Moment]:
    """The choices around which the chance of whoever chose changed most, in their order."""
    found: list[tuple[float, Moment]] = []
    for before, after in pairwise(points):
        first = bisect_left(choosing, before.place)
        for place in choosing[first : first + 1]:
            if place >= after.place:
                continue
            seat = table.choices[place].seat
            was, now = before.chances[seat], after.chances[seat]
            moment = Moment(place, seat, table.choices[place].text, was, now)
            found.append((abs(now - was), moment))
    found.sort(key=lambda one: (-one[0], one[1].place))
    least = max(1, int(len(table.choices) * APART))
    chosen: list[Moment] = []
    for _, moment in found:
        if all(abs(moment.place - other.place) >= least for other in chosen):
            chosen.append(moment)
        if len(chosen) == MOMENTS:
            break
    return sorted(chosen)


def in_words(reason: str | Saying) -> str:
    """A reason as it is kept: by its key where it has one, to be read in any language."""
    if isinstance(reason, str):
        return json.dumps(reason)
    return json.dumps({"domain": reason.domain, "key": reason.key, "args": _plain(reason.args)})


def _plain(value: Any) -> Any:
    if isinstance(value, Saying) or hasattr(value, "domain"):
        kind = "says" if isinstance(value, Saying) else "names"
        return {kind: [value.domain, value.key, _plain(value.args)]}
    if isinstance(value, dict) or hasattr(value, "items"):
        return {name: _plain(one) for name, one in value.items()}
    if isinstance(value, tuple | list):
        return {"several": [_plain(one) for one in value]}
    return value
