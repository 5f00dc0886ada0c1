"""Scripted players: pairs who play tic-tac-toe to a draw, again and again, over the stream."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from spellwright.bench.serving.socket import Socket

CELLS: Final = ("a1", "b2", "c3", "a3", "a2", "c2", "b1", "b3", "c1")
"""The cells in an order in which nobody wins."""
PATIENCE: Final = 30.0
REFERENCE: Final = "reference"
ENDLESS: Final = "endless"
Json = dict[str, Any]


class Tally:
    """What a run has seen so far."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.tables = 0

    @contextmanager
    def counting_errors(self) -> Iterator[None]:
        """An error of the server, or on the way to it, ends the block and is noted."""
        try:
            yield
        except TimeoutError:
            self.errors.append(f"nothing came for {PATIENCE:g} seconds")
        except (OSError, ValueError) as error:
            self.errors.append(str(error)[:200])


class Visitor:
    """A session: one cookie, requests over connections of their own. The address is what a proxy
    before the server would tell it.
    """

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self._port = port
        self.address = address
        self.cookie = ""

    async def post(self, path: str, document: Json) -> Json:
        body = json.dumps(document).encode()
        head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        found: Json = json.loads(await self._answer("POST", path, head, body, " 201 "))
        return found

    async def get(self, path: str) -> bytes:
        """A page as it travels."""
        return await self._answer("GET", path, "accept-encoding: gzip\r\n", b"", " 200 ")

    async def _answer(self, method: str, path: str, more: str, body: bytes, right: str) -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\nconnection: close\r\n"
        head += f"{more}x-forwarded-for: {self.address}\r\n"
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
        if right not in lines[0]:
            raise OSError(f"{path} was answered by {lines[0][:80]}")
        for line in lines:
            if line.lower().startswith("set-cookie: "):
                self.cookie = line[12:].partition(";")[0]
        return text


class Player:
    """One seat's stream, and how much of what it waits for is still to come."""

    def __init__(self, pair: Pair, visitor: Visitor) -> None:
        self._pair = pair
        self.visitor = visitor
        self.socket: Socket | None = None
        self.expected = 0

    async def open(self, port: int, table: str) -> None:
        address = f"/api/tables/{table}/stream"
        socket = Socket(
            address, self.visitor.cookie, self._hear, self._pair.fail, self.visitor.address
        )
        self.socket = socket
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: socket, "127.0.0.1", port)

    def _hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"refusal"'):
            self._pair.fail(f"refused: {message[:100]!r}")
            return
        self.expected -= 1
        self._pair.heard(self)


class Pair:
    """Two visitors at one table after the other, or at one without end."""

    def __init__(self, port: int, game: str, tally: Tally, address: str = "127.0.0.1") -> None:
        self._port = port
        self._game = game
        self._tally = tally
        self._players = [Player(self, Visitor(port, address)) for _ in range(2)]
        self._all_heard: asyncio.Future[None] | None = None
        self._failure = ""
        self._made = 0
        self._sent = 0.0
        self._until = 0.0

    async def begin(self) -> bool:
        """Sit down for the first time, if the server lets us."""
        with self._tally.counting_errors():
            await self._sit_down()
            return True
        self._leave()
        return False

    async def _sit_down(self) -> None:
        """Sit down at a new table, with both streams open."""
        self._leave()
        self._failure = ""
        one, other = self._players
        wish = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "person"}]}
        table = (await one.visitor.post("/api/tables", wish))["table"]["id"]
        await other.visitor.post(f"/api/tables/{table}/seats/1", {})
        self._tally.tables += 1
        self._made = 0
        self._sent = 0.0
        all_heard = self._expect_news()
        for player in self._players:
            await player.open(self._port, table)
        await asyncio.wait_for(all_heard, PATIENCE)

    def _leave(self) -> None:
        for player in self._players:
            if player.socket is not None:
                player.socket.leave()

    async def play(self, until: float, times: Iterator[float]) -> None:
        """Play game after game, each choice at its time, until the time is over."""
        self._until = until
        with self._tally.counting_errors():
            for at in times:
                await asyncio.sleep(min(at, until) - time.perf_counter())
                self._check()
                if time.perf_counter() >= until:
                    break
                if self._made == len(CELLS):
                    await self._sit_down()
                all_heard = self._expect_news()
                self._choose()
                await asyncio.wait_for(all_heard, PATIENCE)
        self._leave()

    async def play_at_full_speed(self, until: float) -> None:
        """Make each choice as soon as both players have seen the last one."""
        self._until = until
        with self._tally.counting_errors():
            self._check()
            all_heard = self._expect_news()
            self._choose()
            await asyncio.wait_for(all_heard, until - time.perf_counter() + PATIENCE)
        self._leave()

    def _expect_news(self) -> asyncio.Future[None]:
        """A future that is done when both players have heard something."""
        for player in self._players:
            player.expected = 1
        self._all_heard = asyncio.get_running_loop().create_future()
        return self._all_heard

    def _check(self) -> None:
        """Raise an error if the server has closed the connection of one of the two."""
        if self._failure:
            raise ConnectionError(self._failure)

    def _choose(self) -> None:
        mover, other = self._players[:: 1 if self._made % 2 == 0 else -1]
        mover.expected = other.expected = 1
        assert mover.socket is not None
        self._sent = time.perf_counter()
        cell = CELLS[self._made % len(CELLS)]
        mover.socket.say(f'{{"choose":"mark {cell}","key":"k{self._made}"}}'.encode())
        self._made += 1

    def heard(self, player: Player) -> None:
        now = time.perf_counter()
        is_other = player is self._players[self._made % 2]
        if self._sent and is_other and player.expected == 0:
            self._tally.latencies.append(now - self._sent)
        if self._failure or any(player.expected for player in self._players):
            return
        if self._sent and self._game == ENDLESS and now < self._until:
            self._choose()
        elif self._all_heard is not None and not self._all_heard.done():
            self._all_heard.set_result(None)

    def fail(self, reason: str) -> None:
        self._failure = self._failure or reason
        if self._all_heard is not None and not self._all_heard.done():
            self._all_heard.set_exception(ConnectionError(reason))
