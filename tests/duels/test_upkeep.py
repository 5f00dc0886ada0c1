"""WD-31, WD-32: Cooldown and Upkeep."""

from __future__ import annotations

import pytest

from spellwright.games.duels.rules.harm import FROM_STATUS, Suffer
from spellwright.games.duels.rules.spell_targets import castable
from spellwright.games.duels.rules.upkeep import RefillPools
from spellwright.games.duels.state import NOTHING
from spellwright.testing.duels import Duel, space
from tests.duels.scenes import FAR, NAGINI, RON, sure, upkept


@pytest.mark.rule("WD-31.1", "WD-31.3", "WD-31.5")
def test_a_clock_counts_rounds() -> None:
    duel = Duel(RON, NAGINI, spells=[["bombarda"], []])
    sure(duel)
    duel.cast("bombarda")
    card = duel.card(0, "bombarda")
    clocks = [duel.s.clock[card]]
    for _ in range(2):
        duel.end_round()
        clocks.append(duel.s.clock[card])
    assert clocks == [2, 1, 0]
    assert duel.s.holder[card] == -1


@pytest.mark.rule("WD-31.2", "WD-G28")
def test_the_clock_comes_with_the_result() -> None:
    duel = Duel(RON, NAGINI, spells=[["stupefy"], []])
    duel.deck(0, "push-1")
    duel.deck(1, "jinxed")
    duel.cast("stupefy")
    assert duel.asked() == (0, "late")
    assert duel.s.clock[duel.card(0, "stupefy")] == 1


@pytest.mark.rule("WD-31.6")
def test_a_clock_in_the_spellbook_counts_too() -> None:
    duel = Duel(RON, NAGINI, spells=[["stupefy"], []])
    card = duel.card(0, "stupefy")
    duel.s.clock[card] = 1
    assert card not in castable(duel.s, duel.model("ron-weasley"))
    duel.end_round()
    assert card in castable(duel.s, duel.model("ron-weasley"))


@pytest.mark.rule("WD-32.1", "WD-32.2")
def test_an_upkept_spell_works_from_its_success_on_without_a_payment() -> None:
    duel = Duel(RON, NAGINI, spells=[["protego"], []])
    duel.deck(0, "strong")
    duel.cast("protego")
    duel.move("nagini", "e8")
    duel.end()
    duel.deck(0, "strong")
    duel.deck(1, "strong")
    duel.attack()
    assert duel.clashed()[1] == 3 + 1 + 1
    assert (duel.s.light[0], duel.s.spent_light[0]) == (0, 0)


@pytest.mark.rule("WD-32.4", "WD-32.6", "WD-32.10")
def test_upkeep_is_paid_onto_the_spell_in_1c() -> None:
    duel, card = upkept("protego", power=(1, 1))
    duel.end_phase()
    assert duel.asked() == (0, "upkeep")
    assert duel.options() == ["pay protego 1:ron-weasley", "lapse protego 1:ron-weasley"]
    duel.answer("pay protego 1:ron-weasley")
    assert duel.asked() == (0, "colours")
    duel.answer("white 1")
    assert (duel.s.on_light[card], duel.s.light[0], duel.s.spent_light[0]) == (1, 0, 0)


@pytest.mark.rule("WD-32.7")
def test_upkeep_is_paid_in_the_colour_of_the_spell() -> None:
    duel, _ = upkept("fianto-duri", power=(0, 3))
    duel.end_phase()
    assert duel.options() == ["lapse fianto-duri 1:ron-weasley"]


@pytest.mark.rule("WD-32.8", "WD-EX12", "WD-32.9")
def test_markers_that_lie_there_pay_again() -> None:
    duel, card = upkept("expecto-patronum", power=(5, 0))
    duel.s.aim[card] = NOTHING
    duel.s.patronus[0] = space("e9")
    duel.end_phase()
    duel.answer("pay expecto-patronum 1:ron-weasley")
    assert (duel.s.light[0], duel.s.on_light[card]) == (3, 2)
    duel.end_phase()
    assert duel.options()[0] == "leave expecto-patronum 1:ron-weasley"
    duel.answer("leave expecto-patronum 1:ron-weasley")
    assert (duel.s.light[0], duel.s.on_light[card]) == (3, 2)
    duel.s.spent_light[0] = 0
    duel.s.refilled[1] = 1
    duel.carry_out(RefillPools(0))
    duel.answer("leave expecto-patronum 1:ron-weasley")
    assert duel.s.light[0] == 5 - 2


