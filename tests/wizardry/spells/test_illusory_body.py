"""Illusory body: two bodies and what their owner does (FW-21.14 to FW-21.19, FW-21.24 on)."""

from __future__ import annotations

import pytest

from spellwright.kernel.visibility import HIDDEN
from spellwright.testing.wizardry import Duel, square, square_name


def double_of(duel: Duel, wizard: int) -> str:
    return square_name(duel.s.double[wizard])


def duel_that_casts(*more: str) -> Duel:
    """P1 on d6 knows Illusory body and goes first; P2 stands on e5."""
    duel = Duel("young", "aged", spells=[["illusory-body", *more], []])
    duel.place(0, "P1:d6")
    duel.place(1, "P1:e5")
    return duel


def duel_with_double(*, real: bool, profile: str = "young") -> Duel:
    """P1 has its model on e4 and its double on e6 and goes first; P2 is far away."""
    duel = Duel(profile, "greybeard")
    duel.place(0, "P1:e4")
    duel.place(1, "P2:i9")
    duel.double(0, "P1:e6", real=real)
    return duel


# -- casting it ------------------------------------------------------------------------------------


@pytest.mark.rule("FW-21.14")
def test_the_illusion_body_stands_on_an_enterable_square_next_to_the_caster() -> None:
    duel = duel_that_casts()
    duel.smash("P1:c6")
    duel.plans(["illusory-body"], [])
    duel.answer("do illusory-body")
    assert set(duel.options()) == {"to P1:d5", "to P1:d7", "to P1:e6"}
    duel.answer("to P1:d7", "real P1")
    assert (duel.square(0), double_of(duel, 0)) == ("P1:d6", "P1:d7")


@pytest.mark.rule("FW-21.14")
@pytest.mark.parametrize(("body", "flag"), [("P1", 0), ("P1-double", 1)])
def test_model_or_marker_may_be_the_real_body(body: str, flag: int) -> None:
    duel = duel_that_casts()
    duel.plans(["illusory-body"], ["move"])
    duel.do("illusory-body", "to P1:d7")
    assert duel.asked() == (0, "real")
    assert duel.options() == ["real P1", "real P1-double"]
    duel.answer(f"real {body}")
    assert duel.s.double_is_real == [flag, 0]


@pytest.mark.rule("FW-21.14")
def test_the_two_bodies_are_those_of_the_caster_whatever_its_seat() -> None:
    duel = Duel("aged", "young", spells=[[], ["illusory-body"]])
    duel.plans([], ["illusory-body"])
    duel.do("illusory-body", "to P2:e6")
    assert duel.options() == ["real P2", "real P2-double"]
    duel.answer("real P2-double")
    assert duel.s.double_is_real == [0, 1]


def seen_after_casting(body: str, seat: int) -> str:
    duel = duel_that_casts()
    duel.plans(["illusory-body"], ["move"])
    duel.do("illusory-body", "to P1:d7", f"real {body}")
    return duel.s.view(seat).to_json()


@pytest.mark.rule("FW-21.14")
def test_nobody_else_learns_which_body_is_real() -> None:
    assert seen_after_casting("P1", 1) == seen_after_casting("P1-double", 1)
    assert seen_after_casting("P1", -1) == seen_after_casting("P1-double", -1)


@pytest.mark.rule("FW-21.14")
def test_the_owner_knows_which_body_is_real() -> None:
    duel = duel_with_double(real=True)
    assert duel.s.view(0).shown.double_is_real == [1, HIDDEN]
    assert duel.s.view(1).shown.double_is_real == [HIDDEN, 0]


@pytest.mark.rule("FW-21.14", "FW-13.24")
@pytest.mark.parametrize(("body", "hits", "balls"), [("P1", 0, 1), ("P1-double", 2, 0)])
def test_an_illusion_body_placed_on_a_ball_is_revealed(body: str, hits: int, balls: int) -> None:
    duel = duel_that_casts()
    duel.ball(1, "P1:d7")
    duel.plans(["illusory-body"], ["move"])
    duel.do("illusory-body", "to P1:d7", f"real {body}")
    assert duel.s.double == [-1, -1]
    assert duel.square(0) == ("P1:d6" if body == "P1" else "P1:d7")
    assert (duel.s.hits, len(duel.s.balls)) == ([hits, 0], balls)


