"""Reading and writing tables, seats, chat and reports. The log itself is written by the Writer."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Executable, Row, and_, delete, func, insert, or_, select, update

from spellwright.bots import bot_noun
from spellwright.kernel.edition import Edition
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.saying import Argument
from spellwright.registry import Game
from spellwright.registry import game as find_game
from spellwright.server.speaking import say
from spellwright.server.store import other_servers
from spellwright.server.store.database import Database
from spellwright.server.store.prune import delete_tables
from spellwright.server.store.schema import (
    ALBUM,
    CAMPAIGN,
    CHAT,
    EDITION,
    ENTRY,
    GAME_TABLE,
    REPORT,
    REVIEW,
    SEAT,
    SNAPSHOT,
    TIDIED,
)
from spellwright.server.store.snapshots import Snapshots, snapshots_from
from spellwright.server.store.writer import Entry, NotSaved, Writer
from spellwright.server.tables.album import album_from
from spellwright.server.tables.arrangement import Arrangement
from spellwright.server.tables.live_table import FINISHED, RUNNING, WAITING, ClearedAway, LiveTable
from spellwright.server.tables.loading import CannotReplay, CarriedOnElsewhere, load_table
from spellwright.server.tables.place import Place
from spellwright.server.tables.seat_actions import EDITION as EDITION_ENTRY
from spellwright.server.tables.standing import EXACT

NO_TABLE: Final = ""
FindGame = Callable[[str], Game]


class TableSummary(NamedTuple):
    """A table as lists show it."""

    id: str
    game: str
    status: str
    names: list[Argument]
    free: int
    touched: int
    outcome: dict[str, Any] | None
    own: Sequence[int] = ()
    """The seats of whoever asks."""


class ChatLine(NamedTuple):
    id: int
    name: str
    text: str
    at: int


class TableStore:
    def __init__(self, database: Database, writer: Writer, find_game: FindGame = find_game) -> None:
        self._reading = database.reading
        self._writer = writer
        self.find_game = find_game
        self._ages: dict[str, dict[str, int]] = {}
        """By game, the editions that this database has seen, in the order of their coming."""

    async def add(self, table: LiveTable) -> None:
        """Write a new table with its seats, all at once."""
        now = int(time.time())
        row = {
            "id": table.id,
            "game": table.game.id,
            "version": str(table.edition),
            "seats": len(table.places),
            "settings": json.dumps(dict(table.settings), sort_keys=True),
            "entropy": table.entropy,
            "status": table.status,
            "public": table.public,
            "spectators": table.spectators,
            "host": table.host,
            "outcome": "",
            "created": now,
            "touched": now,
            "campaign": table.campaign,
            "away_after": table.away_after,
        }
        seats = [_seat_row(table.id, seat, place) for seat, place in enumerate(table.places)]

        def work(connection: Connection) -> None:
            connection.execute(insert(GAME_TABLE), [row])
            connection.execute(insert(SEAT), seats)

        await self._writer.do(table.id, work)

    async def load(self, id: str) -> LiveTable | None:
        """A table with its whole log carried out again; None if there is none."""
        async with self._reading.connect() as connection:
            found = await connection.execute(select(GAME_TABLE).where(GAME_TABLE.c.id == id))
            row = found.first()
            if row is None:
                return None
            seats = await connection.execute(
                select(SEAT).where(SEAT.c.table_id == id).order_by(SEAT.c.seat)
            )
            entries = await connection.execute(
                select(ENTRY).where(ENTRY.c.table_id == id).order_by(ENTRY.c.number)
            )
            kept = await connection.execute(select(SNAPSHOT).where(SNAPSHOT.c.table_id == id))
            places, log = [place_from(seat) for seat in seats], [Entry(*entry) for entry in entries]
            snapshots = snapshots_from(kept)
            found = await connection.execute(select(ALBUM.c.data).where(ALBUM.c.table_id == id))
            packed = found.scalar()
        game = self.find_game(row.game)
        await self._note_edition(game, json.loads(row.settings))
        table = table_from(game, row, places, log, snapshots, self._is_newer)
        table.album = None if packed is None else album_from(packed)
        return table

    async def keep_album(self, table: LiveTable, packed: bytes) -> None:
        """Write what is kept of a finished game; such a table needs no snapshot any more."""

        def work(connection: Connection) -> None:
            for kept in (SNAPSHOT, ALBUM):
                connection.execute(delete(kept).where(kept.c.table_id == table.id))
            connection.execute(insert(ALBUM), [{"table_id": table.id, "data": packed}])

        await self._writer.do(table.id, work)

    async def _note_edition(self, game: Game, settings: Mapping[str, Any]) -> None:
        """Remember that the edition of a table has been here, and learn which came before it."""
        mine = str(game.rules.edition_for(settings))
        if mine in self._ages.get(game.id, {}):
            return
        row = {"game": game.id, "edition": mine}

        def work(connection: Connection) -> None:
            known = _ages(connection, game.id)
            if mine not in known:
                connection.execute(insert(EDITION), [row])
            self._ages[game.id] = _ages(connection, game.id)

        with suppress(NotSaved):
            await self._writer.do(NO_TABLE, work)

    def _is_newer(self, game: Game, mine: Edition, edition: Edition) -> bool:
        """Whether an edition came after ours: by the number of its rules, else as this database
        has seen them come.
        """
        ages = self._ages.get(game.id, {})
        if edition.number != mine.number:
            return edition.number > mine.number
        return ages.get(str(edition), 0) > ages.get(str(mine), 1 << 62)

    async def refresh(self, table: LiveTable) -> None:
        """Bring a table in memory up to what other servers have written to it."""
        async with self._reading.connect() as connection:
            seats = await connection.execute(
                select(SEAT).where(SEAT.c.table_id == table.id).order_by(SEAT.c.seat)
            )
            places = [place_from(seat) for seat in seats]
            found = await connection.execute(select(GAME_TABLE).where(GAME_TABLE.c.id == table.id))
            row = found.first()
            if row is None:
                raise ClearedAway
            table.rematch, table.removed = row.rematch, set(row.removed.split())
            table.host = row.host
        if table.table is None:
            table.arrange(json.loads(row.settings), places)
            table.public, table.spectators = row.public, row.spectators
            table.away_after = row.away_after
        table.seat_as(places)
        entries = await self._writer.entries_from(table.id, table.entries)
        if _is_another_piece(table, entries):
            await self._read_anew(table)
        else:
            for entry in entries:
                table.replay_entry(entry)

    async def _read_anew(self, table: LiveTable) -> None:
        """Read a table anew whose game another server carries on, under this or another edition."""
        try:
            again = await self.load(table.id)
        except CarriedOnElsewhere as newer:
            table.left_alone = newer.says
            return
        if again is None:
            raise ClearedAway
        table.become(again)

    async def seat_changed(self, id: str, seat: int, was: str, place: Place) -> None:
        """Write who sits in a seat where that session was (none: it was free), and its link."""
        await self._writer.do(id, lambda connection: _change_seat(connection, id, seat, was, place))

    async def session_ended(self, old: str, new: str) -> None:
        """Write that all of one session is another's now; its seats get new links."""

        def work(connection: Connection) -> None:
            mine = list(connection.execute(select(SEAT).where(SEAT.c.session == old)))
            for row in mine:
                place = place_from(row).with_new_link().of_session(new)
                _change_seat(connection, row.table_id, row.seat, old, place)
            touched = {row.table_id for row in mine}
            connection.execute(update(TIDIED).where(TIDIED.c.session == old).values(session=new))
            for column in (SEAT.c.kept_for, GAME_TABLE.c.host, CAMPAIGN.c.host):
                owned, id = column.table, "table_id" if column.table is SEAT else "id"
                where = column == old
                if owned is not CAMPAIGN:
                    touched |= set(connection.scalars(select(owned.c[id]).where(where)))
                connection.execute(update(owned).where(where).values({column.name: new}))
            self._writer.other_servers.announce(connection, touched)

        await self._writer.do(NO_TABLE, work)

    async def person_removed(
        self, id: str, seat: int, was: str, place: Place, removed: set[str]
    ) -> None:
        """Write that a seat has lost its person, and who must not come back."""

        def work(connection: Connection) -> None:
            _change_seat(connection, id, seat, was, place)
            said = {"removed": " ".join(sorted(removed))}
            connection.execute(update(GAME_TABLE).where(GAME_TABLE.c.id == id).values(said))

        await self._writer.do(id, work)

    async def arranged(
        self, table: LiveTable, settings: Mapping[str, Any], wished: Arrangement
    ) -> None:
        """Write how a table that waits is arranged anew, all at once."""
        values = {
            "settings": json.dumps(dict(settings), sort_keys=True),
            "seats": len(wished.places),
            "public": wished.public,
            "spectators": wished.spectators,
            "away_after": wished.away_after,
        }
        seats = [_seat_row(table.id, seat, place) for seat, place in enumerate(wished.places)]
        waiting = and_(GAME_TABLE.c.id == table.id, GAME_TABLE.c.status == WAITING)

        def work(connection: Connection) -> None:
            if not connection.execute(update(GAME_TABLE).where(waiting).values(values)).rowcount:
                raise Refused("running", say("refusal-begun-already"))
            connection.execute(delete(SEAT).where(SEAT.c.table_id == table.id))
            connection.execute(insert(SEAT), seats)

        await self._writer.do(table.id, work)

    async def cancelled(self, id: str) -> None:
        await self._writer.do(id, lambda connection: delete_tables(connection, [id]))

    async def rematch_opened(self, id: str, again: str) -> None:
        await self._write(id, update(GAME_TABLE).where(GAME_TABLE.c.id == id).values(rematch=again))

    async def status_changed(self, table: LiveTable) -> None:
        status, outcome = table.status, table.outcome()
        values = {
            "status": status,
            "outcome": "" if outcome is None else json.dumps(outcome),
            "touched": int(time.time()),
        }
        changed = update(GAME_TABLE).where(GAME_TABLE.c.id == table.id).values(values)
        await self._write(table.id, changed)
        table.status_on_disk = status

    async def open_tables(self, most: int) -> list[TableSummary]:
        """Public tables that wait for players or can be watched, newest first."""
        where = and_(GAME_TABLE.c.public, GAME_TABLE.c.status.in_((WAITING, RUNNING)))
        return await self._summaries(where, most)

    async def tables_of(
        self, session: str, most: int, *, tidied: bool = False
    ) -> list[TableSummary]:
        """The tables of a session: those in sight, or those that it has tidied away."""
        away = select(TIDIED.c.table_id).where(TIDIED.c.session == session)
        is_there = GAME_TABLE.c.id.in_(away) if tidied else GAME_TABLE.c.id.not_in(away)
        mine = select(SEAT.c.table_id).where(
            or_(SEAT.c.session == session, SEAT.c.kept_for == session)
        )
        return await self._summaries(
            and_(is_there, or_(GAME_TABLE.c.id.in_(mine), GAME_TABLE.c.host == session)),
            most,
            session,
        )

    async def review(self, id: str) -> bytes | None:
        """The review of a finished game, if one was made."""
        query = select(REVIEW.c.data).where(REVIEW.c.table_id == id)
        async with self._reading.connect() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
            return found

    async def keep_review(self, id: str, data: bytes) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(REVIEW).where(REVIEW.c.table_id == id))
            connection.execute(insert(REVIEW), [{"table_id": id, "data": data}])

        await self._writer.do(id, work)

    async def tidy(self, session: str, id: str, *, away: bool) -> None:
        """Take a finished table out of a session's list, or put it back."""
        row = {"session": session, "table_id": id}
        where = and_(TIDIED.c.session == session, TIDIED.c.table_id == id)

        def work(connection: Connection) -> None:
            connection.execute(delete(TIDIED).where(where))
            if away:
                connection.execute(insert(TIDIED), [row])

        await self._writer.do(NO_TABLE, work)

    async def tidy_finished(self, session: str) -> None:
        """Take all finished tables out of a session's list."""
        mine = select(SEAT.c.table_id).where(SEAT.c.session == session)
        where = and_(
            or_(GAME_TABLE.c.id.in_(mine), GAME_TABLE.c.host == session),
            GAME_TABLE.c.status == FINISHED,
        )

        def work(connection: Connection) -> None:
            done = list(connection.scalars(select(GAME_TABLE.c.id).where(where)))
            connection.execute(delete(TIDIED).where(TIDIED.c.session == session))
            rows = [{"session": session, "table_id": id} for id in done]
            if rows:
                connection.execute(insert(TIDIED), rows)

        await self._writer.do(NO_TABLE, work)

    async def finished_tables(self, most: int) -> list[TableSummary]:
        return await self._summaries(
            and_(GAME_TABLE.c.public, GAME_TABLE.c.status == FINISHED), most
        )

    async def running_ids(self, since: int) -> list[str]:
        """The tables in play that were touched since then, those of today first."""
        query = (
            select(GAME_TABLE.c.id)
            .where(GAME_TABLE.c.status == RUNNING, GAME_TABLE.c.touched >= since)
            .order_by(GAME_TABLE.c.touched.desc())
        )
        async with self._reading.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def table_of_link(self, link: str) -> tuple[str, int] | None:
        async with self._reading.connect() as connection:
            rows = await connection.execute(select(SEAT).where(SEAT.c.link == link))
            row = rows.first()
            return None if row is None else (row.table_id, row.seat)

    async def _write(self, table_id: str, statement: Executable) -> None:
        await self._writer.do(table_id, lambda connection: _carry_out(connection, statement))

    async def _summaries(self, where: Any, most: int, session: str = "") -> list[TableSummary]:
        query = select(GAME_TABLE).where(where).order_by(GAME_TABLE.c.touched.desc()).limit(most)
        async with self._reading.connect() as connection:
            tables = list(await connection.execute(query))
            ids = [table.id for table in tables]
            seats = await connection.execute(
                select(SEAT).where(SEAT.c.table_id.in_(ids)).order_by(SEAT.c.seat)
            )
            places: dict[str, list[Place]] = {id: [] for id in ids}
            for seat in seats:
                places[seat.table_id].append(place_from(seat))
        return [_summary(table, places[table.id], session) for table in tables]

    async def add_chat(self, id: str, name: str, text: str) -> None:
        row = {"table_id": id, "name": name, "text": text, "at": int(time.time())}
        await self._write(f"{id}{other_servers.CHAT}", insert(CHAT).values(row))

    async def chat(self, id: str, most: int) -> list[ChatLine]:
        query = select(CHAT).where(CHAT.c.table_id == id).order_by(CHAT.c.id.desc()).limit(most)
        async with self._reading.connect() as connection:
            rows = list(await connection.execute(query))
        return [ChatLine(row.id, row.name, row.text, row.at) for row in reversed(rows)]

    async def add_report(self, row: dict[str, Any]) -> None:
        await self._write(row["table_id"], insert(REPORT).values(row))

    async def count_reports(self, id: str) -> int:
        query = select(func.count()).select_from(REPORT).where(REPORT.c.table_id == id)
        async with self._reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def report(self, id: str) -> dict[str, Any] | None:
        async with self._reading.connect() as connection:
            rows = await connection.execute(select(REPORT).where(REPORT.c.id == id))
            row = rows.first()
            return None if row is None else dict(row._mapping)


