"""Handlers of the pages."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.response import Redirect

from spellwright.kernel.game import Game
from spellwright.kernel.refusal import Refused
from spellwright.registry import game as find_game
from spellwright.registry import games as all_games
from spellwright.server.api.messages import NewTable, SeatWish
from spellwright.server.api.tables_api import open_table, watched_table
from spellwright.server.pages.home import home_page
from spellwright.server.pages.new_table import new_table_page
from spellwright.server.pages.reading_pages import clause_fragment, rules_page, tour_page
from spellwright.server.pages.replay_page import replay_page, replay_step
from spellwright.server.pages.seat_page import seat_page
from spellwright.server.pages.table_page import table_page
from spellwright.server.services import Services
from spellwright.server.sessions import clean_name, session_of
from spellwright.server.tables.live_table import LiveTable

PageRequest = Request[Any, Any, AppState]
LINES_OF_CHAT = 40
MOST_LISTED = 20
DEFAULT_BOT = "greedy"


def html(text: str, status: int = 200) -> Response[str]:
    return Response(text, media_type=MediaType.HTML, status_code=status)


def to_table(table: LiveTable) -> Redirect:
    return Redirect(f"/tables/{table.id}", status_code=303)


class Pages(Controller):
    include_in_schema = False

    @get("/")
    async def home(self, request: PageRequest, services: Services) -> Response[str]:
        session = session_of(request)
        mine = []
        for summary in await services.store.tables_of(session.id, MOST_LISTED):
            table = await services.hall.table(summary.id)
            mine.append((summary, table.seat_of(session.id) in table.seats_asked()))
        return html(
            home_page(
                session,
                all_games(),
                mine,
                await services.store.open_tables(MOST_LISTED),
                await services.store.finished_tables(MOST_LISTED),
            )
        )

    @post("/name", status_code=303)
    async def name(self, request: PageRequest) -> Redirect:
        form = await request.form()
        session_of(request).rename(str(form.get("name", ""))[:200])
        return Redirect("/", status_code=303)

    @post("/play-now", status_code=303)
    async def play_now(self, request: PageRequest, services: Services) -> Redirect:
        form = await request.form()
        game = find_game(str(form.get("game", "")))
        others = [SeatWish("bot", DEFAULT_BOT) for _ in range(game.seats[0] - 1)]
        wish = NewTable(game.id, [SeatWish("me"), *others])
        return to_table(await open_table(services, session_of(request), wish))

    @get("/tables/new")
    async def new_table(self, request: PageRequest, game: str = "wizardry") -> Response[str]:
        return html(new_table_page(session_of(request), find_game(game)))

    @post("/tables/new", status_code=303)
    async def create(self, request: PageRequest, services: Services) -> Redirect:
        form = {name: str(value) for name, value in (await request.form()).items()}
        game = find_game(form.get("game", ""))
        wish = NewTable(
            game.id,
            _seats(game, form),
            _options(game, form),
            public=form.get("public") == "yes",
            spectators=form.get("spectators") == "yes",
            word=form.get("word", "")[:40],
        )
        return to_table(await open_table(services, session_of(request), wish))

    @get("/tables/{table_id:str}")
    async def table(self, table_id: str, request: PageRequest, services: Services) -> Response[str]:
        session = session_of(request)
        table, seat = await watched_table(services, session, table_id)
        chat = await services.store.chat(table.id, LINES_OF_CHAT)
        return html(table_page(session, table, seat, chat))

    @get("/tables/{table_id:str}/previews")
    async def previews(
        self, table_id: str, request: PageRequest, services: Services
    ) -> dict[str, list[str]]:
        """What each option of this seat would touch, for whoever points at it."""
        table, seat = await watched_table(services, session_of(request), table_id)
        if table.table is None or table.is_over:
            return {}
        return table.game.previews(table.table.state.view(seat))

    @post("/tables/{table_id:str}/seats/{seat:int}", status_code=303)
    async def sit_down(
        self, table_id: str, seat: int, request: PageRequest, services: Services
    ) -> Redirect:
        session = session_of(request)
        table = await services.hall.table(table_id)
        name = clean_name(session.name) or "Guest"
        await services.hall.sit_down(table, seat, session.id, name, secrets.token_hex(8))
        return to_table(table)

    @get("/seat/{link:str}")
    async def offer_seat(
        self, link: str, request: PageRequest, services: Services
    ) -> Response[str]:
        """What a link offers. Only a button takes it: programs that preview links press none."""
        if await services.store.table_of_link(link) is None:
            raise Refused("not-found", "This seat link belongs to no table.")
        return html(seat_page(session_of(request), link))

    @post("/seat/{link:str}", status_code=303)
    async def come_back(self, link: str, request: PageRequest, services: Services) -> Redirect:
        """A private link: whoever accepts it has the seat."""
        session = session_of(request)
        table, _ = await services.hall.come_back(link, session.id, session.name or "Guest")
        return to_table(table)

    @post("/tables/{table_id:str}/rematch", status_code=303)
    async def rematch(self, table_id: str, request: PageRequest, services: Services) -> Redirect:
        session = session_of(request)
        table, seat = await watched_table(services, session, table_id)
        if seat < 0:
            raise Refused("not-seated", "You watched this game; open a table of your own.")
        wishes = [
            SeatWish("me")
            if number == seat
            else SeatWish("bot", place.bot)
            if place.is_bot
            else SeatWish("person")
            for number, place in enumerate(table.places)
        ]
        wish = NewTable(table.game.id, wishes, dict(table.settings), public=table.public)
        return to_table(await open_table(services, session, wish))

    @get("/tables/{table_id:str}/replay")
    async def replay(
        self, table_id: str, request: PageRequest, services: Services
    ) -> Response[str]:
        session = session_of(request)
        table, _ = await watched_table(services, session, table_id)
        return html(replay_page(session, table))

    @get("/tables/{table_id:str}/replay/{step:int}")
    async def replay_position(
        self, table_id: str, step: int, request: PageRequest, services: Services, seat: int = -1
    ) -> dict[str, Any]:
        table, _ = await watched_table(services, session_of(request), table_id)
        return replay_step(table, step, seat)

    @get("/tables/{table_id:str}/replay.json")
    async def download(
        self, table_id: str, request: PageRequest, services: Services
    ) -> Response[str]:
        """The seed is in it: only once the game is over."""
        table, _ = await watched_table(services, session_of(request), table_id)
        return Response(
            table.replay().to_json(),
            media_type=MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{table.id}.replay.json"'},
        )

    @get("/rules/{game:str}")
    async def rules(self, game: str, request: PageRequest) -> Response[str]:
        return html(rules_page(session_of(request), find_game(game)))

    @get("/rules/{game:str}/{clause:str}")
    async def clause(self, game: str, clause: str) -> Response[str]:
        return html(clause_fragment(find_game(game), clause[:20]))

    @get("/how-to-play/{game:str}")
    async def tour(self, game: str, request: PageRequest) -> Response[str]:
        return html(tour_page(session_of(request), find_game(game)))


def _seats(game: Game[Any], form: dict[str, str]) -> list[SeatWish]:
    wishes = []
    for seat in range(game.seats[1]):
        kind, _, bot = form.get(f"seat-{seat}", "none").partition(":")
        if kind == "bot":
            wishes.append(SeatWish("bot", bot[:40]))
        elif kind in ("me", "person"):
            wishes.append(SeatWish("me" if kind == "me" else "person"))
    return wishes


def _options(game: Game[Any], form: dict[str, str]) -> dict[str, bool | int | str]:
    """The values of the form as the game knows them."""
    chosen: dict[str, bool | int | str] = {}
    for option in game.game_options:
        text = form.get(f"option-{option.id}")
        if text is None:
            continue
        values = [value for value in option.values if str(value) == text]
        chosen[option.id] = values[0] if values else text[:40]
    return chosen
