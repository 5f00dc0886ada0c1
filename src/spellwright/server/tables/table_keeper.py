"""The tables that somebody looks at or that are in play, from the start of a server to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from spellwright.kernel.fairness import ENTROPY_BYTES
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.registry import Game
from spellwright.server.bots.players import BotPlayers
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.retry_pauses import growing_pauses
from spellwright.server.speaking import say
from spellwright.server.store.other_servers import CHAT, EVERY_TABLE
from spellwright.server.store.table_store import TableStore
from spellwright.server.store.writer import NotSaved, Writer
from spellwright.server.tables.album import album_of
from spellwright.server.tables.ids import is_id, new_id
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.loading import CannotReplay
from spellwright.server.tables.place import Place
from spellwright.server.tables.table_cache import TableCache

LOG = logging.getLogger(__name__)

DAY: Final = 24 * 3600
ARCHIVED_AFTER: Final = 30 * DAY
"""A running table that nobody has touched for this long waits on disk until somebody asks
for it.
"""

STORAGE_FAULTS: Final = (SQLAlchemyError, OSError)

T = TypeVar("T")


class TableKeeper:
    """Reads tables when they are wanted, keeps them in memory, and looks after them."""

    def __init__(
        self,
        store: TableStore,
        writer: Writer,
        workers: BotWorkers,
        cache: TableCache | None = None,
    ) -> None:
        self.store = store
        self.writer = writer
        self.workers = workers
        self._cache = TableCache() if cache is None else cache
        self._players = BotPlayers(workers, writer)
        self._loading = asyncio.Lock()
        self._errands: set[asyncio.Task[Any]] = set()
        self._noting: set[str] = set()
        """Tables whose status is being written."""
        self._resuming: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._albums: set[str] = set()
        """Tables whose albums are being made."""
        self._one_album = asyncio.Lock()

    @property
    def count(self) -> int:
        return len(self._cache)

    # -- from start to stop ----------------------------------------------------------------------

    def start(self) -> None:
        """After a restart: bots that were to move go on, while the server answers already."""
        self._resuming = asyncio.create_task(self._resume())
        self.writer.other_servers.listen(self._hear_of)

    async def _resume(self) -> None:
        """Resume all tables; those that cannot be read now are tried again, and keep no other
        waiting.
        """
        pauses = growing_pauses()
        ids = await self._running_ids()
        while ids and not self._closing.is_set():
            ids = [id for id in ids if not await self._resume_one(id)]
            if ids:
                await self._rest(next(pauses))

    async def _running_ids(self) -> list[str]:
        for pause in growing_pauses():
            try:
                return await self.store.running_ids(since=int(time.time()) - ARCHIVED_AFTER)
            except STORAGE_FAULTS:
                LOG.warning("the running tables cannot be listed; trying again", exc_info=True)
            await self._rest(pause)
            if self._closing.is_set():
                break
        return []

    async def _resume_one(self, id: str) -> bool:
        """Resume a table; whether that is settled: it is in memory, or stays on disk."""
        if self._closing.is_set():
            return True
        try:
            await self.table(id)
        except Refused as refused:
            LOG.warning("table %s stays on disk: %s", id, refused.sentence)
        except STORAGE_FAULTS:
            LOG.warning("table %s cannot be read now; trying again", id, exc_info=True)
            return False
        return True

    async def _rest(self, seconds: float) -> None:
        """A pause that ends when the hall closes."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def stop(self) -> None:
        # Not cancelled: a task that is stopped while reading leaves a connection open.
        self._closing.set()
        if self._resuming is not None:
            await asyncio.gather(self._resuming, return_exceptions=True)
        await self._players.stop()
        await asyncio.gather(*self._errands, return_exceptions=True)
        for table in self._cache.tables():
            with contextlib.suppress(NotSaved):
                await table.keep(self.writer)
        await self.workers.stop()

    def _hear_of(self, id: str) -> None:
        """A neighbour wrote to a table: whoever looks at it here should see that, too."""
        id, is_chat, _ = id.partition(CHAT)
        for table in self._cache.tables() if id == EVERY_TABLE else self._cache.known(id):
            if is_chat or id == EVERY_TABLE:
                table.chat.changed()
                table.tell_now()
            if not is_chat:
                self._see_to(self._refresh(table))

    async def _refresh(self, table: LiveTable) -> None:
        for pause in growing_pauses():
            try:
                async with table.lock:
                    await self.store.refresh(table)
                break
            except STORAGE_FAULTS:
                LOG.warning("table %s cannot follow its other_servers now", table.id, exc_info=True)
            except (Refused, RulesError):
                LOG.exception("table %s could not follow its other_servers", table.id)
                break
            await self._rest(pause)
            if self._closing.is_set():
                return
        table.tell_now()
        self._look_after(table)

    # -- tables ----------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table by its id; refused if there is none, or if it cannot be played on here."""
        table = self._cache.get(id)
        if table is not None:
            self._players.look_at(table)
            return table
        async with self._loading:
            return self._cache.get(id) or await self._load(id)

    async def _load(self, id: str) -> LiveTable:
        try:
            table = await self.store.load(id) if is_id(id) else None
        except CannotReplay as error:
            LOG.exception("table %s cannot be read", id)
            if isinstance(error.__cause__, Refused) and error.__cause__.kind == "pack":
                raise Refused("pack", error.__cause__.says) from error
            raise Refused("broken", say("refusal-table-broken")) from error
        if table is None:
            raise Refused("not-found", say("refusal-no-table", id=id[:16]))
        self._welcome(table)
        return table

    def _welcome(self, table: LiveTable) -> None:
        self._cache.put(table)
        table.after_act = self._look_after
        table.automatic.is_on = True
        self._look_after(table)

    def _look_after(self, table: LiveTable) -> None:
        """After whatever happened at a table: lists learn of it, what needs no asking is answered,
        and bots have their turn.
        """
        if table.automatic.is_due:
            self._see_to(table.automatic.settle(self.writer))
        if table.status != table.status_on_disk and table.id not in self._noting:
            self._see_to(self._write_status(table))
        if table.table is not None and not table.is_over and table.pieces.is_ahead(table.table):
            self._see_to(self._keep(table))
        if table.is_over:
            if table.album is None and table.ended is None and table.id not in self._albums:
                self._see_to(self._keep_album(table))
            self._cache.finished(table)
        self._players.look_at(table)

    async def _keep_album(self, table: LiveTable) -> None:
        """Make the album of a finished game, beside everything else that goes on, and keep it."""
        game, played = table.game, table.table
        if played is None:
            return
        self._albums.add(table.id)
        try:
            names = [place.bot if place.is_bot else place.name for place in table.places]
            async with self._one_album:
                album = await asyncio.to_thread(album_of, game, played, names)
                packed = await asyncio.to_thread(album.to_bytes)
            await self.store.keep_album(table, packed)
            table.album = album
        except NotSaved:
            LOG.warning("the album of table %s cannot be written now", table.id)
        except (Refused, RulesError):
            LOG.exception("the album of table %s cannot be made", table.id)
        finally:
            self._albums.discard(table.id)

    async def _keep(self, table: LiveTable) -> None:
        with contextlib.suppress(NotSaved):
            await table.keep(self.writer)

    async def _write_status(self, table: LiveTable) -> None:
        self._noting.add(table.id)
        try:
            for pause in growing_pauses():
                try:
                    await self.store.status_changed(table)
                except NotSaved:
                    LOG.warning("the status of table %s cannot be written now", table.id)
                if table.status_on_disk == table.status or self._closing.is_set():
                    return
                await self._rest(pause)
        finally:
            self._noting.discard(table.id)

    def _see_to(self, errand: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something to its end, even if the one who asked for it goes away."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    async def open(
        self,
        game: Game,
        settings: Mapping[str, Any],
        places: list[Place],
        *,
        host: str,
        public: bool,
        spectators: bool,
        campaign: str = "",
        away_after: int = 0,
    ) -> LiveTable:
        """A new table; it starts at once if no place is free."""
        checked = game.rules.check_settings(settings)
        game.rules.check_seats(len(places), checked)
        table = LiveTable(
            new_id(),
            game,
            checked,
            places,
            secrets.token_hex(ENTROPY_BYTES),
            host=host,
            public=public,
            spectators=spectators,
        )
        table.campaign, table.away_after = campaign, away_after
        await self.store.add(table)
        table.start_if_full()
        self._welcome(table)
        return table