def _carry_out(connection: Connection, statement: Executable) -> None:
    connection.execute(statement)


def _change_seat(connection: Connection, id: str, seat: int, was: str, place: Place) -> None:
    where = and_(SEAT.c.table_id == id, SEAT.c.seat == seat, SEAT.c.session == was)
    names = ("session", "name", "link", "word", "kept_for", "will_say")
    values = {name: getattr(place, name) for name in names}
    done = connection.execute(update(SEAT).where(where).values(values))
    if done.rowcount == 0:
        raise Refused("taken", say("refusal-seat-given-away"))


def _seat_row(id: str, seat: int, place: Place) -> dict[str, Any]:
    return {
        "table_id": id,
        "seat": seat,
        "kind": place.kind,
        "bot": place.bot,
        "session": place.session,
        "name": place.name,
        "link": place.link,
        "word": place.word,
        "kept_for": place.kept_for,
        "will_say": place.will_say,
    }


def place_from(row: Row[Any]) -> Place:
    """A place as it was written down."""
    who = (row.kind, row.bot, row.session, row.name, row.link, row.word, row.kept_for)
    return Place(*who, will_say=row.will_say)


def table_from(
    game: Game,
    row: Row[Any],
    places: list[Place],
    entries: list[Entry],
    kept: Snapshots,
    is_newer: Callable[[Game, Edition, Edition], bool],
) -> LiveTable:
    """A table as it was written down; a table whose game ended and cannot be played again says how
    it ended.
    """

    def blank() -> LiveTable:
        table = LiveTable(
            row.id,
            game,
            json.loads(row.settings),
            [place.same() for place in places],
            row.entropy,
            host=row.host,
            public=row.public,
            spectators=row.spectators,
        )
        table.status_on_disk = row.status
        table.rematch = row.rematch
        table.removed = set(row.removed.split())
        table.campaign = row.campaign
        table.away_after = row.away_after
        return table

    try:
        mine = game.rules.edition_for(json.loads(row.settings))
        table = load_table(blank, row.version, entries, kept, partial(is_newer, game, mine))
    except (Refused, RulesError, CannotReplay) as error:
        if row.status != FINISHED or not row.outcome:
            if isinstance(error, CarriedOnElsewhere):
                raise
            raise CannotReplay(str(error)) from error
        table = blank()
        table.start_if_full()
    is_what_it_was = table.is_over and table.pieces.standing.how == EXACT
    if row.status == FINISHED and row.outcome and not is_what_it_was:
        table.ended = json.loads(row.outcome)
    return table


def _is_another_piece(table: LiveTable, entries: list[Entry]) -> bool:
    """Whether entries of others belong to a piece of the game that is not ours."""
    if not entries:
        return False
    changes = [entry for entry in entries if entry.kind == EDITION_ENTRY]
    if not table.is_to_be_read_anew:
        return bool(changes)
    # That another server carries it on as we would is no news.
    ours = [str(table.edition)]
    return [entry.text for entry in changes] != ours or entries[0].kind != EDITION_ENTRY


def _ages(connection: Connection, game: str) -> dict[str, int]:
    rows = connection.execute(select(EDITION).where(EDITION.c.game == game))
    return {row.edition: row.id for row in rows}


def _name(place: Place) -> Argument:
    return say("player-bot", bot=bot_noun(place.bot)) if place.is_bot else place.name


def _summary(row: Row[Any], places: list[Place], session: str) -> TableSummary:
    names = [_name(place) for place in places]
    outcome = json.loads(row.outcome) if row.outcome else None
    free = sum(place.is_free for place in places)
    own = [n for n, place in enumerate(places) if session and place.session == session]
    return TableSummary(row.id, row.game, row.status, names, free, row.touched, outcome, own)
