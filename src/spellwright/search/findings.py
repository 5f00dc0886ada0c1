"""What a thought has found: how each option fared, and what the others would do about it."""

from __future__ import annotations

from spellwright.search.node import Node


class Reply:
    """Another seat's next choice after one of ours, and what it came to for us."""

    __slots__ = ("code", "seat", "total", "visits")

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat
        self.code = code
        self.visits = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        return self.total / self.visits


class Findings:
    __slots__ = ("_replies", "best", "iterations", "root", "seat")

    def __init__(self, seat: int, root: Node) -> None:
        self.seat = seat
        self.root = root
        self.iterations = 0
        self.best = 0
        """The place of the option to choose."""
        self._replies: dict[tuple[int, int, int], Reply] = {}

    def note(self, place: int, seat: int, code: int, value: float) -> None:
        """Remember which answer another seat gave in one iteration, and what that came to."""
        reply = self._replies.setdefault((place, seat, code), Reply(seat, code))
        reply.visits += 1
        reply.total += value

    def replies(self, place: int) -> list[Reply]:
        """The answers to one of the options, the usual ones first."""
        found = [reply for key, reply in self._replies.items() if key[0] == place]
        return sorted(found, key=lambda reply: (-reply.visits, reply.seat, reply.code))
