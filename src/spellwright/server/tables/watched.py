"""What others wait for: each change of it is a new version."""

from __future__ import annotations

import asyncio
import time


class Watched:
    def __init__(self) -> None:
        self.version = _later(0)
        self._watching: list[asyncio.Future[None]] = []

    def tell_now(self) -> None:
        """Wake everybody who watches; each works out what it may see."""
        self.version = _later(self.version)
        waiting, self._watching = self._watching, []
        for watcher in waiting:
            if not watcher.done():
                watcher.set_result(None)

    async def wait_for_change(self, seen: int) -> int:
        """The version, once it differs from the one seen."""
        while self.version == seen:
            watcher: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._watching.append(watcher)
            await watcher
        return self.version


def _later(version: int) -> int:
    """The next version: the time, so that nobody can count what happened in secret."""
    return max(version + 1, time.time_ns() // 1_000_000)
