"""The lab: what a game is like, what a change would do, and how strong players are.

import spellwright as sw

sw.lab.what_if("funkoverse", {"abilities.fiendfyre.cost": 3}, pairs=200)
sw.lab.report("wizardry", games=1000)
"""

from __future__ import annotations

import importlib
from typing import Any, Final

OFFERED: Final = ("report", "what_if")


def __getattr__(name: str) -> Any:
    """What is offered is loaded when it is first wanted; `from_python.py` says what it takes."""
    if name not in OFFERED:
        raise AttributeError(name)
    return importlib.import_module(f"{__name__}.{name}")
