"""HB-15: dice; HB-16: Horcruxes; HB-17: Encounters."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import figures as f
from spellwright.games.battle.content import tables
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.challenges import is_claimable
from spellwright.games.battle.state import CONTROL_REMOVED, EVENTS, REMOVED_BY_ACTIVE
from tests.battle.fight import Fight, keys, kinds


@pytest.mark.rule("HB-1.25", "HB-15.2", "HB-15.4")
def test_the_faces_of_the_five_dice() -> None:
    assert len(f.FACES) == 5
    own = [v.INFLUENCE_FACE, v.ATTACK_FACE, v.HEART_FACE, v.CARD_FACE]
    for die in range(4):
        counts = [f.FACES[die].count(symbol) for symbol in range(4)]
        assert counts == [3 if symbol == own[die] else 1 for symbol in range(4)]
    assert sorted(f.FACES[4]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("HB-15.1")
def test_a_card_names_the_die_that_is_rolled() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(0, "severus-snape")
    fight.load(1)
    fight.play("severus-snape")
    assert fight.told("rolled") == [(v.SLYTHERIN, v.ATTACK_FACE)]


@pytest.mark.rule("HB-15.3")
@pytest.mark.parametrize(
    ("die", "face", "attack", "influence", "health", "cards"),
    [
        ("gryffindor", 1, 0, 1, 5, 0),
        ("gryffindor", 4, 1, 0, 5, 0),
        ("gryffindor", 5, 0, 0, 6, 0),
        ("gryffindor", 6, 0, 0, 5, 1),
        ("creature", 2, 0, 0, 7, 0),
        ("creature", 4, 0, 0, 5, 2),
    ],
)
def test_a_result_benefits_all_heroes(
    die: str, face: int, attack: int, influence: int, health: int, cards: int
) -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.health(5, 5)
    fight.roll(die, face)
    assert fight.s.attack == [attack, attack]
    assert fight.s.influence == [influence, influence]
    assert fight.s.health == [health, health]
    assert [len(hand) for hand in fight.s.hand] == [cards, cards]


@pytest.mark.rule("HB-15.3")
def test_the_control_face_removes_a_token() -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.control(2)
    fight.roll("creature", 6)
    assert fight.s.control == 1


@pytest.mark.rule("HB-15.5", "HB-15.6")
def test_the_active_hero_decides_what_a_needed_symbol_is_for() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("locket")
    fight.roll("slytherin", 1)
    assert fight.asked() == (0, "result")
    assert fight.options() == ["supply locket", "result"]
    fight.answer("supply locket")
    assert fight.s.attack == [0, 0]
    assert fight.s.horcrux_symbols == [1, 0]
    fight.roll("slytherin", 1)
    assert fight.s.attack[0] == 1


@pytest.mark.rule("HB-15.8", "HB-29.19")
def test_a_die_against_the_heroes_has_only_the_outcome_of_its_card() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("locket")
    fight.load(1)
    fight.event("heir-of-slytherin")
    assert fight.asked() == (0, "action")
    assert fight.s.attack == [0, 0]
    assert fight.s.health == [9, 9]


@pytest.mark.rule("HB-29.19")
@pytest.mark.parametrize("thing", ["voldemort-g6", "boggart", "swedish-short-snout"])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_dice_of_foes_work_against_the_heroes(thing: str, face: int) -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["grindylow"])
    fight.foe(0, "grindylow", attack=2)
    fight.foe(1, "norbert", influence=2)
    fight.foe(2, "draco-malfoy", attack=2)
    fight.hand(0, "alohomora", "alohomora")
    fight.hand(1, "alohomora")
    fight.load(face)
    fight.ability(thing)
    creature = (fight.on_foe("grindylow"), fight.on_foe("norbert"))
    untouched = ((2, 0), (0, 2))
    changes = {
        "health": fight.s.health[1] < 10,
        "control": fight.s.control > 0,
        "villain": fight.on_foe("draco-malfoy") != (2, 0),
        "creature": creature != untouched,
        "discard": len(fight.cards(0)) < 2,
        "both discard": fight.cards(1) == [],
        "detention": "detention" in fight.cards(1),
    }
    happened = {key for key, value in changes.items() if value}
    expected = {
        "voldemort-g6": [
            {"health"},
            {"health"},
            {"health"},
            {"control"},
            {"villain"},
            {"discard", "both discard"},
        ],
        "boggart": [
            {"creature"},
            {"creature", "villain"},
            {"discard", "both discard"},
            {"discard"},
            {"health"},
            {"control"},
        ],
        "swedish-short-snout": [
            {"creature"},
            {"creature"},
            {"creature"},
            {"creature"},
            {"health"},
            {"detention"},
        ],
    }
    if "control" in happened:
        happened -= {"health"}
    assert happened == expected[thing][face - 1]


@pytest.mark.rule("HB-15.9")
def test_arithmancy_and_forbidden_forest_roll_a_die_three_times() -> None:
    fight = Fight("harry", "ron", scenario="box3", experts=["arithmancy"])
    fight.collect(0, "forbidden-forest-at-night")
    fight.roll("gryffindor", 1, 4, 6)
    assert fight.asked() == (0, "re-roll")
    fight.answer("re-roll", "re-roll")
    assert fight.s.influence == [0, 0]
    assert len(fight.cards(0)) == 1


@pytest.mark.rule("HB-15.9")
def test_a_die_against_the_heroes_may_be_rolled_again_too() -> None:
    fight = Fight("harry", "ron", scenario="game6", experts=["arithmancy"])
    fight.load(1, 4)
    fight.event("heir-of-slytherin", "re-roll")
    assert (fight.s.health, fight.s.control) == ([10, 10], 1)


@pytest.mark.rule("HB-15.10")
def test_a_die_of_choice_is_named_before_the_roll() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(0, "hogwarts-a-history")
    fight.play("hogwarts-a-history")
    assert fight.options() == [
        "die gryffindor",
        "die slytherin",
        "die hufflepuff",
        "die ravenclaw",
    ]
    fight.load(1)
    fight.answer("die slytherin")
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-15.11")
def test_a_die_of_a_reward_is_an_own_roll() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["boggart"])
    fight.encounter("defensive-training")
    fight.load(5)
    fight.defeat("boggart")
    assert fight.asked() == (0, "result")
    fight.answer("result")
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-15.12")
def test_self_correcting_ink_turns_the_die_for_an_influence() -> None:
    fight = Fight("harry", "ron", scenario="pack1")
    fight.hand(0, "self-correcting-ink")
    fight.tokens(0, influence=1)
    fight.load(1)
    fight.play("self-correcting-ink", "die gryffindor")
    assert fight.options() == ["turn-to heart", "turn-to card", "keep-roll"]
    fight.answer("turn-to card")
    assert fight.s.influence[0] == 0
    assert len(fight.cards(1)) == 1


@pytest.mark.rule("HB-15.12")
def test_self_correcting_ink_needs_an_influence() -> None:
    fight = Fight("harry", "ron", scenario="pack1")
    fight.hand(0, "self-correcting-ink")
    fight.load(4)
    fight.play("self-correcting-ink", "die gryffindor")
    assert fight.asked() == (0, "action")
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-28.17")
def test_the_die_of_a_card_is_rolled_after_the_rest() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(0, "filius-flitwick")
    fight.load(4)
    fight.play("filius-flitwick")
    told = [fight.s.game.events[event.kind].key for event in fight.story]
    assert told.index("drew") < told.index("rolled")


# -- Horcruxes -------------------------------------------------------------------------------------


@pytest.mark.rule("HB-16.1", "HB-1.13", "HB-30.2")
def test_only_the_top_horcrux_is_active_and_the_order_is_fixed() -> None:
    fight = Fight.set_up(2, scenario="game7")
    assert fight.s.horcrux == f.thing("diary")
    assert keys(f.HORCRUXES) == ["diary", "ring", "locket", "cup", "diadem", "nagini-horcrux"]
    assert Fight.set_up(2, scenario="game6").s.horcrux == -1


@pytest.mark.rule("HB-16.2", "HB-EX38", "HB-16.12")
def test_one_of_two_symbols_destroys_the_diary() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.horcrux("diary")
    fight.roll("ravenclaw", 1)
    fight.answer("supply diary")
    assert fight.s.collected[0] == kinds("diary")
    assert fight.s.horcrux == f.thing("ring")
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
    assert max(len(symbols) for symbols in f.SYMBOLS) <= 4


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
    fight.s.horcrux = f.thing("nagini-horcrux")
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


# -- Encounters ------------------------------------------------------------------------------------


@pytest.mark.rule("HB-17.1", "HB-1.14")
def test_encounters_come_in_their_order() -> None:
    fight = Fight.set_up(2, scenario="box1")
    assert fight.s.encounter == f.thing("peskipiksi-pesternomi")
    assert keys(f.ENCOUNTERS_OF[f.BOX_1])[1:] == ["students-out-of-bed", "third-floor-corridor"]


@pytest.mark.rule("HB-17.2", "HB-17.4", "HB-17.6")
def test_a_met_encounter_is_collected_at_the_end_of_the_turn() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.encounter("peskipiksi-pesternomi")
    fight.hand(0, "lumos", "lumos")
    fight.play("lumos")
    assert not is_claimable(fight.s)
    fight.play("lumos")
    assert is_claimable(fight.s)
    assert fight.s.collected[0] == []
    fight.events("he-who-must-not-be-named")
    fight.done("collect peskipiksi-pesternomi")
    assert fight.s.collected[0] == kinds("peskipiksi-pesternomi")
    assert fight.s.encounter == f.thing("students-out-of-bed")


@pytest.mark.rule("HB-17.3", "HB-17.10")
def test_what_was_done_counts_within_one_turn_only() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.encounter("peskipiksi-pesternomi")
    fight.hand(0, "lumos", "lumos")
    fight.play("lumos")
    fight.play("lumos")
    fight.events("he-who-must-not-be-named")
    fight.done("decline")
    assert fight.s.encounter == f.thing("peskipiksi-pesternomi")
    assert not is_claimable(fight.s)


@pytest.mark.rule("HB-17.5", "HB-17.7", "HB-EX19")
def test_one_encounter_a_turn_and_its_reward_from_the_next_own_turn_on() -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.encounter("full-moon-rises")
    fight.s.encounter_symbols = []
    fight.stack()
    fight.events(*["he-who-must-not-be-named"] * 3)
    fight.done("collect full-moon-rises")
    assert fight.s.collected[0] == kinds("full-moon-rises")
    assert fight.s.active == 1
    assert "use full-moon-rises" not in fight.options()
    fight.done()
    assert "use full-moon-rises" in fight.options()


@pytest.mark.rule("HB-17.8", "HB-17.9")
def test_a_reward_once_a_game_is_used_in_the_own_turn_and_gone() -> None:
    fight = Fight("harry", "ron", scenario="box4")
    fight.collect(0, "the-second-task")
    fight.collect(1, "the-third-task")
    fight.control(1)
    assert "use the-third-task" not in fight.options()
    fight.answer("use the-second-task")
    assert fight.s.control == 0
    assert [len(hand) for hand in fight.s.hand] == [1, 1]
    assert fight.s.collected[0] == []


@pytest.mark.rule("HB-17.11")
def test_a_symbol_that_is_needed_three_times_takes_three_rolls() -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.encounter("defensive-training")
    for count in range(1, 4):
        fight.roll("slytherin", 1)
        fight.answer("supply defensive-training")
        assert sum(fight.s.encounter_symbols) == count
    assert fight.s.encounter == f.thing("defensive-training")
    assert is_claimable(fight.s)
    fight.roll("slytherin", 1)
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-17.10")
def test_die_symbols_stay_when_an_encounter_is_not_collected() -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.encounter("defensive-training")
    fight.s.encounter_symbols = [1, 1, 1]
    fight.events("he-who-must-not-be-named")
    fight.done("decline")
    assert fight.s.encounter_symbols == [1, 1, 1]


@pytest.mark.rule("HB-17.13")
def test_the_seventh_horcrux_counts_stuns_over_several_turns() -> None:
    fight = Fight("harry", "ron", scenario="pack4")
    fight.encounter("the-seventh-horcrux")
    fight.health(1, 10)
    fight.event("expulso")
    assert fight.s.encounter_stuns == 1
    fight.s.encounter_stuns = 2
    fight.health(10, 1)
    fight.event("quick-quotes-quill")
    assert is_claimable(fight.s)


@pytest.mark.rule("HB-17.14", "HB-EX39")
def test_full_moon_rises_can_be_collected_when_no_foes_are_left() -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.encounter("full-moon-rises")
    assert not is_claimable(fight.s)
    fight.stack()
    fight.foe(3, "voldemort-g6")
    assert is_claimable(fight.s)
    fight.events("he-who-must-not-be-named", "he-who-must-not-be-named")
    fight.load(1)
    fight.done("collect full-moon-rises")
    assert fight.s.encounter == f.thing("defensive-training")


@pytest.mark.rule("HB-17.14")
def test_before_the_wizengamot_can_be_collected_when_potions_run_out() -> None:
    fight = Fight("harry", "ron", scenario="pack2")
    fight.encounter("before-the-wizengamot")
    fight.s.banished = f.potion_cards(f.PACK_2)[:11]
    assert not is_claimable(fight.s)
    fight.s.banished = f.potion_cards(f.PACK_2)[:12]
    assert is_claimable(fight.s)


@pytest.mark.rule("HB-17.15")
def test_a_met_encounter_stays_in_force() -> None:
    fight = Fight("harry", "ron", scenario="box2")
    fight.encounter("defensive-training")
    fight.s.encounter_symbols = [1, 1, 1]
    fight.control(2)
    fight.hand(0, "finite")
    fight.play("finite")
    assert fight.s.control == 2


@pytest.mark.rule("HB-17.16")
@pytest.mark.parametrize(
    ("key", "cards"),
    [
        ("third-floor-corridor", ["hedwig", "hedwig", "firebolt", "firebolt", "finite", "finite"]),
        ("filthy-half-breed", ["finite", "descendo", "lumos"]),
        ("escape", ["finite"] * 6),
        ("sneaking-in-the-halls", ["firebolt"] * 4),
        ("detention-with-dolores", ["lumos", "descendo", "lumos"]),
        ("magic-is-might", ["finite", "finite", "descendo"]),
    ],
)
def test_requirements_of_played_cards(key: str, cards: list[str]) -> None:
    fight = Fight("harry", "ron", scenario="pack2")
    fight.encounter(key)
    for card in cards:
        assert not is_claimable(fight.s)
        fight.hand(0, card)
        fight.play(card)
        while fight.asked()[1] != "action":
            fight.answer(fight.options()[0])
    assert is_claimable(fight.s)


@pytest.mark.rule("HB-17.16", "HB-28.1")
def test_cards_without_value_do_not_count_for_different_values() -> None:
    fight = Fight("harry", "ron", scenario="box3")
    fight.encounter("filthy-half-breed")
    fight.hand(0, "alohomora", "finite", "descendo")
    for card in ("alohomora", "finite", "descendo"):
        fight.play(card)
    assert not is_claimable(fight.s)


@pytest.mark.rule("HB-17.16")
@pytest.mark.parametrize(
    ("key", "bought"),
    [
        ("the-first-task", ["golden-snitch", "essence-of-dittany"]),
        ("the-second-task", ["fang", "dobby"]),
        ("ministers-of-magic", ["finite", "finite", "finite"]),
        ("a-family-disgraced", ["stupefy"]),
    ],
)
def test_requirements_of_acquired_cards(key: str, bought: list[str]) -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.encounter(key)
    fight.shop(*bought)
    fight.tokens(0, influence=30)
    for card in bought:
        assert not is_claimable(fight.s)
        fight.answer(f"acquire {card}")
    assert is_claimable(fight.s)


@pytest.mark.rule("HB-17.16")
def test_requirements_of_influence_control_events_and_defeats() -> None:
    fight = Fight("harry", "ron", scenario="pack4", foes=["draco-malfoy", "troll", "grindylow"])
    fight.encounter("the-ministry-is-meddling")
    fight.hand(0, *["arthur-weasley"] * 4)
    for _ in range(4):
        assert not is_claimable(fight.s)
        fight.play("arthur-weasley")
    assert is_claimable(fight.s)
    fight.encounter("staffing-changes")
    fight.s.tally[REMOVED_BY_ACTIVE] = fight.s.tally[CONTROL_REMOVED] = 2
    assert is_claimable(fight.s)
    fight.encounter("battle-of-hogwarts")
    fight.s.tally[EVENTS] = 4
    assert not is_claimable(fight.s)
    fight.s.tally[EVENTS] = 5
    assert is_claimable(fight.s)
    fight.encounter("full-moon-rises")
    for foe in ("draco-malfoy", "grindylow", "troll"):
        assert not is_claimable(fight.s)
        fight.defeat(foe)
    assert is_claimable(fight.s)


@pytest.mark.rule("HB-17.17")
def test_lasting_rewards_work_every_turn_and_the_others_once() -> None:
    uses = {row["key"]: row["use"] for row in tables.ENCOUNTERS}
    lasting = ["peskipiksi-pesternomi", "forbidden-forest-at-night", "a-family-disgraced"]
    assert [key for key, use in uses.items() if use != "game"] == lasting
    fight = Fight("harry", "ron", scenario="pack3")
    fight.collect(0, "peskipiksi-pesternomi", "a-family-disgraced")
    fight.health(5, 5)
    fight.hand(0, "lumos", "finite", "lumos")
    fight.play("lumos", "hero ron")
    fight.play("finite")
    fight.play("lumos", "hero ron")
    assert fight.s.health == [5, 7]
    fight.load(1)
    fight.answer("use a-family-disgraced")
    assert fight.s.attack == [1, 1]
    assert "a-family-disgraced" in keys(fight.s.collected[0])
