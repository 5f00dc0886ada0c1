"""What was made for the pages of a table before, for all who read a language there."""

from __future__ import annotations

from spellwright.face.known import Known
from spellwright.server.pages.story_log import KnownLines


class KnownMarkup:
    def __init__(self) -> None:
        self.lines = KnownLines()
        self.drawn = Known()
