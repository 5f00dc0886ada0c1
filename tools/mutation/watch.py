"""A plugin for pytest: which tests run which lines, or only the tests that a list names.

MUTATE_WATCH    write to this file how long each test took, and which lines below the folder
                MUTATE_RULES it ran
MUTATE_TESTS    run the tests that this file lists with their time limits, in its order
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest


class TookTooLong(BaseException):
    """No `except Exception` of the rules stops it."""


class Watcher:
    """Notes the lines that each test runs."""

    def __init__(self, rules: str, report: Path) -> None:
        self.rules = rules
        self.report = report
        self.lines: dict[CodeType, set[int]] = {}
        self.other: set[CodeType] = set()
        self.tests: dict[str, dict[str, Any]] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None]:
        self.lines = {}
        started = time.perf_counter()
        sys.settrace(self._called)
        yield
        sys.settrace(None)
        found: dict[str, set[int]] = {}
        for code, lines in self.lines.items():
            file = os.path.relpath(code.co_filename, self.rules)
            found.setdefault(file, set()).update(lines)
        entry = self.tests.setdefault(item.nodeid, {"failed": False})
        entry["seconds"] = round(time.perf_counter() - started, 3)
        entry["lines"] = {file: sorted(lines) for file, lines in found.items()}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.tests.setdefault(report.nodeid, {})["failed"] = True

    def pytest_sessionfinish(self) -> None:
        self.report.write_text(json.dumps(self.tests))

    def _called(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        if code in self.other:
            return None
        if not code.co_filename.startswith(self.rules):
            self.other.add(code)
            return None
        seen = self.lines.setdefault(code, set())

        def ran(frame: FrameType, _event: str, _arg: object) -> Any:
            seen.add(frame.f_lineno)
            return ran

        seen.add(frame.f_lineno)
        return ran


class Chooser:
    """Runs some tests in a certain order, each with a time limit."""

    def __init__(self, wanted: dict[str, float]) -> None:
        self.wanted = wanted

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        there = {item.nodeid: item for item in items}
        if not self.wanted.keys() <= there.keys():
            raise pytest.UsageError("some of the tests are gone")
        items[:] = [there[test] for test in self.wanted]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None]:
        signal.signal(signal.SIGALRM, _stop)
        signal.setitimer(signal.ITIMER_REAL, self.wanted[item.nodeid])
        yield
        signal.setitimer(signal.ITIMER_REAL, 0)


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise TookTooLong


def pytest_configure(config: pytest.Config) -> None:
    if "MUTATE_WATCH" in os.environ:
        watcher = Watcher(os.environ["MUTATE_RULES"], Path(os.environ["MUTATE_WATCH"]))
        config.pluginmanager.register(watcher)
    if "MUTATE_TESTS" in os.environ:
        chooser = Chooser(json.loads(Path(os.environ["MUTATE_TESTS"]).read_text()))
        config.pluginmanager.register(chooser)
