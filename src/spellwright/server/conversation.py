"""A conversation over a socket: one side is told while it is listened to."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from litestar.exceptions import WebSocketDisconnect


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
