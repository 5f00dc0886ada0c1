"""The steps that ./check all adds: they take long, or need what not every machine has.

A step that cannot run here says so, and is named at the end.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from environment import CHECK_LOCK, Environment, Unfit, run, say
from step import FAILED, NOT_RUN, PASSED, Step

NO_TESTS = 5
"""What pytest ends with when it has found nothing to run."""
GAMES = ("battle", "duels", "funkoverse", "talisman", "wizardry")
ON_EVERY_PYTHON = [f"tests/{name}" for name in ("kernel", "geometry", *GAMES)]
TELL_VERSION = "import sys, ensurepip, venv; print('%d.%d' % sys.version_info[:2])"


@dataclass(frozen=True)
class Marked(Step):
    """The tests with a marker, after the extra of the same name is there if they need one."""

    marks: str = ""
    extra: str = ""

    def outcome(self, environment: Environment) -> str:
        if not is_carried(environment.project / "tests", self.name):
            say(f"No test carries the marker {self.name}: there is nothing to run.")
            return NOT_RUN
        try:
            if self.extra:
                environment.prepare(f"requirements-{self.extra}.lock", self.extra)
        except Unfit as why:
            say(f"NOT RUN: {why}")
            return NOT_RUN
        # The tests of one file share what they build, so one worker has them all.
        by_file = ["-n", "2", "--dist", "loadfile"]
        code = subprocess.call(["pytest", *by_file, "-m", self.marks or self.name])
        if code == NO_TESTS:
            say(f"No test is for this step alone ({self.marks or self.name}).")
            return NOT_RUN
        return FAILED if code else PASSED


def is_carried(tests: Path, marker: str) -> bool:
    mark = re.compile(rf"\bmark\.{marker}\b")
    return any(mark.search(file.read_text("utf-8")) for file in tests.rglob("test_*.py"))


@dataclass(frozen=True)
class Compiled(Step):
    """All tests on the compiled build; what was not compiled before is interpreted afterwards."""

    def outcome(self, environment: Environment) -> str:
        if not (shutil.which("cc") or shutil.which("gcc")):
            say("NOT RUN: there is no C compiler here (on Debian: gcc).")
            return NOT_RUN
        build = [str(environment.program("python")), "tools/native/build.py"]
        was_compiled = any((environment.project / "src").rglob("*.so"))
        try:
            well = subprocess.call(build) == 0 and subprocess.call(["pytest", "-n", "2"]) == 0
        finally:
            if not was_compiled:
                subprocess.call([*build, "--clean"])
        return PASSED if well else FAILED


@dataclass(frozen=True)
class OtherPython(Step):
    """The kernel's and the games' tests on another Python, in an environment of its own."""

    version: str = ""

    def outcome(self, environment: Environment) -> str:
        if sys.version_info[:2] == tuple(int(part) for part in self.version.split(".")):
            say(f"NOT RUN: all other steps run on Python {self.version} already.")
            return NOT_RUN
        python = python_at_hand(self.version)
        if python is None:
            say(f"NOT RUN: there is no Python {self.version} with its venv module here.")
            return NOT_RUN
        other = Environment(
            environment.command, environment.project, f".venv/python{self.version}", python
        )
        try:
            other.prepare(CHECK_LOCK)
        except Unfit as why:
            say(f"NOT RUN: {why}")
            return NOT_RUN
        tests = [str(other.program("python")), "-m", "pytest", "-n", "2", *ON_EVERY_PYTHON]
        return FAILED if subprocess.call(tests) else PASSED


def python_at_hand(version: str) -> str | None:
    """A Python of this version that can make an environment: in the path, or one of pyenv's."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    kept = sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"))
    for name in (f"python{version}", *map(str, kept)):
        if run(name, "-c", TELL_VERSION) == (0, f"{version}\n"):
            return name
    return None


LONG_STEPS = (
    Marked(
        "long",
        "tests over 8 seconds",
        [],
        marks="long and not soak and not ray and not rl and not lab and not wheel",
    ),
    Marked("ray", "tests with Ray", [], extra="ray"),
    Marked("lab", "tests with the charts of the lab", [], extra="lab"),
    Marked("rl", "tests with the libraries for learning", [], extra="rl"),
    Marked("wheel", "wheels, built and installed into clean environments", []),
    Compiled("compiled", "the tests on the compiled build", []),
    OtherPython("python3.12", "the kernel and the games on Python 3.12", [], version="3.12"),
    OtherPython("python3.13", "the kernel and the games on Python 3.13", [], version="3.13"),
)
