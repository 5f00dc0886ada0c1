"""A game that `spellwright new-game` has made outside the checkout, installed beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from spellwright.new_game import Plan, make_game

PATIENCE: Final = 120
INSTALL: Final = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")


class MadeGame:
    """The folder of a game, and a folder on the path in which it is installed."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.id = plan.id
        self.project = folder / plan.id
        self.site = folder / "site"
        self.data = folder / "data"
        self.files = make_game(plan, self.project)

    def install(self) -> None:
        """As `pip install` does it, into a folder of its own."""
        command = [sys.executable, "-m", "pip", "install", *INSTALL, "--no-build-isolation"]
        subprocess.run(
            [*command, "--target", str(self.site), str(self.project)], check=True, timeout=PATIENCE
        )

    @property
    def environment(self) -> dict[str, str]:
        """The variables with which a process knows the game."""
        checkout = Path(__file__).parents[2] / "src"
        return {
            "PYTHONPATH": os.pathsep.join([str(checkout), str(self.site)]),
            "XDG_DATA_HOME": str(self.data),
            "COLUMNS": "100",
        }

    def run(self, *command: str, typed: str = "") -> str:
        """What a Python program says that must go well."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.project,
            env={**os.environ, **self.environment},
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def spellwright(self, *arguments: str, typed: str = "") -> str:
        return self.run("-m", "spellwright", *arguments, typed=typed)
