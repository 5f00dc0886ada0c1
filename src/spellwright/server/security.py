"""Headers that keep pages to themselves, and the check that a request comes from our own pages."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spellwright.kernel.refusal import Refused
from spellwright.server.api.refusal_message import refusal_bytes
from spellwright.server.speaking import say

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}

STATIC: Final = "/static/"
KEPT_BY_NOBODY: Final = ("cache-control", "private, no-store")
"""Every page shows its reader's name or seat; the next person at this computer should not
see it.
"""

LONGEST_PATH: Final = 200
FOREIGN: Final = Refused("origin", say("refusal-foreign"))
NOWHERE: Final = Refused("not-found", say("refusal-nowhere"))
NO_HOST: Final = Refused("unreadable", say("refusal-no-host"))
READING: Final = ("GET", "HEAD", "OPTIONS")


class SecurityMiddleware(ASGIMiddleware):
    """Every answer carries the headers; a request that changes something must come from our pages.

    Clients that are no browsers send no Origin and are let through: they hold no stolen cookie.
    """

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not comes_from_here(ASGIConnection(scope)):
            await refuse(scope, send, 403, FOREIGN)
            return
        if not has_sensible_host(ASGIConnection(scope)):
            await refuse(scope, send, 400, NO_HOST)
            return
        if not is_sensible(scope["path"]):
            await refuse(scope, send, 404, NOWHERE)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await next_app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not scope["path"].startswith(STATIC):
                    headers.setdefault(*KEPT_BY_NOBODY)
            await send(message)

        await next_app(scope, receive, send_with_headers)


def comes_from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the Origin, where there is one, is the host that was asked."""
    is_socket = connection.scope["type"] == ScopeType.WEBSOCKET
    if not is_socket and connection.scope.get("method") in READING:
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def has_sensible_host(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the host that was asked could be one: links are made from it."""
    try:
        urlsplit(f"//{connection.headers.get('host', '')}").port  # noqa: B018 - reading it checks it
    except ValueError:
        return False
    return True


def is_sensible(path: str) -> bool:
    """Whether a path could be one of ours: no file system or database should see another."""
    return path.isprintable() and len(path.encode(errors="replace")) <= LONGEST_PATH


async def refuse(scope: Scope, send: Send, status: int, refused: Refused) -> None:
    """Answer without asking the application."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4000 + status, "reason": "refused"})
        return
    headers = [(b"content-type", b"application/json")]
    carried = (*HEADERS.items(), KEPT_BY_NOBODY)
    headers += [(name.encode(), value.encode()) for name, value in carried]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": refusal_bytes(refused), "more_body": False})
