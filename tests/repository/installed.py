"""A wheel that is installed in an environment of its own."""

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

from tests.browser.site import free_port

PROJECT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60
PIP: Final = ("-m", "pip", "--quiet", "--disable-pip-version-check")


class Installed:
    """As `pipx install` leaves it: an environment with a wheel and what it depends on.

    It finds no other programs, so no compiler either.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._binaries = folder / "venv" / "bin"
        inside = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "SPELLWRIGHT_SET_UP")
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in inside},
            "PATH": str(self._binaries),
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def plain_wheel(self) -> Path:
        manners = ("--no-deps", "--no-build-isolation", "--no-index")
        command = [sys.executable, *PIP, "wheel", *manners, "--wheel-dir", str(self.folder)]
        self._do([*command, str(PROJECT)])
        (wheel,) = self.folder.glob("spellwright-*-py3-none-any.whl")
        return wheel

    def install(self, wheel: Path, *manners: str) -> None:
        self._do([sys.executable, "-m", "venv", str(self.folder / "venv")])
        pip = [str(self._binaries / "python"), *PIP, "install", "--only-binary", ":all:"]
        self._do([*pip, "--require-hashes", "--requirement", str(PROJECT / "requirements.lock")])
        self._do([*pip, *manners, str(wheel)])

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
        return read(address + "/health") != ""
    except (urllib.error.URLError, OSError):
        return False


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        assert answer.status == 200
        text: str = answer.read().decode()
        return text
