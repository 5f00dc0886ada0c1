"""What the tests of the command line share."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

from click.testing import Result

Cli = Callable[..., Result]
"""Runs a command line in this process."""

Start = Callable[..., "subprocess.Popen[str]"]
"""Starts a command line in a process of its own."""
