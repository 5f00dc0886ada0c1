"""One step of ./check: what it runs, and what came of it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from environment import Environment

PASSED = "passed"
FAILED = "FAILED"
NOT_RUN = "not run"

Command = Sequence[str]


@dataclass(frozen=True)
class Step:
    """Commands that must end well; `prepare` gets what they need, or says that they cannot run."""

    name: str
    about: str
    commands: Sequence[Command]
    prepare: Callable[[Environment], bool] = lambda _: True
    folder: Path = Path()

    def outcome(self, environment: Environment) -> str:
        if not self.prepare(environment):
            return NOT_RUN
        codes = [subprocess.call(command, cwd=self.folder) for command in self.commands]
        return FAILED if any(codes) else PASSED
