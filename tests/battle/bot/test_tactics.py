"""Greedy plays as players do who know the game."""

from __future__ import annotations

from spellwright.games.battle import words
from spellwright.games.battle.bot.outlook import Outlook
from spellwright.games.battle.bot.player import RULES
from spellwright.games.battle.bot.weights import TURNS_TO_GROW
from spellwright.testing.battle import Fight
from tests.battle.bot.games import advice_for, advised
from tests.battle.sayings import said


def test_draws_come_first() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.hand(0, "alohomora", "descendo", "incendio")
    fight.refresh()
    assert advised(fight.s) == "play incendio"
    assert "first" in str(advice_for(fight.s, 0).reason)


def test_attack_goes_on_the_foe_that_falls() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["dementor", "crabbe-and-goyle"])
    fight.foe(1, "crabbe-and-goyle", attack=3)
    fight.tokens(0, attack=2)
    fight.refresh()
    assert advised(fight.s) == "attack crabbe-and-goyle"
    assert str(advice_for(fight.s, 0).reason) == said("hint-defeat-now", foe="crabbe-and-goyle")


def test_the_best_card_is_bought() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.shop("wingardium-leviosa", "essence-of-dittany", "albus-dumbledore")
    fight.tokens(0, influence=8)
    fight.refresh()
    assert advised(fight.s) == "acquire albus-dumbledore"


def test_nothing_is_left_to_do() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.refresh()
    assert advised(fight.s) == "done"


def test_whoever_is_near_a_stun_is_healed() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.hand(0, "essence-of-dittany")
    fight.health(8, 2)
    fight.refresh()
    fight.play("essence-of-dittany")
    assert advised(fight.s) == "hero ron"
    assert str(advice_for(fight.s, 0).reason) == said("hint-hero-needs-health", who="ron", n=2)


def test_an_ally_attacks_while_all_is_well_and_heals_in_need() -> None:
    for health, expected in ((10, "choose attack-1"), (1, "choose health-2")):
        fight = Fight("harry", "ron", foes=["draco-malfoy"])
        fight.hand(0, "hedwig")
        fight.health(health, 10)
        fight.refresh()
        fight.play("hedwig")
        assert advised(fight.s) == expected


def test_control_is_removed_when_the_location_is_in_danger() -> None:
    for control, expected in ((0, "choose attack-2"), (3, "choose remove-1")):
        fight = Fight("harry", "ron", scenario="game5", foes=["draco-malfoy"])
        fight.hand(0, "nymphadora-tonks")
        fight.control(control)
        fight.refresh()
        fight.play("nymphadora-tonks")
        assert advised(fight.s) == expected


def test_the_weakest_card_is_discarded() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.hand(0, "alohomora", "descendo", "incendio")
    fight.refresh()
    fight.event("flipendo")
    assert advised(fight.s) == "discard alohomora"


def test_detention_stays_in_hand_until_it_can_be_banished() -> None:
    fight = Fight("harry", "ron", scenario="box1", foes=["draco-malfoy"])
    fight.hand(0, "detention", "tergeo", "alohomora")
    fight.refresh()
    assert advised(fight.s) == "play tergeo"
    fight.play("tergeo")
    assert advised(fight.s) == "banish detention"
    fight.answer("banish detention")
    assert advised(fight.s) == "play alohomora"


def test_a_good_card_comes_before_a_creature_early_in_a_game() -> None:
    for shop, expected in (("molly-weasley", "acquire molly-weasley"), ("", "influence norbert")):
        fight = Fight("harry", "ron", scenario="box1", foes=["norbert"])
        fight.shop(*[shop] if shop else [])
        fight.s.villain_stack = fight.s.row[:1] * 10
        fight.tokens(0, influence=6)
        fight.refresh()
        assert advised(fight.s) == expected


