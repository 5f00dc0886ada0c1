"""HB-19: charms; Hero cards, proficiencies and Patronuses."""

from __future__ import annotations

from typing import Any

import pytest

from spellwright.games.battle.content import columns, tables
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.charms import band
from spellwright.testing.battle import Fight, keys, kinds


def charmed(charm: str, health: int, *hand: str, **more: Any) -> Fight:
    fight = Fight("harry", "ron", scenario="pack1", charms=[charm], **more)
    fight.health(health, 5)
    fight.hand(0, *hand)
    return fight


@pytest.mark.rule("HB-19.1")
def test_each_charm_has_its_trigger() -> None:
    triggers = {row["key"]: row["trigger"] for row in tables.CHARMS}
    assert len(triggers) == 10
    assert triggers["hover"] == "none"
    assert triggers["summoning"] == "item"


@pytest.mark.rule("HB-19.2", "HB-19.4")
@pytest.mark.parametrize(
    ("health", "expected"), [(10, 0), (8, 0), (7, 1), (4, 1), (3, 2), (1, 2), (0, 2)]
)
def test_the_range_of_the_health_decides_the_effect(health: int, expected: int) -> None:
    fight = charmed("hover", health, "alohomora")
    assert band(fight.s, 0) == expected
    fight.answer("use hover")
    assert fight.s.influence[0] == (2 if expected == 0 else 0)
    assert len(fight.cards(0)) == (1 if expected == 1 else 0)
    assert fight.s.attack[0] == (1 if expected == 2 else 0)


@pytest.mark.rule("HB-19.3", "HB-19.13")
def test_a_charm_waits_for_its_trigger_and_can_be_used_later_in_the_turn() -> None:
    fight = charmed("cheering", 10, "alohomora", "alohomora", "alohomora", "hedwig")
    fight.play("alohomora")
    fight.play("alohomora")
    assert "use cheering" not in fight.options()
    fight.play("alohomora")
    fight.play("hedwig", "choose attack-1")
    fight.answer("use cheering")
    assert fight.s.influence[0] == 5


@pytest.mark.rule("HB-19.5", "HB-EX40", "HB-19.9")
def test_a_declared_effect_holds_when_the_health_leaves_its_range() -> None:
    fight = charmed("summoning", 8, "firebolt", "hedwig", "hedwig", foes=["draco-malfoy"])
    fight.play("firebolt")
    fight.answer("use summoning")
    fight.play("hedwig", "choose attack-1")
    assert fight.s.attack[0] == 3
    fight.event("he-who-must-not-be-named")
    assert fight.s.health[0] == 6
    fight.play("hedwig", "choose attack-1")
    assert (fight.s.attack[0], fight.s.influence[0]) == (5, 0)


@pytest.mark.rule("HB-19.6", "HB-19.7", "HB-EX4")
def test_no_second_effect_in_the_same_turn_but_in_the_next_one() -> None:
    fight = charmed("summoning", 3, "firebolt", "sirius-black", "sirius-black")
    fight.play("firebolt")
    fight.answer("use summoning")
    fight.play("sirius-black", "hero harry")
    assert fight.s.health[0] == 5
    assert "use summoning" not in fight.options()
    fight.play("sirius-black", "hero harry")
    assert (fight.s.health[0], fight.s.attack[0]) == (7, 5)
    fight.events(*["regeneration"] * 2)
    fight.done()
    fight.done()
    fight.hand(0, "firebolt", "sirius-black")
    fight.play("firebolt")
    fight.answer("use summoning")
    fight.play("sirius-black")
    assert fight.s.influence[0] == 2


@pytest.mark.rule("HB-19.8")
def test_a_charm_is_used_only_in_its_owners_turn() -> None:
    fight = Fight("harry", "ron", scenario="pack1", charms=["", "hover"])
    fight.hand(1, "alohomora")
    assert "use hover" not in fight.options()
    fight.events("regeneration")
    fight.done()
    assert "use hover" in fight.options()


