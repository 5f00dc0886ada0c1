"""Workers that are actors of a Ray cluster: one actor has one set of figures.

A worker or a node that is lost costs only the games that it was playing, which are played again.
"""

from __future__ import annotations

import socket
import time
from collections import deque
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Final, Self

import spellwright
from spellwright.extras import need
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import any_game
from spellwright.simulate.crew import Batch, Numbers, Worker
from spellwright.simulate.figures import edition_with
from spellwright.simulate.one_game import play_one
from spellwright.simulate.preparing import prepare
from spellwright.simulate.run import Run

PATIENCE: Final = 5.0
CHUNK_SECONDS: Final = 2.0
"""A cluster of a thousand cores then answers five hundred times a second."""


class RayCrew:
    """A crew on a cluster; without an address, on one that is started here for the purpose."""

    chunk_seconds = CHUNK_SECONDS

    def __init__(self, address: str = "") -> None:
        need("ray", "ray", say("extra-cluster"))
        import ray

        self._ray: Any = ray
        self._is_ours = not ray.is_initialized()
        if self._is_ours:
            _connect(ray, address)
        self.size = max(1, int(ray.available_resources().get("CPU", 0)))
        self._has_lost = False
        self.players: list[Any] = []
        """The actors that are hired now."""

    def hire(self, run: Run, runs: int, *, first: bool) -> Worker | None:
        has_room = len(self.players) < self.size
        if not has_room and not first:
            return None
        # An actor that asks for a core waits for it, and its games with it. Once a node is lost,
        # nobody knows how many cores are left: who replaces somebody asks for none.
        cores = 1 if has_room and self.size >= runs and not self._has_lost else 0
        return _Actor(self, self._ray, run, cores)

    def wait(self, busy: Sequence[Worker], seconds: float) -> list[tuple[Worker, Batch | None]]:
        asked = {worker.answers[0]: worker for worker in busy if isinstance(worker, _Actor)}
        if not self._ray.wait(list(asked), timeout=seconds)[0]:
            return []
        ready, _ = self._ray.wait(list(asked), num_returns=len(asked), timeout=0)
        return [(asked[answer], self._played(asked[answer])) for answer in ready]

    def _played(self, worker: _Actor) -> Batch | None:
        try:
            played: Batch = self._ray.get(worker.answers.popleft())
        except self._ray.exceptions.RayTaskError:
            raise
        except self._ray.exceptions.RayError:
            self._has_lost = True
            worker.end()
            cores = int(self._ray.cluster_resources().get("CPU", 0))
            self.size = max(1, min(self.size, cores))
            return None
        return played

    def stop(self) -> None:
        """Chunks are short: actors end the one they play."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._is_ours:
            self._ray.shutdown()


class _Actor:
    def __init__(self, crew: RayCrew, ray: Any, run: Run, cores: int) -> None:
        self.chunks: deque[Numbers] = deque()
        self.answers: deque[Any] = deque()
        self._crew = crew
        self._ray = ray
        edition = str(edition_with(any_game(run.game), run.figures))
        made = ray.remote(num_cpus=cores, max_restarts=0, max_task_retries=0)(Player)
        spread = made.options(scheduling_strategy="SPREAD")
        self._player = spread.remote(run, edition, spellwright.__version__)
        crew.players.append(self._player)

    def send(self, numbers: Numbers) -> None:
        self.chunks.append(numbers)
        self.answers.append(self._player.play.remote(list(numbers)))

    def end(self) -> None:
        if self._player in self._crew.players:
            self._crew.players.remove(self._player)
            self._ray.kill(self._player)


class Player:
    """What runs on the cluster."""

    def __init__(self, run: Run, edition: str, version: str) -> None:
        self.run = run
        self.fault = prepare(run)
        if not self.fault:
            here = str(any_game(run.game).rules.edition), spellwright.__version__
            if here != (edition, version):
                said = say("refusal-cluster-version", here=version, there=here[1])
                self.fault = str(said)

    def play(self, numbers: list[int]) -> Batch:
        started = time.perf_counter()
        results = [] if self.fault else [play_one(self.run, number) for number in numbers]
        return Batch(results, time.perf_counter() - started, self.fault)


def _connect(ray: Any, address: str) -> None:
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if host and port.isdigit():
            # Ray itself takes minutes to notice that nobody is there.
            socket.create_connection((host, int(port)), PATIENCE).close()
        ray.init(
            address=address or "local",
            include_dashboard=None if address else False,
            log_to_driver=False,
            logging_level="ERROR",
        )
    except (OSError, ValueError, RuntimeError) as error:
        told = " ".join(str(error).split())[:200]
        raise Refused("cluster", say("refusal-cluster", address=address, told=told)) from None
