"""FW-13.19 to FW-13.27, FW-13.30 and FW-13.31: the tracking ball and other markers."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square


def rolling(
    *balls: str,
    target: str = "P2:e5",
    double: str = "",
    real: bool = False,
    animal: str = "",
    smash: str = "",
) -> Duel:
    """The end of a turn in which the balls of P1 (on P1:e5) roll."""
    duel = Duel("young", "aged")
    duel.place(1, target)
    if double:
        duel.double(1, double, real=real)
    if animal:
        duel.animal(0, animal, acts=False)
    if smash:
        duel.smash(smash)
    for ball in balls:
        duel.ball(0, ball)
    duel.plans([], [])
    return duel


@pytest.mark.rule("FW-13.19")
def test_a_third_ball_fizzles_whoever_owns_the_others() -> None:
    duel = Duel("young", "aged", spells=[["tracking-ball"], []])
    duel.ball(0, "P1:a1")
    duel.ball(1, "P2:a1")
    duel.plans(["tracking-ball"], ["move"])
    duel.do("tracking-ball")
    assert len(duel.told("fizzled")) == 1
    assert len(duel.s.balls) == 2


@pytest.mark.rule("FW-13.19")
def test_a_second_ball_is_made() -> None:
    duel = Duel("young", "aged", spells=[["tracking-ball"], []])
    duel.ball(1, "P2:a1")
    duel.plans(["tracking-ball"], ["move"])
    duel.do("tracking-ball", "to P1:f5")
    assert duel.s.balls == [square("P2:a1"), square("P1:f5")]


@pytest.mark.rule("FW-13.20")
def test_a_ball_rolls_already_in_the_turn_in_which_it_was_made() -> None:
    duel = Duel("young", "aged", spells=[["tracking-ball"], []])
    duel.plans(["tracking-ball"], [])
    duel.do("tracking-ball", "to P1:f5")
    assert duel.asked() == (0, "ball-step")
    duel.answer("to P1:f6", "to P1:g6")
    assert duel.s.balls == [square("P1:g6")]


@pytest.mark.rule("FW-13.20")
def test_a_ball_rolls_at_the_end_of_every_action_phase() -> None:
    duel = rolling("P1:a1")
    duel.answer("to P1:a2", "to P1:a3")
    duel.plans([], [])
    assert duel.asked() == (0, "ball-step")


@pytest.mark.rule("FW-13.20")
def test_a_ball_rolls_two_squares_at_most() -> None:
    duel = rolling("P1:a1")
    duel.answer("to P1:b2", "to P1:c2")
    assert duel.s.turn == 2
    assert duel.s.balls == [square("P1:c2")]


@pytest.mark.rule("FW-13.20")
def test_the_owner_may_stop_a_ball_earlier() -> None:
    unmoved = rolling("P1:a1")
    unmoved.answer("stay")
    assert unmoved.s.turn == 2
    assert unmoved.s.balls == [square("P1:a1")]
    stopped = rolling("P1:a1")
    stopped.answer("to P1:a2", "stay")
    assert stopped.s.turn == 2
    assert stopped.s.balls == [square("P1:a2")]


@pytest.mark.rule("FW-13.20")
def test_each_step_of_a_ball_goes_to_an_adjacent_square_of_the_owners_choice() -> None:
    duel = rolling("P1:f3")
    squares = {"P1:e3", "P1:e4", "P1:f2", "P1:f4", "P1:g2", "P1:g3", "P1:g4"}
    assert set(duel.options()) == {"stay", *(f"to {name}" for name in squares)}
    duel.answer("to P1:f4")
    assert "to P1:f3" in duel.options()


@pytest.mark.rule("FW-13.21")
def test_a_ball_enters_no_black_square_and_not_its_owners() -> None:
    duel = rolling("P1:d5")
    assert "to P1:c5" not in duel.options()
    assert "to P1:e5" not in duel.options()
    assert "to P1:c4" in duel.options()


@pytest.mark.rule("FW-13.21")
def test_a_ball_does_not_leave_the_board() -> None:
    duel = rolling("P1:a1")
    assert set(duel.options()) == {"stay", "to P1:a2", "to P1:b1", "to P1:b2"}


@pytest.mark.rule("FW-13.21")
def test_a_ball_enters_no_square_with_an_animal() -> None:
    duel = rolling("P1:a1", animal="P1:a2")
    assert set(duel.options()) == {"stay", "to P1:b1", "to P1:b2"}


@pytest.mark.rule("FW-13.21")
def test_a_ball_does_not_enter_the_square_of_the_demon() -> None:
    duel = Duel("young", "aged")
    duel.demon(1, "P1:a2")
    duel.ball(0, "P1:a1")
    duel.load(1)
    duel.plans([], [])
    duel.answer("to P1:a1")
    assert set(duel.options()) == {"stay", "to P1:b1", "to P1:b2"}


@pytest.mark.rule("FW-13.22")
def test_a_ball_rolls_over_a_smash_marker() -> None:
    duel = rolling("P1:a1", smash="P1:a2")
    duel.answer("to P1:a2", "stay")
    assert duel.s.balls == [square("P1:a2")]


@pytest.mark.rule("FW-13.22")
def test_a_ball_rolls_onto_another_ball() -> None:
    duel = rolling("P1:a1", "P1:a2")
    duel.answer("ball P1:a1", "to P1:a2", "stay", "stay")
    assert duel.s.balls == [square("P1:a2"), square("P1:a2")]


@pytest.mark.rule("FW-13.23")
def test_a_ball_that_reaches_a_wizard_is_removed_and_deals_two_damage() -> None:
    duel = rolling("P2:e3")
    duel.answer("to P2:e4", "to P2:e5")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 2]
    assert duel.s.balls == []


@pytest.mark.rule("FW-13.23")
def test_a_ball_that_bursts_on_its_first_step_rolls_no_further() -> None:
    duel = rolling("P2:e4")
    duel.answer("to P2:e5")
    assert duel.s.turn == 2
    assert duel.s.balls == []


@pytest.mark.rule("FW-13.23")
def test_the_other_ball_rolls_when_one_has_burst() -> None:
    duel = rolling("P2:e4", "P1:a1")
    duel.answer("ball P2:e4", "to P2:e5")
    assert duel.asked() == (0, "ball-step")
    duel.answer("to P1:a2", "to P1:a3")
    assert duel.s.balls == [square("P1:a3")]
    assert duel.s.turn == 2


@pytest.mark.rule("FW-13.23")
def test_a_wizard_that_walks_onto_a_ball_is_hurt_at_once() -> None:
    duel = Duel("young", "aged")
    duel.ball(1, "P1:e4")
    duel.plans(["move"], ["move"])
    duel.do("move", "to P1:e4")
    assert duel.s.hits == [2, 0]
    assert duel.s.balls == []


@pytest.mark.rule("FW-13.23")
def test_two_balls_on_one_square_both_burst() -> None:
    duel = Duel("young", "aged")
    duel.ball(1, "P1:e4")
    duel.ball(1, "P1:e4")
    duel.plans(["move"], ["move"])
    duel.do("move", "to P1:e4")
    assert duel.s.hits == [4, 0]
    assert duel.s.balls == []


@pytest.mark.rule("FW-13.24")
def test_a_ball_on_the_real_body_reveals_and_bursts() -> None:
    duel = rolling("P2:d4", double="P2:e4", real=True)
    duel.answer("to P2:e4")
    assert duel.told("revealed") == [(1, square("P2:e4"))]
    assert duel.s.hits == [0, 2]
    assert duel.s.balls == []


@pytest.mark.rule("FW-13.24")
def test_a_ball_on_the_false_body_reveals_and_stays_on_that_square() -> None:
    duel = rolling("P2:d4", double="P2:e4")
    duel.answer("to P2:e4")
    assert duel.told("revealed") == [(1, square("P2:e5"))]
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 0]
    assert duel.s.balls == [square("P2:e4")]


@pytest.mark.rule("FW-13.24")
@pytest.mark.parametrize(("real", "hits", "balls"), [(True, 2, 0), (False, 0, 1)])
def test_a_body_that_walks_onto_a_ball_is_revealed(real: bool, hits: int, balls: int) -> None:
    duel = Duel("young", "aged")
    duel.double(0, "P1:f5", real=real)
    duel.ball(1, "P1:f4")
    duel.plans(["move"], ["move"])
    duel.do("move", "stay", "to P1:f4")
    assert duel.s.double[0] == -1
    assert duel.square(0) == ("P1:f4" if real else "P1:e5")
    assert duel.s.hits == [hits, 0]
    assert len(duel.s.balls) == balls


@pytest.mark.rule("FW-13.25")
def test_the_balls_of_a_defeated_wizard_are_removed_without_damage() -> None:
    duel = Duel("young", "aged", "greybeard")
    duel.place(1, "P1:f5")
    duel.ball(1, "P3:e4")
    duel.ball(2, "P1:a1")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch"], [], ["move"])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.balls == [square("P1:a1")]
    assert duel.s.ball_owners == [2]
    assert duel.s.hits == [0, 5, 0]


@pytest.mark.rule("FW-13.25")
def test_an_antimagic_field_removes_balls_without_damage() -> None:
    duel = Duel("young", "aged", spells=[["antimagic-field"], []])
    duel.ball(0, "P2:e4")
    duel.ball(1, "P1:e4")
    duel.plans(["antimagic-field"], ["move"])
    duel.do("antimagic-field")
    assert duel.s.balls == duel.s.ball_owners == []
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-13.26")
def test_balls_illusory_bodies_and_markers_cannot_be_banished() -> None:
    duel = Duel("young", "aged", spells=[["banish"], []])
    duel.place(1, "P1:f5")
    duel.double(1, "P1:e4")
    duel.ball(1, "P1:d4")
    duel.smash("P1:d5")
    duel.s.poison[1] = [0]
    duel.plans(["banish"], ["move"])
    duel.do("banish")
    assert len(duel.told("fizzled")) == 1


@pytest.mark.rule("FW-13.26")
def test_animals_and_the_demon_are_creatures() -> None:
    duel = Duel("young", "aged", spells=[["banish"], []])
    duel.animal(0, "P1:d4", acts=False)
    duel.animal(1, "P1:f4", acts=False)
    duel.demon(1, "P1:f6")
    duel.load(1)
    duel.plans(["banish"], [])
    duel.answer("to P1:f6", "do banish")
    assert duel.options() == [
        "creature P1-animal P1:d4",
        "creature P2-animal P1:f4",
        "creature demon P1:f6",
    ]


@pytest.mark.rule("FW-13.27")
def test_no_new_turn_and_no_defeat_removes_a_smash_marker() -> None:
    duel = Duel("young", "aged", "aged", spells=[["magic-missile"], [], []])
    duel.smash("P1:a1")
    duel.place(1, "P1:f5")
    duel.s.hits[1] = 4
    duel.plans(["magic-missile"], [], [])
    duel.do("magic-missile", "target P2")
    assert (duel.s.turn, duel.s.in_play) == (2, [1, 0, 1])
    assert duel.s.smashed == [square("P1:a1")]


@pytest.mark.rule("FW-13.30")
def test_an_animal_walks_over_a_ball() -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:a1")
    duel.ball(1, "P1:a2")
    duel.plans(["animal move"], ["move"])
    duel.answer("animal move", "to P1:a2")
    assert duel.s.animals[0] == duel.s.balls[0] == square("P1:a2")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-13.30")
@pytest.mark.parametrize("spell", ["summon-animal", "summon-demon"])
def test_a_creature_is_placed_on_a_ball(spell: str) -> None:
    duel = Duel("young", "aged", spells=[[spell], []])
    duel.ball(1, "P1:f5")
    duel.plans([spell], ["move"])
    duel.do(spell, "to P1:f5")
    assert square("P1:f5") in (*duel.s.animals, duel.s.demon)
    assert duel.s.balls == [square("P1:f5")]


@pytest.mark.rule("FW-13.31")
def test_a_ball_shares_the_square_of_its_owner_who_moved_there() -> None:
    duel = Duel("young", "aged")
    duel.ball(0, "P1:e4")
    duel.plans(["move"], ["move"])
    duel.do("move", "to P1:e4")
    assert duel.s.hits == [0, 0]
    assert duel.s.balls == [square("P1:e4")]
    assert duel.square(0) == "P1:e4"


@pytest.mark.rule("FW-13.31")
def test_a_ball_rolls_away_from_under_its_owner() -> None:
    duel = rolling("P1:e5")
    duel.answer("to P1:f5")
    assert "to P1:e5" not in duel.options()
    duel.answer("stay")
    assert duel.s.balls == [square("P1:f5")]
