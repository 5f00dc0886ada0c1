"""HB-11: control tokens and Locations; HB-9: victory and defeat."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.rules.control import add_control, remove_control
from spellwright.games.battle.rules.requirements import is_shelf_open
from spellwright.testing.battle import Fight


@pytest.mark.rule("HB-11.1", "HB-30.8")
def test_locations_have_their_printed_spaces_and_events() -> None:
    spaces = {
        columns.KEYS[n]: (columns.EVENTS_HERE[n], columns.SPACES[n])
        for n in columns.locations_of(columns.GAME_7)
    }
    assert spaces == {
        "godrics-hollow": (1, 6),
        "gringotts": (2, 6),
        "room-of-requirement": (2, 7),
        "hogwarts-castle": (3, 8),
    }


@pytest.mark.rule("HB-11.2")
def test_control_goes_on_the_current_location() -> None:
    fight = Fight("harry", "ron")
    fight.event("he-who-must-not-be-named")
    assert fight.s.control == 1
    assert fight.told("control-added") == [(columns.thing("diagon-alley"), 1, 4)]


@pytest.mark.rule("HB-11.3", "HB-11.11", "HB-EX9")
def test_a_token_without_a_space_is_ignored_and_triggers_nothing() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.control(3)
    fight.event("he-who-must-not-be-named")
    assert (fight.s.control, fight.s.health[0]) == (4, 8)
    fight.event("he-who-must-not-be-named")
    assert (fight.s.control, fight.s.health[0]) == (4, 8)
    fight.hand(0, "finite")
    fight.play("finite")
    assert fight.s.control == 3
    fight.events("expulso")
    fight.done()
    assert (fight.s.location, fight.s.control) == (columns.thing("diagon-alley"), 3)


@pytest.mark.rule("HB-11.4", "HB-11.7")
def test_a_full_location_is_kept_if_a_token_is_removed_in_time() -> None:
    fight = Fight("harry", "ron", foes=["draco-malfoy"])
    fight.control(4)
    fight.defeat("draco-malfoy")
    assert fight.s.control == 3
    fight.events("expulso")
    fight.done()
    assert fight.s.locations_lost == 0
    assert fight.s.control == 3


@pytest.mark.rule("HB-11.5", "HB-28.23")
def test_removing_from_an_empty_location_does_nothing() -> None:
    fight = Fight("harry", "ron", scenario="game3", cards=["harry-3"])
    fight.hand(0, "finite")
    fight.play("finite")
    assert fight.s.control == 0
    assert fight.asked() == (0, "action")


@pytest.mark.rule("HB-11.6", "HB-8.2", "HB-EX10")
def test_a_full_location_is_lost_at_the_end_of_the_turn() -> None:
    fight = Fight("harry", "ron")
    fight.control(4)
    fight.events("expulso")
    fight.done()
    assert fight.s.location == columns.thing("mirror-of-erised")
    assert fight.s.control == 0
    assert fight.told("location-lost") == [(columns.thing("diagon-alley"),)]


@pytest.mark.rule("HB-11.8")
def test_one_location_at_most_is_lost_in_a_turn() -> None:
    fight = Fight("harry", "ron", scenario="game2")
    fight.control(4)
    fight.events("expulso")
    fight.done()
    assert fight.s.locations_lost == 1


@pytest.mark.rule("HB-11.9", "HB-9.3")
def test_the_heroes_lose_with_the_last_location() -> None:
    fight = Fight("harry", "ron")
    fight.location("mirror-of-erised")
    fight.control(4)
    assert fight.ending == ""
    fight.done()
    assert fight.ending == "lost"
    assert fight.s.ranks == [2, 2]


@pytest.mark.rule("HB-11.10")
@pytest.mark.parametrize(
    ("scenario", "before", "card"),
    [
        ("game4", "triwizard-tournament", "hedwig"),
        ("game5", "hall-of-prophecy", "lumos"),
        ("game6", "the-burrow", "firebolt"),
    ],
)
def test_a_location_acts_when_it_becomes_current(scenario: str, before: str, card: str) -> None:
    fight = Fight("harry", "ron", scenario=scenario)
    fight.location(before)
    fight.control(7)
    fight.hand(0, card, card)
    fight.hand(1, card)
    fight.done()
    assert fight.discarded(1) == [card]
    assert fight.told("discarded") == [(0, columns.thing(card)), (1, columns.thing(card))]


@pytest.mark.rule("HB-11.10")
def test_hogwarts_castle_costs_all_heroes_two_health() -> None:
    fight = Fight("harry", "ron", scenario="game7")
    fight.location("room-of-requirement")
    fight.control(7)
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert fight.s.health == [8, 8]


@pytest.mark.rule("HB-11.10")
def test_the_triwizard_maze_takes_tokens_off_creatures() -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["grindylow", "draco-malfoy"])
    fight.foe(0, "grindylow", attack=3)
    fight.foe(1, "draco-malfoy", attack=3)
    fight.location("mermaid-village")
    fight.control(6)
    fight.events("expulso", "expulso", "expulso")
    fight.done()
    assert fight.on_foe("grindylow") == (2, 0)
    assert fight.on_foe("draco-malfoy") == (3, 0)


@pytest.mark.rule("HB-11.12")
@pytest.mark.parametrize("what", ["barty-crouch-jr", "defensive-training"])
def test_while_control_cannot_be_removed_nothing_removes_it(what: str) -> None:
    fight = Fight("harry", "ron", scenario="box2", foes=["draco-malfoy"])
    if what == "barty-crouch-jr":
        fight.foe(1, what)
    else:
        fight.encounter(what)
    fight.control(2)
    fight.hand(0, "finite")
    fight.play("finite")
    fight.defeat("draco-malfoy")
    assert fight.s.control == 2


@pytest.mark.rule("HB-11.12")
def test_a_lost_location_is_cleared_all_the_same() -> None:
    fight = Fight("harry", "ron", scenario="game4", foes=["barty-crouch-jr"])
    fight.control(6)
    fight.events("expulso", "expulso")
    fight.done()
    assert (fight.s.locations_lost, fight.s.control) == (1, 0)


@pytest.mark.rule("HB-11.13", "HB-EX42")
def test_each_token_triggers_once_and_foes_react_from_left_to_right() -> None:
    fight = Fight("harry", "ron", scenario="box3", foes=["draco-malfoy", "lucius-malfoy"])
    fight.foe(0, "draco-malfoy", attack=3)
    fight.event("fight-and-flight")
    draco, lucius = columns.thing("draco-malfoy"), columns.thing("lucius-malfoy")
    assert fight.told("acted") == [(draco,), (draco,), (lucius,), (lucius,)]
    assert fight.s.health[0] == 6
    assert fight.on_foe("draco-malfoy") == (1, 0)


@pytest.mark.rule("HB-11.14")
def test_an_additional_token_for_a_stun_comes_after_the_stun() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.health(2, 10)
    fight.events("regeneration")
    fight.event("avada-kedavra")
    assert fight.s.control == 2
    fight = Fight("harry", "ron", scenario="game4")
    fight.health(4, 10)
    fight.events("regeneration")
    fight.event("avada-kedavra")
    assert fight.s.control == 0


@pytest.mark.rule("HB-9.1", "HB-9.2", "HB-9.4")
def test_the_heroes_win_at_the_moment_the_last_foe_is_defeated() -> None:
    fight = Fight("harry", "ron", foes=["quirinus-quirrell"])
    fight.stack()
    fight.location("mirror-of-erised")
    fight.control(4)
    fight.health(5, 5)
    fight.defeat("quirinus-quirrell")
    assert fight.ending == "won"
    assert fight.s.ranks == [1, 1]
    assert fight.s.health == [5, 5]


@pytest.mark.rule("HB-9.1")
def test_lord_voldemort_must_be_defeated_too() -> None:
    fight = Fight("harry", "ron", scenario="game5", foes=["draco-malfoy"])
    fight.stack()
    fight.foe(3, "voldemort-g5")
    fight.defeat("draco-malfoy")
    assert fight.ending == ""
    fight.defeat("voldemort-g5")
    assert fight.ending == "won"


@pytest.mark.rule("HB-9.6")
def test_an_empty_deck_or_supply_does_not_end_the_game() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.s.detentions = 0
    fight.event("inquisitorial-squad")
    assert fight.cards(0) == []
    fight.s.market = []
    fight.events("expulso")
    fight.done()
    assert fight.ending == ""
    assert fight.shown() == [""] * 6


@pytest.mark.rule("HB-11.3")
def test_the_reprieve_lasts_for_the_turn_and_no_longer() -> None:
    """A space that becomes free later in the turn takes no token in it."""
    fight = Fight("harry", "ron")
    fight.control(4)
    fight.event("he-who-must-not-be-named")
    fight.hand(0, "finite")
    fight.play("finite")
    assert fight.s.control == 3
    fight.event("he-who-must-not-be-named")
    assert fight.s.control == 3
    fight.events("he-who-must-not-be-named")
    fight.done()
    assert fight.s.control == 4


@pytest.mark.rule("HB-11.3", "HB-8.15")
def test_the_reprieve_holds_for_the_next_location_too_and_triggers_nothing() -> None:
    fight = Fight("harry", "ron", scenario="game2", foes=["draco-malfoy"])
    fight.control(4)
    add_control(fight.s, 2)
    assert fight.s.waiting == []
    fight.s.location = columns.thing("quidditch-pitch")
    fight.control(0)
    add_control(fight.s, 1)
    assert fight.s.control == 0
    assert fight.s.waiting == []


@pytest.mark.rule("HB-11.2", "HB-11.3")
def test_a_full_location_is_no_reprieve_before_a_token_has_no_space() -> None:
    fight = Fight("harry", "ron")
    fight.control(3)
    fight.event("he-who-must-not-be-named")
    assert fight.s.control == 4
    fight.hand(0, "finite")
    fight.play("finite")
    fight.event("he-who-must-not-be-named")
    assert fight.s.control == 4


@pytest.mark.rule("HB-26.2", "HB-30.8")
@pytest.mark.parametrize(("heroes", "tokens"), [(3, 6), (4, 7), (5, 7)])
def test_the_hospital_wing_has_one_more_space_with_four_heroes(heroes: int, tokens: int) -> None:
    names = ("harry", "ron", "hermione", "neville", "luna")[:heroes]
    fight = Fight(*names, scenario="pack1")
    fight.location("the-hospital-wing")
    add_control(fight.s, 20)
    assert fight.s.control == tokens


@pytest.mark.rule("HB-1.10")
def test_tokens_do_not_move_to_the_next_location() -> None:
    fight = Fight("harry", "ron")
    fight.control(4)
    fight.events("expulso")
    fight.done()
    remove_control(fight.s, 1, True)
    assert fight.s.control == 0


@pytest.mark.rule("HB-7.25")
def test_a_shelf_for_low_health_opens_at_three() -> None:
    fight = Fight("harry", "ron", scenario="pack4")
    for health, is_open in ((4, False), (3, True), (0, True)):
        fight.health(10, health)
        assert is_shelf_open(fight.s, columns.REQUIREMENTS.index("hero-at-3")) == is_open
