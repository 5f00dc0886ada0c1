"""What is written down about a game beside its result, as plain data."""

from __future__ import annotations

from typing import Any, NamedTuple


class Usage(NamedTuple):
    """How often a seat was offered something and chose it; seat -1: how often it was told of."""

    seat: int
    table: str
    key: str
    offered: int
    chosen: int
    told: int


class Position(NamedTuple):
    """What a position was worth to a seat, at a moment when this can be said."""

    choice: int
    round: int
    seat: int
    value: float


class SpaceUse(NamedTuple):
    """How often pieces stood on a space, and how often one came to harm there."""

    board: str
    space: str
    x: float
    y: float
    present: int
    harmed: int


class Weighed(NamedTuple):
    """A decision whose options were tried out in the same imagined worlds."""

    choice: int
    seat: int
    question: str
    options: int
    lead: float
    """How much better the best option is than the second, in chances to win."""
    gain: float
    """How much better the best option is than an option by lot."""
    matters: bool


class GameRecord(NamedTuple):
    rounds: int
    real_choices: int
    """Choices among several options, once the game was set up."""
    first: int
    setting: dict[str, str]
    starts: list[tuple[int, str, str]]
    """Seat, kind and key of what was begun with."""
    usage: list[Usage]
    positions: list[Position]
    spaces: list[SpaceUse]
    weighed: list[Weighed]

    def to_data(self) -> dict[str, Any]:
        return self._asdict()


def record_from(data: dict[str, Any]) -> GameRecord:
    """The record that `to_data` wrote, read back from JSON."""
    return GameRecord(
        data["rounds"],
        data["real_choices"],
        data["first"],
        data["setting"],
        [(seat, kind, key) for seat, kind, key in data["starts"]],
        [Usage(*row) for row in data["usage"]],
        [Position(*row) for row in data["positions"]],
        [SpaceUse(*row) for row in data["spaces"]],
        [Weighed(*row) for row in data["weighed"]],
    )
