"""A crew that plays no game: results are planted, with a known difference between two sets of
figures. Pairs have luck in common, as real ones do.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from types import TracebackType
from typing import Self

from spellwright.lab.what_if.experiment import Experiment
from spellwright.lab.what_if.playing import Playing
from spellwright.simulate.crew import Batch, Numbers, Worker
from spellwright.simulate.game_record import GameRecord
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run
from spellwright.simulate.stop_sign import StopSign

DIFFERS = 0.4
"""The part of the pairs whose second game goes another way."""


class PlantedWorker:
    def __init__(self, crew: Planted, run: Run) -> None:
        self.crew = crew
        self.run = run
        self.chunks: deque[Numbers] = deque()

    def send(self, numbers: Numbers) -> None:
        self.chunks.append(numbers)

    def end(self) -> None: ...

    def result(self, number: int) -> GameResult:
        luck = random.Random(f"{self.run.seed}/{number}")
        wins, choices = luck.random() < self.crew.base, luck.randint(50, 150)
        if self.run.figures:
            # With this chance the game goes another way; then it is drawn anew.
            other = random.Random(f"{self.run.seed}/{number}/other")
            if other.random() < DIFFERS:
                wins = other.random() < self.crew.base + self.crew.effect / DIFFERS
                choices = other.randint(50, 150) + self.crew.longer
        ranks = (1, 2) if wins else (2, 1)
        record = GameRecord(choices // 10, choices, 0, {}, [], [], [], [], [])
        return GameResult(number, number, ("a", "b"), choices, "end", ranks, (0, 0), "", record)


class Planted:
    """Seat 1 wins with chance `base`, and by `effect` more often with other figures; the games that
    go another way are `longer` by so many choices.
    """

    chunk_seconds = 60.0
    worker: type[PlantedWorker] = PlantedWorker

    def __init__(self, base: float = 0.4, effect: float = 0.0, longer: int = 0, size: int = 1):
        self.base = base
        self.effect = effect
        self.longer = longer
        self.size = size
        self.played = 0

    def hire(self, run: Run, _runs: int, *, first: bool) -> Worker | None:
        return self.worker(self, run)

    def wait(self, busy: Sequence[Worker], _seconds: float) -> list[tuple[Worker, Batch | None]]:
        heard: list[tuple[Worker, Batch | None]] = []
        for worker in busy:
            assert isinstance(worker, PlantedWorker)
            results = [worker.result(number) for number in worker.chunks[0]]
            self.played += len(results)
            heard.append((worker, Batch(results, 0.0)))
        return heard

    def stop(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


def an_experiment(
    pairs: int, until: float | None = None, seed: int = 1, measure: str = ""
) -> Experiment:
    figures = ({"rules.match.hits": 3},)
    bots = ("greedy",)
    return Experiment("wizardry", 2, {}, bots, seed, figures, pairs, until, measure)


def played(experiment: Experiment, crew: Planted) -> Playing:
    playing = Playing(experiment)
    for _ in playing.go(crew, StopSign()):
        pass
    return playing
