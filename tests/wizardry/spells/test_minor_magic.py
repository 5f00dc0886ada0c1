"""Minor Magic: Curse, Poison Dart, Dispel, Magic Missile (FW-17); see also test_fog."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel

NEAR = "P1:i4"
"""Four squares east of P1:e4, in sight."""
FAR = "P2:a4"
"""Five squares east of P1:e4, in sight."""


def duel_at(target: str, *spells: str, profile: str = "young") -> Duel:
    """A young P1 on e4, who knows the spells and goes first, against P2 somewhere on row 4."""
    duel = Duel("young", profile, spells=[spells, []])
    duel.place(0, "P1:e4")
    duel.place(1, target)
    return duel


# -- 1 Curse ---------------------------------------------------------------------------------------


@pytest.mark.rule("FW-17.1")
def test_a_curse_takes_a_d4_from_the_ap_of_the_next_turn_only() -> None:
    duel = duel_at(NEAR, "curse")
    duel.plans(["curse", "initiative"], [])
    duel.s.chance.record = []
    duel.load(3)
    duel.do("curse")
    assert duel.s.chance.record == [(4, 2)]
    assert (duel.s.turn, duel.s.ap) == (2, [5, 2])
    duel.plans(["initiative"], [])
    assert (duel.s.turn, duel.s.ap) == (3, [5, 5])


@pytest.mark.rule("FW-17.1")
def test_a_curse_leaves_the_ap_of_the_present_turn_alone() -> None:
    duel = duel_at(NEAR, "curse")
    duel.plans(["curse", "initiative"], ["move"])
    duel.load(4)
    duel.do("curse")
    assert (duel.s.turn, duel.s.ap) == (1, [5, 5])


@pytest.mark.rule("FW-17.1")
def test_a_curse_is_cast_on_any_one_other_wizard() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["curse"], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:g4")
    duel.place(2, "P1:e6")
    duel.plans(["curse"], [], [])
    duel.answer("do curse")
    assert duel.options() == ["target P2", "target P3"]
    duel.load(2)
    duel.answer("target P3", "spend 0")
    assert duel.s.ap == [5, 4, 1]


@pytest.mark.rule("FW-17.1")
def test_a_curse_on_a_wizard_out_of_sight_fizzles() -> None:
    duel = Duel("young", "young", spells=[["curse"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["curse", "initiative"], [])
    duel.do("curse")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.ap == [5, 5]


@pytest.mark.rule("FW-17.2")
def test_each_point_takes_two_from_a_curse_after_its_roll() -> None:
    duel = duel_at(NEAR, "curse", profile="greybeard")
    duel.plans(["curse"], ["move"])
    duel.load(4)
    duel.do("curse")
    assert duel.asked() == (1, "curse")
    assert duel.options() == ["spend 0", "spend 1", "spend 2"]
    duel.answer("spend 1")
    assert duel.s.pool[1] == 1
    duel.end_turn()
    assert duel.s.ap == [5, 1]


@pytest.mark.rule("FW-17.2")
def test_points_never_turn_a_curse_into_a_gain() -> None:
    duel = duel_at(NEAR, "curse", profile="greybeard")
    duel.plans(["curse"], [])
    duel.load(1)
    duel.do("curse")
    assert duel.options() == ["spend 0", "spend 1"]
    duel.answer("spend 1")
    assert duel.s.ap == [5, 3]


@pytest.mark.rule("FW-17.3")
def test_the_losses_of_several_curses_are_added() -> None:
    duel = Duel("young", "aged", "young", spells=[["curse"], ["curse"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:g4")
    duel.place(2, "P1:f6")
    duel.plans(["curse", "initiative"], ["curse"], [])
    duel.load(1, 3)
    duel.do("curse", "target P3")
    duel.do("curse", "target P3")
    assert duel.s.ap == [5, 4, 1]


# -- 3 Poison Dart ---------------------------------------------------------------------------------


@pytest.mark.rule("FW-17.6")
def test_a_poison_dart_gives_another_wizard_one_marker() -> None:
    duel = duel_at(FAR, "poison-dart")
    duel.plans(["poison-dart", "initiative"], ["move"])
    duel.do("poison-dart")
    assert duel.s.poison == [[], [0]]
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-17.6")
def test_a_poison_dart_out_of_sight_fizzles() -> None:
    duel = Duel("young", "young", spells=[["poison-dart"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["poison-dart", "initiative"], ["move"])
    duel.do("poison-dart")
    assert duel.s.poison == [[], []]


@pytest.mark.rule("FW-17.6")
def test_one_point_removes_a_poison_dart_at_once() -> None:
    duel = duel_at(FAR, "poison-dart", profile="greybeard")
    duel.plans(["poison-dart"], ["move"])
    duel.do("poison-dart")
    assert duel.asked() == (1, "dart")
    assert duel.options() == ["spend 0", "spend 1"]
    duel.answer("spend 1")
    assert duel.s.poison == [[], []]
    assert duel.s.pool[1] == 1


@pytest.mark.rule("FW-17.7")
def test_poison_deals_one_damage_at_the_end_of_the_action_phase() -> None:
    duel = duel_at(FAR, "poison-dart")
    duel.plans(["poison-dart", "initiative"], ["move"])
    duel.do("poison-dart")
    assert duel.s.hits == [0, 0]
    duel.abandon("move")
    assert (duel.s.turn, duel.s.hits) == (2, [0, 1])


@pytest.mark.rule("FW-17.7")
def test_one_point_removes_poison_before_it_hurts() -> None:
    duel = duel_at(FAR, "poison-dart", profile="aged")
    duel.plans(["poison-dart"], [])
    duel.do("poison-dart", "spend 0")
    assert duel.asked() == (1, "poison")
    duel.answer("spend 1")
    assert duel.s.hits == [0, 0]
    assert duel.s.poison == [[], []]


@pytest.mark.rule("FW-17.8")
def test_poison_stays_and_hurts_again_every_turn() -> None:
    duel = duel_at(FAR, "poison-dart")
    duel.plans(["poison-dart", "initiative"], [])
    duel.do("poison-dart")
    duel.plans(["initiative"], [])
    duel.plans(["initiative"], [])
    assert (duel.s.turn, duel.s.hits, duel.s.poison) == (4, [0, 3], [[], [0]])


@pytest.mark.rule("FW-17.8")
def test_a_defence_point_of_a_later_turn_removes_poison_for_good() -> None:
    duel = duel_at(FAR, "poison-dart")
    duel.plans(["poison-dart", "initiative"], [])
    duel.do("poison-dart")
    duel.plans(["initiative"], ["defend"])
    duel.answer("spend 1")
    duel.plans(["initiative"], [])
    assert (duel.s.turn, duel.s.hits, duel.s.poison) == (4, [0, 1], [[], []])


@pytest.mark.rule("FW-17.8")
def test_an_antimagic_field_removes_poison_for_good() -> None:
    duel = duel_at(FAR, "poison-dart", "antimagic-field")
    duel.plans(["poison-dart", "initiative"], [])
    duel.do("poison-dart")
    duel.plans(["antimagic-field", "initiative"], [])
    duel.do("antimagic-field")
    duel.plans(["initiative"], [])
    assert (duel.s.turn, duel.s.hits, duel.s.poison) == (4, [0, 1], [[], []])


@pytest.mark.rule("FW-17.9")
def test_every_poison_marker_deals_its_own_damage() -> None:
    duel = duel_at(FAR, "poison-dart")
    duel.s.poison[1] = [0, 0]
    duel.plans(["initiative"], [])
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-17.9")
def test_every_poison_marker_takes_its_own_point() -> None:
    duel = duel_at(FAR, profile="greybeard")
    duel.s.poison[1] = [0, 0, 0]
    duel.plans([], [])
    assert duel.options() == ["spend 0", "spend 1", "spend 2"]
    duel.answer("spend 2")
    assert duel.s.hits == [0, 1]
    assert duel.s.poison == [[], [0]]


# -- 4 Dispel --------------------------------------------------------------------------------------


@pytest.mark.rule("FW-17.10")
def test_dispel_prevents_the_next_spell_of_an_opponent() -> None:
    duel = Duel("young", "aged", spells=[["dispel"], ["poison-dart"]])
    duel.place(0, "P1:e4")
    duel.place(1, NEAR)
    duel.plans(["dispel"], ["poison-dart"])
    duel.do("dispel")
    duel.do("poison-dart")
    assert len(duel.told("prevented")) == 1
    assert duel.s.poison == [[], []]


@pytest.mark.rule("FW-17.10")
def test_dispel_prevents_the_next_spell_of_its_own_caster() -> None:
    duel = duel_at(NEAR, "dispel", "magic-missile")
    duel.plans(["dispel", "magic-missile", "initiative"], ["move"])
    duel.do("dispel")
    duel.abandon("move")
    duel.do("magic-missile")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-17.10")
def test_dispel_changes_nothing_about_a_spell_cast_before_it() -> None:
    duel = duel_at(NEAR, "poison-dart", "dispel")
    duel.plans(["poison-dart", "dispel", "initiative"], [])
    duel.do("poison-dart")
    duel.do("dispel")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-17.11")
def test_dispel_prevents_one_spell_only() -> None:
    duel = Duel("young", "aged", spells=[["dispel"], ["fog", "magic-missile"]])
    duel.place(0, "P1:e4")
    duel.place(1, NEAR)
    duel.plans(["dispel"], ["fog", "magic-missile"])
    duel.do("dispel")
    duel.do("fog")
    duel.do("magic-missile")
    assert duel.s.hits == [1, 0]


@pytest.mark.rule("FW-17.11")
def test_dispel_ends_with_the_turn() -> None:
    duel = duel_at(NEAR, "dispel", "magic-missile")
    duel.plans(["dispel", "initiative"], [])
    duel.do("dispel")
    duel.plans(["magic-missile", "initiative"], [])
    duel.do("magic-missile")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-17.12")
def test_a_dispel_that_is_prevented_does_nothing() -> None:
    duel = Duel("young", "aged", spells=[["dispel", "magic-missile"], ["dispel"]])
    duel.place(0, "P1:e4")
    duel.place(1, NEAR)
    duel.plans(["dispel", "magic-missile"], ["dispel"])
    duel.do("dispel")
    duel.do("dispel")
    duel.do("magic-missile")
    assert len(duel.told("prevented")) == 1
    assert duel.s.hits == [0, 1]


# -- 5 Magic Missile -------------------------------------------------------------------------------


@pytest.mark.rule("FW-17.13")
def test_a_magic_missile_deals_one_damage_to_a_wizard_without_a_defend_entry() -> None:
    duel = duel_at(FAR, "magic-missile")
    duel.plans(["magic-missile", "initiative"], ["move"])
    duel.do("magic-missile")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-17.13")
def test_a_defend_entry_stops_a_magic_missile() -> None:
    duel = duel_at(FAR, "magic-missile")
    duel.plans(["magic-missile", "initiative"], ["defend", "move"])
    duel.do("magic-missile")
    assert duel.s.hits == [0, 0]
    assert duel.s.pool[1] == 1


@pytest.mark.rule("FW-17.13")
def test_a_magic_missile_out_of_sight_fizzles() -> None:
    duel = Duel("young", "young", spells=[["magic-missile"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["magic-missile", "initiative"], [])
    duel.do("magic-missile")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-17.14")
def test_innate_points_neither_stop_nor_lower_a_magic_missile() -> None:
    duel = duel_at(FAR, "magic-missile", profile="greybeard")
    duel.plans(["magic-missile"], ["move"])
    duel.do("magic-missile")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.hits == [0, 1]
    assert duel.s.pool[1] == 2


@pytest.mark.rule("FW-17.14")
def test_points_of_awareness_neither_stop_nor_lower_a_magic_missile() -> None:
    duel = Duel("young", "young", spells=[["magic-missile"], ["awareness"]])
    duel.place(0, "P1:e4")
    duel.place(1, NEAR)
    duel.plans(["initiative"], ["awareness"])
    duel.do("awareness")
    duel.plans(["magic-missile", "initiative"], ["move"])
    duel.do("magic-missile")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.hits == [0, 1]
    assert duel.s.pool[1] == 2


@pytest.mark.rule("FW-17.13")
def test_a_used_up_defend_point_still_stops_a_magic_missile() -> None:
    duel = duel_at("P1:f4", "magic-missile")
    duel.plans(["magic-touch", "magic-missile", "initiative"], ["defend"])
    duel.do("magic-touch", "target P2", "spend 1")
    duel.do("magic-missile")
    assert duel.s.hits == [0, 0]
