"""No acknowledged choice is lost: not by a failing disk, a sender who leaves, or kill -9."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError

from spellwright.kernel.chance import FastChance
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saved import mark
from spellwright.kernel.table import Table
from spellwright.registry import any_game
from spellwright.samples.tic_tac_toe import TicTacToeFace
from spellwright.server.store.schema import SNAPSHOT
from spellwright.server.store.snapshots import Snapshot, unpacked
from spellwright.server.store.writer import Entry, Job, NotSaved
from spellwright.server.tables.hall import Hall
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.pieces import Pieces
from spellwright.server.tables.place import BOT, PERSON, Place
from spellwright.server.tables.standing import EXACT
from tests.server.halls import running_hall
from tests.server.server_process import Player, ServerProcess

Write = Callable[[list[Job]], Awaitable[None]]


async def open_table(hall: Hall) -> LiveTable:
    places = [Place(PERSON, session=name, name=name, word=name) for name in ("ann", "ben")]
    return await hall.open(
        any_game("reference"), {}, places, host="ann", public=True, spectators=True
    )


async def on_disk(hall: Hall, table: LiveTable) -> list[str]:
    return [entry.text for entry in await hall.writer.entries_from(table.id, 0)]


async def snapshots_on_disk(hall: Hall) -> list[Snapshot]:
    async with hall.writer._database.reading.connect() as connection:
        rows = await connection.execute(select(SNAPSHOT))
        return [Snapshot(row.number, row.edition, unpacked(row.data)) for row in rows]


def told_at(table: Table[Any]) -> list[str]:
    return [str(events) for events in table.whole_story if events]


def marks(table: LiveTable) -> list[str]:
    assert table.table is not None
    return [choice.text for choice in table.table.choices]


def test_a_write_that_fails_is_told_and_leaves_the_table_as_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            table = await open_table(hall)
            await hall.choose(table, 0, "mark a1", "k1")
            version = table.version
            with monkeypatch.context() as patch:
                patch.setattr(hall.writer, "_write", _fail)
                with pytest.raises(NotSaved):
                    await hall.choose(table, 1, "mark b2", "k2")
            assert marks(table) == await on_disk(hall, table) == ["mark a1"]
            assert table.version == version
            again = await hall.choose(table, 1, "mark b2", "k2")
            assert (again.number, again.repeated) == (1, False)
            assert marks(table) == await on_disk(hall, table) == ["mark a1", "mark b2"]

    asyncio.run(play())


def test_a_write_that_seemed_to_fail_but_is_on_disk_is_found_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            table = await open_table(hall)
            write: Write = hall.writer._write

            async def write_and_fail(entries: list[Job]) -> None:
                await write(entries)
                raise OSError("the disk said no, and was wrong")

            with monkeypatch.context() as patch:
                patch.setattr(hall.writer, "_write", write_and_fail)
                with pytest.raises(NotSaved):
                    await hall.choose(table, 0, "mark a1", "k1")
            # Whoever acts next finds the choice; sent again, it is known.
            assert (await hall.choose(table, 0, "mark a1", "k1")).repeated
            await hall.choose(table, 1, "mark b2", "k2")
            assert marks(table) == await on_disk(hall, table) == ["mark a1", "mark b2"]

    asyncio.run(play())


async def _fail(_: list[Job]) -> None:
    raise OSError("the disk is full")


def test_what_needs_no_asking_is_on_disk_with_the_choice_that_leads_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One commit for both: nobody waits for the disk twice, and no crash comes between them."""
    monkeypatch.setattr(TicTacToeFace, "automatic", lambda *_: "mark a1")

    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            table = await open_table(hall)
            hall.wish(table, 1)
            before, version = hall.writer.commits, table.version
            receipt = await hall.choose(table, 0, "mark b2", "k")
            assert hall.writer.commits == before + 1
            assert marks(table) == await on_disk(hall, table) == ["mark b2", "mark a1"]
            assert (receipt.number, table.version > version) == (1, True)
            assert await hall.choose(table, 0, "mark b2", "k") == (1, True)

    asyncio.run(play())


def _breaks_down(*_: object) -> str:
    raise KeyError


