"""What a sample says about the truth behind it: intervals, tests, and many tests at once.

Games are independent of each other, the seats of a game are not: what is counted by seat is given
with the game that it comes from (`games`), and the interval allows for it. SciPy does the sums.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from spellwright.extras import need
from spellwright.lab.words import say
from spellwright.simulate.intervals import Z_95, wilson

SURE: Final = 0.95
RESAMPLES: Final = 2000
FEWEST_GAMES: Final = 20
"""With fewer games nothing is said about a difference."""
CHANCE_OF_ERROR: Final = 0.05


class Estimate(NamedTuple):
    """A figure, and the interval that holds the truth 95 times in 100."""

    value: float
    low: float
    high: float
    n: int
    """Of how many observations it is."""
    worth: float
    """How many independent observations they are worth."""


class Difference(NamedTuple):
    """How far two groups are apart, and how likely luck alone would do as much."""

    value: float
    low: float
    high: float
    p: float


def check_libraries() -> None:
    """Refuse if a library is missing; best called before games are played."""
    need("lab", "scipy", say("extra-statistics"))


# -- shares ----------------------------------------------------------------------------------------


def share(wins: float, games: int) -> Estimate:
    """A share of independent games, by Wilson.

    >>> [round(figure, 3) for figure in share(85, 100)]
    [0.85, 0.767, 0.907, 100, 100]
    """
    return Estimate(wins / games if games else math.nan, *wilson(wins, games), games, games)


def exact_share(wins: int, games: int) -> Estimate:
    """A share of independent games, by Clopper and Pearson: never too narrow."""
    if not games:
        return Estimate(math.nan, 0.0, 1.0, 0, 0)
    low, high = _stats().binomtest(wins, games).proportion_ci(SURE, "exact")
    return Estimate(wins / games, float(low), float(high), games, games)


def share_by_seat(won: Sequence[float], games: Sequence[int]) -> Estimate:
    """The mean of what seats won (0 to 1), where seats of the same game depend on each other.

    The spread between games says how many independent games the sample is worth; Wilson's interval
    is taken for so many.
    """
    n = len(won)
    if not n:
        return Estimate(math.nan, 0.0, 1.0, 0, 0)
    middle = min(1.0, max(0.0, math.fsum(won) / n))
    variance = _variance_of_sum([one - middle for one in won], games) / n**2
    # When all won, or none, or every game is split evenly, the spread says nothing: games are
    # counted.
    worth = middle * (1 - middle) / variance if variance > 0 else len(set(games))
    return Estimate(middle, *wilson(middle * worth, worth), n, worth)


def _variance_of_sum(residues: Sequence[float], games: Sequence[int]) -> float:
    """The variance of a sum whose terms come in games."""
    sums: dict[int, float] = {}
    for residue, game in zip(residues, games, strict=True):
        sums[game] = sums.get(game, 0.0) + residue
    clusters = len(sums)
    if clusters < 2:
        return 0.0
    return math.fsum(total * total for total in sums.values()) * clusters / (clusters - 1)


def against(estimate: Estimate, expected: float) -> float:
    """How likely a share is at least as far from what is expected, by luck alone."""
    if not estimate.n:
        return 1.0
    error = math.sqrt(max(1e-12, expected * (1 - expected)) / estimate.worth)
    return _two_sided((estimate.value - expected) / error)


def difference_by_seat(
    won: Sequence[float], others: Sequence[float], games: Sequence[int], other_games: Sequence[int]
) -> Difference:
    """How much more seats of one group won than those of another, in games that they may share."""
    if len(set(games)) < FEWEST_GAMES or len(set(other_games)) < FEWEST_GAMES:
        return Difference(math.nan, -1.0, 1.0, 1.0)
    mean, other = math.fsum(won) / len(won), math.fsum(others) / len(others)
    residues = [(one - mean) / len(won) for one in won]
    residues += [(other - one) / len(others) for one in others]
    error = math.sqrt(_variance_of_sum(residues, [*games, *other_games]))
    gap = mean - other
    if error == 0:
        return Difference(gap, gap, gap, 1.0 if gap == 0 else 0.0)
    return Difference(gap, gap - Z_95 * error, gap + Z_95 * error, _two_sided(gap / error))


# -- means, medians and anything else --------------------------------------------------------------


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with Student's interval."""
    n = len(values)
    middle = math.fsum(values) / n if n else math.nan
    if n < 2:
        return Estimate(middle, -math.inf, math.inf, n, n)
    deviation = math.sqrt(math.fsum((one - middle) ** 2 for one in values) / (n - 1) / n)
    half = float(_stats().t.ppf((1 + SURE) / 2, n - 1)) * deviation
    return Estimate(middle, middle - half, middle + half, n, n)


def quantile(values: Sequence[float], part: float = 0.5) -> Estimate:
    """A quantile, with an interval that holds for any distribution."""
    n = len(values)
    if not n:
        return Estimate(math.nan, -math.inf, math.inf, 0, 0)
    ordered = sorted(values)
    binomial = _stats().binom(n, part)
    tail = (1 - SURE) / 2
    first, last = int(binomial.ppf(tail)), int(binomial.ppf(1 - tail)) + 1
    low = ordered[first - 1] if first > 0 else ordered[0]
    at = part * (n - 1)
    below = ordered[int(at)]
    middle = below + (ordered[min(n - 1, int(at) + 1)] - below) * (at - int(at))
    return Estimate(middle, low, ordered[min(n, last) - 1], n, n)


def bootstrap(
    values: Sequence[float], statistic: Callable[..., Any] | None = None, seed: int = 0
) -> Estimate:
    """Any statistic of independent values (their mean, if none is named), by resampling them."""
    numpy = _numpy()
    data, statistic = numpy.asarray(values, dtype=float), statistic or numpy.mean
    middle = float(statistic(data))
    if len(values) < 2 or bool((data == data[0]).all()):
        return Estimate(middle, middle, middle, len(values), len(values))
    found = _stats().bootstrap(
        (data,),
        statistic,
        confidence_level=SURE,
        n_resamples=RESAMPLES,
        method="BCa" if len(values) <= RESAMPLES else "percentile",
        batch=max(1, 2_000_000 // len(values)),
        rng=numpy.random.default_rng(seed),
    )
    low, high = (float(end) for end in found.confidence_interval)
    return Estimate(middle, low, high, len(values), len(values))


# -- many tests ------------------------------------------------------------------------------------


def corrected(p_values: Sequence[float]) -> list[float]:
    """By Benjamini and Hochberg: of what is then found at 0.05, on average 1 in 20 is luck."""
    if not p_values:
        return []
    return [float(p) for p in _stats().false_discovery_control(p_values, method="bh")]


def _two_sided(z: float) -> float:
    return math.erfc(abs(z) / math.sqrt(2))


def _stats() -> Any:
    check_libraries()
    from scipy import stats

    return stats


def _numpy() -> Any:
    import numpy

    return numpy
