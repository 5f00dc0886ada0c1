"""What a report finds in a run whose answer is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.lab.report.calibration import calibration
from spellwright.lab.report.drama import story_of, unsure
from spellwright.lab.report.findings import Findings, findings_of
from spellwright.lab.report.run_data import RunData
from spellwright.lab.report.testing_cause import cause_command
from spellwright.simulate import Run, play_run
from spellwright.simulate.data_folder import DataFolder
from spellwright.simulate.run import Recording
from tests.lab.planted import FIRST_WINS, planted


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Findings:
    return findings_of(planted(tmp_path_factory.mktemp("planted") / "run"))


def test_the_advantage_of_the_first_seat_is_found_and_covered(found: Findings) -> None:
    first, second = found.seats
    assert first.estimate.low < FIRST_WINS < first.estimate.high
    assert first.stands_out
    assert second.stands_out
    assert found.first is not None
    assert found.first.estimate.value == first.estimate.value


def test_what_makes_no_difference_does_not_stand_out(found: Findings) -> None:
    assert [rate.key for rate in found.starts if rate.stands_out] == []
    assert {rate.name for rate in found.starts} == {"Young Wizard", "Aged Wizard"}
    for rate in found.starts:
        assert rate.estimate.low < 0.5 < rate.estimate.high


def test_content_that_goes_with_winning_is_found(found: Findings) -> None:
    by_key = {one.key: one for one in found.content}
    storm, fog, dispel = by_key["storm"], by_key["fog"], by_key["dispel"]
    # Of those who choose it, 0.8 / (0.8 + 0.2) win; of the others the rest.
    assert storm.rate.low < 0.8 < storm.rate.high
    assert storm.gap.low < 0.6 < storm.gap.high
    assert storm.stands_out
    assert not fog.stands_out
    assert fog.offered == 2400
    assert fog.chosen == fog.rate.n
    assert dispel.is_unwanted
    assert not fog.is_unwanted
    assert by_key["curse"].in_play == 1
    assert by_key["curse"].offered == 0


def test_dead_content_is_told_apart_from_what_never_came_up(found: Findings) -> None:
    assert "Magic Missile" in found.unseen["spells"]
    for name in ("Dispel", "Curse", "Fog"):
        assert name not in found.unseen["spells"]


def test_lengths_and_endings(found: Findings) -> None:
    choices = found.lengths.choices
    assert choices.median.value == 124.5
    assert choices.median.low <= 124.5 <= choices.median.high
    assert sum(bar.height for bar in choices.bars) == pytest.approx(1, abs=0.02)
    assert found.lengths.minutes.median.value == pytest.approx(80 * 8 / 60)
    assert [(one.how, one.estimate.value) for one in found.endings] == [("last-standing", 1.0)]


def test_drama_follows_the_planted_positions(found: Findings) -> None:
    drama = found.drama
    assert drama is not None
    assert drama.comebacks.value == 0
    assert drama.worst.value == 0.5
    assert len(drama.leads) == 100
    assert all(path[-1][1] in (-1, 1) for path in drama.leads)
    assert drama.uncertainty[0].y == pytest.approx(1)
    assert drama.uncertainty[-1].y == 0


@pytest.mark.parametrize(
    ("chances", "changes", "last", "sure", "worst"),
    [
        ([0.5, 0.9], 0, 0.0, 1.0, 0.5),
        ([0.5, 0.3, 0.6, 0.9], 1, 0.5, 0.75, 0.3),
        ([0.6, 0.4, 0.6, 0.4], 4, 1.0, 1.0, 0.4),
        ([0.5, 0.51, 0.49, 0.52], 0, 1.0, 1.0, 0.49),
        ([0.9, 0.85, 0.7, 0.95], 0, 0.0, 0.75, 0.7),
    ],
)
def test_the_story_of_a_game(
    chances: list[float], changes: int, last: float, sure: float, worst: float
) -> None:
    count = len(chances)
    story = story_of([(n / count, own, 1 - own) for n, own in enumerate(chances)], 0.5)
    if chances == [0.5, 0.9]:
        sure = 0.5
    assert story == (changes, last, sure, worst)


def test_how_open_the_end_is() -> None:
    assert unsure([0.25] * 4, False) == pytest.approx(1)
    assert unsure([0.5], True) == pytest.approx(1)
    assert unsure([1.0, 0.0, 0.0], False) == 0


def test_decisions_that_matter(found: Findings) -> None:
    agency = found.agency
    assert agency is not None
    assert agency.decisions == 200
    assert agency.matters.low < 0.4 < agency.matters.high
    assert agency.lead_if_it_matters.value == pytest.approx(0.1)
    assert agency.a_game == pytest.approx(agency.matters.value * 80)


def test_an_estimate_that_comes_true_is_trusted_and_another_is_not(tmp_path: Path) -> None:
    good = calibration(planted(tmp_path / "good", 1500))
    bad = calibration(planted(tmp_path / "bad", 1500, fault=0.15))
    assert good is not None
    assert bad is not None
    assert not any(one.is_off for one in good.bins)
    assert sum([one.is_off for one in bad.bins]) == 2
    assert good.brier < bad.brier
    assert good.brier < good.brier_of_average == pytest.approx(0.25)
    assert good.brier == pytest.approx((0.25 + FIRST_WINS * (1 - FIRST_WINS)) / 2, abs=0.01)


def test_comparisons_are_corrected_together(found: Findings) -> None:
    tested = [one for one in found.content if one.gap.p < 1]
    assert found.comparisons == len(found.seats) + 1 + len(found.starts) + len(tested)
    assert all(rate.q >= rate.p for rate in [*found.seats, *found.starts])


def test_null_runs_cry_wolf_no_more_often_than_promised(tmp_path: Path) -> None:
    """Nothing about profiles is true: over 40 runs hardly any stands out."""
    alarms = 0
    for seed in range(40):
        data = planted(tmp_path / str(seed), 60, seed=100 + seed)
        alarms += any(rate.stands_out for rate in findings_of(data).starts)
    assert alarms <= 5


def test_the_command_that_tests_the_cause(found: Findings) -> None:
    storm = next(one for one in found.content if one.key == "storm")
    line = cause_command(found.data, storm)
    assert line.startswith("spellwright lab what-if wizardry --set spells.storm.ap=")
    assert line.endswith("--bots greedy")


def test_json_has_the_stable_shape(found: Findings) -> None:
    data = found.to_data()
    assert (data["game"], data["games"], data["errors"]) == ("wizardry", 600, 0)
    assert set(data["seats"][0]) == {"seat", "games", "wins", "low", "high"}
    wanted = {"table", "key", "in_play", "offered", "chosen", "win_rate", "low", "high"}
    assert wanted <= set(data["content"][0])
    assert set(data["length"]) == {"median", "low", "high"}
    assert set(data["calibration"][0]) == {"said", "came", "n"}
    assert all(isinstance(figure, float) for figure in data["drama"].values())


def test_what_comes_up_in_hard_scenarios_alone_does_not_look_weak(tmp_path: Path) -> None:
    """A charm that only a hard scenario has wins as often as anything there."""
    run = Run("battle", 2, {}, ("greedy",), 1, 4, recording=Recording("balanced", 0, 0))
    DataFolder(tmp_path / "run", run).write(list(play_run(run)), complete=True)
    data = RunData(tmp_path / "run")
    scenario = {number: "hard" if number % 2 else "easy" for number in data.numbers}
    data.settings = {number: {"scenario": key} for number, key in scenario.items()}
    data.won = {
        (number, seat): float(scenario[number] == "easy")
        for number in data.numbers
        for seat in range(2)
    }
    hard = [(number, 0) for number in data.numbers if number % 2]
    assert data.rate(hard).value == 0
    assert data.adjusted_rate(hard).value == data.expected == 0.5
