"""News: what a seat is told of a table, put into bytes once for all who sit or watch there."""

from __future__ import annotations

from typing import Any

import msgspec

from spellwright.kernel import view as kernel_view
from spellwright.server.api.facts import facts_for, shared_facts
from spellwright.server.api.messages import TableFacts
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.recent_events import latest_events

ENCODER = msgspec.json.Encoder()


class News:
    """The last that a seat was told. `version` grows when something it may know has changed."""

    __slots__ = ("body", "looked_at", "version")

    def __init__(self) -> None:
        self.body = b""
        self.looked_at = 0
        self.version = 0

    def message(self) -> bytes:
        """`{"version", "receipt", "key", "table", "view"}`"""
        return b'{"version":%d,%b' % (self.version, self.body[1:])


class Bulletin:
    """What is told of a table at one version: the facts for all, and the news of each seat."""

    __slots__ = ("_facts", "_looked_at", "_news")

    def __init__(self) -> None:
        self._facts: TableFacts | None = None
        self._looked_at = 0
        self._news: dict[int, News] = {}

    def facts(self, table: LiveTable) -> TableFacts:
        """Worked out once for everybody."""
        if self._facts is None or self._looked_at != table.version:
            self._facts, self._looked_at = shared_facts(table), table.version
        return self._facts

    def news(self, seat: int) -> News:
        known = self._news.get(seat)
        if known is None:
            known = self._news[seat] = News()
        return known


def news_for(table: LiveTable, seat: int) -> News:
    """What a seat (or everybody, for SPECTATOR) may know now.

    A secret choice of another seat changes nothing here, not even the version.
    """
    if table.bulletin is None:
        table.bulletin = Bulletin()
    news = table.bulletin.news(seat)
    if news.looked_at != table.version:
        number, key = table.last_act(seat)
        facts = facts_for(table.bulletin.facts(table), table, seat)
        view = view_data(table, seat)
        body = ENCODER.encode({"receipt": number, "key": key, "table": facts, "view": view})
        if body != news.body:
            news.body, news.version = body, table.version
        news.looked_at = table.version
    return news


def view_data(table: LiveTable, seat: int) -> dict[str, Any] | None:
    """The view of a seat; when the game was given up, nothing is left to choose in it."""
    if table.table is None:
        return None
    data = kernel_view.view_data(table.table.state, seat, latest_events(table.table, seat))
    if table.is_over:
        data |= {"decisions": [], "waiting": [], "outcome": table.outcome()}
    return data
