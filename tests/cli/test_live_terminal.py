"""The game on a pseudo-terminal: colour, clearing, and no colour where none is wanted."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.support import words_of

pty = pytest.importorskip("pty")

SRC = Path(__file__).parents[2] / "src"
COLOUR = "\x1b[1;38"
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"


class Terminal:
    """A program on a pseudo-terminal: what it wrote, and what is typed."""

    def __init__(self, *args: str, **env: str) -> None:
        self._ours, its_end = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "spellwright", *args],
            stdin=its_end,
            stdout=its_end,
            stderr=its_end,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": str(SRC), "TERM": "xterm-256color", **env},
        )
        os.close(its_end)
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def wait_for(self, text: str) -> str:
        """What was shown up to this text, since the last time."""
        end = time.monotonic() + 20
        while text not in self.shown:
            assert time.monotonic() < end, self.shown
            try:
                self.shown += os.read(self._ours, 4096).decode(errors="replace")
            except OSError:
                pytest.fail(f"“{text}” was never shown: {self.shown}")
        before, _, self.shown = self.shown.partition(text)
        return before

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)


def test_the_screen_is_cleared_and_coloured(request: pytest.FixtureRequest) -> None:
    terminal = Terminal("play", "reference", "--people", "Anna,Ben")
    request.addfinalizer(terminal.close)
    assert CLEAR_ALL in terminal.wait_for("Pass the keyboard to Anna")
    terminal.type("\n")
    shown = terminal.wait_for("> ")
    assert CLEAR_ALL in shown
    assert COLOUR in shown
    terminal.type("mark b2\n")
    assert CLEAR_ALL in terminal.wait_for("Pass the keyboard to Ben")
    terminal.type("\n")
    terminal.wait_for("> ")
    terminal.type("\x1b[A")
    terminal.type("quit\n")
    shown = terminal.wait_for(words_of("text-go-on", command=""))
    assert "mark b2" not in shown, "the arrow key shows nothing of the other player"


def test_no_colour_where_none_is_wanted(request: pytest.FixtureRequest) -> None:
    terminal = Terminal("play", "reference", NO_COLOR="1")
    request.addfinalizer(terminal.close)
    shown = terminal.wait_for("> ")
    assert "38;" not in shown
    assert "Where do you put your mark?" in shown


def test_tab_completes_an_option(request: pytest.FixtureRequest) -> None:
    pytest.importorskip("readline")
    terminal = Terminal("play", "reference", "--people", "Anna,Ben")
    request.addfinalizer(terminal.close)
    terminal.wait_for("press Enter")
    terminal.type("\n")
    terminal.wait_for("> ")
    terminal.type("ma\tb\t2\n")
    terminal.wait_for("Pass the keyboard to Ben")
    terminal.type("\n")
    assert "X marks b2." in terminal.wait_for("> ")
