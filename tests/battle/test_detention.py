"""HB-18: banishing; HB-20: Detention!; HB-28 to HB-29: how single words and cards are read."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.content import vocabulary as v
from spellwright.games.battle.rules.cards import refill_deck, take_detention
from spellwright.testing.battle import Fight, keys, kinds


@pytest.mark.rule("HB-18.1", "HB-1.21", "HB-1.8")
def test_a_banished_card_lies_in_a_public_pile_outside_the_game() -> None:
    fight = Fight("harry", "ron", scenario="pack2")
    fight.hand(0, "confringo", "alohomora")
    fight.play("confringo", "banish alohomora")
    assert fight.s.banished == kinds("alohomora")
    assert fight.s.view(1).shown.banished == kinds("alohomora")


@pytest.mark.rule("HB-18.2", "HB-EX29")
def test_banishing_is_optional() -> None:
    fight = Fight("harry", "ron", scenario="box1", foes=["norbert"])
    fight.hand(0, "alohomora")
    fight.hand(1, "alohomora")
    fight.defeat("norbert", "banish alohomora", "none")
    assert (fight.cards(0), fight.cards(1)) == ([], ["alohomora"])


@pytest.mark.rule("HB-18.3", "HB-18.6", "HB-EX29")
def test_cornelius_fudge_makes_everybody_banish_the_top_card() -> None:
    fight = Fight("harry", "ron", scenario="pack1", foes=["cornelius-fudge"])
    fight.deck(0, "alohomora", "alohomora", "lumos")
    fight.deck(1)
    fight.pile(1, *["hedwig"] * 4)
    fight.event("morsmordre")
    assert len(fight.s.deck[0]) == 2
    assert len(fight.s.deck[1]) == 3
    assert fight.discarded(1) == []
    assert sorted(keys(fight.s.banished)) == ["hedwig", "lumos"]


@pytest.mark.rule("HB-18.3")
def test_draught_of_living_death_makes_owner_and_neighbours_banish() -> None:
    foes = ["dolores-umbridge", "crabbe-and-goyle", "corban-yaxley"]
    fight = Fight("harry", "ron", "hermione", "neville", scenario="pack3", foes=foes)
    fight.dark_potion(0, "draught-of-living-death")
    fight.events("regeneration", "regeneration", "regeneration", "regeneration")
    for _ in range(4):
        fight.done()
    assert fight.s.active == 0
    assert len(fight.s.banished) == 3
    assert fight.s.control == 1


@pytest.mark.rule("HB-18.6")
def test_with_no_cards_at_all_nothing_is_banished() -> None:
    fight = Fight("harry", "ron", scenario="pack1", foes=["cornelius-fudge"])
    fight.deck(0)
    fight.event("morsmordre")
    assert len(fight.s.banished) == 1


@pytest.mark.rule("HB-18.4")
def test_the_effect_says_from_where_a_card_is_banished() -> None:
    fight = Fight("harry", "ron", scenario="pack2")
    fight.hand(0, "confringo", "scourgify", "arresto-momentum", "alohomora")
    fight.pile(0, "hedwig")
    fight.play("confringo")
    assert fight.options() == [
        "banish alohomora",
        "banish scourgify",
        "banish arresto-momentum",
        "none",
    ]
    fight.answer("none")
    fight.play("scourgify")
    assert fight.options() == [
        "banish alohomora",
        "banish arresto-momentum",
        "banish-from-pile hedwig",
        "none",
    ]
    fight.answer("none")
    fight.play("arresto-momentum")
    assert fight.options() == ["banish-from-pile hedwig", "none"]


@pytest.mark.rule("HB-18.7")
def test_arresto_momentum_banishes_the_top_event_unseen() -> None:
    fight = Fight("harry", "ron", scenario="pack1", foes=["crabbe-and-goyle"])
    fight.events("expulso", "morsmordre", "flipendo")
    fight.hand(0, "arresto-momentum", "crystal-ball")
    fight.deck(0)
    fight.play("crystal-ball")
    assert fight.s.events_unseen == kinds("flipendo")
    assert fight.s.view(0).shown.events_unseen == [-1]
    assert fight.s.event_stack == kinds("expulso", "morsmordre")


@pytest.mark.rule("HB-18.7")
def test_defensive_reveals_the_event_before_it_is_banished() -> None:
    fight = Fight("harry", "ron", scenario="pack1", charms=["defensive"])
    fight.health(6, 10)
    fight.s.event_pile = kinds("expulso")
    fight.answer("use defensive")
    assert fight.options() == ["leave expulso", "away expulso"]
    assert fight.s.view(1).shown.event_stack == kinds("expulso")
    fight.answer("away expulso")
    assert fight.s.events_banished == kinds("expulso")


@pytest.mark.rule("HB-18.8")
def test_hover_banishes_from_any_heros_pile() -> None:
    fight = Fight("harry", "ron", scenario="pack1", charms=["hover"])
    fight.health(2, 10)
    fight.hand(0, "alohomora")
    fight.pile(1, "hedwig", "detention")
    fight.answer("use hover", "hero ron", "banish-from-pile detention")
    assert fight.s.attack[0] == 1
    assert fight.discarded(1) == ["hedwig"]


# -- Detention! ------------------------------------------------------------------------------------


@pytest.mark.rule("HB-20.1", "HB-1.20", "HB-2.14")
def test_detention_is_in_no_shop() -> None:
    assert columns.DETENTION not in columns.shop_cards(len(columns.SCENARIOS) - 1)
    fight = Fight.set_up(2, scenario="box1")
    assert fight.s.detentions == 20
    assert columns.DETENTION not in fight.s.market
    assert fight.s.view(-1).shown.detentions == 20


@pytest.mark.rule("HB-20.2", "HB-20.12", "HB-1.29")
def test_detention_comes_from_the_supply_into_hand_or_pile() -> None:
    fight = Fight("harry", "ron", scenario="box3")
    fight.event("transformed")
    assert fight.cards(0) == ["detention"]
    fight.event("bombarda")
    assert (fight.discarded(0), fight.discarded(1)) == (["detention"], ["detention"])
    assert fight.s.detentions == 17
    fight.s.detentions = 0
    take_detention(fight.s, 0, True)
    assert fight.cards(0) == ["detention"]
    assert columns.COPIES[columns.DETENTION] == 20


@pytest.mark.rule("HB-20.3", "HB-20.4")
def test_detention_has_no_value_and_no_effect_in_hand() -> None:
    assert columns.VALUE[columns.DETENTION] == 0
    fight = Fight("harry", "ron", scenario="box1")
    fight.hand(0, "detention")
    fight.events("regeneration")
    fight.done()
    assert fight.s.health[0] == 10


@pytest.mark.rule("HB-20.5", "HB-20.6", "HB-EX7")
def test_discarding_detention_costs_two_health_and_banishing_it_nothing() -> None:
    fight = Fight("harry", "ron", scenario="pack2")
    fight.health(7, 10)
    fight.hand(0, "detention")
    fight.event("the-grim")
    assert fight.s.health[0] == 5
    fight.health(7, 10)
    fight.hand(0, "detention", "confringo")
    fight.play("confringo", "banish detention")
    assert fight.s.health[0] == 7


@pytest.mark.rule("HB-20.7", "HB-EX7")
def test_detention_at_clean_up_costs_nothing() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.health(7, 10)
    fight.hand(0, "detention")
    fight.events("regeneration")
    fight.done()
    assert fight.s.health[0] == 7


@pytest.mark.rule("HB-20.8", "HB-20.9")
def test_playing_detention_does_nothing_but_counts_as_an_item() -> None:
    fight = Fight("luna", "ron", scenario="box1")
    fight.hand(0, "detention", "luna-lovegood")
    fight.play("detention")
    assert (fight.s.health[0], fight.s.attack[0]) == (10, 0)
    fight.load(2)
    fight.play("luna-lovegood")
    assert fight.s.attack[0] == 1


@pytest.mark.rule("HB-20.10")
def test_the_loss_comes_directly_within_a_bad_effect() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["draco-malfoy"])
    fight.hand(0, "detention")
    fight.event("the-grim")
    told = [fight.s.rules.events[event.kind].key for event in fight.story]
    assert told.index("lost-health") < told.index("control-added")


@pytest.mark.rule("HB-20.11")
def test_a_stunned_hero_loses_nothing_by_detention() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.health(1, 10)
    fight.hand(0, "detention", "detention")
    fight.event("expulso")
    assert fight.told("lost-health") == [(0, 1)]


@pytest.mark.rule("HB-20.13")
def test_students_out_of_bed_adds_detention_before_a_shuffle() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.encounter("students-out-of-bed")
    fight.deck(0)
    fight.pile(0, "lumos", "incendio")
    assert refill_deck(fight.s, 0)
    assert sorted(keys(fight.s.deck[0])) == ["detention", "incendio", "lumos"]
    assert fight.s.detentions == 19


@pytest.mark.rule("HB-28.1", "HB-EX45")
def test_cards_without_value_are_neither_even_nor_odd() -> None:
    fight = Fight("harry", "ron", scenario="pack2", foes=["cornish-pixies", "rufus-scrimgeour"])
    fight.hand(0, "lumos", "reparo", "alohomora", "detention")
    fight.ability("cornish-pixies")
    assert fight.s.health == [8, 10]
    fight.ability("rufus-scrimgeour")
    assert fight.s.health == [8, 9]
    fight.event("acromantula-attack")
    assert fight.discarded(0) == ["alohomora"]


@pytest.mark.rule("HB-28.2")
def test_groups_of_cards() -> None:
    def group(word: str) -> list[str]:
        return [
            columns.KEYS[kind] for kind in columns.KINDS if columns.GROUPS[kind] & v.GROUPS[word]
        ]

    assert sorted(group("weasley")) == [
        "arthur-weasley",
        "bill-weasley",
        "fred-weasley",
        "george-weasley",
        "ginny-weasley",
        "molly-weasley",
        "percy-weasley",
        "ron-weasley",
    ]
    assert group("broom") == ["firebolt", "cleansweep-11", "nimbus-2000", "nimbus-2001"]
    assert group("house-elf") == ["dobby", "kreacher"]
