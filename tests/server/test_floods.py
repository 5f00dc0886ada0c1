"""Floods: who sends too much, or never ends, is slowed down and sent away; nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from click.testing import CliRunner
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Scope, Send
from uvicorn import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from spellwright.cli.program import program
from spellwright.server.conversation import STRIKES
from spellwright.server.limits import OFFENCES_AT_ONCE, RateLimits, TooFast
from spellwright.server.throttled_socket import FAREWELL_SECONDS
from spellwright.server.timed_requests import BYTES_NOT_SENT, SECONDS_TO_SEND
from spellwright.server.uvicorn_config import uvicorn_config
from tests.server.conftest import OpenHouse
from tests.server.server_process import ServerProcess

PATIENCE = 30.0
WISH = {"game": "wizardry", "seats": [{"kind": "me"}, {"kind": "person"}]}
TEXT, PING = b"\x81\x84\0\0\0\0junk", b"\x89\x80\0\0\0\0"
GREETING = (
    b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: " + b"x" * 22 + b"==\r\n\r\n"
)
TOLD = 10_000
BEGUN, CONTINUED = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("server")
    with ServerProcess(folder) as running:
        yield running


def new_table(server: ServerProcess) -> str:
    answer = httpx.post(f"http://127.0.0.1:{server.port}/api/tables", json=WISH)
    return str(answer.json()["table"]["id"])


def stream(server: ServerProcess) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{new_table(server)}/stream"
    return connect(address, open_timeout=PATIENCE, compression="deflate", ping_interval=None)


def test_nothing_is_unpacked(server: ServerProcess) -> None:
    with stream(server) as offered:
        assert offered.protocol.extensions == []
        packing = zlib.compressobj(wbits=-12)
        bomb = packing.compress(bytes(2**24)) + packing.flush(zlib.Z_SYNC_FLUSH)[:-4]
        head = b"\xc1\xfe" + len(bomb).to_bytes(2) + bytes(4)
        offered.socket.sendall(head + bomb)
        assert _farewell(offered)[0] == 1002


def test_a_message_that_is_too_long_ends_the_stream(server: ServerProcess) -> None:
    with stream(server) as sender:
        sender.send("x" * 20_000)
        assert _farewell(sender)[0] == 1009


@pytest.mark.parametrize(
    ("first", "frame"),
    [pytest.param(b"", TEXT, marks=pytest.mark.long), (b"", PING), (BEGUN, CONTINUED)],
)
def test_who_floods_a_stream_is_sent_away_with_a_reason(
    server: ServerProcess, first: bytes, frame: bytes
) -> None:
    with stream(server) as flooding:
        flooding.socket.settimeout(PATIENCE)
        with suppress(OSError):
            flooding.socket.sendall(first)
            while True:
                flooding.socket.sendall(frame * 100)
        code, reason = _farewell(flooding)
        assert (code, reason.partition(":")[0]) in {(1008, "too-fast"), (4429, "too-fast")}
    assert httpx.get(f"http://127.0.0.1:{server.port}/health").status_code == 200


def _farewell(stream: ClientConnection) -> tuple[int, str]:
    """How the server closed the stream."""
    with suppress(ConnectionClosed):
        while True:
            stream.recv(timeout=PATIENCE)
    assert stream.close_code is not None
    return stream.close_code, stream.close_reason or ""


def test_who_sends_junk_slowly_is_told_slower_and_slower_and_sent_away(
    open_house: OpenHouse,
) -> None:
    with open_house(rate_scale=0.1) as house:
        ann, _, table = house.two_at_a_table()
        for form in ("data", "page"):
            with ann.socket(f"/api/tables/{table}/stream?form={form}") as socket:
                socket.receive()
                started = time.monotonic()
                for _ in range(int(STRIKES * 0.1) + 1):
                    socket.session.send_text("junk")
                    socket.receive()
                socket.receive()
                with pytest.raises(WebSocketDisconnect) as gone:
                    socket.receive()
                assert (gone.value.code, gone.value.detail) == (4429, "too-fast")
                assert time.monotonic() - started > 0.1


def test_where_sockets_are_closed_again_and_again_no_more_are_opened() -> None:
    limits = RateLimits()
    limits.check_noted("here", "offence")
    for _ in range(int(OFFENCES_AT_ONCE)):
        limits.note("here", "offence")
    with pytest.raises(TooFast):
        limits.check_noted("here", "offence")
    limits.check_noted("there", "offence")


def test_a_request_that_stays_half_sent_is_dropped(server: ServerProcess) -> None:
    halves = (
        b"",
        b"GET / HTTP/1.1\r\nhost: here\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n{",
    )
    begun = time.monotonic()
    sockets = [socket.create_connection(("127.0.0.1", server.port)) for _ in halves]
    for one, half in zip(sockets, halves, strict=True):
        one.settimeout(SECONDS_TO_SEND + PATIENCE)
        one.sendall(half)
    for one in sockets:
        with closing(one):
            heard = b""
            while piece := one.recv(4096):
                heard += piece
        assert b"408 Request Timeout" in heard
        assert json.loads(heard.rpartition(b"\r\n\r\n")[2])["kind"] == "too-slow"
    assert time.monotonic() - begun > SECONDS_TO_SEND / 2


def test_a_request_that_takes_its_time_is_answered(server: ServerProcess) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port))) as slow:
        for piece in (b"GET /hea", b"lth HTTP/1.1\r\nhost: here\r\n", b"\r\n"):
            slow.sendall(piece)
            time.sleep(0.3)
        assert slow.recv(100).startswith(b"HTTP/1.1 200")


class Teller:
    """An application that tells without end, to a socket that is never read."""

    def __init__(self) -> None:
        self.told = 0
        self.has_given_up = asyncio.Event()

    async def __call__(self, _: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            while True:
                await send({"type": "websocket.send", "bytes": None, "text": "n" * TOLD})
                self.told += TOLD
        finally:
            self.has_given_up.set()

    @asynccontextmanager
    async def unheard(self, **settings: Any) -> AsyncIterator[None]:
        with socket.create_server(("127.0.0.1", 0)) as listening, socket.socket() as deaf:
            config = uvicorn_config(
                cast(Litestar, self), lifespan="off", log_level="critical", **settings
            )
            server = Server(config)
            serving = asyncio.create_task(server.serve(sockets=[listening]))
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2 * TOLD)
            deaf.connect(listening.getsockname())
            deaf.sendall(GREETING)
            yield
            deaf.close()
            server.should_exit = True
            await serving


def test_who_reads_nothing_and_answers_no_ping_is_dropped() -> None:
    """What could not be sent is not kept until they read it: nobody would ever be done with it."""

    async def tell() -> None:
        teller = Teller()
        async with teller.unheard(ws_ping_interval=0.2, ws_ping_timeout=0.2):
            await asyncio.wait_for(teller.has_given_up.wait(), 2 * FAREWELL_SECONDS + 1)

    asyncio.run(tell())


@pytest.mark.skipif(not hasattr(socket, "TCP_NOTSENT_LOWAT"), reason="a system without it")
def test_what_waits_for_a_reader_is_bounded() -> None:
    """Who does not read costs a few hundred kilobytes, not what the system would keep for them."""

    async def tell() -> int:
        teller, before = Teller(), -1
        async with teller.unheard():
            while not teller.told or teller.told != before:
                before = teller.told
                await asyncio.sleep(0.3)
        return teller.told

    assert 0 < asyncio.run(tell()) < 4 * BYTES_NOT_SENT


@pytest.mark.parametrize("attack", ["junk", "bombs", "half-sent"])
def test_an_attack_can_be_measured(attack: str) -> None:
    arguments = ["bench", "serve", "--tables", "3", "--seconds", "2", "--attack", attack, "--json"]
    result = CliRunner().invoke(program, arguments)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert (report["errors"], report["attack"]) == ([], attack)
    assert report["choices"] > 3
    if Path("/proc/self/status").exists():
        assert 0 < report["server_mb"] < 400
