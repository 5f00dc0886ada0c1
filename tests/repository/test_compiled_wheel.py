"""The wheel of the compiled build: in a clean environment it plays, without a compiler."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement

PROJECT: Final = Path(__file__).parents[2]
BUILD: Final = PROJECT / "tools" / "native" / "build.py"
PATIENCE: Final = 60.0
"""Seconds until the page is there."""

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler"),
]


class Clean:
    """An environment with a wheel and what it says that it needs, and nothing else."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        self.programs = folder / "bin"
        self.outside = folder.parent
        self._packages = next((folder / "lib").glob("python*/site-packages"))
        pip = [str(self.programs / "python"), "-m", "pip", "install", "--no-deps", "--no-index"]
        subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
        for package in self._needed():
            self._bring(package)

    def _needed(self) -> list[metadata.Distribution]:
        """What the wheel asks for and what that asks for, as it is in this environment."""
        (about,) = self._packages.glob("spellwright-*.dist-info")
        found: dict[str, metadata.Distribution] = {}
        wanted = [(each, "") for each in metadata.PathDistribution(about).requires or []]
        while wanted:
            line, extra = wanted.pop()
            requirement = Requirement(line)
            if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
                continue
            package = metadata.distribution(requirement.name)
            for chosen in ["", *requirement.extras]:
                key = f"{requirement.name} {chosen}"
                if key not in found:
                    found[key] = package
                    wanted += [(each, chosen) for each in package.requires or []]
        return list(found.values())

    def _bring(self, package: metadata.Distribution) -> None:
        for file in package.files or []:
            source = Path(str(package.locate_file(file)))
            if ".." not in file.parts and source.exists():
                target = self._packages / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, target)

    def start(self, *command: str) -> subprocess.Popen[str]:
        """Nothing of the project and no compiler is on the way."""
        return subprocess.Popen(
            [str(self.programs / command[0]), *command[1:]],
            cwd=self.outside,
            env={"PATH": str(self.programs), "HOME": str(self.outside), "LANG": "C.UTF-8"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def said(self, *command: str) -> str:
        program = self.start(*command)
        words, _ = program.communicate()
        assert program.returncode == 0, words
        return words


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Clean:
    made = subprocess.run(
        [sys.executable, str(BUILD), "--wheel"], capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout + made.stderr
    wheel = PROJECT / made.stdout.splitlines()[-1].removeprefix("The compiled build is in ")[:-1]
    return Clean(tmp_path_factory.mktemp("clean") / "environment", wheel)


@pytest.fixture
def page(clean: Clean) -> Iterator[str]:
    """The address of a server that runs from the wheel."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = clean.start("spellwright", "serve", "--port", str(port), "--db", "games.db")
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.communicate()


def test_it_is_compiled_and_of_its_own_files(clean: Clean) -> None:
    assert clean.said("spellwright", "--version").rstrip().endswith(", compiled")
    where = "import spellwright.kernel.state as s; print(s.__file__)"
    assert clean.said("python", "-c", where).startswith(str(clean.outside))


@pytest.mark.parametrize("game", ["wizardry", "funkoverse", "duels", "battle", "talisman"])
def test_bots_play_each_game(clean: Clean, game: str) -> None:
    words = clean.said("spellwright", "sim", game, "--games", "2", "--bots", "greedy")
    assert "2 games" in words


def test_the_rules_can_be_read(clean: Clean) -> None:
    assert "WD-38.12" in clean.said("spellwright", "rules", "duels", "WD-38.12")


def test_the_pages_are_there(page: str) -> None:
    started = time.monotonic()
    while True:
        try:
            with urllib.request.urlopen(page, timeout=5) as answer:
                text = answer.read().decode()
            break
        except (urllib.error.URLError, ConnectionError):
            assert time.monotonic() - started < PATIENCE, "the page did not come"
            time.sleep(0.2)
    assert "Wizarding Duels" in text
