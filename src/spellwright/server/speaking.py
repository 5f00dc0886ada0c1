"""The words of a page: sayings of the site, and the speaker of the reader for whom it is made.

A page is made in one go, for one reader. So the speaker is not handed from function to function: it
is set around the making, and whatever becomes text meanwhile is said by it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from spellwright.drawing.spoken import SPEAKS
from spellwright.face.scene import ENGLISH
from spellwright.kernel.saying import Argument, Saying
from spellwright.speech.speaker import Speaker

SITE: Final = "site"
_READERS: Final[ContextVar[Speaker]] = ContextVar("reader", default=ENGLISH)


def say(key: str, **args: Argument) -> Saying:
    """A saying of the site."""
    return Saying(SITE, key, args)


def reader() -> Speaker:
    """The speaker of the person for whom something is made just now."""
    return _READERS.get()


@contextmanager
def written_for(speaker: Speaker) -> Iterator[None]:
    """What is made meanwhile is said by this speaker."""
    before, drawn_before = _READERS.set(speaker), SPEAKS.set(speaker.say)
    try:
        yield
    finally:
        _READERS.reset(before)
        SPEAKS.reset(drawn_before)


def spoken(text: Argument) -> str:
    return text if isinstance(text, str) else reader().word(text)
