"""HB-4: step 1, Dark Arts."""

from __future__ import annotations

import pytest

from spellwright.games.battle.content import columns
from spellwright.games.battle.rules.dark_arts import DarkArts, number_of_events
from spellwright.games.battle.state import DARK_ARTS, EVENTS
from spellwright.testing.battle import Fight, kinds


def step_1(fight: Fight) -> None:
    """The active Hero's step 1, with a fresh tally."""
    fight.s.step = DARK_ARTS
    fight.s.tally[EVENTS] = 0
    fight.carry_out(DarkArts())


@pytest.mark.rule("HB-4.1", "HB-3.2")
@pytest.mark.parametrize(("place", "number"), [(0, 1), (1, 2), (2, 2)])
def test_the_location_sets_the_number_of_events(place: int, number: int) -> None:
    fight = Fight("harry", "ron", scenario="game3")
    fight.location(columns.KEYS[columns.locations_of(columns.GAME_3)[place]])
    fight.events(*["he-who-must-not-be-named"] * 5)
    step_1(fight)
    assert fight.s.control == number


@pytest.mark.rule("HB-4.2", "HB-4.10", "HB-EX33")
def test_the_number_is_fixed_with_all_that_changes_it() -> None:
    foes = ["bellatrix-lestrange", "alecto-carrow"]
    fight = Fight("harry", "ron", scenario="pack4", foes=foes)
    fight.location("forest-clearing")
    fight.hand(0, "hedwig", "hedwig", "lumos")
    assert number_of_events(fight.s) == 5
    fight.s.row_off[0] = 1
    fight.s.derive()
    assert number_of_events(fight.s) == 4
    fight.events("quick-quotes-quill", "quick-quotes-quill", "quick-quotes-quill", "flipendo")
    step_1(fight)
    fight.answer("discard hedwig")
    assert fight.s.tally[EVENTS] == 4


@pytest.mark.rule("HB-4.10")
def test_chinese_fireball_adds_one_event_and_protean_takes_one_off() -> None:
    fight = Fight("harry", "ron", scenario="box4", foes=["chinese-fireball"])
    assert number_of_events(fight.s) == 2
    fight.events(*["expulso"] * 4)
    fight.s.fewer_events = 1
    step_1(fight)
    assert fight.s.tally[EVENTS] == 1
    fight.s.fewer_events = 5
    step_1(fight)
    assert fight.s.tally[EVENTS] == 0


@pytest.mark.rule("HB-4.3")
def test_an_event_and_its_triggers_are_resolved_before_the_next_is_revealed() -> None:
    fight = Fight("harry", "ron", scenario="game3", foes=["draco-malfoy"])
    fight.location("hogsmeade-village")
    fight.events("expulso", "he-who-must-not-be-named")
    step_1(fight)
    told = [(event.kind, event.args) for event in fight.story]
    names = [fight.s.rules.events[kind].key for kind, _ in told]
    second = [n for n, name in enumerate(names) if name == "event-came"][1]
    assert names.index("acted") < second


@pytest.mark.rule("HB-4.4", "HB-1.12")
def test_a_resolved_event_goes_to_the_discard_pile() -> None:
    fight = Fight("harry", "ron")
    fight.event("expulso")
    assert fight.s.event_pile == kinds("expulso")
    assert fight.s.view(-1).shown.event_pile == kinds("expulso")


@pytest.mark.rule("HB-4.5", "HB-22.2")
def test_a_dark_potion_goes_in_front_of_the_active_hero() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.events("garroting-gas")
    step_1(fight)
    assert fight.s.brews[0][:2] == [0, columns.thing("garroting-gas")]
    assert fight.s.event_pile == []
    assert fight.s.tally[EVENTS] == 1


@pytest.mark.rule("HB-4.6")
def test_an_empty_stack_is_shuffled_from_the_pile() -> None:
    fight = Fight("harry", "ron")
    fight.s.event_pile = kinds("expulso", "he-who-must-not-be-named")
    fight.load(kinds("he-who-must-not-be-named", "expulso"))
    step_1(fight)
    assert fight.s.health[0] == 8
    assert fight.s.event_stack == kinds("he-who-must-not-be-named")


