"""Fate and rerolls (TA-4)."""

from __future__ import annotations

import pytest

from spellwright.testing.talisman import Tale


def rolling(fate: int = 2, *dice: int, side: str = "hagrid-a") -> Tale:
    """A movement roll with Fate at hand."""
    tale = Tale(side, "draco-a")
    tale.fate(0, fate)
    tale.place(0, "out-4")
    tale.begin(*dice)
    return tale


@pytest.mark.rule("TA-4.1", "TA-4.2")
def test_one_fate_rerolls_the_movement_die() -> None:
    tale = rolling(2, 3, 5)
    assert tale.options() == ["keep", "fate first"]
    tale.answer("fate first")
    assert tale.s.fate[0] == 1
    assert tale.s.fate_pool == 35
    assert tale.s.roll == 5


@pytest.mark.rule("TA-4.3", "TA-4.4")
def test_the_new_result_counts_and_is_not_rerolled() -> None:
    tale = rolling(2, 6, 2)
    tale.answer("fate first")
    assert tale.asked()[1] == "direction"
    assert "walk cw out-6" in tale.options()


@pytest.mark.rule("TA-4.2", "TA-4.10")
def test_the_attack_roll_after_both_dice_are_known() -> None:
    tale = rolling(1, 2)
    tale.lay("out-6", "aurors")
    tale.answer("keep")
    tale.load(1, 6)
    tale.answer("walk cw out-6")
    assert tale.asked() == (0, "reroll")
    assert (tale.s.own_dice, tale.s.foe_dice) == ([1], [6])
    assert tale.scores() == []


@pytest.mark.rule("TA-4.2")
def test_a_roll_that_a_space_orders() -> None:
    tale = rolling(1, 3)
    tale.answer("keep")
    tale.load(1)
    tale.answer("walk cw out-7")
    assert tale.asked() == (0, "reroll")
    tale.load(4)
    tale.answer("fate first")
    assert tale.s.gold[0] == 1


@pytest.mark.rule("TA-4.5", "TA-23.5")
def test_of_several_dice_one_is_rerolled() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.place(0, "mid-9")
    tale.begin(2)
    tale.fate(0, 2)
    tale.load(6, 6)
    tale.answer("gates", "ability might")
    assert tale.options() == ["keep", "fate first", "fate second"]
    tale.load(1)
    tale.answer("fate second")
    assert tale.told("gates-rolled") == [(3, 1, 7, 5)]
    assert tale.s.fate[0] == 1


@pytest.mark.rule("TA-4.6", "TA-4.7")
def test_nobody_rerolls_the_dice_of_others() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.lay("out-14", "aurors")
    tale.fate(1, 2)
    tale.arrive("out-14", dice=[1, 6])
    assert tale.told("rerolled-for-fate") == []
    assert tale.s.life[0] == 3


@pytest.mark.rule("TA-4.8")
def test_nobody_rerolls_for_voldemort() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.fate(0, 3)
    tale.place(0, "out-4")
    tale.begin(1)
    tale.answer("keep")
    tale.load(5)
    tale.answer("walk cw out-5")
    assert tale.told("voldemort-rolled") == [(5,)]
    assert tale.asked()[1] == "voldemort-on"


@pytest.mark.rule("TA-4.9")
def test_a_rerolled_one_does_not_wake_voldemort() -> None:
    tale = rolling(1, 1, 3)
    tale.answer("fate first", "walk cw out-7")
    assert tale.told("voldemort-rolled") == []


@pytest.mark.rule("TA-4.11", "TA-4.14", "TA-O12")
def test_luna_rerolls_beside_fate() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.followers(0, "luna-lovegood")
    tale.place(1, "out-14")
    tale.arrive("out-14")
    tale.answer("no")
    tale.fate(0, 1)
    tale.load(1, 6)
    tale.answer("meet draco")
    assert set(tale.options()) == {"keep", "free-reroll luna-lovegood first", "fate first"}
    tale.load(2)
    tale.answer("free-reroll luna-lovegood first")
    assert tale.options() == ["keep", "fate first"]
    tale.load(3)
    tale.answer("fate first")
    assert tale.asked() == (1, "reward")
    assert tale.scores()[0][1] == 2 + 3 + 1


@pytest.mark.rule("TA-4.12")
def test_two_dice_of_which_one_counts_are_one_roll() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("out-14", "aurors")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 2)
    tale.load(1, 2, 6)
    tale.answer("walk cw out-14")
    assert tale.options() == ["keep", "fate first", "fate second"]
    tale.load(6)
    tale.answer("fate first")
    assert tale.scores() == [(0, 10, 10)]
    assert tale.s.fate[0] == 1


@pytest.mark.rule("TA-4.13")
def test_fate_as_a_price_is_no_reroll() -> None:
    tale = Tale("bellatrix-a", "harry-a")
    tale.place(0, "out-4")
    tale.fate(0, 3)
    tale.begin(5, 6)
    tale.answer("fate first", "spaces 2")
    assert tale.s.fate[0] == 1


@pytest.mark.rule("TA-4.14", "TA-O51")
def test_free_rerolls_come_before_fate_and_leave_it() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.objects(0, "remembrall")
    tale.fate(0, 1)
    tale.place(0, "out-4")
    tale.begin(1, 2)
    tale.answer("free-reroll remembrall first")
    assert tale.options() == ["keep", "fate first"]


@pytest.mark.rule("TA-4.14")
def test_after_fate_no_free_reroll_is_left() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.objects(0, "remembrall")
    tale.fate(0, 1)
    tale.place(0, "out-4")
    tale.begin(1, 2)
    tale.answer("fate first")
    assert tale.asked()[1] == "direction"


@pytest.mark.rule("TA-4.15", "TA-M36")
def test_a_die_of_felix_felicis_is_not_rerolled() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.objects(0, "felix-felicis")
    tale.fate(0, 1)
    tale.place(0, "out-4")
    tale.begin()
    assert tale.asked() == (0, "felix")
    tale.answer("felix 5")
    assert tale.s.roll == 5
    assert tale.asked()[1] == "direction"
    assert tale.discarded("felix-felicis")


@pytest.mark.rule("TA-4.15", "TA-O28")
def test_a_die_of_felix_felicis_is_left_out_when_all_are_rolled_again() -> None:
    tale = Tale("draco-a", "hagrid-a")
    tale.objects(0, "felix-felicis")
    tale.followers(0, "corban-yaxley")
    tale.arrive("out-3")
    assert tale.asked() == (0, "felix")
    tale.load(2, 3)
    tale.answer("felix 6", "reroll-both corban-yaxley")
    assert [(new, old) for _, new, old, _ in tale.told("rerolled-with")] == [(3, 2)]


@pytest.mark.rule("TA-4.16", "TA-13.6", "TA-13.7")
def test_attacker_then_defender_decide_in_one_go() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(1, "out-14")
    tale.arrive("out-14")
    tale.fate(0, 1)
    tale.fate(1, 1)
    tale.load(3, 3)
    tale.answer("meet draco")
    assert tale.asked() == (0, "reroll")
    tale.answer("keep")
    assert tale.asked() == (1, "reroll")
    tale.load(5)
    tale.answer("fate first")
    assert tale.scores() == [(3, 6, 9)]
    assert tale.asked() == (1, "reward")
