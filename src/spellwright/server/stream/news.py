"""News: what a seat is told of a table, made once a version for all who look with the same eyes."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from msgspec import Raw

from spellwright.kernel import view as kernel_view
from spellwright.server.api.facts import facts_for, shared_facts
from spellwright.server.api.messages import TableFacts
from spellwright.server.pages.keyed_list import KeyedList, list_change
from spellwright.server.pages.page_parts import Viewer, page_parts
from spellwright.server.store.table_store import ChatLine
from spellwright.server.stream.protocol import News, PageNews, PageStep, raw, written
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.recent_events import latest_events

STEPS_KEPT: Final = 40
"""How many steps a page may be behind, also after a broken connection, and still be told only what
it missed, where that is less than the whole page.
"""
SMALL: Final = 64 * 1024
"""How many bytes of steps are kept in any case."""
KEPT_SECONDS: Final = 60.0
"""How long a page's parts are kept when nobody looks with these eyes any more: a page asks for its
stream a moment after it was opened, and comes back after a broken connection.
"""


class NewsForPrograms:
    """All that a seat may know, as data. `version` grows when something of it has changed: a secret
    choice of another seat changes nothing here, not even the version.
    """

    def __init__(self) -> None:
        self.version = 0
        self._looked_at = 0
        self._told: tuple[int, str, Raw, Raw] | None = None
        self._message = ""

    def look(self, table: LiveTable, seat: int, shared: TableFacts) -> None:
        if self._looked_at == table.version:
            return
        self._looked_at = table.version
        facts = raw(facts_for(shared, table, seat))
        told = (*table.last_act(seat), facts, raw(view_data(table, seat)))
        if told != self._told:
            self._told, self._message = told, ""
            self.version = table.version

    def message(self) -> str:
        if not self._message and self._told is not None:
            receipt, key, facts, view = self._told
            news = News(version=self.version, receipt=receipt, key=key, table=facts, view=view)
            self._message = written(news)
        return self._message


def view_data(table: LiveTable, seat: int) -> dict[str, Any] | None:
    """The view of a seat; when the game was given up, nothing is left to choose in it."""
    if table.table is None:
        return None
    data = kernel_view.view_data(table.table.state, seat, latest_events(table.table, seat))
    if table.is_over:
        data |= {"decisions": [], "waiting": [], "outcome": table.outcome()}
    return data


class _Head(NamedTuple):
    """What a page is told beside its parts."""

    receipt: int
    key: str
    asked: bool
    over: bool


class _Step(NamedTuple):
    since: str
    change: bytes


class NewsForPages:
    """The parts of a page as lists of elements, and the last steps in which they have changed."""

    def __init__(self) -> None:
        self.version = 0
        self.parts: dict[str, KeyedList] = {}
        self._id = secrets.token_hex(4)
        self._looked_at = 0
        self._head: _Head | None = None
        self._steps: deque[_Step] = deque()
        self._size_of_steps = 0
        self._messages: dict[str, str] = {}

    @property
    def seen(self) -> str:
        """The name of what is shown now; a name that another viewer or another server was given is
        not ours.
        """
        return f"{self._id}.{self.version}"

    def look(self, table: LiveTable, viewer: Viewer, chat: list[ChatLine]) -> None:
        if self._looked_at == table.version:
            return
        self._looked_at = table.version
        seat = viewer.seat
        head = _Head(*table.last_act(seat), table.awaits(seat), table.is_over)
        parts = page_parts(table, viewer, chat)
        step = _step(self.parts, parts)
        # Nothing changes by another seat's secret choice: that there was one is its own business.
        if step or head != self._head:
            self._messages.clear()
            self._keep(_Step(self.seen, bytes(raw(step))))
            self.parts, self._head = parts, head
            self.version = table.version

    def _keep(self, step: _Step) -> None:
        self._steps.append(step)
        self._size_of_steps += len(step.change)
        whole = sum(len(element.html) for part in self.parts.values() for element in part)
        most = max(whole, SMALL)
        while len(self._steps) > STEPS_KEPT or self._size_of_steps > most:
            self._size_of_steps -= len(self._steps.popleft().change)

    def message(self, seen: str) -> str:
        """The message for a page that shows this; written once for all who have seen the same."""
        # Strangers may say that they have seen anything.
        known = seen if seen == self.seen or any(s.since == seen for s in self._steps) else ""
        found = self._messages.get(known)
        if found is None:
            found = self._messages[known] = self._message(known)
        return found

    def _message(self, since: str) -> str:
        assert self._head is not None
        steps = self._since(since) if since else [raw(_step({}, self.parts))]
        news = PageNews(
            version=self.version, since=since, seen=self.seen, steps=steps, **self._head._asdict()
        )
        return written(news)

    def _since(self, seen: str) -> list[Raw]:
        """The steps since then."""
        if seen == self.seen:
            return []
        starts = [step.since for step in self._steps]
        return [Raw(step.change) for step in list(self._steps)[starts.index(seen) :]]


def _step(before: dict[str, KeyedList], after: dict[str, KeyedList]) -> PageStep:
    changes = {name: list_change(before.get(name, ()), part) for name, part in after.items()}
    return {name: change for name, change in changes.items() if change is not None}


class NewsDesk:
    """All that is told at one table."""

    def __init__(self) -> None:
        self._facts: TableFacts | None = None
        self._facts_of = 0
        self._for_programs: dict[int, NewsForPrograms] = {}
        self._for_pages: WeakValueDictionary[Viewer, NewsForPages] = WeakValueDictionary()

    def for_program(self, table: LiveTable, seat: int) -> NewsForPrograms:
        """What a seat (or everybody, for SPECTATOR) may know now."""
        news = self._for_programs.setdefault(seat, NewsForPrograms())
        news.look(table, seat, self._shared(table))
        return news

    def for_page(self, table: LiveTable, viewer: Viewer, chat: list[ChatLine]) -> NewsForPages:
        news = self._for_pages.get(viewer)
        if news is None:
            news = self._for_pages[viewer] = NewsForPages()
        news.look(table, viewer, chat)
        return news

    def _shared(self, table: LiveTable) -> TableFacts:
        """The facts of the table, worked out once for everybody."""
        if self._facts is None or self._facts_of != table.version:
            self._facts, self._facts_of = shared_facts(table), table.version
        return self._facts


def desk_of(table: LiveTable) -> NewsDesk:
    if table.news is None:
        table.news = NewsDesk()
    return table.news


def keep_a_while(news: NewsForPages) -> None:
    """Keep the news a while after a viewer has gone, who may come back."""
    asyncio.get_running_loop().call_later(KEPT_SECONDS, _let_go, news)


def _let_go(_: NewsForPages) -> None:
    """Let the news go: until now the loop held it, from now on only those who look do."""
