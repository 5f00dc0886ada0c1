"""For those who run the server: is it well, and what does it do?"""

from __future__ import annotations

import hmac
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from spellwright.server.services import Services


@get("/health", summary="Whether the server answers", include_in_schema=False)
async def health() -> dict[str, str]:
    return {"status": "well"}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(
    services: NamedDependency[Services], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Figures for Prometheus, by the operator's token. None of them moves by a choice at a table:
    while several choose in secret, nobody can count who has.
    """
    given = request.headers.get("authorization", "").encode()
    token = f"Bearer {services.metrics_token}".encode()
    if not services.metrics_token or not hmac.compare_digest(given, token):
        raise NotFoundException
    registry = CollectorRegistry()
    figures = {
        "tables_in_memory": ("Tables that somebody looks at", services.hall.count),
        "write_failures_total": ("Writes that failed since the start", services.writer.failures),
        "sockets_open": ("Sockets that are open", services.sockets.count),
    }
    for name, (meaning, value) in figures.items():
        Gauge(f"spellwright_{name}", meaning, registry=registry).set(value)
    written = generate_latest(registry) + generate_latest(services.requests.registry)
    return Response(written, media_type="text/plain; version=0.0.4")
