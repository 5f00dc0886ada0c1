"""Errors as sentences with a way out, never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from spellwright.kernel.refusal import Refused
from spellwright.server.api.messages import RefusalMessage
from spellwright.server.pages.reading_pages import error_page
from spellwright.server.sessions import SESSION, session_of

LOG = logging.getLogger(__name__)

STATUS: Final[Mapping[str, int]] = {
    "not-found": 404,
    "unknown-game": 404,
    "private": 403,
    "not-seated": 403,
    "too-fast": 429,
    "not-your-turn": 409,
    "game-over": 409,
    "waiting": 409,
    "taken": 409,
    "undo": 409,
    "seated": 409,
    "given-up": 409,
    "running": 409,
    "version": 409,
    "not-saved": 503,
    "broken": 500,
}
UNPROCESSABLE: Final = 422


def exception_handlers() -> dict[Any, Any]:
    return {
        Refused: _refused,
        ValidationException: _invalid,
        HTTPException: _http,
        Exception: _unexpected,
    }


def answer(request: Request[Any, Any, Any], status: int, message: RefusalMessage) -> Response[Any]:
    """A page for people who look at pages, JSON for everybody else."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if wants_page and SESSION in request.scope["state"]:
        text = error_page(session_of(request), status, message.sentence)
        return Response(text, status_code=status, media_type=MediaType.HTML)
    return Response(message, status_code=status, media_type="application/json")


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    status = STATUS.get(error.kind, UNPROCESSABLE)
    return answer(request, status, RefusalMessage(error.kind, error.sentence, error.clause))


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Any]:
    places = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(str(place.get("message", "")) for place in places if isinstance(place, dict))
    sentence = f"The request does not fit: {told or error.detail}."
    return answer(request, 400, RefusalMessage("unreadable", sentence[:500]))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    sentence = str(error.detail)[:500].rstrip(".") + "."
    return answer(request, error.status_code, RefusalMessage("http", sentence))


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    LOG.error("unexpected error at %s", request.url.path, exc_info=error)
    sentence = "Something went wrong on our side; your game is safe. Please try again."
    return answer(request, 500, RefusalMessage("unexpected", sentence))
