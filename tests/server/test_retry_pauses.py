"""Nothing strands a table: what failed is tried again, for as long as the table waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from spellwright.registry import any_game
from spellwright.server.bots.workers import TRIES
from spellwright.server.store.table_store import TableStore
from spellwright.server.store.writer import Entries, Job, NotSaved
from spellwright.server.tables.hall import Hall
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import BOT, PERSON, Place
from tests.server import bad_bots
from tests.server.halls import running_hall

PATIENCE = 120.0


async def table_of_a_bot(hall: Hall, bot: str) -> LiveTable:
    """Ann chooses first, then the bot has its turn."""
    ann = Place(PERSON, session="ann", name="Ann", word="a")
    return await hall.open(
        any_game("reference"),
        {},
        [ann, Place(BOT, bot=bot, word="b")],
        host="ann",
        public=True,
        spectators=True,
    )


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def test_a_bot_goes_on_after_a_failure_of_the_disk_that_lasted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Longer than five tries took, after which its table once stood still until a restart."""
    monkeypatch.setattr("spellwright.server.retry_pauses.FIRST_PAUSE", 0.05)

    async def play() -> None:
        async with running_hall(tmp_path, bad_bots.chooses_the_first) as hall:
            table = await table_of_a_bot(hall, "random")
            write, failures = hall.writer._write, []

            async def fail_for_the_bot(jobs: list[Job]) -> None:
                written = [job.entries for job in jobs if isinstance(job, Entries)]
                if any(entry.seat == 1 for entries in written for entry in entries):
                    failures.append(jobs)
                    raise OSError("the disk is full")
                await write(jobs)

            with monkeypatch.context() as patch:
                patch.setattr(hall.writer, "_write", fail_for_the_bot)
                await hall.choose(table, 0, "mark b2", "k1")
                await until(lambda: len(failures) >= 6)
                assert table.entries == 1
            await until(lambda: table.entries == 2)

    asyncio.run(play())


def test_a_bot_whose_workers_died_goes_on_at_once_when_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spellwright.server.retry_pauses.FIRST_PAUSE", 300.0)
    calls = tmp_path / "calls"

    async def play() -> None:
        async with running_hall(tmp_path, bad_bots.crashes_often_then_chooses) as hall:
            table = await table_of_a_bot(hall, str(calls))
            await hall.choose(table, 0, "mark b2", "k1")
            await until(lambda: table.id in hall._players._pausing)
            assert len(calls.read_text()) == TRIES == 3
            await asyncio.sleep(0.5)
            assert table.entries == 1
            assert await hall.table(table.id) is table
            started = time.monotonic()
            await until(lambda: table.entries == 2)
            assert time.monotonic() - started < PATIENCE / 2

    asyncio.run(play())


def test_a_start_reads_on_when_the_database_fails_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One table that could not be read once kept the bots of all others from starting."""

    async def leave() -> list[str]:
        async with running_hall(tmp_path, bad_bots.fails) as hall:
            tables = [await table_of_a_bot(hall, "random") for _ in range(3)]
            for table in tables:
                await hall.choose(table, 0, "mark b2", "k1")
            return [table.id for table in tables]

    async def come_back(ids: list[str]) -> None:
        faults = {"list": 2, ids[1]: 3}
        load, listing = TableStore.load, TableStore.running_ids

        def fail_for_a_while(what: str) -> None:
            if faults.get(what, 0):
                faults[what] -= 1
                raise OperationalError("SELECT", {}, OSError("gone"))

        async def faulty_load(store: TableStore, id: str) -> LiveTable | None:
            fail_for_a_while(id)
            return await load(store, id)

        async def faulty_list(store: TableStore, since: int) -> list[str]:
            fail_for_a_while("list")
            return await listing(store, since)

        monkeypatch.setattr(TableStore, "load", faulty_load)
        monkeypatch.setattr(TableStore, "running_ids", faulty_list)
        async with running_hall(tmp_path, bad_bots.chooses_the_first) as hall:
            await until(lambda: hall.count == 3 and not any(faults.values()))
            tables = [await hall.table(id) for id in ids]
            await until(lambda: all(table.entries == 2 for table in tables))

    asyncio.run(come_back(asyncio.run(leave())))


def test_the_status_of_a_table_is_written_when_that_is_possible_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_hall(tmp_path, bad_bots.chooses_the_first) as hall:
            with monkeypatch.context() as patch:
                tries: list[None] = []
                patch.setattr(TableStore, "status_changed", not_saved(tries))
                table = await table_of_a_bot(hall, "random")
                await hall.concede(table, 0, "k")
                await until(lambda: len(tries) >= 4)
                assert table.status_on_disk == "waiting"
            await until(lambda: table.status_on_disk == "finished")
            assert [t.status for t in await hall.store.tables_of("ann", 10)] == ["finished"]

    asyncio.run(play())


def test_a_hall_that_closes_does_not_wait_for_the_next_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spellwright.server.retry_pauses.FIRST_PAUSE", 300.0)

    async def play() -> float:
        async with running_hall(tmp_path, bad_bots.fails) as hall:
            monkeypatch.setattr(TableStore, "status_changed", not_saved([]))
            table = await table_of_a_bot(hall, "random")
            await hall.choose(table, 0, "mark b2", "k1")
            await until(lambda: table.id in hall._players._pausing)
            started = time.monotonic()
        return time.monotonic() - started

    assert asyncio.run(play()) < PATIENCE / 2


def not_saved(tries: list[None]) -> Callable[..., Any]:
    """Counts how often it fails."""

    async def status_changed(*_: object) -> None:
        tries.append(None)
        raise NotSaved

    return status_changed
