"""What was found when a pack was checked."""

from __future__ import annotations

from typing import Any, NamedTuple

from spellwright.kernel.saying import Saying


class RowNote(NamedTuple):
    """How a row fared in games of computer players."""

    key: str
    games: int
    """In how many games it came up."""
    offered: int
    """How many choices had it on offer, each question counted once."""
    chosen: int
    won: int
    """In how many games a seat that chose it won."""
    lost: int


class PackReport:
    """Faults, and what was seen of each row."""

    def __init__(self, pack: str) -> None:
        self.pack = pack
        self.rows: list[str] = []
        self.never_came_up: list[str] = []
        self.faults: list[Saying] = []
        self.notes: list[RowNote] = []
        self.games = 0
        self.pictures = ""
        """The page with all pictures, if one was written."""

    @property
    def ok(self) -> bool:
        return not self.faults and not self.never_came_up

    def sentences(self) -> list[str]:
        return [str(fault) for fault in self.faults]

    def to_data(self) -> dict[str, Any]:
        """The stable shape of `spellwright pack check --json`, and more."""
        return {
            "ok": self.ok,
            "pack": self.pack,
            "rows": self.rows,
            "never_came_up": self.never_came_up,
            "faults": self.sentences(),
            "games": self.games,
            "balance": [note._asdict() for note in self.notes],
            "pictures": self.pictures,
        }
