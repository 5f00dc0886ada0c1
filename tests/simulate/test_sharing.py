"""Several runs among several workers: in step, and nothing is lost when a worker dies."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Sequence
from types import TracebackType
from typing import Self

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.simulate import GameResult, Run, play_run
from spellwright.simulate.crew import Batch, Numbers, Worker
from spellwright.simulate.one_game import play_one
from spellwright.simulate.processes import Processes
from spellwright.simulate.sharing import play_shared
from spellwright.simulate.stop_sign import StopSign


def a_run(games: int = 40, seed: int = 5) -> Run:
    return Run("reference", 2, {}, ("random",), seed, games)


class Somebody:
    """A worker in this process, who may die before it has played."""

    def __init__(self, run: Run, dies_after: int) -> None:
        self.run = run
        self.chunks: deque[Numbers] = deque()
        self.left = dies_after
        self.has_ended = False

    def send(self, numbers: Numbers) -> None:
        self.chunks.append(numbers)

    def end(self) -> None:
        self.has_ended = True


class HereAndNow:
    """A crew whose workers die after so many chunks, in turn."""

    chunk_seconds = 60.0

    def __init__(self, size: int, lives: Sequence[int] = ()) -> None:
        self.size = size
        self.lives = list(lives)
        self.hired: list[Somebody] = []
        self.stopped = False

    def hire(self, run: Run, _runs: int, *, first: bool) -> Worker | None:
        if len(self.hired) >= self.size and not first and not self.lives:
            return None
        self.hired.append(Somebody(run, self.lives.pop() if self.lives else 10**6))
        return self.hired[-1]

    def wait(self, busy: Sequence[Worker], _seconds: float) -> list[tuple[Worker, Batch | None]]:
        heard: list[tuple[Worker, Batch | None]] = []
        for worker in busy:
            assert isinstance(worker, Somebody)
            worker.left -= 1
            if worker.left < 0:
                heard.append((worker, None))
            else:
                results = [play_one(worker.run, number) for number in worker.chunks[0]]
                heard.append((worker, Batch(results, 0.001)))
        return heard

    def stop(self) -> None:
        self.stopped = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


def shared(runs: Sequence[Run], crew: HereAndNow | Processes) -> list[list[GameResult]]:
    found: list[list[GameResult]] = [[] for _ in runs]
    for place, result in play_shared(runs, [range(r.games) for r in runs], crew, StopSign()):
        found[place].append(result)
    return [sorted(results) for results in found]


@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_every_game_of_every_run_is_played_once(size: int) -> None:
    runs = [a_run(), a_run(seed=6), a_run(20, seed=7)]
    assert shared(runs, HereAndNow(size)) == [list(play_run(run)) for run in runs]


@pytest.mark.parametrize("lives", [[0], [1, 2], [3, 0, 2, 1]])
def test_the_games_of_workers_that_die_are_played_again(lives: list[int]) -> None:
    runs = [a_run(), a_run(seed=6)]
    crew = HereAndNow(2, lives)
    assert shared(runs, crew) == [list(play_run(run)) for run in runs]
    assert len(crew.hired) > 2


def test_games_with_which_every_worker_dies_are_given_up() -> None:
    with pytest.raises(Refused, match="again and again"):
        shared([a_run()], HereAndNow(1, [0] * 20))


def test_runs_keep_in_step() -> None:
    seen: list[list[int]] = [[], []]
    crew = HereAndNow(1)
    runs = [a_run(400), a_run(400, seed=6)]
    for place, result in play_shared(runs, [range(400)] * 2, crew, StopSign()):
        seen[place].append(result.number)
        assert abs(len(seen[0]) - len(seen[1])) <= 256


def test_a_stop_sign_ends_it_with_what_is_done() -> None:
    sign, crew, done = StopSign(), HereAndNow(2), 0
    for _ in play_shared([a_run(400)], [range(400)], crew, sign):
        done += 1
        sign.is_up = True
    assert 0 < done < 400
    assert crew.stopped
    assert all(worker.has_ended for worker in crew.hired)


def test_a_process_that_is_killed_costs_nothing() -> None:
    run = a_run(2000)
    results = []
    with Processes(2) as crew:
        for _, result in play_shared([run], [range(run.games)], crew, StopSign()):
            results.append(result)
            if len(results) == 30:
                multiprocessing.active_children()[0].kill()
    assert sorted(results) == list(play_run(run))


def test_a_program_that_plays_is_not_run_again_by_its_workers() -> None:
    """This module is imported by pytest; as a script it would have no guard."""
    runs = [a_run(30), a_run(30, seed=9)]
    assert shared(runs, Processes(2)) == [list(play_run(run)) for run in runs]
