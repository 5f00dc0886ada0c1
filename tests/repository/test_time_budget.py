"""Tests have a time budget, and a run that goes over it fails and says why."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.shared.time_budget import (
    BUSY_MACHINE,
    Budgets,
    Stretch,
    Times,
    complaints,
    folder_of,
    read_budgets,
    table,
)
from tests.shared.yardstick import QUIET, Yardstick, slowness

PROJECT: Final = Path(__file__).parents[2]
MOST: Final = 12 * 60
"""So many seconds may ./check take on two cores."""
REST: Final = 150
"""What its other steps and the start of pytest take of them."""
CONFTEST: Final = """
from tests.shared.time_budget import Budgets, TimeBudget

def pytest_configure(config):
    config.addinivalue_line("markers", "long: not timed")
    config.pluginmanager.register(TimeBudget(Budgets({one_test}, {{"slow": {folder}}})))
"""
TESTS: Final = """
import time
import pytest

def test_one():
    time.sleep(0.2)

def test_two():
    pass

@pytest.mark.long
def test_three():
    time.sleep(0.2)
"""


def test_the_budgets_leave_the_check_under_twelve_minutes() -> None:
    budgets = read_budgets()
    assert sum(budgets.folders.values()) / 2 + REST <= MOST
    assert budgets.one_test == 8


def test_every_folder_has_a_budget_and_every_budget_a_folder() -> None:
    folders = {folder_of(str(file.relative_to(PROJECT))) for file in _files()}
    assert set(read_budgets().folders) == {"src", *folders}


def _files() -> list[Path]:
    return list((PROJECT / "tests").rglob("test_*.py"))


def made(*tests: tuple[str, float], slow: float = 1.0) -> Times:
    """A second in which fixtures were made, then the test, one after the other."""
    times, at = Times(), 0.0
    for test, seconds in tests:
        times.stretches.append(Stretch(test, "setup", at, at + 1))
        times.stretches.append(Stretch(test, "call", at + 1, at + 1 + seconds))
        at += 1 + seconds
        times.measured.append((at, slow))
    return times


A, B, C = ("tests/a/test_x.py::one", "tests/a/b/test_y.py::two", "tests/c/test_z.py::three")


def test_a_folder_over_its_budget_is_told_with_its_slowest_tests() -> None:
    found = list(complaints(made((A, 2), (B, 5), (C, 1)), Budgets(8, {"tests/a": 8, "tests/c": 8})))
    assert found == [
        "tests/a took 9 s, and its budget is 8 s. Make its tests faster, or mark as long what "
        f"cannot be. The slowest: {B} 6.0 s, {A} 3.0 s."
    ]


def test_a_folder_without_a_budget_is_told() -> None:
    assert list(complaints(made((C, 1)), Budgets(8, {}))) == [
        "tests/c took 2 s, and has no time budget: give it one in tests/time_budget.toml."
    ]


def test_a_test_over_the_limit_is_told_and_its_fixtures_are_not_its_own() -> None:
    budgets = Budgets(3, {"tests/a": 99})
    assert list(complaints(made((A, 3 * BUSY_MACHINE), (B, 4.6)), budgets)) == [
        f"{B} took 4.6 s. A test over 3 s is made faster, or marked long: "
        "then only ./check all runs it."
    ]


def test_a_slow_machine_is_given_more_time_and_a_fast_one_no_less() -> None:
    budgets = Budgets(8, {"tests/a": 9})
    tests = ((A, 8.0), (B, 8.0))
    assert list(complaints(made(*tests, slow=2.1), budgets)) == []
    assert len(list(complaints(made(*tests, slow=1.1), budgets))) == 1
    assert len(list(complaints(made(*tests, slow=0.5), budgets))) == 1


def test_waiting_for_a_core_does_not_count() -> None:
    times = Times()
    times.stretches.append(Stretch(A, "call", 0, 20, waited=13))
    assert times.calls() == {A: 7}
    times.measured.append((10.0, 5.0))
    assert times.calls() == {A: 4}


def test_only_measurements_of_that_time_count() -> None:
    measured = [(0.0, 9.0), (100.0, 2.0), (110.0, 4.0), (200.0, 9.0)]
    assert slowness(measured, 101, 109) == 3.0
    assert slowness(measured, 50, 60) == 1.0


def test_the_machine_is_measured_now_and_then() -> None:
    yardstick = Yardstick()
    ((_, slow),) = yardstick.news()
    assert slow * QUIET > 0
    assert yardstick.news() == []
    assert yardstick.wait() >= 0


def test_the_table_shows_every_folder() -> None:
    shown = list(table(made((A, 2), (C, 1)), Budgets(8, {"tests/a": 8})))
    assert shown[0].split() == ["tests/a", "3.0", "s", "of", "8"]
    assert shown[1] == f"    {A} 3.0 s"
    assert len(shown) == 4


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_run_over_its_budget_fails(tmp_path: Path, workers: str) -> None:
    (tmp_path / "slow").mkdir()
    (tmp_path / "slow" / "test_slow.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")

    def ran(one_test: float, folder: float) -> subprocess.CompletedProcess[str]:
        conftest = CONFTEST.format(one_test=one_test, folder=folder)
        (tmp_path / "conftest.py").write_text(conftest, encoding="utf-8")
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "-n", workers],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(PROJECT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            capture_output=True,
            text=True,
            check=False,
        )

    over = ran(0.001, 0.001)
    assert over.returncode == 1, over.stdout
    assert "slow took 0 s, and its budget is 0 s." in over.stdout
    told = [line for line in over.stdout.splitlines() if "A test over 0 s" in line]
    names = [line.partition(" took")[0] for line in told]
    assert "slow/test_slow.py::test_one" in names
    assert "slow/test_slow.py::test_three" not in names, "it is marked long"
    assert "3 passed" in over.stdout
    within = ran(1000, 1000)
    assert (within.returncode, "budget" in within.stdout) == (0, False)
