"""Another Python process, run to its end."""

from __future__ import annotations

import os
import subprocess
import sys


def run_python(environment: dict[str, str], *command: str) -> str:
    """What it prints, with these variables in its environment; it has to end well."""
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
