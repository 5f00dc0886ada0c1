"""Handlers of the JSON interface. The seat always comes from the session."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from spellwright.bots import bot_named
from spellwright.kernel.refusal import Refused
from spellwright.registry import games as all_games
from spellwright.server.api.facts import table_facts
from spellwright.server.api.messages import (
    Act,
    Choose,
    NewTable,
    OpenedTable,
    ReceiptMessage,
    Report,
    ReportMessage,
    Say,
    SeatLink,
    TableFacts,
    TakeSeat,
)
from spellwright.server.api.news import news_for, view_data
from spellwright.server.services import Services
from spellwright.server.sessions import Session, clean_name, session_of
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import BOT, PERSON, Place

JsonRequest = Request[Any, Any, AppState]


async def open_table(services: Services, session: Session, wish: NewTable) -> LiveTable:
    """A new table as somebody wishes it, with that somebody seated where it says `me`."""
    services.limits.check(session.id, "table")
    game = services.store.find_game(wish.game)
    mine = [seat for seat in wish.seats if seat.kind == "me"]
    if len(mine) > 1:
        raise Refused("seats", "You can have one seat only.")
    if not any(seat.kind != "bot" for seat in wish.seats):
        raise Refused("seats", "A table needs at least one person.")
    if wish.name:
        session.rename(wish.name)
    places = []
    for seat in wish.seats:
        if seat.kind == "bot":
            bot_named(game, seat.bot)
            places.append(Place(BOT, seat.bot, word=secrets.token_hex(8)))
        elif seat.kind == "me":
            word = wish.word or secrets.token_hex(8)
            places.append(
                Place(PERSON, session=session.id, name=session.name or "Guest", word=word)
            )
        else:
            places.append(Place(PERSON))
    return await services.hall.open(
        game,
        wish.options,
        places,
        host=session.id,
        public=wish.public,
        spectators=wish.spectators,
    )


async def watched_table(services: Services, session: Session, id: str) -> tuple[LiveTable, int]:
    """A table and the session's seat at it; one without spectators is for its players only."""
    table = await services.hall.table(id)
    if not table.may_watch(session.id):
        raise Refused("private", "This table is played without spectators.")
    return table, table.seat_of(session.id)


class GamesApi(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(summary="The games, their seats and options")
    async def games(self) -> list[dict[str, Any]]:
        return [
            {
                "id": game.id,
                "name": game.name,
                "seats": list(game.seats),
                "options": [option.to_data() for option in game.game_options],
                "bots": ["random", *game.bots()],
            }
            for game in all_games()
        ]


class TablesApi(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post(summary="Open a table")
    async def create(
        self, data: JSONBody[NewTable], request: JsonRequest, services: NamedDependency[Services]
    ) -> OpenedTable:
        session = session_of(request)
        table = await open_table(services, session, data)
        links = [SeatLink(n, p.link) for n, p in enumerate(table.places) if not p.is_bot]
        return OpenedTable(table_facts(table, table.seat_of(session.id)), links)

    @get("/{table_id:str}", summary="A table and who sits at it")
    async def table(
        self, table_id: FromPath[str], request: JsonRequest, services: NamedDependency[Services]
    ) -> TableFacts:
        table, seat = await watched_table(services, session_of(request), table_id)
        return table_facts(table, seat)

    @get("/{table_id:str}/view", summary="What your seat sees, with its decision and options")
    async def view(
        self, table_id: FromPath[str], request: JsonRequest, services: NamedDependency[Services]
    ) -> dict[str, Any]:
        table, seat = await watched_table(services, session_of(request), table_id)
        view = view_data(table, seat)
        if view is None:
            raise Refused("waiting", "The game has not begun: a place is still free.")
        return {"version": news_for(table, seat).version, **view}

    @post("/{table_id:str}/seats/{seat:int}", summary="Take a free seat")
    async def sit_down(
        self,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[TakeSeat],
        request: JsonRequest,
        services: NamedDependency[Services],
    ) -> TableFacts:
        session = session_of(request)
        services.limits.check(session.id)
        table, _ = await watched_table(services, session, table_id)
        if data.name:
            session.rename(data.name)
        name = clean_name(session.name) or "Guest"
        word = data.word or secrets.token_hex(8)
        await services.hall.sit_down(table, seat, session.id, name, word)
        return table_facts(table, seat)

    @post("/{table_id:str}/choices", summary="Choose for your seat")
    async def choose(
        self,
        table_id: FromPath[str],
        data: JSONBody[Choose],
        request: JsonRequest,
        services: NamedDependency[Services],
    ) -> ReceiptMessage:
        session = session_of(request)
        services.limits.check(session.id)
        table, seat = await watched_table(services, session, table_id)
        receipt = await services.hall.choose(table, seat, data.option, data.key)
        return ReceiptMessage(receipt.number, receipt.repeated, data.key)

    @post("/{table_id:str}/undo", summary="Take back your last choice")
    async def undo(
        self,
        table_id: FromPath[str],
        data: JSONBody[Act],
        request: JsonRequest,
        services: NamedDependency[Services],
    ) -> ReceiptMessage:
        session = session_of(request)
        services.limits.check(session.id)
        table, seat = await watched_table(services, session, table_id)
        receipt = await services.hall.undo(table, seat, data.key)
        return ReceiptMessage(receipt.number, receipt.repeated, data.key)

    @post("/{table_id:str}/concession", summary="Give up")
    async def concede(
        self,
        table_id: FromPath[str],
        data: JSONBody[Act],
        request: JsonRequest,
        services: NamedDependency[Services],
    ) -> ReceiptMessage:
        session = session_of(request)
        services.limits.check(session.id)
        table, seat = await watched_table(services, session, table_id)
        receipt = await services.hall.concede(table, seat, data.key)
        return ReceiptMessage(receipt.number, receipt.repeated, data.key)

    @post("/{table_id:str}/chat", summary="Say something at the table", status_code=204)
    async def say(
        self,
        table_id: FromPath[str],
        data: JSONBody[Say],
        request: JsonRequest,
        services: NamedDependency[Services],
    ) -> None:
        session = session_of(request)
        services.limits.check(session.id, "chat")
        table, seat = await watched_table(services, session, table_id)
        await services.hall.say(table, seat, session.name, data.text)

    @post("/{table_id:str}/reports", summary="Report a problem with the position as it is")
    async def report(
        self,
        table_id: FromPath[str],
        data: JSONBody[Report],
        request: JsonRequest,
        services: NamedDependency[Services],
    ) -> ReportMessage:
        session = session_of(request)
        services.limits.check(session.id)
        table, _ = await watched_table(services, session, table_id)
        return ReportMessage(await services.hall.report(table, data.note))

    @get("/{table_id:str}/replay", summary="The replay with its seed, once the game is over")
    async def replay(
        self, table_id: FromPath[str], request: JsonRequest, services: NamedDependency[Services]
    ) -> Response[str]:
        table, _ = await watched_table(services, session_of(request), table_id)
        return Response(table.replay().to_json(), media_type=MediaType.JSON)
