"""Tables as everybody may know them. The secret behind the luck comes out when the game is over."""

from __future__ import annotations

from spellwright.kernel.event import SPECTATOR
from spellwright.server.api.messages import RequestFacts, SeatFacts, TableFacts
from spellwright.server.tables.live_table import LiveTable


def table_facts(table: LiveTable, seat: int) -> TableFacts:
    asked = table.seats_asked()
    seats = [
        SeatFacts(
            number,
            place.kind,
            place.bot if place.is_bot else place.name,
            place.is_free,
            number in asked,
        )
        for number, place in enumerate(table.places)
    ]
    over = table.is_over
    return TableFacts(
        id=table.id,
        game=table.game.id,
        status=table.status,
        options=dict(table.settings),
        seats=seats,
        you=seat,
        commitment=table.commitment,
        entropy=table.entropy if over else "",
        words=[place.word for place in table.places] if over else [],
        outcome=table.outcome(),
        request=_request(table),
        rematch=table.rematch,
        link="" if seat == SPECTATOR else table.places[seat].link,
    )


def _request(table: LiveTable) -> RequestFacts | None:
    request = table.taking_back.request
    return None if request is None else RequestFacts(request.seat, request.asked, request.open)
