"""A table in play. A choice is on disk before anybody is told of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from spellwright.kernel.edition import Edition
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.fairness import Fairness, commitment, mixed_seed
from spellwright.kernel.outcome import Outcome
from spellwright.kernel.refusal import Refused, RulesError
from spellwright.kernel.replay import Replay
from spellwright.kernel.saved import mark
from spellwright.kernel.saying import Saying, seat_noun
from spellwright.kernel.table import Step, Table
from spellwright.registry import Game
from spellwright.server.speaking import say
from spellwright.server.store.snapshots import keep_snapshot
from spellwright.server.store.writer import Entry, NotSaved, Writer, finish
from spellwright.server.tables.automatic_answers import AutomaticAnswers, is_automatic
from spellwright.server.tables.pieces import MARK_EVERY, Pieces
from spellwright.server.tables.place import Place
from spellwright.server.tables.seat_actions import (
    ALLOW,
    ASK,
    CHOICE,
    CONCEDE,
    EDITION,
    REFUSE,
    REMOVE,
    STAND_IN,
    TAKE,
    UNDO,
    Answer,
    Receipt,
    SeatAction,
)
from spellwright.server.tables.standing import EditionStanding
from spellwright.server.tables.table_chat import TableChat
from spellwright.server.tables.table_people import TablePeople
from spellwright.server.tables.undo_requests import UndoRequests
from spellwright.server.tables.way_back import WayBack

if TYPE_CHECKING:
    from spellwright.server.stream.news import NewsDesk
    from spellwright.server.tables.album import Album

LOG = logging.getLogger(__name__)

WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"


MOST_AT_ONCE: Final = 20
"""How many choices are written together: others want their turn, too."""


class ClearedAway(Refused):
    def __init__(self) -> None:
        super().__init__("not-found", say("refusal-cleared-away"))


class _Deed(NamedTuple):
    """An entry that is to be written, and the choice that was tried out for it."""

    entry: Entry
    step: Step[Any] | None


class LiveTable(TablePeople):
    """One table: its places, its log and its game, which starts when every place is taken."""

    def __init__(
        self,
        id: str,
        game: Game,
        settings: Mapping[str, Any],
        places: list[Place],
        entropy: str,
        *,
        host: str,
        public: bool,
        spectators: bool,
    ) -> None:
        super().__init__(game, places, entropy, host=host, public=public, spectators=spectators)
        self.id = id
        self.settings = settings
        self.commitment = commitment(entropy)
        self.table: Table[Any] | None = None
        self.entries = 0
        self.undo_requests = UndoRequests()
        self.rematch = ""
        """The id of the table at which the same people play again."""
        self.campaign = ""
        """The id of the campaign that this is a game of."""
        self.last_at = int(time.time())
        """When something was last done in the game."""
        self.is_cancelled = False
        """Whether the host has called it off."""
        self.lock = asyncio.Lock()
        self.status_on_disk = WAITING
        self.after_act: Callable[[LiveTable], None] = _nothing_more
        self.pieces = Pieces()
        self.left_alone: Saying | None = None
        """Why nothing can be done at this table here; None if something can."""
        self.ended: dict[str, Any] | None = None
        """How a game ended that cannot be played again any more."""
        self.album: Album | None = None
        """What is kept of a finished game, once it is."""
        self._is_to_be_carried_on = False
        self._is_unsure = False
        self._in_a_row = 0
        self._unseen = 0
        self.automatic = AutomaticAnswers(self)
        self._acts = [0] * len(places)
        self._receipts: dict[tuple[int, str], int] = {}
        self._last_keys = [""] * len(places)
        self.news: NewsDesk | None = None
        self.chat = TableChat()

    # -- what it is ------------------------------------------------------------------------------

    @property
    def edition(self) -> Edition:
        """The edition of the game as it is played here, with the packs of this table."""
        return self.game.rules.edition_for(self.settings)

    @property
    def status(self) -> str:
        if self.ended is not None:
            return FINISHED
        if self.table is None:
            return WAITING
        return FINISHED if self.is_over else RUNNING

    @property
    def is_over(self) -> bool:
        table = self.table
        if self.ended is not None:
            return True
        if table is None:
            return False
        return table.state.over or (bool(self.conceded) and bool(self.winners_by_concession))

    def outcome(self) -> dict[str, Any] | None:
        """How it ended; None while it goes on."""
        if self.ended is not None:
            return self.ended
        end: Outcome | None = None if self.table is None else self.table.state.outcome
        if end is not None:
            return end.to_data()
        winners = self.winners_by_concession
        if not winners:
            return None
        ranks = [1 if seat in winners else 2 for seat in range(len(self.places))]
        sentence = str(_others_gave_up(winners))
        return {"how": "conceded", "sentence": sentence, "winners": winners, "ranks": ranks}

    def ending(self) -> Saying | None:
        """Why it ended, to be put into words; None while it goes on, and where only the words are
        left of it.
        """
        end: Outcome | None = None if self.table is None else self.table.state.outcome
        if self.ended is not None or not self.is_over:
            return None
        return _others_gave_up(self.winners_by_concession) if end is None else end.says

    def seat_of(self, session: str, own: int | None = None) -> int:
        """The seat of a session, or SPECTATOR. Of several it is the one that is named, which has to
        be among them; if none is named, one that is asked, else the first.
        """
        seats = self.seats_of(session)
        if own is not None:
            if own not in seats:
                raise Refused("seat", say("refusal-not-your-seat"))
            return own
        asked = [seat for seat in seats if len(seats) > 1 and self.awaits(seat)]
        return (asked or seats or [SPECTATOR])[0]

    def last_act(self, seat: int) -> tuple[int, str]:
        """How often a seat has acted, and the key of its last act; both are on disk."""
        return (0, "") if seat == SPECTATOR else (self._acts[seat], self._last_keys[seat])

    def has_done(self, seat: int, key: str) -> bool:
        """Whether an act of a seat is known already."""
        return (seat, key) in self._receipts

    def seats_asked(self) -> list[int]:
        if self.table is None or self.is_over:
            return []
        return [ask.seat for ask in self.table.state.asks]

    def awaits(self, seat: int) -> bool:
        """Whether a seat has something to choose or to answer."""
        request = self.undo_requests.request
        return seat in self.seats_asked() or (request is not None and seat in request.open)

    def waits_for(self) -> list[int]:
        """The seats of people who hold the game up, if others may let a bot play for them."""
        if not self.away_after or self.undo_requests.request is not None:
            return []
        return [seat for seat in self.seats_asked() if self.places[seat].is_person]

    def check_away(self, seat: int) -> None:
        """Refuse to let a bot play for a seat that nobody has to wait for, or not for long yet."""
        if seat not in self.waits_for():
            raise Refused("seat", say("refusal-nobody-waits"))
        # How long ago it was is not told: what was done last may be a secret.
        if time.time() < self.last_at + self.away_after:
            raise Refused("waiting", say("refusal-away-later"))

    def bot_to_move(self) -> int:
        """A bot's seat that has to choose, or SPECTATOR; bots wait while somebody is asked."""
        if self.undo_requests.request is not None:
            return SPECTATOR
        for seat in self.seats_asked():
            if self.places[seat].is_bot:
                return seat
        return SPECTATOR

    # -- what happens to it ----------------------------------------------------------------------

    def start_if_full(self) -> bool:
        """Begin the game when no person and no word is missing; its seed is fixed by then."""
        is_missing = any(place.is_free or place.awaits_word for place in self.places)
        if self.table is not None or is_missing:
            return False
        seed = mixed_seed(self.entropy, self.words())
        self.table = Table(self.game, len(self.places), seed, dict(self.settings))
        return True

    def arrange(self, settings: Mapping[str, Any], places: list[Place]) -> None:
        """Before the game: other options, or other people and bots."""
        self.settings, self.places = settings, places
        self._acts, self._last_keys = [0] * len(places), [""] * len(places)
        self._receipts.clear()

    def seat_as(self, places: list[Place]) -> None:
        """Take over who sits where, as the disk has it; a bot still plays for a person who
        gave up.
        """
        for place, saved in zip(self.places, places, strict=True):
            place.take_over(saved)
        self.start_if_full()

    def replay(self) -> Replay:
        """The whole game with the secret behind its luck, once it is over."""
        if self.table is None or not self.is_over:
            raise Refused("running", say("refusal-replay-later"))
        replay = self.pieces.replay(self.table)
        replay.fairness = Fairness(self.commitment, self.entropy, self.words(), self.own_words())
        return replay

    async def act(self, act: SeatAction, log: Writer) -> Receipt:
        """Check an act, write it down, carry it out and tell everybody."""
        heard: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()
        known = await self.submit(act, log, partial(_hear, heard))
        return await heard if known is None else known

    def tell_now(self) -> None:
        """Wake everybody who watches; not in the middle of choices in a row: nobody reads thirty
        pages in a second.
        """
        if not (self._in_a_row or self.automatic.holds_back):
            super().tell_now()

    @contextmanager
    def in_a_row(self, *, is_shown: bool = True) -> Iterator[None]:
        """While several choices are made for one wish, everybody is told at the end; and nobody is
        shown them one by one, if so wished.
        """
        self._in_a_row += 1
        self._unseen += not is_shown
        try:
            yield
        finally:
            self._in_a_row -= 1
            self._unseen -= not is_shown
            self.tell_now()

    def _allow(self, table: Table[Any], seat: int) -> None:
        """Another seat may take its choice back, which it does when all have agreed."""
        asking, choices = self.undo_requests.request, len(table.choices)
        place = -1 if asking is None else table.last_choice(asking.seat)
        self.undo_requests.allow(table, seat, self.consenting())
        if asking is not None and len(table.choices) < choices:
            self.automatic.note_undo(asking.seat, place)

    async def submit(self, act: SeatAction, log: Writer, answer: Answer) -> Receipt | None:
        """Check an act and have it written down; the answer comes when it is carried out, or could
        not be. An act that is known already has its receipt at once.

        One act at a time. Once it waits to be written it happens, whether or not the sender stays
        to hear of it.
        """
        await self.lock.acquire()
        try:
            if self._is_unsure:
                await self._catch_up(log)
            known = self._receipts.get((act.seat, act.key))
            if known is not None:
                self.lock.release()
                return Receipt(known, True)
            self.automatic.check_in_time(act)
            kind, step = self._checked(act)
            if self._is_to_be_carried_on:
                await self._carry_on(log)
            deeds = self._deeds(kind, act, step)
            entries, snapshot = [deed.entry for deed in deeds], self._snapshot(deeds)
            log.append(entries, partial(self._written, deeds, answer), snapshot)
        except BaseException:
            self.lock.release()
            raise
        return None

    def _deeds(self, kind: str, act: SeatAction, step: Step[Any] | None) -> list[_Deed]:
        """What is written for an act: itself, and what needs no asking where it leads."""
        deeds = [self._deed(0, kind, act, step)]
        while step is not None and len(deeds) < MOST_AT_ONCE:
            answer = self.automatic.next_after(step.after)
            step = None if answer is None else self._tried_behind(step, answer)
            if answer is not None and step is not None:
                deeds.append(self._deed(len(deeds), CHOICE, answer, step))
        return deeds

    def _deed(self, place: int, kind: str, act: SeatAction, step: Step[Any] | None) -> _Deed:
        """An act as it is written, so many places behind the last entry."""
        said, mark = "" if step is None else step.choice.text, self._mark(place, step)
        number, now = self.entries + place, int(time.time())
        return _Deed(Entry(self.id, number, kind, act.seat, said, act.key, now, mark), step)

    def _tried_behind(self, step: Step[Any], act: SeatAction) -> Step[Any] | None:
        """A choice tried out behind another; None if the rules do not allow it: then it is refused
        when its turn comes.
        """
        assert self.table is not None
        try:
            return self.table.try_out(act.seat, act.text, step)
        except (Refused, RulesError):
            return None

    def _mark(self, place: int, step: Step[Any] | None) -> str:
        """The fingerprint that goes into the log with every few choices."""
        if self.table is None or step is None or (len(self.table.choices) + place + 1) % MARK_EVERY:
            return ""
        return mark(step.after)

    def _snapshot(self, deeds: list[_Deed]) -> Callable[[Connection], None] | None:
        """What is written with choices when a snapshot is due."""
        steps = [deed.step for deed in deeds if deed.step is not None]
        if self.table is None or not steps or not self.pieces.is_due(self.table, len(steps)):
            return None
        kept = self.pieces.snapshot(self.table, self.entries + len(steps), steps)
        return partial(keep_snapshot, table_id=self.id, snapshot=kept, is_base=False)

    async def keep(self, log: Writer) -> None:
        """Write down where a running table stands, if that is not written already."""
        async with self.lock:
            if self.table is None or self.is_over or self._is_unsure or self._is_to_be_carried_on:
                return
            if not self.left_alone and self.pieces.is_behind(self.table):
                kept = self.pieces.snapshot(self.table, self.entries)
                write = partial(keep_snapshot, table_id=self.id, snapshot=kept, is_base=False)
                await log.do(self.id, write)

    # -- another edition -------------------------------------------------------------------------

    def go_on_under(self, edition: Edition, standing: EditionStanding) -> None:
        """From here on the game goes by the edition of today; the first act writes that down."""
        assert self.table is not None
        self.table = self.pieces.carry_on(self.table, edition, self.entropy, self.words(), standing)
        self.undo_requests = UndoRequests()
        self._is_to_be_carried_on = True

    async def _carry_on(self, log: Writer) -> None:
        """Write down that a new piece begins, and the position from which it does."""
        assert self.table is not None
        edition = str(self.edition)
        entry = Entry(self.id, self.entries, EDITION, SPECTATOR, edition, "", int(time.time()))
        kept = self.pieces.snapshot(self.table, self.entries + 1)

        def write(connection: Connection) -> None:
            keep_snapshot(connection, self.id, kept, is_base=True)
            keep_snapshot(connection, self.id, kept, is_base=False)

        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_unsure = True
        log.append([entry], partial(finish, done), write)
        await done
        self._is_unsure = False
        self.replay_entry(entry)

    @property
    def notice(self) -> Saying | None:
        """What everybody at the table should know about its editions; None if nothing."""
        return self.left_alone or self.pieces.standing.says

    def become(self, other: LiveTable) -> None:
        """Take over the game of the same table as it was read anew."""
        self.table, self.entries, self.conceded = other.table, other.entries, other.conceded
        self.away, self.last_at = other.away, other.last_at
        self.pieces, self.undo_requests = other.pieces, other.undo_requests
        self.ended, self.left_alone, self.album = other.ended, other.left_alone, other.album
        self._is_to_be_carried_on = other._is_to_be_carried_on
        self._acts, self._receipts = other._acts, other._receipts
        self._last_keys, self.automatic.places = other._last_keys, other.automatic.places
        for place, read in zip(self.places, other.places, strict=True):
            place.kind, place.bot = read.kind, read.bot

    @property
    def is_to_be_read_anew(self) -> bool:
        """Whether entries of others cannot just be added: our piece of the game is not theirs."""
        return self._is_to_be_carried_on or bool(self.left_alone)

    def _checked(self, act: SeatAction) -> tuple[str, Step[Any] | None]:
        """The kind of the entry for an act that the rules allow; a choice is tried out."""
        table, kind, seat = self.running(), act.kind, act.seat
        if kind == CONCEDE and seat in self.conceded:
            raise Refused("given-up", say("refusal-given-up-already"))
        if kind == UNDO and self.automatic.places:
            table.check_way_back(self.automatic.own_choice(seat))
        if kind == UNDO and self.undo_requests.concerned(table, seat, self.consenting()):
            return ASK, None
        if kind == REMOVE and self.places[seat].is_bot:
            raise Refused("given-up", say("refusal-bot-plays-on"))
        if kind == STAND_IN:
            self.check_away(seat)
        if kind == TAKE and not self.places[seat].is_bot:
            raise Refused("seated", say("refusal-not-away"))
        if kind in (ALLOW, REFUSE):
            self.undo_requests.check_answer(seat, allow=kind == ALLOW)
        if kind != CHOICE:
            return kind, None
        self.undo_requests.check_choice(seat)
        try:
            return kind, table.try_out(seat, act.text)
        except RulesError:
            LOG.exception("the rules of %s fail at table %s", self.game.id, self.id)
            raise Refused("rules", say("refusal-our-mistake")) from None

    def _written(self, deeds: list[_Deed], answer: Answer, failure: NotSaved | None) -> None:
        """The log has written an act and what follows from it, or could not: then it may be on disk
        all the same.
        """
        told: Receipt | NotSaved | None = failure
        self._is_unsure = True
        try:
            if failure is None:
                own, *following = deeds
                self._carry_out(own)
                told = Receipt(self._acts[own.entry.seat], False)
                for deed in following:
                    self._carry_out(deed)
                self._is_unsure = False
                self.automatic.look()
                self.tell_now()
                self.after_act(self)
        finally:
            self.lock.release()
            answer(told or NotSaved())

    def _carry_out(self, deed: _Deed) -> None:
        """Carry out an entry that is on disk; a choice was tried out before."""
        entry, step = deed
        if step is None or self.table is None:
            self._carry_out_seen(entry)
        else:
            self.table.take(step)
            self.automatic.note_choice(entry)
            # Nobody watches how a prepared text is entered, choice by choice.
            if self.news is not None and not self._unseen:
                self.news.happened(step.beats)
            self.undo_requests.chosen(self.table, entry.seat)
            self._noted(entry)

    def _carry_out_seen(self, entry: Entry) -> None:
        """Carry out an entry that is no choice; if it takes choices back, they are seen to go."""
        behind = None if self.table is None else WayBack(self.table)
        self.replay_entry(entry)
        if behind is not None and self.table is not None and self.news is not None:
            self.news.went_back(behind.steps(self.table))

    async def _catch_up(self, log: Writer) -> None:
        """After a write that may have failed: carry out what is on disk and not yet here."""
        try:
            entries = await log.entries_from(self.id, self.entries)
            is_there = await log.has_table(self.id)
        except (SQLAlchemyError, OSError, ValueError):
            raise NotSaved from None
        if not is_there:
            raise ClearedAway
        if self._is_to_be_carried_on and entries and entries[0].kind != EDITION:
            # Somebody played on under the old edition: the table is read anew when that is heard.
            raise NotSaved
        for entry in entries:
            self.replay_entry(entry)
        self._is_unsure = False
        if entries:
            self.tell_now()
            self.after_act(self)

    def replay_entry(self, entry: Entry) -> None:
        """Carry out an entry that is on disk."""
        if entry.kind == EDITION:
            self._goes_on(entry)
            return
        table, seat, bots = self.running(), entry.seat, self.consenting()
        if entry.kind == CHOICE:
            table.choose(seat, entry.text)
            self.automatic.note_choice(entry)
            self.undo_requests.chosen(table, seat)
        elif entry.kind == UNDO:
            place = table.last_choice(seat)
            table.undo(seat, bots)
            self.automatic.note_undo(seat, place)
        elif entry.kind == ASK:
            self.undo_requests.ask(seat, self.undo_requests.concerned(table, seat, bots))
        elif entry.kind == ALLOW:
            self._allow(table, seat)
        elif entry.kind == REFUSE:
            self.undo_requests.refuse(seat)
        elif entry.kind == TAKE:
            self.give_back(seat)
        else:
            if entry.kind == STAND_IN:
                self.let_stand_in(seat)
            elif entry.kind == REMOVE:
                self.let_bot_play(seat)
            else:
                self.give_up(seat)
            self.undo_requests.gone(seat, is_over=self.is_over)
            self.undo_requests.settle(table, self.consenting())
        self._noted(entry)

    def _goes_on(self, entry: Entry) -> None:
        """Follow the log where it says that the game goes on under the edition that it has here
        already.
        """
        if entry.text != str(self.edition) or not self._is_to_be_carried_on:
            raise Refused("edition", say("refusal-other-edition"))
        self._is_to_be_carried_on = False
        self.entries = entry.number + 1

    def replay_people(self, entry: Entry) -> None:
        """Carry out what an entry means for the people at the table, not for the game."""
        if entry.kind == EDITION:
            self.entries = entry.number + 1
            return
        if entry.kind == TAKE:
            self.give_back(entry.seat)
        elif entry.kind == STAND_IN:
            self.let_stand_in(entry.seat)
        elif entry.kind == REMOVE:
            self.let_bot_play(entry.seat)
        elif entry.kind == CONCEDE and entry.seat not in self.conceded:
            self.give_up(entry.seat)
        self._noted(entry)

    def _noted(self, entry: Entry) -> None:
        self._acts[entry.seat] += 1
        self._receipts[entry.seat, entry.key] = self._acts[entry.seat]
        if not is_automatic(entry.key):
            self._last_keys[entry.seat] = entry.key
        self.entries = entry.number + 1
        self.last_at = entry.at

    def running(self) -> Table[Any]:
        """The game, if something can be done in it; else refused."""
        if self.left_alone:
            raise Refused("newer", self.left_alone)
        if self.table is None:
            raise Refused("waiting", say("refusal-not-begun"))
        if self.is_over:
            raise Refused("game-over", say("refusal-over"))
        return self.table


def _others_gave_up(winners: list[int]) -> Saying:
    return say("ending-others-gave-up", name=seat_noun(winners[0]))


def _hear(heard: asyncio.Future[Receipt], answer: Receipt | Refused) -> None:
    """Pass an answer on, unless its sender has gone."""
    if heard.done():
        return
    if isinstance(answer, Refused):
        heard.set_exception(answer)
    else:
        heard.set_result(answer)


def _nothing_more(table: LiveTable) -> None:
    """What follows an act at a table that is in no hall."""
