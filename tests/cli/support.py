"""What the tests of the command line share."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import Result

from spellwright.bench import any_game
from spellwright.kernel.game import Game

Cli = Callable[..., Result]
"""Runs a command line in this process."""

Start = Callable[..., "subprocess.Popen[str]"]
"""Starts a command line in a process of its own."""


def measured_instead(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    """Let a game take the place of the reference game; a compiled one cannot be changed itself."""
    monkeypatch.setattr(any_game, "_measured", lambda: {game.id: game})
