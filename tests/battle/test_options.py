"""HB-24: options."""

from __future__ import annotations

from collections import Counter

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.rulebook import RECOMMENDED, RULES
from spellwright.games.battle.rules.dark_arts import number_of_events
from spellwright.games.battle.rules.hogwarts_deck import forced_cards, market_cards, put_market
from spellwright.games.battle.rules.setup import arranged
from spellwright.games.battle.rules.shop import FillShop, dismissal_cost
from spellwright.games.battle.state import ACQUIRED
from spellwright.kernel.refusal import Refused
from spellwright.testing.battle import Fight, keys, kinds

FOES = ("norbert", "crabbe-and-goyle", "draco-malfoy", "lucius-malfoy", "basilisk", "dementor")


@pytest.mark.rule("HB-24.1")
def test_all_options_are_offered_with_their_values() -> None:
    values = {option.id: option.values for option in RULES.game_options}
    assert values["scenario"] == tuple(columns.SCENARIOS)
    assert values["villain-order"] == ("shuffled", "listed", "hard5last")
    assert values["dark-count"] == ("location", "escalation", "level")
    assert values["solo"] == ("off", "two-heroes", "official")
    assert values["stun-tokens"] == ("all", "saved")
    assert len(values) == 20
    with pytest.raises(Refused):
        Fight.new(2, villain_order="random")


@pytest.mark.rule("HB-24.2", "HB-30.9")
def test_listed_foes_come_easiest_first() -> None:
    fight = Fight("harry", "ron", villain_order="listed")
    stack = arranged(fight.s, kinds(*FOES))
    difficulties = [columns.DIFFICULTY[foe] for foe in reversed(stack)]
    assert difficulties == [5, 6, 7, 8, 8, 12]


@pytest.mark.rule("HB-24.3")
def test_the_five_hardest_come_last() -> None:
    tops = set()
    for seed in range(12):
        fight = Fight("harry", "ron", villain_order="hard5last", seed=seed)
        stack = arranged(fight.s, kinds(*FOES, "quirinus-quirrell"))
        assert len(stack) == 7
        tops.add(tuple(keys(stack[-2:])))
        assert columns.thing("crabbe-and-goyle") in stack[-2:]
    assert len(tops) > 2


@pytest.mark.rule("HB-24.3")
def test_fewer_than_six_foes_are_shuffled_together() -> None:
    tops = {
        arranged(Fight("harry", "ron", villain_order="hard5last", seed=n).s, kinds(*FOES[:3]))[-1]
        for n in range(12)
    }
    assert len(tops) == 3


@pytest.mark.rule("HB-24.4", "HB-24.5")
def test_with_multi_hero_a_player_owns_all_hero_cards_and_two_expert_cards() -> None:
    fight = Fight.new(2, scenario="box3", multi_hero=True)
    fight.answer("be harry", "be ron", "with harry-box", "with ron-7")
    assert keys(fight.s.hero_cards[0]) == ["harry-7", "harry-box"]
    assert fight.s.hero_card[0] == columns.thing("harry-box")
    fight.answer("with stag", "with charms")
    assert keys(fight.s.experts[0]) == ["stag", "charms"]
    assert fight.s.expert[0] == columns.thing("stag")
    assert fight.asked() == (1, "expert")


@pytest.mark.rule("HB-24.7", "HB-EX21")
def test_dismissing_costs_half_the_value_rounded_up() -> None:
    by_value = {
        columns.VALUE[kind]: dismissal_cost(kind) for kind in columns.CARDS if columns.VALUE[kind]
    }
    assert by_value == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}


@pytest.mark.rule("HB-24.8", "HB-24.9", "HB-24.10")
def test_a_dismissed_card_goes_under_the_deck_and_is_replaced_later() -> None:
    fight = Fight("harry", "ron", shop_dismiss=True)
    fight.shop("lumos")
    fight.s.market = kinds("finite", "incendio")
    fight.tokens(0, influence=2)
    fight.answer("dismiss lumos")
    assert fight.s.market[0] == columns.thing("lumos")
    assert fight.shown()[0] == ""
    assert fight.s.tally[ACQUIRED] == 0
    fight.events("regeneration")
    fight.done()
    assert fight.shown()[0] == "incendio"


