"""Several servers at one PostgreSQL: what one writes, the others see."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from spellwright.kernel.refusal import Refused
from spellwright.registry import any_game
from spellwright.server.tables.hall import Hall
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import PERSON, Place
from tests.server.halls import running_hall
from tests.server.server_process import Player, ServerProcess

PATIENCE = 10.0
LONG_PATIENCE = 60.0


@pytest.fixture(scope="module")
def address(postgres: str) -> str:
    return postgres


def between_two(address: str, play: Callable[[Hall, Hall, LiveTable], Awaitable[None]]) -> None:
    """Play at a table that Ann opened at one server and that has a free seat."""

    async def run() -> None:
        async with running_hall(address) as here, running_hall(address) as there:
            places = [Place(PERSON, session="ann", name="Ann", word="a"), Place(PERSON)]
            table = await here.open(
                any_game("reference"), {}, places, host="ann", public=True, spectators=True
            )
            await play(here, there, table)

    asyncio.run(run())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def marks(table: LiveTable) -> list[str]:
    return [] if table.table is None else [choice.text for choice in table.table.choices]


def test_two_servers_play_one_game(address: str) -> None:
    async def play(here: Hall, there: Hall, ours: LiveTable) -> None:
        theirs = await there.table(ours.id)
        await there.sit_down(theirs, 1, "ben", "Ben", "b")
        await until(lambda: ours.table is not None)
        assert ours.seat_of("ben") == 1
        await here.choose(ours, 0, "mark b2", "k1")
        await until(lambda: marks(theirs) == ["mark b2"])
        await there.choose(theirs, 1, "mark a1", "k2")
        await until(lambda: marks(ours) == ["mark b2", "mark a1"])
        assert ours.table is not None
        assert theirs.table is not None
        assert ours.table.state.fingerprint() == theirs.table.state.fingerprint()
        await here.concede(ours, 0, "k3")
        await until(lambda: theirs.is_over)

    between_two(address, play)


def test_one_choice_of_two_that_cross_is_refused_and_both_see_the_other(address: str) -> None:
    async def play(here: Hall, there: Hall, ours: LiveTable) -> None:
        theirs = await there.table(ours.id)
        await there.sit_down(theirs, 1, "ben", "Ben", "b")
        await until(lambda: ours.table is not None)
        crossing = await asyncio.gather(
            here.choose(ours, 0, "mark b2", "k1"),
            there.choose(theirs, 0, "mark c3", "k2"),
            return_exceptions=True,
        )
        assert sum(isinstance(found, Refused) for found in crossing) == 1
        await until(lambda: marks(ours) == marks(theirs) and len(marks(ours)) == 1)

    between_two(address, play)


def test_a_seat_is_given_once(address: str) -> None:
    async def play(here: Hall, there: Hall, ours: LiveTable) -> None:
        theirs = await there.table(ours.id)
        both = await asyncio.gather(
            here.sit_down(ours, 1, "ben", "Ben", "b"),
            there.sit_down(theirs, 1, "zoe", "Zoe", "z"),
            return_exceptions=True,
        )
        assert sum(isinstance(found, Refused) for found in both) == 1
        await until(lambda: ours.places[1].session == theirs.places[1].session != "")

    between_two(address, play)


def test_a_restart_finds_everything(address: str) -> None:
    found: list[str] = []

    async def play(here: Hall, _: Hall, ours: LiveTable) -> None:
        await here.sit_down(ours, 1, "ben", "Ben", "b")
        await here.choose(ours, 0, "mark b2", "k1")
        await here.say(ours, 0, "good luck")
        found.append(ours.id)

    async def again() -> None:
        async with running_hall(address) as hall:
            table = await hall.table(found[0])
            assert marks(table) == ["mark b2"]
            assert [line.text for line in await hall.store.chat(table.id, 10)] == ["good luck"]
            assert (await hall.choose(table, 0, "mark b2", "k1")).repeated

    between_two(address, play)
    asyncio.run(again())


def test_a_lost_connection_is_made_anew(address: str) -> None:
    async def play(here: Hall, there: Hall, ours: LiveTable) -> None:
        theirs = await there.table(ours.id)
        await there.sit_down(theirs, 1, "ben", "Ben", "b")
        await until(lambda: ours.table is not None)
        engine = create_engine(address.replace("://", "+psycopg://"))
        with engine.connect() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
            connection.execute(text(others + "pg_backend_pid() AND datname IS NOT NULL"))
        engine.dispose()
        await here.choose(ours, 0, "mark b2", "k1")
        await until(lambda: marks(theirs) == ["mark b2"])
        await there.choose(theirs, 1, "mark a1", "k2")
        await until(lambda: marks(ours) == ["mark b2", "mark a1"])

    between_two(address, play)


def kill_one_of_two(address: str, folder: Path, rounds: int) -> int:
    """Ann plays at one server, Ben at another. Again and again Ann's is killed while both choose;
    she goes on at Ben's, and comes back when hers has started again. How many choices there were.
    """
    luck = random.Random(rounds)
    with (
        ServerProcess(folder / "one", address) as one,
        ServerProcess(folder / "two", address) as two,
        closing(Player(one, "Ann")) as ann,
        closing(Player(two, "Ben")) as ben,
    ):
        table = ann.open_table()
        ben.sit_down(table)
        for number in range(rounds):
            if number:
                one.start()
                ann.move_to(one)
            both_choose(ann, ben, luck)
            one.kill_after(luck.uniform(0, 0.3))
            while one.is_alive:
                both_choose(ann, ben, luck)
            before = len(ann.acknowledged), len(ben.acknowledged)
            ann.move_to(two)
            until_both_have_chosen(ann, ben, luck, before)
        found = log_of(address, table)
    for seat, player in enumerate((ann, ben)):
        # Whatever was acknowledged is on disk, once, in its order; nothing else is.
        assert [(key, said) for at, key, said in found if at == seat] == player.acknowledged
    return len(found)


def both_choose(ann: Player, ben: Player, luck: random.Random) -> None:
    ann.choose_once(luck)
    ben.choose_once(luck)


def until_both_have_chosen(
    ann: Player, ben: Player, luck: random.Random, before: tuple[int, int]
) -> None:
    deadline = time.monotonic() + LONG_PATIENCE
    while not (len(ann.acknowledged) > before[0] and len(ben.acknowledged) > before[1]):
        assert time.monotonic() < deadline, (ann.refused, ben.refused)
        both_choose(ann, ben, luck)


def log_of(address: str, table: str) -> list[tuple[int, str, str]]:
    engine = create_engine(address.replace("://", "+psycopg://"))
    query = text("SELECT seat, key, text FROM entry WHERE table_id=:id ORDER BY number")
    with engine.connect() as connection:
        found = [(seat, key, said) for seat, key, said in connection.execute(query, {"id": table})]
    engine.dispose()
    return found


def test_kill_minus_nine_of_one_of_two_servers_loses_nothing(address: str, tmp_path: Path) -> None:
    assert kill_one_of_two(address, tmp_path, 1) >= 2


@pytest.mark.soak
def test_many_kills_of_one_of_two_servers_lose_nothing(address: str, tmp_path: Path) -> None:
    assert kill_one_of_two(address, tmp_path, 12) >= 24
