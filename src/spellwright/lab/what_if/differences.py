"""What paired differences say about the truth: intervals of a fixed number of pairs.

Each pair is the same deal and luck, played before and after a change. Where a measure has two
outcomes the interval is exact; for anything else it is found by resampling the pairs.
"""

from __future__ import annotations

import math
from typing import Any, Final

from spellwright.extras import need
from spellwright.lab.words import say

ERROR: Final = 0.05
"""How often an interval may miss the truth."""
PRICE: Final = 0.05
"""The part of that error which is spent on how many pairs differ at all."""
PARTS: Final = 5
HALVINGS: Final = 13
RESAMPLES: Final = 4999
BATCH: Final = 1_000_000
WORTH_COUNTING: Final = 10

Interval = tuple[float, float]


def check_libraries() -> None:
    """Refuse if a library is missing; best called before games are played."""
    need("lab", "scipy", say("extra-intervals"))


def exact_difference(more: int, less: int, pairs: int, error: float = ERROR) -> Interval:
    """The difference of two shares, where in `more` pairs only the second game had the outcome and
    in `less` pairs only the first.

    A difference is left out if a sum as far off as ours would be too rare, whatever part of the
    pairs differs at all (Berger and Boos, 1994: only parts that fit what was seen need a look, for
    a small price). Nothing is approximated, so the interval misses no more often than promised.
    """
    if pairs == 0:
        return -1.0, 1.0
    return (
        -_highest(less - more, more + less, pairs, error),
        _highest(more - less, more + less, pairs, error),
    )


def _highest(total: int, apart: int, pairs: int, error: float) -> float:
    """The highest mean that `total`, the sum of all differences, does not rule out."""
    price = error * PRICE
    most = _highest_share(apart, pairs, price)
    low, high = total / pairs, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if _likely(total, middle, most, pairs) + price > error / 2:
            low = middle
        else:
            high = middle
    return high


def _likely(total: int, mean: float, most: float, pairs: int) -> float:
    """How likely a sum is no higher than `total`, at the most likely part of pairs that differ."""
    import numpy

    if abs(mean) > most:
        return 0.0
    parts = numpy.linspace(abs(mean), most, PARTS)
    return max(_below(total, pairs, float(part), mean) for part in parts)


def _below(total: int, pairs: int, part: float, mean: float) -> float:
    """The chance of a sum up to `total`, where so large a part of the pairs differs by 1 or -1."""
    import numpy
    from scipy.special import betainc, gammaln

    if part <= 0:
        return float(total >= 0)
    spread = 7 * math.sqrt(pairs * part * (1 - part)) + 7
    first, last = max(0, int(pairs * part - spread)), min(pairs, int(pairs * part + spread) + 1)
    apart = numpy.arange(first, last + 1)
    same = pairs - apart
    ways = gammaln(pairs + 1) - gammaln(apart + 1) - gammaln(same + 1)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        odds = apart * math.log(part) + numpy.where(same > 0, same * numpy.log1p(-part), 0.0)
    ups = numpy.floor((apart + total) / 2)
    up = min(1.0, max(0.0, (1 + mean / part) / 2))
    inside = numpy.clip(ups, 0, numpy.maximum(apart - 1, 0))
    below = betainc(numpy.maximum(apart - inside, 1), inside + 1, 1 - up)
    below = numpy.where(ups < 0, 0.0, numpy.where(ups >= apart, 1.0, below))
    return float(numpy.exp(ways + odds) @ below)


def _highest_share(hits: int, tries: int, error: float) -> float:
    """The upper end of a share, by Clopper and Pearson."""
    from scipy.stats import beta

    return 1.0 if hits == tries else float(beta.ppf(1 - error, hits + 1, tries - hits))


def bootstrap_difference(differences: Any, error: float = ERROR, seed: int = 0) -> Interval:
    """The mean of differences of any kind, by resampling the pairs (bias-corrected, accelerated).

    Where most differences are equal to others, it is drawn how often each value comes up: the same
    as drawing the pairs one by one, and much faster.
    """
    import numpy
    from scipy.special import ndtr, ndtri

    n = len(differences)
    if n == 0:
        return -math.inf, math.inf
    values, counts = numpy.unique(numpy.asarray(differences, dtype=float), return_counts=True)
    mean = float(values @ counts) / n
    if len(values) == 1:
        return mean, mean
    luck = numpy.random.default_rng(seed)
    few = len(values) * WORTH_COUNTING < n
    data = values if few else numpy.repeat(values, counts)
    at_once = max(1, BATCH // len(data))
    drawn = []
    for done in range(0, RESAMPLES, at_once):
        size = min(at_once, RESAMPLES - done)
        if few:
            drawn.append(luck.multinomial(n, counts / n, size=size) @ values / n)
        else:
            drawn.append(data[luck.integers(0, n, size=(size, n))].mean(axis=1))
    means = numpy.concatenate(drawn)
    off = values - mean
    squares = float(counts @ off**2)
    lean = float(counts @ off**3) / (6 * squares**1.5)
    below = float(numpy.mean(means < mean) + numpy.mean(means == mean) / 2)
    shift = float(ndtri(min(1 - 1 / RESAMPLES, max(1 / RESAMPLES, below))))
    ends = []
    for tail in (error / 2, 1 - error / 2):
        reach = shift + float(ndtri(tail))
        ends.append(float(ndtr(shift + reach / (1 - lean * reach))))
    low, high = numpy.quantile(means, ends)
    return float(low), float(high)


def spread_of(differences: Any) -> float:
    """The variance of differences. One more pair that differs by 1 is imagined, so that it is never
    nothing.
    """
    import numpy

    data = numpy.append(numpy.asarray(differences, dtype=float), 1.0)
    return float(numpy.var(data)) if len(data) > 1 else 1.0


def pairs_needed(variance: float, half: float) -> int:
    """How many pairs make an interval of plus or minus `half`.

    >>> pairs_needed(0.25, 0.02)
    2401
    """
    return math.ceil(variance * (1.959964 / half) ** 2)
