"""FW-8: the basic actions."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel

AROUND_START = {"P1:d4", "P1:d5", "P1:d6", "P1:e4", "P1:e6", "P1:f4", "P1:f5", "P1:f6"}


def squares(duel: Duel) -> set[str]:
    """The squares that are offered."""
    return {text.removeprefix("to ") for text in duel.options()}


def running_from(name: str) -> Duel:
    """P1 has carried out a Run and is asked where to."""
    duel = Duel("young", "aged")
    duel.place(0, name)
    duel.plans(["run"], [])
    duel.do("run")
    return duel


def wind_on(name: str) -> Duel:
    """P1 plans a puff of wind, P2 stands on this square."""
    duel = Duel("young", "greybeard")
    duel.place(1, name)
    return duel


# -- Move and Run ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-8.1")
def test_a_move_goes_one_square_in_any_of_eight_directions() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move"], ["move"])
    duel.do("move")
    assert squares(duel) == AROUND_START
    duel.answer("to P1:f6")
    assert duel.square(0) == "P1:f6"


@pytest.mark.rule("FW-8.1")
@pytest.mark.parametrize(("start", "end"), [("P1:b2", "P1:a1"), ("P1:i9", "P2:a9")])
def test_a_move_reaches_the_corner_of_the_board_and_crosses_the_seam(start: str, end: str) -> None:
    duel = Duel("young", "aged")
    duel.place(0, start)
    duel.plans(["move"], [])
    duel.do("move", f"to {end}")
    assert duel.square(0) == end


@pytest.mark.rule("FW-8.1")
def test_a_move_costs_one_action_point() -> None:
    duel = Duel("young", "aged")
    duel.s.ap[0] = 1
    assert "plan move" in duel.options(0)
    duel.plan(0, "move")
    assert duel.options(0) == ["lock"]


@pytest.mark.rule("FW-8.2")
def test_a_run_goes_exactly_three_squares_in_a_straight_line() -> None:
    duel = running_from("P1:f4")
    assert squares(duel) == {"P1:f7", "P1:c4", "P1:i4", "P1:i7", "P1:c1", "P1:f1", "P1:i1"}
    duel.answer("to P1:i1")
    assert duel.square(0) == "P1:i1"


@pytest.mark.rule("FW-8.2")
def test_a_run_costs_two_action_points() -> None:
    duel = Duel("young", "aged")
    duel.s.ap[0] = 1
    assert "plan run" not in duel.options(0)
    duel.s.ap[0] = 2
    duel.refresh()
    duel.plan(0, "run")
    assert duel.options(0) == ["lock"]


@pytest.mark.rule("FW-8.2")
@pytest.mark.parametrize("name", ["P1:g4", "P1:h4", "P1:i4"])
def test_a_run_needs_all_three_squares_enterable(name: str) -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:f4")
    duel.place(1, name)
    duel.plans(["run"], [])
    duel.do("run")
    assert "P1:i4" not in squares(duel)
    assert "P1:c4" in squares(duel)


@pytest.mark.rule("FW-8.2")
def test_a_fourth_square_does_not_matter_for_a_run() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.plans(["run"], [])
    duel.do("run")
    assert "P1:h4" in squares(duel)


@pytest.mark.rule("FW-8.2")
@pytest.mark.parametrize(("start", "end"), [("P1:i4", "P2:c4"), ("P1:d1", "P1:a1")])
def test_a_run_crosses_the_seam_and_reaches_the_corner_of_the_board(start: str, end: str) -> None:
    assert end in squares(running_from(start))


# -- what can be entered ---------------------------------------------------------------------------


@pytest.mark.rule("FW-8.3")
def test_voluntary_movement_enters_no_occupied_square() -> None:
    duel = Duel("young", "aged", "aged")
    duel.place(1, "P1:d4")
    duel.double(1, "P1:d5")
    duel.animal(1, "P1:d6", acts=False)
    duel.animal(0, "P1:e4", acts=False)
    duel.load(1, 2)
    duel.plans(["move"], [], [])
    duel.do("move")
    assert squares(duel) == AROUND_START - {"P1:d4", "P1:d5", "P1:d6", "P1:e4"}


@pytest.mark.rule("FW-8.3")
def test_voluntary_movement_does_not_enter_the_square_of_the_demon() -> None:
    duel = Duel("young", "aged")
    duel.demon(0, "P1:d4")
    duel.load(4)
    duel.plans(["move"], [])
    duel.answer("direction s")
    duel.do("move")
    assert squares(duel) == AROUND_START - {"P1:d4"}


@pytest.mark.rule("FW-8.3")
def test_voluntary_movement_enters_no_smash_marker() -> None:
    duel = Duel("young", "aged")
    duel.smash("P1:f5")
    duel.plans(["move"], [])
    duel.do("move")
    assert squares(duel) == AROUND_START - {"P1:f5"}


@pytest.mark.rule("FW-8.3")
def test_a_run_enters_no_smash_marker_on_its_way() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:f4")
    duel.smash("P1:g4")
    duel.plans(["run"], [])
    duel.do("run")
    assert "P1:i4" not in squares(duel)


@pytest.mark.rule("FW-8.3")
def test_voluntary_movement_does_not_leave_the_board() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:a1")
    duel.plans(["move"], [])
    duel.do("move")
    assert squares(duel) == {"P1:a2", "P1:b1", "P1:b2"}


@pytest.mark.rule("FW-8.3")
def test_a_run_does_not_leave_the_board() -> None:
    assert squares(running_from("P1:b1")) == {"P1:e1", "P1:e4"}


@pytest.mark.rule("FW-8.3")
def test_voluntary_movement_enters_no_black_square() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:g6")
    duel.plans(["move"], [])
    duel.do("move")
    assert squares(duel) == {"P1:f5", "P1:f6", "P1:f7", "P1:g5", "P1:h6"}


# -- Magic Touch -----------------------------------------------------------------------------------


@pytest.mark.rule("FW-8.5")
def test_magic_touch_deals_one_damage_to_one_adjacent_wizard() -> None:
    duel = Duel("young", "aged", "aged")
    duel.place(1, "P1:f6")
    duel.place(2, "P1:e4")
    duel.load(1, 2)
    duel.plans(["magic-touch"], ["move"], [])
    duel.do("magic-touch")
    assert duel.options() == ["target P2", "target P3"]
    duel.answer("target P3", "spend 0")
    assert duel.s.hits == [0, 0, 1]


@pytest.mark.rule("FW-8.5")
def test_magic_touch_does_not_reach_over_two_squares() -> None:
    duel = Duel("young", "aged", "aged")
    duel.place(1, "P1:e6")
    duel.place(2, "P1:g5")
    duel.load(1, 2)
    duel.plans(["magic-touch"], [], [])
    duel.do("magic-touch")
    assert duel.options() == ["target P2"]


@pytest.mark.rule("FW-8.5")
@pytest.mark.parametrize("key", ["magic-touch", "puff-of-wind", "defend", "initiative"])
def test_the_other_basic_actions_cost_one_action_point(key: str) -> None:
    duel = Duel("young", "aged")
    duel.s.ap[0] = 2
    duel.plan(0, key)
    assert "plan move" in duel.options(0)
    assert "plan run" not in duel.options(0)


@pytest.mark.rule("FW-8.13")
def test_magic_touch_cannot_be_used_on_the_own_wizard() -> None:
    duel = Duel("young", "aged")
    duel.double(0, "P1:e6")
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch")
    assert duel.options() == ["target P2"]


# -- A puff of wind --------------------------------------------------------------------------------


@pytest.mark.rule("FW-8.6")
def test_a_puff_of_wind_moves_another_wizard_by_one_square() -> None:
    duel = wind_on("P1:e6")
    duel.plans(["puff-of-wind"], ["move"])
    duel.do("puff-of-wind", "target P2", "to P1:f6")
    assert duel.square(1) == "P1:f6"
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-8.6")
def test_a_puff_of_wind_reaches_any_distance() -> None:
    duel = wind_on("P2:i4")
    duel.place(0, "P1:a4")
    duel.plans(["puff-of-wind"], ["move"])
    duel.do("puff-of-wind", "target P2", "to P2:h4")
    assert duel.square(1) == "P2:h4"


@pytest.mark.rule("FW-8.6")
def test_a_puff_of_wind_reaches_only_wizards_in_line_of_sight() -> None:
    duel = Duel("young", "aged", "aged")
    duel.place(1, "P1:e8")
    duel.place(2, "P1:e6")
    duel.load(1, 2)
    duel.plans(["puff-of-wind"], [], [])
    duel.do("puff-of-wind")
    assert duel.options() == ["target P3"]


@pytest.mark.rule("FW-8.6")
def test_a_puff_of_wind_moves_one_wizard_of_several_in_sight() -> None:
    duel = Duel("young", "aged", "aged")
    duel.place(1, "P1:e6")
    duel.place(2, "P1:e4")
    duel.load(1, 2)
    duel.plans(["puff-of-wind"], ["move"], [])
    duel.do("puff-of-wind")
    assert duel.options() == ["target P2", "target P3"]
    duel.answer("target P3", "to P1:d4")
    assert [duel.square(1), duel.square(2)] == ["P1:e6", "P1:d4"]


@pytest.mark.rule("FW-8.7")
def test_the_acting_player_chooses_where_the_wind_blows() -> None:
    duel = wind_on("P1:e6")
    duel.plans(["puff-of-wind"], ["move"])
    duel.do("puff-of-wind", "target P2")
    assert duel.asked() == (0, "wind-square")
    assert squares(duel) == {"P1:d5", "P1:d6", "P1:d7", "P1:f5", "P1:f6", "P1:f7"}


@pytest.mark.rule("FW-8.7")
def test_the_wind_blows_nobody_onto_an_occupied_square() -> None:
    duel = wind_on("P1:e4")
    duel.double(0, "P1:d4")
    duel.animal(0, "P1:f4", acts=False)
    duel.animal(1, "P1:e3", acts=False)
    duel.demon(0, "P1:d3")
    duel.load(4)
    duel.plans(["puff-of-wind"], [])
    duel.answer("direction s")
    duel.do("puff-of-wind", "target P2")
    assert squares(duel) == {"P1:d5", "P1:f5", "P1:f3"}


@pytest.mark.rule("FW-8.8")
def test_the_wind_blows_nobody_over_the_edge_of_the_board() -> None:
    duel = wind_on("P1:a1")
    duel.place(0, "P1:a2")
    duel.plans(["puff-of-wind"], [])
    duel.do("puff-of-wind", "target P2")
    assert squares(duel) == {"P1:b1", "P1:b2"}


@pytest.mark.rule("FW-8.8")
def test_the_wind_can_blow_a_wizard_onto_a_smash_marker_which_defeats_it() -> None:
    duel = wind_on("P1:e6")
    duel.smash("P1:f6")
    duel.plans(["puff-of-wind", "move"], ["move"])
    duel.do("puff-of-wind", "target P2", "to P1:f6")
    assert duel.s.in_play == [1, 0]
    assert duel.square(1) == ""


@pytest.mark.rule("FW-8.9")
def test_no_defence_point_helps_against_the_wind() -> None:
    duel = wind_on("P1:e6")
    duel.plans(["puff-of-wind"], ["defend", "defend", "move"])
    duel.do("puff-of-wind", "target P2", "to P1:f6")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.pool[1] == 4
    assert duel.square(1) == "P1:f6"


@pytest.mark.rule("FW-8.13")
def test_a_puff_of_wind_cannot_be_used_on_the_own_wizard() -> None:
    duel = wind_on("P1:f5")
    duel.double(0, "P1:e6")
    duel.plans(["puff-of-wind"], [])
    duel.do("puff-of-wind")
    assert duel.options() == ["target P2"]


# -- Defend, Initiative ----------------------------------------------------------------------------


@pytest.mark.rule("FW-8.10")
def test_each_defend_adds_one_point_to_the_pool_of_this_turn() -> None:
    duel = Duel("young", "aged")
    duel.plans(["defend", "defend", "move"], ["defend"])
    assert duel.s.pool == [2, 2]
    duel.abandon("move")
    duel.plans(["move"], [])
    assert duel.s.pool == [0, 1]


@pytest.mark.rule("FW-8.11")
def test_each_initiative_adds_one_to_the_initiative_of_this_turn() -> None:
    duel = Duel("aged", "young")
    duel.plans(["initiative", "initiative", "move"], ["move"])
    assert duel.s.order == [0, 1]
    duel.abandon("move")
    duel.abandon("move")
    duel.plans(["move"], ["move"])
    assert duel.s.order == [1, 0]


# -- no spells -------------------------------------------------------------------------------------


@pytest.mark.rule("FW-8.12")
def test_fog_does_not_limit_a_puff_of_wind() -> None:
    duel = Duel("young", "aged", spells=[["fog"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:f4")
    duel.plans(["fog", "puff-of-wind"], [])
    duel.do("fog")
    duel.do("puff-of-wind", "target P2", "to P1:g4")
    assert duel.square(1) == "P1:g4"


@pytest.mark.rule("FW-8.12")
def test_a_waiting_dispel_prevents_no_basic_action() -> None:
    duel = Duel("young", "aged", spells=[["dispel"], []])
    duel.place(1, "P1:e6")
    duel.plans(["dispel", "magic-touch", "puff-of-wind", "move"], [])
    duel.do("dispel")
    duel.do("magic-touch", "target P2", "spend 0")
    duel.do("puff-of-wind", "target P2", "to P1:f6")
    assert (duel.s.hits[1], duel.square(1)) == (1, "P1:f6")
    assert duel.s.dispel
