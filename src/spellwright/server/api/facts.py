"""Tables as everybody may know them. The secret behind the luck comes out when the game is over."""

from __future__ import annotations

from msgspec.structs import replace

from spellwright.kernel.event import SPECTATOR
from spellwright.server.api.messages import RequestFacts, SeatFacts, TableFacts
from spellwright.server.tables.live_table import LiveTable


def table_facts(table: LiveTable, seat: int) -> TableFacts:
    return facts_for(shared_facts(table), table, seat)


def facts_for(shared: TableFacts, table: LiveTable, seat: int) -> TableFacts:
    """What a seat is told: the facts that are the same for all, and its own link."""
    if seat == SPECTATOR:
        return shared
    return replace(shared, you=seat, link=table.places[seat].link)


def shared_facts(table: LiveTable) -> TableFacts:
    """The facts as a spectator is told them."""
    asked, outcome, over = table.seats_asked(), table.outcome(), table.is_over
    seats = [
        SeatFacts(
            number,
            place.kind,
            place.bot if place.is_bot else place.name,
            place.is_free,
            number in asked,
            place.awaits_word,
        )
        for number, place in enumerate(table.places)
    ]
    return TableFacts(
        id=table.id,
        game=table.game.id,
        status=table.status,
        options=dict(table.settings),
        seats=seats,
        you=SPECTATOR,
        commitment=table.commitment,
        entropy=table.entropy if over else "",
        words=table.words() if over else [],
        outcome=outcome,
        request=_request(table),
        rematch=table.rematch,
        link="",
        edition=str(table.game.rules.edition),
        standing=table.pieces.standing.how,
        notice=table.notice,
    )


def _request(table: LiveTable) -> RequestFacts | None:
    request = table.undo_requests.request
    return None if request is None else RequestFacts(request.seat, request.asked, request.open)
