"""What real pages cost: their updates game by game, and many tables of all games at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from spellwright.bench.serving.page_players import PagePair, PageTally
from spellwright.bench.serving.page_updates import PageFigures, measure_updates
from spellwright.bench.serving.report import (
    RunningServer,
    load_average,
    percentile,
    run_players,
    running_server,
    seated,
    time_of_children,
    times_to_choose,
)
from spellwright.builds import is_compiled
from spellwright.registry import Game
from spellwright.server.uvicorn_config import allow_many_connections

CHOICES_PER_S: Final = 1 / 3
"""At a table where people think: one choice in three seconds."""
LEAST_AHEAD: Final = 50
SPREAD: Final = 40
"""Tables have played so many choices, and up to so many more, before it counts."""


class PagesReport(NamedTuple):
    """Milliseconds from a choice to the update of a page, for the pages of both players."""

    games: list[PageFigures]
    tables: int
    rate: float
    seconds: float
    choices: int
    refused: int
    """Choices that came too late; not counted as errors."""
    updates: int
    p50_ms: float
    p99_ms: float
    update_median: int
    """Bytes, over all games."""
    update_p95: int
    page_p50_ms: float
    page_p99_ms: float
    """From asking for a page to its last byte, while others sit down and play."""
    choice_ms: float
    """Processor time of the server for a choice with all that follows, while everybody plays."""
    players_ms: float
    """Processor time of the players for a choice: they share the computer with the server."""
    server_cpu_s: float
    server_mb: float
    load: float
    compiled: bool
    """Whether the server ran the compiled build."""
    errors: list[str]

    def to_data(self) -> dict[str, Any]:
        return {**self._asdict(), "games": [each._asdict() for each in self.games]}


def steps_of_pages(games: Sequence[Game], tables: int) -> int:
    """How often `tick` is called by `measure_pages`."""
    return len(games) + tables


def measure_pages(
    games: Sequence[Game],
    tables: int,
    rate: float,
    seconds: float,
    tick: Callable[[], None],
    database: str = "",
) -> PagesReport:
    """First the updates of one game each, then so many tables of all games in turn."""
    figures = []
    for game in games:
        figures.append(measure_updates(game))
        tick()
    tally, before, load = PageTally(), time_of_children(), load_average()
    allow_many_connections()
    with running_server(database=database) as server:
        names = [game.id for game in games]
        play = _play(server, tally, names, tables, rate, seconds, tick)
        took = run_players(play)
        memory = server.memory()
    sizes = sorted(tally.sizes) or [0]
    return PagesReport(
        figures,
        tables,
        round(rate, 3),
        round(took, 2),
        tally.choices,
        tally.refused,
        len(tally.latencies),
        percentile(tally.latencies, 0.50),
        percentile(tally.latencies, 0.99),
        sizes[len(sizes) // 2],
        sizes[int(len(sizes) * 0.95)],
        percentile(tally.pages, 0.50),
        percentile(tally.pages, 0.99),
        round(1000 * tally.server_s / max(1, tally.choices), 2),
        round(1000 * tally.players_s / max(1, tally.choices), 2),
        round(time_of_children() - before, 2),
        memory,
        load,
        is_compiled(),
        tally.errors,
    )


async def _play(
    server: RunningServer,
    tally: PageTally,
    games: list[str],
    tables: int,
    rate: float,
    seconds: float,
    tick: Callable[[], None],
) -> float:
    """The seconds that the play took, after all who could had sat down."""
    pairs = [
        PagePair(
            server.port,
            games[number % len(games)],
            tally,
            LEAST_AHEAD + number * 7 % SPREAD,
            number,
            f"198.51.100.{number % 250}",
        )
        for number in range(tables)
    ]
    playing = await seated(pairs, tick)
    start, spent, own = time.perf_counter(), server.processor_s(), time.process_time()
    until = start + seconds
    await asyncio.gather(
        *[
            pair.play(until, times_to_choose(start, rate, number / tables))
            for number, pair in enumerate(playing)
        ]
    )
    tally.server_s = server.processor_s() - spent
    tally.players_s = time.process_time() - own
    return time.perf_counter() - start
