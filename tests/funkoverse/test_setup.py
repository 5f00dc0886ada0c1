"""FV-8: the set-up of a scenario."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import MAIN_KINDS, MIXED_KINDS, kind
from spellwright.games.funkoverse.content.maps import MAP_KEYS
from spellwright.testing.funkoverse import Skirmish, square


def starter_of(game: Skirmish) -> int:
    return game.asked()[0]


@pytest.mark.rule("FV-8.1")
@pytest.mark.parametrize(
    ("scenario", "map"),
    [("flags", "M1"), ("control", "M1"), ("leaders", "M2"), ("territory", "M2")],
)
def test_a_scenario_is_played_on_its_map(scenario: str, map: str) -> None:
    game = Skirmish.new(scenario=scenario)
    assert game.s.map == MAP_KEYS.index(map)
    assert game.s.seats == 2


@pytest.mark.rule("FV-8.2")
def test_the_point_markers_lie_on_their_setup_squares() -> None:
    game = Skirmish.new(scenario="flags")
    assert game.s.board.markers == [square(name) for name in ("F9", "G6", "E4", "F1")]
    assert game.s.marker_cooldown == [0] * 4
    room = Skirmish.new(scenario="territory")
    assert room.s.board.markers == [square(name) for name in ("A5", "C10", "H1", "J6")]


@pytest.mark.rule("FV-8.3", "FV-8.14")
def test_both_sides_start_with_an_empty_track_and_no_points() -> None:
    game = Skirmish.new(teams="example")
    game.answer("colour light")
    assert game.points() == (0, 0)
    assert [n for n, count in enumerate(game.s.tokens) if count and n % 5] == []


@pytest.mark.rule("FV-8.4")
def test_luck_decides_who_starts() -> None:
    starters = {starter_of(Skirmish.new(seed=seed)) for seed in range(20)}
    assert starters == {0, 1}


@pytest.mark.rule("FV-8.5")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("colour", ["light", "dark"])
def test_the_starting_player_chooses_a_colour(seed: int, colour: str) -> None:
    game = Skirmish.new(seed=seed)
    starter = starter_of(game)
    assert game.options() == ["colour light", "colour dark"]
    game.answer(f"colour {colour}")
    side = ["light", "dark"].index(colour)
    assert game.s.side[starter] == side
    assert game.s.side[1 - starter] == 1 - side
    assert game.s.first == side


@pytest.mark.rule("FV-8.6", "FV-8.7")
def test_the_starter_takes_one_the_other_two_the_starter_the_last() -> None:
    game = Skirmish.new(items=False)
    starter = starter_of(game)
    game.answer("colour dark")
    assert game.asked() == (starter, "pick")
    game.answer("pick hermione")
    assert game.asked() == (1 - starter, "pick")
    game.answer("pick voldemort")
    assert game.asked() == (1 - starter, "pick")
    assert sorted(game.offered("pick")) == ["bellatrix", "harry"]
    game.answer("pick bellatrix")
    assert game.s.kind == [
        kind("voldemort"),
        kind("bellatrix"),
        kind("auror"),
        kind("hermione"),
        kind("harry"),
        kind("death-eater"),
    ]


@pytest.mark.rule("FV-8.8", "FV-22.4")
def test_with_mixed_boxes_a_third_named_character_replaces_the_basic_one() -> None:
    game = Skirmish.new(mix=True, items=False)
    starter = starter_of(game)
    game.answer("colour light")
    asked = []
    while game.asked()[1] == "pick":
        asked.append(game.asked()[0])
        game.answer(game.options()[0])
    other = 1 - starter
    assert asked == [starter, other, other, starter, starter, other]
    assert all(n in MIXED_KINDS for n in game.s.kind)
    assert game.s.kind[:3] == game.s.kind[3:] == MAIN_KINDS[:3]


@pytest.mark.rule("FV-8.9", "FV-14.9")
def test_the_other_player_takes_an_item_first_and_names_its_holder_at_once() -> None:
    game = Skirmish.new(teams="example")
    starter = starter_of(game)
    game.answer("colour light")
    assert game.asked() == (1 - starter, "item")
    game.answer("item felix-felicis")
    assert game.asked() == (1 - starter, "holder")
    assert game.offered("give") == ["voldemort", "bellatrix"]
    game.answer("give bellatrix")
    assert game.asked() == (starter, "holder")  # only the dagger is left
    game.answer("give harry")
    assert game.s.item == [1, 0]
    assert game.s.holder == [game.figure("harry"), game.figure("bellatrix")]


@pytest.mark.rule("FV-8.10", "FV-8.11")
def test_each_side_takes_what_belongs_to_its_characters() -> None:
    game = Skirmish.new(teams="example")
    game.answer("colour light")
    assert game.tokens("light", "blue") == [0]
    assert game.tokens("light", "silver") == [0]
    assert game.tokens("light", "gold") == [0, 0]
    assert game.tokens("dark", "gold") == [0]
    assert game.s.exhausted == game.s.protego == game.s.confundo == [0] * 6


@pytest.mark.rule("FV-8.12")
def test_the_setup_of_the_scenario_is_carried_out() -> None:
    control = Skirmish.new(scenario="control")
    assert control.s.control == [-1, -1, -1]
    leaders = Skirmish.new(scenario="leaders", teams="example", items=False)
    leaders.answer("colour light")
    assert leaders.asked()[1] == "leader"


@pytest.mark.rule("FV-8.13", "FV-8.15")
def test_the_decisions_of_the_setup_come_in_their_order() -> None:
    game = Skirmish.new(scenario="leaders")
    questions = []
    while not game.s.round:
        seat, question = game.asked()
        if question not in questions:
            questions.append(question)
        if question == "place" and "placer" not in questions:
            assert seat == game.s.side.index(game.s.first)
            questions.append("placer")
        game.choose(seat, game.options()[0])
    assert questions == ["colour", "pick", "item", "holder", "leader", "place", "placer"]


@pytest.mark.rule("FV-8.13")
def test_after_the_starting_side_the_other_one_places() -> None:
    game = Skirmish.new(teams="example", items=False)
    starter = starter_of(game)
    game.answer("colour dark")
    seats = []
    for _ in range(4):
        seats.append(game.asked()[0])
        game.answer(game.options()[0])
    assert seats == [starter, starter, starter, 1 - starter]
    assert {text[6:] for text in game.options()} <= {
        "J4", "J5", "J6", "K3", "K4", "K5", "K6", "K7",
    }  # fmt: skip
