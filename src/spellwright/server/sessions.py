"""Sessions: who somebody is, in a signed cookie. The seat comes from here, never from a message."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spellwright.server.addresses import known_address
from spellwright.server.speaking import written_for
from spellwright.speech.language import ENGLISH, language
from spellwright.speech.offered import Languages
from spellwright.speech.speaker import Speaker

COOKIE: Final = "spellwright"
DAY: Final = 24 * 3600
LASTS: Final = 90 * DAY
"""The time without use after which a session ends."""
UNDATED_UNTIL: Final = 1_811_000_000
"""May 2027. Cookies of the first release bear no date; a visitor who has one gets a dated one."""
LONGEST_NAME: Final = 24
SESSION: Final = "spellwright_session"


class Session:
    """A visitor, and the address they come from. `name` is empty until one was given, `wish` until
    a language was chosen.
    """

    __slots__ = ("address", "id", "is_changed", "language", "languages", "name", "wish")

    def __init__(self, id: str, name: str, wish: str = "", *, is_changed: bool = False) -> None:
        self.id = id
        self.address = ""
        self.name = name
        self.wish = wish
        self.language = language(ENGLISH)
        """The language in which this visitor reads: the wish, else one that the browser likes."""
        self.languages: Languages | None = None
        """Those that can be wished for."""
        self.is_changed = is_changed

    def go_on_as(self, id: str) -> None:
        """The same visitor, under an id that no other device knows."""
        self.id = id
        self.is_changed = True

    def read_in(self, wish: str) -> None:
        self.wish = wish
        self.is_changed = True

    def rename(self, name: str) -> None:
        self.name = clean_name(name)
        self.is_changed = True

    def rename_if(self, name: str) -> None:
        """Where a form asks for other things too, no name means the one that is known."""
        if clean_name(name) not in ("", self.name):
            self.rename(name)


def new_session_id() -> str:
    return secrets.token_hex(16)


def clean_name(name: str) -> str:
    """A name as it is shown: printable, single spaces, not too long."""
    printable = "".join(c for c in name if c.isprintable())
    return " ".join(printable.split())[:LONGEST_NAME]


def load_secret(file: Path) -> str:
    """The key that signs cookies; made once and kept where only its owner reads it."""
    known = file.read_text(encoding="ascii").strip() if file.exists() else ""
    if known:
        return known
    secret = secrets.token_hex(32)
    file.parent.mkdir(parents=True, exist_ok=True)
    # Written beside it first: a start that is killed here must not leave an empty key behind.
    beside = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as out:
        out.write(secret)
        out.flush()
        os.fsync(handle)
    beside.replace(file)
    return secret


class SessionMiddleware(ASGIMiddleware):
    """Reads the cookie, or makes a new session, and sends the cookie when it has changed."""

    def __init__(
        self,
        secret: str,
        clock: Callable[[], float] = time.time,
        languages: Languages | None = None,
    ) -> None:
        self._signer = URLSafeSerializer(secret, salt="session")
        self._clock = clock
        self._languages = languages or Languages()

    def read(self, cookie: str | None) -> Session:
        known = self._known(cookie) if cookie else None
        return known or Session(new_session_id(), "", is_changed=True)

    def _known(self, cookie: str) -> Session | None:
        """The session of a cookie that we signed, unless it has ended; its date moves daily."""
        try:
            id, name, *more = self._signer.loads(cookie)
            used = int(more[0]) if more else 0
            wish = str(more[1]) if len(more) > 1 else ""
        except (BadSignature, ValueError, TypeError):
            return None
        if not self._lasts(used):
            return None
        return Session(str(id), str(name), wish, is_changed=self._clock() - used > DAY)

    def _lasts(self, used: int) -> bool:
        """Whether a session that was used at that time, to the day, goes on."""
        now = self._clock()
        return now - used < LASTS if used else now < UNDATED_UNTIL

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        session = self.read(connection.cookies.get(COOKIE))
        session.address = known_address(connection)
        accepted = connection.headers.get("accept-language", "")
        session.languages = self._languages
        session.language = self._languages.chosen(session.wish, accepted)
        scope["state"][SESSION] = session
        with written_for(Speaker(session.language)):
            await self._pass_on(session, scope, receive, send, next_app)

    async def _pass_on(
        self, session: Session, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp
    ) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await next_app(scope, receive, send)
            return

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and session.is_changed:
                value = self._signer.dumps(
                    [session.id, session.name, int(self._clock()), session.wish]
                )
                cookie = f"{COOKIE}={value}; Path=/; Max-Age={LASTS}; HttpOnly; SameSite=Lax"
                if scope.get("scheme") in ("https", "wss"):
                    cookie += "; Secure"
                message.setdefault("headers", [])
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie)
            await send(message)

        await next_app(scope, receive, send_with_cookie)


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Session:
    session = connection.scope["state"][SESSION]
    assert isinstance(session, Session)
    return session
