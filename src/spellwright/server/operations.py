"""For those who run the server: is it well, and what does it do?"""

from __future__ import annotations

import hmac
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CollectorRegistry, Gauge, generate_latest

from spellwright.server.health import Health
from spellwright.server.services import Services
from spellwright.server.speaking import spoken


@get("/health", summary="Whether the server is well", include_in_schema=False)
async def health(state: State) -> Response[dict[str, Any]]:
    """Whether the server is well; at a 503 a proxy turns to another server."""
    looked_after: Health = state.health
    complaints = await looked_after.complaints()
    if complaints:
        unwell = {"status": "unwell", "reasons": [spoken(complaint) for complaint in complaints]}
        return Response(unwell, status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response({"status": "well"})


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
