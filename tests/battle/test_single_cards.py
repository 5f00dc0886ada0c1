"""Rulings for single cards, foes and events (HB-29)."""

from __future__ import annotations

import pytest

from spellwright.games.battle.state import HAND_AT_ACTIONS
from spellwright.testing.battle import Fight, kinds
from tests.battle.card_fight import battle, changes

NOTHING = "0 0 0 0 | 0 0 0 0"


@pytest.mark.rule("HB-29.1")
def test_confundus_wants_attack_on_every_villain() -> None:
    foes = ["draco-malfoy", "lucius-malfoy", "alecto-carrow"]
    fight = battle("confundus", foes=foes)
    fight.play("confundus")
    fight.tokens(0, attack=3)
    fight.answer("attack draco-malfoy")
    assert fight.s.control == 2
    fight.answer("attack lucius-malfoy")
    assert fight.s.control == 1
    fight = battle("confundus", foes=["draco-malfoy", "norbert", "alecto-carrow"])
    fight.defeat("draco-malfoy")
    fight.control(2)
    fight.play("confundus")
    assert fight.s.control == 1


@pytest.mark.rule("HB-29.2")
@pytest.mark.parametrize(("held", "influence"), [(5, 3), (4, 1), (6, 1)])
def test_percy_counts_the_hand_when_step_3_began(held: int, influence: int) -> None:
    fight = battle("percy-weasley", "alohomora")
    fight.s.tally[HAND_AT_ACTIONS] = held
    fight.play("percy-weasley")
    assert fight.s.influence[0] == influence


@pytest.mark.rule("HB-29.3")
def test_advanced_potion_making_rewards_heroes_at_ten() -> None:
    fight = battle("advanced-potion-making")
    fight.health(8, 7)
    fight.play("advanced-potion-making")
    assert fight.s.health == [10, 9]
    assert fight.s.attack == [1, 0]
    assert len(fight.cards(0)) == 1


@pytest.mark.rule("HB-29.4")
def test_felix_felicis_takes_two_different_effects() -> None:
    fight = battle("felix-felicis")
    fight.play("felix-felicis", "choose attack-2")
    assert "choose attack-2" not in fight.options()
    assert len(fight.options()) == 3


@pytest.mark.rule("HB-29.8")
def test_pius_thicknesse_takes_saved_influence() -> None:
    fight = battle(foes=["pius-thicknesse"])
    fight.events("regeneration")
    fight.ability("pius-thicknesse")
    assert fight.told("event-came") == []
    fight.tokens(0, influence=3)
    fight.s.saved_influence = 2
    fight.ability("pius-thicknesse")
    assert fight.s.influence[0] == 1
    assert len(fight.told("event-came")) == 1


@pytest.mark.rule("HB-29.9")
def test_rufus_scrimgeour_names_other_heroes_and_his_reward_shuffles() -> None:
    fight = Fight("harry", "ron", "hermione", scenario="pack2", foes=["rufus-scrimgeour"])
    fight.hand(0, "finite", "descendo", "lumos")
    fight.ability("rufus-scrimgeour", "hero ron", "hero ron")
    assert fight.s.health == [10, 8, 10]
    fight.deck(0, "lumos")
    fight.pile(0, "hedwig")
    fight.defeat("rufus-scrimgeour", "choose shuffle-up")
    assert fight.s.deck[0] == kinds("lumos", "hedwig")
    assert fight.discarded(0) == []


@pytest.mark.rule("HB-29.11")
@pytest.mark.parametrize(("foe", "points"), [("werewolf", 4), ("pansy-parkinson", 3)])
def test_werewolf_and_pansy_add_up_the_losses_of_a_turn(foe: str, points: int) -> None:
    fight = battle("alohomora", "alohomora", foes=[foe])
    fight.health(10, 10)
    for lost in range(1, points + 3):
        fight.event("quick-quotes-quill")
        reacted = fight.s.control == 3 if foe == "werewolf" else len(fight.cards(0)) == 1
        assert reacted == (lost >= points)


