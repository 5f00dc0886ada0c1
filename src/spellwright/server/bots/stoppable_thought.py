"""A thought that is stopped when its seat no longer sees the same, or is asked something else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from spellwright.kernel.observation_key import observation_key
from spellwright.server.bots.thinking import Thought
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.tables.live_table import LiveTable


async def think_while_asked(
    workers: BotWorkers, table: LiveTable, seat: int, bot: str
) -> Thought | None:
    """What a bot would choose, or None if the table has gone on and the thought was stopped.

    What others do in secret does not stop it: the seat sees nothing of that.
    """
    assert table.table is not None
    is_same = _same_question(table, seat)
    # A hint counts for the person in the seat, a bot for the person who opened the table.
    asker = table.places[seat].session or table.host
    thinking = asyncio.create_task(workers.think(table.table.state, bot, seat, table.id, asker))
    changing = asyncio.create_task(_until(table, lambda: not is_same()))
    try:
        await asyncio.wait({thinking, changing}, return_when=asyncio.FIRST_COMPLETED)
        return await thinking if thinking.done() and is_same() else None
    finally:
        thinking.cancel()
        changing.cancel()
        await asyncio.gather(thinking, changing, return_exceptions=True)


def _same_question(table: LiveTable, seat: int) -> Callable[[], bool]:
    """Tells whether the seat is still asked what it is asked now."""
    before = _sight(table, seat)
    return lambda: seat in table.seats_asked() and _sight(table, seat) == before


def _sight(table: LiveTable, seat: int) -> object:
    """What the seat sees, and whether somebody wants to take a choice back."""
    assert table.table is not None
    return observation_key(table.table.state, seat), table.undo_requests.request is not None


async def _until(table: LiveTable, condition: Callable[[], bool]) -> None:
    version = table.version
    while not condition():
        version = await table.wait_for_change(version)
