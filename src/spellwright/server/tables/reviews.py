"""Reviews: made when somebody asks for one, by the bots' workers, and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from spellwright.bots import bot_names
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.server.bots.worker import BotFailed
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.speaking import say
from spellwright.server.store.table_store import TableStore
from spellwright.server.store.writer import NotSaved
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.review import Moment, Review, curve_of, in_words, review_from

LOG = logging.getLogger(__name__)

LONGEST_SECONDS: Final = 60.0
"""A review takes no longer than this; moments that were not thought through have no advice."""


class Reviews:
    def __init__(self, store: TableStore, workers: BotWorkers) -> None:
        self._store = store
        self._workers = workers
        self._making: dict[str, asyncio.Task[Review]] = {}
        self._one_curve = asyncio.Lock()

    async def kept(self, table: LiveTable) -> Review | None:
        """The review of a table, if there is one."""
        _check(table)
        data = await self._store.review(table.id)
        return None if data is None else review_from(data)

    async def of(self, table: LiveTable, asker: str) -> Review:
        """The review of a table; made now if there is none, once for all who ask."""
        known = await self.kept(table)
        if known is not None:
            return known
        task = self._making.get(table.id)
        if task is None:
            task = self._making[table.id] = asyncio.create_task(self._make(table, asker))
            task.add_done_callback(lambda _: self._making.pop(table.id, None))
        return await asyncio.shield(task)

    async def _make(self, table: LiveTable, asker: str) -> Review:
        until = asyncio.get_running_loop().time() + LONGEST_SECONDS
        assert table.table is not None
        outcome = table.outcome() or {}
        async with self._one_curve:
            review = await asyncio.to_thread(
                curve_of, table.game, table.table, outcome.get("winners", [])
            )
        moments = []
        for moment in review.moments:
            left = until - asyncio.get_running_loop().time()
            moments.append(await self._advised(table, moment, left, asker))
        review = Review(review.curve, moments)
        try:
            await self._store.keep_review(table.id, review.to_bytes())
        except NotSaved:
            LOG.warning("the review of table %s cannot be written now", table.id)
        return review

    async def _advised(
        self, table: LiveTable, moment: Moment, seconds: float, asker: str
    ) -> Moment:
        """With what the strongest level would choose there, from what the seat could know."""
        assert table.table is not None
        if seconds <= 0:
            return moment
        state = table.table.position(moment.place)
        strongest = bot_names(table.game)[-1]
        try:
            thinking = self._workers.think(state, strongest, moment.seat, asker=asker)
            thought = await asyncio.wait_for(thinking, seconds)
        except (TimeoutError, BotFailed, RuntimeError, RulesError):
            LOG.warning("table %s: no advice for choice %d", table.id, moment.place, exc_info=True)
            return moment
        return moment._replace(best=thought.text, reason=in_words(thought.reason))

    async def stop(self) -> None:
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)


def _check(table: LiveTable) -> None:
    """A game is reviewed when it is over, and while it can be played again from its log."""
    if not table.is_over:
        raise Refused("running", say("refusal-review-later"))
    if table.table is None or table.ended is not None or table.pieces.earlier:
        raise Refused("gone", say("refusal-no-review"))
    if not table.table.choices:
        raise Refused("gone", say("refusal-nothing-to-review"))
