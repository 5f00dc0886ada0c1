"""FW-9: damage and defence points."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel
from tests.wizardry.attacks import struck_by, touched


@pytest.mark.rule("FW-9.1")
def test_damage_and_hits_are_counted_together() -> None:
    duel = Duel("young", "greybeard", spells=[["storm", "lightning-bolt"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.plans(["storm P1:g4", "lightning-bolt P1:f4"], [])
    duel.s.pool[1] = 0
    duel.do("lightning-bolt")
    assert duel.s.hits[1] == 2
    duel.do("storm")
    assert duel.s.hits[1] == 2 + 3
    assert duel.s.over


@pytest.mark.rule("FW-9.1")
def test_hits_are_never_healed() -> None:
    duel = touched(pool=0)
    duel.end_turn()
    duel.end_turn()
    assert duel.s.turn == 3
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-9.2")
def test_a_point_that_is_used_is_gone() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch", "magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 1")
    assert duel.s.pool[1] == 0
    duel.do("magic-touch", "target P2")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-9.2")
def test_a_point_that_is_not_used_stays_for_the_turn() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f5")
    duel.plans(["magic-touch", "magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    duel.do("magic-touch", "target P2")
    assert duel.options() == ["spend 0", "spend 1"]


@pytest.mark.rule("FW-9.2")
def test_unspent_points_are_lost_and_the_innate_part_is_there_again() -> None:
    duel = Duel("young", "greybeard")
    duel.plans([], ["defend", "defend", "move"])
    assert duel.s.pool == [0, 4]
    duel.end_turn()
    duel.plans([], ["move"])
    assert duel.s.pool == [0, 2]


@pytest.mark.rule("FW-9.2")
def test_a_spent_innate_point_is_there_again_next_turn() -> None:
    duel = touched(pool=2)
    duel.answer("spend 1")
    duel.end_turn()
    duel.plans([], ["move"])
    assert duel.s.pool[1] == 2


@pytest.mark.rule("FW-9.3")
def test_innate_awareness_and_defend_points_are_used_alike() -> None:
    duel = Duel("young", "aged", spells=[["spectral-sword"], ["awareness"]])
    duel.place(1, "P1:f5")
    duel.plans([], ["awareness"])
    duel.do("awareness")
    duel.plans(["spectral-sword", "magic-touch"], ["defend"])
    assert duel.s.pool[1] == 1 + 2 + 1
    duel.do("spectral-sword")
    duel.do("magic-touch", "target P2", "spend 4")
    assert duel.s.hits == [0, 0]
    assert duel.s.pool[1] == 0


@pytest.mark.rule("FW-9.3")
def test_only_a_defend_entry_is_ap_committed_to_defend() -> None:
    innate = struck_by("magic-missile", pool=2)
    assert innate.s.hits == [0, 1]
    duel = Duel("young", "greybeard", spells=[["magic-missile"], []])
    duel.place(1, "P1:f5")
    duel.plans(["magic-missile"], ["defend"])
    duel.do("magic-missile")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-9.4")
def test_the_player_decides_from_none_to_all_points_of_use() -> None:
    duel = struck_by("flame-tongue", "direction e", pool=2)
    assert duel.asked() == (1, "points")
    assert duel.options() == ["spend 0", "spend 1", "spend 2"]
    duel.answer("spend 1")
    assert duel.s.hits == [0, 2]
    assert duel.s.pool[1] == 1


@pytest.mark.rule("FW-9.4")
def test_points_without_a_use_cannot_be_spent() -> None:
    duel = touched(pool=2)
    assert duel.options() == ["spend 0", "spend 1"]


@pytest.mark.rule("FW-9.4")
def test_nothing_has_happened_yet_when_points_are_asked_for() -> None:
    duel = struck_by("storm P1:g4", pool=1)
    assert duel.asked() == (1, "points")
    assert duel.s.hits == [0, 0]
    duel.answer("spend 0")
    assert duel.s.hits == [0, 3]


@pytest.mark.rule("FW-9.4")
def test_the_dice_are_known_before_points_are_spent() -> None:
    duel = Duel("young", "greybeard", spells=[["storm"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.plans(["storm P1:g4"], [])
    duel.s.beautiful[1] = 1
    duel.load(4)
    duel.do("storm")
    assert duel.told("beauty-rolled") == [(0, 1, 4, 1)]
    assert duel.asked() == (1, "points")


@pytest.mark.rule("FW-9.4")
def test_points_are_of_no_use_against_insects_that_a_circle_keeps_harmless() -> None:
    duel = Duel("greybeard", "young", spells=[["plague-of-insects"], ["circle-of-protection"]])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:f4")
    duel.plans(["plague-of-insects"], ["circle-of-protection", "defend", "defend"])
    duel.do("circle-of-protection")
    duel.do("plague-of-insects")
    sufferings = [text for text in duel.options() if text.startswith("suffer")]
    assert sufferings == ["suffer 0"]
    duel.answer("suffer 0")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-9.5")
def test_only_points_spent_on_this_effect_lower_it() -> None:
    duel = Duel("young", "aged", spells=[["storm"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.plans(["storm P1:g4"], ["defend", "defend"])
    assert duel.s.pool[1] == 3
    duel.do("storm", "spend 1")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-9.6")
def test_a_point_prevents_one_damage_of_a_magic_touch() -> None:
    duel = touched(pool=2, sword=True)
    duel.answer("spend 2")
    assert duel.s.hits == [0, 4 - 2]


@pytest.mark.rule("FW-9.6")
def test_a_point_prevents_the_damage_of_an_animals_touch() -> None:
    duel = Duel("young", "greybeard")
    duel.place(1, "P2:e4")
    duel.animal(0, "P2:d4")
    duel.plans(["animal magic-touch"], [])
    duel.answer("animal magic-touch", "target P2", "spend 1")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-9.6")
def test_a_point_prevents_one_hit_of_a_sleet_storm() -> None:
    duel = struck_by("sleet-storm", pool=2)
    duel.abandon("move")
    duel.answer("spend 1")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-9.7")
def test_nothing_prevents_the_damage_of_a_ball() -> None:
    duel = Duel("young", "greybeard")
    duel.place(1, "P2:e4")
    duel.ball(0, "P2:d4")
    duel.plans(["move"], [])
    duel.s.circle[1] = duel.s.stoneskin[1] = duel.s.beautiful[1] = 1
    duel.abandon("move")
    duel.answer("to P2:e4")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 2]
    assert duel.told("spent") == []


@pytest.mark.rule("FW-9.7")
def test_nothing_prevents_the_damage_of_a_ball_that_is_walked_into() -> None:
    duel = Duel("young", "greybeard")
    duel.ball(0, "P2:e4")
    duel.plans([], ["move", "move"])
    duel.do("move", "to P2:e4")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-9.8")
def test_several_victims_decide_in_initiative_order_and_are_hit_together() -> None:
    duel = Duel("young", "greybeard", "aged", spells=[["storm"], [], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.place(2, "P1:h4")
    duel.plans(["storm P1:g4", "move"], [], [])
    duel.abandon("move")
    duel.do("storm")
    assert duel.asked() == (2, "points")
    duel.answer("spend 1")
    assert duel.asked() == (1, "points")
    assert duel.s.hits == [0, 0, 0]
    duel.answer("spend 2")
    assert duel.s.hits == [0, 1, 2]


@pytest.mark.rule("FW-9.9")
def test_points_are_asked_for_again_for_every_effect() -> None:
    duel = Duel("young", "greybeard", spells=[["storm", "lightning-bolt"], []])
    duel.place(0, "P1:d4")
    duel.place(1, "P1:f4")
    duel.plans(["storm P1:g4", "lightning-bolt P1:f4"], ["defend"])
    duel.do("lightning-bolt", "spend 2")
    duel.do("storm")
    assert duel.asked() == (1, "points")
    assert duel.options() == ["spend 0", "spend 1"]
