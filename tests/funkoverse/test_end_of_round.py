"""FV-17: the end of a round."""

from __future__ import annotations

import pytest

from spellwright.testing.funkoverse import Skirmish, square

AT_FLAGS = (
    "harry B7, hermione J9, auror A9",
    "bellatrix J3, voldemort A5, death-eater A6",
)


@pytest.mark.rule("FV-17.1")
@pytest.mark.parametrize(("first", "order"), [("light", [0, 0, 1]), ("dark", [1, 0, 0])])
def test_the_side_with_the_marker_returns_first(first: str, order: list[int]) -> None:
    game = Skirmish(*AT_FLAGS, scenario="flags", first=first)
    game.end_round(until="flag")
    seats = []
    while game.asked()[1] == "flag":
        seats.append(game.asked()[0])
        game.answer("stay")
    assert seats == order


@pytest.mark.rule("FV-17.2", "FV-17.3")
def test_points_come_before_the_check_for_victory() -> None:
    """Both get points at the same time: 9 and 9 become 11 and 10."""
    game = Skirmish("harry J4, auror", "bellatrix A4, voldemort", points=(9, 9))
    game.s.control, game.s.control_at = [0, 0, 1], [square(n) for n in ("F9", "F5", "F1")]
    game.end_round()
    assert game.points() == (11, 10)
    assert game.s.outcome is not None
    assert game.s.outcome.winners == (0,)
    assert game.s.outcome.how == "points"


@pytest.mark.rule("FV-17.3")
def test_a_won_game_ends_before_anybody_returns() -> None:
    game = Skirmish("harry J4, auror", "bellatrix track 1, voldemort", points=(10, 0))
    game.end_round()
    assert game.s.over
    assert game.cooldown("bellatrix") == 1


@pytest.mark.rule("FV-17.5")
@pytest.mark.parametrize(("first", "seat"), [("light", 0), ("dark", 1)])
def test_the_side_with_the_marker_cools_down_first(first: str, seat: int) -> None:
    game = Skirmish("harry J4, auror track 1", "voldemort A4, death-eater track 1", first=first)
    game.end_round(until="return")
    assert game.asked()[0] == seat
    game.answer(game.options()[0])
    assert game.asked() == (1 - seat, "return")


@pytest.mark.rule("FV-17.5", "FV-5.7")
def test_everything_on_a_track_goes_down_by_one() -> None:
    game = Skirmish(
        "harry J4, auror track 3", "bellatrix A4, voldemort", items=("felix-felicis harry", "")
    )
    game.put_token("light", "blue", 0, 4)
    game.s.item_cooldown[0] = 3
    game.s.marker_cooldown[0], game.s.marker_side[0] = 4, 0
    game.s.marker_cooldown[1], game.s.marker_side[1] = 2, 1
    game.end_round()
    assert game.tokens("light", "blue") == [3]
    assert game.item_place("light") == 2
    assert game.cooldown("auror") == 2
    assert game.s.marker_cooldown[:2] == [3, 1]


@pytest.mark.rule("FV-17.6")
def test_a_side_chooses_the_order_of_its_returns() -> None:
    """Bellatrix wants to appear next to Voldemort or the Death Eater once he is back."""
    game = Skirmish("harry J4", "bellatrix track 1, death-eater track 1, voldemort E5")
    game.end_round(until="return-order")
    assert game.asked()[0] == 1
    assert game.options() == ["return bellatrix", "return death-eater"]
    game.answer("return death-eater", "place A7")
    assert game.asked() == (1, "return")
    assert "place A8" in game.options()  # next to the Death Eater, outside the area


@pytest.mark.rule("FV-17.7")
def test_all_exhausted_markers_are_removed() -> None:
    game = Skirmish("harry J4, auror", "bellatrix A4, voldemort track 2")
    game.end_round()
    assert game.s.exhausted == [0] * 6


@pytest.mark.rule("FV-17.8")
def test_the_marker_goes_to_the_other_side_which_starts_the_next_round() -> None:
    game = Skirmish("harry J4, auror", "bellatrix A4, voldemort")
    game.end_round()
    assert game.s.first == 1
    assert game.asked() == (1, "turn")
    game.end_round()
    assert game.s.first == 0
    assert game.asked() == (0, "turn")


@pytest.mark.rule("FV-17.9")
@pytest.mark.parametrize("scenario", ["control", "leaders", "territory"])
def test_without_returns_nothing_is_asked_between_rounds(scenario: str) -> None:
    game = Skirmish("harry J4 exhausted, auror J5", "bellatrix A4 exhausted", scenario=scenario)
    game.s.control, game.s.control_at = [0, 1, -1], [square("F9"), square("F5"), -1]
    game.end_turn()
    assert game.s.round == 2
    assert game.asked() == (1, "action")
