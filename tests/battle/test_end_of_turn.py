"""HB-8: the end of the turn; HB-3: turn structure; HB-23: decks."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.rules.cards import draw
from spellwright.games.battle.rules.end_of_turn import EndOfTurn
from spellwright.games.battle.rules.turn import Turn
from spellwright.testing.battle import Fight, keys, kinds


@pytest.mark.rule("HB-3.1", "HB-3.6")
def test_a_turn_has_its_steps_in_order() -> None:
    assert [step for step in Turn.STEPS if step != "more_actions"] == [
        "start",
        "dark_arts",
        "abilities",
        "hero_actions",
        "ingredients",
        "end_of_turn",
        "next_hero",
    ]
    fight = Fight("harry", "ron", foes=["quirinus-quirrell"])
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert [key for key in _told(fight) if key in ("event-came", "acted")] == [
        "event-came",
        "acted",
    ]
    assert fight.asked() == (1, "action")


def _told(fight: Fight) -> list[str]:
    return [fight.s.rules.events[event.kind].key for event in fight.story]


@pytest.mark.rule("HB-3.7", "HB-3.8")
def test_turns_go_clockwise_and_a_round_is_one_turn_of_everybody() -> None:
    fight = Fight("harry", "ron", "hermione")
    fight.events(*["regeneration"] * 6)
    seen = []
    for _ in range(4):
        seen.append(fight.s.active)
        fight.done()
    assert seen == [0, 1, 2, 0]


@pytest.mark.rule("HB-3.9")
def test_other_heroes_take_no_actions_but_make_their_choices() -> None:
    fight = Fight("harry", "ron", scenario="game2")
    fight.hand(1, "cleansweep-11", "alohomora")
    assert fight.asked() == (0, "action")
    fight.event("obliviate")
    assert fight.asked() == (1, "choice")
    fight.answer("choose discard-1-spell")
    assert fight.cards(1) == ["cleansweep-11"]


@pytest.mark.rule("HB-3.10", "HB-28.14")
def test_the_start_of_a_turn_counts_anew_and_notes_saved_tokens() -> None:
    fight = Fight("harry", "ron")
    fight.tokens(1, attack=2, influence=1)
    fight.hand(0, "alohomora")
    fight.play("alohomora")
    fight.events("regeneration")
    fight.done()
    assert (fight.s.saved_attack, fight.s.saved_influence) == (2, 1)
    assert fight.s.played == []
    assert sum(fight.s.tally[:5]) == 0


@pytest.mark.rule("HB-3.11")
def test_this_turn_ends_with_the_turn_of_the_active_hero() -> None:
    fight = Fight("harry", "ron")
    fight.event("petrification")
    fight.hand(0, "incendio")
    fight.play("incendio")
    assert fight.cards(0) == []
    fight.events("regeneration")
    fight.done()
    fight.hand(1, "incendio")
    fight.play("incendio")
    assert len(fight.cards(1)) == 1


@pytest.mark.rule("HB-8.1")
def test_the_sub_steps_of_the_end_have_their_order() -> None:
    assert EndOfTurn.STEPS == (
        "location_check",
        "encounter_claim",
        "foe_replacement",
        "lord_voldemort",
        "refill_shop",
        "clean_up",
        "return_tokens",
        "draw_cards",
        "recover",
    )


@pytest.mark.rule("HB-8.3")
def test_an_encounter_is_claimed_before_foes_are_replaced() -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["draco-malfoy"])
    fight.encounter("unregistered-animagus")
    fight.tokens(0, attack=6)
    fight.answer(*["attack draco-malfoy"] * 6)
    fight.events("expulso")
    fight.done()
    assert fight.asked() == (0, "collect")
    assert fight.row()[0] == ""
    fight.answer("collect unregistered-animagus")
    assert fight.row()[0] != ""


@pytest.mark.rule("HB-8.5")
def test_empty_spaces_are_filled_from_the_top_of_the_deck() -> None:
    fight = Fight("harry", "ron")
    fight.shop("lumos")
    fight.s.market = kinds("descendo", "incendio", "reparo", "reparo", "reparo", "golden-snitch")
    fight.events("expulso")
    fight.done()
    assert fight.shown() == ["lumos", "golden-snitch", "reparo", "reparo", "reparo", "incendio"]
    assert fight.s.market == kinds("descendo")


@pytest.mark.rule("HB-8.6", "HB-8.8", "HB-8.11")
def test_played_and_unplayed_cards_are_cleaned_up_and_five_are_drawn() -> None:
    fight = Fight("harry", "ron")
    fight.hand(0, "firebolt", "hedwig")
    fight.play("firebolt")
    fight.events("expulso")
    fight.done()
    assert fight.discarded(0) == ["firebolt", "hedwig"]
    assert fight.cards(0) == ["alohomora"] * 5
    assert fight.s.play_area == []


@pytest.mark.rule("HB-8.9", "HB-8.10", "HB-EX17")
def test_only_the_active_hero_returns_tokens() -> None:
    fight = Fight("harry", "ron")
    fight.roll("slytherin", 1)
    assert fight.s.attack == [1, 1]
    fight.events("regeneration", "regeneration")
    fight.done()
    assert fight.s.attack == [0, 1]
    fight.done()
    assert fight.s.attack == [0, 0]


@pytest.mark.rule("HB-8.13", "HB-15.7")
def test_the_others_keep_their_hands_and_what_they_drew() -> None:
    fight = Fight("harry", "ron")
    fight.hand(0, "lumos")
    fight.hand(1, *["cleansweep-11"] * 5)
    fight.play("lumos")
    fight.events("regeneration")
    fight.done()
    assert fight.cards(1) == ["cleansweep-11"] * 5 + ["alohomora"]


@pytest.mark.rule("HB-8.14")
def test_foes_are_replaced_slot_by_slot_with_all_reactions() -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["draco-malfoy", "troll"])
    fight.stack("peter-pettigrew", "norbert", "common-welsh-green")
    fight.defeat("draco-malfoy")
    fight.s.row[1] = -1
    fight.events("regeneration")
    fight.done()
    assert fight.row()[:3] == ["common-welsh-green", "norbert", "peter-pettigrew"]
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-8.15")
def test_control_that_comes_after_the_check_is_checked_in_the_next_turn() -> None:
    fight = Fight("harry", "ron", scenario="box1", foes=["draco-malfoy", "death-eater-1", "troll"])
    fight.stack("peter-pettigrew", "tom-riddle")
    fight.health(10, 1)
    fight.control(4)
    fight.defeat("draco-malfoy")
    fight.control(4)
    fight.events("regeneration")
    fight.done()
    assert fight.s.control == 5
    assert fight.s.locations_lost == 0
    if fight.asked()[1] == "choice":
        fight.answer("choose lose-2")
    fight.done()
    assert fight.s.locations_lost == 1


@pytest.mark.rule("HB-8.17")
def test_engorgio_draws_six_and_peskipiksi_pesternomi_four() -> None:
    fight = Fight("harry", "ron", scenario="pack4")
    fight.hand(0, "engorgio")
    fight.play("engorgio")
    fight.events("regeneration")
    fight.done()
    assert len(fight.cards(0)) == 6
    fight = Fight("harry", "ron", scenario="pack4")
    fight.encounter("peskipiksi-pesternomi")
    fight.hand(0, "engorgio")
    fight.play("engorgio")
    fight.health(4, 10)
    fight.events("regeneration")
    fight.done()
    assert len(fight.cards(0)) == 4


@pytest.mark.rule("HB-8.17")
def test_above_four_health_peskipiksi_pesternomi_does_nothing() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.encounter("peskipiksi-pesternomi")
    fight.health(5, 10)
    fight.events("regeneration")
    fight.done()
    assert len(fight.cards(0)) == 5


@pytest.mark.rule("HB-8.18", "HB-8.19")
def test_permanent_sticking_is_asked_at_the_end_and_nothing_else() -> None:
    fight = Fight("harry", "ron", scenario="pack1", charms=["permanent-sticking"])
    fight.tokens(0, attack=1, influence=2)
    fight.events("regeneration")
    fight.done()
    assert fight.asked() == (0, "sticking")
    fight.answer("use permanent-sticking")
    assert (fight.s.attack[0], fight.s.influence[0]) == (0, 2)


# -- HB-23 -----------------------------------------------------------------------------------------


@pytest.mark.rule("HB-23.1")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    fight = Fight("harry", "ron")
    fight.deck(0, "lumos")
    fight.pile(0, "incendio")
    draw(fight.s, 0, 1)
    assert fight.s.deck[0] == []
    assert fight.discarded(0) == ["incendio"]
    draw(fight.s, 0, 1)
    assert fight.cards(0) == ["lumos", "incendio"]


@pytest.mark.rule("HB-23.2", "HB-23.3", "HB-EX26")
def test_a_draw_that_empties_the_deck_is_completed() -> None:
    fight = Fight("harry", "ron", scenario="game5")
    fight.hand(0, "alohomora", "alohomora", "alohomora", "alohomora", "cho-chang")
    for _ in range(4):
        fight.play("alohomora")
    fight.deck(0, "lumos", "lumos")
    fight.pile(0, *["incendio"] * 6)
    fight.load(kinds(*["incendio"] * 6), 1)
    fight.play("cho-chang")
    assert fight.cards(0) == ["lumos", "lumos", "incendio"]
    assert len(fight.s.deck[0]) == 5
    assert keys(fight.s.play_area) == ["alohomora"] * 4 + ["cho-chang"]


@pytest.mark.rule("HB-23.4")
def test_missing_cards_are_not_drawn() -> None:
    fight = Fight("harry", "ron")
    fight.deck(0, "lumos")
    assert draw(fight.s, 0, 3) == 1


@pytest.mark.rule("HB-23.5")
def test_there_is_no_maximum_hand_size() -> None:
    fight = Fight("harry", "ron")
    fight.deck(0, *["alohomora"] * 30)
    assert draw(fight.s, 0, 30) == 30
    assert len(fight.cards(0)) == 30


@pytest.mark.rule("HB-23.6")
def test_a_ban_on_drawing_stops_dice_and_cards_but_not_the_end_of_the_turn() -> None:
    fight = Fight("harry", "ron", scenario="game4", foes=["basilisk"])
    fight.roll("ravenclaw", 1)
    fight.hand(0, "incendio")
    fight.play("incendio")
    assert (fight.cards(0), fight.cards(1)) == ([], [])
    fight.events("regeneration")
    fight.done()
    assert len(fight.cards(0)) == 5


@pytest.mark.rule("HB-23.7")
def test_shuffles_and_rolls_are_even() -> None:
    fight = Fight("harry", "ron", seed=3)
    orders = [tuple(fight.s.chance.shuffled([1, 2, 3])) for _ in range(6000)]
    assert all(900 < orders.count(order) < 1100 for order in set(orders))
    assert len(set(orders)) == 6
    faces = [fight.s.chance.roll(6) for _ in range(6000)]
    assert all(900 < faces.count(face) < 1100 for face in range(1, 7))


@pytest.mark.rule("HB-1.2")
def test_the_order_of_a_deck_is_hidden_from_its_owner_too() -> None:
    fight = Fight("harry", "ron")
    fight.deck(0, "lumos", "incendio", "hedwig")
    assert fight.s.view(0).shown.deck[0] == [-1, -1, -1]
    assert len(fight.s.view(1).shown.deck[0]) == 3
    assert columns.HAND_SIZE == 5
