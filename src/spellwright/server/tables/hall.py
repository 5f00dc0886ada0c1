"""The hall: all tables that somebody looks at, read from disk when they are wanted."""

from __future__ import annotations

import asyncio
import logging
import secrets
import string
import time
from collections.abc import Mapping
from typing import Any, Final

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.fairness import ENTROPY_BYTES
from spellwright.kernel.game import Game
from spellwright.kernel.refusal import Refused
from spellwright.kernel.replay import replay_of
from spellwright.server.bots.thinking import Thought
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.limits import LONGEST_NOTE
from spellwright.server.store.log_writer import LogWriter
from spellwright.server.store.table_store import TableStore
from spellwright.server.tables.live_table import LiveTable, Receipt
from spellwright.server.tables.place import Place

LOG = logging.getLogger(__name__)

ID_LETTERS: Final = string.ascii_lowercase + string.digits
ID_LENGTH: Final = 10


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Hall:
    def __init__(self, store: TableStore, writer: LogWriter, workers: BotWorkers) -> None:
        self.store = store
        self.writer = writer
        self.workers = workers
        self._tables: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._bot_tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def count(self) -> int:
        return len(self._tables)

    async def resume(self) -> None:
        """After a restart: bots that were to move go on."""
        for id in await self.store.running_ids():
            table = await self.table(id)
            self._let_bots_play(table)

    async def stop(self) -> None:
        for task in list(self._bot_tasks.values()):
            task.cancel()
        await asyncio.gather(*self._bot_tasks.values(), return_exceptions=True)
        self.workers.stop()

    async def table(self, id: str) -> LiveTable:
        """A table by its id; refused if there is none."""
        table = self._tables.get(id)
        if table is None:
            async with self._loading:
                table = self._tables.get(id) or await self.store.load(id)
                if table is None:
                    raise Refused("not-found", f"There is no table «{id[:16]}».")
                self._tables[id] = table
        return table

    async def open(
        self,
        game: Game[Any],
        settings: Mapping[str, Any],
        places: list[Place],
        *,
        host: str,
        public: bool,
        spectators: bool,
    ) -> LiveTable:
        """A new table; it starts at once if no place is free."""
        game.check_seats(len(places))
        table = LiveTable(
            new_id(),
            game,
            game.check_settings(settings),
            places,
            secrets.token_hex(ENTROPY_BYTES),
            host=host,
            public=public,
            spectators=spectators,
        )
        await self.store.add(table)
        self._tables[table.id] = table
        await self._start(table)
        return table

    async def sit_down(
        self, table: LiveTable, seat: int, session: str, name: str, word: str
    ) -> None:
        """A session takes a free place; who has one already, keeps it."""
        if not 0 <= seat < len(table.places):
            raise Refused("seat", f"The table has no seat {seat}.")
        place = table.places[seat]
        if place.session == session and session:
            return
        if not place.is_free:
            raise Refused("taken", "Somebody else sits there already.")
        place.session, place.name, place.word = session, name, word
        await self.store.seat_taken(table, seat)
        await self._start(table)
        await table.tell()

    async def come_back(self, link: str, session: str, name: str) -> tuple[LiveTable, int]:
        """A private seat link brings the seat to the session that shows it."""
        found = await self.store.table_of_link(link)
        if found is None:
            raise Refused("not-found", "This seat link belongs to no table.")
        table, seat = await self.table(found[0]), found[1]
        place = table.places[seat]
        if place.is_free:
            await self.sit_down(table, seat, session, name, secrets.token_hex(8))
        elif place.session != session:
            place.session = session
            await self.store.seat_taken(table, seat)
            await table.tell()
        return table, seat

    async def choose(self, table: LiveTable, seat: int, text: str, key: str) -> Receipt:
        receipt = await table.choose(self._own(seat), text, key, self.writer)
        await self._after(table)
        return receipt

    async def undo(self, table: LiveTable, seat: int, key: str) -> Receipt:
        receipt = await table.undo(self._own(seat), key, self.writer)
        await self._after(table)
        return receipt

    async def concede(self, table: LiveTable, seat: int, key: str) -> Receipt:
        receipt = await table.concede(self._own(seat), key, self.writer)
        await self._after(table)
        return receipt

    async def hint(self, table: LiveTable, seat: int, bot: str) -> Thought:
        """What a bot would choose in this seat's place."""
        if table.table is None or seat not in table.seats_asked():
            raise Refused("not-your-turn", "There is nothing to choose for you now.")
        return await self.workers.think(table.table.state, bot, seat)

    async def report(self, table: LiveTable, note: str) -> str:
        """Keep the replay and the position of a table under one short id."""
        if table.table is None:
            raise Refused("waiting", "The game has not begun: there is nothing to report yet.")
        row = {
            "id": new_id(),
            "table_id": table.id,
            "number": table.entries,
            "note": note[:LONGEST_NOTE],
            "replay": replay_of(table.table).to_json(),
            "state": table.table.state.to_json(),
            "at": int(time.time()),
        }
        await self.store.add_report(row)
        return str(row["id"])

    def _own(self, seat: int) -> int:
        if seat == SPECTATOR:
            raise Refused("not-seated", "You watch this game; you have no seat in it.")
        return seat

    async def _start(self, table: LiveTable) -> None:
        if table.start_if_full():
            await self.store.status_changed(table, None)
            self._let_bots_play(table)

    async def _after(self, table: LiveTable) -> None:
        if table.is_over:
            await self.store.status_changed(table, table.outcome())
        else:
            self._let_bots_play(table)

    def _let_bots_play(self, table: LiveTable) -> None:
        """One task for each table in which a bot has to choose."""
        if table.bot_to_move() == SPECTATOR or table.id in self._bot_tasks:
            return
        task = asyncio.create_task(self._bots_play(table))
        self._bot_tasks[table.id] = task
        task.add_done_callback(lambda _: self._bot_tasks.pop(table.id, None))

    async def _bots_play(self, table: LiveTable) -> None:
        while (seat := table.bot_to_move()) != SPECTATOR and table.table is not None:
            version = table.version
            try:
                thought = await self.workers.think(table.table.state, table.places[seat].bot, seat)
                if table.version == version:
                    await table.choose(seat, thought.text, secrets.token_hex(8), self.writer)
            except Refused:
                # The table went on while the bot was thinking: think again about what is there now.
                continue
            except Exception:
                LOG.exception("the bots of table %s stop", table.id)
                return
        if table.is_over:
            await self.store.status_changed(table, table.outcome())
