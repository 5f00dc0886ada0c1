"""A visit to a table: the session that asks, the table, and the session's seat there."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery

from spellwright.kernel.refusal import Refused
from spellwright.server.services import Services
from spellwright.server.sessions import Session, session_of
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable

AnyRequest = Request[Any, Any, AppState]


class SeatElsewhere(Refused):
    """A session that watched only by its seat may not, now that the seat has gone to another
    device.
    """

    def __init__(self) -> None:
        super().__init__("private", say("refusal-seat-elsewhere"))


class Visit(NamedTuple):
    session: Session
    table: LiveTable
    seat: int


async def watched_table(
    services: Services, session: Session, id: str, own_seat: int | None = None
) -> tuple[LiveTable, int]:
    """A table and the session's seat at it, the one that is named if it has several; a table
    without spectators is for its players only.
    """
    table = await services.hall.table(id)
    table.check_welcome(session.id)
    if not table.may_watch(session.id):
        raise Refused("private", say("refusal-no-spectators"))
    return table, table.seat_of(session.id, own_seat)


async def look(
    table_id: FromPath[str],
    request: AnyRequest,
    services: NamedDependency[Services],
    own_seat: FromQuery[int | None] = None,
) -> Visit:
    """Somebody looks at a table; who has several seats may say from which."""
    session = session_of(request)
    return Visit(session, *await watched_table(services, session, table_id, own_seat))


async def act(
    table_id: FromPath[str],
    request: AnyRequest,
    services: NamedDependency[Services],
    own_seat: FromQuery[int | None] = None,
) -> Visit:
    """Somebody does something at a table: not too often."""
    services.limits.check(session_of(request).id)
    return await look(table_id, request, services, own_seat)


VISITS: Final = {"looking": Provide(look), "acting": Provide(act)}
"""How handlers get a visit: by an argument `looking` or `acting`."""

Looking = NamedDependency[Visit]
Acting = NamedDependency[Visit]
