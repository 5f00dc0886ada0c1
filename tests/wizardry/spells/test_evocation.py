"""Evocation: Lightning bolt, Storm, Tracking ball (FW-23); Smash and Flame tongue stand apart."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square


def duel_at(target: str, *spells: str, profile: str = "young") -> Duel:
    """A young P1 on e4, who knows the spells and goes first, against P2."""
    duel = Duel("young", profile, spells=[spells, []])
    duel.place(0, "P1:e4")
    duel.place(1, target)
    return duel


# -- 61 Lightning bolt -----------------------------------------------------------------------------


@pytest.mark.rule("FW-23.1", "FW-23.2")
def test_a_lightning_bolt_deals_two_damage_on_the_square_written_in_planning() -> None:
    duel = duel_at("P2:a4", "lightning-bolt")
    duel.choose(0, "plan lightning-bolt")
    duel.choose(0, "write P2:a4")
    duel.plans(["initiative"], ["move"])
    duel.do("lightning-bolt")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-23.1")
def test_a_lightning_bolt_misses_a_wizard_that_has_left_the_written_square() -> None:
    duel = Duel("aged", "young", spells=[["lightning-bolt"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:g4")
    duel.plans(["lightning-bolt P1:g4"], ["move"])
    duel.do("move", "to P1:g5")
    duel.do("lightning-bolt")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-23.1")
def test_a_lightning_bolt_on_a_square_out_of_sight_fizzles() -> None:
    duel = duel_at("P1:d5", "lightning-bolt")
    duel.place(0, "P1:b5")
    duel.plans(["lightning-bolt P1:d5", "initiative"], [])
    duel.do("lightning-bolt")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-23.1")
def test_the_written_square_need_be_in_sight_only_when_the_bolt_is_carried_out() -> None:
    duel = duel_at("P1:e5", "lightning-bolt")
    duel.place(0, "P1:b5")
    duel.plans(["lightning-bolt P1:e5", "move", "initiative"], [])
    duel.do("move", "to P1:b6")
    duel.do("lightning-bolt")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-23.2")
def test_a_lightning_bolt_on_the_own_square_hits_the_caster_and_nobody_beside_it() -> None:
    duel = duel_at("P1:f4", "lightning-bolt")
    duel.plans(["lightning-bolt P1:e4", "initiative"], [])
    duel.do("lightning-bolt")
    assert duel.s.hits == [2, 0]


@pytest.mark.rule("FW-23.3")
@pytest.mark.parametrize(("points", "hits"), [(0, 2), (2, 1), (4, 0)])
def test_every_two_points_prevent_one_damage_of_a_lightning_bolt(points: int, hits: int) -> None:
    duel = duel_at("P1:i4", "lightning-bolt", profile="greybeard")
    duel.plans(["lightning-bolt P1:i4"], ["defend", "defend", "move"])
    duel.do("lightning-bolt")
    assert duel.options() == ["spend 0", "spend 2", "spend 4"]
    duel.answer(f"spend {points}")
    assert (duel.s.hits, duel.s.pool[1]) == ([0, hits], 4 - points)


@pytest.mark.rule("FW-23.3")
def test_a_single_point_is_of_no_use_against_a_lightning_bolt() -> None:
    duel = duel_at("P1:i4", "lightning-bolt", profile="aged")
    duel.plans(["lightning-bolt P1:i4"], ["move"])
    duel.do("lightning-bolt")
    assert duel.asked() == (1, "opportunity")
    assert (duel.s.hits, duel.s.pool[1]) == ([0, 2], 1)


# -- 62 Storm --------------------------------------------------------------------------------------


@pytest.mark.rule("FW-23.4")
def test_a_storm_is_the_final_action_of_its_wizard() -> None:
    duel = duel_at("P1:g4", "storm")
    duel.plans(["storm P1:h4", "puff-of-wind", "initiative"], [])
    assert "do storm" not in duel.options()
    duel.abandon("puff-of-wind")
    assert "do storm" in duel.options()


@pytest.mark.rule("FW-23.4")
def test_a_storm_on_a_square_out_of_sight_fizzles() -> None:
    duel = duel_at("P1:d4", "storm")
    duel.place(0, "P1:b5")
    duel.plans(["storm P1:d5", "initiative"], [])
    duel.do("storm")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-23.4")
def test_the_square_of_a_storm_is_written_in_planning() -> None:
    duel = duel_at("P1:g4", "storm")
    duel.choose(0, "plan storm")
    duel.choose(0, "write P1:h4")
    duel.plans(["initiative"], [])
    duel.do("storm")
    assert duel.told("aimed-square")[-1][1] == square("P1:h4")
    assert duel.s.hits == [0, 3]


@pytest.mark.rule("FW-23.5")
def test_a_storm_hits_everybody_next_to_its_square_but_nobody_on_it() -> None:
    duel = Duel("young", "young", "young", "young", spells=[["storm"], [], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:f5")
    duel.place(2, "P1:g3")
    duel.place(3, "P1:h4")
    duel.load(6, 5, 4)
    duel.plans(["storm P1:f4", "initiative"], [], [], [])
    duel.do("storm")
    assert duel.s.hits == [3, 3, 3, 0]


@pytest.mark.rule("FW-23.5")
def test_the_middle_of_a_storm_is_safe() -> None:
    duel = duel_at("P1:g4", "storm")
    duel.plans(["storm P1:g4", "initiative"], ["move"])
    duel.do("storm")
    assert duel.s.hits == [0, 0]
    assert duel.told("fizzled") == []


@pytest.mark.rule("FW-23.6")
@pytest.mark.parametrize(("points", "hits"), [(0, 3), (1, 2), (3, 0)])
def test_each_point_prevents_one_hit_of_a_storm(points: int, hits: int) -> None:
    duel = duel_at("P1:i4", "storm", profile="greybeard")
    duel.plans(["storm P1:h4"], ["defend", "defend", "move"])
    duel.do("storm")
    assert duel.options() == ["spend 0", "spend 1", "spend 2", "spend 3"]
    duel.answer(f"spend {points}")
    assert (duel.s.hits, duel.s.pool[1]) == ([0, hits], 4 - points)


# -- 65 Tracking ball ------------------------------------------------------------------------------


@pytest.mark.rule("FW-23.17")
def test_a_ball_appears_on_a_free_square_next_to_the_caster() -> None:
    duel = duel_at("P1:e5", "tracking-ball")
    duel.place(0, "P1:d6")
    duel.plans(["tracking-ball", "initiative"], ["move"])
    duel.answer("do tracking-ball")
    assert set(duel.options()) == {"to P1:c6", "to P1:d5", "to P1:d7", "to P1:e6"}
    duel.answer("to P1:d7")
    assert (duel.s.balls, duel.s.ball_owners) == ([square("P1:d7")], [0])


@pytest.mark.rule("FW-23.17")
def test_a_ball_does_not_appear_off_the_board() -> None:
    duel = duel_at("P1:b2", "tracking-ball")
    duel.place(0, "P1:a1")
    duel.plans(["tracking-ball", "initiative"], ["move"])
    duel.answer("do tracking-ball")
    assert set(duel.options()) == {"to P1:a2", "to P1:b1"}


@pytest.mark.rule("FW-23.17")
def test_without_a_free_square_no_ball_appears() -> None:
    duel = duel_at("P1:b2", "tracking-ball")
    duel.place(0, "P1:a1")
    duel.animal(1, "P1:a2")
    duel.animal(0, "P1:b1")
    duel.plans(["tracking-ball", "initiative"], ["move"])
    duel.do("tracking-ball")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.balls == []


@pytest.mark.rule("FW-23.17")
def test_a_second_ball_may_be_made() -> None:
    duel = duel_at("P2:e5", "tracking-ball")
    duel.ball(1, "P2:a1")
    duel.plans(["tracking-ball", "initiative"], ["move"])
    duel.do("tracking-ball", "to P1:e5")
    assert duel.s.balls == [square("P2:a1"), square("P1:e5")]


@pytest.mark.rule("FW-23.17")
def test_with_two_balls_in_play_a_third_one_fizzles() -> None:
    duel = duel_at("P2:e5", "tracking-ball")
    duel.ball(1, "P2:a1")
    duel.ball(1, "P2:i9")
    duel.plans(["tracking-ball", "initiative"], ["move"])
    duel.do("tracking-ball")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.balls == [square("P2:a1"), square("P2:i9")]
