"""What ./check all adds runs where it can, and says so where it cannot."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import long_steps
import pytest
from environment import Environment, Unfit
from step import FAILED, NOT_RUN, PASSED, Step

HERE: Final = "%d.%d" % sys.version_info[:2]  # noqa: UP031
Called = list[list[str]]


@pytest.fixture
def place(tmp_path: Path) -> Environment:
    (tmp_path / "tests").mkdir()
    (tmp_path / "src").mkdir()
    return Environment("./check", tmp_path)


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> Called:
    """What would have been run; all of it ends well."""
    commands: Called = []

    def call(command: list[str], **_: object) -> int:
        commands.append([*command])
        return 0

    monkeypatch.setattr(subprocess, "call", call)
    return commands


def step(name: str) -> Step:
    return next(step for step in long_steps.LONG_STEPS if step.name == name)


def test_a_marker_that_no_test_carries_is_told(
    place: Environment, called: Called, capsys: pytest.CaptureFixture[str]
) -> None:
    assert step("ray").outcome(place) == NOT_RUN
    assert capsys.readouterr().out == "No test carries the marker ray: there is nothing to run.\n"
    assert called == []


@pytest.mark.parametrize("name", ["long", "ray", "lab", "rl", "wheel"])
def test_tests_with_a_marker_are_run_with_their_extra(
    place: Environment, called: Called, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    prepared: list[tuple[str, ...]] = []
    monkeypatch.setattr(Environment, "prepare", lambda _, *what: prepared.append(what))
    text = f"@pytest.mark.{name}\ndef test_it(): ..."
    (place.project / "tests" / "test_it.py").write_text(text, encoding="utf-8")
    assert step(name).outcome(place) == PASSED
    ((*_, marks),) = called
    assert marks.startswith(name)
    extra = [(f"requirements-{name}.lock", name)] if name in ("ray", "lab", "rl") else []
    assert prepared == extra


@pytest.mark.parametrize(("code", "outcome"), [(0, PASSED), (1, FAILED), (5, NOT_RUN)])
def test_what_came_of_tests_with_a_marker(
    place: Environment, monkeypatch: pytest.MonkeyPatch, code: int, outcome: str
) -> None:
    (place.project / "tests" / "test_it.py").write_text("pytest.mark.long", encoding="utf-8")
    monkeypatch.setattr(subprocess, "call", lambda _: code)
    assert step("long").outcome(place) == outcome


def test_an_extra_that_cannot_be_had_is_told(
    place: Environment,
    called: Called,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fails(*_: object) -> None:
        raise Unfit("the packages could not be downloaded.")

    monkeypatch.setattr(Environment, "prepare", fails)
    (place.project / "tests" / "test_it.py").write_text("pytest.mark.rl", encoding="utf-8")
    assert step("rl").outcome(place) == NOT_RUN
    assert "NOT RUN: the packages could not be downloaded." in capsys.readouterr().out
    assert called == []


def test_the_compiled_build_is_tested_and_removed_again(
    place: Environment, called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    assert step("compiled").outcome(place) == PASSED
    assert [command[-1] for command in called] == ["tools/native/build.py", "2", "--clean"]
    assert called[0][0] == str(place.program("python"))
    called.clear()
    (place.project / "src" / "kernel.so").touch()
    assert step("compiled").outcome(place) == PASSED
    assert [command[-1] for command in called] == ["tools/native/build.py", "2"]


def test_without_a_compiler_nothing_is_compiled(
    place: Environment, called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert step("compiled").outcome(place) == NOT_RUN
    assert called == []


def test_another_python_is_found_where_pyenv_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert long_steps.python_at_hand("3.12") is None
    kept = tmp_path / "versions" / "3.12.4" / "bin" / "python3.12"
    kept.parent.mkdir(parents=True)
    kept.write_text("#!/bin/sh\necho 3.12\n", encoding="utf-8")
    kept.chmod(0o755)
    assert long_steps.python_at_hand("3.12") == str(kept)


def test_another_python_runs_the_tests_of_kernel_and_games(
    place: Environment, called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Environment] = []
    monkeypatch.setattr(Environment, "prepare", lambda self, _: made.append(self))
    monkeypatch.setattr(long_steps, "python_at_hand", lambda _: "/opt/python3.99")
    other = long_steps.OtherPython("python3.99", "", [], version="3.99")
    assert other.outcome(place) == PASSED
    (environment,) = made
    assert environment.folder == place.folder / "python3.99"
    assert environment.python == "/opt/python3.99"
    ((python, *command),) = called
    assert python == str(environment.program("python"))
    assert {"tests/kernel", "tests/duels"} <= set(command)
    monkeypatch.setattr(subprocess, "call", lambda *_: 1)
    assert other.outcome(place) == FAILED


def test_a_python_that_is_not_at_hand_or_used_anyway(
    place: Environment, called: Called, capsys: pytest.CaptureFixture[str]
) -> None:
    assert long_steps.OtherPython("one", "", [], version="3.99").outcome(place) == NOT_RUN
    assert "NOT RUN: there is no Python 3.99" in capsys.readouterr().out
    assert long_steps.OtherPython("two", "", [], version=HERE).outcome(place) == NOT_RUN
    assert f"run on Python {HERE} already" in capsys.readouterr().out
    assert called == []
