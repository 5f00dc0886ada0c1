"""A run with other figures: played in worker processes, and marked by its edition."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.lab.figures import DOMAIN, as_set, meaning_of, to_data
from spellwright.registry import GAME_IDS, any_game, game
from spellwright.simulate import GameResult, Run, play_run
from spellwright.simulate.figures import edition_with, game_figures, read_figures
from spellwright.speech.language import ENGLISH, language

CHANGES = {
    "wizardry": {"rules.match.hits": 2},
    "funkoverse": {"rules.match.goal_two": 3, "rules.match.goal_three": 4},
    "duels": {"rules.match.rounds": 1},
    "battle": {"rules.match.hand": 7},
    "talisman": {"rules.match.objects": 1, "rules.match.followers": 1},
}
"""For each game figures of its rules that make another game of it."""
OTHER_PROCESS = """
import json, sys
from spellwright.registry import game, set_figures
id, figures = json.loads(sys.stdin.read())
set_figures(id, figures)
rules = game(id).rules
replay = rules.new(seed=1).to_json()
print(json.dumps([str(rules.edition), json.loads(replay)["edition"]]))
"""


def results(
    id: str, figures: dict[str, int | str], jobs: int = 1, bots: tuple[str, ...] = ("random",)
) -> list[GameResult]:
    rules = any_game(id).rules
    run = Run(id, rules.usual_seats, {}, bots, 5, 6, figures=figures)
    return sorted(play_run(run, jobs))


@pytest.mark.parametrize("id", GAME_IDS)
def test_other_figures_make_other_games_that_end_well(id: str) -> None:
    changed = results(id, dict(CHANGES[id]))
    assert [result.error for result in changed] == [""] * 6
    assert changed != results(id, {})


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    figures: dict[str, int | str] = {"rules.match.hits": 1}
    assert results("wizardry", figures, 1) == results("wizardry", figures, 3)


def test_this_process_keeps_its_figures() -> None:
    plain = results("wizardry", {})
    results("wizardry", {"rules.match.hits": 1})
    assert results("wizardry", {}) == plain
    assert game("wizardry").new().hits_to_defeat == 5


@pytest.mark.parametrize("id", GAME_IDS)
def test_states_of_other_figures_say_so_by_their_edition(id: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS],
        input=json.dumps([id, CHANGES[id]]),
        capture_output=True,
        text=True,
        check=True,
    )
    edition, in_state = json.loads(done.stdout)
    foretold = edition_with(game(id), dict(CHANGES[id]))
    assert edition == str(foretold) != str(game(id).rules.edition)
    assert in_state == foretold.to_data()
    assert not foretold.plays_like(game(id).rules.edition)


def test_what_rules_cannot_read_is_told_in_a_sentence() -> None:
    with pytest.raises(Refused, match="incendio: effect has the word “gnarf”"):
        results("battle", {"cards.incendio.effect": "gnarf"})
    with pytest.raises(Refused, match="harry-a: object has the object “no-such-thing”"):
        results("talisman", {"sides.harry-a.object": "no-such-thing"})


def test_a_figure_that_changes_nothing_is_left_out() -> None:
    wizardry = game("wizardry")
    texts = ["rules.match.hits=5", "spells.fog.ap=3"]
    assert read_figures(wizardry, texts) == {"spells.fog.ap": 3}
    with pytest.raises(Refused, match="is set twice"):
        read_figures(wizardry, ["spells.fog.ap=3", "spells.fog.ap=4"])
    with pytest.raises(Refused, match="has no tables"):
        read_figures(any_game("reference"), ["a.b.c=1"])


@pytest.mark.parametrize("id", GAME_IDS)
def test_every_column_has_a_meaning_and_every_meaning_a_column(id: str) -> None:
    figures = game_figures(game(id))
    without = {figure.path for figure in figures if not meaning_of(game(id), figure)}
    assert without == set()
    columns = {f"{id}-{figure.file}-{figure.column}" for figure in figures}
    told = {key for key in language(ENGLISH).catalog(DOMAIN).entries if key.startswith(f"{id}-")}
    assert told - columns == set()


def test_a_figure_as_data_and_as_an_option() -> None:
    (cost,) = [f for f in game_figures(game("funkoverse")) if f.path == "abilities.fiendfyre.cost"]
    data = to_data(game("funkoverse"), cost)
    assert (data["kind"], data["least"], data["most"]) == ("number", 0, 4)
    assert data["value"] == cost.value
    assert as_set({"a.b.c": 1, "a.b.d": "gain 2"}) == "--set a.b.c=1 --set 'a.b.d=gain 2'"


@pytest.mark.long
@pytest.mark.parametrize("id", GAME_IDS)
def test_the_figures_of_the_rules_can_be_as_small_and_as_large_as_allowed(id: str) -> None:
    for figure in game_figures(game(id), "rules"):
        for value in (figure.rule.least, figure.rule.most):
            played = results(id, {figure.path: value}, 2, ("greedy",))
            assert [result.error for result in played] == [""] * 6, f"{figure.path}={value}"