@pytest.mark.rule("FW-21.30")
def test_without_an_enterable_square_the_illusory_body_fizzles() -> None:
    duel = duel_that_casts()
    duel.place(0, "P1:a1")
    duel.place(1, "P1:b2")
    duel.smash("P1:a2")
    duel.smash("P1:b1")
    duel.plans(["illusory-body"], [])
    duel.do("illusory-body")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.double == [-1, -1]


@pytest.mark.rule("FW-21.30", "FW-21.25")
def test_with_an_illusion_in_play_no_other_one_can_be_cast() -> None:
    duel = duel_that_casts()
    duel.plans(["illusory-body"], [])
    assert "do illusory-body" in duel.options()
    duel.double(0, "P1:d7")
    assert duel.options() == ["abandon illusory-body"]


@pytest.mark.rule("FW-21.25")
def test_after_a_reveal_another_illusion_may_be_planned() -> None:
    duel = duel_that_casts()
    duel.plans(["illusory-body"], [])
    duel.do("illusory-body", "to P1:d7", "real P1")
    duel.answer("reveal")
    duel.plans(["illusory-body"], [])
    duel.do("illusory-body", "to P1:d5", "real P1")
    assert double_of(duel, 0) == "P1:d5"


# -- basic actions only ----------------------------------------------------------------------------


@pytest.mark.rule("FW-21.15")
def test_spells_left_in_the_plan_can_only_be_abandoned_once_an_illusion_is_in_play() -> None:
    duel = duel_that_casts("fog")
    duel.plans(["illusory-body", "fog", "move"], [])
    assert "do fog" in duel.options()
    duel.do("illusory-body", "to P1:d7", "real P1")
    assert duel.options() == ["do move", "abandon move", "abandon fog"]


@pytest.mark.rule("FW-21.15")
def test_with_an_illusion_in_play_only_basic_actions_can_be_planned() -> None:
    duel = duel_that_casts("fog")
    assert "plan fog" in duel.options(0)
    duel.double(0, "P1:d7")
    basic = ["move", "run", "magic-touch", "puff-of-wind", "defend", "initiative"]
    assert duel.options(0) == [*(f"plan {action}" for action in basic), "lock"]


# -- two bodies move -------------------------------------------------------------------------------


@pytest.mark.rule("FW-21.16")
def test_a_move_moves_each_of_the_two_bodies_by_one_square() -> None:
    duel = duel_with_double(real=False)
    duel.plans(["move"], [])
    duel.do("move")
    assert duel.asked() == (0, "body-square")
    around = ["d3", "d4", "d5", "e3", "e5", "f3", "f4", "f5"]
    assert set(duel.options()) == {"stay", *(f"to P1:{name}" for name in around)}
    duel.answer("to P1:e5")
    around = ["d5", "d6", "d7", "f5", "f6", "f7"]
    assert set(duel.options()) == {"stay", *(f"to P1:{name}" for name in around)}
    duel.answer("to P1:f7")
    assert (duel.square(0), double_of(duel, 0)) == ("P1:e5", "P1:f7")


@pytest.mark.rule("FW-21.16")
def test_a_run_moves_each_of_the_two_bodies_by_three_squares_in_a_line() -> None:
    duel = duel_with_double(real=True)
    duel.plans(["run"], [])
    duel.do("run", "to P1:b4")
    assert duel.asked() == (0, "body-square")
    ends = ["b6", "e3", "h6", "h9"]
    assert set(duel.options()) == {"stay", *(f"to P1:{name}" for name in ends)}
    duel.answer("to P1:h6")
    assert (duel.square(0), double_of(duel, 0)) == ("P1:b4", "P1:h6")


@pytest.mark.rule("FW-21.16")
def test_either_body_may_be_left_where_it_is() -> None:
    duel = duel_with_double(real=False)
    duel.plans(["move", "move"], [])
    duel.do("move", "stay", "to P1:f6")
    assert (duel.square(0), double_of(duel, 0)) == ("P1:e4", "P1:f6")
    duel.do("move", "to P1:e3", "stay")
    assert (duel.square(0), double_of(duel, 0)) == ("P1:e3", "P1:f6")


@pytest.mark.rule("FW-21.16")
def test_the_two_bodies_may_not_both_be_left_where_they_are() -> None:
    duel = duel_with_double(real=False)
    duel.plans(["move"], [])
    duel.do("move", "stay")
    assert "stay" not in duel.options()


