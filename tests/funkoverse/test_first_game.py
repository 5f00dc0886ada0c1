"""FV-7 and FV-20: the first game."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.funkoverse.content.columns import CONFUNDO, COPIES, PROTEGO, kind
from spellwright.games.funkoverse.content.maps import MAP_KEYS
from spellwright.testing.funkoverse import WIN, Skirmish


def first_game(seed: int = 1, **options: Any) -> Skirmish:
    return Skirmish.new(seed=seed, first_game=True, **options)


@pytest.mark.rule("FV-7.1")
def test_the_first_game_is_for_two_on_the_room_of_requirement() -> None:
    game = first_game()
    assert game.s.map == MAP_KEYS.index("M2")
    assert game.s.seats == 2


@pytest.mark.rule("FV-7.2", "FV-10.6")
def test_no_points_markers_items_or_scenario() -> None:
    game = Skirmish("harry A5, auror", "voldemort, death-eater", scenario="first-game")
    game.turn("harry")  # on the setup square of point marker A
    assert game.offered("take") == []
    started = first_game()
    assert started.s.item == [-1, -1]
    while started.asked()[1] == "place":
        started.answer(started.options()[0])
    assert started.asked()[1] == "turn"  # no item was asked for


@pytest.mark.rule("FV-7.3")
def test_each_side_has_a_track_and_three_characters_to_exhaust() -> None:
    game = first_game()
    assert game.s.exhausted == [0] * 6
    assert sum(game.s.tokens) == 8
    assert [game.s.tokens[n] for n in range(40) if n % 5] == [0] * 32


@pytest.mark.rule("FV-7.4")
def test_luck_decides_the_colours() -> None:
    sides = {tuple(first_game(seed).s.side) for seed in range(20)}
    assert sides == {(0, 1), (1, 0)}
    for seed in range(5):
        s = first_game(seed).s
        assert s.kind[2] == kind("auror")
        assert s.kind[5] == kind("death-eater")


@pytest.mark.rule("FV-7.5", "FV-22.9")
def test_the_default_teams() -> None:
    s = first_game().s
    assert s.kind[:2] == [kind("harry"), kind("hermione")]
    assert s.kind[3:5] == [kind("voldemort"), kind("bellatrix")]


@pytest.mark.rule("FV-7.5", "FV-22.9")
@pytest.mark.parametrize("seed", range(4))
def test_with_free_choice_the_light_side_chooses_first(seed: int) -> None:
    game = first_game(seed, teams="draft")
    light, dark = game.s.side.index(0), game.s.side.index(1)
    assert game.asked() == (light, "pick")
    assert set(game.offered("pick")) == {"harry", "hermione", "bellatrix", "voldemort"}
    game.answer("pick voldemort")
    assert game.asked() == (dark, "pick")
    assert "voldemort" not in game.offered("pick")
    game.answer("pick harry", "pick hermione")  # light gets the last one
    assert game.s.kind[:2] == [kind("voldemort"), kind("bellatrix")]
    assert game.s.kind[3:5] == [kind("harry"), kind("hermione")]


@pytest.mark.rule("FV-7.6")
def test_the_three_characters_of_a_side_are_allies() -> None:
    game = Skirmish(
        "harry C2, hermione C3 down, auror D2 down", "voldemort H9", scenario="first-game"
    )
    game.turn("harry")
    assert set(game.offered("assist")) == {"hermione", "auror"}
    assert game.offered("challenge") == []


@pytest.mark.rule("FV-7.7")
def test_each_side_takes_the_tokens_of_its_characters() -> None:
    game = first_game()
    assert game.tokens("light", "gold") == [0, 0]
    assert game.tokens("light", "blue") == [0]
    assert game.tokens("dark", "silver") == [0, 0]


@pytest.mark.rule("FV-7.8")
def test_two_protego_and_two_confundo_cards() -> None:
    assert COPIES[PROTEGO] == COPIES[CONFUNDO] == 2
    game = Skirmish(
        "harry C2, hermione C3, auror D2", "voldemort H9, bellatrix", scenario="first-game"
    )
    game.put_token("light", "gold", 0, 0)
    game.do("harry", "use protego", "target auror", "use protego", "target auror")
    assert game.s.protego[game.figure("auror")] == 2


@pytest.mark.rule("FV-7.9")
def test_the_flipped_marker_decides_which_colour_starts() -> None:
    games = [first_game(seed) for seed in range(30)]
    assert {(game.s.side[0], game.s.first) for game in games} == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert games[0].told("marker-flipped") == [(games[0].s.first,)]


@pytest.mark.rule("FV-7.10")
def test_the_starting_side_places_first_each_on_an_own_square_of_its_area() -> None:
    game = first_game()
    first = game.s.side.index(game.s.first)
    home = {"G9", "G10", "H9", "H10", "I9", "I10", "J9", "J10"}
    area = home if game.s.first == 0 else {f"{c}{r}" for c in "ABCD" for r in "12"}
    for left in (8, 7, 6):
        assert game.asked() == (first, "place")
        assert set(game.offered("place")) <= area
        assert len(game.options()) == left
        game.answer(game.options()[0])
    assert game.asked() == (1 - first, "place")


@pytest.mark.rule("FV-7.11")
def test_all_start_standing_and_fresh_with_empty_tracks() -> None:
    game = first_game()
    while game.asked()[1] == "place":
        game.answer(game.options()[0])
    assert game.s.down == game.s.exhausted == game.s.cooldown == [0] * 6
    assert -1 not in game.s.at


@pytest.mark.rule("FV-20.1")
def test_the_first_knock_out_wins_at_once() -> None:
    game = Skirmish("harry C2, auror", "death-eater D2 down, voldemort", scenario="first-game")
    game.load(*WIN)
    game.do("harry", "challenge death-eater")
    outcome = game.s.outcome
    assert outcome is not None
    assert (outcome.how, outcome.winners, outcome.ranks) == ("first-knock-out", (0,), (1, 2))


@pytest.mark.rule("FV-20.1")
def test_being_knocked_down_does_not_end_the_first_game() -> None:
    game = Skirmish("harry C2, auror", "death-eater D2, voldemort", scenario="first-game")
    game.load(*WIN)
    game.do("harry", "challenge death-eater")
    assert not game.s.over


@pytest.mark.rule("FV-20.2")
def test_knocking_out_voldemort_wins_the_first_game() -> None:
    game = Skirmish("harry C2, auror", "voldemort D2 down, death-eater", scenario="first-game")
    game.load("hit", "hit", "hit")
    game.do("harry", "challenge voldemort")
    assert game.s.outcome is not None
    assert game.s.outcome.winners == (0,)
    assert game.told("returned") == []


@pytest.mark.rule("FV-17.4")
def test_no_points_and_no_victory_check_at_the_end_of_a_round() -> None:
    game = Skirmish(
        "harry C2, auror", "voldemort H9, death-eater", scenario="first-game", points=(12, 0)
    )
    game.end_round()
    assert not game.s.over
    assert game.s.round == 2
    assert game.told("round-ended") == []


@pytest.mark.rule("FV-20.1")
def test_all_players_of_the_winning_side_share_the_victory() -> None:
    game = Skirmish(
        "harry C2, auror", "death-eater D2 down, voldemort", scenario="first-game", seats=4
    )
    game.load(*WIN)
    game.do("harry", "challenge death-eater")
    assert game.s.outcome is not None
    assert game.s.outcome.ranks == (1, 3, 1, 3)
    assert game.s.outcome.winners == (0, 2)
