"""Smash and its marker (FW-23.7 to FW-23.13, FW-23.20)."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square


def duel_with_smash(target: str = "P1:i4", *more: str) -> Duel:
    """A young P1 on e4 knows Smash and goes first; P2 is young too."""
    duel = Duel("young", "young", spells=[["smash", *more], ["smash"]])
    duel.place(0, "P1:e4")
    duel.place(1, target)
    return duel


@pytest.mark.rule("FW-23.7")
def test_smash_is_the_final_action_of_its_wizard() -> None:
    duel = duel_with_smash()
    duel.plans(["smash P1:g4", "move", "initiative"], [])
    assert "do smash" not in duel.options()
    duel.abandon("move")
    assert "do smash" in duel.options()


@pytest.mark.rule("FW-23.7")
def test_the_square_written_for_smash_is_unoccupied_in_planning() -> None:
    duel = duel_with_smash()
    duel.animal(1, "P2:a4")
    duel.choose(0, "plan smash")
    options = duel.options(0)
    assert "write P1:g4" in options
    assert not {"write P1:e4", "write P1:i4", "write P2:a4"} & set(options)


@pytest.mark.rule("FW-23.7")
def test_a_smash_on_a_square_out_of_sight_fizzles() -> None:
    duel = duel_with_smash()
    duel.place(0, "P1:b5")
    duel.plans(["smash P1:d5", "initiative"], [])
    duel.do("smash")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.smashed == []


@pytest.mark.rule("FW-23.8")
def test_a_smash_on_a_square_that_has_become_occupied_fizzles() -> None:
    duel = duel_with_smash("P1:g4")
    duel.plans(["smash P1:g5"], ["move", "initiative"])
    duel.do("move", "to P1:g5")
    duel.do("smash")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.smashed == []
    assert duel.s.in_play == [1, 1]


@pytest.mark.rule("FW-23.8")
def test_a_smash_on_a_square_that_an_animal_has_entered_fizzles() -> None:
    duel = duel_with_smash("P2:e5")
    duel.animal(1, "P1:g4")
    duel.plans(["smash P1:g5"], ["initiative", "animal move"])
    duel.answer("animal move", "to P1:g5")
    duel.do("smash")
    assert duel.s.smashed == []


@pytest.mark.rule("FW-23.9")
def test_smash_places_a_marker_on_the_written_square() -> None:
    duel = duel_with_smash()
    duel.plans(["smash P1:g4", "initiative"], [])
    duel.do("smash")
    assert duel.s.smashed == [square("P1:g4")]
    assert duel.told("smashed") == [(square("P1:g4"),)]


@pytest.mark.rule("FW-23.10")
def test_a_ball_on_a_smashed_square_stays() -> None:
    duel = duel_with_smash()
    duel.ball(0, "P1:g4")
    duel.plans(["smash P1:g4", "initiative"], [])
    duel.do("smash", "stay")
    assert (duel.s.smashed, duel.s.balls) == ([square("P1:g4")], [square("P1:g4")])


@pytest.mark.rule("FW-23.11")
def test_who_is_pushed_onto_a_smash_marker_is_defeated() -> None:
    duel = duel_with_smash("P1:f4", "push")
    duel.smash("P1:h4")
    duel.plans(["push", "initiative"], ["move"])
    duel.do("push")
    assert duel.s.in_play == [1, 0]


@pytest.mark.rule("FW-23.11")
def test_who_is_blown_onto_a_smash_marker_is_defeated() -> None:
    duel = duel_with_smash("P1:g4")
    duel.smash("P1:h4")
    duel.plans(["puff-of-wind", "initiative"], ["move"])
    duel.do("puff-of-wind", "target P2", "to P1:h4")
    assert duel.s.in_play == [1, 0]


@pytest.mark.rule("FW-23.11")
def test_a_push_that_ends_before_a_smash_marker_defeats_nobody() -> None:
    duel = duel_with_smash("P1:f4", "push")
    duel.smash("P2:b4")
    duel.plans(["push", "initiative"], ["move"])
    duel.do("push")
    assert (duel.s.in_play, duel.square(1)) == ([1, 1], "P2:a4")


@pytest.mark.rule("FW-23.12")
def test_no_wizard_moves_onto_a_smash_marker() -> None:
    duel = duel_with_smash()
    duel.smash("P1:f4")
    duel.plans(["move", "initiative"], [])
    duel.answer("do move")
    assert "to P1:f5" in duel.options()
    assert "to P1:f4" not in duel.options()


@pytest.mark.rule("FW-23.12")
def test_no_wizard_runs_onto_or_across_a_smash_marker() -> None:
    duel = duel_with_smash()
    duel.smash("P1:g4")
    duel.smash("P1:b4")
    duel.plans(["run", "initiative"], [])
    duel.answer("do run")
    assert set(duel.options()) == {"to P1:b1", "to P1:b7", "to P1:h1"}


@pytest.mark.rule("FW-23.12")
def test_no_animal_enters_a_smash_marker() -> None:
    duel = duel_with_smash()
    duel.animal(0, "P1:f5")
    duel.smash("P1:f4")
    duel.plans(["initiative", "animal move"], [])
    duel.answer("animal move")
    assert "to P1:g4" in duel.options()
    assert "to P1:f4" not in duel.options()


@pytest.mark.rule("FW-23.12")
@pytest.mark.parametrize(
    ("spell", "name"),
    [
        ("summon-animal", "P1:f4"),
        ("summon-demon", "P1:f4"),
        ("illusory-body", "P1:f4"),
        ("tracking-ball", "P1:f4"),
        ("teleport", "P1:f4"),
        ("leap", "P2:a4"),
    ],
)
def test_nothing_is_placed_or_relocated_onto_a_smash_marker(spell: str, name: str) -> None:
    duel = duel_with_smash("P2:e6", spell)
    duel.smash(name)
    duel.plans([spell, "initiative"], [])
    duel.answer(f"do {spell}")
    options = duel.options()
    assert options[0].startswith("to ")
    assert f"to {name}" not in options


@pytest.mark.rule("FW-23.12")
def test_a_hidden_wizard_does_not_return_onto_a_smash_marker() -> None:
    duel = duel_with_smash("P2:e6", "hide")
    duel.smash("P1:f4")
    duel.load(6, 1)
    duel.plans(["hide"], [])
    duel.do("hide")
    assert "to P1:f5" in duel.options()
    assert "to P1:f4" not in duel.options()


@pytest.mark.rule("FW-23.13")
def test_a_smash_marker_does_not_block_line_of_sight() -> None:
    duel = duel_with_smash("P1:i4", "curse")
    duel.smash("P1:g4")
    duel.plans(["curse", "initiative"], [])
    duel.load(2)
    duel.do("curse")
    assert duel.s.ap == [5, 3]


@pytest.mark.rule("FW-23.20")
def test_a_smash_on_a_square_that_was_smashed_in_the_meantime_fizzles() -> None:
    duel = duel_with_smash()
    duel.plans(["smash P1:g4", "initiative"], ["smash P1:g4"])
    duel.do("smash")
    duel.do("smash")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.smashed == [square("P1:g4")]
