"""Those who only watch. However many they are, who plays elsewhere does not wait for them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from spellwright.server.turnstile import Turnstile

UPDATES_PER_SECOND: Final = 500
"""At one table, to all who watch it together."""
LONGEST_PAUSE: Final = 2.0


class Audience:
    """Lets one after the other be told, with a breath for the players in between; the more there
    are at a table, the less often each is told.
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
