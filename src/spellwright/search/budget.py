"""How long to think: at most so many iterations and seconds, and until somebody says stop."""

from __future__ import annotations

import time
from collections.abc import Callable

Stopped = Callable[[], bool]


def never() -> bool:
    return False


class Budget:
    """How much a player may think. With iterations alone the same seed gives the same thoughts; a
    clock makes them differ.
    """

    __slots__ = ("_deadline", "iterations", "seconds", "stopped")

    def __init__(self, iterations: int, seconds: float = 0.0, stopped: Stopped = never) -> None:
        self.iterations = iterations
        self.seconds = seconds
        """The time limit; 0 means no limit."""
        self.stopped = stopped
        self._deadline = 0.0

    def start(self) -> None:
        """Start the clock."""
        if self.seconds:
            self._deadline = time.monotonic() + self.seconds

    def allows(self, done: int) -> bool:
        """Whether one more iteration may follow after `done` iterations."""
        if done >= self.iterations or self.stopped():
            return False
        return not self.seconds or time.monotonic() < self._deadline