@pytest.mark.rule("HB-4.7")
def test_without_any_event_the_reveal_is_skipped() -> None:
    fight = Fight("harry", "ron")
    step_1(fight)
    assert fight.told("event-came") == []
    assert fight.asked() == (0, "action")


@pytest.mark.rule("HB-4.8")
def test_another_event_comes_on_top_of_the_number() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.events("expulso", "regeneration", "crucio")
    step_1(fight)
    assert fight.s.tally[EVENTS] == 2
    assert fight.s.event_stack == kinds("expulso")


@pytest.mark.rule("HB-4.9", "HB-4.15", "HB-EX27")
def test_with_the_chain_limit_a_second_further_event_may_be_ignored() -> None:
    fight = Fight("harry", "ron", scenario="game4", chain_limit=True)
    fight.events("regeneration", "crucio", "crucio")
    step_1(fight)
    assert fight.s.health[0] == 8
    assert fight.asked() == (0, "chain")
    fight.answer("ignore")
    assert fight.s.tally[EVENTS] == 2
    fight.events("regeneration", "crucio", "crucio")
    step_1(fight)
    fight.answer("reveal")
    assert fight.s.tally[EVENTS] == 3


@pytest.mark.rule("HB-EX27")
def test_without_the_chain_limit_a_third_event_is_revealed() -> None:
    fight = Fight("harry", "ron", scenario="game4")
    fight.events("regeneration", "crucio", "crucio")
    step_1(fight)
    assert fight.s.tally[EVENTS] == 3
    assert fight.s.health[0] == 8


@pytest.mark.rule("HB-4.11")
def test_an_encounters_further_event_comes_directly_after_it() -> None:
    fight = Fight("harry", "ron", scenario="pack4")
    fight.encounter("battle-of-hogwarts")
    fight.events("expulso")
    fight.ability("battle-of-hogwarts")
    assert (fight.s.control, fight.s.health[0]) == (1, 8)


@pytest.mark.rule("HB-4.12", "HB-EX34", "HB-28.21")
def test_finite_incantatem_in_hand_stops_all_events_but_the_first() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.location("great-hall")
    fight.hand(0, "finite-incantatem", "alohomora")
    fight.events("expulso", "expulso", "crucio")
    step_1(fight)
    assert fight.s.tally[EVENTS] == 1
    assert fight.s.health[0] == 9


@pytest.mark.rule("HB-4.12", "HB-EX34")
def test_finite_incantatem_that_leaves_the_hand_stops_nothing() -> None:
    fight = Fight("harry", "ron", scenario="box1")
    fight.location("great-hall")
    fight.hand(0, "finite-incantatem", "alohomora")
    fight.events("expulso", "expulso", "the-grim")
    step_1(fight)
    fight.answer("discard finite-incantatem")
    assert fight.s.tally[EVENTS] == 3


@pytest.mark.rule("HB-4.13")
def test_elixir_of_life_keeps_the_events_of_the_next_turn_away() -> None:
    fight = Fight("harry", "ron", scenario="pack3")
    fight.potions_board()
    fight.hand(0, "elixir-of-life")
    fight.dark_potion(1, "garroting-gas")
    fight.events("expulso", "expulso")
    fight.answer("drink elixir-of-life")
    fight.done()
    assert fight.s.active == 1
    assert fight.told("event-came") == []
    assert fight.s.health == [9, 9]
    fight.done()
    assert len(fight.told("event-came")) == 1


@pytest.mark.rule("HB-4.14", "HB-22.11", "HB-EX35")
def test_dark_potions_act_at_the_end_of_step_1() -> None:
    foes = ["amycus-carrow"]
    fight = Fight("harry", "ron", scenario="pack4", foes=foes)
    fight.events("expulso", "garroting-gas")
    step_1(fight)
    assert fight.s.health == [9, 9]
    fight.events("he-who-must-not-be-named")
    step_1(fight)
    assert fight.s.health == [8, 8]
    assert fight.s.control == 1
    fight.ability("amycus-carrow")
    assert fight.s.health == [7, 8]
