"""Events: what happened, for the log, the animations and the statistics."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
SPECTATOR: Final = -1


class Event:
    """Something that happened: a key and numbers; words come later.

    `audience` is a bit set of the seats that may know it, or EVERYBODY.
    """

    __slots__ = ("args", "audience", "kind")

    def __init__(self, kind: int, args: tuple[int, ...], audience: int) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience

    def visible_to(self, seat: int) -> bool:
        return self.audience == EVERYBODY or (seat >= 0 and bool(self.audience >> seat & 1))

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.args}, {self.audience})"
