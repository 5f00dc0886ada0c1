"""HB-13: discarding; HB-12: timing and priority."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.rules.control import ADDED
from spellwright.games.battle.rules.priority import trigger
from spellwright.testing.battle import Fight


def _event(key: str) -> int:
    return RULES.events.find(key)


@pytest.mark.rule("HB-13.1", "HB-EX41", "HB-13.10")
def test_a_revealed_card_that_is_discarded_is_discarded_in_the_full_sense() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["crabbe-and-goyle"])
    fight.deck(0, "alohomora", "marauders-map")
    fight.event("oppugno")
    assert fight.s.health == [7, 10]
    assert fight.discarded(0) == ["marauders-map"]
    assert (fight.cards(0), fight.cards(1)) == (["alohomora"], ["alohomora"])
    kinds = [event.kind for event in fight.story]
    lost = [n for n, kind in enumerate(kinds) if kind == _event("lost-health")]
    drew = [n for n, kind in enumerate(kinds) if kind == _event("drew")]
    assert max(lost) < min(drew)


@pytest.mark.rule("HB-13.2", "HB-13.3", "HB-EX11")
def test_a_bad_effect_is_complete_before_foes_and_then_discard_effects_react() -> None:
    fight = Fight("neville", "ron", foes=["crabbe-and-goyle"])
    fight.health(6, 10)
    fight.hand(0, "remembrall", "alohomora", "alohomora", "trevor", "mandrake")
    fight.event("flipendo", "discard remembrall")
    assert fight.s.health[0] == 4
    assert fight.s.influence[0] == 2
    order = [event.kind for event in fight.story]
    acted, gained = _event("acted"), _event("gained-influence")
    assert order.index(acted) < order.index(gained)


@pytest.mark.rule("HB-13.4", "HB-EX12")
def test_an_own_discard_interrupts_the_own_card() -> None:
    fight = Fight("neville", "ron", scenario="game3")
    fight.hand(0, "sybill-trelawney", "chocolate-frog")
    fight.deck(0, "alohomora", "alohomora")
    fight.health(5, 10)
    fight.play("sybill-trelawney", "discard chocolate-frog")
    assert (fight.s.influence[0], fight.s.health[0]) == (1, 6)
    assert not fight.s.waiting


@pytest.mark.rule("HB-13.4")
def test_the_interrupted_card_goes_on_after_the_discard_effect() -> None:
    fight = Fight("harry", "ron", scenario="game5")
    fight.hand(0, "cho-chang", "gilderoy-lockhart", "lumos")
    fight.deck(0, "hedwig", "alohomora", "alohomora", "alohomora")
    fight.load(1)
    fight.play("cho-chang", "discard gilderoy-lockhart")
    assert "hedwig" in fight.cards(0)
    fight.answer("discard lumos")
    assert fight.told("rolled") == [(3, 3)]


@pytest.mark.rule("HB-13.5")
def test_a_discard_for_another_heros_ability_is_caused_by_a_hero() -> None:
    fight = Fight("ron", "harry", scenario="box3", experts=["", "stag"], foes=["crabbe-and-goyle"])
    fight.health(1, 9)
    fight.hand(1, "protego")
    fight.event("expulso", "discard protego")
    assert fight.s.attack[1] == 1
    assert fight.s.health == [2, 8]


@pytest.mark.rule("HB-13.6", "HB-27.2", "HB-27.5")
def test_who_must_discard_chooses_the_card_even_on_anothers_turn() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(1, "alohomora", "cleansweep-11")
    fight.load(6)
    fight.event("heir-of-slytherin")
    assert fight.asked() == (1, "discard")
    assert fight.options() == ["discard alohomora", "discard cleansweep-11"]


@pytest.mark.rule("HB-13.7", "HB-27.7")
def test_who_has_too_few_cards_discards_what_is_there_without_being_asked() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.hand(0, "mundungus-fletcher")
    fight.deck(0)
    fight.play("mundungus-fletcher")
    assert fight.asked() == (0, "action")
    assert fight.discarded(0) == []


@pytest.mark.rule("HB-13.8", "HB-18.5", "HB-8.7")
def test_clean_up_banishing_and_playing_are_no_discards() -> None:
    fight = Fight("neville", "ron", scenario="pack2")
    fight.hand(0, "remembrall", "remembrall", "remembrall", "confringo")
    fight.play("remembrall")
    fight.play("confringo", "banish remembrall")
    assert fight.s.influence[0] == 1
    fight.events("expulso")
    fight.done()
    assert fight.told("discarded") == []
    assert fight.s.influence[0] == 0


@pytest.mark.rule("HB-13.9")
def test_foes_react_to_a_discard_before_its_discard_effect() -> None:
    fight = Fight("neville", "ron", foes=["crabbe-and-goyle"])
    fight.hand(0, "chocolate-frog")
    fight.health(2, 10)
    fight.event("flipendo")
    assert fight.told("stunned") == [(3,)]
    assert fight.s.health[0] == 0


@pytest.mark.rule("HB-13.10")
def test_crabbe_and_goyle_react_once_per_card() -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["crabbe-and-goyle"])
    fight.hand(0, "firebolt", "firebolt", "firebolt", "alohomora")
    fight.event("dragons-breath")
    assert fight.s.health[0] == 10 - 1 - 3


@pytest.mark.rule("HB-13.10")
def test_stuns_costs_creatures_and_locations_are_no_demands_of_villains() -> None:
    fight = Fight("harry", "ron", scenario="box3", foes=["crabbe-and-goyle", "centaur"])
    fight.hand(0, "lumos", "lumos")
    fight.ability("centaur", "choose discard-1-spell")
    assert fight.s.health[0] == 10
    fight.health(1, 10)
    fight.hand(0, "lumos", "lumos")
    fight.event("expulso")
    assert fight.told("stunned") == [(0,)]
    assert fight.told("acted") == []


@pytest.mark.rule("HB-13.10")
def test_defense_against_the_dark_arts_reacts_to_events_and_villains() -> None:
    fight = Fight("harry", "ron", scenario="game6", experts=["defense-against-the-dark-arts"])
    fight.health(5, 10)
    fight.hand(0, "lumos")
    fight.event("flipendo")
    assert (fight.s.attack[0], fight.s.health[0]) == (1, 5)
    fight.hand(0, "crystal-ball", "lumos")
    fight.play("crystal-ball", "discard lumos")
    assert (fight.s.attack[0], fight.s.health[0]) == (1, 5)


@pytest.mark.rule("HB-13.11", "HB-12.9")
def test_all_heroes_discard_before_anything_reacts() -> None:
    fight = Fight("neville", "ron", scenario="game4", foes=["crabbe-and-goyle"])
    fight.hand(0, "remembrall")
    fight.hand(1, "lumos")
    fight.load(6)
    fight.event("heir-of-slytherin")
    order = [event.kind for event in fight.story]
    discards = [n for n, kind in enumerate(order) if kind == _event("discarded")]
    acted = [n for n, kind in enumerate(order) if kind == _event("acted")]
    assert max(discards) < min(acted)
    assert fight.told("discarded")[0][0] == 3
    assert fight.s.health == [9, 9]


@pytest.mark.rule("HB-13.12")
def test_cards_discarded_for_a_stun_during_an_own_card_wait_for_it() -> None:
    fight = Fight("neville", "ron", scenario="box3")
    fight.health(2, 10)
    fight.hand(0, "erumpent-horn", "remembrall", "remembrall")
    fight.play("erumpent-horn")
    order = [event.kind for event in fight.story]
    assert order.index(_event("gained-attack")) < order.index(_event("gained-influence"))
    assert (fight.s.attack[0], fight.s.influence[0]) == (3, 2)


@pytest.mark.rule("HB-13.13")
def test_a_card_that_is_handed_over_belongs_to_the_other_hero() -> None:
    fight = Fight("harry", "ron", scenario="pack1")
    fight.hand(0, "locomotor")
    fight.pile(0, "lumos")
    fight.play("locomotor", "hand-over lumos")
    assert fight.s.influence == [1, 1]
    assert fight.cards(1) == ["lumos"]
    fight.events("flipendo")
    fight.done()
    fight.events("expulso")
    fight.done()
    assert "lumos" in fight.discarded(1)


@pytest.mark.rule("HB-13.14", "HB-29.10")
def test_discard_an_item_can_only_be_met_by_an_item() -> None:
    fight = Fight("harry", "ron", scenario="pack1", foes=["marcus-flint"])
    fight.hand(0, "lumos", "hedwig")
    fight.ability("marcus-flint")
    assert sorted(fight.cards(0)) == ["hedwig", "lumos"]
    assert fight.s.health[0] == 8
    fight.hand(0, "lumos", "firebolt")
    fight.ability("marcus-flint")
    assert fight.cards(0) == ["lumos"]
    assert fight.s.health[0] == 8


# -- timing ----------------------------------------------------------------------------------------


@pytest.mark.rule("HB-12.1", "HB-12.10")
def test_waiting_effects_resolve_by_rank() -> None:
    fight = Fight(
        "harry",
        "ron",
        scenario="game7",
        cards=["harry-7"],
        foes=["draco-malfoy", "lucius-malfoy"],
    )
    fight.foe(3, "voldemort-g7")
    fight.control(2)
    fight.hand(0, "finite")
    fight.play("finite")
    assert fight.s.health == [9, 9]
    assert fight.asked() == (0, "target")
    fight.answer("hero harry", "hero ron")
    assert fight.s.attack == [1, 1]


@pytest.mark.rule("HB-12.2")
def test_an_encounter_reacts_before_the_foes() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["draco-malfoy"])
    fight.encounter("full-moon-rises")
    fight.event("he-who-must-not-be-named")
    acted = [args[0] for args in fight.told("acted")]
    assert acted == [columns.thing("full-moon-rises"), columns.thing("draco-malfoy")]


@pytest.mark.rule("HB-12.2")
def test_a_charm_waits_until_the_hero_ability_is_done() -> None:
    fight = Fight("luna", "ron", scenario="pack1", cards=["luna-box"], experts=["divination"])
    fight.health(5, 5)
    fight.hand(0, "golden-snitch")
    fight.deck(0, "lumos", "alohomora")
    fight.play("golden-snitch")
    assert fight.asked() == (0, "target")
    fight.answer("hero luna")
    assert fight.asked() == (0, "look-top")


@pytest.mark.rule("HB-12.3")
def test_a_text_with_an_order_of_its_own_wins() -> None:
    fight = Fight("harry", "ron", scenario="box3")
    fight.hand(0, "detention", "crystal-ball")
    fight.deck(0)
    fight.play("crystal-ball")
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-12.6", "HB-5.4")
def test_foes_of_one_rank_resolve_from_left_to_right() -> None:
    fight = Fight("harry", "ron", scenario="game5", foes=["lucius-malfoy", "draco-malfoy"])
    fight.event("he-who-must-not-be-named")
    acted = [args[0] for args in fight.told("acted")]
    assert acted == [columns.thing("lucius-malfoy"), columns.thing("draco-malfoy")]


@pytest.mark.rule("HB-12.7")
def test_effects_of_several_heroes_resolve_from_the_active_one_clockwise() -> None:
    fight = Fight("ron", "neville", "hermione", scenario="game4")
    fight.hand(0, "protego")
    fight.hand(1, "remembrall")
    fight.hand(2, "chocolate-frog")
    fight.load(6)
    fight.event("heir-of-slytherin")
    gains = [event.args[0] for event in fight.story if event.kind == _event("gained-influence")]
    assert fight.s.attack[0] == 1
    assert gains == [3, 2]


@pytest.mark.rule("HB-12.8")
def test_a_hero_orders_the_own_effects() -> None:
    fight = Fight("neville", "ron", scenario="game3")
    fight.hand(0, "remembrall", "chocolate-frog", "alohomora", "alohomora")
    fight.health(1, 10)
    fight.event("expulso", "discard remembrall", "discard chocolate-frog")
    assert fight.asked() == (0, "order")
    assert fight.options() == ["next remembrall", "next chocolate-frog"]


@pytest.mark.rule("HB-12.11")
def test_nevilles_point_is_part_of_the_gain() -> None:
    fight = Fight("neville", "ron", scenario="game7", cards=["neville-7"])
    fight.health(5, 5)
    fight.hand(0, "essence-of-dittany")
    fight.play("essence-of-dittany", "hero ron")
    assert fight.told("gained-health") == [(1, 3)]


@pytest.mark.rule("HB-12.12")
def test_a_waiting_effect_whose_foe_is_gone_is_not_resolved() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    trigger(fight.s, ADDED, 0)
    fight.s.row[0] = -1
    fight.settle()
    assert fight.s.health[0] == 10
