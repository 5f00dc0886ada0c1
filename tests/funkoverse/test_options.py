"""FV-22: the options."""

from __future__ import annotations

import pytest

from spellwright.games.funkoverse.content.columns import (
    FIRST_GAME,
    MIXED_KINDS,
    SCENARIO_KEYS,
    kind,
)
from spellwright.games.funkoverse.content.maps import MAP_KEYS
from spellwright.games.funkoverse.rulebook import RULES
from spellwright.kernel.refusal import Refused
from spellwright.testing.funkoverse import Skirmish, square


@pytest.mark.rule("FV-22.1", "FV-22.2", "FV-22.3")
def test_items_are_on_and_two_characters_and_any_map_are_off_by_default() -> None:
    settings = RULES.check_settings(None)
    assert settings["items"] is True
    assert settings["two"] is False
    assert settings["any-map"] is False


@pytest.mark.rule("FV-22.4", "FV-22.5", "FV-22.6")
def test_mix_secret_picks_and_the_first_game_are_off_by_default() -> None:
    settings = RULES.check_settings(None)
    assert settings["mix"] is False
    assert settings["secret-pick"] is False
    assert settings["first-game"] is False


@pytest.mark.rule("FV-22.7", "FV-22.8", "FV-22.9")
def test_no_cap_control_and_the_usual_teams_by_default() -> None:
    settings = RULES.check_settings(None)
    assert settings["round-cap"] == 0
    assert settings["scenario"] == "control"
    assert settings["map"] == "usual"
    assert settings["teams"] == "usual"


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        RULES.new(2, 1, {"scenario": "quidditch"})
    assert refused.value.clause == "FV-22.8"


@pytest.mark.rule("FV-22.1", "FV-7.2")
def test_items_are_always_off_in_the_first_game() -> None:
    game = Skirmish.new(first_game=True, items=True)
    assert game.asked()[1] == "place"
    assert game.s.item == [-1, -1]


@pytest.mark.rule("FV-22.2")
def test_two_characters_a_side_without_basic_ones() -> None:
    game = Skirmish.new(two=True, items=False, teams="example")
    game.answer("colour light")
    assert game.s.kind == [
        kind("harry"),
        kind("hermione"),
        -1,
        kind("voldemort"),
        kind("bellatrix"),
        -1,
    ]
    for _ in range(4):
        assert game.asked()[1] == "place"
        game.answer(game.options()[0])
    assert game.s.round == 1


@pytest.mark.rule("FV-22.3", "FV-19.1")
@pytest.mark.parametrize("scenario", [key for key in SCENARIO_KEYS if key != "first-game"])
@pytest.mark.parametrize("map", MAP_KEYS)
def test_any_scenario_on_either_map(scenario: str, map: str) -> None:
    game = Skirmish.new(scenario=scenario, map=map, any_map=True)
    assert game.s.board.map.key == map
    assert game.s.scenario == SCENARIO_KEYS.index(scenario)


@pytest.mark.rule("FV-22.3")
def test_a_scenario_uses_the_squares_of_the_map_it_is_played_on() -> None:
    game = Skirmish(
        "harry B2, auror",
        "bellatrix, voldemort",
        scenario="flags",
        options={"any-map": True, "map": "M2"},
    )
    game.end_round(until="flag")
    assert game.s.asks[0].args == [game.s.called[0]]  # next to the dark flag on B3
    control = Skirmish("harry I2", "bellatrix", options={"any-map": True, "map": "M2"})
    control.do("harry", "claim 3")
    assert set(control.offered("place")) == {"I2", "I3", "J2", "J3"}


@pytest.mark.rule("FV-22.8")
def test_another_map_needs_the_option_for_it() -> None:
    game = Skirmish.new(scenario="flags", map="M2")
    assert game.s.board.map.key == "M1"
    usual = Skirmish.new(scenario="territory", any_map=True)
    assert usual.s.board.map.key == "M2"


@pytest.mark.rule("FV-22.4")
def test_mixed_boxes_offer_seven_characters_and_no_basic_ones() -> None:
    game = Skirmish.new(mix=True, items=False)
    game.answer("colour light")
    assert set(game.offered("pick")) == {
        "harry",
        "hermione",
        "bellatrix",
        "voldemort",
        "ron",
        "draco",
        "umbridge",
    }
    while game.asked()[1] == "pick":
        game.answer(game.options()[-1])
    assert len(game.s.kind) == 6
    assert all(n in MIXED_KINDS for n in game.s.kind)


