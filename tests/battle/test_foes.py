"""HB-10: foes, assigning tokens and defeat."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.content import vocabulary as v
from spellwright.testing.battle import Fight, kinds
from tests.battle.sayings import named, said


@pytest.mark.rule("HB-10.1", "HB-10.2")
def test_each_foe_has_a_name_a_type_health_and_a_reward() -> None:
    for row in tables.FOES:
        assert named(row["key"])
        assert said(f"text-{row['key']}")
        assert row["attack"] + row["influence"] > 0, row["key"]
        assert bool(row["reward"]) == (row["set"] != "voldemort"), row["key"]


@pytest.mark.rule("HB-10.3")
def test_only_the_active_hero_assigns_and_only_in_step_3() -> None:
    fight = Fight("harry", "ron", foes=["quirinus-quirrell"])
    fight.tokens(1, attack=3)
    assert fight.options() == ["done"]
    fight.tokens(0, attack=1)
    assert fight.asked() == (0, "action")
    assert "attack quirinus-quirrell" in fight.options()


@pytest.mark.rule("HB-10.4", "HB-10.10", "HB-10.7")
def test_attack_is_assigned_up_to_the_requirement() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["boggart"])
    fight.tokens(0, attack=9)
    fight.answer(*["attack boggart"] * 5)
    assert fight.on_foe("boggart") == (5, 0)
    assert "attack boggart" not in fight.options()


@pytest.mark.rule("HB-10.5")
def test_influence_is_assigned_only_where_it_is_required() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["boggart", "draco-malfoy"])
    fight.tokens(0, influence=3)
    assert "influence boggart" in fight.options()
    assert "influence draco-malfoy" not in fight.options()


@pytest.mark.rule("HB-10.5")
def test_with_the_option_influence_counts_towards_any_foe() -> None:
    fight = Fight("harry", "ron", foes=["crabbe-and-goyle"], influence_any=True)
    fight.foe(0, "crabbe-and-goyle", attack=4)
    fight.tokens(0, influence=2)
    fight.answer("influence crabbe-and-goyle")
    assert fight.row()[0] == ""


@pytest.mark.rule("HB-10.6", "HB-10.12", "HB-EX16")
def test_one_influence_per_foe_and_turn() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["boggart"])
    fight.foe(0, "boggart", attack=5, influence=1)
    fight.tokens(0, influence=2)
    fight.answer("influence boggart")
    assert "influence boggart" not in fight.options()
    fight.load(5, 5)
    fight.events("expulso")
    fight.done()
    fight.tokens(1, influence=1)
    fight.foe(0, "boggart", attack=5, influence=2)
    fight.load(5)
    fight.answer("influence boggart")
    assert fight.row()[0] == ""
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-10.8", "HB-10.9")
def test_tokens_can_be_split_and_stay_from_turn_to_turn() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["draco-malfoy", "lucius-malfoy"])
    fight.tokens(0, attack=3)
    fight.answer("attack draco-malfoy", "attack lucius-malfoy", "attack draco-malfoy")
    fight.events("expulso")
    fight.done()
    assert fight.on_foe("draco-malfoy") == (2, 0)
    assert fight.on_foe("lucius-malfoy") == (1, 0)


@pytest.mark.rule("HB-10.11")
def test_an_assigned_token_cannot_be_taken_back() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.tokens(0, attack=1)
    fight.answer("attack draco-malfoy")
    assert fight.options() == ["done"]


@pytest.mark.rule("HB-10.13", "HB-10.14", "HB-1.17")
def test_a_defeated_foe_gives_its_reward_at_once_and_leaves_its_slot_empty() -> None:
    fight = Fight("harry", "ron", foes=["quirinus-quirrell"])
    fight.health(5, 5)
    fight.defeat("quirinus-quirrell")
    assert fight.s.influence == [1, 1]
    assert fight.s.health == [6, 6]
    assert fight.row() == ["", ""]
    assert fight.s.foe_pile == kinds("quirinus-quirrell")
    assert fight.s.row_attack == [0, 0]


@pytest.mark.rule("HB-10.13")
def test_abilities_stop_before_the_reward_is_gained() -> None:
    fight = Fight("harry", "ron", scenario="game4", foes=["barty-crouch-jr"])
    fight.control(3)
    fight.defeat("barty-crouch-jr")
    assert fight.s.control == 1
    fight = Fight("harry", "ron", scenario="game2", foes=["basilisk"])
    fight.defeat("basilisk")
    assert fight.cards(1) == ["alohomora"]


@pytest.mark.rule("HB-10.15")
def test_without_cards_in_the_stack_the_slot_stays_empty() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["draco-malfoy", "lucius-malfoy"])
    fight.stack()
    fight.defeat("draco-malfoy")
    fight.events("expulso")
    fight.done()
    assert fight.row() == ["", "lucius-malfoy", ""]


@pytest.mark.rule("HB-10.16", "HB-8.4")
def test_a_new_foe_takes_the_slot_of_the_defeated_one() -> None:
    foes = ["draco-malfoy", "lucius-malfoy", "dementor"]
    fight = Fight("harry", "ron", scenario="game5", foes=foes)
    fight.stack("peter-pettigrew", "tom-riddle")
    fight.defeat("lucius-malfoy")
    fight.events("expulso")
    fight.done()
    assert fight.row()[:3] == ["draco-malfoy", "tom-riddle", "dementor"]


@pytest.mark.rule("HB-10.17")
def test_rewards_are_optional_only_where_they_may_or_banish() -> None:
    fight = Fight("harry", "ron", scenario="box1", foes=["norbert"])
    fight.pile(0, "alohomora")
    fight.pile(1, "alohomora")
    fight.defeat("norbert", "none", "banish-from-pile alohomora")
    assert fight.discarded(0) == ["alohomora"]
    assert fight.discarded(1) == []
    fight = Fight("harry", "ron", foes=["quirinus-quirrell"])
    fight.defeat("quirinus-quirrell")
    assert fight.asked() == (0, "action")


@pytest.mark.rule("HB-10.18", "HB-10.19", "HB-EX5")
def test_a_creature_is_no_villain() -> None:
    fight = Fight("harry", "ron", scenario="box1", foes=["cornish-pixies", "draco-malfoy"])
    fight.hand(0, "firebolt")
    fight.play("firebolt")
    fight.tokens(0)
    fight.defeat("cornish-pixies")
    assert fight.s.influence[0] == 1
    fight.defeat("draco-malfoy")
    assert fight.s.influence[0] == 2


@pytest.mark.rule("HB-10.20", "HB-10.27")
def test_villain_creatures_count_as_both() -> None:
    both = [row["key"] for row in tables.FOES if row["type"] == "both"]
    assert sorted(both) == ["basilisk-box", "dementor-box", "inferi", "nagini", "scabbers"]
    fight = Fight("harry", "ron", scenario="box2", foes=["scabbers"])
    fight.control(2)
    fight.hand(0, "firebolt", "immobulus")
    fight.play("firebolt")
    fight.play("immobulus")
    fight.tokens(0)
    fight.defeat("scabbers", "next firebolt")
    assert fight.s.influence[0] == 1
    assert fight.s.control == 0


@pytest.mark.rule("HB-10.21", "HB-10.22")
def test_all_types_count_for_victory_and_voldemort_is_a_villain() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["draco-malfoy"])
    fight.foe(1, "cornish-pixies")
    fight.stack()
    fight.defeat("draco-malfoy")
    assert fight.ending == ""
    fight.defeat("cornish-pixies")
    assert fight.ending == "won"
    finals = [row for row in tables.FOES if row["set"] == "voldemort"]
    assert {row["type"] for row in finals} == {"villain"}


@pytest.mark.rule("HB-10.23", "HB-8.16", "HB-10.26")
def test_voldemort_comes_when_only_he_is_left_and_uses_no_slot() -> None:
    foes = ["draco-malfoy", "lucius-malfoy", "dementor"]
    fight = Fight("harry", "ron", scenario="game5", foes=foes)
    fight.stack("tom-riddle")
    fight.defeat("draco-malfoy")
    assert fight.row()[3] == ""
    fight.events("expulso")
    fight.done()
    assert fight.row() == ["tom-riddle", "lucius-malfoy", "dementor", "voldemort-g5"]


@pytest.mark.rule("HB-10.24")
def test_voldemort_cannot_be_attacked_before_all_others_are_defeated() -> None:
    fight = Fight("harry", "ron", scenario="game5", foes=["draco-malfoy"])
    fight.stack()
    fight.foe(3, "voldemort-g5")
    fight.tokens(0, attack=3)
    assert "attack voldemort-g5" not in fight.options()
    fight.defeat("draco-malfoy")
    assert "attack voldemort-g5" in fight.options()


@pytest.mark.rule("HB-10.25")
@pytest.mark.parametrize("what", ["horcrux", "encounter"])
def test_voldemort_waits_for_horcruxes_and_encounters(what: str) -> None:
    fight = Fight("harry", "ron", scenario="game7" if what == "horcrux" else "box4")
    fight.stack()
    fight.foe(3, "voldemort-g7")
    fight.tokens(0, attack=3)
    assert "attack voldemort-g7" in fight.options()
    if what == "horcrux":
        fight.horcrux("diary")
    else:
        fight.encounter("the-third-task")
    assert "attack voldemort-g7" not in fight.options()


@pytest.mark.rule("HB-10.28", "HB-EX44", "HB-10.29")
def test_a_revealed_foe_does_not_react_to_itself_but_to_voldemort() -> None:
    foes = ["draco-malfoy", "death-eater-1"]
    fight = Fight("harry", "ron", scenario="game5", foes=foes)
    fight.stack("death-eater-2")
    fight.defeat("draco-malfoy")
    fight.events("he-who-must-not-be-named")
    fight.s.market = []
    fight.done()
    # 1 for the second Death Eater, 2 for Lord Voldemort, who then acts for 1 on the next turn.
    assert fight.s.health == [7, 6]


@pytest.mark.rule("HB-EX6", "HB-10.28")
@pytest.mark.parametrize(("foe", "health"), [("cornish-pixies", 10), ("tom-riddle", 9)])
def test_death_eaters_react_to_a_new_villain_and_not_to_a_creature(foe: str, health: int) -> None:
    foes = ["draco-malfoy", "death-eater-1", "norbert"]
    fight = Fight("harry", "ron", scenario="box1", foes=foes)
    fight.stack("peter-pettigrew", foe)
    fight.defeat("draco-malfoy")
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert fight.s.health[0] == health


@pytest.mark.rule("HB-10.28")
@pytest.mark.parametrize(
    ("there", "revealed", "health"),
    [("mermaid", "common-welsh-green", 10), ("common-welsh-green", "mermaid", 8)],
)
def test_a_revealed_creature_does_not_react_to_itself(
    there: str, revealed: str, health: int
) -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["draco-malfoy", there, "basilisk"])
    fight.stack("swedish-short-snout", revealed)
    fight.defeat("draco-malfoy")
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert fight.row()[0] == revealed
    assert fight.s.health == [health, health]


@pytest.mark.rule("HB-10.32")
def test_attack_of_earlier_turns_is_not_the_first_of_two() -> None:
    fight = Fight("harry", "ron", scenario="game7", foes=["draco-malfoy", "lucius-malfoy"])
    fight.horcrux("ring")
    fight.foe(0, "draco-malfoy", attack=1)
    fight.tokens(0, attack=2)
    fight.answer("attack draco-malfoy")
    assert fight.s.health[0] == 10
    fight.answer("attack draco-malfoy")
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-10.30")
def test_hair_raising_potion_puts_attack_on_villains_that_may_take_it() -> None:
    foes = ["draco-malfoy", "cornish-pixies", "cornelius-fudge"]
    fight = Fight("harry", "ron", scenario="pack3", foes=foes)
    fight.potions_board()
    fight.foe(0, "draco-malfoy", attack=5)
    fight.foe(3, "voldemort-g7")
    fight.control(2)
    fight.hand(0, "hair-raising-potion")
    fight.answer("drink hair-raising-potion")
    assert fight.row() == ["", "cornish-pixies", "cornelius-fudge", "voldemort-g7"]
    assert fight.s.row_attack == [0, 0, 0, 0]
    assert fight.s.control == 1


@pytest.mark.rule("HB-10.31")
def test_tokens_are_taken_off_villains_or_creatures() -> None:
    foes = ["draco-malfoy", "boggart", "scabbers"]
    fight = Fight("harry", "ron", scenario="box3", foes=foes)
    fight.foe(0, "draco-malfoy", attack=1)
    fight.foe(1, "boggart", attack=3, influence=2)
    fight.foe(2, "scabbers", attack=3)
    fight.foe(3, "voldemort-g7", attack=4)
    fight.event("regeneration")
    assert [fight.on_foe(key) for key in foes] == [(0, 0), (3, 2), (1, 0)]
    assert fight.on_foe("voldemort-g7") == (2, 0)
    fight.load(1)
    fight.event("seriously-misunderstood-creatures")
    assert [fight.on_foe(key) for key in foes] == [(0, 0), (2, 1), (0, 0)]


@pytest.mark.rule("HB-10.32", "HB-EX37")
def test_the_ring_reacts_to_the_second_attack_on_one_villain() -> None:
    fight = Fight("harry", "ron", scenario="game7", foes=["draco-malfoy", "lucius-malfoy"])
    fight.horcrux("ring")
    fight.tokens(0, attack=5)
    fight.answer("attack draco-malfoy")
    assert fight.s.health[0] == 10
    fight.answer("attack draco-malfoy")
    assert fight.s.health[0] == 8
    fight.answer("attack draco-malfoy", "attack lucius-malfoy")
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-10.32")
def test_first_task_wizengamot_and_inferi_react_to_the_second_attack() -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["cornish-pixies"])
    fight.encounter("the-first-task")
    fight.tokens(0, attack=2)
    fight.answer("attack cornish-pixies", "attack cornish-pixies")
    assert fight.s.health == [8, 10]
    fight = Fight("harry", "ron", scenario="pack3", foes=["draco-malfoy", "inferi"])
    fight.encounter("before-the-wizengamot")
    fight.tokens(0, attack=2)
    fight.answer("attack draco-malfoy", "attack draco-malfoy")
    assert fight.s.health == [9, 7]


@pytest.mark.rule("HB-10.33")
def test_hungarian_horntail_draws_all_attack() -> None:
    foes = ["hungarian-horntail", "draco-malfoy", "boggart"]
    fight = Fight("harry", "ron", scenario="box4", foes=foes)
    fight.tokens(0, attack=1, influence=1)
    assert fight.options()[:2] == ["attack hungarian-horntail", "influence boggart"]
    fight.s.row_off[0] = 1
    fight.s.derive()
    fight.refresh()
    assert "attack draco-malfoy" in fight.options()


@pytest.mark.rule("HB-10.33")
def test_tarantallegra_allows_one_attack_on_each_villain() -> None:
    fight = Fight("harry", "ron", scenario="box1", foes=["draco-malfoy", "cornish-pixies"])
    fight.event("tarantallegra")
    fight.tokens(0, attack=4)
    fight.answer("attack draco-malfoy", "attack cornish-pixies", "attack cornish-pixies")
    assert "attack draco-malfoy" not in fight.options()
    assert "attack cornish-pixies" in fight.options()


@pytest.mark.rule("HB-10.33")
def test_dragons_blood_allows_a_second_influence_on_creatures() -> None:
    fight = Fight("harry", "ron", scenario="pack1", foes=["norbert", "cornelius-fudge"])
    fight.hand(0, "dragons-blood")
    fight.play("dragons-blood")
    fight.tokens(0, influence=4)
    fight.answer("influence norbert", "influence norbert", "influence cornelius-fudge")
    assert "influence norbert" not in fight.options()
    assert "influence cornelius-fudge" not in fight.options()


@pytest.mark.rule("HB-28.10")
def test_types_of_foes_are_bits() -> None:
    assert columns.FOE_TYPE[columns.thing("draco-malfoy")] == v.VILLAINS
    assert columns.FOE_TYPE[columns.thing("norbert")] == v.CREATURES
    assert columns.FOE_TYPE[columns.thing("nagini")] == v.VILLAINS | v.CREATURES
