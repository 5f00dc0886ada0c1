"""What the tests of the command line share."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import Result

from spellwright import registry
from spellwright.kernel.rules import Rules
from spellwright.registry import Game

Cli = Callable[..., Result]
"""Runs a command line in this process."""

Start = Callable[..., "subprocess.Popen[str]"]
"""Starts a command line in a process of its own."""


def measured_instead(monkeypatch: pytest.MonkeyPatch, rules: Rules[Any]) -> None:
    """Let a game take the place of the reference game; a compiled one cannot be changed itself."""
    monkeypatch.setattr(registry, "_samples", lambda: {rules.id: Game(rules)})
