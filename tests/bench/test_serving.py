"""The players of the load test: they stay as long as the server lets them, and say why not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import pytest

from spellwright.bench.serving.players import Tally
from spellwright.bench.serving.report import play
from spellwright.bench.serving.socket import Socket

Streaming = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
UPGRADED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
CREATED = b'HTTP/1.1 201 Created\r\n\r\n{"table":{"id":"t"}}'
NEWS = b"\x81\x02{}"
TOO_MUCH = b"\x88\x0a\x11\x4dtoo-fast"
PATIENCE = 30.0


@asynccontextmanager
async def a_server(streaming: Streaming) -> AsyncIterator[int]:
    """Answers whoever opens a table or sits down, and treats streams as it is told."""

    answering: set[asyncio.Task[None] | None] = set()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answering.add(asyncio.current_task())
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            if head.startswith(b"POST"):
                writer.write(CREATED)
            else:
                await streaming(reader, writer)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await asyncio.gather(*[task for task in answering if task is not None])


def test_a_ping_is_answered() -> None:
    async def trying() -> bytes:
        heard = asyncio.get_running_loop().create_future()

        async def ping(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(UPGRADED + b"\x89\x04tick")
            heard.set_result(await reader.readexactly(10))

        async with a_server(ping) as port:
            socket = Socket("/", "", lambda _: None, lambda _: None)
            await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
            return bytes(await asyncio.wait_for(heard, PATIENCE))

    assert asyncio.run(trying()) == b"\x8a\x84\0\0\0\0tick"


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        (UPGRADED + TOO_MUCH, "the server closed the stream: 4429 too-fast"),
        (UPGRADED, "the server hung up"),
        (b"HTTP/1.1 403 Forbidden\r\n\r\n", "the stream was answered by HTTP/1.1 403 Forbidden"),
    ],
)
def test_a_socket_tells_once_why_it_was_closed(sent: bytes, reason: str) -> None:
    async def trying() -> list[str]:
        async def send(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(sent)

        async with a_server(send) as port:
            reasons: list[str] = []
            gone = asyncio.Event()

            def end(why: str) -> None:
                reasons.append(why)
                gone.set()

            socket = Socket("/", "", lambda _: None, end)
            transport, _ = await asyncio.get_running_loop().create_connection(
                lambda: socket, "127.0.0.1", port
            )
            await asyncio.wait_for(gone.wait(), PATIENCE)
            with pytest.raises(ConnectionError, match=reason):
                socket.say(b"too late")
            transport.abort()
            await asyncio.sleep(0.05)
            return reasons

    assert asyncio.run(trying()) == [reason]


@pytest.mark.parametrize("rate", [0.0, 20.0])
@pytest.mark.parametrize("is_welcome", [True, False])
def test_a_server_that_hangs_up_is_an_error_of_each_pair(rate: float, is_welcome: bool) -> None:
    """At once, or on those who wait for their time to choose."""

    async def trying(tally: Tally) -> None:
        async def close(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(UPGRADED)
            if is_welcome:
                writer.write(NEWS)
                await asyncio.sleep(0.1)
            writer.write(TOO_MUCH)

        async with a_server(close) as port:
            await play(port, tally, 3, rate, 0.4)

    tally = Tally()
    asyncio.run(trying(tally))
    assert tally.errors == ["the server closed the stream: 4429 too-fast"] * 3
    assert tally.tables == 3


def test_a_server_that_is_not_there_is_an_error_of_each_pair() -> None:
    async def nothing(_: asyncio.StreamReader, __: asyncio.StreamWriter) -> None:
        """Nobody comes."""

    async def trying(tally: Tally) -> None:
        async with a_server(nothing) as port:
            pass
        await play(port, tally, 3, 1.0, 0.1)

    tally = Tally()
    asyncio.run(trying(tally))
    assert len(tally.errors) == 3
    assert tally.tables == 0