@pytest.mark.rule("HB-19.9")
def test_a_charm_is_used_once_per_turn() -> None:
    fight = charmed("hover", 10, "alohomora", "alohomora")
    fight.answer("use hover")
    assert "use hover" not in fight.options()


@pytest.mark.rule("HB-19.10")
@pytest.mark.parametrize(("health", "acted", "events"), [(9, 0, 1), (6, 1, 0), (2, 0, 0)])
def test_protean_switches_a_villain_off_and_takes_an_event_away(
    health: int, acted: int, events: int
) -> None:
    foes = ["quirinus-quirrell", "norbert", "grindylow"]
    fight = Fight("harry", "ron", scenario="pack1", foes=foes, charms=["", "protean"])
    fight.health(10, health)
    fight.hand(1, "alohomora")
    fight.events("regeneration", "regeneration")
    fight.done()
    assert fight.asked() == (1, "protean")
    fight.answer("use protean")
    assert fight.discarded(1) == ["alohomora"]
    assert len(fight.told("event-came")) == events
    quirrell = (columns.thing("quirinus-quirrell"),)
    assert fight.told("acted").count(quirrell) == acted
    fight.done()
    assert fight.s.row_off == [0, 0, 0, 0]


@pytest.mark.rule("HB-19.10")
def test_protean_may_be_declined() -> None:
    fight = Fight("harry", "ron", scenario="pack1", charms=["", "protean"])
    fight.health(10, 5)
    fight.hand(1, "alohomora")
    fight.events("regeneration", "regeneration")
    fight.done("decline")
    assert fight.cards(1) == ["alohomora"]
    assert len(fight.told("event-came")) == 1


@pytest.mark.rule("HB-19.11")
@pytest.mark.parametrize(("health", "kept"), [(9, (0, 3)), (5, (2, 3))])
def test_permanent_sticking_keeps_tokens(health: int, kept: tuple[int, int]) -> None:
    fight = charmed("permanent-sticking", health)
    fight.tokens(0, attack=2, influence=3)
    fight.events("regeneration")
    fight.done("use permanent-sticking")
    assert (fight.s.attack[0], fight.s.influence[0]) == kept


@pytest.mark.rule("HB-19.11")
def test_permanent_sticking_gives_tokens_away_at_low_health() -> None:
    fight = charmed("permanent-sticking", 2)
    fight.tokens(0, attack=2, influence=3)
    fight.events("regeneration")
    fight.done("hero ron")
    assert (fight.s.attack, fight.s.influence) == ([0, 2], [0, 3])
    fight = charmed("permanent-sticking", 2)
    fight.tokens(0, attack=2, influence=3)
    fight.events("regeneration")
    fight.done("decline")
    assert (fight.s.attack, fight.s.influence) == ([0, 0], [0, 0])


@pytest.mark.rule("HB-19.12")
def test_in_the_hall_of_prophecy_forbids_the_charm() -> None:
    fight = charmed("hover", 10, "alohomora", "alohomora")
    fight.event("in-the-hall-of-prophecy")
    assert fight.cards(0) == ["alohomora"]
    assert fight.s.control == 1
    assert "use hover" not in fight.options()


@pytest.mark.rule("HB-19.13")
@pytest.mark.parametrize(
    ("charm", "card"), [("healing", "sirius-black"), ("summoning", "golden-snitch")]
)
def test_triggers_by_a_played_card(charm: str, card: str) -> None:
    fight = charmed(charm, 9, card)
    assert f"use {charm}" not in fight.options()
    fight.play(card)
    assert f"use {charm}" in fight.options()


@pytest.mark.rule("HB-19.13")
def test_apparition_is_triggered_by_health_gained_this_turn() -> None:
    fight = charmed("apparition", 6, "hedwig")
    fight.pile(0, "firebolt")
    assert "use apparition" not in fight.options()
    fight.play("hedwig", "choose health-2")
    fight.health(6, 5)
    fight.refresh()
    fight.answer("use apparition")
    assert fight.cards(0) == ["firebolt"]


