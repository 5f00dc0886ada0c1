"""Words of drawings that are the same in all games, in the language of whoever looks."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Final

from spellwright.kernel.saying import Saying

SPEAKS: Final[ContextVar[Callable[[Saying], str]]] = ContextVar("drawing_speaks", default=str)
"""What finds the words. A page sets it while it is made; else it is English."""


def spoken(said: Saying) -> str:
    return SPEAKS.get()(said)