@pytest.mark.rule("FV-22.4")
def test_with_mixed_boxes_each_side_has_its_own_status_cards() -> None:
    game = Skirmish("harry E5, hermione E4", "harry A4, voldemort A5", options={"mix": True})
    game.s.protego[game.figure("voldemort")] = 2
    game.do("light-harry", "use protego")
    assert game.s.protego[game.figure("hermione")] == 1


@pytest.mark.rule("FV-22.4", "FV-8.7")
def test_with_two_characters_a_side_the_order_is_that_of_the_plain_draft() -> None:
    game = Skirmish.new(mix=True, two=True, items=False)
    starter = game.asked()[0]
    game.answer("colour light")
    asked = []
    while game.asked()[1] == "pick":
        asked.append(game.asked()[0])
        game.answer(game.options()[0])
    assert asked == [starter, 1 - starter, 1 - starter, starter]


@pytest.mark.rule("FV-22.5")
def test_both_sides_choose_at_the_same_time() -> None:
    game = Skirmish.new(mix=True, secret_pick=True, items=False)
    game.answer("colour light")
    assert [RULES.questions[ask.question].key for ask in game.s.asks] == ["secret-pick"] * 2
    assert {ask.seat for ask in game.s.asks} == {0, 1}


@pytest.mark.rule("FV-22.5")
def test_secret_picks_need_mixed_boxes() -> None:
    game = Skirmish.new(secret_pick=True)
    game.answer("colour light")
    assert game.asked()[1] == "pick"
    assert len(game.s.asks) == 1


@pytest.mark.rule("FV-22.6")
def test_the_first_game_replaces_the_scenario() -> None:
    game = Skirmish.new(first_game=True, scenario="flags")
    assert game.s.scenario == FIRST_GAME
    assert game.s.board.map.key == "M2"


@pytest.mark.rule("FV-22.7")
@pytest.mark.parametrize(("points", "winner"), [((3, 2), 0), ((2, 3), 1)])
def test_after_the_last_round_more_points_win(points: tuple[int, int], winner: int) -> None:
    game = Skirmish(
        "harry J4, auror", "bellatrix A4, voldemort", points=points, options={"round-cap": 5}
    )
    for _ in range(4):
        game.end_round()
    assert not game.s.over
    game.end_round()
    assert game.s.outcome is not None
    assert game.s.outcome.how == "round-cap"
    assert game.s.outcome.winners == (winner,)


@pytest.mark.rule("FV-22.7")
def test_a_tie_at_the_cap_is_played_on() -> None:
    game = Skirmish("harry J4, auror", "bellatrix A4, voldemort", options={"round-cap": 5})
    for _ in range(6):
        game.end_round()
    assert game.s.round == 7
    game.s.control, game.s.control_at = [0, -1, -1], [square("F9"), -1, -1]
    game.end_round()
    assert game.s.outcome is not None
    assert game.s.outcome.winners == (0,)


@pytest.mark.rule("FV-22.7")
def test_the_cap_does_not_apply_to_the_first_game() -> None:
    game = Skirmish(
        "harry J4, auror",
        "bellatrix A4, voldemort",
        scenario="first-game",
        points=(1, 0),
        options={"round-cap": 5},
    )
    for _ in range(6):
        game.end_round()
    assert not game.s.over


@pytest.mark.rule("FV-22.9")
@pytest.mark.parametrize(
    ("teams", "question"), [("usual", "pick"), ("draft", "pick"), ("example", "item")]
)
def test_draft_or_example_teams(teams: str, question: str) -> None:
    game = Skirmish.new(teams=teams)
    game.answer("colour light")
    assert game.asked()[1] == question


@pytest.mark.rule("FV-22.9")
def test_the_example_teams_come_with_their_colours() -> None:
    for colour in ("light", "dark"):
        game = Skirmish.new(teams="example")
        game.answer(f"colour {colour}")
        assert game.s.kind[:2] == [kind("harry"), kind("hermione")]
        assert game.s.kind[3:5] == [kind("voldemort"), kind("bellatrix")]
