"""Statistics, on planted data whose answer is known."""

from __future__ import annotations

import math
from random import Random

import pytest

from spellwright.lab.statistics import (
    against,
    bootstrap,
    corrected,
    difference_by_seat,
    exact_share,
    mean,
    quantile,
    share,
    share_by_seat,
)

RUNS = 400


def covered(intervals: list[tuple[float, float]], truth: float) -> float:
    return sum([low <= truth <= high for low, high in intervals]) / len(intervals)


def test_shares_are_those_of_the_books() -> None:
    # Brown, Cai and DasGupta's textbook cases.
    assert share(0, 10)[:3] == pytest.approx((0, 0, 0.2775), abs=1e-4)
    assert exact_share(0, 10)[:3] == pytest.approx((0, 0, 0.3085), abs=1e-4)
    assert exact_share(5, 10)[1:3] == pytest.approx((0.1871, 0.8129), abs=1e-4)
    assert math.isnan(exact_share(0, 0).value)


def test_an_interval_of_a_share_holds_the_truth_as_often_as_promised() -> None:
    luck = Random(1)
    found = []
    for _ in range(RUNS):
        wins = sum([luck.random() < 0.3 for _ in range(60)])
        found.append(share(wins, 60)[1:3])
    assert 0.92 <= covered(found, 0.3) <= 0.98


def test_seats_of_a_game_are_no_games_of_their_own() -> None:
    """Four seats that win and lose together are worth one game, not four."""
    together = [float(game % 2) for game in range(100) for _ in range(4)]
    games = [game for game in range(100) for _ in range(4)]
    estimate = share_by_seat(together, games)
    assert estimate.n == 400
    assert estimate.worth == pytest.approx(99)
    assert estimate[1:3] == pytest.approx(share(50, 100)[1:3], abs=0.002)
    # Two of the same kind against each other win one half for certain.
    split = share_by_seat([0.0, 1.0] * 100, [game for game in range(100) for _ in range(2)])
    assert split.value == 0.5
    assert split.low < 0.5 < split.high


def test_an_interval_by_seats_holds_the_truth_as_often_as_promised() -> None:
    luck, found = Random(2), []
    for _ in range(RUNS):
        won, games = [], []
        for game in range(80):
            winner = luck.random() < 0.6
            for seat in range(2):
                if luck.random() < 0.7:
                    won.append(float(winner == (seat == 0)))
                    games.append(game)
        # Either seat is as likely to be looked at, so the truth is one half.
        found.append(share_by_seat(won, games)[1:3])
    assert covered(found, 0.5) >= 0.93


def test_what_is_as_expected_is_found_out_of_line_one_time_in_twenty() -> None:
    luck = Random(3)
    small = 0
    for _ in range(RUNS):
        wins = sum([luck.random() < 0.25 for _ in range(200)])
        small += against(share(wins, 200), 0.25) < 0.05
    assert 0.02 <= small / RUNS <= 0.08
    assert against(share(90, 200), 0.25) < 1e-6
    assert against(share(0, 0), 0.5) == 1.0


def test_a_planted_difference_is_found_and_covered() -> None:
    luck, found, alarms = Random(4), [], 0
    for _ in range(200):
        with_it = [float(luck.random() < 0.62) for _ in range(300)]
        without = [float(luck.random() < 0.5) for _ in range(300)]
        gap = difference_by_seat(with_it, without, range(300), range(300, 600))
        found.append((gap.low, gap.high))
        same = difference_by_seat(without[:150], without[150:], range(150), range(150, 300))
        alarms += same.p < 0.05
    assert 0.91 <= covered(found, 0.12) <= 0.99
    assert alarms / 200 <= 0.09


def test_little_data_says_nothing_about_a_difference() -> None:
    gap = difference_by_seat([1.0] * 19, [0.0] * 500, range(19), range(19, 519))
    assert math.isnan(gap.value)
    assert gap.p == 1.0


def test_means_and_quantiles() -> None:
    assert mean([1.0, 2.0, 3.0, 4.0])[:3] == pytest.approx((2.5, 0.4457, 4.5543), abs=1e-4)
    middle = quantile(range(1, 101))
    assert middle[:3] == (50.5, 40, 61)
    assert quantile([7.0])[:3] == (7, 7, 7)
    luck, found = Random(5), []
    for _ in range(RUNS):
        values = [luck.expovariate(1.0) for _ in range(80)]
        found.append(quantile(values)[1:3])
    assert covered(found, math.log(2)) >= 0.93


def test_the_bootstrap_is_the_same_every_time_and_covers() -> None:
    luck = Random(6)
    values = [luck.gauss(10, 2) for _ in range(100)]
    assert bootstrap(values) == bootstrap(values)
    assert bootstrap(values).low == pytest.approx(mean(values).low, abs=0.1)
    found = [bootstrap([luck.gauss(10, 2) for _ in range(60)])[1:3] for _ in range(60)]
    assert covered(found, 10) >= 0.85
    assert bootstrap([3.0, 3.0])[:3] == (3, 3, 3)


def test_many_tests_are_corrected() -> None:
    # The example of Benjamini and Hochberg, 1995.
    p = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240]
    p += [0.4262, 0.5719, 0.6528, 0.7590, 1.0000]
    assert sum([each <= 0.05 for each in corrected(p)]) == 4
    assert sum([each <= 0.05 for each in p]) == 9
    assert corrected([]) == []
    luck = Random(7)
    alarms = sum([min(corrected([luck.random() for _ in range(50)])) < 0.05 for _ in range(RUNS)])
    assert alarms / RUNS <= 0.08