@pytest.mark.rule("HB-24.11", "HB-24.12", "HB-27.1")
def test_pick_two_lets_the_active_hero_choose_the_card() -> None:
    fight = Fight("harry", "ron", shop_pick_two=True)
    fight.shop("lumos", "lumos", "lumos", "lumos")
    fight.s.market = kinds("dobby", "incendio", "finite")
    fight.events("regeneration")
    fight.done()
    assert fight.asked() == (0, "place")
    assert fight.options() == ["place finite", "place incendio"]
    fight.answer("place incendio")
    assert fight.options() == ["place dobby", "place finite"]
    fight.answer("place dobby")
    assert fight.shown()[4:] == ["incendio", "dobby"]
    assert fight.s.market == kinds("finite")


@pytest.mark.rule("HB-24.12")
def test_the_last_card_is_placed_without_a_choice() -> None:
    fight = Fight("harry", "ron", shop_pick_two=True)
    fight.s.market = kinds("dobby")
    fight.events("regeneration")
    fight.done()
    assert fight.shown()[0] == "dobby"


@pytest.mark.rule("HB-24.13", "HB-24.14")
def test_equal_cards_share_a_space_and_filling_goes_on() -> None:
    fight = Fight("harry", "ron", shop_stack=True)
    fight.shop("lumos")
    fight.s.market = kinds("dobby", "descendo", "lumos", "reparo", "lumos", "incendio", "finite")
    fight.events("regeneration")
    fight.done()
    assert fight.shown() == ["lumos", "finite", "incendio", "reparo", "descendo", "dobby"]
    assert len(fight.s.shop[0]) == 3


@pytest.mark.rule("HB-24.15")
def test_a_sweep_takes_whole_stacks() -> None:
    fight = Fight("harry", "ron", shop_stack=True)
    fight.s.shop[0] = kinds("lumos", "lumos", "lumos")
    fight.s.market = kinds("finite")
    fight.refresh()
    fight.answer("sweep")
    assert Counter(keys([kind for stack in fight.s.shop for kind in stack])) == {
        "lumos": 3,
        "finite": 1,
    }


@pytest.mark.rule("HB-24.16", "HB-24.20", "HB-EX28")
def test_split_sorts_cards_by_value() -> None:
    fight = Fight("harry", "ron", shop_split=True)
    cards = kinds("alohomora", "old-sock", "finite", "reparo", "lumos", "descendo")
    cards += kinds("albus-dumbledore")
    put_market(fight.s, cards)
    assert sorted(columns.VALUE[kind] for kind in fight.s.market) == [0, 1, 3, 3]
    assert sorted(columns.VALUE[kind] for kind in fight.s.market_high) == [4, 5, 8]


@pytest.mark.rule("HB-24.17", "HB-24.18")
def test_split_gives_each_deck_three_spaces() -> None:
    fight = Fight.set_up(2, shop_split=True)
    values = [columns.VALUE[stack[-1]] for stack in fight.s.shop]
    assert all(value <= 3 for value in values[:3])
    assert all(value >= 4 for value in values[3:])
    fight.s.shop[0] = []
    fight.s.market = []
    high = len(fight.s.market_high)
    fight.s.asks.clear()
    fight.s.push(FillShop())
    fight.run()
    assert fight.s.shop[0] == []
    assert len(fight.s.market_high) == high


@pytest.mark.rule("HB-24.18")
@pytest.mark.parametrize("space", range(6))
@pytest.mark.parametrize("left", ["market", "market_high"])
def test_with_split_a_space_is_filled_while_its_own_deck_has_cards(space: int, left: str) -> None:
    """One deck is used up: all spaces of the other one are still filled."""
    fight = Fight.set_up(2, shop_split=True)
    fight.s.shop[space] = []
    gone = "market_high" if left == "market" else "market"
    setattr(fight.s, gone, [])
    fight.s.asks.clear()
    fight.s.push(FillShop())
    fight.run()
    assert bool(fight.s.shop[space]) == (left == ("market" if space < 3 else "market_high"))


@pytest.mark.rule("HB-24.19")
def test_with_split_a_card_goes_under_the_deck_of_its_value() -> None:
    fight = Fight("harry", "ron", shop_split=True, shop_dismiss=True)
    fight.s.market, fight.s.market_high = kinds("finite"), kinds("incendio")
    fight.shop("lumos", "reparo")
    fight.tokens(0, influence=4)
    fight.answer("dismiss lumos", "dismiss reparo")
    assert fight.s.market == kinds("reparo", "finite")
    assert fight.s.market_high == kinds("lumos", "incendio")


