"""The address under which others find the pages: it stands in invitations."""

from __future__ import annotations

import ipaddress
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from spellwright.kernel.refusal import Refused
from spellwright.server.speaking import say

SECURE: Final = ("https", "wss")
LONGEST: Final = 200


class PublicAddress:
    """The address `given` by the operator; else the one by which the page was opened, unless that
    was on this very computer and the server knows its address in the `network`.
    """

    def __init__(self, given: str = "", network: str = "") -> None:
        self._given = checked_address(given) if given else ""
        self._network = network

    def seen_from(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The address for the links on a page, without a slash at its end."""
        host = connection.headers.get("host", "")
        if self._given or not host:
            return self._given
        if self._network and is_this_computer(host):
            return self._network
        scheme = "https" if connection.scope.get("scheme") in SECURE else "http"
        return f"{scheme}://{host}"


def checked_address(text: str) -> str:
    """An address such as https://games.example or http://192.168.1.5:8000; refused otherwise.

    >>> checked_address("https://games.example/")
    'https://games.example'
    """
    try:
        parts = urlsplit(text)
        is_host = bool(parts.hostname) and parts.port != 0 and " " not in parts.netloc
        is_sound = is_host and parts.scheme in ("http", "https")
    except ValueError:
        is_sound = False
    if not is_sound or len(text) > LONGEST or not text.isascii() or not text.isprintable():
        raise Refused(
            "address",
            say("refusal-no-address", text=text[:LONGEST]),
        )
    if parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise Refused("address", say("refusal-long-address", text=text))
    return f"{parts.scheme}://{parts.netloc}"


def is_this_computer(host: str) -> bool:
    """Whether a Host header names the computer itself, where nobody else finds it.

    >>> is_this_computer("localhost:8000"), is_this_computer("[::1]"), is_this_computer("10.0.0.5")
    (True, True, False)
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
