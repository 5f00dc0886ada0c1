"""What is answered at a table without asking, as the people in its seats wish."""

from __future__ import annotations

import asyncio
import logging
import secrets
import weakref
from typing import TYPE_CHECKING, Final

from spellwright.face.automatic import Wishes, usual_wishes
from spellwright.face.scene import Scene
from spellwright.face.shortcuts import BegunShortcut
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.refusal import RULES_FAILURES, Refused
from spellwright.kernel.state import State
from spellwright.server.speaking import say
from spellwright.server.store.writer import Entry, Writer
from spellwright.server.tables.seat_actions import CHOICE, KEY_BYTES, UNDO, SeatAction

if TYPE_CHECKING:
    from spellwright.server.tables.live_table import LiveTable

LOG = logging.getLogger(__name__)

AUTOMATIC: Final = "~"
"""The beginning of the keys of choices that were made without asking."""


class AutomaticAnswers:
    """The wishes of the people at a table, and which of its choices were made by them."""

    def __init__(self, table: LiveTable) -> None:
        self.is_on = False
        """Whether somebody sees to it that what needs no asking is answered."""
        self.holds_back = False
        """Whether nobody is told anything before the next answer."""
        self.places: set[int] = set()
        """The places of choices that were made without asking."""
        # A table leaves memory as soon as nobody holds it, so this must not hold it.
        self._table: LiveTable = weakref.proxy(table)
        self._wishes: dict[int, Wishes | None] = {}
        """What the people who sit at pages wish not to be asked; None for what is usual."""
        self._usual: Wishes | None = None
        self._takes_back = SPECTATOR
        """The seat that takes back more than the choice that was made for it."""
        self._begun: dict[int, BegunShortcut] = {}
        """The shortcuts that go on when others have answered, by seat."""
        self._one_settles = asyncio.Lock()
        self._found_at = 0
        """How many entries there were when the last answer was found."""

    # -- wishes ----------------------------------------------------------------------------------

    def wish(self, seat: int, chosen: Wishes | None = None) -> None:
        """A person at a page says what need not be asked, or that it is as usual."""
        if chosen is not None or seat not in self._wishes:
            self._wishes[seat] = chosen
            self.look()

    def knows(self, seat: int) -> bool:
        """Whether nothing is to be learned about what a seat need not be asked."""
        return seat == SPECTATOR or self._table.table is None or seat in self._wishes

    def wishes(self, seat: int) -> Wishes:
        """The wishes of a seat that are in force."""
        table = self._table
        assert table.table is not None
        chosen = self._wishes.get(seat)
        if chosen is not None:
            return chosen
        if self._usual is None:
            offered = table.game.face.wishes(Scene(table.table.state.view(SPECTATOR)))
            self._usual = usual_wishes(offered)
        return self._usual

    # -- answers ---------------------------------------------------------------------------------

    @property
    def is_due(self) -> bool:
        """Whether something is to be answered, or taken back, before anybody is told."""
        return self.is_on and self._due() is not None

    def look(self) -> None:
        """After whatever may have opened a question."""
        self.holds_back = self.is_due

    def _due(self) -> SeatAction | None:
        table = self._table
        if table.table is None or table.is_over or table.undo_requests.request or table.left_alone:
            return None
        if self._takes_back != SPECTATOR:
            return SeatAction(UNDO, self._takes_back, "", _new_key())
        return self._answered(table.table.state)

    def next_after(self, state: State) -> SeatAction | None:
        """What is answered where a choice leads that is not made yet. What follows from more than
        the position and the wishes waits until it is made.
        """
        table = self._table
        is_sure = self.is_on and not self._begun and self._takes_back == SPECTATOR
        if not is_sure or state.over or table.undo_requests.request is not None:
            return None
        return self._answered(state)

    def _answered(self, state: State) -> SeatAction | None:
        for ask in state.asks:
            if not self._table.places[ask.seat].is_bot and (text := self._answer(state, ask.seat)):
                return SeatAction(CHOICE, ask.seat, text, _new_key())
        return None

    def _answer(self, state: State, seat: int) -> str:
        """What a person chooses without being asked: by a shortcut that others have interrupted,
        else by wishes; "" if they are asked.
        """
        begun = self._begun.get(seat)
        if begun is not None and (text := begun.next_text(state)):
            return text
        if seat not in self._wishes:
            return ""
        table = self._table
        try:
            return table.game.face.automatic(Scene(state.glimpse(seat)), self.wishes(seat))
        except RULES_FAILURES:
            # The person who has just chosen has nothing to do with it: the choice stands.
            LOG.exception("%s cannot answer by itself at table %s", table.game.id, table.id)
            return ""

    def go_on_later(self, seat: int, begun: BegunShortcut) -> None:
        """A shortcut goes on when others have answered."""
        self._begun[seat] = begun

    async def settle(self, log: Writer) -> None:
        """Answer what need not be asked, one question after the other, then tell everybody."""
        table = self._table
        with table.in_a_row():
            try:
                async with self._one_settles:
                    while self.is_on and (due := self._due()) is not None:
                        self._found_at = table.entries
                        await table.act(due, log)
            except Refused as refused:
                # Somebody was quicker, or nothing can be saved: the person is asked.
                LOG.info(
                    "nothing was answered by itself at table %s: %s", table.id, refused.sentence
                )
            finally:
                self._takes_back = SPECTATOR
                self.holds_back = False

    def check_in_time(self, act: SeatAction) -> None:
        """Refuse an automatic answer if somebody has acted meanwhile: another question may be open
        now.
        """
        if is_automatic(act.key) and self._found_at != self._table.entries:
            raise Refused("gone-on", say("refusal-gone-on"))

    # -- which choices they were -----------------------------------------------------------------

    def note_choice(self, entry: Entry) -> None:
        """After a choice: note whether it was made without asking."""
        assert self._table.table is not None
        if is_automatic(entry.key):
            self.places.add(len(self._table.table.choices) - 1)
        self._note_shortcuts(entry, self._table.table.state)

    def _note_shortcuts(self, entry: Entry, now: State) -> None:
        """Note which of the begun shortcuts still wait for others."""
        begun = self._begun.pop(entry.seat, None)
        if begun is not None and is_automatic(entry.key):
            begun.chosen(entry.text)
            self._begun[entry.seat] = begun
        self._begun = {s: b for s, b in self._begun.items() if b.waits(now) or b.next_text(now)}

    def note_undo(self, seat: int, place: int) -> None:
        """After a choice was taken back: one that nobody made takes the one before it along."""
        assert self._table.table is not None
        self._begun.clear()
        self._takes_back = seat if place in self.places else SPECTATOR
        self.places = {each for each in self.places if each < len(self._table.table.choices)}

    def own_choice(self, seat: int) -> int:
        """The place of the last choice that a seat itself has made, or -1."""
        assert self._table.table is not None
        choices = self._table.table.choices
        for place in range(len(choices) - 1, -1, -1):
            if choices[place].seat == seat and place not in self.places:
                return place
        return -1


def _new_key() -> str:
    return AUTOMATIC + secrets.token_hex(KEY_BYTES)


def is_automatic(key: str) -> bool:
    """Whether the key of an act says that nobody was asked."""
    return key.startswith(AUTOMATIC)
