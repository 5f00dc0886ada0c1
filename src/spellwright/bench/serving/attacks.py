"""Those who get in the way: `python -m spellwright.bench.serving.attacks PORT ATTACK` until it is
ended. They come from one address, as a proxy before the server would tell it; those who watch,
and break no limit, from several.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import zlib
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from spellwright.bench.serving.players import Visitor
from spellwright.bench.serving.socket import Socket
from spellwright.server.limits import SOCKETS_PER_SESSION

JUNK_SOCKETS: Final = 30
BOMBS: Final = 40
WATCHERS: Final = 500
WATCHERS_OF_A_SESSION: Final = 25
TABLES_OF_A_STRANGER: Final = 40
HALF_SENT: Final = 200
ATTACKER: Final = "203.0.113.1"
PAUSE_SECONDS: Final = 0.5
MEGABYTE: Final = 2**20

JUNK: Final = b"\x81\x84\0\0\0\0junk" * 4096
PACKED: Final = b"\xc1"
"""The first byte of a whole message that is compressed."""


async def junk(port: int, sockets: int = 1) -> None:
    """Unreadable messages as fast as they go, and again when the server hangs up."""
    table = await _open_table(Visitor(port, ATTACKER))
    await _all([_send_on(port, table, JUNK) for _ in range(sockets)])


async def bombs(port: int) -> None:
    """Messages of a few kilobytes that unpack to many megabytes."""
    table = await _open_table(Visitor(port, ATTACKER))
    packing = zlib.compressobj(wbits=-12)
    body = packing.compress(bytes(8 * MEGABYTE)) + packing.flush(zlib.Z_SYNC_FLUSH)[:-4]
    bomb = PACKED + b"\xfe" + len(body).to_bytes(2) + bytes(4) + body
    await _all([_send_on(port, table, bomb) for _ in range(BOMBS)])


async def watchers(port: int) -> None:
    """Open many pages of one table, at which somebody plays on."""
    host = Visitor(port, ATTACKER)
    table = await _open_table(host, game="wizardry", other="bot")
    sessions = []
    for number in range(WATCHERS // WATCHERS_OF_A_SESSION):
        visitor = Visitor(port, f"203.0.113.{number + 2}")
        await visitor.post("/api/tables", _wish("reference", "person"))
        sessions.append(visitor)
    await _all([_watch(port, table, sessions[n % len(sessions)]) for n in range(WATCHERS)])
    await _play_on(port, table, host)


async def stranger(port: int) -> None:
    """So many tables of one session; at as many as it may hold streams of bots play on."""
    visitor = Visitor(port, ATTACKER)
    wish = {"game": "wizardry", "seats": [{"kind": "me"}, *[{"kind": "bot"}] * 3]}
    tables = [
        (await visitor.post("/api/tables", wish))["table"]["id"]
        for _ in range(TABLES_OF_A_STRANGER)
    ]
    await _all([_play_on(port, table, visitor) for table in tables[:SOCKETS_PER_SESSION]])


async def half_sent(port: int) -> None:
    """Send requests that never end."""
    await _all([_send_half(port) for _ in range(HALF_SENT)])


ATTACKS: Final[Mapping[str, Callable[[int], Awaitable[None]]]] = {
    "junk": junk,
    "junk-30": lambda port: junk(port, JUNK_SOCKETS),
    "bombs": bombs,
    "watchers": watchers,
    "stranger": stranger,
    "half-sent": half_sent,
}


def _wish(game: str, other: str) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}, {"kind": other}]}


async def _open_table(visitor: Visitor, game: str = "reference", other: str = "person") -> str:
    opened = await visitor.post("/api/tables", _wish(game, other))
    return str(opened["table"]["id"])


async def _all(doing: list[Awaitable[None]]) -> None:
    await asyncio.gather(*doing)


async def _send_on(port: int, table: str, frames: bytes) -> None:
    """Send the same message over a new socket whenever the last one is closed."""
    key = "x" * 22 + "=="
    greeting = (
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
        f"connection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
        f"sec-websocket-extensions: permessage-deflate\r\nx-forwarded-for: {ATTACKER}\r\n\r\n"
    ).encode()
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(greeting)
            await reader.readuntil(b"\r\n\r\n")
            reading = asyncio.create_task(_read_on(reader))
            try:
                while not reading.done():
                    writer.write(frames)
                    await writer.drain()
            finally:
                reading.cancel()
                writer.close()
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.01)


async def _read_on(reader: asyncio.StreamReader) -> None:
    while await reader.read(MEGABYTE):
        pass


async def _watch(port: int, table: str, visitor: Visitor) -> None:
    socket = Socket(
        f"/api/tables/{table}/stream?form=page", visitor.cookie, _deaf, _fail, visitor.address
    )
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)


def _deaf(_: bytes) -> None:
    """Listens, and ignores what it hears."""


def _fail(reason: str) -> None:
    sys.stderr.write(f"who got in the way was sent away: {reason}\n")


async def _play_on(port: int, table: str, visitor: Visitor) -> None:
    """Choose something now and then, and begin again when the game is over."""
    news: asyncio.Queue[bytes] = asyncio.Queue()
    socket = Socket(
        f"/api/tables/{table}/stream", visitor.cookie, news.put_nowait, _fail, visitor.address
    )
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)
    while True:
        told = json.loads(await news.get())
        decisions = (told.get("view") or {}).get("decisions")
        if decisions and news.empty():
            await asyncio.sleep(PAUSE_SECONDS)
            option = decisions[0]["options"][0]
            text = option if isinstance(option, str) else option["text"]
            with suppress(ConnectionError):
                socket.say(json.dumps({"choose": text, "key": os.urandom(8).hex()}).encode())


async def _send_half(port: int) -> None:
    start = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9000\r\n\r\n{"
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(start)
            await reader.read()
            writer.close()
        except OSError:
            await asyncio.sleep(0.01)


async def _attack(port: int, attack: str) -> None:
    sys.stdout.write("begun\n")
    sys.stdout.flush()
    await ATTACKS[attack](port)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_attack(int(sys.argv[1]), sys.argv[2]))
