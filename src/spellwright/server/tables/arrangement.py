"""What a host arranges anew at a table that waits for players."""

from __future__ import annotations

from typing import NamedTuple

from spellwright.server.tables.place import Place


class Arrangement(NamedTuple):
    """The places as they are to be, who may see the table, and how long players may be away."""

    places: list[Place]
    freed: list[Place]
    """Places whose people the host has sent away."""
    public: bool
    spectators: bool
    away_after: int

    @property
    def all_known(self) -> list[Place]:
        """The places of which the host knew."""
        return [*self.places, *self.freed]
