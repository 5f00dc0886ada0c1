"""Tables as everybody may know them. The secret behind the luck comes out when the game is over."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.saying import to_data
from spellwright.server.api.messages import RequestFacts, SeatFacts, TableFacts
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.speaking import spoken
from spellwright.server.tables.live_table import LiveTable
from spellwright.speech.speaker import Speaker


def table_facts(table: LiveTable, seat: int) -> TableFacts:
    return facts_for(shared_facts(table), table, seat)


def facts_for(shared: TableFacts, table: LiveTable, seat: int) -> TableFacts:
    """What a seat is told: the facts that are the same for all, and its own link."""
    if seat == SPECTATOR:
        return shared
    place = table.places[seat]
    return replace(shared, you=seat, yours=table.seats_of(place.session), link=place.link)


def shared_facts(table: LiveTable) -> TableFacts:
    """The facts as a spectator is told them."""
    asked, over = table.seats_asked(), table.is_over
    seats = [
        SeatFacts(
            number,
            place.kind,
            place.bot if place.is_bot else place.name,
            place.is_free,
            number in asked,
            place.awaits_word,
            number in table.away,
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
        outcome=outcome_data(table, speaker_at(table)),
        request=_request(table),
        rematch=table.rematch,
        link="",
        edition=str(table.edition),
        standing=table.pieces.standing.how,
        notice=spoken(table.notice or ""),
        notice_says=None if table.notice is None else to_data(table.notice),
        away_after=table.away_after,
    )


def outcome_data(table: LiveTable, speaker: Speaker) -> dict[str, Any] | None:
    """How it ended; in words, and by key and arguments where there is more than words of it."""
    outcome, says = table.outcome(), table.ending()
    if outcome is None or says is None:
        return outcome
    return {**outcome, "sentence": speaker.say(says), "says": to_data(says)}


def _request(table: LiveTable) -> RequestFacts | None:
    request = table.undo_requests.request
    return None if request is None else RequestFacts(request.seat, request.asked, request.open)
