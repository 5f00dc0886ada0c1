"""Handlers of the pages of one table: the table itself, its seats, its replay."""

from __future__ import annotations

from typing import Any

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect

from spellwright.face.scene import Scene
from spellwright.kernel.refusal import Refused
from spellwright.server.api.messages import Draft
from spellwright.server.api.new_tables import open_rematch
from spellwright.server.limits import TABLE
from spellwright.server.pages.builder_page import (
    builder_change,
    builder_comparison,
    builder_page,
)
from spellwright.server.pages.hand_over import hand_over_page, is_to_be_covered
from spellwright.server.pages.new_table import SeatFilled, filled_as, new_table_page
from spellwright.server.pages.page_parts import viewer_of
from spellwright.server.pages.replay_moves import replay_moves
from spellwright.server.pages.replay_page import replay_page, replay_step
from spellwright.server.pages.responses import html, to_table
from spellwright.server.pages.review_page import review_page
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.pages.seat_form import (
    arrangement_of,
    filled_in,
    form_of,
    status_of,
    still_kept,
    with_seat,
)
from spellwright.server.pages.seat_page import seat_page
from spellwright.server.pages.seat_things import seat_things
from spellwright.server.pages.table_page import table_page
from spellwright.server.services import Services
from spellwright.server.sessions import clean_name, session_of
from spellwright.server.speaking import say, spoken
from spellwright.server.stream.news import desk_of, keep_a_while
from spellwright.server.visits import Acting, AnyRequest, Looking

Served = NamedDependency[Services]


