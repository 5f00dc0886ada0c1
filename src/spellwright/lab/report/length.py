"""How long games are, and how they end."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from spellwright.lab.charts import Bar
from spellwright.lab.report.run_data import RunData
from spellwright.lab.statistics import Estimate, quantile, share

BARS: Final = 24
SHOWN: Final = 0.995
"""The longest games would leave no room for the others."""


class Length(NamedTuple):
    median: Estimate
    tenth: float
    ninetieth: float
    longest: float
    bars: list[Bar]


class Ending(NamedTuple):
    how: str
    estimate: Estimate


class Lengths(NamedTuple):
    choices: Length
    rounds: Length
    minutes: Length
    seconds_a_choice: float


def lengths(data: RunData) -> Lengths:
    rows = list(data.rows("games", "choices", "rounds", "real_choices", "error"))
    whole = [row for row in rows if not row[3]]
    seconds = data.game.study.seconds_a_choice
    return Lengths(
        _length([float(choices) for choices, *_ in whole]),
        _length([float(rounds) for _, rounds, *_ in whole]),
        _length([real * seconds / 60 for _, _, real, _ in whole]),
        seconds,
    )


def endings(data: RunData) -> list[Ending]:
    counts = Counter(how for how, error in data.rows("games", "how", "error") if not error)
    return [Ending(how, share(count, data.count)) for how, count in counts.most_common()]


def _length(values: list[float]) -> Length:
    tenth, ninetieth = (quantile(values, part).value for part in (0.1, 0.9))
    return Length(quantile(values), tenth, ninetieth, max(values), _bars(values))


def _bars(values: list[float]) -> list[Bar]:
    """Bars of a round width; whole numbers are never split unevenly."""
    low, high = min(values), quantile(values, SHOWN).value
    width = (high - low) / BARS
    if all(value == int(value) for value in values):
        width = max(1.0, round(width))
    width = width or 1.0
    counts = Counter(int((value - low) / width) for value in values if value <= high)
    return [
        Bar(low + place * width, low + (place + 1) * width, counts[place] / len(values))
        for place in range(max(counts) + 1)
    ]
