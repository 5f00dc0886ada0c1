"""How the server listens: what a connection may cost before the application hears of it."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from spellwright.server.limits import MESSAGE_BYTES

if TYPE_CHECKING:
    import asyncio

    from litestar import Litestar
    from uvicorn import Config


def allow_many_connections() -> None:
    """Let this process hold as many connections as the system allows it to ask for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def uvicorn_config(
    app: Litestar, *, rate_scale: float = 1.0, proxies: int = 0, **settings: Any
) -> Config:
    """The settings of uvicorn for an application; whoever measures it may scale the limits.

    Messages are short, so nothing is compressed: a small packed message could unpack to any size.
    """
    from uvicorn import Config

    from spellwright.server.throttled_socket import ThrottledSocket
    from spellwright.server.timed_requests import TimedRequests
    from spellwright.server.turnstile import Turnstile

    # All that comes through the operator's proxies comes from their addresses.
    by_address = None if proxies else Counter[str]()
    requests = partial(TimedRequests, door=Turnstile(), open_by_address=by_address)
    return Config(
        app,
        # uvicorn calls both as it would call a class.
        http=cast("type[asyncio.Protocol]", requests),
        ws=cast("type[asyncio.Protocol]", partial(ThrottledSocket, rate_scale=rate_scale)),
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=False,
        **settings,
    )
