"""What happens to the bodies of an illusion (FW-21.20 to FW-21.23, FW-21.27, FW-21.28)."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square_name


def duel_against_double(*spells: str, real: bool, profile: str = "young") -> Duel:
    """P1 on d5 knows the spells and goes first; P2 has its model on e4, its double on e6."""
    duel = Duel("young", profile, spells=[spells, []])
    duel.place(0, "P1:d5")
    duel.place(1, "P1:e4")
    duel.double(1, "P1:e6", real=real)
    return duel


def has_double(duel: Duel) -> bool:
    return duel.s.double[1] >= 0


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.rule("FW-21.20")
@pytest.mark.parametrize(("real", "hits"), [(False, 2), (True, 0)])
def test_damage_to_a_body_reveals_first_and_hurts_only_the_real_one(real: bool, hits: int) -> None:
    duel = duel_against_double("lightning-bolt", real=real)
    duel.plans(["lightning-bolt P1:e4", "initiative"], ["move"])
    duel.do("lightning-bolt")
    assert not has_double(duel)
    assert duel.square(1) == ("P1:e6" if real else "P1:e4")
    assert duel.s.hits == [0, hits]


@pytest.mark.rule("FW-21.20")
@pytest.mark.parametrize(("real", "hits"), [(False, 0), (True, 1)])
def test_magic_touch_on_a_body_reveals_and_hurts_only_the_real_one(real: bool, hits: int) -> None:
    duel = duel_against_double(real=real)
    duel.plans(["magic-touch", "initiative"], ["move"])
    duel.do("magic-touch", "target P2-double")
    assert not has_double(duel)
    assert duel.s.hits == [0, hits]


@pytest.mark.rule("FW-21.20")
@pytest.mark.parametrize("real", [False, True])
def test_a_spell_that_strikes_both_bodies_hurts_once(real: bool) -> None:
    duel = duel_against_double("storm", real=real)
    duel.place(0, "P1:g6")
    duel.plans(["storm P1:e5", "initiative"], ["move"])
    duel.do("storm")
    assert not has_double(duel)
    assert duel.s.hits == [0, 3]


@pytest.mark.rule("FW-21.20", "FW-21.18")
def test_the_reveal_comes_before_defence_points_are_spent() -> None:
    duel = duel_against_double("lightning-bolt", real=True, profile="greybeard")
    duel.plans(["lightning-bolt P1:e4"], ["move"])
    duel.do("lightning-bolt")
    assert duel.asked() == (1, "opportunity")
    assert (duel.s.hits, duel.s.pool) == ([0, 0], [0, 2])


@pytest.mark.rule("FW-21.20", "FW-21.29")
@pytest.mark.parametrize(("real", "hits"), [(False, 2), (True, 0)])
def test_a_sleet_storm_that_reaches_one_body_reveals_and_hurts_the_real_one(
    real: bool, hits: int
) -> None:
    """The model stands eight squares from the storm and the double nine."""
    duel = Duel("young", "young", spells=[["sleet-storm"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P2:d4")
    duel.double(1, "P2:e4", real=real)
    duel.plans(["sleet-storm", "initiative"], [])
    duel.do("sleet-storm")
    assert duel.s.hits == [0, hits]


@pytest.mark.rule("FW-21.20")
def test_an_effect_that_strikes_no_body_reveals_nothing() -> None:
    duel = duel_against_double("lightning-bolt", real=True)
    duel.plans(["lightning-bolt P1:f4", "initiative"], ["move"])
    duel.do("lightning-bolt")
    assert has_double(duel)


# -- chosen bodies ---------------------------------------------------------------------------------

ON_A_BODY = [
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


@pytest.mark.rule("FW-21.21", "FW-21.27")
@pytest.mark.parametrize("spell", ON_A_BODY)
def test_a_spell_on_the_false_body_reveals_and_has_no_effect(spell: str) -> None:
    duel = duel_against_double(spell, real=False, profile="greybeard")
    duel.plans([spell], ["run"])
    duel.do(spell)
    assert duel.options() == ["target P2", "target P2-double"]
    duel.answer("target P2-double")
    assert not has_double(duel)
    assert duel.asked() == (1, "opportunity")
    assert (duel.square(0), duel.square(1)) == ("P1:d5", "P1:e4")
    assert (duel.s.hits, duel.s.pool, duel.s.lost_ap) == ([0, 0], [0, 2], [0, 0])
    assert "do run" in duel.options(1)


@pytest.mark.rule("FW-21.21")
def test_a_spell_on_the_real_body_reveals_and_works() -> None:
    duel = duel_against_double("curse", real=True)
    duel.plans(["curse", "initiative"], [])
    duel.load(3)
    duel.do("curse", "target P2-double")
    assert not has_double(duel)
    assert duel.square(1) == "P1:e6"
    assert duel.s.ap == [5, 2]


@pytest.mark.rule("FW-21.21")
def test_a_magic_missile_on_the_real_double_hurts() -> None:
    duel = duel_against_double("magic-missile", real=True)
    duel.plans(["magic-missile", "initiative"], [])
    duel.do("magic-missile", "target P2-double")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-21.27")
def test_only_a_body_in_sight_can_be_chosen() -> None:
    """From b5 the black c5 hides d5 and e5, but not e4."""
    duel = duel_against_double("curse", real=False)
    duel.place(0, "P1:b5")
    duel.double(1, "P1:e5")
    duel.place(1, "P1:b6")
    duel.plans(["curse", "initiative"], [])
    duel.load(2)
    duel.do("curse")
    assert duel.told("aimed")[0][1] == 2
    assert duel.s.ap == [5, 3]


@pytest.mark.rule("FW-21.27")
@pytest.mark.parametrize("spell", ["clairvoyance", "foresight", "dispel", "fog"])
def test_a_spell_without_a_chosen_body_forces_no_reveal(spell: str) -> None:
    duel = duel_against_double(spell, real=False)
    duel.plans([spell, "initiative"], ["move"])
    duel.do(spell)
    assert has_double(duel)
    assert duel.told("aimed") == []
    assert duel.told("fizzled") == []


# -- moved by others -------------------------------------------------------------------------------


@pytest.mark.rule("FW-21.23")
@pytest.mark.parametrize("real", [False, True])
def test_a_puff_of_wind_moves_the_chosen_body_without_a_reveal(real: bool) -> None:
    duel = duel_against_double(real=real)
    duel.plans(["puff-of-wind", "initiative"], ["move"])
    duel.do("puff-of-wind")
    assert duel.options() == ["target P2", "target P2-double"]
    duel.answer("target P2-double", "to P1:f6")
    assert (duel.square(1), square_name(duel.s.double[1])) == ("P1:e4", "P1:f6")
    assert duel.told("revealed") == []


@pytest.mark.rule("FW-21.22")
def test_a_false_body_blown_out_of_bounds_is_only_revealed() -> None:
    duel = duel_against_double(real=False)
    duel.smash("P1:f6")
    duel.plans(["puff-of-wind", "initiative"], ["move"])
    duel.do("puff-of-wind", "target P2-double", "to P1:f6")
    assert not has_double(duel)
    assert (duel.s.in_play, duel.square(1)) == ([1, 1], "P1:e4")


@pytest.mark.rule("FW-21.22")
def test_a_real_body_blown_out_of_bounds_is_defeated() -> None:
    duel = duel_against_double(real=True)
    duel.smash("P1:f6")
    duel.plans(["puff-of-wind", "initiative"], ["move"])
    duel.do("puff-of-wind", "target P2-double", "to P1:f6")
    assert duel.told("revealed") != []
    assert duel.s.in_play == [1, 0]


# -- poison ----------------------------------------------------------------------------------------


@pytest.mark.rule("FW-21.28")
@pytest.mark.parametrize(("real", "place"), [(False, "P1:e4"), (True, "P1:e6")])
def test_poison_reveals_and_hurts(real: bool, place: str) -> None:
    duel = duel_against_double(real=real)
    duel.s.poison[1] = [0]
    duel.plans(["initiative"], [])
    assert not has_double(duel)
    assert (duel.square(1), duel.s.hits) == (place, [0, 1])


@pytest.mark.rule("FW-21.28")
def test_poison_that_is_removed_forces_no_reveal() -> None:
    duel = duel_against_double(real=True, profile="greybeard")
    duel.s.poison[1] = [0]
    duel.plans([], [])
    duel.answer("spend 1")
    assert has_double(duel)
    assert duel.s.hits == [0, 0]
