"""What a search has found: how each option fared, and how the other seats would answer it."""

from __future__ import annotations

from spellwright.kernel.decision import Ask
from spellwright.kernel.saying import Saying
from spellwright.kernel.state import State
from spellwright.search.node import Node


class Reply:
    """Another seat's next choice after one of our options, and what that came to for us."""

    __slots__ = ("code", "says", "seat", "total", "visits")

    def __init__(self, seat: int, code: int, says: Saying) -> None:
        self.seat = seat
        self.code = code
        self.says = says
        """As the question put it when it was first seen."""
        self.visits = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        return self.total / self.visits


class Gain:
    """Points that an option brought to the seat and to its rival, and in how many games."""

    __slots__ = ("games", "own", "rival")

    def __init__(self) -> None:
        self.games = 0
        self.own = 0
        self.rival = 0

    @property
    def averages(self) -> tuple[float, float]:
        return self.own / self.games, self.rival / self.games


class Findings:
    __slots__ = ("_before", "_gains", "_labels", "_replies", "best", "iterations", "root", "seat")

    def __init__(self, seat: int, root: Node, points: tuple[int, int] | None) -> None:
        self.seat = seat
        self.root = root
        self._before = points
        self._gains: dict[int, Gain] = {}
        self.iterations = 0
        self.best = 0
        """The index of the option to choose."""
        self._replies: dict[tuple[int, int, int], Reply] = {}
        self._labels: dict[tuple[int, int, int], Saying] = {}

    def hear(self, place: int, world: State, ask: Ask, code: int) -> None:
        """Remember in which words another seat is asked for an answer that is new."""
        key = (place, ask.seat, code)
        if key not in self._labels:
            self._labels[key] = world.rules.label(world, ask, code)

    def note(self, place: int, seat: int, code: int, value: float) -> None:
        """Remember the answer that another seat gave in one iteration, and what that came to."""
        key = (place, seat, code)
        reply = self._replies.get(key)
        if reply is None:
            reply = self._replies[key] = Reply(seat, code, self._labels[key])
        reply.visits += 1
        reply.total += value

    def note_points(self, place: int, points: tuple[int, int] | None) -> None:
        """Remember the points at the end of one iteration."""
        before = self._before
        if points is None or before is None:
            return
        gain = self._gains.setdefault(place, Gain())
        gain.games += 1
        gain.own += points[0] - before[0]
        gain.rival += points[1] - before[1]

    def gain(self, place: int) -> Gain | None:
        """The points that one of the options brought; None in a game without points."""
        return self._gains.get(place)

    def replies(self, place: int) -> list[Reply]:
        """The answers to one of the options, the most frequent first."""
        found = [reply for key, reply in self._replies.items() if key[0] == place]
        return sorted(found, key=lambda reply: (-reply.visits, reply.seat, reply.code))
