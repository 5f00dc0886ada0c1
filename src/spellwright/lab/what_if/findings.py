"""What the pairs of an experiment show: for each measure before, after, and the difference."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from spellwright.lab.what_if.differences import (
    ERROR,
    Interval,
    bootstrap_difference,
    exact_difference,
    pairs_needed,
    spread_of,
)
from spellwright.lab.what_if.measures import Observed, is_share, paired
from spellwright.lab.what_if.sequences import AsymptoticSequence, BettingSequence

EXACT: Final = "exact"
BOOTSTRAP: Final = "bootstrap"
SEQUENCE: Final = "sequence"
FEWEST: Final = 20
"""A measure that fewer pairs have is left out, if not all have so few. To resample fewer tells too
little to call a difference clear.
"""

Pair = tuple[Observed, Observed]


class Finding(NamedTuple):
    """One measure of all pairs."""

    name: str
    pairs: int
    before: float
    after: float
    difference: float
    low: float
    high: float
    method: str
    clear: bool
    """Whether it is a difference even if one allows for all the measures that were looked at."""
    needed: int
    """About how many pairs it takes to know the difference with the precision asked for."""

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Series:
    """The differences of one measure, pair by pair."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.before: list[float] = []
        self.after: list[float] = []
        self._levels: dict[float, BettingSequence | AsymptoticSequence] = {}
        self._taken: dict[float, int] = {}

    def add(self, pair: Pair) -> None:
        both = paired(self.name, pair[0].values, pair[1].values)
        if both is not None:
            self.before.append(both[0])
            self.after.append(both[1])

    @property
    def differences(self) -> list[float]:
        return [after - before for before, after in zip(self.before, self.after, strict=True)]

    def sequence(self, error: float) -> Interval:
        """An interval that is valid however often one looks; pairs are taken in as they came."""
        made = self._levels.get(error)
        if made is None:
            kind = BettingSequence if is_share(self.name) else AsymptoticSequence
            made = self._levels[error] = kind(error)
        taken = self._taken.get(error, 0)
        made.add(self.differences[taken:])
        self._taken[error] = len(self.before)
        return made.interval

    def plain(self, error: float) -> tuple[Interval, str]:
        """The interval of whoever looks once."""
        differences = self.differences
        if is_share(self.name) and set(differences) <= {-1.0, 0.0, 1.0}:
            more, less = differences.count(1.0), differences.count(-1.0)
            return exact_difference(more, less, len(differences), error), EXACT
        return bootstrap_difference(differences, error), BOOTSTRAP

    def finding(self, sequential: bool, looked_at: int, precision: float) -> Finding:
        # Rounded to a power of two, so that a sequence goes on when another measure turns up.
        corrected = ERROR / 2 ** math.ceil(math.log2(max(1, looked_at)))
        if sequential:
            (low, high), method = self.sequence(ERROR), SEQUENCE
            strict = self.sequence(corrected)
        else:
            (low, high), method = self.plain(ERROR)
            strict, _ = self.plain(corrected)
        n = len(self.before)
        before, after = math.fsum(self.before) / n, math.fsum(self.after) / n
        half = precision if is_share(self.name) else precision * max(abs(before), 1e-9)
        return Finding(
            self.name,
            n,
            before,
            after,
            after - before,
            low,
            high,
            method,
            (method != BOOTSTRAP or n >= FEWEST) and (strict[0] > 0 or strict[1] < 0),
            pairs_needed(spread_of(self.differences), half),
        )


class Variant:
    """What is known about one variant so far: measures, pairs, and how many stayed identical."""

    def __init__(self) -> None:
        self.pairs = 0
        self.identical = 0
        self.failed = 0
        self.series: dict[str, Series] = {}
        self._seen: list[Pair] = []

    def add(self, pair: Pair) -> None:
        if pair[0].failed or pair[1].failed:
            self.failed += 1
            return
        self.pairs += 1
        self.identical += pair[0].mark == pair[1].mark
        for name in (*pair[0].values, *pair[1].values):
            if name not in self.series:
                self.series[name] = Series(name)
                for earlier in self._seen:
                    self.series[name].add(earlier)
        for series in self.series.values():
            series.add(pair)
        self._seen.append(pair)

    def worth_telling(self) -> list[Series]:
        """The measures that were found often enough, in their order."""
        fewest = min(FEWEST, self.pairs)
        kept = [series for series in self.series.values() if len(series.before) >= max(1, fewest)]
        return sorted(
            [series for series in kept if any(series.before) or any(series.after)], key=_place
        )


def findings_of(
    variants: Sequence[Variant], sequential: bool, precision: float
) -> list[list[Finding]]:
    """For each variant its findings; a difference is clear if it is so among all of them."""
    told = [variant.worth_telling() for variant in variants]
    looked_at = sum([len(series) for series in told])
    return [
        [series.finding(sequential, looked_at, precision) for series in of_one] for of_one in told
    ]


ORDER: Final = ("won", "seat-", "first", "with-", "choices", "rounds", "minutes", "end-", "chosen-")


def _place(series: Series) -> tuple[int, str]:
    places = [place for place, prefix in enumerate(ORDER) if series.name.startswith(prefix)]
    return (places[0] if places else len(ORDER), series.name)
