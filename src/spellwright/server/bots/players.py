"""The bots at the tables: one task for each table in which a bot has to choose."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.server.bots.stoppable_thought import think_while_asked
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.retry_pauses import FIRST_PAUSE, growing_pauses
from spellwright.server.store.writer import Writer
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.seat_actions import CHOICE, SeatAction

LOG = logging.getLogger(__name__)


class BotPlayers:
    def __init__(self, workers: BotWorkers, log: Writer) -> None:
        self._workers = workers
        self._log = log
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._pausing: dict[str, asyncio.Event] = {}
        self._is_stopped = False

    def look_at(self, table: LiveTable) -> None:
        """If a bot has to choose here, see to it that it does: at once, if it failed before."""
        pausing = self._pausing.get(table.id)
        if self._is_stopped:
            return
        if pausing is not None:
            pausing.set()
        elif table.id not in self._tasks and table.bot_to_move() != SPECTATOR:
            self._tasks[table.id] = asyncio.create_task(self._play(table))

    async def stop(self) -> None:
        """Let no bot begin to think any more, whatever still happens at the tables."""
        self._is_stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        """Play on as long as the table waits for a bot, whatever fails."""
        pauses = growing_pauses()
        try:
            while table.bot_to_move() != SPECTATOR:
                try:
                    await self._choose_once(table)
                    pauses = growing_pauses()
                except Refused as refused:
                    # Nothing can be saved, or the table went on just now: look again in a moment.
                    LOG.warning("a bot at table %s was refused: %s", table.id, refused.sentence)
                    await self._pause(table, next(pauses))
                except Exception:
                    LOG.exception("a bot at table %s failed", table.id)
                    await self._pause(table, next(pauses))
        finally:
            del self._tasks[table.id]

    async def _pause(self, table: LiveTable, seconds: float) -> None:
        """Rest, but no longer than until somebody looks at the table."""
        looked_at = self._pausing[table.id] = asyncio.Event()
        try:
            # Repeated looks do not make it fail without a rest.
            await asyncio.sleep(FIRST_PAUSE)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(looked_at.wait(), seconds - FIRST_PAUSE)
        finally:
            del self._pausing[table.id]

    async def _choose_once(self, table: LiveTable) -> None:
        seat = table.bot_to_move()
        thought = await think_while_asked(self._workers, table, seat, table.places[seat].bot)
        if thought is not None:
            await table.act(SeatAction(CHOICE, seat, thought.text, secrets.token_hex(8)), self._log)
