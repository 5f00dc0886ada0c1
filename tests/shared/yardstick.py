"""How slow this machine is just now, told by a fixed piece of work.

Seconds on a clock say little on a machine that does other things as well. So what tests take is
counted in seconds of a quiet machine: a stretch of time is divided by how many times as long the
same piece of work took meanwhile. Where the system tells how long this process waited for a core,
it was certainly no longer than the rest.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, time
from typing import Final

QUIET: Final = 0.0085
"""What the work takes on a quiet machine for which budgets are written, in seconds."""
APART: Final = 1.0
"""Seconds between two measurements: they cost less than a hundredth of the time."""
AROUND: Final = 10.0
"""Measurements so many seconds before and after a stretch of time still tell about it."""

SCHEDULER: Final = Path("/proc/thread-self/schedstat")
"""On Linux: nanoseconds on a core, and nanoseconds of waiting for one."""

Measured = tuple[float, float]
"""The moment, and how many times as slow as the quiet machine this one was."""


def work() -> int:
    """What tests spend their time on: small numbers, lists, a dict and calls of functions."""
    seen: dict[int, list[int]] = {}
    for number in range(80_000):
        seen.setdefault(_next(number) % 97, []).append(number)
    return sum(len(column[::2]) for column in seen.values())


def _next(number: int) -> int:
    return (number * 2_654_435_761 >> 7) & 0xFFFF


class Yardstick:
    """Measures every now and then."""

    def __init__(self) -> None:
        self.measured_at = 0.0
        self.had_waited = waited_for_a_core()

    def news(self) -> list[Measured]:
        """A measurement, if the last one was some time ago."""
        if perf_counter() - self.measured_at < APART:
            return []
        began = perf_counter()
        work()
        self.measured_at = perf_counter()
        return [(time(), (self.measured_at - began) / QUIET)]

    def wait(self) -> float:
        """The seconds of waiting for a core since this was asked last."""
        before, self.had_waited = self.had_waited, waited_for_a_core()
        return self.had_waited - before


def waited_for_a_core() -> float:
    return int(SCHEDULER.read_text("ascii").split()[1]) / 1e9 if SCHEDULER.exists() else 0.0


def slowness(measured: Sequence[Measured], began: float, ended: float) -> float:
    """How slow the machine was in a stretch of time, by measurements in their order.

    A faster one counts as the quiet one: what waits for a clock waits no less there.
    """
    first = bisect_left(measured, (began - AROUND, 0.0))
    behind = bisect_left(measured, (ended + AROUND, 0.0))
    near = [slow for _, slow in measured[first:behind]]
    return max(1.0, sum(near) / len(near)) if near else 1.0
