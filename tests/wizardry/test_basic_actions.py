"""FW-8: the basic actions."""

from __future__ import annotations

import pytest

from tests.wizardry.duel import Duel


@pytest.mark.rule("FW-8.1")
def test_a_move_goes_one_square_in_any_of_eight_directions() -> None:
    duel = Duel("young", "young")
    duel.plans(["move", "initiative"], [])
    duel.answer("do move")
    squares = {"P1:d4", "P1:d5", "P1:d6", "P1:e4", "P1:e6", "P1:f4", "P1:f5", "P1:f6"}
    assert set(duel.options()) == {f"to {name}" for name in squares}
    duel.answer("to P1:f6")
    assert duel.square(0) == "P1:f6"


@pytest.mark.rule("FW-8.5")
def test_magic_touch_deals_one_damage_to_an_adjacent_wizard() -> None:
    duel = Duel("young", "young")
    duel.place(1, "P1:f6")
    duel.plans(["magic-touch", "initiative"], [])
    duel.do("magic-touch", "target P2")
    assert duel.s.hits == [0, 1]