@pytest.mark.rule("HB-29.12")
def test_amycus_carrow_counts_events() -> None:
    fight = battle(foes=["amycus-carrow"])
    fight.health(10, 10)
    fight.event("regeneration")
    fight.event("regeneration")
    fight.ability("amycus-carrow")
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-29.13")
def test_vicious_bite_hits_the_lowest_health_even_zero() -> None:
    fight = Fight("harry", "ron", "hermione", scenario="box2")
    fight.health(4, 2, 2)
    fight.event("vicious-bite")
    assert fight.s.health == [4, 0, 0]
    assert fight.s.control == 3
    fight.event("vicious-bite")
    assert fight.s.health == [4, 0, 0]


@pytest.mark.rule("HB-29.14")
def test_the_ministry_is_meddling_takes_tokens_and_health() -> None:
    fight = battle()
    fight.encounter("the-ministry-is-meddling")
    fight.ability("the-ministry-is-meddling")
    assert fight.s.health[0] == 3
    fight.tokens(0, attack=1, influence=2)
    fight.ability("the-ministry-is-meddling")
    assert changes(fight) == "0 0 -2 0 | 0 0 0 0"


@pytest.mark.rule("HB-29.16")
def test_third_floor_corridor_stops_rewards_and_gives_one_later() -> None:
    fight = battle(foes=["quirinus-quirrell"])
    fight.encounter("third-floor-corridor")
    fight.defeat("quirinus-quirrell")
    assert changes(fight) == NOTHING
    fight.encounter("escape")
    fight.collect(0, "third-floor-corridor")
    fight.answer("use third-floor-corridor")
    assert changes(fight) == "0 1 1 0 | 0 1 1 0"


@pytest.mark.rule("HB-29.17")
def test_the_mermaid_stops_tokens_of_allies() -> None:
    fight = battle("sirius-black", "polyjuice-potion", "cedric-diggory", foes=["mermaid"])
    fight.play("sirius-black")
    assert changes(fight).startswith("0 0 0")
    fight.play("polyjuice-potion", "again sirius-black")
    assert (fight.s.attack[0], fight.s.influence[0]) == (2, 1)
    fight.load(5)
    fight.play("cedric-diggory")
    assert fight.s.attack == [3, 1]


@pytest.mark.rule("HB-28.8")
def test_per_card_choices_are_asked_one_after_the_other() -> None:
    fight = battle("hedwig", "hedwig", "alohomora", foes=["tom-riddle"])
    fight.ability("tom-riddle", "choose discard-1", "discard hedwig")
    assert fight.asked() == (0, "choice")
    fight.answer("choose lose-2")
    assert fight.s.health[0] == 1


@pytest.mark.rule("HB-28.6")
def test_cards_in_hand_are_counted_once_when_the_effect_begins() -> None:
    fight = battle("lumos", "descendo", "finite")
    fight.health(10, 10)
    fight.event("educational-decree")
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-28.7", "HB-EX43")
def test_who_cannot_discard_must_take_the_other_option() -> None:
    fight = battle("alohomora")
    fight.health(5, 5)
    fight.hand(1, "hedwig")
    fight.event("obliviate", "choose lose-2")
    assert fight.s.health == [3, 3]
    fight.health(0, 5)
    fight.hand(0, "alohomora")
    fight.event("obliviate", "choose lose-2")
    assert fight.s.health == [0, 3]


@pytest.mark.rule("HB-28.22")
def test_counts_of_face_up_foes_include_villain_creatures_and_the_counting_foe() -> None:
    fight = battle(foes=["aragog", "scabbers", "draco-malfoy"])
    fight.health(10, 10)
    fight.ability("aragog")
    assert fight.s.health[0] == 8
    fight.encounter("dumbledores-request")
    fight.foe(3, "voldemort-p4")
    fight.ability("dumbledores-request")
    assert fight.s.health[0] == 5