def test_attack_is_spread_where_a_second_one_hurts() -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["draco-malfoy", "crabbe-and-goyle"])
    fight.encounter("the-first-task")
    fight.tokens(0, attack=2)
    fight.refresh()
    first = advised(fight.s)
    fight.answer(first)
    assert advised(fight.s) != first


def before_voldemort(encounter: str, scenario: str) -> Fight:
    """Everything is done but an Encounter."""
    fight = Fight("harry", "ron", scenario=scenario, foes=[])
    fight.stack()
    fight.foe(len(fight.s.row) - 1, "voldemort-g5")
    fight.encounter(encounter)
    return fight


def test_influence_is_gathered_for_the_encounter_that_wants_it() -> None:
    bought = []
    for encounter in ("the-ministry-is-meddling", "detention-with-dolores"):
        fight = before_voldemort(encounter, "pack1")
        fight.shop("molly-weasley", "expelliarmus")
        fight.tokens(0, influence=6)
        fight.refresh()
        bought.append(advised(fight.s))
    assert bought == ["acquire molly-weasley", "acquire expelliarmus"]


def test_an_encounter_that_wants_purchases_may_wait_while_the_decks_grow_but_not_for_ever() -> None:
    fight = before_voldemort("ministers-of-magic", "pack2")
    gathers = []
    for turn in (TURNS_TO_GROW, TURNS_TO_GROW + 1):
        fight.s.turn = turn
        gathers.append(Outlook(fight.s, 0, [], []).gathers)
    assert gathers == [False, True]


def test_nobody_is_healed_while_an_encounter_wants_stuns() -> None:
    fight = before_voldemort("the-seventh-horcrux", "pack4")
    fight.hand(0, "hedwig")
    fight.health(1, 10)
    fight.refresh()
    fight.play("hedwig")
    assert advised(fight.s) == "choose attack-1"


def test_a_remedy_stays_in_hand_while_stuns_are_wanted_and_cost_no_location() -> None:
    for lost, tokens, expected in ((0, 0, "done"), (3, 6, "play quidditch-gear")):
        fight = before_voldemort("the-seventh-horcrux", "pack4")
        fight.hand(0, "quidditch-gear")
        fight.health(4, 10)
        fight.s.locations_lost = lost
        fight.control(tokens)
        fight.refresh()
        assert advised(fight.s) == expected


def test_control_stays_while_an_encounter_wants_the_events_of_later_locations() -> None:
    fight = before_voldemort("battle-of-hogwarts", "pack4")
    fight.hand(0, "nymphadora-tonks")
    fight.control(3)
    fight.refresh()
    fight.play("nymphadora-tonks")
    assert advised(fight.s) != "choose remove-1"


def test_events_are_welcome_only_where_an_encounter_wants_them() -> None:
    for encounter, expected in (
        ("battle-of-hogwarts", words.REVEAL),
        ("staffing-changes", words.IGNORE),
    ):
        fight = before_voldemort(encounter, "pack4")
        fight.refresh()
        look = Outlook(fight.s, 0, [words.REVEAL, words.IGNORE], [])
        assert RULES[words.ASK_CHAIN](look).code == expected


def test_an_ally_that_would_stun_its_player_stays_in_hand() -> None:
    """The Diary takes its Health before the Ally works."""
    for health, expected in ((1, "done"), (9, "play rubeus-hagrid")):
        fight = Fight("harry", "ron", scenario="game7", foes=["draco-malfoy"])
        fight.horcrux("diary")
        fight.hand(0, "rubeus-hagrid")
        fight.health(health, 10)
        fight.refresh()
        assert advised(fight.s) == expected


def test_what_may_stun_comes_before_gains() -> None:
    fight = Fight("ron", "harry", scenario="game7", foes=["draco-malfoy"])
    fight.foe(3, "voldemort-g7")
    fight.control(2)
    fight.hand(0, "every-flavour-beans", "dobby")
    fight.play("every-flavour-beans")
    fight.play("dobby")
    assert advised(fight.s) == "next dobby"
