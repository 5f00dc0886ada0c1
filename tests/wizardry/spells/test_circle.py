"""Circle of protection (FW-22.6 to FW-22.9)."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel

FOUR = "P1:i4"
"""Four squares east of P1:e4."""
FIVE = "P2:a4"
"""Five squares east of P1:e4."""


def duel_with_circle(place: str, *theirs: str) -> Duel:
    """A young P1 on e4 draws its circle first; an aged P2 knows the spells."""
    duel = Duel("young", "aged", spells=[["circle-of-protection", "lightning-bolt"], theirs])
    duel.place(0, "P1:e4")
    duel.place(1, place)
    return duel


@pytest.mark.rule("FW-22.6")
@pytest.mark.parametrize(("place", "hits"), [(FOUR, 2), (FIVE, 0)])
def test_an_opponent_more_than_four_squares_away_deals_no_damage(place: str, hits: int) -> None:
    duel = duel_with_circle(place, "lightning-bolt")
    duel.plans(["circle-of-protection"], ["lightning-bolt P1:e4"])
    duel.do("circle-of-protection")
    duel.do("lightning-bolt")
    assert duel.s.hits == [hits, 0]


@pytest.mark.rule("FW-22.6")
@pytest.mark.parametrize(("place", "hits"), [(FOUR, 1), (FIVE, 0)])
def test_the_circle_keeps_magic_missiles_away(place: str, hits: int) -> None:
    duel = duel_with_circle(place, "magic-missile")
    duel.plans(["circle-of-protection"], ["magic-missile"])
    duel.do("circle-of-protection")
    duel.do("magic-missile")
    assert duel.s.hits == [hits, 0]


@pytest.mark.rule("FW-22.6")
@pytest.mark.parametrize(("place", "hits"), [(FOUR, 2), (FIVE, 0)])
def test_the_circle_keeps_the_damage_of_a_plague_away(place: str, hits: int) -> None:
    duel = duel_with_circle(place, "plague-of-insects")
    duel.plans(["circle-of-protection"], ["plague-of-insects"])
    duel.do("circle-of-protection")
    duel.do("plague-of-insects", "suffer 0")
    assert duel.s.hits == [hits, 0]


@pytest.mark.rule("FW-22.6")
def test_the_circle_keeps_damage_away_but_no_other_effect() -> None:
    duel = duel_with_circle(FIVE, "push")
    duel.plans(["circle-of-protection", "move"], ["push"])
    duel.do("circle-of-protection")
    duel.do("push")
    assert duel.square(0) == "P1:a4"


@pytest.mark.rule("FW-22.6")
def test_the_circle_does_not_keep_the_own_damage_away() -> None:
    duel = duel_with_circle(FIVE)
    duel.plans(["circle-of-protection", "lightning-bolt P1:e4"], [])
    duel.do("circle-of-protection")
    duel.do("lightning-bolt")
    assert duel.s.hits == [2, 0]


@pytest.mark.rule("FW-22.6")
def test_the_circle_protects_its_caster_only() -> None:
    duel = duel_with_circle(FIVE)
    duel.plans(["circle-of-protection", f"lightning-bolt {FIVE}"], [])
    duel.do("circle-of-protection")
    duel.do("lightning-bolt")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-22.6")
def test_the_circle_does_not_keep_the_demon_away() -> None:
    duel = duel_with_circle("P2:e4")
    duel.demon(1, FIVE)
    duel.load(1)
    duel.s.circle[0] = 1
    duel.plans(["move"], [])
    duel.answer("to P1:e4")
    assert duel.s.hits == [2, 0]


@pytest.mark.rule("FW-22.6")
def test_the_circle_is_gone_in_the_next_turn() -> None:
    duel = duel_with_circle(FIVE, "lightning-bolt")
    duel.plans(["circle-of-protection"], [])
    duel.do("circle-of-protection")
    duel.plans([], ["lightning-bolt P1:e4"])
    duel.do("lightning-bolt")
    assert duel.s.hits == [2, 0]


@pytest.mark.rule("FW-22.6", "FW-22.7")
@pytest.mark.parametrize(("step", "hits"), [("P1:i4", 1), ("P2:a3", 0)])
def test_the_distance_is_measured_when_poison_deals_its_damage(step: str, hits: int) -> None:
    duel = duel_with_circle(FIVE)
    duel.s.poison[0] = [1]
    duel.plans(["circle-of-protection"], ["move"])
    duel.do("circle-of-protection")
    duel.do("move", f"to {step}")
    assert duel.s.hits == [hits, 0]


@pytest.mark.rule("FW-22.7")
@pytest.mark.parametrize(("place", "hits"), [(FOUR, 1), (FIVE, 0)])
def test_for_the_touch_of_an_animal_the_distance_of_its_owner_counts(place: str, hits: int) -> None:
    duel = duel_with_circle(place)
    duel.animal(1, "P1:f4")
    duel.plans(["circle-of-protection"], ["animal magic-touch"])
    duel.do("circle-of-protection")
    duel.answer("animal magic-touch", "target P1")
    assert duel.s.hits == [hits, 0]


@pytest.mark.rule("FW-22.7")
@pytest.mark.parametrize(("place", "hits"), [(FOUR, 2), (FIVE, 0)])
def test_for_a_sleet_storm_the_distance_of_its_caster_counts(place: str, hits: int) -> None:
    duel = duel_with_circle(place, "sleet-storm")
    duel.plans(["circle-of-protection"], ["sleet-storm"])
    duel.do("circle-of-protection")
    duel.do("sleet-storm")
    assert duel.s.hits == [hits, 0]


@pytest.mark.rule("FW-22.7")
def test_of_several_poison_markers_only_those_of_near_wizards_hurt() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["circle-of-protection"], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, FOUR)
    duel.place(2, FIVE)
    duel.s.poison[0] = [1, 2, 2]
    duel.plans(["circle-of-protection"], [], [])
    duel.do("circle-of-protection")
    assert duel.s.hits == [1, 0, 0]


@pytest.mark.rule("FW-22.7")
def test_a_hidden_wizard_counts_as_far_away() -> None:
    duel = duel_with_circle(FOUR, "hide")
    duel.s.poison[0] = [1]
    duel.plans(["circle-of-protection"], ["hide"])
    duel.do("circle-of-protection")
    duel.do("hide")
    assert duel.asked() == (1, "return")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-22.7")
def test_a_defeated_wizard_counts_as_far_away() -> None:
    duel = Duel("young", "aged", "aged", spells=[["circle-of-protection"], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:f4")
    duel.s.poison[0] = [1]
    duel.s.hits[1] = 4
    duel.load(6, 5)
    duel.plans(["circle-of-protection", "magic-touch"], [], [])
    duel.do("circle-of-protection")
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.in_play == [1, 0, 1]
    assert (duel.s.turn, duel.s.hits[0]) == (2, 0)


@pytest.mark.rule("FW-22.8")
def test_the_circle_does_not_stop_the_damage_of_a_tracking_ball() -> None:
    duel = duel_with_circle(FIVE)
    duel.ball(1, "P1:f4")
    duel.plans(["circle-of-protection"], [])
    duel.do("circle-of-protection")
    duel.answer("to P1:e4")
    assert duel.s.hits == [2, 0]


@pytest.mark.rule("FW-22.9")
def test_the_circle_rests_in_the_turn_after_its_use() -> None:
    duel = duel_with_circle(FIVE)
    duel.plans(["circle-of-protection"], [])
    duel.do("circle-of-protection")
    assert "plan circle-of-protection" not in duel.options(0)
    duel.plans([], [])
    assert "plan circle-of-protection" in duel.options(0)
