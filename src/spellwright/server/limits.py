"""Limits: how much one session may ask of the server."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from spellwright.kernel.refusal import Refused

MESSAGE_BYTES: Final = 16 * 1024
LONGEST_CHAT: Final = 300
LONGEST_NOTE: Final = 1000
TABLES_PER_HOUR: Final = 60
REPORTS_PER_TABLE: Final = 20
SOCKETS_PER_SESSION: Final = 30
MESSAGES_PER_SECOND: Final = 20.0
BURST: Final = 60.0
MOST_REMEMBERED: Final = 20_000


class TokenBucket:
    """So many at once, then so many a second."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class RateLimits:
    """Buckets by session and kind; the oldest are forgotten first."""

    def __init__(self, *, scale: float = 1.0) -> None:
        self._scale = scale
        self._buckets: dict[tuple[str, str], TokenBucket] = {}

    def check(self, session: str, kind: str = "message") -> None:
        """Refuse what comes too fast."""
        bucket = self._buckets.get((session, kind))
        if bucket is None:
            bucket = self._new_bucket(kind)
            if len(self._buckets) >= MOST_REMEMBERED:
                del self._buckets[next(iter(self._buckets))]
            self._buckets[session, kind] = bucket
        if not bucket.take():
            raise Refused("too-fast", "That was too much at once: please wait a moment.")

    def _new_bucket(self, kind: str) -> TokenBucket:
        if kind == "table":
            return TokenBucket(self._scale * TABLES_PER_HOUR / 3600, self._scale * TABLES_PER_HOUR)
        return TokenBucket(self._scale * MESSAGES_PER_SECOND, self._scale * BURST)


class SocketLimit:
    """How many sockets a session has open at once."""

    def __init__(self, most: int = SOCKETS_PER_SESSION) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_of(self, session: str) -> Iterator[None]:
        """One socket more, until the block ends; refused if there are too many."""
        if self._open[session] >= self._most:
            raise Refused("too-fast", "You have too many tables open: please close one.")
        self._open[session] += 1
        try:
            yield
        finally:
            self._open[session] -= 1
            if not self._open[session]:
                del self._open[session]
