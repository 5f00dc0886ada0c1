"""How a table that was read from disk stands to what was played at it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

EXACT: Final = "exact"
OLDER: Final = "older"
UNVERIFIED: Final = "unverified"
DIFFERS: Final = "differs"


class Standing(NamedTuple):
    """Whether a table is what it was; if it is not, everybody at it is told."""

    how: str = EXACT
    edition: str = ""
    """The edition under which the table was played before."""
    entry: int = -1
    """The entry of the log from which on the game comes out otherwise."""
    left: int = 0
    """How many choices stand."""

    @property
    def sentence(self) -> str:
        """What everybody at the table should know; nothing if it is what it was."""
        if self.how == EXACT:
            return ""
        begun = f"This game was begun under an earlier edition ({self.edition})."
        if self.how == OLDER:
            return f"{begun} It goes on from where it stood, by the rules of today."
        if self.how == UNVERIFIED:
            return (
                f"{begun} Nothing proves how it stood then: it was played again by the rules of "
                "today. If something looks wrong, please report it."
            )
        return (
            f"{begun} By the rules of today it comes out otherwise from entry {self.entry + 1} of "
            f"its log on. It stands where all was still sure, after {self.left} choices; what came "
            "later has to be chosen again."
        )

    def to_data(self) -> dict[str, Any]:
        return self._asdict()


def standing_from(data: Any) -> Standing:
    """What was kept of it; a piece of which nothing is known is taken as of an earlier edition."""
    match data:
        case {"how": str(how), "edition": str(edition), "entry": int(entry), "left": int(left)}:
            return Standing(how, edition, entry, left)
    return Standing(OLDER)
