"""The application: services, handlers and error messages put together."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from spellwright import __version__
from spellwright.registry import all_games, game
from spellwright.server.addresses import AddressMiddleware
from spellwright.server.api.games_api import GamesApi
from spellwright.server.api.tables_api import TablesApi
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.health import Health
from spellwright.server.limits import MESSAGE_BYTES, RateLimits
from spellwright.server.operations import health, metrics
from spellwright.server.pages.campaign_handlers import CampaignPages
from spellwright.server.pages.handlers import Pages
from spellwright.server.pages.table_handlers import TablePages
from spellwright.server.public_address import PublicAddress
from spellwright.server.refusals import exception_handlers
from spellwright.server.request_metrics import MetricsMiddleware, RequestMetrics
from spellwright.server.security import SecurityMiddleware
from spellwright.server.services import Services
from spellwright.server.sessions import SessionMiddleware
from spellwright.server.store.campaign_store import CampaignStore
from spellwright.server.store.database import Database
from spellwright.server.store.ready_database import ready_database
from spellwright.server.store.table_store import FindGame, TableStore
from spellwright.server.store.writer import Writer
from spellwright.server.stream.table_stream import stream
from spellwright.server.tables.campaigns import Campaigns
from spellwright.server.tables.hall import Hall
from spellwright.server.tables.reviews import Reviews
from spellwright.server.visits import VISITS
from spellwright.speech.offered import Languages

GARBAGE_BEFORE_A_LOOK: Final = 5_000
STATIC: Final = Path(__file__).parent / "static"
PACKED: Final = 5
"""How hard pages are packed: harder takes twice as long and saves a few hundredths."""


def make_app(
    database: str | Database,
    secret: str,
    *,
    bot_workers: int = 1,
    rate_scale: float = 1.0,
    proxies: int = 0,
    metrics_token: str = "",
    public_address: PublicAddress | None = None,
    find_game: FindGame = game,
    pseudo_language: bool = False,
) -> Litestar:
    """The whole server as an ASGI application; `proxies` of the operator may stand before it. The
    database is given by its address, or ready to use. `pseudo_language` offers one more language,
    for those who look after the catalogs.
    """
    languages = Languages(with_pseudo=pseudo_language)
    limits, requests = RateLimits(scale=rate_scale), RequestMetrics()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        opened = await asyncio.to_thread(_ready, database)
        writer = Writer(opened)
        store = TableStore(opened, writer, find_game)
        hall = Hall(store, writer, BotWorkers(bot_workers))
        campaigns = Campaigns(CampaignStore(opened, writer), hall)
        reviews = Reviews(store, hall.workers)
        app.state.services = Services(
            store,
            writer,
            hall,
            campaigns,
            reviews,
            limits,
            requests,
            public_address or PublicAddress(),
            metrics_token,
            languages,
        )
        app.state.health = Health(opened, writer)
        await asyncio.to_thread(_load_games)
        writer.start()
        hall.start()
        _spare_the_collector()
        try:
            yield
        finally:
            await reviews.stop()
            await hall.stop()
            await writer.stop()
            await opened.close()

    app = Litestar(
        route_handlers=[
            Pages,
            TablePages,
            CampaignPages,
            GamesApi,
            TablesApi,
            stream,
            health,
            metrics,
            create_static_files_router(path="/static", directories=[STATIC]),
        ],
        dependencies={"services": Provide(_services, sync_to_thread=False), **VISITS},
        lifespan=[running],
        exception_handlers=exception_handlers(),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=PACKED
        ),
        request_max_body_size=MESSAGE_BYTES,
        openapi_config=OpenAPIConfig(
            title="Spellwright",
            version=__version__,
            description="Tables to play at: create, join, look, choose.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    # Around the whole application, so that these also hold at addresses which lead nowhere.
    for middleware in (
        SessionMiddleware(secret, languages=languages),
        AddressMiddleware(limits, proxies),
        SecurityMiddleware(),
        MetricsMiddleware(requests),
    ):
        app.asgi_handler = middleware(app.asgi_handler)
    return app


def _ready(database: str | Database) -> Database:
    return database if isinstance(database, Database) else ready_database(database)


def _load_games() -> None:
    """Load the games now: else the first table of a game would hold up all others meanwhile."""
    for each in all_games():
        _ = each.mind, each.face, each.campaign


def _spare_the_collector() -> None:
    """What is there now stays. A look for cycles holds up everybody, the longer the more has come
    since the last one: so there are many short looks, and one through all tables once in hours.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_BEFORE_A_LOOK, 2, 3_000)


def _services(state: AppState) -> Services:
    services: Services = state.services
    return services
