"""The stream: a socket that tells a seat everything it may know, version by version."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from spellwright.kernel.refusal import Refused
from spellwright.server.api.facts import table_facts
from spellwright.server.api.messages import ReceiptMessage, RefusalMessage, StreamMessage
from spellwright.server.api.tables_api import watched_table
from spellwright.server.services import Services
from spellwright.server.sessions import session_of
from spellwright.server.tables.live_table import LiveTable

DECODER = msgspec.json.Decoder(StreamMessage)
ENCODER = msgspec.json.Encoder()


@websocket("/api/tables/{table_id:str}/stream")
async def stream(socket: WebSocket[Any, Any, Any], table_id: str, services: Services) -> None:
    """Sends `{"version", "table", "view"}` whenever the table has changed; takes choices."""
    session = session_of(socket)
    await socket.accept()
    try:
        table, _ = await watched_table(services, session, table_id)
    except Refused as refused:
        await _send(socket, RefusalMessage(refused.kind, refused.sentence, refused.clause))
        await socket.close(code=4404, reason=refused.kind)
        return
    telling = asyncio.create_task(_tell(socket, table, session.id))
    try:
        await _listen(socket, services, table, session.id)
    except WebSocketDisconnect:
        pass
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def _tell(socket: WebSocket[Any, Any, Any], table: LiveTable, session: str) -> None:
    seen = -1
    while True:
        if table.version == seen:
            seen = await table.wait_for_change(seen)
        seen = table.version
        seat = table.seat_of(session)
        view = None if table.table is None else table.table.state.view(seat).to_data()
        await _send(socket, {"version": seen, "table": table_facts(table, seat), "view": view})


async def _listen(
    socket: WebSocket[Any, Any, Any], services: Services, table: LiveTable, session: str
) -> None:
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
        except msgspec.DecodeError as error:
            await _send(socket, RefusalMessage("unreadable", f"The message does not fit: {error}."))


async def _carry_out(
    services: Services, table: LiveTable, seat: int, message: StreamMessage
) -> ReceiptMessage:
    hall = services.hall
    if message.act == "undo":
        receipt = await hall.undo(table, seat, message.key)
    elif message.act == "concede":
        receipt = await hall.concede(table, seat, message.key)
    else:
        receipt = await hall.choose(table, seat, message.choose, message.key)
    return ReceiptMessage(receipt.number, receipt.repeated, message.key)


async def _send(socket: WebSocket[Any, Any, Any], message: Any) -> None:
    await socket.send_data(ENCODER.encode(message).decode(), mode="text")
