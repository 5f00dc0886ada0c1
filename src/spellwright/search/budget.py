"""How long to think: so many iterations, at most so many seconds, and until somebody says stop."""

from __future__ import annotations

import time
from collections.abc import Callable

Stopped = Callable[[], bool]


def never() -> bool:
    return False


class Budget:
    """With iterations alone the same seed gives the same thoughts; a clock makes them differ."""

    __slots__ = ("_deadline", "iterations", "seconds", "stopped")

    def __init__(self, iterations: int, seconds: float = 0.0, stopped: Stopped = never) -> None:
        self.iterations = iterations
        self.seconds = seconds
        """No limit if it is 0."""
        self.stopped = stopped
        self._deadline = 0.0

    def start(self) -> None:
        """From now on the clock runs."""
        if self.seconds:
            self._deadline = time.monotonic() + self.seconds

    def allows(self, done: int) -> bool:
        """Whether one more iteration may follow the `done` ones."""
        if done >= self.iterations or self.stopped():
            return False
        return not self.seconds or time.monotonic() < self._deadline
