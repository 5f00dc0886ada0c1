"""What was said last at a table: read from disk once somebody wants to know, and then kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spellwright.server.store.table_store import ChatLine


class TableChat:
    def __init__(self) -> None:
        self._lines: list[ChatLine] | None = None
        self._changes = 0
        self._reading = asyncio.Lock()

    def changed(self) -> None:
        """Something was said, here or at another server: the lines kept here are not all."""
        self._lines = None
        self._changes += 1

    async def lines(self, read: Callable[[], Awaitable[list[ChatLine]]]) -> list[ChatLine]:
        """The last lines, read once for all who want to know."""
        while self._lines is None:
            async with self._reading:
                if self._lines is None:
                    changes, lines = self._changes, await read()
                    if changes == self._changes:
                        self._lines = lines
        return self._lines
