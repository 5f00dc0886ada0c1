"""Workers that die, get stuck or are no longer needed: the others never wait for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from spellwright.registry import any_game
from spellwright.server.bots import workers as workers_module
from spellwright.server.bots.thinking import Think, Thought
from spellwright.server.bots.worker import BotFailed
from spellwright.server.bots.workers import BotWorkers
from tests.server import bad_bots

STATE = any_game("reference").new(2, seed=1)


def with_workers(
    think: Think, work: Callable[[BotWorkers], Awaitable[Thought]], longest: float = 60.0
) -> Thought:
    """Let one worker think in its own way."""

    async def run() -> Thought:
        workers = BotWorkers(1, think, longest)
        try:
            return await work(workers)
        finally:
            await workers.stop()

    return asyncio.run(run())


def calls(path: Path) -> int:
    return len(path.read_text()) if path.exists() else 0


async def called(path: Path, times: int = 1) -> None:
    """Wait until a worker has begun to think; the loop runs on meanwhile."""
    while calls(path) < times:
        await asyncio.sleep(0.01)


def test_a_worker_that_dies_is_replaced_and_the_thought_is_thought_again(tmp_path: Path) -> None:
    file = tmp_path / "calls"
    thought = with_workers(bad_bots.crashes_once, lambda w: w.think(STATE, str(file), 0))
    assert thought.text == "mark a1"
    assert calls(file) == 2


def test_a_bot_that_always_dies_is_given_up(tmp_path: Path) -> None:
    file = tmp_path / "calls"
    with pytest.raises(RuntimeError, match="dies whenever it thinks"):
        with_workers(bad_bots.crashes, lambda w: w.think(STATE, str(file), 0))
    assert calls(file) == workers_module.TRIES


def test_a_bot_that_fails_says_so_and_its_worker_lives() -> None:
    async def twice(workers: BotWorkers) -> Thought:
        for seat in (0, 1):
            with pytest.raises(BotFailed, match=f"ValueError: no idea what to do in seat {seat}"):
                await workers.think(STATE, "", seat)
        return Thought("", "")

    with_workers(bad_bots.fails, twice)


def test_a_bot_that_is_stuck_is_ended_and_thinks_again(tmp_path: Path) -> None:
    file = tmp_path / "calls"
    thought = with_workers(bad_bots.sleeps_once, lambda w: w.think(STATE, str(file), 0), 5.0)
    assert thought.text == "mark a1"
    assert calls(file) == 2


@pytest.mark.parametrize("think", [bad_bots.thinks_until_stopped, bad_bots.sleeps_once])
def test_a_thought_that_nobody_wants_makes_room_for_the_next(think: Think, tmp_path: Path) -> None:
    """A bot that listens stops at once and keeps its process; another loses it."""
    file = tmp_path / "calls"

    async def cancel_the_first(workers: BotWorkers) -> Thought:
        first = asyncio.create_task(workers.think(STATE, str(file), 0))
        await called(file)
        first.cancel()
        started = time.monotonic()
        thought = await workers.think(STATE, str(file), 0)
        assert time.monotonic() - started < 30
        assert first.cancelled()
        return thought

    assert with_workers(think, cancel_the_first).text == "mark a1"
    assert calls(file) == 2


def test_who_waits_for_a_worker_can_leave(tmp_path: Path) -> None:
    file = tmp_path / "calls"

    async def leave(workers: BotWorkers) -> Thought:
        first = asyncio.create_task(workers.think(STATE, str(file), 0))
        await called(file)
        second = asyncio.create_task(workers.think(STATE, str(file), 1))
        await asyncio.sleep(0.05)
        second.cancel()
        first.cancel()
        return await workers.think(STATE, str(file), 0)

    assert with_workers(bad_bots.thinks_until_stopped, leave).text == "mark a1"
    assert calls(file) == 2


def test_a_seat_is_thought_for_where_it_was_thought_for_before() -> None:
    async def play() -> None:
        workers = BotWorkers(2, bad_bots.tells_its_process)
        try:
            one, two = await asyncio.gather(
                workers.think(STATE, "bot", 0, "one"), workers.think(STATE, "bot", 0, "two")
            )
            assert one.reason != two.reason
            for _ in range(2):
                assert await workers.think(STATE, "bot", 0, "one") == one
                assert await workers.think(STATE, "bot", 0, "two") == two
            both = await asyncio.gather(
                workers.think(STATE, "bot", 0, "one"), workers.think(STATE, "bot", 0, "one")
            )
            assert {*both} == {one, two}, "nobody waits for the one that remembers"
        finally:
            await workers.stop()

    asyncio.run(play())
