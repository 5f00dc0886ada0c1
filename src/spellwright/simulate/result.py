"""What came of one game of a run."""

from __future__ import annotations

from typing import NamedTuple


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

    @property
    def finished(self) -> bool:
        return not self.error

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
