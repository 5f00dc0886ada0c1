"""Blinding Light (FW-21.8 to FW-21.11, FW-21.31)."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import action
from spellwright.testing.wizardry import Duel


def duel_with_light(profile: str = "young") -> Duel:
    duel = Duel("young", profile, spells=[["blinding-light"], ["lightning-bolt"]])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    return duel


@pytest.mark.rule("FW-21.8")
def test_on_a_roll_of_four_blinding_light_does_nothing() -> None:
    duel = duel_with_light("aged")
    duel.plans(["blinding-light"], ["run", "magic-touch"])
    duel.s.chance.record = []
    duel.load(4)
    duel.do("blinding-light")
    assert duel.s.chance.record == [(6, 3)]
    assert duel.asked() == (1, "opportunity")
    assert duel.remaining(1) == ["run", "magic-touch"]


@pytest.mark.rule("FW-21.8")
def test_the_target_of_blinding_light_rolls_itself() -> None:
    duel = duel_with_light()
    duel.plans(["blinding-light", "initiative"], ["run"])
    duel.load(5)
    duel.do("blinding-light")
    assert duel.told("rolled") == [(1, 6, action("blinding-light"), 5)]


@pytest.mark.rule("FW-21.8")
def test_blinding_light_out_of_sight_fizzles() -> None:
    duel = Duel("young", "young", spells=[["blinding-light"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["blinding-light", "initiative"], ["run"])
    duel.do("blinding-light")
    assert len(duel.told("fizzled")) == 1
    assert duel.remaining(1) == ["run"]


@pytest.mark.rule("FW-21.8", "FW-21.10")
def test_on_a_roll_of_three_blinding_light_blinds() -> None:
    duel = duel_with_light()
    duel.plans(["blinding-light", "initiative"], ["run", "puff-of-wind"])
    duel.load(3)
    duel.do("blinding-light")
    assert duel.remaining(1) == ["move", "move"]


@pytest.mark.rule("FW-21.9")
def test_a_point_buys_another_roll_against_blinding_light() -> None:
    duel = duel_with_light("greybeard")
    duel.plans(["blinding-light"], ["run"])
    duel.load(1, 4)
    duel.do("blinding-light")
    assert duel.asked() == (1, "reroll")
    assert duel.options() == ["spend 0", "spend 1"]
    duel.answer("spend 1")
    assert duel.asked() == (1, "opportunity")
    assert (duel.s.pool[1], duel.remaining(1)) == (1, ["run"])


@pytest.mark.rule("FW-21.9")
def test_rolls_may_be_bought_as_long_as_they_fail_and_points_are_left() -> None:
    duel = duel_with_light("greybeard")
    duel.plans(["blinding-light"], ["run"])
    duel.load(1, 2, 3)
    duel.do("blinding-light", "spend 1", "spend 1")
    assert duel.asked() == (1, "opportunity")
    assert (duel.s.pool[1], duel.remaining(1)) == (0, ["move"])


@pytest.mark.rule("FW-21.9", "FW-21.10")
def test_who_buys_no_other_roll_is_blinded() -> None:
    duel = duel_with_light("greybeard")
    duel.plans(["blinding-light"], ["run"])
    duel.load(1)
    duel.do("blinding-light", "spend 0")
    assert (duel.s.pool[1], duel.remaining(1)) == (2, ["move"])


@pytest.mark.rule("FW-EX14", "FW-21.10")
def test_blinding_light_makes_three_moves_of_run_lightning_bolt_and_magic_touch() -> None:
    duel = duel_with_light()
    plan = ["run", "lightning-bolt P1:e4", "magic-touch"]
    duel.plans(["blinding-light", "initiative"], plan)
    duel.load(2)
    duel.do("blinding-light")
    assert duel.remaining(1) == ["move", "move", "move"]
    duel.do("move", "to P1:i3")
    duel.do("move", "to P1:i2")
    duel.do("move", "to P1:i1")
    assert (duel.s.turn, duel.square(1)) == (2, "P1:i1")


@pytest.mark.rule("FW-21.10")
def test_blinding_light_leaves_entries_of_the_animal_and_of_others_alone() -> None:
    duel = duel_with_light()
    duel.animal(1, "P1:i6")
    duel.plans(["blinding-light", "puff-of-wind", "initiative"], ["run", "animal run"])
    duel.load(2)
    duel.do("blinding-light")
    assert duel.options(1) == ["do move", "animal run", "abandon move", "animal-abandon run"]
    assert duel.remaining(0) == ["puff-of-wind"]


@pytest.mark.rule("FW-21.10")
def test_blinding_light_does_not_undo_what_was_carried_out_before() -> None:
    duel = Duel("aged", "young", spells=[["blinding-light"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.plans(["blinding-light"], ["move", "puff-of-wind"])
    duel.do("move", "to P2:a4")
    duel.load(1)
    duel.do("blinding-light")
    assert duel.remaining(1) == ["move"]
    assert duel.square(1) == "P2:a4"


@pytest.mark.rule("FW-21.31")
def test_blinding_light_does_not_touch_initiative_and_defend_entries() -> None:
    duel = duel_with_light()
    plan = ["initiative", "defend", "defend", "puff-of-wind"]
    duel.plans(["blinding-light", "initiative", "initiative"], plan)
    duel.load(1)
    duel.do("blinding-light", "spend 0")
    assert duel.remaining(1) == ["move"]
    assert duel.s.pool[1] == 2


@pytest.mark.rule("FW-21.11")
def test_blinding_light_rests_in_the_turn_after_its_use() -> None:
    duel = duel_with_light()
    duel.plans(["blinding-light", "initiative"], [])
    duel.do("blinding-light")
    assert "plan blinding-light" not in duel.options(0)
    duel.plans(["initiative"], [])
    assert "plan blinding-light" in duel.options(0)
