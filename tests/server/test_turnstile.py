"""However many come at once, each asker has its turn, and others have theirs in between."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from typing import Any, cast

import pytest
from uvicorn.server import ServerState

from spellwright.server import addresses
from spellwright.server.limits import RateLimits
from spellwright.server.turnstile import Turnstile
from spellwright.server.uvicorn_config import uvicorn_config


async def _pass(turnstile: Turnstile, asker: str, passed: list[str]) -> None:
    await turnstile.turn(asker)
    passed.append(asker)


async def _rounds_of(turnstile: Turnstile, askers: list[str]) -> list[list[str]]:
    """Who goes through in each round of the loop."""
    passed: list[str] = []
    tasks = [asyncio.create_task(_pass(turnstile, asker, passed)) for asker in askers]
    rounds = []
    while not all(task.done() for task in tasks):
        passed.clear()
        await asyncio.sleep(0)
        rounds.append(passed[:])
    return rounds


def test_one_goes_through_in_each_round() -> None:
    rounds = asyncio.run(_rounds_of(Turnstile(), ["a"] * 20))
    assert sum(map(len, rounds)) == 20
    assert max(map(len, rounds)) == 1


def test_who_comes_alone_does_not_wait_behind_a_crowd() -> None:
    rounds = asyncio.run(_rounds_of(Turnstile(), [*["crowd"] * 50, "alone"]))
    order = [asker for passed in rounds for asker in passed]
    assert order.index("alone") <= 2
    assert order.count("crowd") == 50


def test_who_has_left_is_passed_over() -> None:
    async def leaving() -> list[str]:
        turnstile, passed = Turnstile(), list[str]()
        names = ("first", "left", "last")
        tasks = [asyncio.create_task(_pass(turnstile, name, passed)) for name in names]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        # Nothing is left behind: the next one goes through at once.
        await asyncio.wait_for(_pass(turnstile, "next", passed), 1)
        return passed

    assert asyncio.run(leaving()) == ["first", "last", "next"]


class _Transport(asyncio.Transport):
    """Of a connection that nobody hears."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 1), "sockname": ("127.0.0.1", 2)})
        self.is_paused = False
        self.protocol: asyncio.BaseProtocol | None = None

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol is not None
        return self.protocol

    def write(self, data: object) -> None:
        pass

    def close(self) -> None:
        pass


def test_requests_that_come_at_once_begin_one_after_the_other() -> None:
    begun: list[str] = []

    async def app(scope: Any, _: Any, __: Any) -> None:
        begun.append(scope["path"])
        await asyncio.Event().wait()

    async def story() -> None:
        config = uvicorn_config(app, log_level="critical")  # type: ignore[arg-type]
        config.load()
        state = ServerState()
        lines, make = [], cast(Any, config.http_protocol_class)
        for number in range(4):
            line = make(config=config, server_state=state, app_state={})
            transport = _Transport()
            transport.protocol = line
            line.connection_made(transport)
            line.data_received(f"GET /{number} HTTP/1.1\r\nhost: here\r\n\r\n".encode())
            lines.append((line, transport))
        # Those who wait are not even read, so nobody can fill our memory meanwhile.
        assert [transport.is_paused for _, transport in lines] == [False, True, True, True]
        counts = []
        for _ in range(12):
            await asyncio.sleep(0)
            counts.append(len(begun))
        assert begun == ["/0", "/1", "/2", "/3"]
        assert all(later - earlier <= 1 for earlier, later in pairwise([0, *counts]))
        assert not any(transport.is_paused for _, transport in lines)
        for line, _ in lines:
            line.connection_lost(None)
        for task in state.tasks:
            task.cancel()

    asyncio.run(story())


def test_who_is_refused_waits_for_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "HELD_SECONDS", 0.2)
    monkeypatch.setattr(addresses, "MOST_HELD", 3)

    async def story() -> list[float]:
        middleware = addresses.AddressMiddleware(RateLimits(scale=1e-9))
        started = time.monotonic()
        waited: list[float] = []

        async def ask() -> None:
            scope: Any = {
                "type": "http",
                "method": "GET",
                "path": "/",
                "headers": [],
                "client": ("192.0.2.1", 1),
                "state": {},
            }

            async def send(message: Any) -> None:
                if message["type"] == "http.response.start":
                    assert message["status"] == 429
                    waited.append(time.monotonic() - started)

            await middleware.handle(scope, _never, send, _never)

        await asyncio.gather(*[ask() for _ in range(5)])
        return waited

    waited = asyncio.run(story())
    # Only so many are held at once: they cost memory, too.
    assert [seconds >= 0.2 for seconds in waited] == [False, False, True, True, True]


async def _never(*_: Any) -> Any:
    raise AssertionError("nothing is asked for")
