"""The hall: all tables that somebody looks at, read from disk when they are wanted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.fairness import ENTROPY_BYTES
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saying import Saying
from spellwright.registry import Game
from spellwright.server.bots.players import BotPlayers
from spellwright.server.bots.stoppable_thought import think_while_asked
from spellwright.server.bots.thinking import HINT, Thought
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.limits import LONGEST_CHAT
from spellwright.server.retry_pauses import growing_pauses
from spellwright.server.sessions import new_session_id
from spellwright.server.speaking import say, spoken
from spellwright.server.store.other_servers import CHAT, EVERY_TABLE
from spellwright.server.store.table_store import ChatLine, TableStore
from spellwright.server.store.writer import NotSaved, Writer
from spellwright.server.tables.album import album_of
from spellwright.server.tables.arrangement import Arrangement
from spellwright.server.tables.ids import is_id, new_id
from spellwright.server.tables.live_table import WAITING, LiveTable
from spellwright.server.tables.loading import CannotReplay
from spellwright.server.tables.one_line import one_line
from spellwright.server.tables.place import NOBODY, PERSON, Place
from spellwright.server.tables.problem_reports import keep_report
from spellwright.server.tables.seat_actions import (
    ALLOW,
    CHOICE,
    CONCEDE,
    REFUSE,
    REMOVE,
    STAND_IN,
    TAKE,
    UNDO,
    Answer,
    Receipt,
    SeatAction,
)
from spellwright.server.tables.table_cache import TableCache

LOG = logging.getLogger(__name__)

DAY: Final = 24 * 3600
ARCHIVED_AFTER: Final = 30 * DAY
"""A running table that nobody has touched for this long waits on disk until somebody asks
for it.
"""

LINES_OF_CHAT: Final = 40
STORAGE_FAULTS: Final = (SQLAlchemyError, OSError)

T = TypeVar("T")


class Hall:
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
        self._hinting: set[tuple[str, int]] = set()
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
        table.settles = True
        self._look_after(table)

    def _look_after(self, table: LiveTable) -> None:
        """After whatever happened at a table: lists learn of it, what needs no asking is answered,
        and bots have their turn.
        """
        if table.is_unsettled:
            self._see_to(table.settle(self.writer))
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

    async def rematch(
        self, table: LiveTable, seat: int, session: str, *, will_say: bool = False
    ) -> LiveTable:
        """The next game of the same people, opened by the first who asks; told at this table."""
        _seated(seat, say("refusal-rematch-watched"))
        if not table.is_over:
            raise Refused("running", say("refusal-not-over"))
        return await asyncio.shield(self._see_to(self._rematch(table, session, will_say)))

    async def _rematch(self, table: LiveTable, session: str, will_say: bool) -> LiveTable:
        async with table.lock:
            if table.rematch:
                return await self.table(table.rematch)
            again = await self.open(
                table.game,
                table.settings,
                _for_rematch(table, session, will_say=will_say),
                host=session,
                public=table.public,
                spectators=table.spectators,
                away_after=table.away_after,
            )
            await self.store.rematch_opened(table.id, again.id)
            table.rematch = again.id
            table.tell_now()
            return again

    # -- seats -----------------------------------------------------------------------------------

    async def sit_down(
        self,
        table: LiveTable,
        seat: int,
        session: str,
        name: str,
        word: str = "",
        *,
        will_say: bool = False,
        is_invited: bool = False,
    ) -> None:
        """A session takes a free place, with a word for the luck, or will say one. Its link changes
        by that: the invitation has been used, and only the person who sits there knows the new one.
        """
        if not 0 <= seat < len(table.places):
            raise Refused("seat", say("refusal-no-seat-here", n=seat))
        table.check_welcome(session)
        if not (is_invited or table.may_watch(session)):
            raise Refused("private", say("refusal-invited-only"))
        if not is_invited and table.places[seat].kept_for not in ("", session):
            raise Refused("taken", say("refusal-seat-kept", name=table.places[seat].name))
        place = Place(PERSON, session=session, name=name, word=word, will_say=will_say)
        await asyncio.shield(self._see_to(self._take(table, seat, place)))

    async def _take(self, table: LiveTable, seat: int, place: Place) -> None:
        async with table.lock:
            mine = table.seats_of(place.session)
            if seat in mine:
                return
            if mine and table.places[seat].kept_for != place.session:
                raise Refused("seated", say("refusal-have-a-seat"))
            if not table.places[seat].is_free:
                raise Refused("taken", say("refusal-seat-taken"))
            place.name = table.name_for(seat, place.name)
            await self.store.seat_changed(table.id, seat, "", place)
            table.places[seat] = place
            table.start_if_full()
        table.tell_now()
        self._look_after(table)

    async def come_back(self, link: str, session: str, name: str) -> tuple[LiveTable, int]:
        """The link of a free seat is an invitation; that of a taken one brings its owner back."""
        found = await self.store.table_of_link(link) if link.isascii() else None
        if found is None:
            raise Refused("not-found", say("refusal-used-invitation"))
        table, seat = await self.table(found[0]), found[1]
        table.check_welcome(session)
        if table.places[seat].is_free:
            await self.sit_down(table, seat, session, name, will_say=True, is_invited=True)
        elif table.places[seat].is_vacated:
            await asyncio.shield(self._see_to(self._play_on(table, seat, session, name)))
        else:
            await asyncio.shield(self._see_to(self._move(table, seat, session)))
        return table, seat

    async def _move(self, table: LiveTable, seat: int, session: str) -> None:
        async with table.lock:
            mine = table.seats_of(session)
            if seat in mine:
                return
            if mine:
                raise Refused("seated", say("refusal-other-seat"))
            moved = table.places[seat].of_session(session)
            await self.store.seat_changed(table.id, seat, table.places[seat].session, moved)
            table.places[seat] = moved
        table.tell_now()

    async def give_word(self, table: LiveTable, seat: int, word: str) -> None:
        """A person's own word for the luck, given when the commitment was there to see."""
        _seated(seat)
        if not word.isprintable():
            raise Refused("word", say("refusal-word-letters"))
        await asyncio.shield(self._see_to(self._give_word(table, seat, word)))

    async def _give_word(self, table: LiveTable, seat: int, word: str) -> None:
        async with table.lock:
            place = table.places[seat]
            if place.word == word:
                return
            if table.table is not None or not place.awaits_word:
                raise Refused("word", say("refusal-word-fixed"))
            said = place.of_session(place.session)
            said.word = word
            await self.store.seat_changed(table.id, seat, place.session, said)
            table.places[seat] = said
            table.start_if_full()
        table.tell_now()
        self._look_after(table)

    async def remove(self, table: LiveTable, seat: int, host: str) -> None:
        """The host shows a person out. Before the game the seat is free again; later a bot plays
        on in it, and nobody wins by that, until somebody else accepts the new invitation.
        """
        if host != table.host:
            raise Refused("private", say("refusal-not-host"))
        if not 0 <= seat < len(table.places):
            raise Refused("seat", say("refusal-no-seat-here", n=seat))
        if table.is_over:
            raise Refused("game-over", say("refusal-over-stay"))
        if table.places[seat].session in ("", NOBODY):
            raise Refused("seat", say("refusal-nobody-there"))
        if table.places[seat].session == host:
            raise Refused("seat", say("refusal-remove-yourself"))
        for each in table.seats_of(table.places[seat].session):
            await asyncio.shield(self._see_to(self._remove(table, each)))

    async def _remove(self, table: LiveTable, seat: int) -> None:
        """The log first: if the rest is lost, removing once more does the rest."""
        if table.table is not None and not table.places[seat].is_bot:
            await table.act(SeatAction(REMOVE, seat, "", secrets.token_hex(8)), self.writer)
        async with table.lock:
            old = table.places[seat]
            place = Place(PERSON) if table.table is None else old.vacated()
            removed = {*table.removed, old.session}
            await self.store.person_removed(table.id, seat, old.session, place, removed)
            table.places[seat], table.removed = place, removed
        table.tell_now()
        self._look_after(table)

    async def _play_on(self, table: LiveTable, seat: int, session: str, name: str) -> None:
        """Somebody takes the seat of one who was removed; again the log comes first."""
        if table.seats_of(session):
            raise Refused("seated", say("refusal-other-seat"))
        if table.places[seat].is_bot:
            await table.act(SeatAction(TAKE, seat, "", secrets.token_hex(8)), self.writer)
        async with table.lock:
            place = table.places[seat].retaken(session, table.name_for(seat, name))
            await self.store.seat_changed(table.id, seat, NOBODY, place)
            table.places[seat] = place
        table.tell_now()

    # -- a table that waits, and a player who is away --------------------------------------------

    async def arrange(
        self, table: LiveTable, host: str, settings: Mapping[str, Any], wished: Arrangement
    ) -> None:
        """The host changes a table before its game: options, bots, free seats."""
        _check_host(table, host)
        await asyncio.shield(self._see_to(self._arrange(table, settings, wished)))

    async def _arrange(
        self, table: LiveTable, settings: Mapping[str, Any], wished: Arrangement
    ) -> None:
        checked = table.game.rules.check_settings(settings)
        table.game.rules.check_seats(len(wished.places), checked)
        async with table.lock:
            _check_waiting(table)
            # Somebody may have sat down while the host was thinking.
            there = [place for place in table.places if place.is_person]
            if {place.link for place in there} - {place.link for place in wished.all_known}:
                raise Refused("taken", say("refusal-sat-down-meanwhile"))
            await self.store.arranged(table, checked, wished)
            table.arrange(checked, wished.places)
            table.public, table.spectators = wished.public, wished.spectators
            table.away_after = wished.away_after
            table.start_if_full()
        table.tell_now()
        self._look_after(table)

    async def cancel(self, table: LiveTable, host: str) -> None:
        """The host calls a table off before its game."""
        _check_host(table, host)
        await asyncio.shield(self._see_to(self._cancel(table)))

    async def _cancel(self, table: LiveTable) -> None:
        async with table.lock:
            _check_waiting(table)
            await self.store.cancelled(table.id)
            table.is_cancelled = True
            self._cache.drop(table)
        table.tell_now()

    async def stand_in(self, table: LiveTable, seat: int, by: int) -> None:
        """Somebody lets a bot play for a seat whose person is away."""
        if _seated(by) == seat:
            raise Refused("seat", say("refusal-stand-in-yourself"))
        if not 0 <= seat < len(table.places):
            raise Refused("seat", say("refusal-no-seat-here", n=seat))
        await table.act(SeatAction(STAND_IN, seat, "", secrets.token_hex(8)), self.writer)

    async def back_again(self, table: LiveTable, seats: list[int]) -> None:
        """The person of these seats has returned: they play for themselves again."""
        for seat in seats:
            if seat in table.away and not table.is_over:
                with contextlib.suppress(Refused):
                    await table.act(SeatAction(TAKE, seat, "", secrets.token_hex(8)), self.writer)

    async def renew_link(self, table: LiveTable, seat: int, session: str) -> str:
        """A new link for one's own seat, or for one to which the host invites; the old one opens
        nothing any more.
        """
        if not 0 <= seat < len(table.places):
            raise Refused("seat", say("refusal-no-seat-here", n=seat))
        return await asyncio.shield(self._see_to(self._renew_link(table, seat, session)))

    async def _renew_link(self, table: LiveTable, seat: int, session: str) -> str:
        async with table.lock:
            place = table.places[seat]
            is_invitation = place.is_free or place.is_vacated
            if place.session != session and not (is_invitation and table.host == session):
                raise Refused("private", say("refusal-renew-link"))
            renewed = place.with_new_link()
            await self.store.seat_changed(table.id, seat, place.session, renewed)
            table.places[seat] = renewed
        table.tell_now()
        return renewed.link

    async def end_session(self, session: str) -> str:
        """All that a session has goes to a new one, with new links: the old cookie and the old
        links open nothing any more.
        """
        return await asyncio.shield(self._see_to(self._end_session(session)))

    async def _end_session(self, session: str) -> str:
        new = new_session_id()
        await self.store.session_ended(session, new)
        for table in self._cache.tables():
            if table.host == session or table.is_known(session):
                await self._refresh(table)
        return new

    # -- what people do at a table ---------------------------------------------------------------

    async def submit(self, table: LiveTable, act: SeatAction, answer: Answer) -> Receipt | None:
        """Have something done, and hear of it later; what is done already has its receipt."""
        await self.back_again(table, [act.seat])
        return await table.submit(_allowed(table, act), self.writer, answer)

    async def choose(self, table: LiveTable, seat: int, text: str, key: str) -> Receipt:
        return await self._act(table, SeatAction(CHOICE, seat, text, key))

    async def enter(self, table: LiveTable, seat: int, text: str) -> int:
        """Enter a prepared text; once begun it goes on, whether or not the sender stays."""
        await self.back_again(table, [seat])
        own = _allowed(table, SeatAction(CHOICE, seat, text, "")).seat
        entering = table.enter(own, text, self.writer)
        return await asyncio.shield(self._see_to(entering))

    async def shortcut(self, table: LiveTable, seat: int, id: str, key: str) -> int:
        """Make the choices of a shortcut; once begun it goes on, like a prepared text."""
        own = _allowed(table, SeatAction(CHOICE, seat, id, key)).seat
        return await asyncio.shield(self._see_to(table.shortcut(own, id, key, self.writer)))

    def wish(self, table: LiveTable, seat: int, chosen: frozenset[str] | None = None) -> None:
        """What the person in a seat wishes not to be asked; None for what is usual."""
        if seat != SPECTATOR and table.table is not None:
            table.wish(seat, chosen)
            if chosen is not None:
                table.tell_now()
            if table.is_unsettled:
                self._look_after(table)

    async def undo(self, table: LiveTable, seat: int, key: str) -> Receipt:
        """Take back a seat's last choice, or ask the people whom that concerns."""
        return await self._act(table, SeatAction(UNDO, seat, "", key))

    async def answer_undo(self, table: LiveTable, seat: int, allow: bool, key: str) -> Receipt:
        """Allow another seat to take its choice back, or refuse; the seat that asked withdraws by
        refusing.
        """
        return await self._act(table, SeatAction(ALLOW if allow else REFUSE, seat, "", key))

    async def concede(self, table: LiveTable, seat: int, key: str) -> Receipt:
        """Give up: of two players the other wins; at a larger table a bot plays on."""
        return await self._act(table, SeatAction(CONCEDE, seat, "", key))

    async def _act(self, table: LiveTable, act: SeatAction) -> Receipt:
        await self.back_again(table, [act.seat])
        return await table.act(_allowed(table, act), self.writer)

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Say something to everybody at the table, under the name of the seat; those who only watch
        are asked to be quiet.
        """
        said = one_line(text, LONGEST_CHAT)
        _seated(seat)
        if said:
            await self.store.add_chat(
                table.id, table.places[seat].name or spoken(say("guest")), said
            )
            table.chat.changed()
            table.tell_now()

    async def chat(self, table: LiveTable) -> list[ChatLine]:
        return await table.chat.lines(partial(self.store.chat, table.id, LINES_OF_CHAT))

    async def hint(self, table: LiveTable, seat: int) -> Thought:
        """What the best bot would choose in this seat's place; one thought at a time."""
        if table.table is None or seat not in table.seats_asked():
            raise Refused("not-your-turn", say("refusal-nothing-to-choose-now"))
        if (table.id, seat) in self._hinting:
            raise Refused("too-fast", say("refusal-hint-coming"))
        self._hinting.add((table.id, seat))
        try:
            thought = await think_while_asked(self.workers, table, seat, HINT)
        finally:
            self._hinting.discard((table.id, seat))
        if thought is None:
            raise Refused("gone-on", say("refusal-hint-late"))
        return thought

    async def report(self, table: LiveTable, seat: int, note: str) -> str:
        return await keep_report(self.store, table, seat, note)