@pytest.mark.rule("WD-32.11", "WD-32.12", "WD-32.13")
def test_a_lapsed_spell_ends_at_once() -> None:
    duel, card = upkept("nebulus", markers=1)
    duel.s.refilled[1] = 1
    duel.carry_out(RefillPools(0))
    duel.answer("lapse nebulus 1:ron-weasley")
    assert duel.s.upkept == []
    assert duel.s.clock[card] == 1
    assert duel.s.on_light[card] == 0


@pytest.mark.rule("WD-32.14")
def test_markers_freed_before_a_refill_come_back_with_it() -> None:
    duel, _ = upkept("nebulus", markers=1)
    duel.s.refilled[1] = 1
    duel.carry_out(RefillPools(0))
    duel.answer("lapse nebulus 1:ron-weasley")
    assert (duel.s.light[0], duel.s.spent_light[0]) == (1, 0)


@pytest.mark.rule("WD-32.15", "WD-G28")
def test_a_spell_disabled_in_1c_cools_down_in_the_same_1d() -> None:
    duel, card = upkept("protego")
    duel.end_phase()
    duel.answer("lapse protego 1:ron-weasley")
    assert (duel.s.clock[card], duel.s.holder[card]) == (0, -1)


@pytest.mark.rule("WD-32.16")
def test_range_does_not_matter_while_a_spell_is_upkept() -> None:
    duel = Duel(
        {"ron-weasley": "e7", "harry-potter": "e8"},
        FAR,
        spells=[["protego"], []],
        power=[(1, 0), (0, 0)],
    )
    card = duel.card(0, "protego")
    duel.s.holder[card] = duel.model("ron-weasley")
    duel.s.aim[card] = duel.model("harry-potter")
    duel.s.upkept = [card]
    duel.move("harry-potter", "i14")
    duel.end_phase()
    duel.answer("pay protego 1:ron-weasley")
    assert duel.s.upkept == [card]


@pytest.mark.rule("WD-32.17")
def test_a_spell_ends_with_its_only_target() -> None:
    duel = Duel({"ron-weasley": "e7", "hedwig": "e8"}, FAR, spells=[["protego"], []])
    card = duel.card(0, "protego")
    duel.s.holder[card], duel.s.aim[card] = duel.model("ron-weasley"), duel.model("hedwig")
    duel.s.upkept = [card]
    duel.carry_out(Suffer(duel.model("hedwig"), 3, FROM_STATUS, -1))
    assert (duel.s.upkept, duel.s.clock[card]) == ([], 1)


@pytest.mark.rule("WD-32.18", "WD-36.1")
def test_the_marker_goes_with_its_spell() -> None:
    duel, card = upkept("expecto-patronum")
    duel.s.aim[card] = NOTHING
    duel.s.patronus[0] = space("e9")
    duel.end_phase()
    duel.answer("lapse expecto-patronum 1:ron-weasley")
    assert duel.s.patronus[0] == -1


@pytest.mark.rule("WD-32.19", "WD-32.5")
def test_a_new_spell_is_due_in_the_refill_of_its_own_action() -> None:
    duel = Duel(RON, {"nagini": "e9"}, spells=[["protego"], []])
    duel.s.refilled[1] = 1
    duel.deck(0, "strong")
    duel.cast("protego")
    assert duel.asked() == (0, "upkeep")


@pytest.mark.rule("WD-40.21")
def test_regained_markers_are_of_the_owners_choice() -> None:
    duel = Duel(RON, FAR, potions=[["invigoration-drops"], []])
    duel.s.spent_light[0], duel.s.spent_dark[0] = 1, 1
    duel.drink("invigoration-drops")
    assert duel.options() == ["white 0", "white 1"]
    duel.answer("white 0")
    assert (duel.s.light[0], duel.s.dark[0]) == (0, 1)
