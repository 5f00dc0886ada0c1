"""What a thought has found: how each option fared, and what the others would do about it."""

from __future__ import annotations

from collections.abc import Sequence

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

    def note(self, path: Sequence[tuple[int, Node, int]], value: float) -> None:
        """Remember which answer the others gave in one iteration."""
        place = path[0][2]
        for seat, node, tried in path[1:]:
            if seat != self.seat:
                code = node.tried[tried]
                reply = self._replies.setdefault((place, seat, code), Reply(seat, code))
                reply.visits += 1
                reply.total += value
                return

    def replies(self, place: int) -> list[Reply]:
        """The answers to one of the options, the usual ones first."""
        found = [reply for key, reply in self._replies.items() if key[0] == place]
        return sorted(found, key=lambda reply: (-reply.visits, reply.seat, reply.code))