def _seated(seat: int, otherwise: Saying | None = None) -> int:
    if seat == SPECTATOR:
        raise Refused("not-seated", otherwise or say("refusal-watching"))
    return seat


def _check_host(table: LiveTable, session: str) -> None:
    if session != table.host:
        raise Refused("private", say("refusal-host-arranges"))


def _check_waiting(table: LiveTable) -> None:
    if table.table is not None or table.status != WAITING:
        raise Refused("running", say("refusal-begun-already"))
    if table.campaign:
        raise Refused("campaign", say("refusal-campaign-table"))


def _for_rematch(table: LiveTable, asker: str, *, will_say: bool) -> list[Place]:
    """The places of the next game; of several people at one device the first gives a word."""
    places = [place.for_rematch(asker, will_say=will_say) for place in table.places]
    for place in [place for place in places if place.session][1:]:
        place.will_say = False
    return places


def _allowed(table: LiveTable, act: SeatAction) -> SeatAction:
    """An act of a seat that still plays for itself."""
    seat = _seated(act.seat)
    # Giving up again, with the same key, is answered with its receipt.
    is_repeated = act.kind == CONCEDE and seat in table.conceded
    if table.places[seat].is_bot and not table.is_over and not is_repeated:
        raise Refused("given-up", say("refusal-given-up"))
    return act