@pytest.mark.rule("HB-24.21", "HB-24.34")
def test_starters_put_four_useful_cards_on_top() -> None:
    for seed in range(10):
        fight = Fight("harry", "ron", scenario="pack3", shop_starters=True, seed=seed)
        cards = market_cards(fight.s)
        history, banish, control, renew = forced_cards(fight.s, cards)
        assert history == columns.A_HISTORY
        assert banish in columns.BANISH_SPELLS
        assert control in columns.CONTROL_CARDS
        assert renew == columns.FLAGRANTE
    fight = Fight.set_up(2, scenario="pack3", shop_starters=True)
    assert "hogwarts-a-history" in fight.shown()
    assert "flagrante" in fight.shown()


@pytest.mark.rule("HB-24.21", "HB-24.36")
@pytest.mark.parametrize("scenario", columns.SCENARIOS)
def test_starters_are_added_in_every_scenario(scenario: str) -> None:
    seats = 2 if scenario != "pack4" else 5
    fight = Fight.set_up(seats, scenario=scenario, shop_starters=True)
    first = [stack[-1] for stack in fight.s.shop[:4]]
    assert first[0] == columns.FLAGRANTE
    assert first[1] in columns.CONTROL_CARDS
    assert first[2] in columns.BANISH_SPELLS
    assert first[3] == columns.A_HISTORY
    assert not [kind for kind in first if columns.DEPICTS[kind] in fight.s.hero]


@pytest.mark.rule("HB-24.36")
def test_a_starter_from_outside_is_of_the_earliest_set_and_no_hero_in_use() -> None:
    controls = set()
    for seed in range(10):
        fight = Fight("harry", "ron", scenario="game1", shop_starters=True, seed=seed)
        history, banish, control, renew = keys(forced_cards(fight.s, []))
        assert (history, banish, renew) == ("hogwarts-a-history", "tergeo", "flagrante")
        controls.add(control)
    assert controls == {"finite", "dobby"}
    alone = Fight("harry", scenario="box1", solo="official", shop_starters=True)
    assert keys(forced_cards(alone.s, market_cards(alone.s)))[1] == "depulso"


@pytest.mark.rule("HB-24.34")
def test_the_candidates_of_starters() -> None:
    assert keys(columns.BANISH_SPELLS) == [
        "tergeo",
        "depulso",
        "nox",
        "scourgify",
        "arresto-momentum",
        "confringo",
        "evanesco",
    ]
    assert keys(columns.CONTROL_CARDS) == [
        "finite",
        "dobby",
        "expecto-patronum",
        "mad-eye-moody",
        "stupefy",
        "kingsley-shacklebolt",
        "deluminator",
        "finite-incantatem",
        "arresto-momentum",
        "harry-potter",
    ]


@pytest.mark.rule("HB-24.22")
@pytest.mark.parametrize("scenario", ["game1", "pack3"])
def test_flagrante_is_the_first_card_of_the_shop(scenario: str) -> None:
    fight = Fight.set_up(2, scenario=scenario, shop_flagrante=True)
    assert fight.shown()[0] == "flagrante"
    alone = Fight.set_up(1, scenario="pack3", solo="official", shop_flagrante=True)
    assert alone.shown()[0] == "flagrante"
    assert len(alone.s.shop[1]) == 5


@pytest.mark.rule("HB-24.23", "HB-24.24", "HB-24.28")
def test_escalation_starts_at_one_and_grows_with_the_first_defeat() -> None:
    foes = ["draco-malfoy", "lucius-malfoy", "dolores-umbridge"]
    fight = Fight("harry", "ron", scenario="game5", foes=foes, dark_count="escalation")
    fight.location("ministry-of-magic")
    assert number_of_events(fight.s) == 1
    fight.defeat("draco-malfoy")
    assert number_of_events(fight.s) == 2
    fight.defeat("lucius-malfoy")
    assert number_of_events(fight.s) == 2


@pytest.mark.rule("HB-24.25", "HB-EX22")
def test_escalation_grows_again_when_the_final_foe_is_revealed() -> None:
    foes = ["draco-malfoy", "crabbe-and-goyle", "dolores-umbridge"]
    fight = Fight("harry", "ron", scenario="game5", foes=foes, dark_count="escalation")
    fight.stack("pansy-parkinson")
    fight.defeat("draco-malfoy")
    assert number_of_events(fight.s) == 2
    fight.events(*["regeneration"] * 5)
    fight.done()
    assert fight.row()[3] == "voldemort-g5"
    assert number_of_events(fight.s) == 3
    assert fight.told("event-came") == [(columns.thing("regeneration"),)] * 3


