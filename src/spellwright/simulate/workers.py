"""Plays the games of a run: here, in other processes, or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.registry import figures_in_force
from spellwright.simulate.crew import Crew, Numbers
from spellwright.simulate.one_game import play_one
from spellwright.simulate.processes import Processes, sensible_jobs
from spellwright.simulate.result import GameResult
from spellwright.simulate.run import Run
from spellwright.simulate.sharing import play_shared
from spellwright.simulate.stop_sign import StopSign

LOCAL_RAY: Final = "local"
"""In place of the address of a cluster: one on this computer, for as long as it is needed."""


def jobs_for(jobs: int | None, ray: str, games: int) -> int:
    """How many processes are meant by `--jobs` and `--ray`, for so many games."""
    if ray and jobs:
        raise Refused("jobs", say("refusal-jobs-and-ray"))
    return jobs or sensible_jobs(games)


def crew_of(jobs: int, ray: str) -> Crew:
    """Those who play: processes here, or with an address those of a cluster."""
    if not ray:
        return Processes(jobs)
    from spellwright.simulate.ray_crew import RayCrew

    return RayCrew("" if ray == LOCAL_RAY else ray)


def play_run(
    run: Run,
    jobs: int = 1,
    numbers: Numbers | None = None,
    stop: StopSign | None = None,
    ray: str = "",
) -> Iterator[GameResult]:
    """The results of a run's games (all, or those with these numbers), as they come in."""
    wanted = range(run.games) if numbers is None else numbers
    sign = stop or StopSign()
    # The laws start processes of their own, which must be deaf to Ctrl-C as workers are.
    at_hand = run.laws is None and run.figures == figures_in_force(run.game)
    if not ray and (jobs <= 1 or len(wanted) <= 1) and at_hand:
        return _play_here(run, wanted, sign)
    return _play_there(run, wanted, sign, max(1, min(jobs, len(wanted))), ray)


def _play_here(run: Run, numbers: Numbers, sign: StopSign) -> Iterator[GameResult]:
    for number in numbers:
        if sign.is_up:
            return
        yield play_one(run, number)


def _play_there(
    run: Run, numbers: Numbers, sign: StopSign, jobs: int, ray: str
) -> Iterator[GameResult]:
    with crew_of(jobs, ray) as crew:
        for _, result in play_shared([run], [numbers], crew, sign):
            yield result
