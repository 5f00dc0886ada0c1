"""A stop sign: what is being done is ended in good order, and nothing new is begun."""

from __future__ import annotations

import signal
from types import FrameType
from typing import Any, Self


class StopSign:
    """Up after Ctrl-C, while it is in force; a second Ctrl-C interrupts at once, as usual."""

    def __init__(self) -> None:
        self.is_up = False
        self._before: Any = None

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._raise)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _raise(self, _signal: int, _frame: FrameType | None) -> None:
        if self.is_up:
            raise KeyboardInterrupt
        self.is_up = True
