"""Shares the games of a run among processes.

Games are dealt out in chunks that grow until one takes about a third of a second, so quick games
cost little talk and slow ones are reported soon. When the stop sign goes up, each worker ends the
game it is playing and hands over what it has.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import Event
from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.registry import any_game, figures_in_force, set_figures
from spellwright.simulate.one_game import play_one
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run
from spellwright.simulate.stop_sign import StopSign

CHUNK_SECONDS: Final = 0.3
LARGEST_CHUNK: Final = 4096
CHUNKS_AHEAD: Final = 2
"""A worker has one chunk to play and one waiting, so that it never waits for us."""
LOOK_UP_SECONDS: Final = 0.1
"""How often we look up from waiting to see the stop sign."""

GAMES_PER_WORKER: Final = 50
"""Fewer games do not repay the start of another process."""

Numbers = Sequence[int]


def sensible_jobs(games: int) -> int:
    """How many processes so many games are worth on this computer."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(cores or 1, games // GAMES_PER_WORKER))


def play_run(
    run: Run, jobs: int = 1, numbers: Numbers | None = None, stop: StopSign | None = None
) -> Iterator[GameResult]:
    """The results of a run's games (all, or those with these numbers), as they come in."""
    wanted = range(run.games) if numbers is None else numbers
    sign = stop or StopSign()
    # The laws start processes of their own, which must be deaf to Ctrl-C as workers are.
    at_hand = run.laws is None and run.figures == figures_in_force(run.game)
    if (jobs <= 1 or len(wanted) <= 1) and at_hand:
        return _play_here(run, wanted, sign)
    return _play_in_workers(run, wanted, max(1, min(jobs, len(wanted))), sign)


def _play_here(run: Run, numbers: Numbers, sign: StopSign) -> Iterator[GameResult]:
    for number in numbers:
        if sign.is_up:
            return
        yield play_one(run, number)


def _play_in_workers(run: Run, numbers: Numbers, jobs: int, sign: StopSign) -> Iterator[GameResult]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with _deaf_to_interrupts():
        workers = [_Worker(context, run, stop) for _ in range(jobs)]
    try:
        dealer = _Dealer(numbers)
        for worker in workers * CHUNKS_AHEAD:
            dealer.deal(worker)
        while busy := {worker.pipe: worker for worker in workers if worker.chunks}:
            if sign.is_up and not stop.is_set():
                stop.set()
                dealer.close()
            for pipe in wait(list(busy), LOOK_UP_SECONDS):
                assert isinstance(pipe, Connection)
                results, seconds = busy[pipe].receive()
                dealer.learn(len(results), seconds)
                dealer.deal(busy[pipe])
                yield from results
    finally:
        for worker in workers:
            worker.end()


class _Dealer:
    """Deals the numbers of the games out in chunks of a sensible size."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._next = 0
        self._size = 1

    def deal(self, worker: _Worker) -> None:
        chunk = self._numbers[self._next : self._next + self._size]
        if chunk:
            self._next += len(chunk)
            worker.send(chunk)

    def learn(self, games: int, seconds: float) -> None:
        if games == self._size and seconds < CHUNK_SECONDS / 2:
            self._size = min(LARGEST_CHUNK, self._size * 2)

    def close(self) -> None:
        self._next = len(self._numbers)


class _Worker:
    """A process that plays the games whose numbers it is sent."""

    def __init__(self, context: SpawnContext, run: Run, stop: Event) -> None:
        self.pipe, its_end = context.Pipe()
        self.chunks = 0
        self._process = context.Process(target=_work, args=(run, stop, its_end), daemon=True)
        self._process.start()
        its_end.close()

    def send(self, numbers: Numbers) -> None:
        with _noticing_death():
            self.pipe.send(numbers)
        self.chunks += 1

    def receive(self) -> tuple[list[GameResult], float]:
        with _noticing_death():
            results, seconds = self.pipe.recv()
        self.chunks -= 1
        if isinstance(results, str):
            raise Refused("figures", results)
        return results, seconds

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
                pipe.send((fault, 0.0))
                continue
            started = time.perf_counter()
            results = []
            for number in numbers:
                if stop.is_set():
                    break
                results.append(play_one(run, number))
            pipe.send((results, time.perf_counter() - started))


def prepare(run: Run) -> str:
    """Load the game with the figures of a run; what is wrong with them, if it cannot be loaded."""
    try:
        set_figures(run.game, run.figures)
        any_game(run.game)
    except Refused as refusal:
        return str(refusal)
    except Exception as error:  # noqa: BLE001 - what a table says is read by rules of every kind
        told = " ".join(str(error).split())
        return f"With these figures the game cannot be loaded: {told[:300]}."
    return ""


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started inside this block ignore Ctrl-C: we stop them ourselves."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _noticing_death() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        raise Refused(
            "worker", "A worker process has died, perhaps for lack of memory; try fewer --jobs."
        ) from None
