"""How often each address is asked for, how it is answered and how long that takes."""

from __future__ import annotations

import time
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Histogram

METHODS: Final = frozenset({"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"})
OTHER: Final = "other"
FAILED: Final = 500
ACTS: Final = frozenset(
    f"/api/tables/{{table_id}}/{act}" for act in ("choices", "undo", "undo/answers", "concession")
)
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class RequestMetrics:
    """The figures of one server. Strangers choose addresses, so templates are counted instead."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._seconds = Histogram(
            "spellwright_request_seconds",
            "Time until an answer begins, by method, template of the address, and status",
            ("method", "route", "status"),
            buckets=BUCKETS,
            registry=self.registry,
        )

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request; a choice at a table counts only where we failed, since it may be a
        secret.
        """
        if route in ACTS and status < FAILED:
            return
        known = method if method in METHODS else OTHER
        self._seconds.labels(known, route or OTHER, str(status)).observe(seconds)


class MetricsMiddleware(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, requests: RequestMetrics) -> None:
        self._requests = requests

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        started = time.perf_counter()

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start":
                seconds = time.perf_counter() - started
                method = str(scope.get("method", OTHER))
                route = str(scope.get("path_template", ""))
                self._requests.note(method, route, message["status"], seconds)
            await send(message)

        await next_app(scope, receive, send_and_note)
