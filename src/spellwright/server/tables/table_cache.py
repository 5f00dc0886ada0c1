"""The table cache: which tables are in memory. A table that leaves it is still on disk."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from spellwright.server.tables.live_table import LiveTable

MOST_IN_MEMORY: Final = 1000
MOST_FINISHED: Final = 8
"""Finished tables kept for people who leaf through replays; every other one leaves at once."""
KEPT_SECONDS: Final = 24 * 3600.0


class TableCache:
    """Keeps the tables used last, and knows every other one that somebody still holds.

    A socket, a bot or a request that holds a table keeps it alive: there are never two of one id.
    """

    def __init__(
        self,
        most: int = MOST_IN_MEMORY,
        kept_seconds: float = KEPT_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most = most
        self._kept_seconds = kept_seconds
        self._clock = clock
        self._held: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, tuple[LiveTable, float]] = OrderedDict()
        self._finished: OrderedDict[str, LiveTable] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def get(self, id: str) -> LiveTable | None:
        table = self._held.get(id)
        if table is not None:
            self.put(table)
        return table

    def known(self, id: str) -> list[LiveTable]:
        """The table of an id, if it is in memory; this does not count as a use of it."""
        table = self._held.get(id)
        return [] if table is None else [table]

    def tables(self) -> list[LiveTable]:
        return list(self._held.values())

    def put(self, table: LiveTable) -> None:
        self._held[table.id] = table
        if table.is_over:
            self.finished(table)
            return
        now = self._clock()
        self._recent[table.id] = table, now
        self._recent.move_to_end(table.id)
        while len(self._recent) > self._most or self._oldest_use() < now - self._kept_seconds:
            self._recent.popitem(last=False)

    def drop(self, table: LiveTable) -> None:
        """Forget a table that is no more, whoever still holds it."""
        self._held.pop(table.id, None)
        self._recent.pop(table.id, None)

    def finished(self, table: LiveTable) -> None:
        """Stop keeping a table as one in use: nothing happens at it any more, people only look at
        it.
        """
        self._recent.pop(table.id, None)
        self._finished[table.id] = table
        self._finished.move_to_end(table.id)
        while len(self._finished) > MOST_FINISHED:
            self._finished.popitem(last=False)

    def _oldest_use(self) -> float:
        return next(iter(self._recent.values()))[1]
