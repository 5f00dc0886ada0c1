"""The stream: a socket that tells a seat everything it may know, version by version."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.server.api.messages import ReceiptMessage, RefusalMessage, StreamMessage
from spellwright.server.api.news import news_for
from spellwright.server.conversation import (
    Patience,
    closing_code,
    converse,
    next_message,
    read_message,
)
from spellwright.server.services import Services
from spellwright.server.sessions import session_of
from spellwright.server.store.database import reached
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.seat_actions import CHOICE, Receipt, SeatAction
from spellwright.server.visits import SeatElsewhere, watched_table

DECODER = msgspec.json.Decoder(StreamMessage)
ENCODER = msgspec.json.Encoder()
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/stream")
async def stream(
    socket: Socket, table_id: FromPath[str], services: NamedDependency[Services]
) -> None:
    """Sends `{"version", "receipt", "key", "table", "view"}` when what you may know has changed.

    `receipt` and `key` are of your last act that is on disk: so a choice is acknowledged by what it
    leads to. One that was known before is answered by a receipt alone, one that cannot be by a
    refusal with its key.
    """
    session = session_of(socket)
    await socket.accept()
    try:
        with reached(), services.sockets.one_of(session.id, session.address):
            table, _ = await watched_table(services, session, table_id)
            with services.audience.one_at(table.id):
                await converse(
                    _tell(socket, services, table, session.id),
                    _listen(socket, services, table, session.id),
                )
    except Refused as refused:
        await _send(socket, _refusal(refused))
        await socket.close(code=closing_code(refused), reason=refused.kind)


async def _tell(socket: Socket, services: Services, table: LiveTable, session: str) -> None:
    """Ends, refused, when the seat has gone to another device and nobody else may watch."""
    seen, told = 0, b""
    while table.may_watch(session):
        seen, seat = table.version, table.seat_of(session)
        message = news_for(table, seat).message()
        if message != told:
            told = message
            await _send_text(socket, message)
        if seat == SPECTATOR:
            await services.audience.rest(table.id)
        await table.wait_for_change(seen)
        if seat == SPECTATOR:
            await services.audience.turn(table.id)
    table.check_welcome(session)
    raise SeatElsewhere


async def _listen(socket: Socket, services: Services, table: LiveTable, session: str) -> None:
    """Does not wait for the disk: what is carried out is told as news."""
    late, patience = LateRefusals(socket), Patience(services.limits)
    while (received := await next_message(socket)) is not None:
        key = ""
        try:
            services.limits.check(session)
            message = read_message(DECODER, received)
            key = message.key
            patience.regain()
            act = SeatAction(message.act or CHOICE, table.seat_of(session), message.choose, key)
            known = await services.hall.submit(table, act, partial(late.hear, key))
            if known is not None:
                await _send(socket, ReceiptMessage(known.number, True, key))
        except Refused as refused:
            await _send(socket, _refusal(refused, key))
            await patience.lose(refused)


class LateRefusals:
    """Tells a sender that an act could not be saved after all."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._sending: set[asyncio.Task[None]] = set()

    def hear(self, key: str, answer: Receipt | Refused) -> None:
        if isinstance(answer, Refused):
            task = asyncio.create_task(self._send(_refusal(answer, key)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, message: RefusalMessage) -> None:
        with suppress(WebSocketDisconnect):
            await _send(self._socket, message)


def _refusal(refused: Refused, key: str = "") -> RefusalMessage:
    return RefusalMessage(refused.kind, refused.sentence, refused.clause, key)


async def _send(socket: Socket, message: Any) -> None:
    await _send_text(socket, ENCODER.encode(message))


async def _send_text(socket: Socket, text: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})
