"""./play and its brothers on machines that lack something say in one sentence what to do."""

from __future__ import annotations

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import environment
import pytest
from environment import CHECK_LOCK, RUN_LOCK, Environment, Unfit

PROJECT: Final = Path(__file__).parents[2]
TOOLS: Final = ("environment.py", "with-python")
EXTRA_LOCK: Final = "requirements-lab.lock"
LOCKS: Final = (RUN_LOCK, CHECK_LOCK, EXTRA_LOCK)
WRAPPERS: Final = ("play", "check", "build-fast")

ABSENT = "exit 127"
TOO_OLD = 'case "$*" in *version_info*) echo "3.9 False" ;; *) exit 1 ;; esac'
WITHOUT_VENV = 'case "$*" in *version_info*) echo "3.12 True" ;; *) exit 1 ;; esac'
SUITABLE = """
case "$*" in
    *version_info*) echo "3.11 True" ;;
    --version) echo "Python 3.11.0" ;;
    "-m venv --clear "*) {venv} ;;
esac
"""
VENV_FAILS = SUITABLE.format(venv='echo "odd thing"; exit 1')
VENV_WORKS = SUITABLE.format(
    venv='rm -rf "$4"; mkdir -p "$4/bin"; cp "$(dirname "$0")/python-inside" "$4/bin/python"'
)
PIP = """
case "$*" in *"-m pip"*)
    echo "$@" >>"{asked}"
    {does}
esac
"""


