"""Who plays the games of a run: processes of this computer, or of a cluster.

A worker plays the games of one run, for a process has one set of figures. `sharing.py` deals the
games out; a crew only hires workers and hears from them. So the same work can be done anywhere, and
what comes out is the same.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from types import TracebackType
from typing import NamedTuple, Protocol, Self

from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run

Numbers = Sequence[int]


class Batch(NamedTuple):
    """What a worker has done."""

    results: list[GameResult]
    seconds: float
    fault: str = ""
    """Why it can play no game at all: what is wrong with the figures."""


class Worker(Protocol):
    chunks: deque[Numbers]
    """The numbers of the games that it was sent and has not played, the oldest first."""

    def send(self, numbers: Numbers) -> None:
        """Let it play these games next."""

    def end(self) -> None:
        """It is needed no longer, even if it still plays."""


class Crew(Protocol):
    size: int
    """How many workers may play at the same time."""
    chunk_seconds: float
    """How long a worker should play until it answers."""

    def hire(self, run: Run, runs: int, *, first: bool) -> Worker | None:
        """A worker for one of so many runs; None if there is no room for another. The first worker
        of a run is always hired.
        """

    def wait(self, busy: Sequence[Worker], seconds: float) -> list[tuple[Worker, Batch | None]]:
        """What workers have done, as soon as there is something; None from a worker that died."""

    def stop(self) -> None:
        """All workers end the game that they are playing, and play no other."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...
