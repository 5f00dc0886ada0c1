"""Where pieces stand, and where they come to harm."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final, NamedTuple

from spellwright.lab.charts import Space
from spellwright.lab.report.run_data import RunData

BOARDS: Final = 4
"""Of more boards, so many are drawn: those that were played on most."""
FEWEST: Final = 30
"""Where pieces stood less often than this, nothing is said about danger."""


class SpaceCount(NamedTuple):
    name: str
    x: float
    y: float
    present: int
    harmed: int

    @property
    def danger(self) -> float:
        """How often somebody comes to harm, for each time that somebody stands there."""
        return self.harmed / self.present if self.present >= FEWEST else 0.0


class Board(NamedTuple):
    name: str
    spaces: list[SpaceCount]

    @property
    def hexes(self) -> bool:
        return any(space.x % 1 or space.y % 1 for space in self.spaces)

    @property
    def presence(self) -> list[Space]:
        return [Space(one.name, one.x, one.y, one.present) for one in self.spaces]

    @property
    def danger(self) -> list[Space]:
        return [Space(one.name, one.x, one.y, one.danger) for one in self.spaces]


def boards(data: RunData) -> list[Board]:
    found: defaultdict[str, Counter[tuple[str, float, float]]] = defaultdict(Counter)
    harm: Counter[tuple[str, str]] = Counter()
    columns = ("board", "space", "x", "y", "present", "harmed")
    for board, space, x, y, present, harmed in data.rows("spaces", *columns):
        found[board][space, x, y] += present
        harm[board, space] += harmed
    most = sorted(found, key=lambda board: (-found[board].total(), board))[:BOARDS]
    return [
        Board(board, [SpaceCount(*place, n, harm[board, place[0]]) for place, n in items])
        for board in most
        for items in [sorted(found[board].items(), key=lambda item: (-item[1], item[0]))]
    ]
