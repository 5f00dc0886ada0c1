"""Requests that are sent in good time: one that stays half-sent is dropped. Each waits for its
turn: however many come at once, those who play do not wait for them all.
"""

from __future__ import annotations

import socket
from asyncio import AbstractEventLoop, TimerHandle, Transport
from collections import Counter
from socket import AF_INET, AF_INET6, IPPROTO_TCP
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from spellwright.kernel.refusal import Refused
from spellwright.server.addresses import household
from spellwright.server.api.refusal_message import refusal_bytes
from spellwright.server.speaking import say
from spellwright.server.turnstile import Turnstile

SECONDS_TO_SEND: Final = 10.0
SECONDS_TO_READ: Final = 60
"""Whoever has taken in nothing of what they were sent for so long is not waited for any more."""
BYTES_NOT_SENT: Final = 128 * 1024
"""What waits for a reader beyond that waits here, where a stream tells only how things stand when
its reader has room again.
"""
MOST_OF_ADDRESS: Final = 1000
"""Connections of one address, without sockets: the application counts those."""
TOO_SLOW: Final = Refused("too-slow", say("refusal-too-slow"))


class TimedRequests(H11Protocol):
    """Gives a request a number of seconds to arrive, from its first byte to its last."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
        *,
        door: Turnstile,
        open_by_address: Counter[str] | None = None,
        seconds_to_send: float = SECONDS_TO_SEND,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = door
        self._unread = b""
        self._is_in_line = False
        self._open = open_by_address
        self._seconds_to_send = seconds_to_send
        self._address = ""
        self._deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _bound_what_waits(transport)
        self._address = household(self.client[0]) if self.client else ""
        if self._open is not None:
            self._open[self._address] += 1
            if self._open[self._address] > MOST_OF_ADDRESS:
                transport.abort()
        self._expect_a_request()

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._is_in_line:
            self._is_in_line = True
            if not self._door.call(self._address, self._read):
                self.transport.pause_reading()

    def _read(self) -> None:
        self._is_in_line = False
        data, self._unread = self._unread, b""
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._expect_a_request()
        else:
            self._expect_nothing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _forget(self) -> None:
        """Forget this connection: it counts no more."""
        self._expect_nothing()
        if self._open is not None:
            self._open[self._address] -= 1
            if self._open[self._address] <= 0:
                del self._open[self._address]
            self._open = None

    def _expect_a_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self._seconds_to_send, self._give_up)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """Say why, if no answer has begun, and hang up."""
        self._deadline = None
        if self.transport.is_closing():
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = refusal_bytes(TOO_SLOW)
            head = b"HTTP/1.1 408 Request Timeout\r\ncontent-type: application/json\r\n"
            head += b"connection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
            self.transport.write(head + body)
        self.transport.close()


def _bound_what_waits(transport: Transport) -> None:
    """Bound what the system keeps for who does not read, and for how long; where it can."""
    line = transport.get_extra_info("socket")
    if line is None or line.family not in (AF_INET, AF_INET6):
        return
    for name, value in (
        ("TCP_NOTSENT_LOWAT", BYTES_NOT_SENT),
        ("TCP_USER_TIMEOUT", 1000 * SECONDS_TO_READ),
    ):
        if option := getattr(socket, name, None):
            line.setsockopt(IPPROTO_TCP, option, value)
