"""What the form of a table says when it is sent, and what it asks for."""

from __future__ import annotations

import re
from typing import Final

from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game
from spellwright.server.api.messages import SeatWish
from spellwright.server.api.new_tables import places_of
from spellwright.server.limits import LONGEST_AWAY
from spellwright.server.pages.evening_form import PREFIX
from spellwright.server.pages.new_table import HERE, INVITED, KEPT, ME, NOBODY, Filled, SeatFilled
from spellwright.server.refusals import STATUS
from spellwright.server.sessions import Session
from spellwright.server.speaking import say
from spellwright.server.tables.arrangement import Arrangement
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import Place
from spellwright.server.visits import AnyRequest

BOT: Final = "bot"
LONGEST: Final = 40


async def form_of(request: AnyRequest) -> dict[str, str]:
    """The fields of a form; of those with the same name the last counts."""
    form = await request.form()
    return {name: str(value)[:200] for name, value in form.multi_items()}


def filled_in(game: Game, form: dict[str, str]) -> Filled:
    """What was entered; it may still be refused."""
    away = form.get("away", "0")
    return Filled(
        _settings(game, form),
        [_seat(form, seat) for seat in range(game.seats[1])],
        form.get("campaign", "")[:LONGEST],
        form.get("public") == "yes",
        form.get("spectators") == "yes",
        min(int(away), LONGEST_AWAY) if re.fullmatch("[0-9]{1,9}", away) else 0,
    )


def _seat(form: dict[str, str], seat: int) -> SeatFilled:
    return SeatFilled(form.get(f"seat-{seat}", NOBODY)[:60], form.get(f"name-{seat}", "")[:LONGEST])


def _settings(game: Game, form: dict[str, str]) -> dict[str, Value]:
    """The values of the form as the game knows them."""
    chosen: dict[str, Value] = {option.id: option.default for option in game.options}
    for option in game.options:
        text = form.get(PREFIX + option.id)
        if text is not None and option.offered:
            chosen[option.id] = option.read(text[:LONGEST])
    return chosen


def wishes(filled: Filled) -> list[SeatWish]:
    """Who is to sit where, at a new table."""
    return [_wish(seat) for seat in filled.seats if _is_wished(seat)]


def _is_wished(seat: SeatFilled) -> bool:
    return seat.wish in (ME, HERE, INVITED, KEPT) or seat.wish.startswith(f"{BOT}:")


def _wish(seat: SeatFilled) -> SeatWish:
    kind, _, bot = seat.wish.partition(":")
    if kind == BOT:
        return SeatWish("bot", bot[:LONGEST])
    if kind == HERE:
        return SeatWish("here", name=seat.name)
    return SeatWish("me" if kind == ME else "person")


# -- a table that waits ----------------------------------------------------------------------------


def still_kept(table: LiveTable, filled: Filled) -> Filled:
    """What was entered, with the people who sit there."""
    seats = [
        seat._replace(name=table.places[n].name, is_kept=True)
        if n < len(table.places) and table.places[n].is_person
        else seat
        for n, seat in enumerate(filled.seats)
    ]
    return filled._replace(seats=seats)


def with_seat(filled: Filled, seat: int, wish: SeatFilled) -> Filled:
    """The same table with another wish for one seat."""
    if not 0 <= seat < len(filled.seats) or not _is_wished(wish):
        raise Refused("seats", say("refusal-no-seat-here", n=seat + 1))
    seats = list(filled.seats)
    seats[seat] = wish
    return filled._replace(seats=seats)


def arrangement_of(table: LiveTable, session: Session, filled: Filled) -> Arrangement:
    """What the host asks for; whoever sits there and is kept, stays with name and link."""
    places: list[Place] = []
    freed = []
    taken = [place.name for place in table.places if place.is_person]
    for number, seat in enumerate(filled.seats):
        old = table.places[number] if number < len(table.places) else None
        if old is not None and old.is_person and seat.wish != INVITED:
            places.append(old)
            continue
        if old is not None and old.is_person:
            freed.append(old)
        if not _is_wished(seat) or seat.wish == KEPT:
            continue
        if seat.wish == ME and table.seats_of(session.id):
            raise Refused("seats", say("refusal-have-a-seat"))
        made = places_of(table.game, session, [_wish(seat)], own_word=True, taken=taken)
        places += [_same_link(made[0], old)]
        taken.append(made[0].name)
    if all(place.is_bot for place in places):
        raise Refused("seats", say("refusal-no-person"))
    return Arrangement(places, freed, filled.public, filled.spectators, filled.away_after)


def _same_link(place: Place, old: Place | None) -> Place:
    """An invitation that was sent stays good while its seat stays free."""
    if old is not None and old.is_free and place.is_free:
        return old
    return place


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.kind, 422)
