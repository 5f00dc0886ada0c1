"""A socket that is read in small pieces: a sender of too much waits, and is sent away in
the end.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from spellwright.server.limits import TokenBucket

PIECE: Final = 2048
"""How many bytes are read before others have their turn."""
BYTES_LIKE_A_FRAME: Final = 1024
FRAMES_PER_SECOND: Final = 40.0
BURST_OF_FRAMES: Final = 120.0
LONGEST_REST: Final = 1.0
MOST_RESTS: Final = 4
"""A sender who still sends too much after this many rests is sent away."""
FAREWELL_SECONDS: Final = 1.0
TOO_MUCH: Final = 1008
REASON: Final = "too-fast: That was too much at once."


class ThrottledSocket(WebSocketsSansIOProtocol):
    """Counts every frame, pings and parts of messages too, and stops reading when it is too much:
    the rest waits at the sender.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
        *,
        rate_scale: float = 1.0,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._allowance = TokenBucket(FRAMES_PER_SECOND * rate_scale, BURST_OF_FRAMES * rate_scale)
        self._unread = b""
        self._frames = 0
        self._rests = 0
        self._resting: TimerHandle | None = None

    # -- reading ---------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Read piece by piece, until a message waits for the application or a rest is due."""
        while self._unread and not (
            self.read_paused or self._resting is not None or self.transport.is_closing()
        ):
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            self._frames = 0
            super().data_received(piece)
            self._allowance.spend(self._frames + len(piece) / BYTES_LIKE_A_FRAME)
            if self._allowance.debt > 0:
                self._rest()
        if self._resting is not None and not self.transport.is_closing():
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        self._frames += 1
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._frames += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._frames += 1
        super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        self._frames += 1
        super().send_receive_event_to_app()

    # -- resting ---------------------------------------------------------------------------------

    def _rest(self) -> None:
        seconds = min(LONGEST_REST, self._allowance.debt / self._allowance.rate)
        self._rests += 1
        self._resting = self.loop.call_later(seconds, self._wake)
        if self._rests > MOST_RESTS and not self.close_sent:
            self._send_away()

    def _wake(self) -> None:
        self._resting = None
        if self.transport.is_closing():
            return
        if not self.read_paused:
            self.transport.resume_reading()
        self._read_on()
        if not self._unread and self._resting is None:
            self._rests = 0

    def _send_away(self) -> None:
        """Close with a reason; what still comes is not read, and a moment later nobody listens."""
        self._unread = b""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH, "reason": REASON})
        self.conn.send_close(TOO_MUCH, REASON)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.close)

    def keepalive_timeout(self) -> None:
        """Hang up on who answers no ping; who reads nothing does not hear why, either."""
        super().keepalive_timeout()
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None
        self._unread = b""
        super().connection_lost(exc)