@pytest.mark.rule("HB-19.13")
def test_the_range_is_fixed_before_the_cost_is_paid() -> None:
    fight = charmed("hover", 8, "detention")
    fight.answer("use hover")
    assert fight.s.health[0] == 6
    assert fight.s.influence[0] == 2


@pytest.mark.rule("HB-19.13")
@pytest.mark.parametrize(("health", "healed"), [(9, [9, 7]), (5, [7, 7]), (2, [4, 7])])
def test_healing_helps_more_heroes_at_lower_health(health: int, healed: list[int]) -> None:
    fight = charmed("healing", health, "sirius-black")
    fight.play("sirius-black")
    fight.answer("use healing", *(["hero ron"] if health == 9 else []))
    assert fight.s.health == healed


@pytest.mark.rule("HB-19.14")
def test_memory_plays_a_fitting_card_twice() -> None:
    fight = charmed("memory", 10, "alohomora", "lumos")
    assert "play-twice lumos" not in fight.options()
    fight.answer("play-twice alohomora")
    assert fight.s.influence[0] == 2
    assert fight.s.played == kinds("alohomora", "alohomora")
    assert fight.s.play_area == kinds("alohomora")
    assert "play-twice lumos" not in fight.options()
    fight = charmed("memory", 3, "lumos", "descendo", "stupefy")
    twice = [text for text in fight.options() if text.startswith("play-twice")]
    assert twice == ["play-twice lumos", "play-twice descendo"]


@pytest.mark.rule("HB-19.15")
def test_apparition_lets_a_played_card_work_for_another_hero() -> None:
    fight = charmed("apparition", 9, "reparo", "lumos", "quidditch-gear")
    fight.play("quidditch-gear")
    fight.play("reparo", "choose influence-2")
    fight.play("lumos")
    fight.answer("use apparition")
    assert fight.options() == ["again reparo", "again quidditch-gear"]
    fight.answer("again reparo")
    assert fight.asked() == (1, "choice")
    fight.answer("choose influence-2")
    assert fight.s.influence == [2, 2]
    assert len(fight.s.played) == 3


@pytest.mark.rule("HB-19.16")
def test_defensive_moves_one_attack() -> None:
    fight = charmed("defensive", 9, foes=["draco-malfoy", "lucius-malfoy"])
    fight.foe(0, "draco-malfoy", attack=3)
    fight.foe(1, "lucius-malfoy", attack=6)
    fight.control(2)
    fight.answer("use defensive", "foe draco-malfoy", "foe lucius-malfoy")
    assert fight.on_foe("draco-malfoy") == (2, 0)
    assert fight.row()[1] == ""
    assert fight.s.control == 1


@pytest.mark.rule("HB-19.16")
def test_defensive_rolls_for_a_discarded_card_at_low_health() -> None:
    fight = charmed("defensive", 2)
    assert "use defensive" not in fight.options()
    fight.hand(0, "alohomora")
    fight.load(1)
    fight.answer("use defensive")
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-19.17")
@pytest.mark.parametrize(
    ("health", "top", "influence", "drawn"),
    [(9, "alohomora", 2, False), (9, "lumos", 0, False), (5, "lumos", 0, True)],
)
def test_undetectable_extension_reveals_the_top_card(
    health: int, top: str, influence: int, drawn: bool
) -> None:
    fight = charmed("undetectable-extension", health)
    fight.deck(0, "hedwig", top)
    fight.answer("use undetectable-extension")
    assert fight.s.influence[0] == influence
    assert (fight.cards(0) == [top]) == drawn
    if not drawn:
        assert fight.s.deck[0][-1] == columns.thing(top)
        assert fight.s.view(1).shown.deck[0][-1] == columns.thing(top)


@pytest.mark.rule("HB-19.17")
def test_undetectable_extension_rolls_for_a_card_with_a_value() -> None:
    fight = charmed("undetectable-extension", 3)
    fight.deck(0, "lumos")
    fight.load(4)
    fight.answer("use undetectable-extension")
    assert fight.told("rolled") == [(v.RAVENCLAW, v.INFLUENCE_FACE)]


