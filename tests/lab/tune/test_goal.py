"""Goals and ranges of a search."""

from __future__ import annotations

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.lab.tune.goal import read_goal
from spellwright.lab.tune.ranges import combinations, read_ranges
from spellwright.lab.what_if.measures import Observed
from spellwright.registry import game

ROW = "spells.fog"


@pytest.mark.parametrize(
    ("id", "text", "measure", "wanted"),
    [
        ("wizardry", "length=120", "choices", 120.0),
        ("wizardry", "length:minutes=45", "minutes", 45.0),
        ("wizardry", "usage=2", "chosen-spells.fog", 2.0),
        ("wizardry", "usage:spells.net=1.5", "chosen-spells.net", 1.5),
        ("wizardry", "win-rate:seat-1=0.5", "seat-1", 0.5),
        ("wizardry", "win-rate:aged=0.5", "with-aged", 0.5),
        ("battle", "win-rate=0.6", "won", 0.6),
        ("wizardry", "seat-balance", "seat-balance", 0.0),
    ],
)
def test_a_goal_is_a_measure_and_its_mean(id: str, text: str, measure: str, wanted: float) -> None:
    goal = read_goal(game(id), text, ROW)
    assert (goal.measure, goal.wanted) == (measure, wanted)


@pytest.mark.parametrize(
    ("id", "text", "told"),
    [
        ("wizardry", "length", "refusal-target"),
        ("wizardry", "length=1.2.3", "refusal-target"),
        ("wizardry", "length:miles=3", "refusal-length"),
        ("wizardry", "win-rate=0.5", "refusal-whose-win-rate"),
        ("battle", "win-rate=50", "refusal-win-rate"),
        ("battle", "seat-balance", "refusal-balance-together"),
    ],
)
def test_a_goal_that_makes_no_sense_gets_one_sentence(id: str, text: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        read_goal(game(id), text, ROW)
    assert refused.value.says.key == told


def test_a_length_in_no_known_measure_is_told_the_known_ones() -> None:
    with pytest.raises(Refused, match="choices, rounds or minutes"):
        read_goal(game("wizardry"), "length:miles=3", ROW)


def test_the_balance_of_seats_is_how_far_the_luckiest_is_ahead() -> None:
    goal = read_goal(game("wizardry"), "seat-balance", ROW)
    games = [Observed({"seat-1": 1.0, "seat-2": 0.0}, b"")] * 3
    games += [Observed({"seat-1": 0.0, "seat-2": 1.0}, b"")]
    assert goal.distance(goal.measured(games)) == 0.25


def test_ranges_are_numbers_or_lists_each_checked() -> None:
    wizardry = game("wizardry")
    hits, fog = read_ranges(wizardry, ["rules.match.hits=2..4", "spells.fog.ap=1|3"])
    assert hits.values == (2, 3, 4)
    assert (fog.values, fog.row) == ((1, 3), "spells.fog")
    assert combinations([hits, fog]) == 6
    for texts, told in [
        (["rules.match.hits"], "refusal-range"),
        (["rules.match.hits=4..2"], "refusal-range"),
        (["rules.match.hits=3..3"], "refusal-range"),
        (["rules.match.hit=2..4"], "refusal-no-figure-near"),
        (["rules.match.hits=0..999"], "refusal-value-range"),
        (["rules.match.hits=2..4", "rules.match.hits=2..5"], "refusal-range-twice"),
        ([], "refusal-no-range"),
    ]:
        with pytest.raises(Refused) as refused:
            read_ranges(wizardry, texts)
        assert refused.value.says.key == told
    with pytest.raises(Refused, match=r"Did you mean rules\.match\.hits\?"):
        read_ranges(wizardry, ["rules.match.hit=2..4"])
