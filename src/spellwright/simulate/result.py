"""What came of one game of a run."""

from __future__ import annotations

from typing import Any, NamedTuple

from spellwright.simulate.game_record import GameRecord


class GameResult(NamedTuple):
    number: int
    seed: int
    bots: tuple[str, ...]
    """In the order of the seats."""
    choices: int
    how: str
    """The ending of the game; "" if it did not end."""
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    error: str
    """What went wrong; "" if nothing did."""
    record: GameRecord | None = None
    """What was written down on the way, in a run that is recorded."""

    @property
    def finished(self) -> bool:
        return not self.error

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def to_data(self) -> dict[str, Any]:
        """The result for a file, without its record."""
        data = self._asdict()
        del data["record"]
        return data
