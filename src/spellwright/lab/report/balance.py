"""Who wins: by seat, by who goes first, and by what a seat began with."""

from __future__ import annotations

from collections import defaultdict
from typing import Final, NamedTuple

from spellwright.lab.report.names import Names, of_seat
from spellwright.lab.report.run_data import RunData
from spellwright.lab.statistics import CHANCE_OF_ERROR, Estimate, against, quantile, share

FEWEST_SEATS: Final = 20
"""What fewer seats began with is counted and not judged."""


class Rate(NamedTuple):
    """How often those win who have something in common."""

    kind: str
    key: str
    name: str
    estimate: Estimate
    expected: float
    p: float
    q: float = 1.0
    """As `p`, corrected for all comparisons of the report."""

    @property
    def stands_out(self) -> bool:
        return self.q < CHANCE_OF_ERROR


class Setting(NamedTuple):
    """The games that have a scenario or a map in common."""

    kind: str
    key: str
    name: str
    games: int
    ahead: Estimate
    """How often the first player wins; the first seat, if nobody goes first; all, together."""
    choices: Estimate


class Cell(NamedTuple):
    """The games of a scenario in which somebody was there."""

    row: str
    column: str
    estimate: Estimate


def seat_rates(data: RunData) -> list[Rate]:
    if data.cooperative:
        return []
    found = []
    for seat in range(data.seats):
        wins = sum([data.won[number, seat] for number in data.numbers])
        estimate = share(wins, data.count)
        p = against(estimate, data.expected)
        found.append(Rate("seat", str(seat), of_seat(seat), estimate, data.expected, p))
    return found


def first_rate(data: RunData) -> Rate | None:
    """How often the seat wins that goes first; None where nobody does."""
    rows = data.rows("seats", "number", "seat", "is_first")
    places = [(number, seat) for number, seat, is_first in rows if is_first]
    if not places or data.cooperative:
        return None
    estimate = data.rate(places)
    p = against(estimate, data.expected)
    return Rate("first", "first", "", estimate, data.expected, p)


def start_rates(data: RunData, names: Names) -> list[Rate]:
    """By kind, the best first."""
    places: defaultdict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
    for number, seat, kind, key in data.rows("starts", "number", "seat", "kind", "key"):
        if (number, seat) in data.won:
            places[kind, key].append((number, seat))
    kinds = list(dict.fromkeys(kind for kind, _ in places))
    several = [kind for kind in kinds if sum([other == kind for other, _ in places]) > 1]
    found = []
    for (kind, key), seats in places.items():
        if kind in several:
            estimate = data.adjusted_rate(seats)
            judged = len(seats) >= FEWEST_SEATS
            p = against(estimate, data.expected) if judged else 1.0
            name = names.of_start(kind, key)
            found.append(Rate(kind, key, name, estimate, data.expected, p))
    return sorted(found, key=lambda rate: (kinds.index(rate.kind), -rate.estimate.value, rate.key))


def settings(data: RunData, names: Names) -> list[Setting]:
    by_setting: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for number, setting in data.settings.items():
        for kind, key in setting.items():
            by_setting[kind, key].append(number)
    first = {n: seat for n, seat, yes in data.rows("seats", "number", "seat", "is_first") if yes}
    found = []
    for (kind, key), numbers in sorted(by_setting.items()):
        ahead = data.rate([(number, first.get(number, 0)) for number in numbers])
        choices = quantile([float(data.choices[number]) for number in numbers])
        name = names.of_start(kind, key)
        found.append(Setting(kind, key, name, len(numbers), ahead, choices))
    return found


def by_scenario(data: RunData, names: Names) -> list[Cell]:
    """In a game that is won together: every scenario by each Hero who was there."""
    if not data.cooperative:
        return []
    numbers: defaultdict[tuple[str, str], dict[int, None]] = defaultdict(dict)
    for number, kind, key in data.rows("starts", "number", "kind", "key"):
        scenario = data.settings.get(number, {}).get("scenario")
        if kind == "hero" and scenario is not None:
            numbers[names.of_start("scenario", scenario), names.of_start("hero", key)][number] = (
                None
            )
    return [
        Cell(row, column, data.rate([(number, 0) for number in there]))
        for (row, column), there in numbers.items()
    ]
