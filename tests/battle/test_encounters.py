"""HB-17: Encounters."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.rules.challenges import is_claimable
from spellwright.games.battle.state import CONTROL_REMOVED, EVENTS, REMOVED_BY_ACTIVE
from spellwright.testing.battle import Fight, keys, kinds
from tests.battle.sayings import said


@pytest.mark.rule("HB-17.1", "HB-1.14")
def test_encounters_come_in_their_order() -> None:
    fight = Fight.set_up(2, scenario="box1")
    assert fight.s.encounter == columns.thing("peskipiksi-pesternomi")
    assert keys(columns.encounters_of(columns.BOX_1))[1:] == [
        "students-out-of-bed",
        "third-floor-corridor",
    ]


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
    assert fight.s.encounter == columns.thing("students-out-of-bed")


@pytest.mark.rule("HB-17.3", "HB-17.10")
def test_what_was_done_counts_within_one_turn_only() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.encounter("peskipiksi-pesternomi")
    fight.hand(0, "lumos", "lumos")
    fight.play("lumos")
    fight.play("lumos")
    fight.events("he-who-must-not-be-named")
    fight.done("decline")
    assert fight.s.encounter == columns.thing("peskipiksi-pesternomi")
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
    assert fight.s.encounter == columns.thing("defensive-training")
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
    assert fight.s.encounter == columns.thing("defensive-training")


@pytest.mark.rule("HB-17.14")
def test_unregistered_animagus_can_be_collected_when_no_foes_are_left() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.encounter("unregistered-animagus")
    assert not is_claimable(fight.s)
    fight.stack()
    fight.foe(3, "voldemort-g5")
    assert is_claimable(fight.s)


@pytest.mark.rule("HB-17.14")
def test_before_the_wizengamot_can_be_collected_when_potions_run_out() -> None:
    fight = Fight("harry", "ron", scenario="pack2")
    fight.encounter("before-the-wizengamot")
    fight.s.banished = columns.potion_cards(columns.PACK_2)[:11]
    assert not is_claimable(fight.s)
    fight.s.banished = columns.potion_cards(columns.PACK_2)[:12]
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


@pytest.mark.rule("HB-17.12")
def test_dumbledores_request_takes_no_more_than_it_asks_for() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.encounter("dumbledores-request")
    fight.tokens(0, attack=8)
    for _ in range(6):
        fight.answer("attack dumbledores-request")
    assert fight.s.encounter_attack == 6
    assert "attack dumbledores-request" not in fight.options()
    refused = fight.refused("attack dumbledores-request")
    assert refused.sentence == said("refusal-enough-for-turn", foe="dumbledores-request", n=6)
    assert refused.clause == "HB-17.12"
    assert fight.s.attack[0] == 2
