"""Workers that are processes of this computer."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import Event
from types import ModuleType, TracebackType
from typing import Final, Self

from spellwright.simulate.crew import Batch, Numbers, Worker
from spellwright.simulate.one_game import play_one
from spellwright.simulate.preparing import prepare
from spellwright.simulate.run import Run

CHUNK_SECONDS: Final = 0.3
GAMES_PER_WORKER: Final = 50
"""Fewer games do not repay the start of another process."""


def sensible_jobs(games: int) -> int:
    """How many processes so many games are worth on this computer."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(cores or 1, games // GAMES_PER_WORKER))


class Processes:
    """A crew on this computer."""

    chunk_seconds = CHUNK_SECONDS

    def __init__(self, jobs: int) -> None:
        self.size = jobs
        self._context = multiprocessing.get_context("spawn")
        self._stop = self._context.Event()

    def hire(self, run: Run, _runs: int, *, first: bool) -> Worker | None:
        with _deaf_to_interrupts(), _without_the_program():
            return _Process(self._context, run, self._stop)

    def wait(self, busy: Sequence[Worker], seconds: float) -> list[tuple[Worker, Batch | None]]:
        by_pipe = {worker.pipe: worker for worker in busy if isinstance(worker, _Process)}
        heard: list[tuple[Worker, Batch | None]] = []
        for pipe in wait(list(by_pipe), seconds):
            assert isinstance(pipe, Connection)
            heard.append((by_pipe[pipe], by_pipe[pipe].receive()))
        return heard

    def stop(self) -> None:
        self._stop.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


class _Process:
    """A process that plays the games whose numbers it is sent."""

    def __init__(self, context: SpawnContext, run: Run, stop: Event) -> None:
        self.pipe, its_end = context.Pipe()
        self.chunks: deque[Numbers] = deque()
        self._process = context.Process(target=_work, args=(run, stop, its_end), daemon=True)
        self._process.start()
        its_end.close()

    def send(self, numbers: Numbers) -> None:
        # If it has died, this is noticed when it is heard.
        with contextlib.suppress(OSError):
            self.pipe.send(numbers)
        self.chunks.append(numbers)

    def receive(self) -> Batch | None:
        try:
            played: Batch = self.pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            return None
        return played

    def end(self) -> None:
        self.pipe.close()
        if self.chunks:
            self._process.terminate()
        self._process.join()


def _work(run: Run, stop: Event, pipe: Connection) -> None:
    """What a worker does until nobody sends it numbers any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    fault = prepare(run)
    with contextlib.suppress(EOFError, OSError):
        while True:
            numbers = pipe.recv()
            if fault:
                pipe.send(Batch([], 0.0, fault))
                continue
            started = time.perf_counter()
            results = []
            for number in numbers:
                if stop.is_set():
                    break
                results.append(play_one(run, number))
            pipe.send(Batch(results, time.perf_counter() - started))


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started inside this block ignore Ctrl-C: we stop them ourselves."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _without_the_program() -> Iterator[None]:
    """Processes started inside this block do not run the program again that has started them: they
    need nothing of it, and a script or a notebook would start its experiment anew in each.
    """
    program = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = program
