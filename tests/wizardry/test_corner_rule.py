"""FW-8.4, FW-8.14: no step between two black squares that meet at a corner.

On the real start area no two black squares do, so these tests print another one.
"""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel
from tests.wizardry.corners import paint_black


@pytest.fixture
def gate(request: pytest.FixtureRequest) -> None:
    """The black squares e6 and f5 meet at the corner between e5 and f6."""
    paint_black(request, "e6", "f5")


@pytest.mark.rule("FW-8.4")
@pytest.mark.usefixtures("gate")
@pytest.mark.parametrize(("start", "end"), [("P1:e5", "P1:f6"), ("P1:f6", "P1:e5")])
def test_a_wizard_does_not_squeeze_between_two_black_squares(start: str, end: str) -> None:
    duel = Duel("young", "aged")
    duel.place(0, start)
    duel.plans(["move"], [])
    duel.do("move")
    assert f"to {end}" not in duel.options()
    assert len(duel.options()) == 8 - 3


@pytest.mark.rule("FW-8.4")
def test_a_wizard_may_step_past_a_single_black_square() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:d5")
    duel.plans(["move"], [])
    duel.do("move")
    assert {"to P1:c4", "to P1:c6"} <= set(duel.options())


@pytest.mark.rule("FW-8.4")
def test_a_wizard_may_squeeze_past_other_obstacles_than_black_squares() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:d4")
    duel.place(1, "P1:d5")
    duel.smash("P1:e4")
    duel.plans(["move"], [])
    duel.do("move")
    assert "to P1:e5" in duel.options()


@pytest.mark.rule("FW-8.14")
@pytest.mark.usefixtures("gate")
@pytest.mark.parametrize(("start", "end"), [("e5", "h8"), ("d4", "g7"), ("c3", "f6")])
def test_no_step_of_a_run_squeezes_between_two_black_squares(start: str, end: str) -> None:
    duel = Duel("young", "aged")
    duel.place(0, f"P1:{start}")
    duel.plans(["run"], [])
    duel.do("run")
    assert f"to P1:{end}" not in duel.options()


@pytest.mark.rule("FW-8.14")
@pytest.mark.usefixtures("gate")
def test_the_wind_does_not_squeeze_a_wizard_between_two_black_squares() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:d4")
    duel.place(1, "P1:e5")
    duel.plans(["puff-of-wind"], [])
    duel.do("puff-of-wind", "target P2")
    assert set(duel.options()) == {"to P1:d5", "to P1:d6", "to P1:e4", "to P1:f4"}


@pytest.mark.rule("FW-8.14")
@pytest.mark.usefixtures("gate")
def test_nobody_flees_from_insects_between_two_black_squares() -> None:
    duel = Duel("young", "aged", spells=[["plague-of-insects"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:e5")
    duel.plans(["plague-of-insects"], [])
    duel.do("plague-of-insects", "flee 0")
    assert "to P1:f6" not in duel.options()
    assert "to P1:d6" in duel.options()


@pytest.mark.rule("FW-8.14")
@pytest.mark.usefixtures("gate")
def test_a_ball_does_not_squeeze_between_two_black_squares() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:a1")
    duel.ball(0, "P1:e5")
    duel.plans([], [])
    assert duel.asked() == (0, "ball-step")
    assert "to P1:f6" not in duel.options()
    assert "to P1:f4" in duel.options()


@pytest.mark.rule("FW-8.14")
@pytest.mark.usefixtures("gate")
def test_an_animal_does_not_squeeze_between_two_black_squares() -> None:
    duel = Duel("young", "aged")
    duel.place(0, "P1:a1")
    duel.animal(0, "P1:e5")
    duel.plans(["animal move"], [])
    duel.answer("animal move")
    assert "to P1:f6" not in duel.options()
    assert "to P1:f4" in duel.options()


@pytest.mark.rule("FW-8.14")
@pytest.mark.usefixtures("gate")
def test_magic_touch_reaches_through_the_corner() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f6")
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-8.14")
@pytest.mark.usefixtures("gate")
@pytest.mark.parametrize(("spell", "end"), [("leap", "i9"), ("teleport", "f6")])
def test_a_leap_or_teleport_is_not_hindered_by_the_corner(spell: str, end: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.place(0, "P1:e5" if spell == "teleport" else "P1:d4")
    duel.plans([spell], ["move"])
    duel.do(spell, f"to P1:{end}")
    assert duel.square(0) == f"P1:{end}"


@pytest.mark.rule("FW-8.14")
@pytest.mark.usefixtures("gate")
def test_a_hidden_wizard_may_come_back_behind_the_corner() -> None:
    duel = Duel("young", "aged", spells=[["hide"], []])
    duel.plans(["hide"], [])
    duel.do("hide", "to P1:f6")
    assert duel.square(0) == "P1:f6"
