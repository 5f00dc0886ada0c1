"""Intervals of paired differences."""

from __future__ import annotations

import itertools
import math

import pytest

from spellwright.lab.what_if.differences import (
    bootstrap_difference,
    exact_difference,
    pairs_needed,
    spread_of,
)
from spellwright.lab.what_if.findings import Series
from spellwright.lab.what_if.measures import Observed


def chance_of(more: int, less: int, pairs: int, up: float, down: float) -> float:
    ways = math.comb(pairs, more) * math.comb(pairs - more, less)
    return float(ways * up**more * down**less * (1 - up - down) ** (pairs - more - less))


@pytest.mark.parametrize(("up", "down"), [(0.1, 0.1), (0.3, 0.05), (0.02, 0.0), (0.5, 0.5)])
def test_an_exact_interval_misses_no_more_often_than_promised(up: float, down: float) -> None:
    """Summed over everything that can come up in 12 pairs: no simulation is involved."""
    missed, pairs = 0.0, 12
    for more, less in itertools.product(range(pairs + 1), repeat=2):
        if more + less <= pairs:
            low, high = exact_difference(more, less, pairs)
            if not low - 1e-9 <= up - down <= high + 1e-9:
                missed += chance_of(more, less, pairs, up, down)
    assert missed <= 0.05


def test_an_exact_interval_is_little_wider_than_the_normal_one_when_there_are_many_pairs() -> None:
    low, high = exact_difference(520, 480, 10_000)
    normal = 2 * 1.96 * math.sqrt((0.1 - 0.004**2) / 10_000)
    assert normal < high - low < 1.1 * normal
    assert low < 0.004 < high


def test_pairs_that_all_stay_the_same_leave_a_small_doubt() -> None:
    low, high = exact_difference(0, 0, 1000)
    assert -0.01 < low < 0 < high < 0.01
    assert exact_difference(0, 0, 0) == (-1.0, 1.0)


def test_both_directions_are_the_same() -> None:
    low, high = exact_difference(30, 10, 200)
    assert exact_difference(10, 30, 200) == pytest.approx((-high, -low))


def test_a_stricter_interval_is_wider() -> None:
    usual, strict = exact_difference(30, 10, 200), exact_difference(30, 10, 200, 0.005)
    assert strict[0] < usual[0] < usual[1] < strict[1]


def test_the_bootstrap_is_seeded_and_holds_the_mean() -> None:
    differences = [3.0, 0.0, 0.0, -1.0, 5.0, 0.0, 2.0, 0.0] * 20
    low, high = bootstrap_difference(differences)
    assert low < sum(differences) / len(differences) < high
    assert bootstrap_difference(differences) == (low, high)
    normal = 2 * 1.96 * math.sqrt(spread_of(differences) / len(differences))
    assert high - low == pytest.approx(normal, rel=0.1)
    assert bootstrap_difference([2.0, 2.0]) == (2.0, 2.0)
    assert bootstrap_difference([]) == (-math.inf, math.inf)


def test_a_bootstrap_of_many_different_values_takes_no_more_memory() -> None:
    differences = [number / 7 for number in range(3000)]
    low, high = bootstrap_difference(differences)
    assert low < 1499.5 / 7 < high


def test_how_many_pairs_are_needed() -> None:
    assert pairs_needed(spread_of([1.0] * 50 + [-1.0] * 50), 0.02) == pytest.approx(9600, rel=0.02)
    assert pairs_needed(spread_of([0.0] * 1000), 0.01) < 50


@pytest.mark.parametrize(("pairs", "clear"), [(4, False), (19, False), (20, True)])
def test_a_handful_of_pairs_makes_nothing_clear(pairs: int, clear: bool) -> None:
    choices = Series("choices")
    for number in range(pairs):
        long, short = 100.0 + number, 90.0 + number % 3
        choices.add((Observed({"choices": long}, b"a"), Observed({"choices": short}, b"b")))
    found = choices.finding(sequential=False, looked_at=1, precision=0.01)
    assert found.high < 0
    assert found.clear is clear
