"""Handlers of home, of the form for new tables, and of the pages to read."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from spellwright.bots import usual_bot
from spellwright.kernel.refusal import Refused
from spellwright.registry import all_games
from spellwright.registry import game as find_game
from spellwright.server.api.messages import NewTable, SeatWish
from spellwright.server.api.new_tables import open_table, start_campaign
from spellwright.server.pages.api_page import api_page
from spellwright.server.pages.home import MyTable, home_page
from spellwright.server.pages.luck_page import luck_page
from spellwright.server.pages.new_table import new_table_page
from spellwright.server.pages.reading_pages import rules_page, tour_page
from spellwright.server.pages.responses import html, to_table
from spellwright.server.pages.rules_drawer import drawer_clause, drawer_search
from spellwright.server.pages.seat_form import filled_in, form_of, status_of, wishes
from spellwright.server.services import Services
from spellwright.server.sessions import session_of
from spellwright.server.speaking import reader, say
from spellwright.server.visits import AnyRequest

MOST_LISTED = 20
KEPT_SECONDS = 3600
"""How long a browser keeps the drawing of a card."""
LONGEST_SEARCH = 80

Served = NamedDependency[Services]


class Pages(Controller):
    include_in_schema = False

    @get("/")
    async def home(
        self, request: AnyRequest, services: Served, tidied: FromQuery[str] = ""
    ) -> Response[str]:
        session = session_of(request)
        return html(
            home_page(
                session,
                all_games(),
                await my_tables(services, session.id, tidied=tidied == "yes"),
                await services.campaigns.of_session(session.id, MOST_LISTED),
                await services.store.open_tables(MOST_LISTED),
                await services.store.finished_tables(MOST_LISTED),
                is_tidied=tidied == "yes",
            )
        )

    @post("/tidy", status_code=303)
    async def tidy_all(self, request: AnyRequest, services: Served) -> Redirect:
        """Take all finished tables out of one's own list."""
        session = session_of(request)
        services.limits.check(session.id)
        await services.store.tidy_finished(session.id)
        return Redirect("/", status_code=303)

    @post("/name", status_code=303)
    async def name(self, request: AnyRequest) -> Redirect:
        form = await request.form()
        session_of(request).rename(str(form.get("name", ""))[:200])
        return Redirect(_page_before(request), status_code=303)

    @get("/look/{game_id:str}/{key:str}")
    async def look(self, game_id: FromPath[str], key: FromPath[str]) -> Response[str]:
        """A card, a character or a place by its name: what is printed on it is no secret."""
        drawn = find_game(game_id).face.looks.drawn(reader(), key)
        if not drawn:
            raise Refused("not-found", say("refusal-nothing-to-look-at"))
        answer = html(drawn)
        answer.set_header("cache-control", f"private, max-age={KEPT_SECONDS}")
        return answer

    @get("/glossary/{game_id:str}")
    async def glossary(self, game_id: FromPath[str]) -> Response[str]:
        """The keywords of a game in the reader's language: forms, meaning, clause."""
        found = find_game(game_id).face.glossary.explained(reader())
        told = json.dumps([word._asdict() for word in found], ensure_ascii=False)
        kept = {"cache-control": f"private, max-age={KEPT_SECONDS}"}
        return Response(told, media_type="application/json", headers=kept)

    @post("/language", status_code=303)
    async def language(self, request: AnyRequest, services: Served) -> Redirect:
        """The language of this reader; none is that of the browser."""
        form = await request.form()
        wish = str(form.get("language", ""))
        session_of(request).read_in(wish if wish in services.languages else "")
        return Redirect(_page_before(request), status_code=303)

    @post("/session/end", status_code=303)
    async def end_elsewhere(self, request: AnyRequest, services: Served) -> Redirect:
        """End this session on all other devices: only this one goes on with what it has."""
        session = session_of(request)
        services.limits.check(session.id)
        session.go_on_as(await services.hall.end_session(session.id))
        return Redirect("/", status_code=303)

    @post("/play-now", status_code=303)
    async def play_now(self, request: AnyRequest, services: Served) -> Redirect:
        form = await request.form()
        game = find_game(str(form.get("game", "")))
        bot = usual_bot(game)
        others = [SeatWish("bot", bot) for _ in range(game.rules.usual_seats - 1)]
        seats, quick = [SeatWish("me"), *others], dict(game.rules.quick_settings)
        wish = NewTable(game.id, seats, quick, own_word=True)
        return to_table(await open_table(services, session_of(request), wish))

    @get("/tables/new")
    async def new_table(
        self, request: AnyRequest, game: FromQuery[str] = "wizardry"
    ) -> Response[str]:
        return html(new_table_page(session_of(request), find_game(game)))

    @post("/tables/new", status_code=303)
    async def create(self, request: AnyRequest, services: Served) -> Redirect | Response[str]:
        session, form = session_of(request), await form_of(request)
        session.rename_if(form.get("name", ""))
        game = find_game(form.get("game", ""))
        filled = filled_in(game, form)
        wish = NewTable(
            game.id,
            wishes(filled),
            dict(filled.settings),
            public=filled.public,
            spectators=filled.spectators,
            own_word=True,
            away_after=filled.away_after,
        )
        try:
            if filled.campaign:
                return to_table(await start_campaign(services, session, wish, filled.campaign))
            return to_table(await open_table(services, session, wish))
        except Refused as refused:
            # What was entered stays in the form, under the reason why it cannot be.
            page = new_table_page(session, game, filled, refused.says)
            return html(page, status_of(refused))

    @get("/rules/{game:str}")
    async def rules(self, game: FromPath[str], request: AnyRequest) -> Response[str]:
        return html(rules_page(session_of(request), find_game(game)))

    @get("/rules/{game:str}/find")
    async def find_rule(self, game: FromPath[str], words: FromQuery[str] = "") -> Response[str]:
        return html(drawer_search(find_game(game), words[:LONGEST_SEARCH]))

    @get("/rules/{game:str}/{clause:str}")
    async def clause(self, game: FromPath[str], clause: FromPath[str]) -> Response[str]:
        return html(drawer_clause(find_game(game), clause[:20]))

    @get("/api")
    async def api(self, request: AnyRequest) -> Response[str]:
        address = str(request.base_url).rstrip("/")
        return html(api_page(session_of(request), request.app.openapi_schema.to_schema(), address))

    @get("/luck")
    async def luck(self, request: AnyRequest) -> Response[str]:
        return html(luck_page(session_of(request)))

    @get("/how-to-play/{game:str}")
    async def tour(self, game: FromPath[str], request: AnyRequest) -> Response[str]:
        return html(tour_page(session_of(request), find_game(game)))


def _page_before(request: AnyRequest) -> str:
    """The page from which a form was sent, on this server; home if it cannot be told."""
    try:
        came = urlsplit(request.headers.get("referer", ""))
    except ValueError:
        return "/"
    is_ours = came.netloc == request.headers.get("host", "") and came.path.startswith("/")
    if not is_ours:
        return "/"
    return "/" + came.path.lstrip("/") + (f"?{came.query}" if came.query else "")


async def my_tables(services: Services, session: str, *, tidied: bool = False) -> list[MyTable]:
    """The tables of a session, and what it is awaited for there. A table that cannot be read any
    more is listed all the same.
    """
    mine = []
    for summary in await services.store.tables_of(session, MOST_LISTED, tidied=tidied):
        try:
            table = await services.hall.table(summary.id)
        except Refused as refused:
            mine.append(MyTable(summary, note=refused.says))
            continue
        kept = any(place.is_free and place.kept_for == session for place in table.places)
        is_asked = any(table.awaits(seat) for seat in table.seats_of(session))
        mine.append(MyTable(summary, is_asked, say("mark-seat-kept") if kept else ""))
    return mine