class TablePages(Controller):
    include_in_schema = False

    @get("/tables/{table_id:str}")
    async def table(self, looking: Looking, request: AnyRequest, services: Served) -> Response[str]:
        session, table, seat = looking
        mine = table.seats_of(session.id)
        await services.hall.back_again(table, mine)
        if "own_seat" not in request.query_params and is_to_be_covered(table, mine):
            return html(hand_over_page(session, table, mine, seat))
        chat = await services.hall.chat(table)
        address = services.public_address.seen_from(request)
        news = desk_of(table).for_page(table, viewer_of(table, session, address, seat), chat)
        keep_a_while(news)
        return html(table_page(session, table, seat, news, address))

    @get("/tables/{table_id:str}/previews")
    async def previews(self, looking: Looking) -> dict[str, list[str]]:
        """What each option of this seat would touch, for whoever points at it."""
        table = looking.table
        if table.table is None or table.is_over:
            return {}
        speaker = speaker_at(table)
        view = table.table.state.view(looking.seat)
        return table.game.face.previews(Scene(view, names=speaker.seats, speaker=speaker))

    @get("/tables/{table_id:str}/seats/{seat:int}/things")
    async def things(self, seat: FromPath[int], looking: Looking) -> Response[str]:
        """What lies open before a seat, for whoever looks closer."""
        return html(seat_things(looking.table, seat, looking.seat))

    @post("/tables/{table_id:str}/seats/{seat:int}", status_code=303)
    async def sit_down(self, seat: FromPath[int], acting: Acting, services: Served) -> Redirect:
        session = acting.session
        name = clean_name(session.name) or spoken(say("guest"))
        await services.hall.sit_down(acting.table, seat, session.id, name, will_say=True)
        return to_table(acting.table)

    @post("/tables/{table_id:str}/seats/{seat:int}/link", status_code=303)
    async def renew_link(self, seat: FromPath[int], acting: Acting, services: Served) -> Redirect:
        await services.hall.renew_link(acting.table, seat, acting.session.id)
        return to_table(acting.table)

    @get("/tables/{table_id:str}/arrangement")
    async def arrangement(self, looking: Looking) -> Response[str]:
        """The form by which the host changes a table that waits."""
        session, table, _ = looking
        if table.host != session.id:
            raise Refused("private", say("refusal-host-arranges"))
        if table.table is not None:
            raise Refused("running", say("refusal-begun-already"))
        return html(new_table_page(session, table.game, filled_as(table), table=table))

    @post("/tables/{table_id:str}/arrangement", status_code=303)
    async def arrange(
        self, request: AnyRequest, acting: Acting, services: Served
    ) -> Redirect | Response[str]:
        session, table, _ = acting
        form = await form_of(request)
        filled = filled_in(table.game, form)
        try:
            wished = arrangement_of(table, session, filled)
            await services.hall.arrange(table, session.id, filled.settings, wished)
        except Refused as refused:
            shown = still_kept(table, filled)
            page = new_table_page(session, table.game, shown, refused.says, table)
            return html(page, status_of(refused))
        return to_table(table)

    @post("/tables/{table_id:str}/arrangement/{seat:int}", status_code=303)
    async def arrange_seat(
        self, seat: FromPath[int], request: AnyRequest, acting: Acting, services: Served
    ) -> Redirect:
        """The host puts a bot on one seat, or frees it; everything else stays."""
        session, table, _ = acting
        wish = SeatFilled((await form_of(request)).get("wish", "")[:60])
        filled = with_seat(filled_as(table), seat, wish)
        wished = arrangement_of(table, session, filled)
        await services.hall.arrange(table, session.id, filled.settings, wished)
        return to_table(table)

    @post("/tables/{table_id:str}/cancellation", status_code=303)
    async def cancel(self, acting: Acting, services: Served) -> Redirect:
        await services.hall.cancel(acting.table, acting.session.id)
        return Redirect("/", status_code=303)

    @get("/seat/{link:str}")
    async def offer_seat(
        self, link: FromPath[str], request: AnyRequest, services: Served
    ) -> Response[str]:
        """What a link offers. Only a button takes it: programs that preview links press none."""
        found = await services.store.table_of_link(link)
        if found is None:
            raise Refused("not-found", say("refusal-no-seat-link"))
        table = await services.hall.table(found[0])
        return html(seat_page(session_of(request), link, table, found[1]))

    @post("/seat/{link:str}", status_code=303)
    async def come_back(
        self, link: FromPath[str], request: AnyRequest, services: Served
    ) -> Redirect:
        """A private link: whoever accepts it has the seat, under the name that they give."""
        session, form = session_of(request), await form_of(request)
        session.rename_if(form.get("name", ""))
        table, _ = await services.hall.come_back(
            link, session.id, session.name or spoken(say("guest"))
        )
        return to_table(table)

    @post("/tables/{table_id:str}/rematch", status_code=303)
    async def rematch(self, acting: Acting, services: Served) -> Redirect:
        table, seat = acting.table, acting.seat
        return to_table(await open_rematch(services, acting.session, table, seat, will_say=True))

    @post("/tables/{table_id:str}/tidy", status_code=303)
    async def tidy(
        self, acting: Acting, services: Served, away: FromQuery[str] = "yes"
    ) -> Redirect:
        """Take a table out of one's own list, or put it back."""
        await services.store.tidy(acting.session.id, acting.table.id, away=away == "yes")
        return Redirect("/" if away == "yes" else "/?tidied=yes", status_code=303)

    @get("/tables/{table_id:str}/builder")
    async def builder(self, looking: Looking) -> Response[str]:
        return html(builder_page(looking.session, looking.table, looking.seat))

    @post("/tables/{table_id:str}/builder", status_code=200)
    async def change_draft(
        self, data: JSONBody[Draft], looking: Looking, services: Served
    ) -> dict[str, str]:
        """The draft after a change, laid out anew; nothing of it is in the game yet."""
        services.limits.check(looking.session.id)
        if data.other:
            return builder_comparison(looking.table, looking.seat, data.text, data.other)
        return builder_change(looking.table, looking.seat, data.text, data.change)

    @post("/tables/{table_id:str}/builder/entry", status_code=204)
    async def enter_draft(self, data: JSONBody[Draft], acting: Acting, services: Served) -> None:
        """Enter a draft: its choices are made one by one."""
        await services.hall.enter(acting.table, acting.seat, data.text)

    @get("/tables/{table_id:str}/review")
    async def review(self, looking: Looking, services: Served) -> Response[str]:
        kept = await services.reviews.kept(looking.table)
        return html(review_page(looking.session, looking.table, kept))

    @post("/tables/{table_id:str}/review", status_code=204)
    async def make_review(self, acting: Acting, services: Served) -> None:
        """Have the game reviewed; answered when that is done."""
        services.limits.check(acting.session.id, TABLE)
        await services.reviews.of(acting.table, acting.session.id)

    @get("/tables/{table_id:str}/replay")
    async def replay(
        self,
        looking: Looking,
        request: AnyRequest,
        services: Served,
        step: FromQuery[int] = 0,
        eyes: FromQuery[int] = -1,
    ) -> Response[str]:
        address = services.public_address.seen_from(request)
        return html(replay_page(looking.session, looking.table, address, step, eyes))

    @get("/tables/{table_id:str}/replay/moves")
    async def moves(self, looking: Looking, seat: FromQuery[int] = -1) -> Response[str]:
        return html(replay_moves(looking.table, seat))

    @get("/tables/{table_id:str}/replay/{step:int}")
    async def replay_position(
        self, step: FromPath[int], looking: Looking, seat: FromQuery[int] = -1
    ) -> dict[str, Any]:
        return replay_step(looking.table, step, seat)

    @get("/tables/{table_id:str}/replay.json")
    async def download(self, looking: Looking) -> Response[str]:
        """The replay as a file, only once the game is over: the seed is in it."""
        table = looking.table
        return Response(
            table.replay().to_json(),
            media_type=MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{table.id}.replay.json"'},
        )
