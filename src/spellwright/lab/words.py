"""The sayings of the lab."""

from __future__ import annotations

from typing import Final

from spellwright.kernel.saying import Argument, Saying

LAB: Final = "lab"


def say(key: str, **args: Argument) -> Saying:
    """A saying of the lab."""
    return Saying(LAB, key, args)
