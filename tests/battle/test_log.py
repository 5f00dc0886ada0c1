"""The log says why: what is prevented, reduced, rolled again, and whose ability it was."""

from __future__ import annotations

import pytest

from spellwright.games.battle.rulebook import RULES
from tests.battle.fight import Fight


def log(fight: Fight) -> list[str]:
    return [RULES.sentence(event)[0] for event in fight.story]


@pytest.mark.rule("HB-14.21", "HB-14.22")
def test_the_cloak_and_yaxley_are_named() -> None:
    fight = Fight("harry", "ron", scenario="pack3", foes=["corban-yaxley", "dementor"])
    fight.hand(0, "invisibility-cloak")
    fight.ability("dementor")
    assert log(fight)[-3:] == [
        "Corban Yaxley makes it 1 more.",
        "The Invisibility Cloak spares Harry Potter 2 Health.",
        "Harry Potter loses 1 Health.",
    ]


@pytest.mark.rule("HB-14.5", "HB-14.19", "HB-14.1")
def test_a_gain_that_comes_to_nothing_says_why() -> None:
    for health, foe, sentence in (
        (0, "", "Harry Potter is stunned and gains no Health."),
        (10, "", "Harry Potter has full Health already."),
        (5, "fenrir-greyback", "Harry Potter can gain no Health now."),
    ):
        fight = Fight("harry", "ron", scenario="game6", foes=[foe] if foe else [])
        fight.health(health, 5)
        fight.hand(0, "quidditch-gear")
        fight.play("quidditch-gear")
        assert log(fight)[-1] == sentence


@pytest.mark.rule("HB-14.5")
def test_a_loss_of_a_stunned_hero_says_that_there_is_none() -> None:
    fight = Fight("harry", "ron")
    fight.health(0, 5)
    fight.event("expulso")
    assert log(fight)[-1] == "Harry Potter is stunned and loses no more Health."


@pytest.mark.rule("HB-11.12", "HB-29.18", "HB-29.16")
def test_what_is_prevented_is_told() -> None:
    fight = Fight("harry", "ron", scenario="game7", foes=["basilisk", "barty-crouch-jr"])
    fight.control(2)
    fight.horcrux("locket")
    fight.hand(0, "lumos", "finite", "arthur-weasley")
    fight.play("lumos")
    fight.play("finite")
    fight.play("arthur-weasley")
    told = log(fight)
    assert "Ron Weasley can draw no card now." in told
    assert "Nothing can remove control at Godric's Hollow now." in told
    assert "Ron Weasley can gain no tokens now." in told
    fight = Fight("harry", "ron", scenario="box1", foes=["troll"])
    fight.encounter("third-floor-corridor")
    fight.defeat("troll")
    assert log(fight)[-1] == "Troll brings no reward."


@pytest.mark.rule("HB-11.2", "HB-11.5")
def test_a_location_gains_and_loses_control_by_name() -> None:
    fight = Fight("harry", "ron")
    fight.event("he-who-must-not-be-named")
    assert log(fight)[-1] == "Diagon Alley gains 1 control (now 1)."
    fight.hand(0, "finite", "finite")
    fight.play("finite")
    assert log(fight)[-1] == "Diagon Alley loses 1 control (now 0)."
    fight.play("finite")
    assert log(fight)[-1] == "No control is removed at Diagon Alley."


@pytest.mark.rule("HB-15.1", "HB-15.9")
def test_a_die_is_rolled_for_something_and_rolled_again() -> None:
    fight = Fight("harry", "ron", scenario="game6", experts=["arithmancy"])
    fight.hand(0, "cedric-diggory")
    fight.load(1, 4)
    fight.play("cedric-diggory", "re-roll")
    told = log(fight)
    assert told[told.index("Harry Potter rolls a die for Cedric Diggory.") + 1] == (
        "The Hufflepuff die shows a heart."
    )
    assert told[told.index("Harry Potter rolls the die again.") + 1] == (
        "The Hufflepuff die shows Influence."
    )


@pytest.mark.rule("HB-6.12", "HB-10.13", "HB-28.9")
def test_whose_effect_it_is_is_told() -> None:
    fight = Fight("neville", "harry", scenario="game7", cards=["neville-7", "harry-7"])
    fight.health(3, 3)
    fight.control(3)
    fight.foe(0, "dementor")
    fight.hand(0, "firebolt", "crystal-ball", "remembrall")
    fight.play("firebolt")
    fight.play("crystal-ball", "discard remembrall")
    fight.defeat("dementor", "nobody")
    told = log(fight)
    for sentence in (
        "Remembrall takes effect for Neville Longbottom: it was discarded.",
        "Neville Longbottom gains the reward of Dementor.",
        "The Hero ability of Neville Longbottom adds 1 Health.",
        "The Hero ability of Harry Potter takes effect.",
        "Firebolt gives Neville Longbottom its bonus.",
    ):
        assert sentence in told


@pytest.mark.rule("HB-28.6", "HB-10.31")
@pytest.mark.parametrize("foe", ["grawp", "fluffy", "cornish-pixies"])
def test_an_ability_whose_condition_is_not_met_has_no_effect(foe: str) -> None:
    fight = Fight("harry", "ron", scenario="box3", foes=[foe])
    fight.ability(foe)
    assert log(fight)[-1].endswith("has no effect now.")
    assert not fight.told("lost-health")


@pytest.mark.rule("HB-2.12", "HB-16.12")
def test_foes_and_horcrux_at_the_start_are_told() -> None:
    fight = Fight.set_up(2, scenario="game7")
    told = [args[0] for args in fight.told("foe-dealt")]
    assert len(told) == 3
    assert len(fight.told("now-active")) == 1


@pytest.mark.rule("HB-28.19", "HB-19.15")
def test_what_is_repeated_is_told() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.hand(0, "sirius-black", "polyjuice-potion")
    fight.play("sirius-black")
    fight.play("polyjuice-potion", "again sirius-black")
    assert "Harry Potter repeats Sirius Black." in log(fight)


@pytest.mark.rule("HB-4.12", "HB-4.13")
def test_an_event_that_does_not_come_says_why() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.hand(1, "finite-incantatem")
    fight.s.location = fight.s.location + 1
    fight.events("expulso", "expulso", "expulso")
    fight.done()
    assert "Finite Incantatem! stops the next event." in log(fight)