@pytest.mark.parametrize("automatic", [lambda *_: "mark b2", _breaks_down], ids=["wrong", "broken"])
def test_an_automatic_answer_that_fails_keeps_no_choice_from_being_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, automatic: Callable[..., str]
) -> None:
    """Be it that the rules refuse it, or that a game from outside makes a mistake there."""
    monkeypatch.setattr(TicTacToeFace, "automatic", automatic)

    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            table = await open_table(hall)
            hall.wish(table, 1)
            version = table.version
            await hall.choose(table, 0, "mark b2", "k")
            await table.wait_for_change(version)
            assert await on_disk(hall, table) == ["mark b2"]
            await hall.choose(table, 1, "mark c3", "k")

    asyncio.run(play())


def test_a_table_with_automatic_answers_is_read_again_as_it_was(tmp_path: Path) -> None:
    """Its fingerprints and snapshots are those of choices one by one."""
    people = [Place(PERSON, session=name, name=name, word=name) for name in ("ann", "ben")]

    async def play() -> tuple[str, str, int]:
        async with running_hall(tmp_path) as hall:
            table = await hall.open(
                any_game("talisman"), {}, people, host="ann", public=True, spectators=True
            )
            assert table.table is not None
            for seat in range(len(people)):
                hall.wish(table, seat)
            luck, commits = FastChance(5), hall.writer.commits
            for number in range(60):
                decisions = table.table.state.decisions
                if not decisions:
                    break
                options = decisions[0].options
                text = options[luck.below(len(options))].text
                await hall.choose(table, decisions[0].seat, text, str(number))
            count = len(table.table.choices)
            assert count == len(await on_disk(hall, table)) > number + 5
            assert hall.writer.commits - commits < count
            return table.id, table.table.state.to_json(), count

    async def read(id: str) -> tuple[str, int, str]:
        async with running_hall(tmp_path) as hall:
            table = await hall.table(id)
            assert table.table is not None
            [last] = await snapshots_on_disk(hall)
            # The snapshot and what came after it lead to the same place as the whole log.
            there = Pieces().read(any_game("talisman").rules, last)
            for entry in await hall.writer.entries_from(id, last.number):
                there.choose(entry.seat, entry.text)
            assert told_at(there) == told_at(table.table)
            assert mark(there.state) == mark(table.table.state)
            return table.table.state.to_json(), len(table.table.choices), table.pieces.standing.how

    id, state, count = asyncio.run(play())
    assert asyncio.run(read(id)) == (state, count, EXACT)


