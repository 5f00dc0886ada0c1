"""The stream: a socket that tells a seat everything it may know, version by version."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from spellwright.kernel.refusal import Refused
from spellwright.server.api.messages import ReceiptMessage, RefusalMessage, StreamMessage
from spellwright.server.api.news import news_for
from spellwright.server.services import Services
from spellwright.server.sessions import session_of
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.visits import watched_table

DECODER = msgspec.json.Decoder(StreamMessage)
ENCODER = msgspec.json.Encoder()
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/stream")
async def stream(
    socket: Socket, table_id: FromPath[str], services: NamedDependency[Services]
) -> None:
    """Sends `{"version", "table", "view"}` whenever what you may know has changed; takes choices.

    Each message to the server is answered by a receipt or by a refusal with the same key.
    """
    session = session_of(socket)
    await socket.accept()
    try:
        with services.sockets.one_of(session.id, session.address):
            table, _ = await watched_table(services, session, table_id)
            await _attend(socket, services, table, session.id)
    except Refused as refused:
        await _send(socket, RefusalMessage(refused.kind, refused.sentence, refused.clause))
        await socket.close(code=4404, reason=refused.kind)


async def _attend(socket: Socket, services: Services, table: LiveTable, session: str) -> None:
    """Tell and listen until one of the two ends."""
    tasks = {
        asyncio.create_task(_tell(socket, table, session)),
        asyncio.create_task(_listen(socket, services, table, session)),
    }
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except WebSocketDisconnect:
        pass
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _tell(socket: Socket, table: LiveTable, session: str) -> None:
    """Ends, refused, when the seat has gone to another device and nobody else may watch."""
    seen, told = 0, b""
    while table.may_watch(session):
        seen = table.version
        message = news_for(table, table.seat_of(session)).message()
        if message != told:
            told = message
            await socket.send_data(message.decode(), mode="text")
        await table.wait_for_change(seen)
    raise Refused("private", "Your seat is on another device now.")


async def _listen(socket: Socket, services: Services, table: LiveTable, session: str) -> None:
    while True:
        text = await socket.receive_text()
        key = ""
        try:
            services.limits.check(session)
            message = DECODER.decode(text)
            key = message.key
            seat = table.seat_of(session)
            await _send(socket, await _carry_out(services, table, seat, message))
        except Refused as refused:
            await _send(socket, RefusalMessage(refused.kind, refused.sentence, refused.clause, key))
        except (msgspec.DecodeError, UnicodeError) as error:
            await _send(socket, RefusalMessage("unreadable", f"The message does not fit: {error}."))


async def _carry_out(
    services: Services, table: LiveTable, seat: int, message: StreamMessage
) -> ReceiptMessage:
    hall = services.hall
    if message.act == "undo":
        receipt = await hall.undo(table, seat, message.key)
    elif message.act in ("allow", "refuse"):
        receipt = await hall.answer_undo(table, seat, message.act == "allow", message.key)
    elif message.act == "concede":
        receipt = await hall.concede(table, seat, message.key)
    else:
        receipt = await hall.choose(table, seat, message.choose, message.key)
    return ReceiptMessage(receipt.number, receipt.repeated, message.key)


async def _send(socket: Socket, message: Any) -> None:
    await socket.send_data(ENCODER.encode(message).decode(), mode="text")
