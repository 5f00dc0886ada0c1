"""A turnstile: however many come at once, one at a time goes through, and players in between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Go = Callable[[], None]


class Turnstile:
    """Lets one through in each round of the event loop, so that whatever else is ready has its
    turn before the next. Of those who wait each asker has a turn, however many of one there are.
    """

    def __init__(self) -> None:
        self._is_open = True
        self._waiting: dict[str, deque[Go]] = {}

    async def turn(self, asker: str) -> None:
        """Wait until it is the asker's turn."""
        gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if not self.call(asker, lambda: None if gone.done() else gone.set_result(None)):
            await gone

    def call(self, asker: str, go: Go) -> bool:
        """Call something when it is the asker's turn; tell whether that was at once."""
        if not self._is_open:
            self._waiting.setdefault(asker, deque()).append(go)
            return False
        self._is_open = False
        asyncio.get_running_loop().call_soon(self._let_next)
        go()
        return True

    def _let_next(self) -> None:
        if not self._waiting:
            self._is_open = True
            return
        # The asker whose last turn is longest ago.
        asker = next(iter(self._waiting))
        waiting = self._waiting.pop(asker)
        go = waiting.popleft()
        if waiting:
            self._waiting[asker] = waiting
        asyncio.get_running_loop().call_soon(self._let_next)
        go()
