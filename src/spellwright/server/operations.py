"""For those who run the server: is it well, and what does it do?"""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from spellwright.server.services import Services


@get("/health", summary="Whether the server answers", include_in_schema=False)
async def health() -> dict[str, str]:
    return {"status": "well"}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(services: NamedDependency[Services]) -> Response[bytes]:
    """Figures for Prometheus."""
    registry = CollectorRegistry()
    figures = {
        "tables_in_memory": ("Tables that somebody looks at", services.hall.count),
        "log_entries_total": ("Log entries written since the start", services.writer.entries),
        "log_commits_total": ("Commits since the start", services.writer.commits),
        "bot_thoughts_total": ("Choices that bots have made", services.hall.workers.thoughts),
        "sockets_open": ("Sockets that are open", services.sockets.count),
    }
    for name, (meaning, value) in figures.items():
        Gauge(f"spellwright_{name}", meaning, registry=registry).set(value)
    written = generate_latest(registry) + generate_latest(services.requests.registry)
    return Response(written, media_type="text/plain; version=0.0.4")
