"""The socket of a table's page: parts of the page as they change, choices as they are made."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.server.api.messages import Key, OptionText, OwnWord, RefusalMessage
from spellwright.server.conversation import (
    Patience,
    Unreadable,
    closing_code,
    converse,
    next_message,
    read_message,
)
from spellwright.server.limits import CHAT
from spellwright.server.pages.fragments import fragments, own_parts, position_parts
from spellwright.server.pages.html import Html
from spellwright.server.pages.rendered import rendered
from spellwright.server.services import Services
from spellwright.server.sessions import Session, session_of
from spellwright.server.store.database import reached
from spellwright.server.store.table_store import ChatLine
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.visits import SeatElsewhere, watched_table

ENCODER = msgspec.json.Encoder()
NOT_LOGGED: Final = ("enter", "say", "remove", "report")


class PageMessage(msgspec.Struct, forbid_unknown_fields=True):
    act: Literal[
        "choose",
        "enter",
        "undo",
        "allow",
        "refuse",
        "concede",
        "hint",
        "say",
        "remove",
        "report",
        "word",
    ]
    key: Key
    text: str = ""


class ShownVersion:
    """Up to which version of its table a page has been told everything."""

    def __init__(self) -> None:
        self._version = 0
        self._change = asyncio.Event()

    def reach(self, version: int) -> None:
        self._version = version
        self._change.set()

    async def wait_for(self, version: int) -> None:
        while self._version < version:
            self._change.clear()
            await self._change.wait()


DECODER = msgspec.json.Decoder(PageMessage)


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    services: NamedDependency[Services],
) -> None:
    session = session_of(socket)
    await socket.accept()
    try:
        with reached(), services.sockets.one_of(session.id, session.address):
            table, _ = await watched_table(services, session, table_id)
            shown = ShownVersion()
            with services.audience.one_at(table.id):
                await converse(
                    _tell(socket, services, table, session, shown),
                    _listen(socket, services, table, session, shown),
                )
    except Refused as refused:
        await _send(socket, {"refused": RefusalMessage(refused.kind, refused.sentence)})
        await socket.close(code=closing_code(refused), reason=refused.kind)


async def _tell(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    table: LiveTable,
    session: Session,
    shown: ShownVersion,
) -> None:
    """Ends, refused, when the seat has gone to another device and nobody else may watch."""
    sent: dict[str, Html] = {}
    address = services.public_address.seen_from(socket)
    while True:
        chat = await services.hall.chat(table)
        if table.seat_of(session.id) == SPECTATOR:
            await services.audience.turn(table.id)
        if not table.may_watch(session.id):
            table.check_welcome(session.id)
            raise SeatElsewhere
        seat, seen = table.seat_of(session.id), table.version
        parts = _parts(table, seat, chat, session.id, address)
        changed = tuple([name for name, part in parts.items() if sent.get(name) != part])
        # Nothing changes by another seat's secret choice: that there was one is its own business.
        if changed:
            sent = parts
            await _send(
                socket,
                {
                    "parts": _written(table, seat, parts, changed),
                    "asked": table.awaits(seat),
                    "over": table.is_over,
                },
            )
        shown.reach(seen)
        if seat == SPECTATOR:
            await services.audience.rest(table.id)
        await table.wait_for_change(seen)


def _parts(
    table: LiveTable, seat: int, chat: list[ChatLine], session: str, address: str
) -> dict[str, Html]:
    """As `fragments`, with the parts of the game drawn once for all who see them."""
    if table.table is None:
        return fragments(table, seat, chat, session, address)
    shared = rendered(table).parts(table, seat, position_parts)
    return {**shared, **own_parts(table, chat, session)}


def _written(
    table: LiveTable, seat: int, parts: dict[str, Html], names: tuple[str, ...]
) -> dict[str, Html] | msgspec.Raw:
    """The parts that have changed; those of the game are written once for all who see them."""
    if table.table is None or not {"chat", "host"}.isdisjoint(names):
        return {name: parts[name] for name in names}
    return rendered(table).written(seat, names)


async def _listen(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    table: LiveTable,
    session: Session,
    shown: ShownVersion,
) -> None:
    """Answers after the page was told what came of the act: a question that has been answered is
    gone before the next click can answer it again.
    """
    patience = Patience(services.limits)
    while (received := await next_message(socket)) is not None:
        key = ""
        try:
            message = read_message(DECODER, received)
            # Known first: a refusal names it, and the page gives the words back.
            key = message.key
            services.limits.check(session.id)
            patience.regain()
            with reached():
                answer = await _answer(services, table, session, message)
            await shown.wait_for(table.version)
            await _send(socket, {"key": key, **answer})
        except Refused as refused:
            refusal = RefusalMessage(refused.kind, refused.sentence, refused.clause, key)
            await _send(socket, {"refused": refusal})
            await patience.lose(refused)


async def _answer(
    services: Services, table: LiveTable, session: Session, message: PageMessage
) -> dict[str, Any]:
    """A page that lost its line sends again what was not answered. The log of the table knows
    choices by their keys; the rest is remembered for a while.
    """
    if message.act not in NOT_LOGGED:
        return await _carry_out(services, table, session, message)
    return await services.answers.once(
        session.id, message.key, lambda: _carry_out(services, table, session, message)
    )


async def _carry_out(
    services: Services, table: LiveTable, session: Session, message: PageMessage
) -> dict[str, Any]:
    """What the sender is answered. The seat comes from the session."""
    hall, seat = services.hall, table.seat_of(session.id)
    if message.act == "choose":
        receipt = await hall.choose(table, seat, _read(message.text, OptionText), message.key)
        return {"receipt": receipt.number}
    if message.act == "enter":
        return {"entered": await hall.enter(table, seat, message.text)}
    if message.act == "undo":
        return {"receipt": (await hall.undo(table, seat, message.key)).number}
    if message.act in ("allow", "refuse"):
        allow = message.act == "allow"
        return {"receipt": (await hall.answer_undo(table, seat, allow, message.key)).number}
    if message.act == "concede":
        return {"receipt": (await hall.concede(table, seat, message.key)).number}
    if message.act == "hint":
        thought = await hall.hint(table, seat)
        return {"hint": {"option": thought.text, "reason": str(thought.reason)}}
    if message.act == "say":
        services.limits.check(session.id, CHAT)
        await hall.say(table, seat, message.text)
        return {"said": True}
    if message.act == "word":
        word: str = _read(message.text, OwnWord)
        await hall.give_word(table, seat, word)
        return {"word": word}
    if message.act == "remove":
        await hall.remove(table, _read(message.text, int), session.id)
        return {"removed": True}
    return {"report": await hall.report(table, seat, message.text)}


def _read(text: str, kind: Any) -> Any:
    """What a message says beside its act; one that does not fit is refused."""
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Unreadable(f"The message does not fit: {error}.") from None


async def _send(socket: WebSocket[Any, Any, Any], message: Any) -> None:
    await socket.send_data(ENCODER.encode(message).decode(), mode="text")
