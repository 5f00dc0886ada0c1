"""The stream of a table: a socket that tells what its owner may know, and takes what is done.

A program gets data, a page its parts; both say the same things, and are answered alike.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from spellwright.bots.headline import headline, option_called
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import as_saying, to_data
from spellwright.server.api.refusal_message import refusal_message
from spellwright.server.bots.thinking import Thought
from spellwright.server.conversation import (
    Patience,
    Unreadable,
    closing_code,
    converse,
    next_message,
)
from spellwright.server.limits import CHAT
from spellwright.server.pages.page_parts import viewer_of
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.services import Services
from spellwright.server.sessions import Session, session_of
from spellwright.server.speaking import say, written_for
from spellwright.server.store.database import reached
from spellwright.server.stream.news import desk_of, keep_a_while
from spellwright.server.stream.page_news import NewsForPages
from spellwright.server.stream.protocol import (
    Allow,
    AnyAct,
    Arranged,
    AskHint,
    Choose,
    ComeBack,
    Concede,
    Enter,
    Entered,
    GiveWord,
    HintGiven,
    ReceiptGiven,
    Refusal,
    Refuse,
    Remove,
    Removed,
    Report,
    Reported,
    Said,
    Say,
    SetWishes,
    StandIn,
    TakeShortcut,
    Told,
    Undo,
    Wished,
    WordTaken,
    read_act,
    written,
)
from spellwright.server.tables.live_table import ClearedAway, LiveTable
from spellwright.server.tables.seat_actions import (
    ALLOW,
    CHOICE,
    CONCEDE,
    REFUSE,
    UNDO,
    Receipt,
    SeatAction,
)
from spellwright.server.visits import SeatElsewhere, watched_table
from spellwright.speech.speaker import Speaker

Socket = WebSocket[Any, Any, Any]
DATA: Final = "data"
PAGE: Final = "page"
LOGGED: Final = {Undo: UNDO, Allow: ALLOW, Refuse: REFUSE, Concede: CONCEDE}
"""Acts that become an entry of the log, beside choices."""


@websocket("/api/tables/{table_id:str}/stream")
async def stream(
    socket: Socket,
    table_id: FromPath[str],
    services: NamedDependency[Services],
    form: FromQuery[str] = DATA,
    seen: FromQuery[str] = "",
    own_seat: FromQuery[int | None] = None,
) -> None:
    """Sends news when what you may know has changed (`stream/protocol.py`).

    The `receipt` and `key` in them are of your last act that is on disk: so a choice is
    acknowledged by what it leads to. An act that was known before is answered by a receipt alone,
    an act that cannot be done by a refusal with its key. A page says what it has `seen` and is told
    the rest.
    """
    session = session_of(socket)
    await socket.accept()
    line = SocketLine(socket, services, session, own_seat)
    try:
        with reached(), services.sockets.one_of(session.id, session.address):
            line.sit_at((await watched_table(services, session, table_id))[0])
            if form not in (DATA, PAGE):
                raise Unreadable(say("refusal-form-of-stream", forms=(DATA, PAGE)))
            telling = line.tell_page(seen) if form == PAGE else line.tell_program()
            with services.audience.one_at(line.table.id):
                await converse(telling, line.listen())
    except Refused as refused:
        await line.send(line.refusal(refused))
        await socket.close(code=closing_code(refused), reason=refused.kind)
    finally:
        line.end()


class SocketLine:
    """One socket's line to a table."""

    def __init__(
        self, socket: Socket, services: Services, session: Session, own_seat: int | None = None
    ) -> None:
        self._socket = socket
        self._services = services
        self._session = session
        self._errands: set[asyncio.Task[None]] = set()
        self._at: LiveTable | None = None
        self._own_seat = own_seat
        """The seat that looks, where the session has several."""

    @property
    def table(self) -> LiveTable:
        assert self._at is not None
        return self._at

    def sit_at(self, table: LiveTable) -> None:
        self._at = table

    def end(self) -> None:
        for errand in self._errands:
            errand.cancel()

    async def send(self, message: Told) -> None:
        await self._send(written(message))

    async def _send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": text})

    # -- telling ---------------------------------------------------------------------------------

    async def tell_program(self) -> None:
        told = 0
        while True:
            seen, seat = await self._looked()
            news = desk_of(self.table).for_program(self.table, seat)
            if news.version != told:
                told = news.version
                await self._send(news.message())
            await self._wait(seen, seat)

    async def tell_page(self, shown: str) -> None:
        """Tells at once how things stand, even if the page has seen it all."""
        address = self._services.public_address.seen_from(self._socket)
        is_greeted = False
        news: NewsForPages | None = None
        try:
            while True:
                chat = await self._services.hall.chat(self.table)
                seen, seat = await self._looked()
                if not self.table.automatic.knows(seat):
                    self._services.hall.wish(self.table, seat)
                    continue
                viewer = viewer_of(self.table, self._session, address, seat)
                news = desk_of(self.table).for_page(self.table, viewer, chat)
                if news.seen != shown or not is_greeted:
                    message, shown, is_greeted = news.message(shown), news.seen, True
                    await self._send(message)
                await self._wait(seen, seat)
        finally:
            if news is not None:
                keep_a_while(news)

    async def _looked(self) -> tuple[int, int]:
        """The version that is looked at now, and the seat from which. Refused when the seat has
        gone to another device and nobody else may watch.
        """
        table, session = self.table, self._session.id
        if table.is_cancelled:
            raise ClearedAway
        seat = self._looking_seat()
        if seat == SPECTATOR:
            await self._services.audience.turn(table.id)
        if not table.may_watch(session):
            table.check_welcome(session)
            raise SeatElsewhere
        return table.version, self._looking_seat()

    def _looking_seat(self) -> int:
        """The seat from which this line looks: the one that it has named, as long as that is its
        own.
        """
        mine = self.table.seats_of(self._session.id)
        if self._own_seat in mine:
            return self._own_seat
        return self.table.seat_of(self._session.id)

    async def _wait(self, seen: int, seat: int) -> None:
        if seat == SPECTATOR:
            await self._services.audience.rest(self.table.id)
        await self.table.wait_for_change(seen)

    # -- listening -------------------------------------------------------------------------------

    async def listen(self) -> None:
        """Does not wait for the disk: what is carried out is told as news."""
        patience = Patience(self._services.limits)
        while (received := await next_message(self._socket)) is not None:
            key = ""
            try:
                act = read_act(received)
                # The key comes first: a refusal names it, and a page gives the words back.
                key = act.key
                self._services.limits.check(self._session.id)
                patience.regain()
                with reached():
                    await self._do(act)
            except Refused as refused:
                await self.send(self.refusal(refused, key))
                await patience.lose(refused)

    async def _do(self, act: AnyAct) -> None:
        """Do an act; the seat comes from the session, and has to be one of its own if the message
        or the line names one.
        """
        named = self._own_seat if act.own_seat is None else act.own_seat
        seat, key = self.table.seat_of(self._session.id, named), act.key
        match act:
            case Choose():
                await self._log(SeatAction(CHOICE, seat, act.text, key))
            case Undo() | Allow() | Refuse() | Concede():
                await self._log(SeatAction(LOGGED[type(act)], seat, "", key))
            case AskHint():
                # A hint takes its time: a choice made meanwhile should not wait for it.
                self._see_to(self._hint(seat, key))
            case _:
                # No log knows these by their keys, yet a sender whose connection broke sends them
                # again.
                do = partial(self._answer, act, seat)
                await self.send(await self._services.answers.once(self._session.id, key, do))

    async def _answer(
        self,
        act: TakeShortcut
        | Enter
        | SetWishes
        | Say
        | GiveWord
        | Remove
        | StandIn
        | ComeBack
        | Report,
        seat: int,
    ) -> Told:
        table, hall, key = self.table, self._services.hall, act.key
        match act:
            case TakeShortcut():
                return Entered(key=key, choices=await hall.shortcut(table, seat, act.id, key))
            case Enter():
                return Entered(key=key, choices=await hall.enter(table, seat, act.text))
            case SetWishes():
                hall.wish(table, seat, frozenset(act.on))
                return Wished(key=key)
            case Say():
                self._services.limits.check(self._session.id, CHAT)
                await hall.say(table, seat, act.text)
                return Said(key=key)
            case GiveWord():
                await hall.give_word(table, seat, act.text)
                return WordTaken(key=key, word=act.text)
            case Remove():
                await hall.remove(table, act.seat, self._session.id)
                return Removed(key=key)
            case StandIn():
                await hall.stand_in(table, act.seat, seat)
                return Arranged(key=key)
            case ComeBack():
                await hall.back_again(table, [seat])
                return Arranged(key=key)
            case Report():
                return Reported(key=key, report=await hall.report(table, seat, act.text))

    async def _log(self, action: SeatAction) -> None:
        heard: Callable[[Receipt | Refused], None] = partial(self._hear, action.key)
        known = await self._services.hall.submit(self.table, action, heard)
        if known is not None:
            receipt = ReceiptGiven(key=action.key, receipt=known.number, repeated=True)
            await self.send(receipt)

    def _hear(self, key: str, answer: Receipt | Refused) -> None:
        """Tell the sender if an act could not be saved after all."""
        if isinstance(answer, Refused):
            self._see_to(self.send(self.refusal(answer, key)))

    async def _hint(self, seat: int, key: str) -> None:
        try:
            thought = await self._services.hall.hint(self.table, seat)
        except Refused as refused:
            await self.send(self.refusal(refused, key))
        else:
            await self.send(self._hinted(seat, key, thought))

    def refusal(self, refused: Refused, key: str = "") -> Refusal:
        """What cannot be done, in the language of this line; the log may tell it much later."""
        with written_for(self._speaker()):
            told = refusal_message(refused, key)
        says, clause = told.says, told.clause
        return Refusal(key=key, kind=told.kind, sentence=told.sentence, says=says, clause=clause)

    def _hinted(self, seat: int, key: str, thought: Thought) -> HintGiven:
        says, speaker = as_saying(thought.reason), self._speaker()
        played = self.table.table
        assert played is not None, "a hint is for a game that goes on"
        option = option_called(played.state, seat, thought.text)
        return HintGiven(
            key=key,
            option=thought.text,
            headline=speaker.say(headline(option, says)),
            reason=speaker.say(says),
            says=to_data(says),
        )

    def _speaker(self) -> Speaker:
        own = Speaker(self._session.language)
        if self._at is None:
            return own
        with written_for(own):
            return speaker_at(self._at)

    def _see_to(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_while_open(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


async def _while_open(errand: Coroutine[Any, Any, None]) -> None:
    with suppress(WebSocketDisconnect):
        await errand
