"""The command line as tests use it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spellwright.cli.program import program
from tests.cli.support import Cli, Start

SRC = Path(__file__).parents[2] / "src"


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own games are touched."""
    home = tmp_path / "data home"
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return home


@pytest.fixture
def cli() -> Cli:
    """Runs a command line in this process; `typed` is what comes from stdin."""

    def run(*args: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(
            program, [str(arg) for arg in args], input=typed, prog_name="spellwright"
        )

    return run


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Starts a command line in a process of its own."""
    # Who runs the tests in the background of a shell hands on that Control-C is ignored.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def begin(*args: str | Path, **env: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "spellwright", *map(str, args)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(SRC), "PYTHONIOENCODING": "utf-8", **env},
        )

    return begin
