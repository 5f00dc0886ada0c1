"""Abjuration: Absorb damage, Stoneskin, Banish (FW-22); see also test_circle and test_antimagic."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square

# -- 51 Absorb damage ------------------------------------------------------------------------------


def duel_with_absorb(*spells: str) -> Duel:
    """P1 on g4 knows the spells; a greybeard P2 on h4 absorbs, with a pool of 2 and Defends."""
    duel = Duel("aged", "greybeard", spells=[spells, ["absorb-damage"]])
    duel.place(0, "P1:g4")
    duel.place(1, "P1:h4")
    return duel


@pytest.mark.rule("FW-22.1")
def test_each_damage_prevented_by_points_is_one_ap_more_in_the_next_turn() -> None:
    duel = duel_with_absorb("flame-tongue")
    duel.plans(["initiative", "flame-tongue"], ["absorb-damage", "defend"])
    duel.do("flame-tongue", "direction e", "spend 2")
    duel.do("absorb-damage")
    assert (duel.s.turn, duel.s.ap, duel.s.hits) == (2, [4, 5], [0, 1])


@pytest.mark.rule("FW-22.1")
def test_absorbed_ap_are_there_for_one_turn_only() -> None:
    duel = duel_with_absorb()
    duel.plans(["magic-touch"], ["absorb-damage"])
    duel.do("magic-touch", "target P2", "spend 1")
    duel.do("absorb-damage")
    assert duel.s.ap == [4, 4]
    assert duel.told("absorbed") == [(1, 1)]
    duel.plans([], [])
    assert duel.s.ap == [4, 3]


@pytest.mark.rule("FW-22.1")
def test_damage_that_is_not_prevented_is_not_absorbed() -> None:
    duel = duel_with_absorb()
    duel.plans(["magic-touch"], ["absorb-damage"])
    duel.do("magic-touch", "target P2", "spend 0")
    duel.do("absorb-damage")
    assert duel.s.ap == [4, 3]


@pytest.mark.rule("FW-22.1")
def test_without_the_spell_no_damage_is_absorbed() -> None:
    duel = duel_with_absorb()
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 1")
    assert duel.s.ap == [4, 3]


@pytest.mark.rule("FW-22.1")
def test_damage_that_somebody_else_prevents_is_not_absorbed() -> None:
    duel = Duel("aged", "greybeard", spells=[[], ["absorb-damage"]])
    duel.place(1, "P1:e6")
    duel.plans(["defend", "move"], ["absorb-damage", "magic-touch"])
    duel.abandon("move")
    duel.do("absorb-damage")
    duel.do("magic-touch", "target P1", "spend 1")
    assert duel.s.ap == [4, 3]


@pytest.mark.rule("FW-22.2")
def test_damage_prevented_before_the_spell_is_absorbed() -> None:
    duel = duel_with_absorb()
    duel.plans(["magic-touch"], ["absorb-damage"])
    duel.do("magic-touch", "target P2", "spend 1")
    duel.do("absorb-damage")
    assert duel.s.ap == [4, 4]


@pytest.mark.rule("FW-22.1")
def test_damage_prevented_after_the_spell_is_absorbed() -> None:
    duel = duel_with_absorb()
    duel.plans(["magic-touch"], ["absorb-damage", "initiative", "initiative"])
    duel.do("absorb-damage")
    duel.do("magic-touch", "target P2", "spend 1")
    assert duel.s.ap == [4, 4]


@pytest.mark.rule("FW-22.2")
def test_damage_prevented_in_an_earlier_turn_is_not_absorbed() -> None:
    duel = duel_with_absorb()
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 1")
    duel.plans([], ["absorb-damage"])
    duel.do("absorb-damage")
    assert duel.s.ap == [4, 3]


@pytest.mark.rule("FW-EX19", "FW-22.14")
def test_two_points_against_storm_and_two_against_lightning_bolt_are_three_ap() -> None:
    duel = duel_with_absorb("storm", "lightning-bolt")
    duel.plans(["lightning-bolt P1:h4", "storm P1:i4"], ["absorb-damage", "defend", "defend"])
    duel.do("lightning-bolt", "spend 2")
    duel.do("absorb-damage")
    duel.do("storm", "spend 2")
    assert (duel.s.hits, duel.s.ap) == ([0, 2], [4, 3 + 3])


@pytest.mark.rule("FW-22.14")
def test_a_point_against_the_damage_of_a_plague_is_absorbed() -> None:
    duel = duel_with_absorb("plague-of-insects")
    duel.plans(["plague-of-insects"], ["absorb-damage"])
    duel.do("plague-of-insects", "suffer 2")
    duel.do("absorb-damage")
    assert duel.s.ap == [4, 5]


@pytest.mark.rule("FW-22.14")
def test_a_point_against_the_flight_of_a_plague_is_not_absorbed() -> None:
    duel = duel_with_absorb("plague-of-insects")
    duel.plans(["plague-of-insects"], ["absorb-damage"])
    duel.do("plague-of-insects", "flee 2")
    duel.do("absorb-damage")
    assert duel.s.ap == [4, 3]


@pytest.mark.rule("FW-22.14")
def test_the_hits_of_a_tidal_wave_are_absorbed_once() -> None:
    duel = duel_with_absorb("tidal-wave")
    duel.plans(["tidal-wave P1:i4"], ["absorb-damage"])
    duel.do("tidal-wave", "spend 2")
    duel.do("absorb-damage")
    assert duel.s.ap == [4, 5]


@pytest.mark.rule("FW-22.14")
def test_the_hits_of_a_sleet_storm_are_absorbed() -> None:
    duel = duel_with_absorb("sleet-storm")
    duel.plans(["sleet-storm"], ["absorb-damage"])
    duel.do("sleet-storm")
    duel.do("absorb-damage")
    duel.answer("spend 2")
    assert duel.s.ap == [4, 5]


@pytest.mark.rule("FW-22.14")
def test_damage_of_the_demon_is_absorbed() -> None:
    duel = duel_with_absorb()
    duel.demon(0, "P1:i4")
    duel.load(1)
    duel.plans([], ["absorb-damage"])
    duel.answer("to P1:h4", "spend 2")
    duel.do("absorb-damage")
    assert (duel.s.hits, duel.s.ap) == ([0, 1], [4, 4])


@pytest.mark.rule("FW-22.14")
@pytest.mark.parametrize(
    ("spell", "dice", "points"),
    [("curse", [1], 1), ("push", [], 2), ("blinding-light", [1, 6], 1), ("poison-dart", [], 1)],
)
def test_points_that_prevent_no_damage_are_not_absorbed(
    spell: str, dice: list[int], points: int
) -> None:
    duel = duel_with_absorb(spell)
    duel.plans([spell], ["absorb-damage"])
    duel.load(*dice)
    duel.do(spell, f"spend {points}")
    duel.do("absorb-damage")
    assert duel.s.ap == [4, 3]


@pytest.mark.rule("FW-22.14")
def test_removing_a_poison_marker_at_the_end_of_the_turn_is_not_absorbed() -> None:
    duel = duel_with_absorb()
    duel.s.poison[1] = [0]
    duel.plans([], ["absorb-damage"])
    duel.do("absorb-damage")
    duel.answer("spend 1")
    assert (duel.s.turn, duel.s.ap) == (2, [4, 3])


@pytest.mark.rule("FW-22.14")
def test_lowering_the_push_alone_of_a_tidal_wave_is_not_absorbed() -> None:
    """P2 in its circle, five squares from P1, takes no hits of the wave but is pushed."""
    duel = Duel("aged", "young", spells=[["tidal-wave"], ["circle-of-protection", "absorb-damage"]])
    duel.place(0, "P1:e4")
    duel.place(1, "P2:a4")
    duel.plans(
        ["tidal-wave P2:a4", "puff-of-wind"],
        ["circle-of-protection", "absorb-damage", "defend"],
    )
    duel.do("circle-of-protection")
    duel.abandon("puff-of-wind")
    duel.do("absorb-damage")
    duel.do("tidal-wave")
    assert duel.options() == ["spend 0", "spend 1"]
    duel.answer("spend 1")
    assert (duel.square(1), duel.s.hits, duel.s.ap) == ("P2:b4", [0, 0], [4, 5])


# -- 52 Stoneskin ----------------------------------------------------------------------------------


def duel_with_stoneskin() -> Duel:
    """A young P1 casts Stoneskin; an aged P2 stands next to it."""
    duel = Duel("young", "aged", spells=[["stoneskin"], ["lightning-bolt", "spectral-sword"]])
    duel.place(1, "P1:e6")
    return duel


@pytest.mark.rule("FW-22.3")
def test_stoneskin_keeps_away_the_damage_of_magic_touch() -> None:
    duel = duel_with_stoneskin()
    duel.plans(["stoneskin", "defend"], ["spectral-sword", "magic-touch"])
    duel.do("stoneskin")
    duel.do("spectral-sword")
    duel.do("magic-touch", "target P1")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-22.3")
def test_stoneskin_keeps_away_the_touch_of_an_animal() -> None:
    duel = duel_with_stoneskin()
    duel.animal(1, "P1:d5")
    duel.plans(["stoneskin"], ["animal magic-touch"])
    duel.do("stoneskin")
    duel.answer("animal magic-touch", "target P1")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-22.3")
def test_stoneskin_lasts_for_the_whole_next_turn_and_no_longer() -> None:
    duel = duel_with_stoneskin()
    duel.plans(["stoneskin"], [])
    duel.do("stoneskin")
    duel.plans([], ["magic-touch"])
    duel.do("magic-touch", "target P1")
    assert (duel.s.turn, duel.s.hits) == (3, [0, 0])
    duel.plans([], ["magic-touch"])
    duel.do("magic-touch", "target P1")
    assert (duel.s.turn, duel.s.hits) == (4, [1, 0])


@pytest.mark.rule("FW-22.3")
def test_stoneskin_does_not_undo_an_earlier_touch() -> None:
    duel = duel_with_stoneskin()
    duel.plans(["stoneskin"], ["initiative", "initiative", "magic-touch"])
    duel.do("magic-touch", "target P1")
    duel.do("stoneskin")
    assert duel.s.hits == [1, 0]


@pytest.mark.rule("FW-22.3")
def test_stoneskin_helps_its_caster_and_against_magic_touch_only() -> None:
    duel = duel_with_stoneskin()
    duel.plans(["stoneskin", "magic-touch"], ["lightning-bolt P1:e5"])
    duel.do("stoneskin")
    duel.do("lightning-bolt")
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.s.hits == [2, 1]


@pytest.mark.rule("FW-22.3")
def test_stoneskin_cast_again_lasts_anew() -> None:
    duel = duel_with_stoneskin()
    duel.plans(["stoneskin"], [])
    duel.do("stoneskin")
    duel.plans(["stoneskin"], [])
    duel.do("stoneskin")
    duel.plans([], ["magic-touch"])
    duel.do("magic-touch", "target P1")
    assert (duel.s.turn, duel.s.hits) == (4, [0, 0])


# -- 53 Banish -------------------------------------------------------------------------------------


def duel_with_banish(profile: str = "young") -> Duel:
    """P1 on e4 knows Banish and goes first; P2 is far away."""
    duel = Duel("young", profile, spells=[["banish"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P2:i9")
    return duel


@pytest.mark.rule("FW-22.4")
def test_banish_removes_an_animal_in_sight_with_its_entries() -> None:
    duel = duel_with_banish()
    duel.animal(1, "P1:h4")
    duel.plans(["banish", "initiative"], ["animal move"])
    duel.do("banish")
    assert duel.s.animals == []
    assert duel.s.turn == 2


@pytest.mark.rule("FW-22.4")
def test_banish_removes_the_demon_in_sight() -> None:
    duel = duel_with_banish()
    duel.demon(1, "P1:h4")
    duel.load(4)
    duel.plans(["banish", "initiative"], [])
    duel.answer("direction n")
    duel.do("banish")
    assert duel.s.demon == -1
    duel.plans(["initiative"], [])
    assert duel.s.turn == 3


@pytest.mark.rule("FW-22.4")
def test_banish_without_a_creature_in_sight_fizzles() -> None:
    duel = duel_with_banish()
    duel.animal(1, "P1:e8")
    duel.plans(["banish", "initiative"], [])
    duel.do("banish")
    assert len(duel.told("fizzled")) == 1
    assert duel.animals(1) == ["P1:e8"]


@pytest.mark.rule("FW-22.4")
def test_the_caster_of_banish_chooses_the_creature() -> None:
    duel = duel_with_banish()
    duel.animal(1, "P1:h4")
    duel.demon(1, "P1:e6")
    duel.load(4)
    duel.plans(["banish", "initiative"], [])
    duel.answer("direction n", "do banish")
    assert duel.options() == ["creature P2-animal P1:h4", "creature demon P1:e6"]
    duel.answer("creature P2-animal P1:h4")
    assert (duel.s.animals, duel.s.demon) == ([], square("P1:e6"))


@pytest.mark.rule("FW-22.5")
def test_the_owner_of_the_animal_may_counter_banish_with_one_point() -> None:
    duel = duel_with_banish("greybeard")
    duel.animal(1, "P1:h4")
    duel.plans(["banish"], ["move"])
    duel.do("banish")
    assert duel.asked() == (1, "counter")
    assert duel.options() == ["spend 0", "spend 1"]
    duel.answer("spend 1")
    assert duel.s.pool[1] == 1
    assert duel.animals(1) == ["P1:h4"]


@pytest.mark.rule("FW-22.5")
def test_an_owner_that_spends_no_point_loses_the_animal() -> None:
    duel = duel_with_banish("greybeard")
    duel.animal(1, "P1:h4")
    duel.plans(["banish"], ["move"])
    duel.do("banish", "spend 0")
    assert (duel.s.pool[1], duel.animals(1)) == (2, [])


@pytest.mark.rule("FW-22.5")
def test_the_summoner_of_the_demon_may_counter_banish() -> None:
    duel = Duel("young", "greybeard", "aged", spells=[["banish"], [], []])
    duel.place(0, "P1:e4")
    duel.demon(2, "P1:h4")
    duel.load(4)
    duel.plans(["banish"], [], ["move"])
    duel.answer("direction n", "do banish")
    assert duel.asked() == (2, "counter")
    duel.answer("spend 1")
    assert (duel.s.demon, duel.s.pool) == (square("P1:h4"), [0, 2, 0])


@pytest.mark.rule("FW-22.5")
def test_who_banishes_the_own_creature_cannot_counter_it() -> None:
    duel = duel_with_banish()
    duel.animal(0, "P1:h4")
    duel.plans(["banish", "defend", "initiative"], ["move"])
    duel.do("banish")
    assert duel.s.animals == []
    assert duel.s.pool == [1, 0]


@pytest.mark.rule("FW-22.5")
def test_a_defeated_summoner_counters_nothing() -> None:
    duel = Duel("young", "young", "greybeard", spells=[["banish"], [], []])
    duel.place(0, "P1:e4")
    duel.place(2, "P1:i4")
    duel.s.hits[2] = 4
    duel.demon(2, "P1:h4")
    duel.load(4, 1, 4)
    duel.plans(["banish", "initiative"], [], [])
    duel.answer("direction e", "spend 0")
    assert duel.s.in_play == [1, 1, 0]
    duel.do("banish")
    assert duel.s.demon == -1
