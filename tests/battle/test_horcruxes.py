"""HB-16: Horcruxes."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.testing.battle import Fight, keys, kinds


@pytest.mark.rule("HB-16.1", "HB-1.13", "HB-30.2")
def test_only_the_top_horcrux_is_active_and_the_order_is_fixed() -> None:
    fight = Fight.set_up(2, scenario="game7")
    assert fight.s.horcrux == columns.thing("diary")
    assert keys(columns.HORCRUXES) == ["diary", "ring", "locket", "cup", "diadem", "nagini-horcrux"]
    assert Fight.set_up(2, scenario="game6").s.horcrux == -1


@pytest.mark.rule("HB-16.2", "HB-EX38", "HB-16.12")
def test_one_of_two_symbols_destroys_the_diary() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("diary")
    fight.roll("ravenclaw", 1)
    fight.answer("supply diary")
    assert fight.s.collected[0] == kinds("diary")
    assert fight.s.horcrux == columns.thing("ring")
    assert (fight.cards(0), fight.cards(1)) == ([], [])


@pytest.mark.rule("HB-16.3", "HB-16.4", "HB-1.26")
def test_symbols_come_from_dice_and_are_marked() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("nagini-horcrux")
    fight.hand(0, "descendo")
    fight.play("descendo")
    assert fight.s.horcrux_symbols == [0, 0, 0]
    fight.roll("slytherin", 1)
    fight.answer("supply nagini-horcrux")
    assert fight.s.horcrux_symbols == [1, 0, 0]
    assert max(len(symbols) for symbols in columns.SYMBOLS) <= 4


@pytest.mark.rule("HB-16.5", "HB-16.6")
def test_symbols_stay_and_are_not_supplied_twice() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("locket")
    fight.roll("slytherin", 1)
    fight.answer("supply locket")
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert fight.s.horcrux_symbols == [1, 0]
    fight.roll("slytherin", 1)
    assert fight.asked() == (1, "action")


@pytest.mark.rule("HB-16.7", "HB-16.8", "HB-EX18")
def test_the_last_symbol_destroys_a_horcrux_and_its_reward_works_at_once() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("locket")
    fight.health(5, 5)
    fight.s.horcrux_symbols = [1, 0]
    fight.hand(0, "alohomora")
    fight.roll("hufflepuff", 1)
    fight.answer("supply locket")
    assert fight.s.health == [5, 5]
    assert fight.s.collected[0] == kinds("locket")
    assert fight.s.horcrux_symbols == [0, 0]
    assert "use locket" in fight.options()


@pytest.mark.rule("HB-16.9", "HB-29.18")
def test_the_ability_of_a_destroyed_horcrux_ends() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("locket")
    fight.hand(0, "arthur-weasley", "arthur-weasley")
    fight.play("arthur-weasley")
    assert fight.s.influence == [2, 0]
    fight.s.horcrux_symbols = [0, 1]
    fight.roll("slytherin", 1)
    fight.answer("supply locket")
    fight.play("arthur-weasley")
    assert fight.s.influence == [4, 2]


@pytest.mark.rule("HB-16.10", "HB-16.11")
def test_only_the_collector_uses_the_ability_for_the_rest_of_the_game() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.collect(0, "locket")
    fight.hand(0, "alohomora")
    fight.hand(1, "alohomora")
    fight.load(1)
    fight.answer("use locket")
    assert fight.s.attack == [1, 1]
    fight.events(*["he-who-must-not-be-named"] * 3)
    fight.done()
    assert "use locket" not in fight.options()
    fight.done()
    assert "use locket" in fight.options()


@pytest.mark.rule("HB-16.13")
def test_a_newly_active_horcrux_acts_in_the_next_step_2() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("locket")
    fight.s.horcrux_symbols = [0, 1]
    fight.roll("slytherin", 1)
    fight.answer("supply locket")
    fight.s.horcrux = columns.thing("nagini-horcrux")
    fight.s.horcrux_symbols = [0, 0, 0]
    fight.s.derive()
    assert fight.s.health == [10, 10]
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert fight.s.health == [10, 9]


@pytest.mark.rule("HB-16.14")
def test_several_horcruxes_can_be_destroyed_in_one_turn() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("diary")
    fight.roll("ravenclaw", 1)
    fight.answer("supply diary")
    fight.roll("slytherin", 1)
    fight.answer("supply ring")
    assert fight.s.collected[0] == kinds("diary", "ring")


@pytest.mark.rule("HB-16.15")
def test_the_nagini_horcrux_is_used_once() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.collect(0, "nagini-horcrux")
    fight.control(4)
    fight.answer("use nagini-horcrux")
    assert fight.s.control == 1
    assert fight.s.collected[0] == []


@pytest.mark.rule("HB-16.15")
@pytest.mark.parametrize(
    ("key", "die"), [("locket", "slytherin"), ("cup", "hufflepuff"), ("diadem", "ravenclaw")]
)
def test_rewards_that_roll_need_a_card_to_discard(key: str, die: str) -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.collect(0, key)
    assert f"use {key}" not in fight.options()
    fight.hand(0, "alohomora", "alohomora")
    fight.load(4)
    fight.answer(f"use {key}")
    assert fight.told("rolled")[0][0] == v.DICE[die]
    assert f"use {key}" not in fight.options()


@pytest.mark.rule("HB-28.11")
def test_the_collected_diary_rewards_two_allies_once() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.collect(0, "diary")
    fight.health(5, 5)
    fight.hand(0, "sirius-black", "sirius-black", "sirius-black")
    fight.play("sirius-black")
    assert fight.asked() == (0, "action")
    fight.play("sirius-black", "hero ron")
    assert fight.s.health == [5, 7]
    fight.play("sirius-black")
    assert fight.asked() == (0, "action")


@pytest.mark.rule("HB-12.1")
def test_the_active_diary_costs_a_health_for_each_ally() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("diary")
    fight.hand(0, "sirius-black", "alohomora")
    fight.play("sirius-black")
    fight.play("alohomora")
    assert fight.s.health == [9, 10]


@pytest.mark.rule("HB-5.10")
def test_the_cup_takes_attack_off_villains() -> None:
    fight = Fight("harry", "ron", scenario="game7", foes=["draco-malfoy"])
    fight.foe(0, "draco-malfoy", attack=2)
    fight.ability("cup")
    assert fight.on_foe("draco-malfoy") == (1, 0)
