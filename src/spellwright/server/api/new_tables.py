"""Opening tables: as somebody wishes, or once more with the same seats."""

from __future__ import annotations

from spellwright.bots import bot_named, usual_bot
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game
from spellwright.server.api.messages import NewTable
from spellwright.server.limits import TABLE, TABLE_OF_ADDRESS
from spellwright.server.services import Services
from spellwright.server.sessions import Session
from spellwright.server.speaking import say, spoken
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.names import told_apart
from spellwright.server.tables.place import BOT, PERSON, Place


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
    for seat, place in enumerate(table.places):
        if place.is_free and place.kept_for == session.id:
            name = session.name or place.name
            await services.hall.sit_down(table, seat, session.id, name, will_say=True)
    return table


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
    places = []
    bots = [seat.bot or usual_bot(game) for seat in wish.seats if seat.kind == "bot"]
    for seat in wish.seats:
        if seat.kind == "bot":
            bot = seat.bot or usual_bot(game)
            bot_named(game, bot)
            places.append(Place(BOT, bot))
        elif seat.kind == "me":
            name = told_apart(session.name or spoken(say("guest")), bots)
            mine = Place(PERSON, session=session.id, name=name, will_say=wish.own_word)
            places.append(mine)
        else:
            places.append(Place(PERSON))
    return game, places


async def open_rematch(
    services: Services, session: Session, table: LiveTable, seat: int, *, will_say: bool = False
) -> LiveTable:
    """The next game of the same people: whoever asks first opens it, the others sit down there."""
    if not table.rematch:
        _check_tables(services, session)
    again = await services.hall.rematch(table, seat, session.id, will_say=will_say)
    if again.seat_of(session.id) != seat:
        name = session.name or table.places[seat].name
        await services.hall.sit_down(again, seat, session.id, name, will_say=will_say)
    return again


def _check_tables(services: Services, session: Session) -> None:
    services.limits.check(session.id, TABLE)
    services.limits.check(session.address, TABLE_OF_ADDRESS)
