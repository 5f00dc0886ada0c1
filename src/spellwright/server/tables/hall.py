"""The hall: what people ask of the tables of a server."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying
from spellwright.server.bots.stoppable_thought import think_while_asked
from spellwright.server.bots.thinking import HINT, Thought
from spellwright.server.bots.workers import BotWorkers
from spellwright.server.limits import LONGEST_CHAT
from spellwright.server.sessions import new_session_id
from spellwright.server.speaking import say, spoken
from spellwright.server.store.table_store import ChatLine, TableStore
from spellwright.server.store.writer import Writer
from spellwright.server.tables.arrangement import Arrangement
from spellwright.server.tables.live_table import WAITING, LiveTable
from spellwright.server.tables.one_line import one_line
from spellwright.server.tables.place import NOBODY, PERSON, Place
from spellwright.server.tables.problem_reports import keep_report
from spellwright.server.tables.seat_actions import (
    ALLOW,
    CHOICE,
    CONCEDE,
    REFUSE,
    REMOVE,
    STAND_IN,
    TAKE,
    UNDO,
    Answer,
    Receipt,
    SeatAction,
)
from spellwright.server.tables.several_choices import enter_text, follow_shortcut
from spellwright.server.tables.table_cache import TableCache
from spellwright.server.tables.table_keeper import TableKeeper

LINES_OF_CHAT: Final = 40


class Hall(TableKeeper):
    """All that people ask for: seats, tables that wait, and what is done at them."""

    def __init__(
        self,
        store: TableStore,
        writer: Writer,
        workers: BotWorkers,
        cache: TableCache | None = None,
    ) -> None:
        super().__init__(store, writer, workers, cache)
        self._hinting: set[tuple[str, int]] = set()

    async def rematch(
        self, table: LiveTable, seat: int, session: str, *, will_say: bool = False
    ) -> LiveTable:
        """The next game of the same people, opened by the first who asks; told at this table."""
        _seated(seat, say("refusal-rematch-watched"))
        if not table.is_over:
            raise Refused("running", say("refusal-not-over"))
        return await asyncio.shield(self._see_to(self._rematch(table, session, will_say)))

    async def _rematch(self, table: LiveTable, session: str, will_say: bool) -> LiveTable:
        async with table.lock:
            if table.rematch:
                return await self.table(table.rematch)
            again = await self.open(
                table.game,
                table.settings,
                _for_rematch(table, session, will_say=will_say),
                host=session,
                public=table.public,
                spectators=table.spectators,
                away_after=table.away_after,
            )
            await self.store.rematch_opened(table.id, again.id)
            table.rematch = again.id
            table.tell_now()
            return again

    # -- seats -----------------------------------------------------------------------------------

    async def sit_down(
        self,
        table: LiveTable,
        seat: int,
        session: str,
        name: str,
        word: str = "",
        *,
        will_say: bool = False,
        is_invited: bool = False,
    ) -> None:
        """A session takes a free place, with a word for the luck, or will say one. Its link changes
        by that: the invitation has been used, and only the person who sits there knows the new one.
        """
        if not 0 <= seat < len(table.places):
            raise Refused("seat", say("refusal-no-seat-here", n=seat))
        table.check_welcome(session)
        if not (is_invited or table.may_watch(session)):
            raise Refused("private", say("refusal-invited-only"))
        if not is_invited and table.places[seat].kept_for not in ("", session):
            raise Refused("taken", say("refusal-seat-kept", name=table.places[seat].name))
        place = Place(PERSON, session=session, name=name, word=word, will_say=will_say)
        await asyncio.shield(self._see_to(self._take(table, seat, place)))

    async def _take(self, table: LiveTable, seat: int, place: Place) -> None:
        async with table.lock:
            mine = table.seats_of(place.session)
            if seat in mine:
                return
            if mine and table.places[seat].kept_for != place.session:
                raise Refused("seated", say("refusal-have-a-seat"))
            if not table.places[seat].is_free:
                raise Refused("taken", say("refusal-seat-taken"))
            place.name = table.name_for(seat, place.name)
            await self.store.seat_changed(table.id, seat, "", place)
            table.places[seat] = place
            table.start_if_full()
        table.tell_now()
        self._look_after(table)

    async def come_back(self, link: str, session: str, name: str) -> tuple[LiveTable, int]:
        """The link of a free seat is an invitation; that of a taken one brings its owner back."""
        found = await self.store.table_of_link(link) if link.isascii() else None
        if found is None:
            raise Refused("not-found", say("refusal-used-invitation"))
        table, seat = await self.table(found[0]), found[1]
        table.check_welcome(session)
        if table.places[seat].is_free:
            await self.sit_down(table, seat, session, name, will_say=True, is_invited=True)
        elif table.places[seat].is_vacated:
            await asyncio.shield(self._see_to(self._play_on(table, seat, session, name)))
        else:
            await asyncio.shield(self._see_to(self._move(table, seat, session)))
        return table, seat

    async def _move(self, table: LiveTable, seat: int, session: str) -> None:
        async with table.lock:
            mine = table.seats_of(session)
            if seat in mine:
                return
            if mine:
                raise Refused("seated", say("refusal-other-seat"))
            moved = table.places[seat].of_session(session)
            await self.store.seat_changed(table.id, seat, table.places[seat].session, moved)
            table.places[seat] = moved
        table.tell_now()

    async def give_word(self, table: LiveTable, seat: int, word: str) -> None:
        """A person's own word for the luck, given when the commitment was there to see."""
        _seated(seat)
        if not word.isprintable():
            raise Refused("word", say("refusal-word-letters"))
        await asyncio.shield(self._see_to(self._give_word(table, seat, word)))

    async def _give_word(self, table: LiveTable, seat: int, word: str) -> None:
        async with table.lock:
            place = table.places[seat]
            if place.word == word:
                return
            if table.table is not None or not place.awaits_word:
                raise Refused("word", say("refusal-word-fixed"))
            said = place.of_session(place.session)
            said.word = word
            await self.store.seat_changed(table.id, seat, place.session, said)
            table.places[seat] = said
            table.start_if_full()
        table.tell_now()
        self._look_after(table)

    async def remove(self, table: LiveTable, seat: int, host: str) -> None:
        """The host shows a person out. Before the game the seat is free again; later a bot plays
        on in it, and nobody wins by that, until somebody else accepts the new invitation.
        """
        if host != table.host:
            raise Refused("private", say("refusal-not-host"))
        if not 0 <= seat < len(table.places):
            raise Refused("seat", say("refusal-no-seat-here", n=seat))
        if table.is_over:
            raise Refused("game-over", say("refusal-over-stay"))
        if table.places[seat].session in ("", NOBODY):
            raise Refused("seat", say("refusal-nobody-there"))
        if table.places[seat].session == host:
            raise Refused("seat", say("refusal-remove-yourself"))
        for each in table.seats_of(table.places[seat].session):
            await asyncio.shield(self._see_to(self._remove(table, each)))

    async def _remove(self, table: LiveTable, seat: int) -> None:
        """The log first: if the rest is lost, removing once more does the rest."""
        if table.table is not None and not table.places[seat].is_bot:
            await table.act(SeatAction(REMOVE, seat, "", secrets.token_hex(8)), self.writer)
        async with table.lock:
            old = table.places[seat]
            place = Place(PERSON) if table.table is None else old.vacated()
            removed = {*table.removed, old.session}
            await self.store.person_removed(table.id, seat, old.session, place, removed)
            table.places[seat], table.removed = place, removed
        table.tell_now()
        self._look_after(table)

    async def _play_on(self, table: LiveTable, seat: int, session: str, name: str) -> None:
        """Somebody takes the seat of one who was removed; again the log comes first."""
        if table.seats_of(session):
            raise Refused("seated", say("refusal-other-seat"))
        if table.places[seat].is_bot:
            await table.act(SeatAction(TAKE, seat, "", secrets.token_hex(8)), self.writer)
        async with table.lock:
            place = table.places[seat].retaken(session, table.name_for(seat, name))
            await self.store.seat_changed(table.id, seat, NOBODY, place)
            table.places[seat] = place
        table.tell_now()

    # -- a table that waits, and a player who is away --------------------------------------------

    async def arrange(
        self, table: LiveTable, host: str, settings: Mapping[str, Any], wished: Arrangement
    ) -> None:
        """The host changes a table before its game: options, bots, free seats."""
        _check_host(table, host)
        await asyncio.shield(self._see_to(self._arrange(table, settings, wished)))

    async def _arrange(
        self, table: LiveTable, settings: Mapping[str, Any], wished: Arrangement
    ) -> None:
        checked = table.game.rules.check_settings(settings)
        table.game.rules.check_seats(len(wished.places), checked)
        async with table.lock:
            _check_waiting(table)
            # Somebody may have sat down while the host was thinking.
            there = [place for place in table.places if place.is_person]
            if {place.link for place in there} - {place.link for place in wished.all_known}:
                raise Refused("taken", say("refusal-sat-down-meanwhile"))
            await self.store.arranged(table, checked, wished)
            table.arrange(checked, wished.places)
            table.public, table.spectators = wished.public, wished.spectators
            table.away_after = wished.away_after
            table.start_if_full()
        table.tell_now()
        self._look_after(table)

    async def cancel(self, table: LiveTable, host: str) -> None:
        """The host calls a table off before its game."""
        _check_host(table, host)
        await asyncio.shield(self._see_to(self._cancel(table)))

    async def _cancel(self, table: LiveTable) -> None:
        async with table.lock:
            _check_waiting(table)
            await self.store.cancelled(table.id)
            table.is_cancelled = True
            self._cache.drop(table)
        table.tell_now()

    async def stand_in(self, table: LiveTable, seat: int, by: int) -> None:
        """Somebody lets a bot play for a seat whose person is away."""
        if _seated(by) == seat:
            raise Refused("seat", say("refusal-stand-in-yourself"))
        if not 0 <= seat < len(table.places):
            raise Refused("seat", say("refusal-no-seat-here", n=seat))
        await table.act(SeatAction(STAND_IN, seat, "", secrets.token_hex(8)), self.writer)

    async def back_again(self, table: LiveTable, seats: list[int]) -> None:
        """The person of these seats has returned: they play for themselves again."""
        for seat in seats:
            if seat in table.away and not table.is_over:
                with contextlib.suppress(Refused):
                    await table.act(SeatAction(TAKE, seat, "", secrets.token_hex(8)), self.writer)

    async def renew_link(self, table: LiveTable, seat: int, session: str) -> str:
        """A new link for one's own seat, or for one to which the host invites; the old one opens
        nothing any more.
        """
        if not 0 <= seat < len(table.places):
            raise Refused("seat", say("refusal-no-seat-here", n=seat))
        return await asyncio.shield(self._see_to(self._renew_link(table, seat, session)))

    async def _renew_link(self, table: LiveTable, seat: int, session: str) -> str:
        async with table.lock:
            place = table.places[seat]
            is_invitation = place.is_free or place.is_vacated
            if place.session != session and not (is_invitation and table.host == session):
                raise Refused("private", say("refusal-renew-link"))
            renewed = place.with_new_link()
            await self.store.seat_changed(table.id, seat, place.session, renewed)
            table.places[seat] = renewed
        table.tell_now()
        return renewed.link

    async def end_session(self, session: str) -> str:
        """All that a session has goes to a new one, with new links: the old cookie and the old
        links open nothing any more.
        """
        return await asyncio.shield(self._see_to(self._end_session(session)))

    async def _end_session(self, session: str) -> str:
        new = new_session_id()
        await self.store.session_ended(session, new)
        for table in self._cache.tables():
            if table.host == session or table.is_known(session):
                await self._refresh(table)
        return new

    # -- what people do at a table ---------------------------------------------------------------

    async def submit(self, table: LiveTable, act: SeatAction, answer: Answer) -> Receipt | None:
        """Have something done, and hear of it later; what is done already has its receipt."""
        await self.back_again(table, [act.seat])
        return await table.submit(_allowed(table, act), self.writer, answer)

    async def choose(self, table: LiveTable, seat: int, text: str, key: str) -> Receipt:
        return await self._act(table, SeatAction(CHOICE, seat, text, key))

    async def enter(self, table: LiveTable, seat: int, text: str) -> int:
        """Enter a prepared text; once begun it goes on, whether or not the sender stays."""
        await self.back_again(table, [seat])
        own = _allowed(table, SeatAction(CHOICE, seat, text, "")).seat
        entering = enter_text(table, own, text, self.writer)
        return await asyncio.shield(self._see_to(entering))

    async def shortcut(self, table: LiveTable, seat: int, id: str, key: str) -> int:
        """Make the choices of a shortcut; once begun it goes on, like a prepared text."""
        own = _allowed(table, SeatAction(CHOICE, seat, id, key)).seat
        following = follow_shortcut(table, own, id, key, self.writer)
        return await asyncio.shield(self._see_to(following))

    def wish(self, table: LiveTable, seat: int, chosen: frozenset[str] | None = None) -> None:
        """What the person in a seat wishes not to be asked; None for what is usual."""
        if seat != SPECTATOR and table.table is not None:
            table.automatic.wish(seat, chosen)
            if chosen is not None:
                table.tell_now()
            if table.automatic.is_due:
                self._look_after(table)

    async def undo(self, table: LiveTable, seat: int, key: str) -> Receipt:
        """Take back a seat's last choice, or ask the people whom that concerns."""
        return await self._act(table, SeatAction(UNDO, seat, "", key))

    async def answer_undo(self, table: LiveTable, seat: int, allow: bool, key: str) -> Receipt:
        """Allow another seat to take its choice back, or refuse; the seat that asked withdraws by
        refusing.
        """
        return await self._act(table, SeatAction(ALLOW if allow else REFUSE, seat, "", key))

    async def concede(self, table: LiveTable, seat: int, key: str) -> Receipt:
        """Give up: of two players the other wins; at a larger table a bot plays on."""
        return await self._act(table, SeatAction(CONCEDE, seat, "", key))

    async def _act(self, table: LiveTable, act: SeatAction) -> Receipt:
        await self.back_again(table, [act.seat])
        return await table.act(_allowed(table, act), self.writer)

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Say something to everybody at the table, under the name of the seat; those who only watch
        are asked to be quiet.
        """
        said = one_line(text, LONGEST_CHAT)
        _seated(seat)
        if said:
            await self.store.add_chat(
                table.id, table.places[seat].name or spoken(say("guest")), said
            )
            table.chat.changed()
            table.tell_now()

    async def chat(self, table: LiveTable) -> list[ChatLine]:
        return await table.chat.lines(partial(self.store.chat, table.id, LINES_OF_CHAT))

    async def hint(self, table: LiveTable, seat: int) -> Thought:
        """What the best bot would choose in this seat's place; one thought at a time."""
        if table.table is None or seat not in table.seats_asked():
            raise Refused("not-your-turn", say("refusal-nothing-to-choose-now"))
        if (table.id, seat) in self._hinting:
            raise Refused("too-fast", say("refusal-hint-coming"))
        self._hinting.add((table.id, seat))
        try:
            thought = await think_while_asked(self.workers, table, seat, HINT)
        finally:
            self._hinting.discard((table.id, seat))
        if thought is None:
            raise Refused("gone-on", say("refusal-hint-late"))
        return thought

    async def report(self, table: LiveTable, seat: int, note: str) -> str:
        return await keep_report(self.store, table, seat, note)