def test_one_bad_entry_does_not_spoil_the_others_of_its_group(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            one, two = await open_table(hall), await open_table(hall)
            heard: list[NotSaved | None] = []
            bad = Entry("no table", 0, "choice", 0, "mark a1", "k", 0)
            hall.writer.append([bad], heard.append)
            await asyncio.gather(
                hall.choose(one, 0, "mark a1", "k"), hall.choose(two, 0, "mark b2", "k")
            )
            assert isinstance(heard[0], NotSaved)
            assert (await on_disk(hall, one), await on_disk(hall, two)) == (
                ["mark a1"],
                ["mark b2"],
            )
            assert (marks(one), marks(two)) == (["mark a1"], ["mark b2"])

    asyncio.run(play())


def test_a_database_that_is_gone_is_tried_once_for_all_who_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    def no_connection() -> Connection:
        tries.append(1)
        raise OperationalError("", {}, OSError("nobody answers"))

    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            tables = [await open_table(hall) for _ in range(5)]
            await asyncio.sleep(0.1)
            with monkeypatch.context() as patch:
                patch.setattr(hall.writer._database.writing, "connect", no_connection)
                patch.setattr(hall.writer._database.writing, "begin", no_connection)
                choices = [hall.choose(table, 0, "mark a1", "k") for table in tables]
                told = await asyncio.gather(*choices, return_exceptions=True)
            assert all(isinstance(answer, NotSaved) for answer in told)
            assert len(tries) == 1
            for table in tables:
                assert not (await hall.choose(table, 0, "mark a1", "k")).repeated

    asyncio.run(play())


def test_a_table_that_was_cleared_away_is_not_asked_for_for_ever(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            table = await open_table(hall)
            await asyncio.sleep(0.1)
            with sqlite3.connect(tmp_path / "tables.db") as disk:
                disk.execute("DELETE FROM seat WHERE table_id=?", (table.id,))
                disk.execute("DELETE FROM game_table WHERE id=?", (table.id,))
            disk.close()
            async with asyncio.timeout(5):
                await hall._refresh(table)

    asyncio.run(play())


def test_no_bot_begins_to_think_when_the_server_stops(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            places = [Place(BOT, "random"), Place(PERSON, session="ann", name="ann", word="a")]
            table = await hall.open(
                any_game("wizardry"), {}, places, host="ann", public=True, spectators=True
            )
            await asyncio.sleep(0.1)
            await hall._players.stop()
            hall._look_after(table)
            assert hall._players._tasks == {}

    asyncio.run(play())


def test_a_sender_who_leaves_during_the_commit_leaves_memory_and_disk_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            table = await open_table(hall)
            write: Write = hall.writer._write
            begun, may_go_on = asyncio.Event(), asyncio.Event()

            async def slow_write(entries: list[Job]) -> None:
                begun.set()
                await may_go_on.wait()
                await write(entries)

            monkeypatch.setattr(hall.writer, "_write", slow_write)
            sender = asyncio.create_task(hall.choose(table, 0, "mark a1", "k1"))
            await begun.wait()
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)
            other = asyncio.create_task(hall.choose(table, 1, "mark b2", "k2"))
            await asyncio.sleep(0.01)
            assert marks(table) == []
            may_go_on.set()
            await other
            assert marks(table) == await on_disk(hall, table) == ["mark a1", "mark b2"]

    asyncio.run(play())


def test_a_stopped_log_takes_nothing_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            table = await open_table(hall)
            await hall.writer.stop()
            with pytest.raises(NotSaved):
                await hall.choose(table, 0, "mark a1", "k1")
            assert marks(table) == []

    asyncio.run(play())


def test_a_server_that_died_between_two_writes_puts_things_right(tmp_path: Path) -> None:
    """The last seat was taken, or the last choice made, and the status was not yet written."""

    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            full, ended = await open_table(hall), await open_table(hall)
            await hall.concede(ended, 0, "k")
        with sqlite3.connect(tmp_path / "tables.db") as disk:
            disk.execute("UPDATE game_table SET status='waiting' WHERE id=?", (full.id,))
            disk.execute("UPDATE game_table SET status='running' WHERE id=?", (ended.id,))
        disk.close()
        async with running_hall(tmp_path) as hall:
            assert (await hall.table(full.id)).status == "running"
            assert (await hall.table(ended.id)).status == "finished"
        async with running_hall(tmp_path) as hall:
            statuses = {t.id: t.status for t in await hall.store.tables_of("ann", 10)}
            assert statuses == {full.id: "running", ended.id: "finished"}

    asyncio.run(play())


def test_one_table_that_cannot_be_read_does_not_keep_the_server_from_starting(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with running_hall(tmp_path) as hall:
            newer, broken, good = [await open_table(hall) for _ in range(3)]
            await hall.choose(broken, 0, "mark a1", "k")
        with sqlite3.connect(tmp_path / "tables.db") as disk:
            disk.execute("UPDATE game_table SET version='99' WHERE id=?", (newer.id,))
            disk.execute("UPDATE game_table SET version='' WHERE id=?", (broken.id,))
        disk.close()
        async with running_hall(tmp_path) as hall:
            await hall.choose(await hall.table(good.id), 0, "mark a1", "k")
            with pytest.raises(Refused, match="continued in a newer version"):
                await hall.table(newer.id)
            with pytest.raises(Refused, match="can't read this table"):
                await hall.table(broken.id)

    asyncio.run(play())


def test_kill_minus_nine_loses_no_acknowledged_choice(tmp_path: Path) -> None:
    """Two clients play over the socket; the server dies again and again, and they go on."""
    luck = random.Random(9)
    with (
        ServerProcess(tmp_path) as server,
        closing(Player(server, "Ann")) as ann,
        closing(Player(server, "Ben")) as ben,
    ):
        table = ann.open_table()
        ben.sit_down(table)
        for _ in range(3):
            for _ in range(luck.randint(1, 4)):
                ann.choose_once(luck)
                ben.choose_once(luck)
            server.kill_after(luck.uniform(0, 0.2))
            while server.is_alive:
                ann.choose_once(luck)
                ben.choose_once(luck)
            server.start()
            ann.come_again()
            ben.come_again()
        ann.choose_once(luck)
        ben.choose_once(luck)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as disk:
            rows = disk.execute(
                "SELECT seat, key, text FROM entry WHERE table_id=? ORDER BY number", (table,)
            ).fetchall()
    for seat, player in enumerate((ann, ben)):
        written = [(key, text) for at, key, text in rows if at == seat]
        # Whatever was acknowledged is on disk, once, in its order; nothing else is.
        assert written == player.acknowledged
        assert player.refused == []
        assert len(written) > 3
