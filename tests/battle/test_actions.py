"""HB-6: step 3, playing cards and taking actions."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.queries import price
from spellwright.games.battle.state import INFLUENCE_SPENT, SPELLS
from spellwright.testing.battle import Fight, kinds


@pytest.mark.rule("HB-6.1", "HB-6.2", "HB-3.4")
def test_actions_can_be_mixed_and_none_is_compulsory() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.hand(0, "firebolt", "alohomora", "descendo")
    fight.shop("essence-of-dittany")
    fight.play("firebolt")
    fight.answer("attack draco-malfoy")
    fight.play("alohomora")
    fight.play("descendo")
    fight.answer("attack draco-malfoy")
    assert "done" in fight.options()
    fight.events("expulso")
    fight.done()
    assert fight.s.active == 1


@pytest.mark.rule("HB-6.3", "HB-1.5", "HB-1.6")
def test_a_played_card_lies_in_the_play_area_while_its_effect_happens() -> None:
    fight = Fight("harry", "ron", scenario="game3")
    fight.hand(0, "crystal-ball")
    fight.deck(0)
    fight.pile(0, "lumos", "incendio")
    fight.play("crystal-ball")
    assert fight.s.play_area == kinds("crystal-ball")
    assert "discard crystal-ball" not in fight.options()
    assert fight.s.view(1).shown.play_area == kinds("crystal-ball")


@pytest.mark.rule("HB-6.4")
def test_playing_costs_nothing() -> None:
    fight = Fight("harry", "ron")
    fight.hand(0, "albus-dumbledore")
    fight.play("albus-dumbledore")
    assert fight.s.attack == [1, 1]
    assert fight.s.influence == [1, 1]


@pytest.mark.rule("HB-6.5", "HB-1.1")
def test_tokens_go_to_the_gaining_heros_board() -> None:
    fight = Fight("harry", "ron")
    fight.hand(0, "arthur-weasley", "descendo")
    fight.play("arthur-weasley")
    fight.play("descendo")
    assert fight.s.influence == [2, 2]
    assert fight.s.attack == [2, 0]
    assert fight.s.view(-1).shown.attack == [2, 0]


@pytest.mark.rule("HB-6.6", "HB-EX3")
def test_a_card_counts_as_played_though_its_effect_is_prevented() -> None:
    fight = Fight("hermione", "ron", scenario="game3", cards=["hermione-3"], foes=["basilisk"])
    fight.hand(0, "lumos", "alohomora", "alohomora", "alohomora")
    fight.play("lumos")
    assert fight.cards(1) == []
    assert fight.s.play_area == kinds("lumos")
    for _ in range(3):
        fight.play("alohomora")
    assert fight.asked() == (0, "target")
    fight.answer("hero ron")
    assert fight.s.influence == [3, 1]


@pytest.mark.rule("HB-6.7")
def test_one_token_at_a_time_goes_from_the_board_to_a_foe() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.tokens(0, attack=2)
    fight.answer("attack draco-malfoy")
    assert fight.s.attack[0] == 1
    assert fight.on_foe("draco-malfoy") == (1, 0)


@pytest.mark.rule("HB-6.8", "HB-6.10")
def test_a_card_is_paid_and_goes_to_the_discard_pile() -> None:
    fight = Fight("harry", "ron")
    fight.shop("lumos", "descendo")
    fight.tokens(0, influence=4)
    assert "acquire descendo" not in fight.options()
    fight.answer("acquire lumos")
    assert fight.s.influence[0] == 0
    assert fight.discarded(0) == ["lumos"]
    assert fight.cards(0) == []


@pytest.mark.rule("HB-6.9", "HB-6.11")
def test_several_cards_can_be_acquired_and_spaces_stay_empty() -> None:
    fight = Fight("harry", "ron")
    fight.shop("lumos", "reparo")
    fight.s.market = kinds("incendio", "incendio")
    fight.tokens(0, influence=7)
    fight.answer("acquire lumos", "acquire reparo")
    assert fight.discarded(0) == ["lumos", "reparo"]
    assert fight.shown()[:2] == ["", ""]
    fight.events("expulso")
    fight.done()
    assert fight.shown()[:2] == ["incendio", "incendio"]


@pytest.mark.rule("HB-6.12")
def test_an_expert_card_is_used_once_a_turn_for_its_cost() -> None:
    fight = Fight("harry", "ron", scenario="game6", experts=["flying-lessons"])
    fight.control(2)
    fight.tokens(0, influence=4)
    assert "use flying-lessons" not in fight.options()
    fight.tokens(0, influence=10)
    fight.answer("use flying-lessons")
    assert (fight.s.control, fight.s.influence[0]) == (1, 5)
    assert "use flying-lessons" not in fight.options()


@pytest.mark.rule("HB-6.13", "HB-16.15")
def test_collected_cards_can_be_used() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.collect(0, "ring")
    fight.control(1)
    fight.hand(0, "alohomora")
    assert "use ring" not in fight.options()
    fight.hand(0, "alohomora", "alohomora")
    fight.answer("use ring")
    assert fight.s.control == 0
    assert len(fight.discarded(0)) == 2


@pytest.mark.rule("HB-6.14", "HB-24.6")
def test_with_many_cards_only_the_active_ones_can_be_used() -> None:
    fight = Fight("ron", "harry", scenario="box1", multi_hero=True, experts=["flying-lessons"])
    fight.s.hero_cards[0] = kinds("ron-7", "ron-box")
    fight.s.experts[0] = kinds("flying-lessons", "arithmancy")
    fight.s.hero_card[0] = columns.thing("ron-7")
    fight.events(*["expulso"] * 4)
    fight.done()
    fight.done()
    assert fight.asked() == (0, "switch")
    assert fight.options() == ["switch-to ron-7", "switch-to ron-box"]
    fight.answer("switch-to ron-box", "switch-to arithmancy")
    fight.tokens(0, influence=9)
    fight.control(1)
    assert fight.s.hero_card[0] == columns.thing("ron-box")
    assert "use flying-lessons" not in fight.options()


@pytest.mark.rule("HB-6.15", "HB-6.16")
def test_sweep_and_dismissal_are_actions() -> None:
    fight = Fight("harry", "ron", shop_dismiss=True)
    fight.shop("lumos")
    fight.tokens(0, influence=2)
    assert "sweep" in fight.options()
    assert "dismiss lumos" in fight.options()
    fight = Fight("harry", "ron")
    fight.shop("lumos")
    fight.tokens(0, influence=2)
    assert "dismiss lumos" not in fight.options()


@pytest.mark.rule("HB-6.17")
def test_prices_change_with_arithmancy_and_ministers_of_magic() -> None:
    fight = Fight("harry", "ron", scenario="pack2", experts=["arithmancy"])
    history, lumos, ink = kinds("hogwarts-a-history", "lumos", "self-correcting-ink")
    book = columns.thing("monster-book")
    assert [price(fight.s, 0, kind) for kind in (history, ink, lumos, book)] == [3, 4, 4, 5]
    assert price(fight.s, 1, history) == 4
    fight.encounter("ministers-of-magic")
    assert [price(fight.s, 0, kind) for kind in (history, lumos)] == [4, 5]


@pytest.mark.rule("HB-6.17")
def test_dismissing_uses_the_printed_value() -> None:
    fight = Fight("harry", "ron", scenario="pack2", shop_dismiss=True)
    fight.encounter("ministers-of-magic")
    fight.shop("lumos")
    fight.tokens(0, influence=2)
    fight.answer("dismiss lumos")
    assert fight.s.influence[0] == 0


@pytest.mark.rule("HB-6.18")
def test_a_cost_is_returned_to_the_supply_and_must_be_paid_in_full() -> None:
    fight = Fight("ron", "harry", scenario="box3", experts=["terrier"])
    assert "use terrier" not in fight.options()
    fight.tokens(0, attack=1)
    fight.load(1)
    fight.answer("use terrier")
    assert fight.s.attack[0] == 0
    assert fight.s.influence == [1, 1]


@pytest.mark.rule("HB-6.19")
def test_hogwarts_castle_takes_five_attack_as_often_as_wanted() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.location("hogwarts-castle")
    fight.control(3)
    fight.tokens(0, attack=11)
    fight.answer("use hogwarts-castle", "use hogwarts-castle")
    assert (fight.s.control, fight.s.attack[0]) == (1, 1)
    assert "use hogwarts-castle" not in fight.options()


@pytest.mark.rule("HB-6.20", "HB-17.12")
def test_attack_can_be_assigned_to_dumbledores_request() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.encounter("dumbledores-request")
    fight.tokens(0, attack=7)
    fight.answer(*["attack dumbledores-request"] * 6)
    assert fight.s.encounter_attack == 6
    fight.events("expulso")
    fight.done("collect dumbledores-request")
    assert fight.s.collected[0] == kinds("dumbledores-request")


@pytest.mark.rule("HB-17.12")
def test_attack_on_dumbledores_request_is_gone_at_the_end_of_the_turn() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.encounter("dumbledores-request")
    fight.tokens(0, attack=5)
    fight.answer(*["attack dumbledores-request"] * 5)
    fight.events("expulso", "expulso")
    fight.done()
    assert fight.s.encounter_attack == 0


@pytest.mark.rule("HB-6.21")
def test_all_legal_actions_are_offered_and_nothing_else() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["boggart", "draco-malfoy"])
    fight.hand(0, "alohomora", "alohomora", "firebolt")
    fight.shop("finite", "finite", "lumos")
    fight.tokens(0, attack=1, influence=3)
    assert fight.options() == [
        "play alohomora",
        "play firebolt",
        "attack boggart",
        "attack draco-malfoy",
        "influence boggart",
        "acquire finite",
        "sweep",
        "done",
    ]


@pytest.mark.rule("HB-7.26")
def test_what_is_paid_counts_as_spent_and_what_is_assigned_does_not() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["boggart"])
    fight.shop("finite")
    fight.tokens(0, influence=4)
    fight.answer("influence boggart", "acquire finite")
    assert fight.s.tally[INFLUENCE_SPENT] == 3
    assert fight.s.tally[SPELLS] == 0


# -- HB-21: the market sweep -----------------------------------------------------------------------


@pytest.mark.rule("HB-21.1", "HB-21.2", "HB-EX25")
def test_the_sweep_is_used_once_and_by_one_who_acquires_nothing() -> None:
    fight = Fight("harry", "ron")
    fight.shop("lumos", "reparo")
    fight.s.market = kinds(*["incendio"] * 10)
    fight.tokens(0, influence=9)
    fight.answer("sweep")
    assert fight.shown() == ["incendio"] * 6
    assert "acquire incendio" not in fight.options()
    assert "sweep" not in fight.options()
    fight.events("expulso")
    fight.done()
    assert "sweep" not in fight.options()


@pytest.mark.rule("HB-21.2", "HB-EX25")
def test_who_has_acquired_a_card_cannot_sweep() -> None:
    fight = Fight("harry", "ron")
    fight.shop("lumos", "reparo")
    fight.tokens(0, influence=9)
    fight.answer("acquire reparo")
    assert "sweep" not in fight.options()


@pytest.mark.rule("HB-21.3", "HB-21.4", "HB-21.5")
def test_swept_cards_go_to_the_bottom_and_new_ones_come_at_once() -> None:
    fight = Fight("harry", "ron")
    fight.shop("lumos", "reparo", "finite", "descendo", "dobby", "incendio")
    fight.s.market = kinds(*["golden-snitch"] * 6)
    fight.tokens(0, influence=1)
    fight.answer("sweep")
    assert fight.s.influence[0] == 1
    assert sorted(fight.s.market) == sorted(
        kinds("lumos", "reparo", "finite", "descendo", "dobby", "incendio")
    )


@pytest.mark.rule("HB-21.6")
def test_the_order_of_swept_cards_is_random() -> None:
    orders = set()
    for seed in range(8):
        fight = Fight("harry", "ron", seed=seed)
        fight.shop("lumos", "reparo", "finite", "descendo", "dobby", "incendio")
        fight.s.market = kinds(*["golden-snitch"] * 6)
        fight.answer("sweep")
        orders.add(tuple(fight.s.market))
    assert len(orders) > 3


@pytest.mark.rule("HB-28.18")
@pytest.mark.parametrize(
    ("card", "bought"),
    [
        ("time-turner", "lumos"),
        ("wingardium-leviosa", "essence-of-dittany"),
        ("sorting-hat", "fang"),
    ],
)
def test_acquired_cards_may_go_on_top_of_the_deck(card: str, bought: str) -> None:
    fight = Fight("hermione", "ron")
    fight.hand(0, card)
    fight.shop(bought, bought, bought)
    fight.tokens(0, influence=12)
    fight.answer(f"acquire {bought}")
    assert fight.discarded(0) == [bought]
    fight.play(card)
    fight.answer(f"acquire {bought}", "on-top")
    assert fight.s.deck[0][-1] == columns.thing(bought)
    fight.answer(f"acquire {bought}", "on-pile")
    assert fight.discarded(0) == [bought, bought]