@pytest.mark.rule("HB-24.25")
def test_without_voldemort_the_last_card_of_the_stack_is_the_final_foe() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"], dark_count="escalation")
    fight.stack("quirinus-quirrell")
    fight.defeat("draco-malfoy")
    fight.events(*["regeneration"] * 5)
    fight.done()
    assert number_of_events(fight.s) == 3


@pytest.mark.rule("HB-24.26", "HB-24.27")
def test_markers_move_on_and_cannot_be_removed() -> None:
    foes = ["draco-malfoy", "crabbe-and-goyle", "dolores-umbridge"]
    fight = Fight("harry", "ron", scenario="game5", foes=foes, dark_count="escalation")
    fight.defeat("draco-malfoy")
    fight.hand(0, "finite")
    fight.play("finite")
    fight.control(7)
    fight.events(*["regeneration"] * 5)
    fight.done()
    assert fight.s.locations_lost == 1
    assert fight.s.markers == 1
    assert number_of_events(fight.s) == 2


@pytest.mark.rule("HB-24.29")
def test_forced_cards_are_placed_without_a_choice() -> None:
    fight = Fight.new(2, scenario="pack3", shop_starters=True, shop_pick_two=True)
    while fight.asked()[1] != "place":
        fight.answer(fight.options()[0])
    placed = [key for key in fight.shown() if key]
    assert len(placed) == 4
    assert "flagrante" in placed


@pytest.mark.rule("HB-24.30")
def test_flagrante_lies_above_the_starters() -> None:
    fight = Fight("harry", "ron", scenario="pack3", shop_starters=True, shop_flagrante=True)
    forced = forced_cards(fight.s, market_cards(fight.s))
    assert len(forced) == 5
    assert forced[-1] == columns.FLAGRANTE
    assert forced[-2] == columns.FLAGRANTE
    fight = Fight("harry", "ron", shop_starters=True, shop_flagrante=True)
    named = keys(forced_cards(fight.s, market_cards(fight.s)))
    assert named[:2] == ["hogwarts-a-history", "tergeo"]
    assert named[3:] == ["flagrante", "flagrante"]


@pytest.mark.rule("HB-24.31")
def test_with_split_forced_cards_lie_on_the_deck_of_their_value() -> None:
    fight = Fight("harry", "ron", scenario="pack3", shop_starters=True, shop_split=True)
    put_market(fight.s, market_cards(fight.s))
    assert columns.A_HISTORY in fight.s.market_high[-fight.s.forced_high :]
    assert columns.FLAGRANTE in fight.s.market[-fight.s.forced :]


@pytest.mark.rule("HB-24.32")
def test_the_recommended_preset() -> None:
    assert RECOMMENDED == {"villain-order": "hard5last", "shop-stack": True, "shop-dismiss": True}
    state = RULES.new(2, 1, RECOMMENDED)
    assert state.settings["shop-stack"] is True


@pytest.mark.rule("HB-24.33")
@pytest.mark.parametrize(
    ("scenario", "mix", "counts"),
    [
        ("pack2", "even", [4, 4, 4, 4, 4, 4]),
        ("pack4", "even", [5, 5, 5, 5, 5, 5]),
        ("pack3", "counted", [5, 5, 2, 4, 3, 5]),
        ("pack4", "counted", [6, 6, 3, 5, 4, 6]),
    ],
)
def test_the_mix_of_ingredients(scenario: str, mix: str, counts: list[int]) -> None:
    fight = Fight.set_up(2, scenario=scenario, ingredients=mix)
    tokens = fight.s.shelf + fight.s.supply
    assert [tokens.count(kind) for kind in range(6)] == counts


@pytest.mark.rule("HB-24.35")
def test_replaced_cards_go_under_the_deck_and_new_ones_come_at_once() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.shop("lumos", "lumos", "finite")
    fight.s.market = kinds(*["incendio"] * 6)
    fight.hand(0, "flagrante")
    fight.play("flagrante", "choose renew-shop")
    assert fight.shown() == ["incendio"] * 6
    assert sorted(keys(fight.s.market)) == ["finite", "lumos", "lumos"]
    assert not fight.s.swept


@pytest.mark.rule("HB-29.15", "HB-24.35")
def test_a_family_disgraced_replaces_the_dearest_cards() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.encounter("a-family-disgraced")
    fight.shop("stupefy", "finite", "stupefy")
    fight.s.market = kinds(*["incendio"] * 6)
    fight.event("he-who-must-not-be-named")
    assert fight.shown()[:3] == ["incendio", "finite", "incendio"]
    assert fight.s.health[0] == 8
    fight.event("he-who-must-not-be-named")
    assert fight.s.health[0] == 8
