"""How a table that was read from disk stands to what was played at it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from spellwright.kernel.saying import Saying
from spellwright.server.speaking import say

EXACT: Final = "exact"
OLDER: Final = "older"
UNVERIFIED: Final = "unverified"
DIFFERS: Final = "differs"


class EditionStanding(NamedTuple):
    """Whether a table is what it was; if it is not, everybody at it is told."""

    how: str = EXACT
    edition: str = ""
    """The edition under which the table was played before."""
    entry: int = -1
    """The entry of the log from which on the game comes out otherwise."""
    left: int = 0
    """How many choices stand."""

    @property
    def says(self) -> Saying | None:
        """What everybody at the table should know; nothing if it is what it was."""
        if self.how == EXACT:
            return None
        if self.how == OLDER:
            return say("edition-older", edition=self.edition)
        if self.how == UNVERIFIED:
            return say("edition-unverified", edition=self.edition)
        entry, left = self.entry + 1, self.left
        return say("edition-differs", edition=self.edition, entry=entry, n=left)

    def to_data(self) -> dict[str, Any]:
        return self._asdict()


def standing_from(data: Any) -> EditionStanding:
    """What was kept of it; a piece of which nothing is known is taken as of an earlier edition."""
    match data:
        case {"how": str(how), "edition": str(edition), "entry": int(entry), "left": int(left)}:
            return EditionStanding(how, edition, entry, left)
    return EditionStanding(OLDER)
