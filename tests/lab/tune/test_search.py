"""The search: on the same luck, within its budget, the same whoever plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.lab.tune.goal import read_goal
from spellwright.lab.tune.ranges import read_ranges
from spellwright.lab.tune.search import Search, Searching
from spellwright.lab.tune.telling import to_data
from spellwright.lab.tune.trials_file import TrialsFile
from spellwright.registry import game
from spellwright.simulate.crew import Crew
from spellwright.simulate.game_record import GameRecord
from spellwright.simulate.processes import Processes
from spellwright.simulate.result import GameResult
from spellwright.simulate.stop_sign import StopSign
from tests.lab.what_if.planted import Planted, PlantedWorker

pytestmark = pytest.mark.lab


class ByHits(PlantedWorker):
    """A game is as long as ten times its hits to win, give or take."""

    def result(self, number: int) -> GameResult:
        hits = int(self.run.figures.get("rules.match.hits", 5))
        choices = 10 * hits + number % 5
        record = GameRecord(hits, choices, 0, {}, [], [], [], [], [])
        return GameResult(number, number, ("a",), choices, "end", (1, 2), (0, 0), "", record)


class Length(Planted):
    worker = ByHits


def a_search(budget: int, each: int = 20, most: int = 10, target: str = "length=82") -> Search:
    wizardry = game("wizardry")
    ranges = tuple(read_ranges(wizardry, [f"rules.match.hits=1..{most}"]))
    goal = read_goal(wizardry, target, "rules.match")
    return Search("wizardry", 2, {}, ("greedy",), 1, ranges, goal, budget, each)


def done(search: Search, crew: Crew, file: TrialsFile | None = None) -> Searching:
    searching = Searching(search, file)
    for _ in searching.go(crew, StopSign()):
        pass
    return searching


def test_with_games_for_everything_everything_is_tried() -> None:
    searching = done(a_search(200), Length())
    assert sorted(trial.figures["rules.match.hits"] for trial in searching.trials) == [
        *range(1, 11)
    ]
    assert all(trial.state == "complete" for trial in searching.trials)
    assert searching.spent == 200
    assert searching.best is not None
    assert searching.best.figures == {"rules.match.hits": 8}


def test_a_small_budget_is_kept_and_still_finds_the_neighbourhood() -> None:
    crew = Length()
    searching = done(a_search(160), crew)
    assert searching.spent <= 160
    assert searching.trials[0].figures == {"rules.match.hits": 5}
    assert any(trial.state == "given-up" for trial in searching.trials)
    assert searching.best is not None
    assert abs(int(searching.best.figures["rules.match.hits"]) - 8) <= 2


def test_what_comes_out_does_not_depend_on_how_many_play() -> None:
    assert to_data(done(a_search(120), Length())) == to_data(done(a_search(120), Length(size=4)))


def test_a_file_goes_on_where_it_ends(tmp_path: Path) -> None:
    path, search = tmp_path / "trials.jsonl", a_search(120)
    stop, first = StopSign(), Searching(search, TrialsFile(path, search.to_data()))
    for _ in first.go(Length(), stop):
        stop.is_up = len(first.trials) >= 2
    assert 2 <= len(first.trials) <= 3
    crew = Length()
    again = done(search, crew, TrialsFile(path, search.to_data()))
    assert to_data(again) == to_data(done(search, Length()))
    assert crew.played < again.spent + 20 * len(again.trials)
    nothing = Length()
    done(search, nothing, TrialsFile(path, search.to_data()))
    assert nothing.played == 0
    other = a_search(120, target="length=40")
    with pytest.raises(Refused, match="another search"):
        done(other, Length(), TrialsFile(path, other.to_data()))


def test_the_command_that_confirms_has_fresh_luck() -> None:
    data = to_data(done(a_search(200), Length()))
    assert data["best"]["set"] == {"rules.match.hits": 8}
    assert "lab what-if wizardry --set rules.match.hits=8" in data["confirm"]
    assert "--seed 1 " not in data["confirm"]


def test_a_budget_for_less_than_one_trial_is_refused() -> None:
    with pytest.raises(Refused, match="not enough"):
        a_search(10)


def test_figures_with_which_the_game_cannot_be_loaded_are_told_and_left_out() -> None:
    battle = game("battle")
    ranges = tuple(read_ranges(battle, ["cards.incendio.effect=gain attack 1|gnarf"]))
    goal = read_goal(battle, "length=100", "cards.incendio")
    search = Search("battle", 2, {}, ("random",), 1, ranges, goal, 12, 4)
    with Processes(1) as crew:
        searching = done(search, crew)
    states = {str(t.figures["cards.incendio.effect"]): t.state for t in searching.trials}
    assert states["gnarf"] == "failed"
