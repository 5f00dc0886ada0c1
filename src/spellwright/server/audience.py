"""The audience: however many people watch, those who play elsewhere do not wait for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from spellwright.server.turnstile import Turnstile

UPDATES_PER_SECOND: Final = 500
"""Updates of one table, to all its spectators together."""
LONGEST_PAUSE: Final = 2.0


class Audience:
    """Has spectators told one after the other, with a breath for the players in between; the more
    of them watch a table, the less often each is told.
    """

    def __init__(self) -> None:
        self._turns = Turnstile()
        self._at: Counter[str] = Counter()

    @contextmanager
    def one_at(self, table: str) -> Iterator[None]:
        self._at[table] += 1
        try:
            yield
        finally:
            self._at[table] -= 1
            if not self._at[table]:
                del self._at[table]

    async def turn(self, table: str) -> None:
        await self._turns.turn(table)

    async def rest(self, table: str) -> None:
        await asyncio.sleep(min(LONGEST_PAUSE, self._at[table] / UPDATES_PER_SECOND))
