"""Pauses between retries: what failed is tried again, after pauses that grow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 30.0


def growing_pauses() -> Iterator[float]:
    """Seconds to wait after each failure, without end.

    >>> pauses = growing_pauses()
    >>> [next(pauses) for _ in range(4)]
    [0.2, 0.4, 0.8, 1.6]
    """
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)
