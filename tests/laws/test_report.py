"""Violations can be seen again, and a run adds up."""

from __future__ import annotations

import pytest

from spellwright.kernel.game_option import GameOption
from spellwright.kernel.refusal import Refused
from spellwright.laws import LawReport, case_from, check_game, check_games
from spellwright.laws.check import SAMPLES
from spellwright.laws.played import PlayedGame
from tests.kernel.toy_game import GAME, Magpies
from tests.laws.broken_records import LostComponent


def test_a_violation_names_all_that_is_needed_to_see_it_again() -> None:
    game = LostComponent()
    found = [v for v in check_game(game, seed=5, seats=3) if "conserved" in v.law]
    assert str(found[0]) == (
        "magpies, seed 5, 3 seats, rounds=5, hexes=1, look=True, choice "
        f"{found[0].choice}: components are conserved: The cards are not all there once."
    )
    case = found[0].case
    again = check_game(game, case.seed, case.seats, case.options)
    assert found[0] in again
    assert found[0].to_data()["options"] == {"rounds": 5, "hexes": 1, "look": True}


def test_a_seed_alone_gives_seats_and_options() -> None:
    cases = [case_from(GAME, seed) for seed in range(200)]
    assert {case.seats for case in cases} == {2, 3, 4}
    assert {case.options["hexes"] for case in cases} == {0, 1, 2}
    assert cases[17] == case_from(GAME, 17)
    assert case_from(GAME, 17, seats=4).options == cases[17].options


def test_given_options_are_checked_and_filled_up() -> None:
    assert case_from(GAME, 1, options={"hexes": 2}).options == {
        "rounds": 3,
        "hexes": 2,
        "look": True,
    }
    with pytest.raises(Refused, match="has no option “dragons”"):
        case_from(GAME, 1, options={"dragons": 2})


def test_some_options_may_be_fixed_and_the_others_picked() -> None:
    cases = [case_from(GAME, seed, fixed={"hexes": 2}, least_seats=3) for seed in range(60)]
    assert {case.options["hexes"] for case in cases} == {2}
    assert len({tuple(case.options.items()) for case in cases}) > 1
    assert {case.seats for case in cases} == {3, 4}
    with pytest.raises(Refused, match="No options"):
        case_from(GAME, 1, least_seats=5)


def test_a_run_reports_its_progress_game_by_game() -> None:
    seen: list[tuple[int, int]] = []
    report = check_games(GAME, 4, seed=3, progress=lambda r: seen.append((r.games, r.choices)))
    assert [games for games, _ in seen] == [1, 2, 3, 4]
    assert seen[-1] == (report.games, report.choices)
    assert report.choices == sum(
        len(PlayedGame(case_from(GAME, seed)).choices) for seed in range(3, 7)
    )
    assert report.to_data() == {
        "game": "magpies",
        "games": 4,
        "choices": report.choices,
        "endings": {"most-points": 4},
        "violations": [],
    }


def test_an_interrupted_run_keeps_what_is_done() -> None:
    kept: list[LawReport] = []

    def stop_after_two(report: LawReport) -> None:
        kept.append(report)
        if report.games == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        check_games(GAME, 10, progress=stop_after_two)
    assert kept[-1].games == 2


def test_parts_of_a_run_add_up() -> None:
    whole = check_games(LostComponent(), 4, seed=8)
    part, rest = check_games(LostComponent(), 2, seed=8), check_games(LostComponent(), 2, seed=10)
    part.add(rest)
    assert not part.ok
    assert (part.games, part.choices) == (whole.games, whole.choices)
    assert len({v.case.seed for v in part.violations}) == 4


def test_some_positions_of_each_game_are_sampled_and_every_position_of_some_game() -> None:
    games = [PlayedGame(case_from(GAME, seed), SAMPLES) for seed in range(20)]
    for played in games:
        sampled = [place for place, _ in played.sampled()]
        assert SAMPLES // 2 <= len(sampled) <= SAMPLES + 1
    for place in range(10):
        assert any(played.is_sampled(place) for played in games)
    assert all(
        played.is_sampled(place)
        for played in [PlayedGame(case_from(GAME, 1))]
        for place in range(9)
    )


def test_only_values_that_are_meant_for_random_games_are_picked() -> None:
    class Patient(Magpies):
        rounds = GameOption("rounds", (900, 3, 5), "MP-5", "", sampled=(3, 5))
        game_options = (rounds, Magpies.game_options[1], Magpies.game_options[2])

    picked = {case_from(Patient(), seed).options["rounds"] for seed in range(40)}
    assert picked == {3, 5}
