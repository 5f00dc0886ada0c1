"""What a page of a game weighs, and what its updates do: one game, without sockets and clocks."""

from __future__ import annotations

import gzip
import time
from collections.abc import Iterator
from statistics import median
from typing import Final, NamedTuple

from spellwright.bots import bot_named
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.registry import Game
from spellwright.search.guide import RULE_OF_THUMB
from spellwright.server.app import PACKED, STATIC
from spellwright.server.pages.page_parts import Viewer
from spellwright.server.pages.table_page import table_page
from spellwright.server.sessions import Session
from spellwright.server.stream.news import desk_of
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.place import PERSON, Place

NAMES: Final = ("Anna", "Ben")
EVERY: Final = 10
"""After so many choices a whole page is made."""
LONGEST: Final = 300
SEED: Final = 94
"""Games of this seed are neither short nor long."""


class PageFigures(NamedTuple):
    """The updates of the first seat's page in one game, and the page now and then."""

    game: str
    choices: int
    updates: int
    update_median: int
    """Bytes before compression."""
    update_p95: int
    update_ms: float
    """Processor time for a choice, until the message is written; the median."""
    choice_ms: float
    """Processor time for a choice, with what both players' pages are told of it; the mean."""
    page_bytes: int
    """The largest page as it is."""
    page_packed: int
    """The largest page as it travels."""
    page_weight: int
    """The same with every script and style sheet, as a browser fetches them the first time."""
    page_ms: float
    """Processor time for a whole page that nobody has looked at before; the median."""
    packing_ms: float


class ScriptedGame:
    """A game that two rule-of-thumb players play, choice by choice; always the same one."""

    def __init__(self, game: Game, seed: int = SEED) -> None:
        self.table = LiveTable(
            "measured00",
            game,
            game.rules.check_settings({}),
            [Place(PERSON, session=name, name=name, link=name, word=name) for name in NAMES],
            f"{seed:02x}" * 32,
            host=NAMES[0],
            public=True,
            spectators=True,
        )
        self.table.start_if_full()
        self.viewer = Viewer(0, "", "")
        self.other = Viewer(1, "", "")
        self.spent = 0.0
        """Processor time of all choices so far, without what the players thought."""
        self._bot = bot_named(game, RULE_OF_THUMB)

    def choices(self, most: int) -> Iterator[None]:
        """Make one choice after the other, and tell of it."""
        inner = self.table.table
        assert inner is not None
        for number in range(most):
            if inner.state.over:
                return
            seat = inner.state.asks[0].seat
            advice = advice_of(self._bot, inner.state, seat, FastChance(number))
            start = time.process_time()
            step = inner.try_out(seat, advice.code)
            inner.take(step)
            desk_of(self.table).happened(step.beats)
            self.table.tell_now()
            self.spent += time.process_time() - start
            yield

    def page(self) -> str:
        """The whole page, as if nobody had looked at the table before."""
        kept, self.table.news = self.table.news, None
        try:
            news = desk_of(self.table).for_page(self.table, self.viewer, [])
            return table_page(Session("x", NAMES[0]), self.table, 0, news, "")
        finally:
            self.table.news = kept


def measure_updates(
    game: Game, most: int = LONGEST, seed: int = SEED, *, ahead: int = 0
) -> PageFigures:
    """Measure so many choices; `ahead` are made before that, while nobody looks."""
    played = ScriptedGame(game, seed)
    table, viewer = played.table, played.viewer
    for _ in played.choices(ahead):
        pass
    news = desk_of(table).for_page(table, viewer, [])
    opposite = desk_of(table).for_page(table, played.other, [])
    sizes, times, pages, page_times, packing_times = [], [], [], [], []
    number, told, played.spent = 0, 0.0, 0.0
    for number, _ in enumerate(played.choices(most), 1):
        seen, start = news.seen, time.process_time()
        news = desk_of(table).for_page(table, viewer, [])
        if news.seen != seen:
            sizes.append(len(news.message(seen).encode()))
            times.append(time.process_time() - start)
        seen = opposite.seen
        opposite = desk_of(table).for_page(table, played.other, [])
        opposite.message(seen)
        told += time.process_time() - start
        if number % EVERY == 0:
            start = time.process_time()
            page = played.page().encode()
            made = time.process_time()
            pages.append((len(page), len(_packed(page))))
            page_times.append(made - start)
            packing_times.append(time.process_time() - made)
    largest = max(pages, key=lambda page: page[1])
    return PageFigures(
        game.id,
        number,
        len(sizes),
        int(median(sizes)),
        sorted(sizes)[int(len(sizes) * 0.95)],
        round(1000 * median(times), 2),
        round(1000 * (played.spent + told) / max(1, number), 2),
        *largest,
        largest[1] + files_packed(),
        round(1000 * median(page_times), 2),
        round(1000 * median(packing_times), 2),
    )


def files_packed() -> int:
    """The bytes of all scripts and style sheets as they travel."""
    files = [file for kind in ("*.js", "*.css") for file in STATIC.glob(kind)]
    return sum(len(_packed(file.read_bytes())) for file in files)


def _packed(content: bytes) -> bytes:
    return gzip.compress(content, PACKED)
