"""Ways to think that go wrong, for worker processes. The bot's name is the file they write to."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from spellwright.registry import any_game
from spellwright.registry import game as find_game
from spellwright.server.bots.thinking import HINT, Job, Thought, think
from spellwright.server.bots.workers import TRIES


def _times(job: Job) -> int:
    """How often this has been called, also by processes that are gone."""
    path = Path(job.bot)
    with path.open("a") as file:
        file.write(".")
    return len(path.read_text())


def crashes_once(job: Job, _: Callable[[], bool]) -> Thought:
    if _times(job) == 1:
        os._exit(1)
    return Thought("mark a1", f"process {os.getpid()}")


def crashes(job: Job, _: Callable[[], bool]) -> Thought:
    _times(job)
    os._exit(1)


def tells_its_process(_: Job, __: Callable[[], bool]) -> Thought:
    """Takes a moment, so that two who are asked at once are asked of two processes."""
    time.sleep(0.2)
    return Thought("mark a1", f"process {os.getpid()}")


def fails(job: Job, _: Callable[[], bool]) -> Thought:
    raise ValueError(f"no idea what to do in seat {job.seat}")


def sleeps_once(job: Job, _: Callable[[], bool]) -> Thought:
    """Sleeps like a stone, and does not hear that it should stop."""
    if _times(job) == 1:
        time.sleep(300)
    return Thought("mark a1", f"process {os.getpid()}")


def thinks_until_stopped(job: Job, stopped: Callable[[], bool]) -> Thought:
    if _times(job) == 1:
        while not stopped():
            time.sleep(0.01)
    return Thought("mark a1", f"process {os.getpid()}")


def slow_hints(job: Job, stopped: Callable[[], bool]) -> Thought:
    """Bots play as usual; a hint takes until nobody wants it any more."""
    if job.bot != HINT:
        return think(job, stopped)
    while not stopped():
        time.sleep(0.01)
    return Thought("lock", "Too late.")


def waits_for_a_sign(job: Job, stopped: Callable[[], bool]) -> Thought:
    """Thinks until there is a file that says «go», then chooses the first option."""
    _times(job)
    while not Path(f"{job.bot}.go").exists() and not stopped():
        time.sleep(0.01)
    state = find_game(job.game).from_json(job.state)
    return Thought(state.decisions[job.seat].options[0].text, "The sign has come.")


def crashes_then_chooses(job: Job, _: Callable[[], bool]) -> Thought:
    """Dies at its first thought, then chooses the first option, and never again."""
    times = _times(job)
    if times == 1:
        os._exit(1)
    while times > 2:
        time.sleep(0.01)
    state = find_game(job.game).from_json(job.state)
    return Thought(state.decisions[-1].options[0].text, "Here I am again.")


def chooses_the_first(job: Job, _: Callable[[], bool]) -> Thought:
    state = any_game(job.game).from_json(job.state)
    return Thought(state.decisions[-1].options[0].text, "It is the first.")


def crashes_often_then_chooses(job: Job, stopped: Callable[[], bool]) -> Thought:
    """Dies as often as it is tried for one thought, then chooses."""
    if _times(job) <= TRIES:
        os._exit(1)
    return chooses_the_first(job, stopped)
