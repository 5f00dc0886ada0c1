"""The next asker is not the one who asked first, but the one with the least worker time so far."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Final

MOST_REMEMBERED: Final = 1000


class FairQueue:
    """A few places, and many who ask for them.

    Each asker's time is added up. An asker who was away for a while starts where the others are:
    nobody saves time up, and nobody pays for long ago.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._running: Counter[str] = Counter()
        self._used: dict[str, float] = {}
        self._level = 0.0
        """The least time that any of the askers served now has used."""

    async def take(self, asker: str) -> None:
        """Wait for a place; it is the asker's until it is given back."""
        if self._free == 0:
            await self._wait(asker)
        else:
            self._free -= 1
        self._used[asker] = max(self._used.get(asker, 0.0), self._level)
        self._level = self._used[asker]
        self._running[asker] += 1

    async def _wait(self, asker: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._pass_on()
            else:
                self._leave(asker, place)
            raise

    def _leave(self, asker: str, place: asyncio.Future[None]) -> None:
        waiting = self._waiting[asker]
        waiting.remove(place)
        if not waiting:
            del self._waiting[asker]

    def give_back(self, asker: str, seconds: float) -> None:
        """Free the place that an asker has used for these seconds."""
        self._used[asker] = self._used.get(asker, self._level) + seconds
        self._running[asker] -= 1
        if not self._running[asker]:
            del self._running[asker]
        if len(self._used) > MOST_REMEMBERED:
            self._forget_the_past()
        self._pass_on()

    def _pass_on(self) -> None:
        if not self._waiting:
            self._free += 1
            return
        # Of equal askers it is the one who has waited longest: a dict keeps that one first.
        asker = min(self._waiting, key=lambda name: (self._running[name], self._standing(name)))
        place = self._waiting[asker][0]
        self._leave(asker, place)
        place.set_result(None)

    def _standing(self, asker: str) -> float:
        return max(self._used.get(asker, 0.0), self._level)

    def _forget_the_past(self) -> None:
        """Forget askers who have used no more than the others: they count as new."""
        self._used = {
            asker: used
            for asker, used in self._used.items()
            if used > self._level or asker in self._running or asker in self._waiting
        }