@pytest.mark.rule("HB-19.13")
@pytest.mark.parametrize(("charm", "health", "die"), [("cheering", 3, 0), ("apparition", 3, 2)])
def test_some_charms_roll_a_die_at_low_health(charm: str, health: int, die: int) -> None:
    fight = charmed(charm, health, *["alohomora"] * 3)
    for _ in range(3):
        fight.play("alohomora")
    fight.s.gained[0] = 1
    fight.refresh()
    fight.load(4)
    fight.answer(f"use {charm}")
    assert fight.told("rolled")[0][0] == die


@pytest.mark.rule("HB-19.13")
def test_cheering_draws_a_card_at_middle_health() -> None:
    fight = charmed("cheering", 6, *["alohomora"] * 3)
    for _ in range(3):
        fight.play("alohomora")
    fight.answer("use cheering")
    assert fight.cards(0) == ["alohomora"]


# -- Hero cards ------------------------------------------------------------------------------------


@pytest.mark.rule("HB-29.7")
@pytest.mark.parametrize("place", [0, 1])
def test_harry_acts_once_in_every_heros_turn(place: int) -> None:
    heroes = ("harry", "ron") if place == 0 else ("ron", "harry")
    cards = ["harry-3"] if place == 0 else ["", "harry-3"]
    fight = Fight(*heroes, scenario="game3", cards=cards)
    fight.control(3)
    fight.hand(0, "finite", "finite")
    fight.play("finite")
    assert fight.asked() == (place, "target")
    fight.answer("hero ron")
    fight.play("finite")
    assert fight.asked() == (0, "action")
    assert fight.s.attack[heroes.index("ron")] == 1


@pytest.mark.rule("HB-29.7")
def test_harry_7_helps_up_to_two_and_the_box_card_heals_each_time() -> None:
    fight = Fight("harry", "ron", scenario="game7", cards=["harry-7"])
    fight.control(1)
    fight.hand(0, "finite")
    fight.play("finite", "hero ron", "nobody")
    assert fight.s.attack == [0, 1]
    fight = Fight("harry", "ron", scenario="box1", cards=["harry-box"])
    fight.control(2)
    fight.health(5, 5)
    fight.hand(0, "deluminator")
    fight.play("deluminator", "number 2")
    assert fight.s.health == [7, 7]


@pytest.mark.rule("HB-28.11")
def test_ron_acts_at_the_third_attack_once() -> None:
    fight = Fight("ron", "harry", scenario="game3", cards=["ron-3"], foes=["draco-malfoy"])
    fight.health(5, 5)
    fight.tokens(0, attack=5)
    fight.answer("attack draco-malfoy", "attack draco-malfoy", "attack draco-malfoy")
    assert fight.asked() == (0, "target")
    fight.answer("hero harry", "attack draco-malfoy")
    assert fight.s.health == [5, 7]
    assert fight.asked() == (0, "action")
    fight = Fight("ron", "harry", scenario="game7", cards=["ron-7"], foes=["draco-malfoy"])
    fight.health(5, 5)
    fight.tokens(0, attack=3)
    fight.answer(*["attack draco-malfoy"] * 3)
    assert fight.s.health == [7, 7]


@pytest.mark.rule("HB-28.11")
def test_ron_of_the_box_counts_influence_too() -> None:
    fight = Fight("ron", "harry", scenario="box2", cards=["ron-box"], foes=["boggart", "norbert"])
    fight.health(5, 5)
    fight.tokens(0, attack=1, influence=2)
    fight.answer("attack boggart", "influence boggart", "influence norbert")
    assert fight.s.health == [6, 6]


