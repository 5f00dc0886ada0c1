"""The bots at the tables: one task for each table in which a bot has to choose."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.server.bots.asked import think_while_asked
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.store.writer import Writer
from spellwright.server.tables.acts import CHOICE, Act
from spellwright.server.tables.live_table import LiveTable

LOG = logging.getLogger(__name__)

MOST_REFUSALS: Final = 5
PAUSE_SECONDS: Final = 0.2


class BotPlayers:
    def __init__(self, workers: BotWorkers, log: Writer) -> None:
        self._workers = workers
        self._log = log
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look_at(self, table: LiveTable) -> None:
        """If a bot has to choose here, see to it that it does."""
        if table.id not in self._tasks and table.bot_to_move() != SPECTATOR:
            self._tasks[table.id] = asyncio.create_task(self._play(table))

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: LiveTable) -> None:
        refusals = 0
        try:
            while table.bot_to_move() != SPECTATOR and refusals < MOST_REFUSALS:
                try:
                    await self._choose_once(table)
                    refusals = 0
                except Refused as refused:
                    # Nothing can be saved, or the table went on just now: look again in a moment.
                    LOG.warning("a bot at table %s was refused: %s", table.id, refused.sentence)
                    refusals += 1
                    await asyncio.sleep(PAUSE_SECONDS * refusals)
        except Exception:
            LOG.exception("the bots of table %s stop", table.id)
        finally:
            del self._tasks[table.id]

    async def _choose_once(self, table: LiveTable) -> None:
        seat = table.bot_to_move()
        thought = await think_while_asked(self._workers, table, seat, table.places[seat].bot)
        if thought is not None:
            await table.act(Act(CHOICE, seat, thought.text, secrets.token_hex(8)), self._log)
