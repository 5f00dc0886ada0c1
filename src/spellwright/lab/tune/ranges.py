"""What a search may try: for each figure a range of numbers, or a list of values."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from spellwright.content import Value, figure_at, read_value
from spellwright.kernel.refusal import Refused
from spellwright.lab.words import say
from spellwright.registry import Game
from spellwright.simulate.figures import game_figures

MOST_VALUES: Final = 1000


class Range(NamedTuple):
    path: str
    values: tuple[Value, ...]
    today: Value

    @property
    def row(self) -> str:
        """The table and the row, as in `abilities.fiendfyre`."""
        return self.path.rpartition(".")[0]

    @property
    def is_numeric(self) -> bool:
        return all(isinstance(value, int) for value in self.values)


def read_ranges(game: Game, texts: Sequence[str]) -> list[Range]:
    """The ranges that texts like `abilities.fiendfyre.cost=1..5` name, each value checked."""
    if not texts:
        raise Refused("range", say("refusal-no-range"))
    known = game_figures(game)
    ranges = []
    for text in texts:
        path, equals, written = text.partition("=")
        if not equals:
            raise Refused("range", say("refusal-range", text=text[:60]))
        figure = figure_at(known, path.strip())
        ends = re.fullmatch(r"(-?[0-9]{1,9})\.\.(-?[0-9]{1,9})", written.strip())
        parts = written.split("|")
        if ends is not None and figure.kind == "number":
            low, high = int(ends[1]), int(ends[2])
            if low > high or high - low >= MOST_VALUES:
                raise Refused("range", say("refusal-range", text=text[:60]))
            parts = [str(number) for number in range(low, high + 1)]
        values = tuple(dict.fromkeys(read_value(figure, part.strip()) for part in parts))
        if len(values) < 2:
            raise Refused("range", say("refusal-range", text=text[:60]))
        ranges.append(Range(figure.path, values, figure.value))
    paths = [one.path for one in ranges]
    if len(set(paths)) != len(paths):
        raise Refused("range", say("refusal-range-twice"))
    return ranges


def combinations(ranges: Sequence[Range]) -> int:
    return math.prod(len(one.values) for one in ranges)
