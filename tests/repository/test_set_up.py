"""./play on machines that lack something says in one sentence what to do."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
PYTHON_NAMES = ("python3.14", "python3.13", "python3.12", "python3.11", "python3", "python")
FILES = ("play", "pyproject.toml", "requirements.lock", "requirements-dev.lock")

ABSENT = "exit 127"
TOO_OLD = 'case "$*" in *version_info*) echo "3.9 False" ;; *) exit 1 ;; esac'
WITHOUT_VENV = 'case "$*" in *version_info*) echo "3.12 True" ;; *) exit 1 ;; esac'
SUITABLE = """
case "$*" in
    *version_info* | *"import ensurepip"*) exec "{python}" "$@" ;;
    --version) echo "Python 3.11.0" ;;
    "-m venv --clear "*) {venv} ;;
esac
"""
VENV_FAILS = SUITABLE.format(python=sys.executable, venv='echo "odd thing"; exit 1')
VENV_WORKS = SUITABLE.format(
    python=sys.executable,
    venv='rm -rf "$4"; mkdir -p "$4/bin"; cp "$(dirname "$0")/python-inside" "$4/bin/python"',
)
PIP_FAILS = 'case "$*" in *"-m pip"*) echo "{words}"; exit 1 ;; esac'


def write_command(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


class Machine:
    """A copy of the project in a folder with a space, and a PATH with Pythons of our choice."""

    def __init__(self, folder: Path) -> None:
        self.project = folder / "my games"
        self.commands = folder / "bin"
        self.commands.mkdir()
        (self.project / "tools").mkdir(parents=True)
        for name in (*FILES, "tools/environment.sh"):
            shutil.copy(PROJECT / name, self.project / name)
        for name in PYTHON_NAMES:
            self.python(name, ABSENT)

    def python(self, name: str, script: str) -> None:
        write_command(self.commands / name, script)

    def play(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        path = f"{self.commands}{os.pathsep}{os.environ['PATH']}"
        return subprocess.run(
            [self.project / "play", *arguments],
            cwd="/",
            env={"PATH": path, "PIP_NO_INDEX": "1", "HOME": str(self.project)},
            capture_output=True,
            text=True,
            check=False,
        )

    def refusal(self) -> str:
        done = self.play()
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        return done.stderr.strip()

    def make_ready(self) -> None:
        """As a finished set-up leaves it, with a program that says its arguments."""
        binaries = self.project / ".venv" / "bin"
        binaries.mkdir(parents=True)
        write_command(binaries / "python", PIP_FAILS.format(words="a strange pip"))
        write_command(binaries / "spellwright", 'printf "<%s>" "$@"')
        program = "source tools/environment.sh; fingerprint"
        fingerprint = subprocess.run(
            ["bash", "-c", program], cwd=self.project, capture_output=True, text=True, check=True
        ).stdout
        stamp = f"run\n{self.project.resolve()}\n{fingerprint}"
        (self.project / ".venv" / ".spellwright-stamp").write_text(stamp, encoding="utf-8")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_no_python(machine: Machine) -> None:
    assert machine.refusal() == (
        "./play: Spellwright needs Python 3.11 or later and found none: install it "
        "(from python.org, or with your system's packages) and run ./play again."
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
    assert str(machine.project / ".venv") in refusal


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_is_not_writable(machine: Machine) -> None:
    machine.python("python3", VENV_WORKS)
    machine.project.chmod(0o555)
    try:
        assert "is not writable" in machine.refusal()
    finally:
        machine.project.chmod(0o755)


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
        ("a strange thing\n\n", "pip could not install the packages (a strange thing)"),
    ],
)
def test_pip_fails(machine: Machine, words: str, sentence: str) -> None:
    machine.python("python3", VENV_WORKS)
    machine.python("python-inside", PIP_FAILS.format(words=words))
    refusal = machine.refusal()
    assert sentence in refusal
    log = machine.project / ".venv" / "set-up.log"
    assert refusal.endswith(f"run ./play again; pip's own words are in {log}.")


def test_an_unfinished_set_up_is_made_anew(machine: Machine) -> None:
    left_over = machine.project / ".venv" / "left over"
    left_over.mkdir(parents=True)
    machine.python("python3", VENV_WORKS)
    machine.python("python-inside", PIP_FAILS.format(words=""))
    said = machine.play().stdout
    assert (
        "The Python environment in .venv is unfinished or from elsewhere: making it anew." in said
    )
    assert not left_over.exists()


def test_a_finished_set_up_is_used_as_it_is(machine: Machine) -> None:
    machine.make_ready()
    done = machine.play("games", "a b")
    assert (done.stdout, done.stderr, done.returncode) == ("<games><a b>", "", 0)
    assert machine.play().stdout == "<serve><--open>"


def test_a_set_up_for_other_packages_is_not_used(machine: Machine) -> None:
    machine.make_ready()
    with (machine.project / "requirements.lock").open("a", encoding="utf-8") as lock:
        lock.write("# changed\n")
    done = machine.play()
    assert "Bringing the Python environment in .venv up to date." in done.stdout
    assert "(a strange pip)" in done.stderr


def test_a_set_up_of_another_place_is_not_used(machine: Machine) -> None:
    machine.make_ready()
    machine.project = machine.project.rename(machine.project.with_name("moved"))
    assert "found none" in machine.refusal()
