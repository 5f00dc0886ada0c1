"""The wheel alone, in an environment of its own, is the whole program; outside ./check."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.browser.site import free_port

PROJECT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60

pytestmark = pytest.mark.long


class Installed:
    """As `pipx install` leaves it: an environment with the wheel and what it depends on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._binaries = folder / "venv" / "bin"
        inside = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "SPELLWRIGHT_SET_UP")
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in inside},
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def install(self) -> None:
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
        manners = ("--no-deps", "--no-build-isolation", "--no-index")
        self._do([*pip, "wheel", *manners, "--wheel-dir", str(self.folder), str(PROJECT)])
        (wheel,) = self.folder.glob("spellwright-*-py3-none-any.whl")
        self._do([sys.executable, "-m", "venv", str(self.folder / "venv")])
        pip = [str(self._binaries / "python"), *pip[1:], "install", "--only-binary", ":all:"]
        self._do([*pip, "--require-hashes", "--requirement", str(PROJECT / "requirements.lock")])
        self._do([*pip, "--no-index", str(wheel)])

    def _do(self, command: list[str]) -> None:
        subprocess.run(command, check=True, cwd=self.folder, timeout=600)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self._binaries / "spellwright", *arguments],
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of its server."""
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        process = subprocess.Popen(
            [self._binaries / "spellwright", "serve", "--port", str(port)],
            cwd=self.folder,
            env=self._environment,
            stdout=subprocess.DEVNULL,
        )
        try:
            until = time.monotonic() + PATIENCE
            while not _answers(address):
                assert process.poll() is None
                assert time.monotonic() < until
                time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _answers(address: str) -> bool:
    try:
        return _read(address + "/health") != ""
    except (urllib.error.URLError, OSError):
        return False


def _read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        assert answer.status == 200
        text: str = answer.read().decode()
        return text


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    made = Installed(tmp_path_factory.mktemp("installed"))
    made.install()
    return made


def test_it_knows_the_rules_and_the_games(installed: Installed) -> None:
    clause = installed.run("rules", "wizardry", "FW-9.4")
    assert (clause.returncode, clause.stderr) == (0, "")
    text = (PROJECT / "docs" / "rules" / "wizardry.md").read_text("utf-8")
    (line,) = [line for line in text.splitlines() if "FW-9.4 " in line or "FW-9.4*" in line]
    assert " ".join(line.split()[-4:]).rstrip("*.") in " ".join(clause.stdout.split())
    games = installed.run("games")
    for name in ("wizardry", "funkoverse", "duels", "battle", "talisman"):
        assert name in games.stdout


def test_it_plays(installed: Installed) -> None:
    played = installed.run("sim", "wizardry", "--games", "2", "--bots", "random,greedy")
    assert played.returncode == 0, played.stderr


def test_it_names_the_extra_that_is_missing(installed: Installed) -> None:
    words = ("lab", "tournament", "wizardry", "--bots", "random,greedy", "--games", "1")
    refused = installed.run(*words)
    assert refused.returncode == 2
    assert 'Ratings need choix: pip install "spellwright[lab]".' in refused.stderr


def test_it_serves_the_pages_their_script_and_the_rules(installed: Installed) -> None:
    with installed.serving() as address:
        home = _read(f"{address}/")
        assert "Play now" in home
        for path in ("/rules/wizardry", "/how-to-play/duels", "/luck", "/tables/new?game=battle"):
            assert "<main" in _read(address + path)
        for script in (PROJECT / "src" / "spellwright" / "server" / "static").iterdir():
            assert _read(f"{address}/static/{script.name}") == script.read_text("utf-8")
