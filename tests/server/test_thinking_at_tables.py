"""Bots and hints at running tables: a thought ends when what it is about has changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.registry import any_game
from spellwright.server.bots.thinking import think
from spellwright.server.tables.hall import Hall
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import BOT, PERSON, Place
from tests.server import bad_bots
from tests.server.halls import running_hall

PATIENCE = 60.0
PROMPTLY = 5.0


async def open_table(hall: Hall, bot: str = "") -> LiveTable:
    """Two people, or a person and a bot."""
    ann, ben = (Place(PERSON, session=name, name=name, word=name) for name in ("ann", "ben"))
    places = [ann, Place(BOT, bot=bot, word="bot") if bot else ben]
    return await hall.open(
        any_game("wizardry"), {}, places, host="ann", public=True, spectators=True
    )


async def until_written(path: Path, text: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while not path.exists() or path.read_text() != text:
            await asyncio.sleep(0.01)


def test_a_hint_is_cancelled_when_the_seat_has_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path, bad_bots.slow_hints) as hall:
            table = await open_table(hall)
            asking = asyncio.create_task(hall.hint(table, 0))
            await asyncio.sleep(0.05)
            with pytest.raises(Refused, match="Please wait a moment"):
                await hall.hint(table, 0)
            await hall.choose(table, 1, "profile young", "k1")
            await asyncio.sleep(0.05)
            assert not asking.done(), "what another chooses in secret changes nothing"
            await hall.choose(table, 0, "profile aged", "k2")
            with pytest.raises(Refused, match="has moved on") as refused:
                await asyncio.wait_for(asking, PATIENCE)
            assert refused.value.kind == "gone-on"

    asyncio.run(play())


def test_a_bot_thinks_on_while_another_chooses_in_secret(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path, bad_bots.waits_for_a_sign) as hall:
            file = tmp_path / "thoughts"
            table = await open_table(hall, str(file))
            await until_written(file, ".")
            await hall.choose(table, 0, "profile young", "k1")
            assert table.seats_asked() == [1]
            await asyncio.sleep(0.2)
            assert file.read_text() == ".", "it thinks on, and not anew"
            (tmp_path / "thoughts.go").touch()
            async with asyncio.timeout(PATIENCE):
                while 1 in table.seats_asked():
                    await table.wait_for_change(table.version)

    asyncio.run(play())


def test_a_bot_whose_table_has_gone_on_makes_room_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    """There is one worker only: it thinks about the next table when it has left the first."""

    async def play() -> None:
        async with running_hall(tmp_path, bad_bots.waits_for_a_sign) as hall:
            file = tmp_path / "thoughts"
            thought_about = await open_table(hall, str(file))
            await until_written(file, ".")
            of_people = await open_table(hall)
            await asyncio.wait_for(hall.choose(of_people, 0, "profile young", "k1"), PROMPTLY)
            await open_table(hall, str(file))
            await asyncio.sleep(0.2)
            assert file.read_text() == ".", "the worker thinks about the first table"
            await asyncio.wait_for(hall.concede(thought_about, 0, "k1"), PROMPTLY)
            await until_written(file, "..")

    asyncio.run(play())


def test_a_bot_whose_worker_dies_chooses_all_the_same(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path, bad_bots.crashes_then_chooses) as hall:
            file = tmp_path / "thoughts"
            table = await open_table(hall, str(file))
            await hall.choose(table, 0, "profile young", "k1")
            assert table.table is not None
            async with asyncio.timeout(PATIENCE):
                while len(table.table.choices) < 2:
                    await table.wait_for_change(table.version)
            assert file.read_text().startswith("..")

    asyncio.run(play())


def test_a_hint_comes_from_a_thought_with_reasons(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_hall(tmp_path, think) as hall:
            table = await open_table(hall)
            thought = await asyncio.wait_for(hall.hint(table, 0), PATIENCE)
            assert thought.text.startswith("profile ")
            assert "%" in str(thought.reason)

    asyncio.run(play())
