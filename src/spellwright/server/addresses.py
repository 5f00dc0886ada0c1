"""Where a request comes from. Anybody gets a session for the asking, so some limits hold for a
whole address.

Behind the operator's own proxies the address is in X-Forwarded-For; a client that is not behind
them could write anything there, so the header is believed only when the server was told how many
proxies there are.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spellwright.kernel.refusal import Refused
from spellwright.server.limits import ADDRESS, OFFENCE, RateLimits, TooFast
from spellwright.server.security import STATIC, refuse
from spellwright.server.speaking import say
from spellwright.server.turnstile import Turnstile

HOME_NETWORK: Final = 64
"""Bits of an IPv6 address that belong to one household."""
TOO_FAST: Final = Refused("too-fast", say("refusal-too-much-from-here"))
NAME: Final = "spellwright_address"
OFFENCES: Final = frozenset({1002, 1003, 1007, 1008, 1009})
"""How sockets are closed that break the protocol or send too much."""
HELD_SECONDS: Final = 1.0
MOST_HELD: Final = 500
"""How many refused askers wait for their answer: an asker who waits asks less often."""


class AddressMiddleware(ASGIMiddleware):
    """Notes the address, lets addresses in by turns, and refuses requests that come from one too
    fast; files are free.
    """

    def __init__(self, limits: RateLimits, proxies: int = 0) -> None:
        self._limits = limits
        self._proxies = proxies
        self._door = Turnstile()
        self._held = 0

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        address = address_of(connection, self._proxies)
        scope["state"][NAME] = address
        if self._proxies and connection.headers.get("x-forwarded-proto") == "https":
            scope["scheme"] = "wss" if scope["type"] == ScopeType.WEBSOCKET else "https"
        if not scope["path"].startswith(STATIC):
            try:
                self._limits.check(address, ADDRESS)
                if scope["type"] == ScopeType.WEBSOCKET:
                    self._limits.check_noted(address, OFFENCE)
                    receive, send = self._noting_offences(address, receive, send)
            except Refused:
                await self._hold()
                await refuse(scope, send, 429, TOO_FAST)
                return
        await self._door.turn(address)
        await next_app(scope, receive, send)

    async def _hold(self) -> None:
        """Pause before a refusal, which costs us more than the asker and could be asked for at
        will.
        """
        if self._held >= MOST_HELD:
            return
        self._held += 1
        try:
            await asyncio.sleep(HELD_SECONDS / max(1.0, self._limits.scale))
        finally:
            self._held -= 1

    def _noting_offences(self, address: str, receive: Receive, send: Send) -> tuple[Receive, Send]:
        """After many sockets had to be closed, no more are opened for a while."""

        async def receive_and_note() -> Any:
            message = await receive()
            if message["type"] == "websocket.disconnect" and message["code"] in OFFENCES:
                self._limits.note(address, OFFENCE)
            return message

        async def send_and_note(message: Message) -> None:
            if message["type"] == "websocket.close" and message["reason"] == TooFast.KIND:
                self._limits.note(address, OFFENCE)
            await send(message)

        return receive_and_note, send_and_note


def address_of(connection: ASGIConnection[Any, Any, Any, Any], proxies: int) -> str:
    """The address of a client: that of the socket, or what the outermost of the operator's proxies
    saw.
    """
    address = connection.client.host if connection.client else ""
    if proxies:
        seen = [part.strip() for part in connection.headers.get("x-forwarded-for", "").split(",")]
        if len(seen) >= proxies and seen[-proxies]:
            address = seen[-proxies]
    return household(address)


def household(address: str) -> str:
    """One name for all addresses that a household has.

    >>> household("192.0.2.7"), household("2001:db8::1:2:3"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, HOME_NETWORK), strict=False))


def known_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that the middleware has noted."""
    return str(connection.scope["state"].get(NAME, ""))
