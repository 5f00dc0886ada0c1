"""Optional packages: the extra that brings them, and how somebody gets it.

`./play` sets an extra up when a command first needs it; whoever has installed Spellwright with pip
is told what to install.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import subprocess
import sys
from typing import Final

from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import Saying, say

SET_UP: Final = "SPELLWRIGHT_SET_UP"
"""Where `./play` says which program sets up extras."""
STANDARD_ERROR: Final = 2


def need(extra: str, module: str, what: str | Saying) -> None:
    """Be sure that a module of an extra can be imported; refused with what to install if not:
    `what` it is needed for.
    """
    if is_there(module):
        return
    program = os.environ.get(SET_UP)
    if program is None:
        raise Refused("not-installed", say("refusal-not-installed", what=what, extra=extra))
    # What it says is no part of the answer of a command, which a program may read.
    command = [sys.executable, program, "extra", extra]
    code = subprocess.call(command, stdin=subprocess.DEVNULL, stdout=STANDARD_ERROR)
    importlib.invalidate_caches()
    if code != 0 or not is_there(module):
        raise Refused("not-installed", say("refusal-not-set-up", what=what, extra=extra))


def is_there(module: str) -> bool:
    return importlib.util.find_spec(module) is not None
