"""Errors as sentences with a way out, never a traceback."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

import spellwright
from spellwright.kernel.refusal import Refused
from spellwright.server.api.refusal_message import refusal_message
from spellwright.server.pages.reading_pages import error_page
from spellwright.server.sessions import SESSION, session_of
from spellwright.server.speaking import say
from spellwright.server.store.database import Unreachable

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
    "edition": 409,
    "newer": 409,
    "not-saved": 503,
    "broken": 500,
}
UNPROCESSABLE: Final = 422
OURS: Final = Path(spellwright.__file__).parent


def exception_handlers() -> dict[Any, Any]:
    return {
        Refused: _refused,
        ValidationException: _invalid,
        HTTPException: _http,
        SQLAlchemyError: _without_database,
        RecursionError: _undecodable,
        UnicodeDecodeError: _undecodable,
        Exception: _unexpected,
    }


def answer(request: Request[Any, Any, Any], status: int, refused: Refused) -> Response[Any]:
    """A page for people who look at pages, JSON for everybody else."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if wants_page and SESSION in request.scope["state"]:
        text = error_page(session_of(request), status, refused.says)
        return Response(text, status_code=status, media_type=MediaType.HTML)
    message = refusal_message(refused)
    return Response(message, status_code=status, media_type="application/json")


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    return answer(request, STATUS.get(error.kind, UNPROCESSABLE), error)


def _invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Any]:
    places = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(str(place.get("message", "")) for place in places if isinstance(place, dict))
    why = (told or error.detail)[:500]
    return answer(request, 400, Refused("unreadable", say("refusal-request", why=why)))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = error.status_code
    if status in (404, 405):
        return answer(request, status, Refused("http", say(f"refusal-http-{status}")))
    why = str(error.detail)[:500].rstrip(".")
    return answer(request, status, Refused("http", say("refusal-http", status=status, why=why)))


def _without_database(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    LOG.warning("the database does not answer at %s: %s", request.scope["path"], error)
    return _refused(request, Unreachable())


def _undecodable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer a body that is nested too deeply or not UTF-8; an error in our own code is our
    mistake.
    """
    raised_in = traceback.extract_tb(error.__traceback__)[-1].filename
    if Path(raised_in).is_relative_to(OURS):
        return _unexpected(request, error)
    return answer(request, 400, Refused("unreadable", say("refusal-undecodable")))


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    LOG.error("unexpected error at %s", request.scope["path"], exc_info=error)
    return answer(request, 500, Refused("unexpected", say("refusal-unexpected")))