@pytest.mark.rule("HB-28.11")
@pytest.mark.parametrize(
    ("card", "answers", "attack", "influence"),
    [
        ("hermione-3", ["hero ron"], [0, 0], [4, 1]),
        ("hermione-7", [], [0, 0], [5, 1]),
        ("hermione-box", [], [1, 1], [4, 0]),
    ],
)
def test_hermione_acts_at_the_fourth_spell(
    card: str, answers: list[str], attack: list[int], influence: list[int]
) -> None:
    fight = Fight("hermione", "ron", scenario="box1", cards=[card])
    fight.hand(0, *["alohomora"] * 4)
    for _ in range(3):
        fight.play("alohomora")
    assert fight.s.influence == [3, 0]
    fight.play("alohomora", *answers)
    assert (fight.s.attack, fight.s.influence) == (attack, influence)


@pytest.mark.rule("HB-29.7")
@pytest.mark.parametrize(("card", "health"), [("neville-3", 8), ("neville-7", 9)])
def test_neville_adds_a_point_the_first_or_every_time(card: str, health: int) -> None:
    fight = Fight("neville", "ron", scenario="game7", cards=[card])
    fight.health(10, 3)
    fight.hand(0, "essence-of-dittany", "essence-of-dittany")
    fight.play("essence-of-dittany", "hero ron")
    assert fight.s.health[1] == 6
    fight.play("essence-of-dittany", "hero ron")
    assert fight.s.health[1] == health


@pytest.mark.rule("HB-29.7")
def test_neville_of_the_box_lets_the_hero_choose() -> None:
    fight = Fight("neville", "ron", scenario="box1", cards=["neville-box"])
    fight.health(3, 3)
    fight.hand(0, "molly-weasley")
    fight.play("molly-weasley")
    assert fight.asked() == (0, "choice")
    fight.answer("choose influence-1")
    assert fight.asked() == (1, "choice")
    fight.answer("choose health-1")
    assert fight.s.health == [5, 6]
    assert fight.s.influence == [2, 1]


@pytest.mark.rule("HB-28.15")
def test_luna_acts_with_her_first_extra_card() -> None:
    fight = Fight("luna", "ron", scenario="box1", cards=["luna-box"])
    fight.health(5, 5)
    fight.hand(0, "incendio", "incendio")
    fight.play("incendio", "hero ron")
    fight.play("incendio")
    assert fight.s.health == [5, 7]
    fight.events("regeneration")
    fight.done()
    assert len(fight.cards(0)) == 5


@pytest.mark.rule("HB-28.11")
def test_ginny_acts_when_two_villains_have_tokens() -> None:
    foes = ["draco-malfoy", "cornelius-fudge", "norbert"]
    fight = Fight("ginny", "ron", scenario="pack1", cards=["ginny-pack"], foes=foes)
    fight.tokens(0, attack=2, influence=2)
    fight.answer("attack draco-malfoy", "attack draco-malfoy", "influence norbert")
    assert fight.s.influence == [1, 0]
    fight.answer("influence cornelius-fudge")
    assert fight.s.influence == [1, 1]


# -- expert cards ----------------------------------------------------------------------------------


def expert(key: str, scenario: str = "box3", hero: str = "harry") -> Fight:
    fight = Fight(hero, "neville", scenario=scenario, experts=[key])
    fight.health(5, 5)
    return fight


@pytest.mark.rule("HB-6.12")
def test_charms_discards_two_spells() -> None:
    fight = expert("charms")
    fight.hand(0, "alohomora", "hedwig")
    assert "use charms" not in fight.options()
    fight.hand(0, "alohomora", "alohomora", "hedwig")
    fight.answer("use charms")
    assert fight.s.influence == [1, 1]
    assert [len(hand) for hand in fight.s.hand] == [2, 1]


@pytest.mark.rule("HB-28.16")
def test_divination_looks_at_the_top_card_with_each_item() -> None:
    fight = expert("divination")
    fight.hand(0, "quidditch-gear")
    fight.deck(0, "lumos", "hedwig")
    fight.play("quidditch-gear")
    assert fight.options() == ["leave hedwig", "away hedwig"]
    assert fight.s.view(0).shown.deck[0][-1] == columns.thing("hedwig")
    assert fight.s.view(1).shown.deck[0][-1] == -1
    fight.answer("away hedwig")
    assert fight.discarded(0) == ["hedwig"]


