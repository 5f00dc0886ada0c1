"""Running the load test, and what it found."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from spellwright.bench.serving.players import ENDLESS, REFERENCE, Pair, Tally

STOP_SECONDS = 10.0


class ServingReport(NamedTuple):
    """Choices a second, and milliseconds from a choice to the other player's update."""

    tables: int
    rate: float
    seconds: float
    choices: int
    choices_per_s: float
    p50_ms: float
    p99_ms: float
    opened: int
    server_cpu_s: float
    """Processor time of the server for everything, its start and opening tables included."""
    errors: list[str]

    def to_data(self) -> dict[str, Any]:
        return self._asdict()


def measure_serving(tables: int, rate: float, seconds: float) -> ServingReport:
    """So many tables at once, each with so many choices a second (0: as fast as it goes)."""
    tally, before = Tally(), _time_of_children()
    with running_server() as port:
        took = _run(_play(port, tally, tables, rate, seconds))
    return ServingReport(
        tables,
        rate,
        round(took, 2),
        len(tally.latencies),
        round(len(tally.latencies) / took, 1),
        _percentile(tally.latencies, 0.50),
        _percentile(tally.latencies, 0.99),
        tally.tables,
        round(_time_of_children() - before, 2),
        tally.errors,
    )


@contextmanager
def running_server() -> Iterator[int]:
    """The port of a server process that lives as long as the block."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "spellwright.bench.serving.server", str(Path(folder))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield int(process.stdout.readline())
            finally:
                process.terminate()
                try:
                    process.wait(STOP_SECONDS)
                except subprocess.TimeoutExpired:
                    process.kill()


def _run(playing: Coroutine[Any, Any, float]) -> float:
    """On the loop that the server has, too; Windows has no uvloop."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(playing)
    return uvloop.run(playing)


async def _play(port: int, tally: Tally, tables: int, rate: float, seconds: float) -> float:
    pairs = [Pair(port, REFERENCE if rate else ENDLESS, tally) for _ in range(tables)]
    for pair in pairs:
        await pair.sit_down()
    start = time.perf_counter()
    until = start + seconds
    await asyncio.gather(
        *[
            pair.play(until, _times(start, rate, number / tables))
            if rate
            else pair.play_at_full_speed(until)
            for number, pair in enumerate(pairs)
        ]
    )
    return time.perf_counter() - start


def _times(start: float, rate: float, phase: float) -> Iterator[float]:
    """When a pair chooses: evenly, and not all pairs at once. A late choice is not made up for."""
    at = start + phase / rate
    while True:
        yield at
        at = max(at + 1 / rate, time.perf_counter())


def _time_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def _percentile(figures: list[float], share: float) -> float:
    """In milliseconds; 0 where nothing was measured."""
    if not figures:
        return 0.0
    ordered = sorted(figures)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)
