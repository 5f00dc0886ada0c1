"""./check runs its steps one after the other and says what came of each."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import long_steps
import programs
import pytest
import steps
from environment import Environment, Unfit
from step import FAILED, NOT_RUN, Step

WELL: Final = [sys.executable, "-c", ""]
BADLY: Final = [sys.executable, "-c", "raise SystemExit(3)"]


@pytest.fixture
def ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """An environment in which nothing is to be done."""
    monkeypatch.setattr(Environment, "prepare", lambda *_: None)
    monkeypatch.setattr(Environment, "enter", lambda _: None)
    return Environment("./check", tmp_path)


def names(*arguments: str) -> list[str]:
    return [step.name for step in steps.chosen(list(arguments))]


def test_which_steps() -> None:
    assert names() == [step.name for step in steps.STEPS]
    assert names("all") == [*names(), *(step.name for step in long_steps.LONG_STEPS)]
    assert names("wheel") == ["wheel"]
    assert names("types", "lint") == ["types", "lint"]
    assert set(names()) - set(names("--fast")) == {"tests", "rules"}
    with pytest.raises(Unfit, match="there is no step 'nope': name some of: lint "):
        names("lint", "nope")


def test_a_step_that_fails_is_named_and_the_others_are_run(
    ready: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = [Step("one", "1", [BADLY, WELL]), Step("two", "2", [WELL])]
    monkeypatch.setattr(steps, "chosen", lambda _: made)
    assert steps.main(ready, []) == 1
    said = capsys.readouterr().out
    assert "== one: FAILED after 0 s" in said
    assert "== two: passed after 0 s" in said
    assert "Failed after 0 s: one." in said
    del made[0]
    assert steps.main(ready, []) == 0
    assert "All is well: 1 steps passed in 0 s.\n" in capsys.readouterr().out
    made.append(Step("three", "3", [BADLY], lambda _: False))
    assert steps.main(ready, []) == 0
    said = capsys.readouterr().out
    assert "== three: not run\n" in said
    assert "All is well: 1 steps passed in 0 s. Not run here: three.\n" in said


def test_what_cannot_be_got_is_not_run(ready: Environment) -> None:
    assert Step("one", "1", [BADLY], lambda _: False).outcome(ready) == NOT_RUN
    assert Step("one", "1", [BADLY], lambda _: True).outcome(ready) == FAILED


def test_programs_that_are_missing_and_may_not_be_installed(
    ready: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(ready.project))
    monkeypatch.setattr(programs, "POSTGRESQL", ready.project)
    assert programs.for_tests(ready)
    sentence = "NOT INSTALLED: chromium postgresql. The tests that need them are not run."
    assert sentence in capsys.readouterr().out


def test_programs_that_are_missing_are_installed_where_we_may(
    ready: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ready.folder.mkdir()
    asked = ready.project / "asked"
    for name in ("env", "sudo", "apt-get"):
        command = ready.project / name
        refuses = 'case "$FULL $*" in yes*install*) exit 1 ;; esac'
        script = f'#!/bin/sh\necho "$@" >>"{asked}"\n{refuses}\n'
        command.write_text(script, encoding="utf-8")
        command.chmod(0o755)
    monkeypatch.setenv("PATH", str(ready.project))
    monkeypatch.setattr(programs, "POSTGRESQL", ready.project)
    assert programs.for_tests(ready)
    said = capsys.readouterr().out
    assert "Installing for the tests: chromium postgresql." in said
    assert "NOT" not in said
    *_, last = asked.read_text("utf-8").splitlines()
    assert last.endswith("apt-get install --yes --no-install-recommends chromium postgresql")
    monkeypatch.setenv("FULL", "yes")
    assert programs.for_tests(ready)
    assert f"(the reason is in {ready.folder / 'programs.log'})" in capsys.readouterr().out


class ScriptTools:
    """A folder of the tools for the script, and a PATH with a Node and an npm of our choice."""

    def __init__(self, environment: Environment) -> None:
        environment.folder.mkdir()
        self.folder = environment.project / programs.SCRIPT_TOOLS
        self.folder.mkdir(parents=True)
        self.lock = self.folder / "package-lock.json"
        self.lock.write_text("{}", encoding="utf-8")
        self._commands = environment.project
        self.command("node", "")

    def command(self, name: str, script: str) -> None:
        file = self._commands / name
        file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        file.chmod(0o755)

    def installs(self) -> int:
        file = self.folder / "installs"
        return len(file.read_text("utf-8").splitlines()) if file.exists() else 0


def test_the_script_is_looked_at_where_node_is(
    ready: Environment, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(ready.project))
    tools = ScriptTools(ready)
    assert not programs.for_script(ready)
    assert "NOT CHECKED: the script of the pages is looked at where Node is" in (
        capsys.readouterr().out
    )
    tools.command("npm", "echo no network; exit 1")
    assert not programs.for_script(ready)
    assert "NOT CHECKED: the tools for the script could not be installed" in capsys.readouterr().out
    assert "no network" in (ready.folder / "script.log").read_text("utf-8")
    tools.command("npm", '[ -d node_modules ] || /bin/mkdir node_modules; echo "$1" >>installs')
    for _ in range(2):
        assert programs.for_script(ready)
    assert tools.installs() == 1
    tools.lock.write_text('{"changed": true}', encoding="utf-8")
    assert programs.for_script(ready)
    assert tools.installs() == 2


def test_the_script_is_checked_strictly_and_its_tools_are_locked() -> None:
    folder = Path(__file__).parents[2] / programs.SCRIPT_TOOLS
    options = json.loads((folder / "tsconfig.json").read_text("utf-8"))["compilerOptions"]
    assert options["strict"]
    assert options["checkJs"]
    wanted = json.loads((folder / "package.json").read_text("utf-8"))["devDependencies"]
    packages = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    for name, version in wanted.items():
        assert packages[f"node_modules/{name}"]["version"] == version
    for name, package in packages.items():
        assert "resolved" not in package
        assert not name or package["integrity"].startswith("sha512-")