@pytest.mark.rule("FW-21.16")
def test_a_body_that_cannot_move_stays_while_the_other_one_moves() -> None:
    duel = duel_with_double(real=False)
    duel.place(0, "P1:a1")
    duel.smash("P1:a2")
    duel.smash("P1:b1")
    duel.smash("P1:b2")
    duel.plans(["move"], [])
    duel.do("move", "to P1:e5")
    assert (duel.square(0), double_of(duel, 0)) == ("P1:a1", "P1:e5")


@pytest.mark.rule("FW-21.16")
def test_the_double_may_go_first_and_make_room_for_the_model() -> None:
    duel = duel_with_double(real=False)
    duel.double(0, "P1:e5")
    duel.plans(["move"], [])
    duel.do("move")
    assert "to P1:e5" not in duel.options()
    duel.answer("stay", "to P1:e6")
    assert duel.asked() == (0, "body-square")
    duel.answer("to P1:e5")
    assert (duel.square(0), double_of(duel, 0)) == ("P1:e5", "P1:e6")


@pytest.mark.rule("FW-21.16")
def test_a_model_that_has_moved_is_not_asked_again_when_the_double_moves() -> None:
    duel = duel_with_double(real=False)
    duel.double(0, "P1:e5")
    duel.plans(["move", "puff-of-wind"], [])
    duel.do("move", "to P1:d4", "to P1:e6")
    assert duel.asked() == (0, "opportunity")


@pytest.mark.rule("FW-21.16")
@pytest.mark.parametrize("real", [False, True])
def test_a_real_body_that_runs_into_a_ball_is_revealed_and_runs_on(real: bool) -> None:
    duel = duel_with_double(real=real)
    duel.ball(1, "P1:f6" if real else "P1:f4")
    duel.plans(["run", "puff-of-wind"], [])
    duel.do("run", *(["stay", "to P1:h6"] if real else ["to P1:h4"]))
    assert duel.asked() == (0, "opportunity")
    assert (duel.square(0), duel.s.double[0]) == ("P1:h6" if real else "P1:h4", -1)
    assert duel.s.hits == [2, 0]


@pytest.mark.rule("FW-21.16")
def test_when_a_ball_shows_the_false_model_the_real_body_still_moves() -> None:
    duel = duel_with_double(real=True)
    duel.ball(1, "P1:e3")
    duel.plans(["move"], [])
    duel.do("move", "to P1:e3")
    assert (duel.square(0), duel.s.hits) == ("P1:e6", [0, 0])
    duel.answer("to P1:f6")
    assert duel.square(0) == "P1:f6"


# -- the real body acts ----------------------------------------------------------------------------


@pytest.mark.rule("FW-21.17")
@pytest.mark.parametrize("real", [False, True])
def test_magic_touch_comes_from_the_real_body(real: bool) -> None:
    duel = duel_with_double(real=real)
    duel.place(1, "P1:f7")
    duel.plans(["magic-touch"], [])
    assert ("do magic-touch" in duel.options()) == real


@pytest.mark.rule("FW-21.17")
@pytest.mark.parametrize("real", [False, True])
def test_a_puff_of_wind_comes_from_the_real_body(real: bool) -> None:
    """The black c5 hides a5 from the model, not from the double."""
    duel = duel_with_double(real=real)
    duel.place(0, "P1:d5")
    duel.double(0, "P1:b5", real=real)
    duel.place(1, "P1:a5")
    duel.plans(["puff-of-wind"], [])
    assert ("do puff-of-wind" in duel.options()) == real


def seen_after_touching(*, real: bool) -> str:
    duel = duel_with_double(real=real)
    duel.place(1, "P1:e5")
    duel.plans(["magic-touch"], ["move"])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 1]
    return duel.s.view(1).to_json()


@pytest.mark.rule("FW-21.17")
def test_the_owner_does_not_say_which_body_touches() -> None:
    assert seen_after_touching(real=False) == seen_after_touching(real=True)


@pytest.mark.rule("FW-21.18")
def test_an_illusion_adds_neither_action_points_nor_initiative_nor_defence() -> None:
    duel = duel_with_double(real=True, profile="aged")
    duel.plans([], [])
    duel.answer("keep")
    assert duel.s.ap == [4, 3]
    duel.plans(["defend", "initiative", "move"], [])
    assert duel.s.pool == [2, 2]
    assert duel.s.order == [0, 1]
    assert duel.remaining(0) == ["move"]


@pytest.mark.rule("FW-21.18")
def test_points_spent_for_one_body_are_gone_for_both() -> None:
    duel = Duel("greybeard", "young")
    duel.place(0, "P1:e4")
    duel.double(0, "P1:e6")
    duel.place(1, "P1:e5")
    duel.plans([], ["magic-touch", "magic-touch"])
    duel.do("magic-touch", "target P1", "spend 1")
    assert duel.s.pool == [1, 0]


