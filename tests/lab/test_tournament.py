"""Tournaments: fair pairings, and files from which they go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spellwright.kernel.refusal import Refused
from spellwright.lab.meetings import meetings_of
from spellwright.lab.playing import missing, play_missing, ratings_of, wanted
from spellwright.lab.results_file import ResultsFile
from spellwright.lab.tournament import Tournament
from spellwright.simulate.result import GameResult
from spellwright.simulate.stop_sign import StopSign


def a_tournament(**changes: Any) -> Tournament:
    given: dict[str, Any] = {
        "game": "reference",
        "seats": 2,
        "settings": {},
        "bots": ("random", "novice", "apprentice"),
        "seed": 5,
        "games": 4,
    }
    return Tournament(**{**given, **changes})


def play(tournament: Tournament, before: list[GameResult] | None = None) -> list[GameResult]:
    return list(play_missing(tournament, before or [], 1, StopSign()))


def test_all_pairings_play_the_same_deals_with_seats_swapped() -> None:
    tournament = a_tournament()
    results = play(tournament)
    assert len(results) == 12
    for pairing in tournament.pairings:
        own = sorted(r for r in results if set(r.bots) == set(pairing))
        assert [r.number for r in own] == [0, 1, 2, 3]
        assert own[0].seed == own[1].seed != own[2].seed == own[3].seed
        assert own[0].bots == own[1].bots[::-1]
    assert len({r.seed for r in results}) == 2
    assert len(ratings_of(tournament, results)) == 3


def test_only_the_pairs_that_are_named_play() -> None:
    tournament = a_tournament(pairs=(("novice", "random"), ("apprentice", "random")))
    results = play(tournament)
    assert len(results) == 8
    assert all("random" in result.bots for result in results)
    met = meetings_of(tournament, results)
    assert [(meeting.first, meeting.second) for meeting in met] == list(tournament.pairs)
    won = [r for r in results if "novice" in r.bots and r.ranks[r.bots.index("novice")] == 1]
    lost = [r for r in results if "novice" in r.bots and r.ranks[r.bots.index("random")] == 1]
    even = [result for result in won if result in lost]
    assert met[0].points == len(won) - len(even) / 2


def test_the_order_of_the_names_changes_nothing() -> None:
    other = a_tournament(bots=("apprentice", "random", "novice"))
    assert sorted(play(a_tournament(games=2))) == sorted(r for r in play(other) if r.number < 2)


def test_a_tournament_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    tournament, path = a_tournament(), tmp_path / "games.jsonl"
    whole = play(tournament)
    file = ResultsFile(path, tournament)
    assert file.read() == []
    file.add(whole[:5])
    with path.open("a") as cut_short:
        cut_short.write('{"bots": ["ran')
    before = ResultsFile(path, tournament).read()
    assert before == whole[:5]
    assert path.read_text().endswith("\n")
    assert before + play(tournament, before) == whole
    assert missing(tournament, whole) == {}


def test_more_games_and_bots_can_be_asked_for_later(tmp_path: Path) -> None:
    small, path = a_tournament(bots=("random", "novice"), games=2), tmp_path / "games.jsonl"
    ResultsFile(path, small).read()
    first = play(small)
    ResultsFile(path, small).add(first)
    large = a_tournament()
    before = ResultsFile(path, large).read()
    assert before == first
    assert len(play(large, before)) == 10
    assert wanted(small, play(large)) == [
        r for r in play(large) if set(r.bots) == {"random", "novice"} and r.number < 2
    ]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("nonsense\n", "refusal-no-tournament"),
        ("{}\n", "refusal-other-tournament"),
        ('{"tournament": {"game": "wizardry"}}\n', "refusal-other-tournament"),
        ("no line at all", "refusal-other-tournament"),
    ],
)
def test_another_file_is_refused(tmp_path: Path, content: str, told: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(content)
    with pytest.raises(Refused) as refused:
        ResultsFile(path, a_tournament()).read()
    assert refused.value.says.key == told
    assert str(path) in str(refused.value)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{}", "refusal-no-game-line"),
        ("[]", "refusal-no-game-line"),
        ('{"number": "1"}', "refusal-no-game-line"),
        ("nonsense", "refusal-no-tournament"),
    ],
)
def test_a_line_that_is_no_game_is_refused(tmp_path: Path, line: str, told: str) -> None:
    path = tmp_path / "games.jsonl"
    ResultsFile(path, a_tournament()).read()
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(Refused) as refused:
        ResultsFile(path, a_tournament()).read()
    assert refused.value.says.key == told
    assert str(path) in str(refused.value)


@pytest.mark.parametrize(
    "wrong",
    [
        {"bots": ("random",)},
        {"bots": ("random", "random")},
        {"bots": ("random", "x")},
        {"pairs": (("random", "x"),)},
        {"game": "battle", "pairs": (("random", "greedy"),)},
        {"seats": 9},
    ],
)
def test_a_wrong_tournament_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        a_tournament(**wrong)
