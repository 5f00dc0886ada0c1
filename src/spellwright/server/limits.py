"""Limits: how much one session, and one address, may ask of the server."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying
from spellwright.server.speaking import say

MESSAGE_BYTES: Final = 16 * 1024
LONGEST_AWAY: Final = 30 * 24 * 3600
LONGEST_DRAFT: Final = 4000
LONGEST_CHAT: Final = 300
LONGEST_NOTE: Final = 1000
TABLES_PER_HOUR: Final = 60
REPORTS_PER_TABLE: Final = 20
SOCKETS_PER_SESSION: Final = 30
MESSAGES_PER_SECOND: Final = 20.0
BURST: Final = 60.0
MOST_REMEMBERED: Final = 20_000

# One address may be a whole school: much more than for a session, but not without end.
TABLES_PER_HOUR_AND_ADDRESS: Final = 600
SOCKETS_PER_ADDRESS: Final = 600
REQUESTS_PER_SECOND_AND_ADDRESS: Final = 100.0
BURST_OF_ADDRESS: Final = 1000.0
OFFENCES_PER_SECOND_AND_ADDRESS: Final = 0.2
OFFENCES_AT_ONCE: Final = 20.0

MESSAGE: Final = "message"
CHAT: Final = "chat"
TABLE: Final = "table"
ADDRESS: Final = "address"
OFFENCE: Final = "offence"
"""A socket that had to be closed."""
TABLE_OF_ADDRESS: Final = "table of an address"

RATES: Final[Mapping[str, tuple[float, float]]] = {
    MESSAGE: (MESSAGES_PER_SECOND, BURST),
    CHAT: (MESSAGES_PER_SECOND, BURST),
    TABLE: (TABLES_PER_HOUR / 3600, TABLES_PER_HOUR),
    ADDRESS: (REQUESTS_PER_SECOND_AND_ADDRESS, BURST_OF_ADDRESS),
    OFFENCE: (OFFENCES_PER_SECOND_AND_ADDRESS, OFFENCES_AT_ONCE),
    TABLE_OF_ADDRESS: (TABLES_PER_HOUR_AND_ADDRESS / 3600, TABLES_PER_HOUR_AND_ADDRESS),
}
"""For each kind, how many a second are allowed, after how many at once."""


class TokenBucket:
    """Allows a number at once, then a number a second."""

    __slots__ = ("_at", "_burst", "_tokens", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Take what has been used already, even if it was too much."""
        self._fill()
        self._tokens -= tokens

    @property
    def debt(self) -> float:
        return max(0.0, -self._tokens)

    @property
    def is_empty(self) -> bool:
        self._fill()
        return self._tokens < 1

    def _fill(self) -> None:
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self.rate)
        self._at = now


class TooFast(Refused):
    KIND: Final = "too-fast"

    def __init__(self, says: Saying | None = None) -> None:
        super().__init__(self.KIND, says or say("refusal-too-fast"))


class RateLimits:
    """Buckets by asker (a session or an address) and kind; the oldest are forgotten first."""

    def __init__(self, *, scale: float = 1.0) -> None:
        self.scale = scale
        self._buckets: dict[tuple[str, str], TokenBucket] = {}

    def check(self, asker: str, kind: str = MESSAGE) -> None:
        """Refuse what comes too fast."""
        if not self._bucket(asker, kind).take():
            raise TooFast

    def note(self, asker: str, kind: str) -> None:
        """Something has happened that should not happen often."""
        self._bucket(asker, kind).spend(1)

    def check_noted(self, asker: str, kind: str) -> None:
        """Refuse when what was noted has happened too often lately."""
        if (asker, kind) in self._buckets and self._bucket(asker, kind).is_empty:
            raise TooFast

    def _bucket(self, asker: str, kind: str) -> TokenBucket:
        bucket = self._buckets.get((asker, kind))
        if bucket is None:
            rate, burst = RATES[kind]
            bucket = TokenBucket(self.scale * rate, self.scale * burst)
            if len(self._buckets) >= MOST_REMEMBERED:
                del self._buckets[next(iter(self._buckets))]
            self._buckets[asker, kind] = bucket
        return bucket


class SocketLimit:
    """How many sockets a session, and an address, has open at once."""

    def __init__(
        self, most: float = SOCKETS_PER_SESSION, most_of_address: float = SOCKETS_PER_ADDRESS
    ) -> None:
        self._most = most
        self._most_of_address = most_of_address
        self._open: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """How many sockets all sessions together have open."""
        return sum(count for asker, count in self._open.items() if asker.startswith(SESSION))

    @contextmanager
    def one_of(self, session: str, address: str = "") -> Iterator[None]:
        """Count one socket more until the block ends; refused if there are too many."""
        limits = {f"{SESSION}{session}": self._most, f"at {address}": self._most_of_address}
        if any(self._open[asker] >= most for asker, most in limits.items()):
            raise TooFast(say("refusal-too-many-open"))
        self._open.update(limits.keys())
        try:
            yield
        finally:
            self._open.subtract(limits.keys())
            for asker in limits:
                if not self._open[asker]:
                    del self._open[asker]


SESSION: Final = "session "
