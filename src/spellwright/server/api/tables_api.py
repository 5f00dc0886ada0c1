"""Handlers of the JSON interface. The seat always comes from the session."""

from __future__ import annotations

import json
from typing import Any

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from spellwright.kernel.refusal import Refused
from spellwright.server.api.facts import table_facts
from spellwright.server.api.messages import (
    ActionKey,
    Answer,
    Choose,
    GiveWord,
    NewTable,
    OpenedTable,
    ProblemReport,
    ReceiptMessage,
    ReportMessage,
    Say,
    SeatLink,
    TableFacts,
    TakeSeat,
)
from spellwright.server.api.new_tables import open_rematch, open_table
from spellwright.server.api.refusal_schema import REFUSALS
from spellwright.server.limits import CHAT
from spellwright.server.services import Services
from spellwright.server.sessions import clean_name, session_of
from spellwright.server.speaking import say, spoken
from spellwright.server.stream.news import desk_of, view_data
from spellwright.server.tables.seat_actions import Receipt
from spellwright.server.visits import Acting, AnyRequest, Looking

Served = NamedDependency[Services]


class TablesApi(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post(summary="Open a table", responses=REFUSALS)
    async def create(
        self, data: JSONBody[NewTable], request: AnyRequest, services: Served
    ) -> OpenedTable:
        session = session_of(request)
        table = await open_table(services, session, data)
        address = services.public_address.seen_from(request)
        links = [
            SeatLink(seat, place.link, f"{address}/seat/{place.link}")
            for seat, place in enumerate(table.places)
            if not place.is_bot
        ]
        return OpenedTable(table_facts(table, table.seat_of(session.id)), links)

    @get("/{table_id:str}", summary="A table and who sits at it", responses=REFUSALS)
    async def table(self, looking: Looking) -> TableFacts:
        return table_facts(looking.table, looking.seat)

    @get(
        "/{table_id:str}/view",
        summary="What your seat sees, with its decision and options",
        responses=REFUSALS,
    )
    async def view(self, looking: Looking) -> dict[str, Any]:
        _, table, seat = looking
        view = view_data(table, seat)
        if view is None:
            raise Refused("waiting", say("refusal-not-begun"))
        return {"version": desk_of(table).for_program(table, seat).version, **view}

    @post("/{table_id:str}/seats/{seat:int}", summary="Take a free seat", responses=REFUSALS)
    async def sit_down(
        self, seat: FromPath[int], data: JSONBody[TakeSeat], acting: Acting, services: Served
    ) -> TableFacts:
        session, table = acting.session, acting.table
        if data.name:
            session.rename(data.name)
        name = clean_name(session.name) or spoken(say("guest"))
        await services.hall.sit_down(table, seat, session.id, name, data.word)
        return table_facts(table, seat)

    @post(
        "/{table_id:str}/seats/{seat:int}/removal",
        summary="Remove a person from a seat, as the host of the table",
        responses=REFUSALS,
    )
    async def remove(self, seat: FromPath[int], acting: Acting, services: Served) -> TableFacts:
        await services.hall.remove(acting.table, seat, acting.session.id)
        return table_facts(acting.table, acting.seat)

    @post(
        "/{table_id:str}/seats/{seat:int}/stand-in",
        summary="Let a bot play for somebody who is away",
        responses=REFUSALS,
    )
    async def stand_in(self, seat: FromPath[int], acting: Acting, services: Served) -> TableFacts:
        await services.hall.stand_in(acting.table, seat, acting.seat)
        return table_facts(acting.table, acting.seat)

    @post(
        "/{table_id:str}/cancellation",
        summary="Call off a table that waits for players, as its host",
        status_code=204,
        responses=REFUSALS,
    )
    async def cancel(self, acting: Acting, services: Served) -> None:
        await services.hall.cancel(acting.table, acting.session.id)

    @post(
        "/{table_id:str}/seats/{seat:int}/link",
        summary="Renew the link of your seat, or of an invitation to your table",
        responses=REFUSALS,
    )
    async def renew_link(
        self, seat: FromPath[int], request: AnyRequest, acting: Acting, services: Served
    ) -> SeatLink:
        link = await services.hall.renew_link(acting.table, seat, acting.session.id)
        address = services.public_address.seen_from(request)
        return SeatLink(seat, link, f"{address}/seat/{link}")

    @post(
        "/{table_id:str}/word",
        summary="Give the word for the luck that your seat has yet to give",
        responses=REFUSALS,
    )
    async def give_word(
        self, data: JSONBody[GiveWord], acting: Acting, services: Served
    ) -> TableFacts:
        await services.hall.give_word(acting.table, acting.seat, data.word)
        return table_facts(acting.table, acting.seat)

    @post("/{table_id:str}/choices", summary="Choose for your seat", responses=REFUSALS)
    async def choose(
        self, data: JSONBody[Choose], acting: Acting, services: Served
    ) -> ReceiptMessage:
        hall = services.hall
        return _said(await hall.choose(acting.table, acting.seat, data.option, data.key), data.key)

    @post(
        "/{table_id:str}/undo",
        summary="Take back your last choice, or ask whom it concerns",
        responses=REFUSALS,
    )
    async def undo(
        self, data: JSONBody[ActionKey], acting: Acting, services: Served
    ) -> ReceiptMessage:
        return _said(await services.hall.undo(acting.table, acting.seat, data.key), data.key)

    @post(
        "/{table_id:str}/undo/answers",
        summary="Allow another seat to take back, or refuse",
        responses=REFUSALS,
    )
    async def answer_undo(
        self, data: JSONBody[Answer], acting: Acting, services: Served
    ) -> ReceiptMessage:
        hall, table = services.hall, acting.table
        return _said(await hall.answer_undo(table, acting.seat, data.allow, data.key), data.key)

    @post("/{table_id:str}/concession", summary="Give up", responses=REFUSALS)
    async def concede(
        self, data: JSONBody[ActionKey], acting: Acting, services: Served
    ) -> ReceiptMessage:
        return _said(await services.hall.concede(acting.table, acting.seat, data.key), data.key)

    @post(
        "/{table_id:str}/rematch",
        summary="Play again with the same seats, or join who does",
        responses=REFUSALS,
    )
    async def rematch(self, acting: Acting, services: Served) -> TableFacts:
        again = await open_rematch(services, acting.session, acting.table, acting.seat)
        return table_facts(again, acting.seat)

    @post(
        "/{table_id:str}/chat",
        summary="Say something at the table",
        status_code=204,
        responses=REFUSALS,
    )
    async def say(self, data: JSONBody[Say], looking: Looking, services: Served) -> None:
        services.limits.check(looking.session.id, CHAT)
        await services.hall.say(looking.table, looking.seat, data.text)

    @post(
        "/{table_id:str}/reports",
        summary="Report a problem with the position as it is",
        responses=REFUSALS,
    )
    async def report(
        self, data: JSONBody[ProblemReport], acting: Acting, services: Served
    ) -> ReportMessage:
        return ReportMessage(await services.hall.report(acting.table, acting.seat, data.note))

    @get(
        "/{table_id:str}/replay",
        summary="The replay with its seed, once the game is over",
        responses=REFUSALS,
    )
    async def replay(self, looking: Looking) -> dict[str, Any]:
        replay: dict[str, Any] = json.loads(looking.table.replay().to_json())
        return replay


def _said(receipt: Receipt, key: str) -> ReceiptMessage:
    return ReceiptMessage(receipt.number, receipt.repeated, key)
