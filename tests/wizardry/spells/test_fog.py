"""Fog (FW-17.4, FW-17.5)."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel

NEAR = "P1:i4"
"""Four squares east of P1:e4, in sight."""
FAR = "P2:a4"
"""Five squares east of P1:e4, in sight."""

AIMED = [
    "curse",
    "poison-dart",
    "magic-missile",
    "spot-weakness",
    "plague-of-insects",
    "entangle",
    "push",
    "blinding-light",
    "transpose",
]


def duel_at(target: str, *spells: str) -> Duel:
    """A young P1 on e4, who knows the spells and goes first, against P2 somewhere on row 4."""
    duel = Duel("young", "young", spells=[spells, []])
    duel.place(0, "P1:e4")
    duel.place(1, target)
    return duel


@pytest.mark.rule("FW-17.4", "FW-17.5")
@pytest.mark.parametrize("spell", AIMED)
def test_in_fog_a_spell_on_a_wizard_five_squares_away_fizzles(spell: str) -> None:
    duel = duel_at(FAR, "fog", spell)
    duel.plans(["fog", spell, "initiative"], ["move"])
    duel.do("fog")
    duel.abandon("move")
    duel.do(spell)
    assert len(duel.told("fizzled")) == 1


@pytest.mark.rule("FW-17.4")
@pytest.mark.parametrize("spell", AIMED)
def test_in_fog_a_spell_reaches_a_wizard_four_squares_away(spell: str) -> None:
    duel = duel_at(NEAR, "fog", spell)
    duel.plans(["fog", spell, "initiative"], ["move"])
    duel.do("fog")
    duel.abandon("move")
    duel.load(1)
    duel.do(spell)
    assert len(duel.told("aimed")) == 1
    assert duel.told("fizzled") == []


@pytest.mark.rule("FW-17.4")
def test_fog_hinders_other_wizards_as_well() -> None:
    duel = Duel("young", "aged", spells=[["fog"], ["curse"]])
    duel.place(0, "P1:e4")
    duel.place(1, FAR)
    duel.plans(["fog"], ["curse"])
    duel.do("fog")
    duel.do("curse")
    assert len(duel.told("fizzled")) == 1


@pytest.mark.rule("FW-17.4")
def test_in_fog_the_target_is_chosen_among_those_near_enough() -> None:
    duel = Duel("young", "aged", "aged", spells=[["fog", "curse"], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, FAR)
    duel.place(2, NEAR)
    duel.load(6, 5)
    duel.plans(["fog", "curse"], [], [])
    duel.do("fog")
    duel.load(4)
    duel.do("curse", "spend 0")
    assert duel.s.ap == [5, 4, 0]


@pytest.mark.rule("FW-17.4", "FW-17.5")
def test_in_fog_a_spell_on_a_square_five_squares_away_fizzles() -> None:
    duel = duel_at(FAR, "fog", "lightning-bolt")
    duel.plans(["fog", f"lightning-bolt {FAR}", "initiative"], [])
    duel.do("fog")
    duel.do("lightning-bolt")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-17.4")
def test_in_fog_a_spell_reaches_a_square_four_squares_away() -> None:
    duel = duel_at(NEAR, "fog", "lightning-bolt")
    duel.plans(["fog", f"lightning-bolt {NEAR}", "initiative"], [])
    duel.do("fog")
    duel.do("lightning-bolt")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-17.4", "FW-17.5")
def test_in_fog_a_creature_five_squares_away_cannot_be_banished() -> None:
    duel = duel_at("P2:e4", "fog", "banish")
    duel.animal(1, FAR)
    duel.plans(["fog", "banish", "initiative"], [])
    duel.do("fog")
    duel.do("banish")
    assert duel.animals(1) == [FAR]


@pytest.mark.rule("FW-17.4")
def test_in_fog_a_creature_four_squares_away_can_be_banished() -> None:
    duel = duel_at("P2:e4", "fog", "banish")
    duel.animal(1, NEAR)
    duel.plans(["fog", "banish", "initiative"], [])
    duel.do("fog")
    duel.do("banish")
    assert duel.animals(1) == []


@pytest.mark.rule("FW-17.4")
def test_fog_is_gone_in_the_next_turn() -> None:
    duel = duel_at(FAR, "fog", "curse")
    duel.plans(["fog", "initiative"], [])
    duel.do("fog")
    duel.plans(["curse", "initiative"], [])
    duel.load(2)
    duel.do("curse")
    assert duel.s.ap == [5, 3]


@pytest.mark.rule("FW-17.5")
@pytest.mark.parametrize("spell", ["clairvoyance", "foresight"])
def test_fog_does_not_limit_divination_without_sight(spell: str) -> None:
    duel = duel_at(FAR, "fog", spell)
    duel.plans(["fog", spell, "initiative"], [])
    duel.do("fog")
    duel.do(spell)
    assert [who for who, _ in duel.told("watched")] == [1]


@pytest.mark.rule("FW-17.5")
@pytest.mark.parametrize("spell", ["leap", "teleport"])
def test_fog_does_not_limit_the_relocation_of_the_caster(spell: str) -> None:
    duel = duel_at("P2:e4", "fog", spell)
    duel.plans(["fog", spell, "initiative"], [])
    duel.do("fog")
    duel.do(spell, f"to {FAR}")
    assert duel.square(0) == FAR


@pytest.mark.rule("FW-17.5")
def test_fog_does_not_limit_the_placing_of_a_marker() -> None:
    duel = duel_at(FAR, "fog", "summon-demon")
    duel.plans(["fog", "summon-demon", "initiative"], [])
    duel.do("fog")
    duel.do("summon-demon", "to P2:i9")
    assert len(duel.told("demon-came")) == 1


@pytest.mark.rule("FW-17.5")
def test_fog_does_not_limit_an_area_around_the_caster() -> None:
    duel = duel_at(FAR, "fog", "sleet-storm")
    duel.plans(["fog", "sleet-storm", "initiative"], [])
    duel.do("sleet-storm")
    duel.do("fog")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-17.5")
def test_fog_does_not_limit_a_puff_of_wind() -> None:
    duel = duel_at(FAR, "fog")
    duel.plans(["fog", "puff-of-wind", "initiative"], [])
    duel.do("fog")
    duel.do("puff-of-wind", "target P2", "to P2:b4")
    assert duel.square(1) == "P2:b4"
