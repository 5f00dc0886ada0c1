"""A socket that costs next to nothing: players who are slower than the server measure themselves.

It speaks just as much of the protocol as a scripted player needs: short frames, on loopback. Pings
are answered: the server hangs up on who seems to be gone.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A mask of zeros is a mask; it changes nothing."""
LONGEST_SHORT: Final = 125
TWO_BYTES: Final = 126
END_OF_HEAD: Final = b"\r\n\r\n"


class Socket(asyncio.Protocol):
    """Calls `hears` with each message, and `ends` once, with a reason, when the server is done."""

    def __init__(
        self,
        path: str,
        cookie: str,
        hears: Callable[[bytes], None],
        ends: Callable[[str], None],
        address: str = "127.0.0.1",
    ) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._greeting = (
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
            f"connection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
            f"cookie: {cookie}\r\nx-forwarded-for: {address}\r\n\r\n"
        ).encode()
        self._hears = hears
        self._ends = ends
        self._is_open = False
        self._ended = ""
        self._bytes = b""
        self._transport: asyncio.Transport | None = None

    def say(self, text: bytes) -> None:
        """Send a message of at most 125 bytes; an error where the server is done with us."""
        if self._ended:
            raise ConnectionError(self._ended)
        self._send(TEXT, text)

    def leave(self) -> None:
        self._ends = _nothing
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are none of asyncio's classes.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end(f"the server hung up ({exc})" if exc else "the server hung up")

    def data_received(self, data: bytes) -> None:
        self._bytes += data
        if not self._is_open:
            head, found, rest = self._bytes.partition(END_OF_HEAD)
            if not found:
                return
            if b" 101 " not in head[:20]:
                answer = head.partition(b"\r\n")[0].decode(errors="replace")
                self._end(f"the stream was answered by {answer}")
                return
            self._is_open, self._bytes = True, rest
        while not self._ended and self._take_frame():
            pass

    def _take_frame(self) -> bool:
        held = self._bytes
        if len(held) < 2:
            return False
        start, length = 2, held[1]
        if length >= TWO_BYTES:
            start = 4 if length == TWO_BYTES else 10
            length = int.from_bytes(held[2:start])
        if len(held) < start + length:
            return False
        self._bytes = held[start + length :]
        self._take(held[0], held[start : start + length])
        return True

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            self._hears(content)
        elif kind == PING:
            self._send(PONG, content)
        elif kind == CLOSE:
            code, reason = int.from_bytes(content[:2]), content[2:].decode(errors="replace")
            self._end(f"the server closed the stream: {code} {reason}".rstrip())
        else:
            self._end(f"the server sent a frame that nobody expects: {kind:#x}")

    def _send(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        assert len(content) <= LONGEST_SHORT
        self._transport.write(bytes((kind, MASKED | len(content))) + NO_MASK + content)

    def _end(self, reason: str) -> None:
        if self._ended:
            return
        self._ended = reason
        self._ends(reason)
        if self._transport is not None:
            self._transport.close()


def _nothing(_: str) -> None:
    """Nobody listens any more."""