def write_command(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


class Machine:
    """A project in a folder with a space, and a PATH with Pythons of our choice."""

    def __init__(self, folder: Path) -> None:
        self.project = folder / "my games"
        self.commands = folder / "bin"
        self._asked = folder / "asked"
        self.commands.mkdir()
        (self.project / "tools").mkdir(parents=True)
        for name in (*WRAPPERS, "pyproject.toml"):
            shutil.copy(PROJECT / name, self.project / name)
        for name in TOOLS:
            shutil.copy(PROJECT / "tools" / name, self.project / "tools" / name)
        for name in LOCKS:
            (self.project / name).write_text("# a lock\n", encoding="utf-8")
        for name in environment.NAMES:
            self.python(name, ABSENT)
        self.pip_does("exit 0")

    @property
    def venv(self) -> Path:
        return self.project / ".venv"

    @property
    def stamp(self) -> Path:
        return self.venv / ".spellwright-stamp"

    def python(self, name: str, script: str) -> None:
        write_command(self.commands / name, script)

    def _inside(self, does: str) -> str:
        return PIP.format(asked=self._asked, does=does)

    def pip_does(self, does: str) -> None:
        """In the environment that is there, and in those that will be made."""
        self.python("python-inside", self._inside(does))
        if self.venv.exists():
            write_command(self.venv / "bin" / "python", self._inside(does))

    def asked_of_pip(self) -> list[str]:
        text = self._asked.read_text("utf-8") if self._asked.exists() else ""
        self._asked.unlink(missing_ok=True)
        return text.splitlines()

    def prepare(self, lock: str = RUN_LOCK, extra: str = "") -> None:
        Environment("./play", self.project).prepare(lock, extra)

    def refusal(self, lock: str = RUN_LOCK, extra: str = "") -> str:
        with pytest.raises(Unfit) as refused:
            self.prepare(lock, extra)
        sentence = str(refused.value)
        assert "\n" not in sentence
        assert sentence.endswith(".")
        return sentence

    def make_ready(self) -> None:
        """A finished set-up, with a program that says its arguments."""
        self.python("python3", VENV_WORKS)
        self.prepare()
        write_command(self.venv / "bin" / "spellwright", 'printf "<%s>" "$@"')
        assert Environment("./play", self.project).is_ready(RUN_LOCK)
        self.asked_of_pip()

    def run(self, command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.project / command, *arguments],
            cwd="/",
            env={"PATH": os.environ["PATH"], "HOME": str(self.project)},
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine(tmp_path)
    monkeypatch.setenv("PATH", f"{made.commands}{os.pathsep}{os.environ['PATH']}")
    # What the set-up does to its own process ends with the test.
    for variable in (*environment.IN_THE_WAY, "PYTHONNOUSERSITE", "PIP_DISABLE_PIP_VERSION_CHECK"):
        monkeypatch.setenv(variable, "")
        monkeypatch.delenv(variable)
    # The Python of the tests would do as well.
    monkeypatch.setattr(sys, "_base_executable", str(made.commands / "python"))
    return made


# -- which Python ------------------------------------------------------------------------------


def test_any_python_can_read_the_file_that_looks_for_a_better_one() -> None:
    text = (PROJECT / "tools" / "environment.py").read_text("utf-8")
    ast.parse(text, feature_version=(3, 6))
    imported = {
        alias.name if isinstance(node, ast.Import) else str(node.module)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert imported - {"environment", "steps"} <= sys.stdlib_module_names


def test_no_python(machine: Machine) -> None:
    assert machine.refusal() == (
        "Spellwright needs Python 3.11 or later and found none: install it "
        "(from python.org, or with your system's packages) and run ./play again."
    )


@pytest.mark.parametrize("name", WRAPPERS)
def test_no_python_at_all(machine: Machine, name: str) -> None:
    done = machine.run(name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"./{name}: Spellwright needs Python 3.11 or later and found none: install it "
        f"(from python.org, or with your system's packages) and run ./{name} again.\n"
    )


def test_only_an_old_python(machine: Machine) -> None:
    machine.python("python3", TOO_OLD)
    assert "needs Python 3.11 or later and found only Python 3.9: install it" in machine.refusal()


def test_a_python_without_venv(machine: Machine) -> None:
    machine.python("python3.12", WITHOUT_VENV)
    assert "(on Debian and Ubuntu: sudo apt install python3.12-venv)" in machine.refusal()


def test_a_lesser_python_with_venv_is_preferred_to_one_without(machine: Machine) -> None:
    machine.python("python3.12", WITHOUT_VENV)
    machine.python("python3", VENV_FAILS)
    refusal = machine.refusal()
    assert "the environment could not be made (odd thing)" in refusal
    assert str(machine.venv) in refusal


def test_the_python_that_runs_this_will_do_if_it_has_another_name(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.python("snake", VENV_WORKS)
    monkeypatch.setattr(sys, "_base_executable", str(machine.commands / "snake"))
    machine.prepare()
    assert machine.stamp.exists()


def test_an_old_python_hands_over_to_a_newer_one(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[tuple[str, list[str]]] = []

    def become(program: str, arguments: list[str]) -> int:
        started.append((program, arguments))
        return 0

    monkeypatch.setattr(environment, "become", become)
    monkeypatch.setattr(sys, "version_info", (3, 8))
    for variable in environment.IN_THE_WAY:
        monkeypatch.setenv(variable, "1")
    assert environment.main(["play", "games"]) == 2
    assert capsys.readouterr().err.startswith("./play: Spellwright needs Python 3.11 or later")
    machine.python("python3.12", SUITABLE)
    assert environment.main(["play", "games"]) == 0
    (program, (file, *arguments)) = started[0]
    assert (program, arguments) == ("python3.12", ["play", "games"])
    assert Path(file).samefile(PROJECT / "tools" / "environment.py")
    assert not set(environment.IN_THE_WAY) & os.environ.keys()


# -- what can go wrong -------------------------------------------------------------------------


def test_a_folder_that_is_not_writable(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    # Root may write everywhere, so the folder's rights alone would not do.
    monkeypatch.setattr(os, "access", lambda *_: False)
    machine.python("python3", VENV_WORKS)
    assert f"the folder {machine.project} is not writable: give yourself" in machine.refusal()


def test_an_environment_of_somebody_else(machine: Machine) -> None:
    machine.make_ready()
    (machine.venv / "set-up.log").unlink()
    (machine.venv / "set-up.log").mkdir()
    assert "belongs to somebody else: remove it" in machine.refusal(CHECK_LOCK)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            "NewConnectionError: Temporary failure in name resolution\nNo matching distribution",
            "the packages could not be downloaded: connect to the network",
        ),
        (
            "ERROR: No matching distribution found for click==8",
            "No matching distribution found for click==8: make sure that pip can reach",
        ),
        ("THESE PACKAGES DO NOT MATCH THE HASHES", "is not the one that the lock file names"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("[Errno 13] Permission denied: 'x'", "a folder that pip needs is not writable: remove"),
        ("a strange thing\n\n", "pip could not install the packages (a strange thing)"),
        ("", "pip could not install the packages (it did not say why)"),
    ],
)
def test_pip_fails(machine: Machine, words: str, sentence: str) -> None:
    machine.python("python3", VENV_WORKS)
    machine.pip_does(f'echo "{words}"; exit 1')
    refusal = machine.refusal()
    assert sentence in refusal
    log = machine.venv / "set-up.log"
    assert refusal.endswith(f"run ./play again; pip's own words are in {log}.")
    assert not machine.stamp.exists()


def test_ctrl_c(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.make_ready()
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: signal.raise_signal(signal.SIGINT))
    # A shell that starts the tests in the background has them ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        refusal = machine.refusal(CHECK_LOCK)
    finally:
        signal.signal(signal.SIGINT, before)
    assert refusal == "interrupted: run ./play again to finish the set-up."
    assert not machine.stamp.exists()


def test_an_unfinished_set_up_is_made_anew(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    left_over = machine.venv / "left over"
    left_over.mkdir(parents=True)
    machine.python("python3", VENV_WORKS)
    machine.prepare()
    said = capsys.readouterr().out
    assert "The Python environment in .venv is unfinished or from elsewhere: making it anew" in said
    assert not left_over.exists()


def test_a_set_up_of_another_place_is_not_used(machine: Machine) -> None:
    machine.make_ready()
    machine.python("python3", ABSENT)
    machine.project = machine.project.rename(machine.project.with_name("moved"))
    assert "found none" in machine.refusal()


def test_a_set_up_whose_python_is_gone_is_made_anew(machine: Machine) -> None:
    machine.make_ready()
    (machine.venv / "bin" / "python").unlink()
    machine.prepare()
    assert len(machine.asked_of_pip()) == 2


# -- what is installed -------------------------------------------------------------------------


def test_the_first_time(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    machine.python("python3.11", VENV_WORKS)
    machine.prepare()
    assert capsys.readouterr().out.splitlines() == [
        "Making a Python environment in .venv with Python 3.11.0.",
        "Installing the packages that requirements.lock names; this takes a minute.",
        "Installing Spellwright itself.",
        "Ready. Playing needs no network from now on.",
    ]
    packages, itself = machine.asked_of_pip()
    assert "--require-hashes --only-binary :all: --requirement" in packages
    assert packages.endswith(str(machine.project / RUN_LOCK))
    assert itself.endswith(f"--no-deps --no-build-isolation --editable {machine.project}")


def test_a_finished_set_up_is_used_as_it_is(machine: Machine) -> None:
    machine.make_ready()
    machine.prepare()
    assert machine.asked_of_pip() == []


def test_play_starts_the_program(machine: Machine) -> None:
    machine.make_ready()
    python = machine.venv / "bin" / "python"
    python.unlink()
    python.symlink_to(sys.executable)
    done = machine.run("play", "games", "a b")
    assert (done.stdout, done.stderr, done.returncode) == ("<games><a b>", "", 0)
    assert machine.run("play").stdout == "<serve><--open>"


def test_packages_for_the_check_contain_those_for_a_run(machine: Machine) -> None:
    machine.make_ready()
    machine.prepare(CHECK_LOCK)
    (packages,) = machine.asked_of_pip()
    assert packages.endswith(CHECK_LOCK)
    machine.stamp.write_text(
        json.dumps({**json.loads(machine.stamp.read_text("utf-8")), "locks": {CHECK_LOCK: "old"}}),
        encoding="utf-8",
    )
    machine.prepare(RUN_LOCK)
    (packages,) = machine.asked_of_pip()
    assert packages.endswith(CHECK_LOCK)
    machine.prepare(RUN_LOCK)
    assert machine.asked_of_pip() == []


def test_a_changed_lock_is_installed_and_nothing_else(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.make_ready()
    (machine.project / RUN_LOCK).write_text("# changed\n", encoding="utf-8")
    capsys.readouterr()
    machine.prepare()
    assert "Bringing the Python environment in .venv up to date." in capsys.readouterr().out
    (packages,) = machine.asked_of_pip()
    assert packages.endswith(RUN_LOCK)


def test_a_changed_project_is_installed_anew(machine: Machine) -> None:
    machine.make_ready()
    with (machine.project / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    machine.prepare()
    (itself,) = machine.asked_of_pip()
    assert "--editable" in itself


def test_an_extra_is_installed_once_with_a_sentence_about_how_much(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.make_ready()
    lock = machine.project / EXTRA_LOCK
    lock.write_text("# To download: about 120 MB\n", encoding="utf-8")
    capsys.readouterr()
    machine.prepare(EXTRA_LOCK, "lab")
    assert capsys.readouterr().out.splitlines() == [
        "This needs the extra “lab”, once: "
        "installing what requirements-lab.lock names (about 120 MB).",
        "Ready. This needs no network from now on.",
    ]
    assert len(machine.asked_of_pip()) == 1
    machine.prepare(EXTRA_LOCK, "lab")
    assert machine.asked_of_pip() == []
    # A run keeps it up to date from then on.
    lock.write_text("# changed\n", encoding="utf-8")
    machine.prepare()
    (packages,) = machine.asked_of_pip()
    assert packages.endswith(EXTRA_LOCK)


def test_an_extra_that_cannot_be_downloaded_leaves_the_rest_as_it_was(machine: Machine) -> None:
    machine.make_ready()
    machine.pip_does('echo "Connection refused"; exit 1')
    assert "the packages could not be downloaded" in machine.refusal(EXTRA_LOCK, "lab")
    assert Environment("./play", machine.project).is_ready(RUN_LOCK)
    machine.pip_does('echo "Installing collected packages: x\nNo space left on device"; exit 1')
    assert "the disk is full" in machine.refusal(EXTRA_LOCK, "lab")
    assert not Environment("./play", machine.project).is_ready(RUN_LOCK)


# -- the wrappers ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WRAPPERS)
def test_wrappers_are_a_few_lines_here_and_on_windows(name: str) -> None:
    for file, starter in ((name, "tools/with-python"), (f"{name}.cmd", "tools\\with-python.cmd")):
        text = (PROJECT / file).read_text("utf-8")
        assert len(text.splitlines()) <= 6
        assert f'{starter}" {name} ' in text
    assert name in environment.COMMANDS


def test_an_extra_is_set_up_by_name_and_an_unknown_one_is_refused(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.make_ready()
    made = Environment("./extra", machine.project)
    monkeypatch.setattr(environment, "Environment", lambda _: made)
    assert environment.main(["extra", "lab"]) == 0
    assert len(machine.asked_of_pip()) == 1
    assert environment.main(["extra", "wand"]) == 2
    said = capsys.readouterr().err
    assert said == "./play: there is no extra 'wand': docs/installing.md lists them.\n"
