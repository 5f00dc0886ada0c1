"""Scripted players: pairs who play tic-tac-toe to a draw, again and again, over the stream."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

CELLS: Final = ("a1", "b2", "c3", "a3", "a2", "c2", "b1", "b3", "c1")
"""Nobody wins by it."""
PATIENCE: Final = 30.0
Json = dict[str, Any]


class Tally:
    """What a run has seen so far."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.tables = 0


class Visitor:
    """A session: one cookie, requests over connections of their own."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cookie = ""

    async def post(self, path: str, document: Json) -> Json:
        body = json.dumps(document).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\nconnection: close\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        if self.cookie:
            head += f"cookie: {self.cookie}\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            writer.write(head.encode() + b"\r\n" + body)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.close()
        start, _, text = answer.partition(b"\r\n\r\n")
        lines = start.decode().split("\r\n")
        if " 201 " not in lines[0]:
            raise OSError(f"{path} was answered by {lines[0][:80]}")
        for line in lines:
            if line.lower().startswith("set-cookie: "):
                self.cookie = line[12:].partition(";")[0]
        found: Json = json.loads(text)
        return found

    def stream(self, table: str) -> connect:
        return connect(
            f"ws://127.0.0.1:{self._port}/api/tables/{table}/stream",
            additional_headers={"cookie": self.cookie},
            compression=None,
            open_timeout=PATIENCE,
        )


class Pair:
    """Two visitors at one table after the other."""

    def __init__(self, port: int) -> None:
        self._visitors = Visitor(port), Visitor(port)
        self._sockets = AsyncExitStack()
        self._streams: list[ClientConnection] = []

    async def sit_down(self) -> None:
        """At a new table, with both streams open."""
        await self.leave()
        one, other = self._visitors
        wish = {"game": "reference", "seats": [{"kind": "me"}, {"kind": "person"}]}
        table = (await one.post("/api/tables", wish))["table"]["id"]
        await other.post(f"/api/tables/{table}/seats/1", {})
        for visitor in self._visitors:
            stream = await self._sockets.enter_async_context(visitor.stream(table))
            self._streams.append(stream)
            await _next_view(stream)

    async def leave(self) -> None:
        self._streams.clear()
        await self._sockets.aclose()

    async def play(self, tally: Tally, until: float, times: Iterator[float]) -> None:
        """Game after game, each choice at its time, until the time is over."""
        while time.perf_counter() < until:
            try:
                await self._play_game(tally, until, times)
                if time.perf_counter() < until:
                    await self.sit_down()
                    tally.tables += 1
            except (OSError, WebSocketException, TimeoutError, ValueError) as error:
                tally.errors.append(f"{type(error).__name__}: {error}"[:200])
                return
        await self.leave()

    async def _play_game(self, tally: Tally, until: float, times: Iterator[float]) -> None:
        for place, cell in enumerate(CELLS):
            await asyncio.sleep(next(times) - time.perf_counter())
            if time.perf_counter() >= until:
                return
            mover, other = self._streams[place % 2], self._streams[1 - place % 2]
            sent = time.perf_counter()
            await mover.send(f'{{"choose":"mark {cell}","key":"k{place}"}}')
            arrived, _ = await asyncio.gather(_next_view(other), _receipt_and_view(mover))
            tally.latencies.append(arrived - sent)


async def _next_view(stream: ClientConnection) -> float:
    """When the next update came."""
    await asyncio.wait_for(stream.recv(), PATIENCE)
    return time.perf_counter()


async def _receipt_and_view(stream: ClientConnection) -> None:
    """Both come, in either order; a refusal is an error."""
    for _ in range(2):
        text = str(await asyncio.wait_for(stream.recv(), PATIENCE))
        if text.startswith('{"kind"'):
            raise ValueError(f"refused: {text[:100]}")
