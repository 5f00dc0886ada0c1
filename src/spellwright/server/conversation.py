"""A conversation over a socket: one side is told while it is listened to."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying
from spellwright.server.limits import RateLimits, TooFast
from spellwright.server.speaking import say

COME_AGAIN: Final = 4429
STAY_AWAY: Final = 4404
"""How a socket is closed: whether its client should open it again."""

STRIKES: Final = 30
PAUSE_SECONDS: Final = 0.05


async def converse(
    telling: Coroutine[Any, Any, None], listening: Coroutine[Any, Any, None]
) -> None:
    """Tell and listen until one of the two ends, or fails."""
    tasks = {asyncio.create_task(telling), asyncio.create_task(listening)}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except WebSocketDisconnect:
        pass
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def closing_code(refused: Refused) -> int:
    return COME_AGAIN if refused.kind in (TooFast.KIND, "not-saved") else STAY_AWAY


async def next_message(socket: WebSocket[Any, Any, Any]) -> bytes | None:
    """What comes next, text or not; None when the other side has gone."""
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return event.get("bytes") or b"" if text is None else text.encode(errors="replace")


class Unreadable(Refused):
    KIND: Final = "unreadable"

    def __init__(self, says: Saying) -> None:
        super().__init__(self.KIND, says)


class Patience:
    """Patience with one socket: messages that are unreadable or come too fast are answered ever
    more slowly, and in the end the socket is closed.
    """

    def __init__(self, limits: RateLimits) -> None:
        self._scale = limits.scale
        self._strikes = 0

    async def lose(self, refused: Refused) -> None:
        """Wait before the next message is read; refuse for good when this happened too often."""
        if refused.kind not in (TooFast.KIND, Unreadable.KIND):
            return
        self._strikes += 1
        if self._strikes > STRIKES * self._scale:
            raise TooFast(say("refusal-closed"))
        await asyncio.sleep(PAUSE_SECONDS * self._strikes / max(1.0, self._scale))

    def regain(self) -> None:
        self._strikes = max(0, self._strikes - 1)
