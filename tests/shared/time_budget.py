"""Fails a run of pytest in which a folder of tests takes longer than its budget.

A test over the limit for one test fails the run too, unless it is marked `long`. Budgets stand in
`tests/time_budget.toml`. `pytest --times` shows what each folder took.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.shared.yardstick import Measured, Yardstick, slowness

FILE: Final = Path(__file__).parents[1] / "time_budget.toml"
UNTIMED: Final = ("long", "ray", "rl", "wheel", "soak")
MEASURED: Final = "measured by the yardstick"
SHOWN: Final = 5
"""So many of the slowest tests of a folder are named."""

BUSY_MACHINE: Final = 1.5
"""By so much the measurement of one test may err while other work runs beside it."""


class Budgets(NamedTuple):
    """Seconds of a quiet machine: for a test, and for the tests of each folder together."""

    one_test: float
    folders: Mapping[str, float]


def read_budgets(file: Path = FILE) -> Budgets:
    read = tomllib.loads(file.read_text("utf-8"))
    return Budgets(read["one_test"], read["folders"])


class Stretch(NamedTuple):
    """One phase of a test: its fixtures are made, it is called, its fixtures are put away."""

    test: str
    phase: str
    began: float
    ended: float
    waited: float = 0.0
    """Of that, so long its process waited for a core."""


class Times:
    """What tests took, and how slow the machine was meanwhile."""

    def __init__(self) -> None:
        self.stretches: list[Stretch] = []
        self.measured: list[Measured] = []

    def folders(self) -> dict[str, dict[str, float]]:
        """By folder and test, the seconds in all."""
        found: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        for stretch in self.stretches:
            found[folder_of(stretch.test)][stretch.test] += self._seconds(stretch)
        return found

    def calls(self) -> dict[str, float]:
        """By test, the seconds of its own: what is made for many tests is not the first one's."""
        called = [stretch for stretch in self.stretches if stretch.phase == "call"]
        return {stretch.test: self._seconds(stretch) for stretch in called}

    def _seconds(self, stretch: Stretch) -> float:
        took = stretch.ended - stretch.began
        slow = slowness(self.measured, stretch.began, stretch.ended)
        return max(0.0, min(took / slow, took - stretch.waited))


def complaints(times: Times, budgets: Budgets) -> Iterator[str]:
    """A sentence for each folder and each test that took too long."""
    for folder, tests in sorted(times.folders().items()):
        spent = sum(tests.values())
        budget = budgets.folders.get(folder)
        took = f"{folder} took {spent:.0f} s, and "
        if budget is None:
            yield f"{took}has no time budget: give it one in tests/{FILE.name}."
        elif spent > budget:
            yield (
                f"{took}its budget is {budget:.0f} s. Make its tests faster, or mark as long what "
                f"cannot be. The slowest: {', '.join(_slowest(tests))}."
            )
    for test, seconds in times.calls().items():
        if seconds > budgets.one_test * BUSY_MACHINE:
            yield (
                f"{test} took {seconds:.1f} s. A test over {budgets.one_test:.0f} s is made "
                "faster, or marked long: then only ./check all runs it."
            )


def table(times: Times, budgets: Budgets) -> Iterator[str]:
    for folder, tests in sorted(times.folders().items()):
        yield f"{folder:24} {sum(tests.values()):6.1f} s of {budgets.folders.get(folder, 0)}"
        yield from (f"    {test}" for test in _slowest(tests))


def folder_of(test: str) -> str:
    """`tests/battle` for all tests there and below, `src` for examples in the source."""
    first, *rest = test.partition("::")[0].split("/")
    return f"{first}/{rest[0]}" if first == "tests" and len(rest) > 1 else first


def _slowest(tests: Mapping[str, float]) -> list[str]:
    ordered = sorted(tests, key=lambda test: -tests[test])[:SHOWN]
    return [f"{test} {tests[test]:.1f} s" for test in ordered]


class TimeBudget:
    """The plugin: workers measure, the process that collects their reports judges."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.yardstick = Yardstick()
        self.times = Times()
        self.complaints: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if not any(item.get_closest_marker(name) for name in UNTIMED):
            measured = {"waited": self.yardstick.wait(), "news": self.yardstick.news()}
            report.user_properties = [*report.user_properties, (MEASURED, measured)]
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == MEASURED and isinstance(value, dict):
                self.times.measured += [(at, slow) for at, slow in value["news"]]
                times = (report.start, report.stop, value["waited"])
                self.times.stretches.append(Stretch(report.nodeid, report.when, *times))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workerinput"):
            return
        self.times.measured.sort()
        self.complaints = list(complaints(self.times, self.budgets))
        if self.complaints and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if terminalreporter.config.getoption("--times", default=False):
            terminalreporter.section("seconds of a quiet machine")
            terminalreporter.write_line("\n".join(table(self.times, self.budgets)))
        if self.complaints:
            terminalreporter.section("over the time budget", red=True)
            terminalreporter.write_line("\n".join(self.complaints))
