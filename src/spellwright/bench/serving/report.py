"""Running the load test, and what it found."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from spellwright.bench.serving.page_players import PagePair
from spellwright.bench.serving.players import ENDLESS, REFERENCE, Pair, Tally
from spellwright.bench.serving.server import WITH_LIMITS, WITHOUT_LIMITS
from spellwright.server.uvicorn_config import allow_many_connections

Sitter = TypeVar("Sitter", Pair, PagePair)

STOP_SECONDS = 10.0
SITTING_DOWN_AT_ONCE = 20


def _nothing() -> None:
    """Nobody wants to know how far it is."""


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
    server_mb: float
    """The most memory that the server and its workers have held; 0 where it cannot be known."""
    attack: str
    calm_p50_ms: float
    calm_p99_ms: float
    """The figures from before the attack in the same run; 0 without an attack."""
    load: float
    """What else the computer had to do: its load average when the run began."""
    errors: list[str]

    def to_data(self) -> dict[str, Any]:
        return self._asdict()


def measure_serving(
    tables: int, rate: float, seconds: float, attack: str = "", database: str = ""
) -> ServingReport:
    """Play at this many tables at once, each with `rate` choices a second (0: as fast as possible).
    With an attack, the same is first measured without it, for comparison.
    """
    tally, calm, before, load = Tally(), Tally(), time_of_children(), load_average()
    allow_many_connections()
    with running_server(with_limits=bool(attack), database=database) as server:
        if attack:
            run_players(play(server.port, calm, tables, rate, seconds))
        with attacked(server.port, attack):
            took = run_players(play(server.port, tally, tables, rate, seconds))
        memory = server.memory()
    return ServingReport(
        tables,
        rate,
        round(took, 2),
        len(tally.latencies),
        round(len(tally.latencies) / took, 1),
        percentile(tally.latencies, 0.50),
        percentile(tally.latencies, 0.99),
        tally.tables,
        round(time_of_children() - before, 2),
        memory,
        attack,
        percentile(calm.latencies, 0.50),
        percentile(calm.latencies, 0.99),
        load,
        [*calm.errors, *tally.errors],
    )


class RunningServer(NamedTuple):
    port: int
    process: int

    def memory(self) -> float:
        """The most memory that the server and its workers have held, in megabytes."""
        return self._megabytes("VmHWM")

    def memory_now(self) -> float:
        """The memory that the server and its workers hold, in megabytes."""
        return self._megabytes("VmRSS")

    def processor_s(self) -> float:
        """The processor time of the server and its workers so far; 0 where it cannot be known."""
        return sum(_processor_s(process) for process in _family(self.process))

    def _megabytes(self, figure: str) -> float:
        return round(sum(_megabytes(process, figure) for process in _family(self.process)), 1)


@contextmanager
def running_server(*, with_limits: bool = False, database: str = "") -> Iterator[RunningServer]:
    """A server process that lives as long as the block."""
    limits = WITH_LIMITS if with_limits else WITHOUT_LIMITS
    with tempfile.TemporaryDirectory() as folder:
        module = "spellwright.bench.serving.server"
        with _process(module, folder, limits, database) as process:
            assert process.stdout is not None
            yield RunningServer(int(process.stdout.readline()), process.pid)


@contextmanager
def attacked(port: int, attack: str) -> Iterator[None]:
    """Run an attack in its own process while the block lasts."""
    if not attack:
        yield
        return
    with _process("spellwright.bench.serving.attacks", str(port), attack) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield


@contextmanager
def _process(module: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", module, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()


def _family(process: int) -> list[int]:
    """A process and its children, as far as the system tells."""
    children = Path(f"/proc/{process}/task/{process}/children")
    if not children.exists():
        return [process]
    return [process, *[int(child) for child in children.read_text().split()]]


def _megabytes(process: int, figure: str) -> float:
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    found = [line for line in status.read_text().splitlines() if line.startswith(f"{figure}:")]
    return int(found[0].split()[1]) / 1024 if found else 0.0


def _processor_s(process: int) -> float:
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    # The name of the program, in brackets, may have spaces in it.
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def load_average() -> float:
    try:
        return round(os.getloadavg()[0], 2)
    except (AttributeError, OSError):
        return 0.0


def run_players(playing: Coroutine[Any, Any, float]) -> float:
    """On the loop that the server has, too; Windows has no uvloop."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(playing)
    return uvloop.run(playing)


async def play(port: int, tally: Tally, tables: int, rate: float, seconds: float) -> float:
    """The seconds that the play took, after all who could had sat down."""
    game = REFERENCE if rate else ENDLESS
    pairs = [Pair(port, game, tally, f"198.51.100.{n % 250}") for n in range(tables)]
    playing = await seated(pairs)
    start = time.perf_counter()
    until = start + seconds
    await asyncio.gather(
        *[
            pair.play(until, times_to_choose(start, rate, number / tables))
            if rate
            else pair.play_at_full_speed(until)
            for number, pair in enumerate(playing)
        ]
    )
    return time.perf_counter() - start


async def seated(pairs: list[Sitter], tick: Callable[[], None] = _nothing) -> list[Sitter]:
    """The pairs that have a table; only a few sit down at once, so that the server keeps up."""
    doors = asyncio.Semaphore(SITTING_DOWN_AT_ONCE)

    async def begin(pair: Sitter) -> bool:
        async with doors:
            has_begun = await pair.begin()
            tick()
            return has_begun

    begun = await asyncio.gather(*[begin(pair) for pair in pairs])
    return [pair for pair, has_begun in zip(pairs, begun, strict=True) if has_begun]


def times_to_choose(start: float, rate: float, phase: float) -> Iterator[float]:
    """When a pair chooses: evenly, and not all pairs at once. A late choice is not made up for."""
    at = start + phase / rate
    while True:
        yield at
        at = max(at + 1 / rate, time.perf_counter())


def time_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def percentile(figures: list[float], share: float) -> float:
    """A latency in milliseconds; 0 where nothing was measured."""
    if not figures:
        return 0.0
    ordered = sorted(figures)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)