def _seated(seat: int, otherwise: Saying | None = None) -> int:
    if seat == SPECTATOR:
        raise Refused("not-seated", otherwise or say("refusal-watching"))
    return seat


def _check_host(table: LiveTable, session: str) -> None:
    if session != table.host:
        raise Refused("private", say("refusal-host-arranges"))


def _check_waiting(table: LiveTable) -> None:
    if table.table is not None or table.status != WAITING:
        raise Refused("running", say("refusal-begun-already"))
    if table.campaign:
        raise Refused("campaign", say("refusal-campaign-table"))


def _for_rematch(table: LiveTable, asker: str, *, will_say: bool) -> list[Place]:
    """The places of the next game; of several people at one device the first gives a word."""
    places = [place.for_rematch(asker, will_say=will_say) for place in table.places]
    for place in [place for place in places if place.session][1:]:
        place.will_say = False
    return places


def _allowed(table: LiveTable, act: SeatAction) -> SeatAction:
    """An act of a seat that still plays for itself."""
    seat = _seated(act.seat)
    # Giving up again, with the same key, is answered with its receipt.
    is_repeated = act.kind == CONCEDE and seat in table.conceded
    if table.places[seat].is_bot and not table.is_over and not is_repeated:
        raise Refused("given-up", say("refusal-given-up"))
    return act
