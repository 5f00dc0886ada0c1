"""News: what a seat is told of a table, made once a version for all who look with the same eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

from msgspec import Raw

from spellwright.kernel import view as kernel_view
from spellwright.kernel.beats import Beat
from spellwright.kernel.decision import Decision
from spellwright.kernel.saying import to_data
from spellwright.server.api.facts import facts_for, outcome_data, shared_facts
from spellwright.server.api.messages import TableFacts
from spellwright.server.pages.known_markup import KnownMarkup
from spellwright.server.pages.page_parts import Viewer
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.speaking import reader
from spellwright.server.store.table_store import ChatLine
from spellwright.server.stream.page_news import NewsForPages
from spellwright.server.stream.protocol import News, raw, written
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.recent_beats import RecentBeats
from spellwright.server.tables.seat_story import SeatStory
from spellwright.server.tables.way_back import StepBack
from spellwright.speech.speaker import Speaker

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
    """The view of a seat; when the game was given up, nothing is left to choose in it. What is
    said is there in words, and by keys and arguments.
    """
    if table.table is None:
        return None
    state, events = table.table.state, SeatStory(seat, table.table.whole_story).latest()
    speaker = speaker_at(table)
    data = kernel_view.view_data(state, seat, events, partial(_asked, speaker))
    for told, event in zip(data["events"], events, strict=True):
        says, clause = table.game.rules.told(event)
        told |= {"sentence": speaker.say(says), "clause": clause, "says": to_data(says)}
    if table.is_over:
        data |= {"decisions": [], "waiting": []}
    data["outcome"] = outcome_data(table, speaker)
    return data


def _asked(speaker: Speaker, decision: Decision) -> dict[str, object]:
    return {
        "seat": decision.seat,
        "question": decision.question,
        "prompt": speaker.say(decision.says),
        "says": to_data(decision.says),
        "clause": decision.clause,
        "options": [option.text for option in decision.options],
        "labels": [speaker.say(option.says) for option in decision.options],
        "labels_say": [to_data(option.says) for option in decision.options],
    }


class NewsDesk:
    """All that is told at one table."""

    def __init__(self) -> None:
        self._facts: dict[str, tuple[TableFacts, int]] = {}
        """By language, with the version of the table."""
        self._for_programs: dict[tuple[int, str], NewsForPrograms] = {}
        self._for_pages: WeakValueDictionary[Viewer, NewsForPages] = WeakValueDictionary()
        self._beats = RecentBeats()
        self._markup: dict[str, KnownMarkup] = {}
        """By language, what was made for pages before."""

    def happened(self, beats: Iterable[Beat[Any]]) -> None:
        """Keep the beats of a choice until all who look at pages have been shown them."""
        if self._for_pages:
            self._beats.add(beats)

    def went_back(self, steps: Iterable[StepBack]) -> None:
        """Keep what was taken back until all who look at pages have seen it go."""
        if self._for_pages:
            self._beats.go_back(steps)

    def for_program(self, table: LiveTable, seat: int) -> NewsForPrograms:
        """What a seat (or everybody, for SPECTATOR) may know now, in the reader's language."""
        language = reader().language.code
        news = self._for_programs.setdefault((seat, language), NewsForPrograms())
        news.look(table, seat, self._shared(table, language))
        return news

    def for_page(self, table: LiveTable, viewer: Viewer, chat: list[ChatLine]) -> NewsForPages:
        known = self._markup.setdefault(viewer.language, KnownMarkup())
        known.drawn.begin(table.version)
        news = self._for_pages.get(viewer)
        if news is None:
            news = self._for_pages[viewer] = NewsForPages(viewer, self._beats.count, known)
        news.look(table, chat, self._beats)
        news.beats = self._beats.count
        self._beats.forget(min(page.beats for page in self._for_pages.values()))
        return news

    def _shared(self, table: LiveTable, language: str) -> TableFacts:
        """The facts of the table, worked out once for everybody who reads a language."""
        known = self._facts.get(language)
        if known is None or known[1] != table.version:
            known = self._facts[language] = shared_facts(table), table.version
        return known[0]


def desk_of(table: LiveTable) -> NewsDesk:
    if table.news is None:
        table.news = NewsDesk()
    return table.news


def keep_a_while(news: NewsForPages) -> None:
    """Keep the news a while after a viewer has gone, who may come back."""
    asyncio.get_running_loop().call_later(KEPT_SECONDS, _let_go, news)


def _let_go(_: NewsForPages) -> None:
    """Let the news go: until now the loop held it, from now on only those who look do."""