# -- the reveal ------------------------------------------------------------------------------------


@pytest.mark.rule("FW-21.19", "FW-21.24")
@pytest.mark.parametrize(("real", "place"), [(False, "P1:e4"), (True, "P1:e6")])
def test_at_the_start_of_planning_the_owner_may_reveal(real: bool, place: str) -> None:
    duel = duel_with_double(real=real)
    duel.plans([], [])
    assert duel.asked() == (0, "reveal")
    assert duel.options() == ["reveal", "keep"]
    duel.answer("reveal")
    assert (duel.square(0), duel.s.double, duel.s.double_is_real) == (place, [-1, -1], [0, 0])
    assert duel.told("revealed") == [(0, square(place))]


@pytest.mark.rule("FW-21.24")
def test_at_the_start_of_planning_the_owner_may_keep_the_illusion() -> None:
    duel = duel_with_double(real=True)
    duel.plans([], [])
    duel.answer("keep")
    assert (duel.square(0), double_of(duel, 0)) == ("P1:e4", "P1:e6")
    assert duel.told("revealed") == []
    assert duel.asked() == (0, "entry")


# -- a body on the board ---------------------------------------------------------------------------


@pytest.mark.rule("FW-21.26")
def test_an_illusion_body_occupies_its_square() -> None:
    duel = duel_with_double(real=False)
    duel.place(1, "P1:e5")
    duel.plans([], ["move"])
    duel.do("move")
    assert "to P1:f6" in duel.options()
    assert "to P1:e6" not in duel.options()


@pytest.mark.rule("FW-21.26")
def test_an_illusion_body_does_not_block_line_of_sight() -> None:
    duel = Duel("young", "greybeard", "aged", spells=[["curse"], [], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:c4")
    duel.place(2, "P1:i9")
    duel.double(2, "P1:b4")
    duel.plans(["curse"], [], [])
    duel.answer("do curse")
    assert "target P2" in duel.options()


@pytest.mark.rule("FW-21.29")
@pytest.mark.parametrize(("real", "hits"), [(False, 0), (True, 2)])
def test_a_sleet_storm_has_its_centre_at_the_real_body(real: bool, hits: int) -> None:
    """P2 stands nine squares from the model and eight from the double."""
    duel = Duel("young", "young", spells=[["sleet-storm", "illusory-body"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P2:e4")
    duel.plans(["sleet-storm", "illusory-body", "initiative"], [])
    duel.do("sleet-storm")
    duel.do("illusory-body", "to P1:f4", "real P1-double" if real else "real P1")
    assert duel.s.hits == [0, hits]


@pytest.mark.rule("FW-21.29")
@pytest.mark.parametrize(("real", "may_run"), [(False, False), (True, True)])
def test_the_ban_on_running_is_measured_to_the_real_body(real: bool, may_run: bool) -> None:
    """The model stands eight squares from the storm and the double nine."""
    duel = Duel("young", "young", spells=[["sleet-storm"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P2:d4")
    duel.double(1, "P2:e4", real=real)
    duel.plans(["sleet-storm", "initiative"], ["run"])
    duel.do("sleet-storm")
    assert ("do run" in duel.options(1)) == may_run


@pytest.mark.rule("FW-21.29")
@pytest.mark.parametrize(("real", "hits"), [(False, 0), (True, 1)])
def test_a_circle_of_protection_is_drawn_around_the_real_body(real: bool, hits: int) -> None:
    """P2, whose poison P1 carries, stands five squares from the model and four from the double."""
    duel = Duel("young", "young", spells=[["circle-of-protection", "illusory-body"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P2:a4")
    duel.s.poison[0] = [1]
    duel.plans(["circle-of-protection", "illusory-body", "initiative"], [])
    duel.do("circle-of-protection")
    duel.do("illusory-body", "to P1:f4", "real P1-double" if real else "real P1")
    assert duel.s.hits == [hits, 0]


@pytest.mark.rule("FW-21.29")
def test_a_push_goes_away_from_the_caster_by_the_square_of_the_real_body() -> None:
    duel = Duel("young", "young", spells=[["push"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:e6")
    duel.double(1, "P1:f4", real=True)
    duel.plans(["push", "initiative"], ["move"])
    duel.do("push", "target P2-double")
    assert duel.square(1) == "P2:a4"