@pytest.mark.rule("HB-28.11")
def test_herbology_and_non_corporeal_act_at_the_third_point() -> None:
    fight = expert("herbology")
    fight.hand(0, "remus-lupin", "remus-lupin")
    fight.play("remus-lupin", "hero neville")
    assert len(fight.cards(1)) == 1
    fight.health(5, 5)
    fight.play("remus-lupin", "hero neville")
    assert len(fight.cards(1)) == 1
    fight = expert("non-corporeal", hero="ron")
    fight.hand(0, "essence-of-dittany", "essence-of-dittany")
    fight.play("essence-of-dittany", "hero neville")
    assert fight.s.attack == [0, 0]
    fight.play("essence-of-dittany", "hero neville")
    assert fight.s.attack == [0, 1]


@pytest.mark.rule("HB-6.12")
def test_history_of_magic_rewards_each_spell_acquired() -> None:
    fight = expert("history-of-magic")
    fight.shop("finite", "fang", "finite")
    fight.tokens(0, influence=9)
    fight.answer("acquire finite", "hero neville", "acquire fang", "acquire finite", "hero neville")
    assert fight.s.influence == [0, 2]


@pytest.mark.rule("HB-28.11")
def test_potions_rewards_an_ally_an_item_and_a_spell_once() -> None:
    fight = expert("potions")
    fight.hand(0, "alohomora", "quidditch-gear", "sirius-black", "sirius-black")
    fight.play("alohomora")
    fight.play("quidditch-gear")
    fight.play("sirius-black", "hero neville")
    fight.play("sirius-black")
    assert fight.s.attack == [5, 1]
    assert fight.s.health == [6, 6]


@pytest.mark.rule("HB-28.13")
def test_transfiguration_takes_a_card_from_the_deck() -> None:
    fight = expert("transfiguration")
    fight.hand(0, "quidditch-gear")
    fight.deck(0, "stupefy", "lumos", "hedwig")
    fight.answer("use transfiguration")
    assert fight.options() == ["take hedwig", "take lumos"]
    fight.answer("take lumos")
    assert fight.cards(0) == ["lumos"]
    assert sorted(keys(fight.s.deck[0])) == ["hedwig", "stupefy"]
    assert fight.told("drew") == []


@pytest.mark.rule("HB-29.6")
def test_care_of_magical_creatures() -> None:
    fight = expert("care-of-magical-creatures")
    fight.foe(0, "cornish-pixies")
    fight.foe(1, "scabbers")
    fight.control(3)
    fight.tokens(0, attack=2)
    fight.answer("attack cornish-pixies", "hero neville", "attack cornish-pixies")
    assert fight.s.health == [5, 7]
    fight.defeat("cornish-pixies")
    assert fight.s.control == 2
    fight.defeat("scabbers")
    assert fight.s.control == 0


@pytest.mark.rule("HB-29.5")
def test_otter_draws_a_spell_and_gains_attack() -> None:
    fight = expert("otter", hero="hermione")
    fight.tokens(0, influence=2)
    fight.deck(0, "lumos", "alohomora")
    fight.answer("use otter")
    assert fight.cards(0) == ["alohomora"]
    assert (fight.s.attack[0], fight.s.influence[0]) == (1, 1)
    fight = expert("otter", hero="hermione")
    fight.foe(0, "basilisk-box")
    fight.tokens(0, influence=1)
    fight.answer("use otter")
    assert (fight.cards(0), fight.s.attack[0]) == ([], 1)


@pytest.mark.rule("HB-6.12")
def test_rabbit_and_horse() -> None:
    fight = expert("rabbit", hero="luna")
    fight.hand(0, "alohomora")
    fight.load(4)
    fight.answer("use rabbit")
    assert fight.s.influence == [1, 1]
    fight = expert("horse", scenario="pack1", hero="ginny")
    fight.tokens(0, attack=1)
    fight.answer("use horse")
    assert [len(hand) for hand in fight.s.hand] == [1, 1]
