"""Opening tables: as somebody wishes, or once more with the same seats."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.bots import bot_named, usual_bot
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game
from spellwright.server.api.messages import NewTable, SeatWish
from spellwright.server.limits import TABLE, TABLE_OF_ADDRESS
from spellwright.server.services import Services
from spellwright.server.sessions import Session, clean_name
from spellwright.server.speaking import say, spoken
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.names import told_apart
from spellwright.server.tables.place import BOT, PERSON, Place

Names = Sequence[str]


async def open_table(services: Services, session: Session, wish: NewTable) -> LiveTable:
    """A new table as somebody wishes it, with that somebody seated where it says `me`."""
    game, places = _as_wished(services, session, wish)
    return await services.hall.open(
        game,
        wish.options,
        places,
        host=session.id,
        public=wish.public,
        spectators=wish.spectators,
        away_after=wish.away_after,
    )


async def start_campaign(
    services: Services, session: Session, wish: NewTable, mode: str
) -> LiveTable:
    """The table of the first game of a campaign, as somebody wishes it."""
    game, places = _as_wished(services, session, wish)
    return await services.campaigns.start(
        game,
        game.campaigns.new_campaign(mode, wish.options),
        places,
        host=session.id,
        public=wish.public,
        spectators=wish.spectators,
    )


async def continue_campaign(services: Services, session: Session, id: str) -> LiveTable:
    """The next game of a campaign: whoever asks first opens it, the others sit down there."""
    services.limits.check(session.id)
    table = await services.campaigns.go_on(id, session.id)
    await _take_kept_seats(services, session, table, will_say=True)
    return table


async def _take_kept_seats(
    services: Services, session: Session, table: LiveTable, *, will_say: bool
) -> None:
    """Sit down wherever a seat is kept for this session: several where people share a device."""
    for seat, place in enumerate(table.places):
        if place.is_free and place.kept_for == session.id:
            is_first = not table.seats_of(session.id)
            name = session.name if is_first and session.name else place.name
            says = will_say and is_first
            await services.hall.sit_down(table, seat, session.id, name, will_say=says)


def _as_wished(services: Services, session: Session, wish: NewTable) -> tuple[Game, list[Place]]:
    """The game, and who is to sit where."""
    _check_tables(services, session)
    game = services.store.find_game(wish.game)
    if len([seat for seat in wish.seats if seat.kind == "me"]) > 1:
        raise Refused("seats", say("refusal-one-seat"))
    if not any(seat.kind != "bot" for seat in wish.seats):
        raise Refused("seats", say("refusal-no-person"))
    if wish.name:
        session.rename(wish.name)
    return game, places_of(game, session, wish.seats, own_word=wish.own_word)


def places_of(
    game: Game, session: Session, wishes: list[SeatWish], *, own_word: bool, taken: Names = ()
) -> list[Place]:
    """Places as they are wished for; nobody is called like another, or like one of those."""
    places = []
    bots = [seat.bot or usual_bot(game) for seat in wishes if seat.kind == "bot"]
    names = [*bots, *taken]
    for seat in wishes:
        if seat.kind == "bot":
            bot = seat.bot or usual_bot(game)
            bot_named(game, bot)
            places.append(Place(BOT, bot))
        elif seat.kind == "me":
            names.append(told_apart(session.name or spoken(say("guest")), names))
            mine = Place(PERSON, session=session.id, name=names[-1], will_say=own_word)
            places.append(mine)
        elif seat.kind == "here":
            names.append(told_apart(clean_name(seat.name) or spoken(say("guest")), names))
            places.append(Place(PERSON, session=session.id, name=names[-1]))
        else:
            places.append(Place(PERSON))
    return places


async def open_rematch(
    services: Services, session: Session, table: LiveTable, seat: int, *, will_say: bool = False
) -> LiveTable:
    """The next game of the same people: whoever asks first opens it, the others sit down there."""
    if not table.rematch:
        _check_tables(services, session)
    again = await services.hall.rematch(table, seat, session.id, will_say=will_say)
    if seat not in again.seats_of(session.id):
        await _take_kept_seats(services, session, again, will_say=will_say)
    if seat not in again.seats_of(session.id):
        name = session.name or table.places[seat].name
        await services.hall.sit_down(again, seat, session.id, name, will_say=will_say)
    return again


def _check_tables(services: Services, session: Session) -> None:
    services.limits.check(session.id, TABLE)
    services.limits.check(session.address, TABLE_OF_ADDRESS)
