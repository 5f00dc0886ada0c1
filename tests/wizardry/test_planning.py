"""FW-5: what a plan may contain (points, numbers of entries, combinations)."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel

ACTIONS = ["move", "run", "magic-touch", "puff-of-wind", "defend", "initiative"]
MOVING_SPELLS = ["leap", "teleport", "hide", "transpose"]


def planner(*spells: str, ap: int = 10) -> Duel:
    """P1, who knows these spells, writes a plan with so many action points."""
    duel = Duel("young", "aged", spells=[spells, []])
    duel.s.ap[0] = ap
    return duel


def may_plan(duel: Duel, key: str) -> bool:
    return f"plan {key}" in duel.options(0)


# -- action points ---------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.1")
def test_the_action_points_are_those_of_the_profile() -> None:
    assert Duel("young", "aged", "greybeard").s.ap == [5, 4, 3]


@pytest.mark.rule("FW-5.1")
def test_a_curse_of_the_last_turn_takes_points_away_for_one_turn() -> None:
    duel = Duel("young", "young", spells=[["curse"], []])
    duel.place(1, "P1:e6")
    duel.load(3)
    duel.plans(["initiative", "curse"], [])
    duel.do("curse")
    assert duel.s.ap == [5, 2]
    duel.load(1, 2)
    duel.plans([], [])
    assert duel.s.ap == [5, 5]


@pytest.mark.rule("FW-5.1")
def test_the_action_points_are_never_less_than_none() -> None:
    duel = Duel("young", "greybeard", spells=[["curse"], []])
    duel.place(1, "P1:e6")
    duel.load(4)
    duel.plans(["curse"], [])
    duel.do("curse", "spend 0")
    assert duel.s.ap == [5, 0]
    assert duel.options(1) == ["lock"]


@pytest.mark.rule("FW-5.1")
def test_absorbed_damage_of_the_last_turn_adds_points_for_one_turn() -> None:
    duel = Duel("young", "greybeard", spells=[[], ["absorb-damage"]])
    duel.place(1, "P1:e6")
    duel.plans(["magic-touch", "magic-touch"], ["absorb-damage"])
    duel.do("magic-touch", "target P2", "spend 1")
    duel.do("absorb-damage")
    duel.do("magic-touch", "target P2", "spend 1")
    assert duel.s.ap == [5, 5]
    duel.plans([], [])
    assert duel.s.ap == [5, 3]


@pytest.mark.rule("FW-5.1")
def test_losses_and_gains_of_the_last_turn_are_added_up() -> None:
    duel = Duel("young", "greybeard", spells=[["curse"], ["absorb-damage"]])
    duel.place(1, "P1:e6")
    duel.load(4)
    duel.plans(["curse", "magic-touch"], ["absorb-damage"])
    duel.do("curse", "spend 0")
    duel.do("absorb-damage")
    duel.do("magic-touch", "target P2", "spend 1")
    assert duel.s.ap == [5, 3 - 4 + 1]


@pytest.mark.rule("FW-5.1", "FW-5.9")
def test_unspent_points_are_not_kept() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move"], [])
    duel.do("move", "to P1:e6")
    assert duel.s.ap == [5, 4]


@pytest.mark.rule("FW-5.9")
def test_the_costs_of_a_plan_may_reach_the_points_but_not_exceed_them() -> None:
    duel = planner(ap=3)
    duel.plan(0, "run")
    assert may_plan(duel, "move")
    assert not may_plan(duel, "run")
    duel.plan(0, "move")
    assert duel.options(0) == ["lock"]
    assert duel.refusal(0, "plan defend").clause == "FW-5.9"


@pytest.mark.rule("FW-5.9")
def test_a_spell_of_two_points_needs_two_points() -> None:
    duel = planner("push", "fog", ap=3)
    duel.plan(0, "move")
    assert may_plan(duel, "push")
    duel.plan(0, "move")
    assert not may_plan(duel, "push")
    assert may_plan(duel, "fog")


@pytest.mark.rule("FW-5.9", "FW-EX17")
def test_a_young_wizard_under_a_curse_of_three_may_run_but_not_run_and_move() -> None:
    duel = Duel("young", "young", spells=[["curse"], []])
    duel.place(1, "P1:e6")
    duel.load(3)
    duel.plans(["initiative", "curse"], [])
    duel.do("curse")
    duel.plan(1, "run")
    assert duel.options(1) == ["lock"]


# -- the writing -----------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.7")
def test_all_players_write_at_the_same_time_and_in_secret() -> None:
    duel = Duel("young", "aged")
    duel.plan(1, "move")
    duel.plan(0, "run")
    assert [ask.seat for ask in duel.s.asks] == [1, 0]
    assert duel.view(0).plan[1] == duel.view(1).plan[0] == []


@pytest.mark.rule("FW-5.8")
def test_each_entry_of_a_plan_is_one_basic_action_or_one_spell() -> None:
    duel = planner("fog")
    assert duel.options(0) == [*(f"plan {key}" for key in ACTIONS), "plan fog", "lock"]


@pytest.mark.rule("FW-5.8")
@pytest.mark.parametrize("first", ["move", "magic-touch", "fog"])
def test_a_plan_has_no_order(first: str) -> None:
    duel = planner("fog")
    duel.place(1, "P1:e6")
    duel.plans(["fog", "move", "magic-touch"], [])
    assert f"do {first}" in duel.options()


@pytest.mark.rule("FW-5.10")
def test_a_plan_may_be_empty() -> None:
    duel = Duel("young", "aged")
    duel.plans([], [])
    assert duel.s.turn == 2


@pytest.mark.rule("FW-5.23")
def test_plans_are_locked_when_all_players_have_finished() -> None:
    duel = Duel("young", "aged")
    duel.plan(0, "move")
    duel.lock(0)
    assert duel.s.asks[0].seat == 1
    assert duel.told("committed") == []
    duel.lock(1)
    assert duel.s.locked == [1, 1]
    assert duel.asked() == (0, "opportunity")


@pytest.mark.rule("FW-5.23")
def test_a_finished_plan_cannot_be_changed() -> None:
    duel = Duel("young", "aged")
    duel.plan(0, "move")
    duel.lock(0)
    assert duel.refusal(0, "plan run").kind == "not-your-turn"


@pytest.mark.rule("FW-5.23")
def test_a_plan_that_breaks_an_announcement_cannot_be_locked_until_it_is_corrected() -> None:
    duel = Duel("young", "aged", spells=[["foresight"], []])
    duel.plans(["foresight"], [])
    duel.do("foresight")
    duel.choose(1, "announce 1 0")
    assert "lock" not in duel.options(1)
    duel.plan(1, "initiative")
    assert "lock" in duel.options(1)


# -- how many entries ------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.11")
@pytest.mark.parametrize("key", ACTIONS)
def test_a_basic_action_may_appear_twice_but_not_three_times(key: str) -> None:
    duel = planner()
    duel.plan(0, key)
    assert may_plan(duel, key)
    duel.plan(0, key)
    assert not may_plan(duel, key)
    assert duel.refusal(0, f"plan {key}").clause == "FW-5.11"


@pytest.mark.rule("FW-5.11", "FW-EX18")
def test_three_moves_are_no_plan() -> None:
    duel = Duel("young", "aged")
    duel.plan(0, "move", "move")
    assert not may_plan(duel, "move")


@pytest.mark.rule("FW-5.12")
def test_a_spell_may_appear_once_only() -> None:
    duel = planner("fog")
    duel.plan(0, "fog")
    assert duel.refusal(0, "plan fog").clause == "FW-5.12"


@pytest.mark.rule("FW-5.12")
def test_a_spell_with_a_written_square_may_appear_once_only() -> None:
    duel = planner("lightning-bolt")
    duel.plan(0, "lightning-bolt P1:e5")
    assert duel.refusal(0, "plan lightning-bolt").clause == "FW-5.12"


@pytest.mark.rule("FW-5.13", "FW-EX18")
def test_a_plan_has_at_most_two_spells() -> None:
    duel = planner("dispel", "fog", "curse")
    duel.plan(0, "dispel")
    assert may_plan(duel, "fog")
    duel.plan(0, "fog")
    assert duel.refusal(0, "plan curse").clause == "FW-5.13"


@pytest.mark.rule("FW-5.13")
@pytest.mark.parametrize("spells", [["curse", "fog"], ["fog", "curse"], ["curse", "dispel"]])
def test_any_two_spells_fill_a_plan(spells: list[str]) -> None:
    duel = planner("dispel", "fog", "curse", "awareness")
    duel.plan(0, *spells)
    assert not may_plan(duel, "awareness")


@pytest.mark.rule("FW-5.13")
def test_basic_actions_do_not_count_for_the_two_spell_limit() -> None:
    duel = planner("dispel", "fog")
    duel.plan(0, "move", "defend", "run", "dispel")
    assert may_plan(duel, "fog")


@pytest.mark.rule("FW-8.12", "FW-5.13")
def test_the_two_spell_limit_does_not_limit_basic_actions() -> None:
    duel = planner("dispel", "fog")
    duel.plan(0, "dispel", "fog")
    assert duel.options(0) == [*(f"plan {key}" for key in ACTIONS), "lock"]


# -- which spells ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.14")
def test_only_known_spells_may_be_planned() -> None:
    duel = Duel("young", "aged", spells=[["fog"], ["curse"]])
    assert may_plan(duel, "fog")
    assert duel.refusal(0, "plan curse").clause == "FW-5.14"


@pytest.mark.rule("FW-5.14")
def test_a_spell_that_rests_may_not_be_planned() -> None:
    duel = Duel("young", "aged", spells=[["push", "curse"], []])
    duel.place(1, "P1:e6")
    duel.plans(["push"], [])
    duel.do("push", "spend 0")
    assert duel.refusal(0, "plan push").clause == "FW-10.10"
    assert may_plan(duel, "curse")
    duel.plans([], [])
    assert may_plan(duel, "push")


@pytest.mark.rule("FW-5.14")
def test_a_teleport_that_was_used_may_not_be_planned_again() -> None:
    duel = Duel("young", "aged", spells=[["teleport", "fog"], ["teleport"]])
    duel.plans(["teleport"], [])
    duel.do("teleport", "to P1:a1")
    duel.plans([], [])
    assert duel.refusal(0, "plan teleport").clause == "FW-10.11"
    assert may_plan(duel, "fog")
    assert "plan teleport" in duel.options(1)


# -- combinations ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-5.18", "FW-EX18")
def test_a_plan_with_hide_has_no_other_entry() -> None:
    duel = planner("hide", "fog")
    duel.plan(0, "hide")
    assert duel.options(0) == ["lock"]
    assert duel.refusal(0, "plan defend").clause == "FW-5.18"


@pytest.mark.rule("FW-5.18", "FW-EX18")
@pytest.mark.parametrize("key", ["defend", "initiative", "move", "fog"])
def test_hide_cannot_be_added_to_another_entry(key: str) -> None:
    duel = planner("hide", "fog")
    duel.plan(0, key)
    assert duel.refusal(0, "plan hide").clause == "FW-5.18"


FINAL = ["tidal-wave", "storm", "smash"]


@pytest.mark.rule("FW-5.19", "FW-EX18")
@pytest.mark.parametrize("first", FINAL)
@pytest.mark.parametrize("second", FINAL)
def test_a_plan_has_at_most_one_final_action(first: str, second: str) -> None:
    duel = planner("tidal-wave", "storm", "smash", "lightning-bolt")
    duel.plan(0, f"{first} P1:a1")
    assert not may_plan(duel, second)
    assert may_plan(duel, "lightning-bolt")


@pytest.mark.rule("FW-5.19")
def test_the_refusal_of_a_second_final_action_names_the_rule() -> None:
    duel = planner("storm", "smash")
    duel.plan(0, "storm P1:a1")
    assert duel.refusal(0, "plan smash").clause == "FW-5.19"


@pytest.mark.rule("FW-5.20")
def test_the_refusal_of_a_move_beside_flame_tongue_names_the_rule() -> None:
    duel = planner("flame-tongue")
    duel.plan(0, "flame-tongue")
    assert duel.refusal(0, "plan move").clause == "FW-5.20"


@pytest.mark.rule("FW-5.20", "FW-EX18")
@pytest.mark.parametrize("key", ["move", "run", *MOVING_SPELLS])
def test_who_plans_flame_tongue_plans_no_movement(key: str) -> None:
    duel = planner("flame-tongue", *MOVING_SPELLS)
    assert may_plan(duel, key)
    duel.plan(0, "flame-tongue")
    assert not may_plan(duel, key)


@pytest.mark.rule("FW-5.20", "FW-EX18")
@pytest.mark.parametrize("key", ["move", "run", *MOVING_SPELLS])
def test_who_plans_movement_does_not_plan_flame_tongue(key: str) -> None:
    duel = planner("flame-tongue", *MOVING_SPELLS)
    duel.plan(0, key)
    assert not may_plan(duel, "flame-tongue")


@pytest.mark.rule("FW-5.20")
@pytest.mark.parametrize("key", ["magic-touch", "puff-of-wind", "defend", "initiative", "curse"])
def test_flame_tongue_goes_with_everything_else(key: str) -> None:
    duel = planner("flame-tongue", "curse")
    duel.plan(0, "flame-tongue", key)
    assert duel.remaining(0) == ["flame-tongue", key]


@pytest.mark.rule("FW-5.21")
def test_a_wizard_with_an_illusion_in_play_plans_basic_actions_only() -> None:
    duel = planner("fog", "illusory-body")
    duel.double(0, "P1:e6")
    assert duel.options(0) == [*(f"plan {key}" for key in ACTIONS), "lock"]
    assert duel.refusal(0, "plan fog").clause == "FW-5.21"


@pytest.mark.rule("FW-5.21")
def test_the_illusion_of_another_wizard_does_not_matter() -> None:
    duel = planner("fog")
    duel.double(1, "P1:e6")
    assert may_plan(duel, "fog")


@pytest.mark.rule("FW-5.22")
def test_the_owner_of_an_animal_plans_for_it_too() -> None:
    duel = Duel("young", "aged")
    duel.animal(0, "P1:e6")
    duel.plan(0, "move", "animal move")
    assert duel.remaining(0) == ["move"]
    assert len(duel.animal_plan(0)) == 1
    assert not [text for text in duel.options(1) if text.startswith("plan-animal")]


@pytest.mark.rule("FW-5.22")
def test_entries_of_an_animal_do_not_count_for_its_owner() -> None:
    duel = planner("hide", ap=2)
    duel.animal(0, "P1:e6")
    duel.plan(0, "animal move", "animal move")
    assert may_plan(duel, "hide")
    duel.plan(0, "move", "move")
    assert duel.options(0) == ["plan-animal magic-touch", "lock"]
