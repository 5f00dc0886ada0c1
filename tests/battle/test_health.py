"""HB-14: Health and stun."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.testing.battle import Fight


@pytest.mark.rule("HB-14.1")
def test_health_is_never_above_ten() -> None:
    fight = Fight("harry", "ron")
    fight.health(9, 10)
    fight.hand(0, "hedwig")
    fight.play("hedwig", "choose health-2")
    assert fight.s.health == [10, 10]


@pytest.mark.rule("HB-14.2", "HB-14.3")
def test_surplus_loss_is_ignored_and_zero_stuns_at_once() -> None:
    fight = Fight("harry", "ron")
    fight.health(1, 10)
    fight.event("expulso")
    assert fight.s.health == [0, 10]
    assert fight.told("stunned") == [(0,)]
    assert fight.told("lost-health") == [(0, 1)]


@pytest.mark.rule("HB-14.4", "HB-9.5")
def test_a_hero_can_be_stunned_on_anothers_turn_and_stays_in_the_game() -> None:
    fight = Fight("harry", "ron")
    fight.health(10, 1)
    fight.event("petrification")
    assert fight.s.health == [9, 0]
    fight.done()
    assert fight.s.active == 1


@pytest.mark.rule("HB-14.5", "HB-14.14")
def test_a_stunned_hero_neither_gains_nor_loses_health() -> None:
    fight = Fight("harry", "ron")
    fight.health(1, 10)
    fight.event("expulso")
    fight.hand(0, "essence-of-dittany")
    fight.play("essence-of-dittany", "hero harry")
    assert fight.s.health[0] == 0
    fight.event("expulso")
    assert fight.told("stunned") == [(0,)]


@pytest.mark.rule("HB-14.6", "HB-14.11")
def test_tokens_are_returned_before_cards_are_discarded() -> None:
    fight = Fight("neville", "ron")
    fight.health(1, 10)
    fight.tokens(0, attack=3, influence=2)
    fight.hand(0, "remembrall", "remembrall")
    fight.event("expulso")
    assert (fight.s.attack[0], fight.s.influence[0]) == (0, 2)


@pytest.mark.rule("HB-14.6")
@pytest.mark.parametrize(
    ("tokens", "charm", "left", "told"),
    [
        ("all", "", (0, 0), ()),
        ("saved", "", (1, 3), (1, 1)),
        ("all", "permanent-sticking", (1, 1), (1, 3)),
        ("saved", "permanent-sticking", (2, 4), ()),
    ],
)
def test_by_the_letter_only_saved_tokens_are_returned_on_the_own_turn(
    tokens: str, charm: str, left: tuple[int, int], told: tuple[int, ...]
) -> None:
    charms = [charm] if charm else []
    fight = Fight("harry", "ron", scenario="pack1", charms=charms, stun_tokens=tokens)
    fight.health(1, 1)
    fight.s.saved_attack = fight.s.saved_influence = 1
    fight.tokens(0, attack=2, influence=4)
    fight.tokens(1, attack=3, influence=1)
    fight.event("petrification")
    assert (fight.s.attack[0], fight.s.influence[0]) == left
    assert fight.told("returned-some") == ([(fight.s.hero[0], *told)] if told else [])
    assert fight.told("returned") == [
        (fight.s.hero[place],) for place in ((0, 1) if left == (0, 0) else (1,))
    ]
    assert (fight.s.attack[1], fight.s.influence[1]) == (0, 0)


@pytest.mark.rule("HB-14.7", "HB-EX1")
def test_half_of_five_cards_is_two_of_the_owners_choice() -> None:
    fight = Fight("harry", "ron")
    fight.health(1, 10)
    fight.hand(0, "firebolt", "hedwig", "alohomora", "alohomora", "lumos")
    fight.event("expulso")
    assert fight.asked() == (0, "discard")
    fight.answer("discard lumos", "discard alohomora")
    assert sorted(fight.cards(0)) == ["alohomora", "firebolt", "hedwig"]


@pytest.mark.rule("HB-EX2")
@pytest.mark.parametrize(("held", "kept"), [(4, 2), (3, 2), (1, 1), (0, 0)])
def test_half_of_the_hand_is_rounded_down(held: int, kept: int) -> None:
    fight = Fight("harry", "ron")
    fight.health(1, 10)
    fight.hand(0, *["alohomora"] * held)
    fight.event("expulso")
    assert len(fight.cards(0)) == kept


@pytest.mark.rule("HB-14.8", "HB-14.15", "HB-EX14")
def test_discard_effects_of_a_stun_give_tokens_that_are_kept_but_no_health() -> None:
    fight = Fight("neville", "ron")
    fight.health(1, 10)
    fight.tokens(0, influence=2)
    fight.hand(0, "remembrall", "chocolate-frog", "alohomora", "alohomora", "alohomora")
    fight.event("expulso", "discard remembrall", "discard chocolate-frog", "next remembrall")
    assert fight.s.influence[0] == 3
    assert fight.s.health[0] == 0


@pytest.mark.rule("HB-14.9")
def test_a_stun_adds_one_control_token() -> None:
    fight = Fight("harry", "ron")
    fight.health(1, 10)
    fight.event("expulso")
    assert fight.s.control == 1


@pytest.mark.rule("HB-14.10", "HB-14.16", "HB-27.8")
def test_a_stunned_active_hero_plays_on() -> None:
    fight = Fight("harry", "ron")
    fight.health(1, 10)
    fight.hand(0, "incendio")
    fight.event("expulso")
    fight.play("incendio")
    assert fight.s.attack[0] == 1
    assert fight.cards(0) == ["alohomora"]


@pytest.mark.rule("HB-14.12", "HB-EX15")
def test_each_stunned_hero_adds_a_token_as_long_as_there_is_room() -> None:
    fight = Fight("harry", "ron", "hermione", scenario="game3")
    fight.control(3)
    fight.health(1, 1, 10)
    fight.event("petrification")
    assert fight.s.control == 5
    fight = Fight("harry", "ron", "hermione", scenario="game3")
    fight.control(3)
    fight.health(1, 1, 1)
    fight.event("petrification")
    assert fight.s.health == [0, 0, 0]
    assert fight.s.control == 5
    assert fight.told("stunned") == [(0,), (1,), (2,)]


@pytest.mark.rule("HB-14.13", "HB-8.12", "HB-EX8")
def test_stunned_heroes_recover_at_the_end_of_the_turn() -> None:
    fight = Fight("harry", "ron")
    fight.health(10, 1)
    fight.event("petrification")
    assert fight.s.health[1] == 0
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert fight.s.health == [9, 10]


@pytest.mark.rule("HB-14.17")
def test_only_points_really_gained_count() -> None:
    fight = Fight("harry", "ron", scenario="game6", experts=["herbology"])
    fight.health(10, 8)
    fight.hand(0, "remus-lupin")
    fight.play("remus-lupin", "hero ron")
    assert fight.s.gained == [0, 2]
    assert fight.cards(1) == []


@pytest.mark.rule("HB-14.18")
def test_recovery_is_not_a_gain_and_never_prevented() -> None:
    fight = Fight("harry", "ron", scenario="game6")
    fight.health(1, 10)
    fight.event("sectumsempra")
    fight.events("expulso")
    fight.done()
    assert fight.s.health[0] == 10
    assert fight.told("gained-health") == []


@pytest.mark.rule("HB-14.18")
def test_back_to_ten_is_a_gain_of_the_missing_points() -> None:
    fight = Fight("harry", "ron", scenario="pack4", foes=["amycus-carrow"])
    fight.health(7, 4)
    fight.defeat("amycus-carrow")
    assert fight.s.health == [10, 10]
    assert fight.s.gained == [3, 6]


@pytest.mark.rule("HB-14.19")
def test_fenrir_greyback_stops_every_gain() -> None:
    fight = Fight("harry", "ron", scenario="game6", foes=["fenrir-greyback"])
    fight.health(5, 5)
    fight.hand(0, "molly-weasley")
    fight.play("molly-weasley")
    assert fight.s.health == [5, 5]
    assert fight.s.influence == [1, 1]


@pytest.mark.rule("HB-14.19")
def test_sectumsempra_stops_every_gain_this_turn() -> None:
    fight = Fight("harry", "ron", scenario="game6")
    fight.event("sectumsempra")
    fight.hand(0, "molly-weasley")
    fight.play("molly-weasley")
    assert fight.s.health == [8, 8]


@pytest.mark.rule("HB-14.19")
@pytest.mark.parametrize("which", ["foe", "horcrux"])
def test_both_naginis_stop_the_active_hero_only(which: str) -> None:
    if which == "foe":
        fight = Fight("harry", "ron", scenario="pack4", foes=["nagini"])
        fight.ability("nagini")
    else:
        fight = Fight("harry", "ron", scenario="game7")
        fight.horcrux("nagini-horcrux")
        fight.ability("nagini-horcrux")
    assert fight.s.health == [9, 10]
    fight.health(5, 5)
    fight.hand(0, "molly-weasley")
    fight.play("molly-weasley")
    assert fight.s.health == [5, 7]


@pytest.mark.rule("HB-14.20")
def test_the_stag_saves_another_hero() -> None:
    fight = Fight("ron", "harry", scenario="box3", experts=["", "stag"])
    fight.health(1, 8)
    fight.hand(1, "alohomora", "hedwig")
    fight.event("expulso")
    assert fight.asked() == (1, "stag")
    fight.answer("discard alohomora")
    assert fight.s.health == [2, 6]
    fight.event("expulso")
    assert fight.s.health == [2, 6]
    assert fight.s.control == 0


@pytest.mark.rule("HB-14.20", "HB-14.17")
@pytest.mark.parametrize(
    ("health", "event", "lost"), [(3, "avada-kedavra", [1]), (2, "expulso", []), (1, "expulso", [])]
)
def test_whom_the_stag_leaves_with_no_less_health_has_lost_nothing(
    health: int, event: str, lost: list[int]
) -> None:
    fight = Fight("ron", "harry", scenario="box3", experts=["", "stag"])
    fight.health(health, 9)
    fight.hand(1, "alohomora")
    fight.events("he-who-must-not-be-named")
    fight.event(event, "discard alohomora")
    assert fight.s.health[0] == 2
    told = fight.told("lost-health")
    assert [points for hero, points in told if hero == fight.s.hero[0]] == lost
    assert fight.s.lost[0] == sum(lost)


@pytest.mark.rule("HB-14.20")
def test_the_stag_may_stun_harry_and_may_be_declined() -> None:
    fight = Fight("ron", "harry", scenario="box3", experts=["", "stag"])
    fight.health(1, 2)
    fight.hand(1, "alohomora")
    fight.event("expulso", "discard alohomora")
    assert fight.s.health == [2, 0]
    fight = Fight("ron", "harry", scenario="box3", experts=["", "stag"])
    fight.health(1, 8)
    fight.hand(1, "alohomora")
    fight.event("expulso", "decline")
    assert fight.s.health == [0, 8]


@pytest.mark.rule("HB-14.20")
def test_the_stag_needs_a_spell_and_a_harry_who_is_not_stunned() -> None:
    fight = Fight("ron", "harry", scenario="box3", experts=["", "stag"])
    fight.health(1, 8)
    fight.hand(1, "hedwig")
    fight.event("expulso")
    assert fight.s.health == [0, 8]
    fight = Fight("ron", "harry", scenario="box3", experts=["", "stag"])
    fight.health(1, 0)
    fight.hand(1, "alohomora")
    fight.event("expulso")
    assert fight.s.health == [0, 0]


@pytest.mark.rule("HB-14.21")
def test_the_invisibility_cloak_limits_one_event_to_one_point() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.hand(0, "invisibility-cloak")
    fight.event("dementors-kiss")
    assert fight.s.health == [9, 9]
    fight.event("expulso")
    assert fight.s.health == [8, 9]


@pytest.mark.rule("HB-14.21")
def test_the_invisibility_cloak_does_not_help_against_creatures_and_horcruxes() -> None:
    fight = Fight("harry", "ron", scenario="box1", foes=["cornish-pixies"])
    fight.hand(0, "invisibility-cloak", "lumos")
    fight.ability("cornish-pixies")
    assert fight.s.health[0] == 8
    fight = Fight("harry", "ron", scenario="game7")
    fight.hand(0, "invisibility-cloak", "lumos", "hedwig")
    fight.horcrux("diadem")
    fight.ability("diadem")
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-14.21")
def test_the_invisibility_cloak_counts_all_losses_of_one_resolution() -> None:
    fight = Fight("harry", "ron", scenario="game2", foes=["tom-riddle"])
    fight.hand(0, "invisibility-cloak", "hedwig", "hedwig")
    fight.ability("tom-riddle", "choose lose-2", "choose lose-2")
    assert fight.s.health[0] == 9


@pytest.mark.rule("HB-14.22")
def test_corban_yaxley_adds_a_point_before_the_cloak_is_applied() -> None:
    fight = Fight("harry", "ron", scenario="pack3", foes=["corban-yaxley", "quirinus-quirrell"])
    fight.ability("quirinus-quirrell")
    assert fight.s.health[0] == 8
    fight.hand(0, "invisibility-cloak")
    fight.ability("quirinus-quirrell")
    assert fight.s.health[0] == 7


@pytest.mark.rule("HB-14.22")
def test_corban_yaxley_adds_nothing_to_events_and_to_other_heroes() -> None:
    fight = Fight("harry", "ron", scenario="pack3", foes=["corban-yaxley", "rita-skeeter"])
    fight.event("expulso")
    assert fight.s.health == [8, 10]
    fight.ability("rita-skeeter")
    assert fight.s.health == [5, 9]


@pytest.mark.rule("HB-14.23")
def test_permanent_sticking_keeps_saved_tokens_when_stunned_on_the_own_turn() -> None:
    fight = Fight("harry", "ron", scenario="pack1", charms=["permanent-sticking"])
    fight.health(1, 10)
    fight.s.saved_influence = 2
    fight.tokens(0, attack=1, influence=3)
    fight.event("expulso")
    assert (fight.s.attack[0], fight.s.influence[0]) == (0, 2)


@pytest.mark.rule("HB-14.23", "HB-28.14")
def test_no_more_tokens_count_as_saved_than_still_lie_there() -> None:
    fight = Fight("harry", "ron", scenario="pack1", charms=["permanent-sticking"])
    fight.health(1, 10)
    fight.s.saved_influence = 3
    fight.tokens(0, influence=2)
    fight.event("expulso")
    assert fight.s.influence[0] == 2


@pytest.mark.rule("HB-12.4", "HB-EX13")
def test_a_stun_interrupts_a_card_which_then_goes_on() -> None:
    fight = Fight("harry", "ron")
    fight.health(1, 10)
    fight.tokens(0, influence=2)
    fight.hand(0, "firebolt", "hedwig", "alohomora", "lumos", "incendio")
    fight.event("flipendo")
    fight.answer("discard firebolt", "discard hedwig")
    assert fight.s.control == 1
    assert fight.s.influence[0] == 0
    fight.answer("discard lumos")
    assert sorted(fight.cards(0)) == ["alohomora", "incendio"]
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert len(fight.s.hand[0]) == columns.HAND_SIZE
    assert fight.s.health[0] == 10
