"""Experiments: what is played, when it stops, and what is told of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.lab.what_if.experiment import Experiment
from spellwright.lab.what_if.folder import ExperimentFolder
from spellwright.lab.what_if.measures import label_of
from spellwright.lab.what_if.playing import Playing
from spellwright.lab.what_if.telling import to_data, verdict
from spellwright.simulate.processes import Processes
from spellwright.simulate.stop_sign import StopSign
from tests.lab.what_if.planted import Planted, an_experiment, played


def test_until_stops_as_soon_as_the_difference_is_known() -> None:
    playing = played(an_experiment(5000, until=0.1), Planted())
    assert playing.reached
    assert 200 < playing.looked < 1500
    win = next(finding for finding in playing.findings[0] if finding.name == "seat-1")
    assert win.half <= 0.1
    assert win.method == "sequence"
    assert win.pairs == playing.looked


def test_until_gives_up_when_there_are_no_more_pairs() -> None:
    playing = played(an_experiment(100, until=0.01), Planted())
    assert (playing.reached, playing.looked) == (False, 100)
    assert to_data(playing)["reached"] is False


@pytest.mark.parametrize("until", [None, 0.15])
@pytest.mark.parametrize("size", [2, 5])
def test_what_comes_out_does_not_depend_on_how_many_play(until: float | None, size: int) -> None:
    one = played(an_experiment(400, until=until), Planted(effect=0.1, size=1))
    many = played(an_experiment(400, until=until), Planted(effect=0.1, size=size))
    assert to_data(many) == to_data(one)


def test_until_may_be_about_another_measure() -> None:
    playing = played(an_experiment(3000, until=0.03, measure="end-end"), Planted())
    assert playing.reached
    assert playing.looked < 400
    with pytest.raises(Refused, match="not for “choices”"):
        an_experiment(100, until=0.1, measure="choices")
    with pytest.raises(Refused, match="between 0 and 1"):
        an_experiment(100, until=2)


def test_looks_are_always_at_the_same_pairs() -> None:
    looks = list(an_experiment(2000).looks())
    assert looks[:3] == [50, 75, 100]
    assert looks[-1] == 2000
    assert looks == sorted(set(looks))


def real(pairs: int, *variants: dict[str, int | str]) -> Experiment:
    return Experiment("battle", 2, {}, ("greedy",), 3, variants, pairs)


def test_the_same_figures_twice_are_the_same_games() -> None:
    playing = Playing(real(24, {}, {"rules.match.hand": 7}))
    with Processes(2) as crew:
        list(playing.go(crew, StopSign()))
    same, other = playing.variants
    assert (same.identical, same.pairs) == (24, 24)
    assert other.identical < 24
    nothing, something = playing.findings
    assert all(finding.low <= 0 <= finding.high for finding in nothing)
    assert not any(finding.clear for finding in nothing)
    assert any(finding.clear for finding in something)
    assert str(verdict(nothing)) == "No clear difference."


def test_a_folder_goes_on_where_it_ends(tmp_path: Path) -> None:
    variant: dict[str, int | str] = {"rules.match.hand": 7}
    stop = StopSign()
    folder = ExperimentFolder(tmp_path / "what", real(10, variant))
    first = Playing(real(10, variant), folder)
    with Processes(1) as crew:
        for _ in first.go(crew, stop):
            stop.is_up = first.played >= 6
    assert 6 <= first.played < 20
    folder.write_tables(complete=False)
    again = Playing(real(10, variant), ExperimentFolder(tmp_path / "what", real(10, variant)))
    with Processes(1) as crew:
        steps = len(list(again.go(crew, StopSign())))
    assert steps == 20 - first.played
    whole = Playing(real(10, variant))
    with Processes(2) as crew:
        list(whole.go(crew, StopSign()))
    assert to_data(again) == to_data(whole)
    with pytest.raises(Refused, match="another experiment"):
        ExperimentFolder(tmp_path / "what", real(10, {"rules.match.hand": 6}))
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("Dear Sir")
    with pytest.raises(Refused, match="other files"):
        ExperimentFolder(tmp_path / "other", real(10, variant))


def test_a_stopped_experiment_tells_what_it_has() -> None:
    stop, playing = StopSign(), Playing(an_experiment(1000))
    for _ in playing.go(Planted(), stop):
        stop.is_up = playing.played >= 300
    assert 0 < playing.looked < 1000
    assert playing.findings[0]


def test_every_measure_has_a_name() -> None:
    for finding in played(an_experiment(60), Planted()).findings[0]:
        assert "measure" not in str(label_of(finding.name))


def test_an_experiment_needs_a_variant_and_not_too_many() -> None:
    with pytest.raises(Refused, match="--set"):
        real(5)
    with pytest.raises(Refused, match="at most 20"):
        real(5, *[{} for _ in range(21)])
