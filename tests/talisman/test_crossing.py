"""Crossing between the Regions: King's Cross, Portkey, Floo Powder, the Gates (TA-21, TA-23)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import OPPOSITE, SPACE_KEYS
from spellwright.games.talisman.content.names import PORTKEY
from spellwright.games.talisman.state import STORED_FREE, STORED_HUT
from spellwright.testing.talisman import Tale


def at_the_barrier(roll: int = 3, start: str = "out-16", **values: int) -> Tale:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=values.get("magic", 9))
    tale.place(0, start)
    tale.begin(roll)
    return tale


@pytest.mark.rule("TA-21.1")
def test_the_ways_from_london_to_the_grounds() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "portkey", "floo-powder")
    tale.place(0, "out-21")
    tale.begin()
    assert tale.options() == ["roll", "portkey", "floo"]
    plain = Tale("harry-a", "draco-a")
    plain.place(0, "out-6")
    plain.begin(3)
    assert plain.options() == ["walk cw out-9", "walk ccw out-3"]


@pytest.mark.rule("TA-21.2", "TA-21.23")
def test_from_the_grounds_by_train() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-11")
    tale.begin(4)
    tale.answer("walk cw mid-15")
    assert tale.options() == ["walk-on", "cross out-17"]
    tale.answer("cross out-17")
    assert tale.options() == ["walk cw out-19", "walk ccw out-15"]


@pytest.mark.rule("TA-21.23")
def test_starting_on_the_station_and_never_forced() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-12")
    tale.begin(1)
    assert tale.options() == ["walk cw mid-13", "walk ccw mid-11", "cross out-17"]
    tale.load(6)
    tale.answer("cross out-17")
    assert tale.at(0) == "out-17"
    assert "barrier" not in tale.options()


@pytest.mark.rule("TA-21.3", "TA-21.13")
def test_reaching_or_passing_kings_cross_allows_a_try() -> None:
    tale = at_the_barrier()
    tale.answer("walk cw out-19")
    assert tale.at(0) == "out-17"
    assert tale.options() == ["walk-on", "barrier"]
    tale.answer("walk-on")
    assert tale.at(0) == "out-19"


@pytest.mark.rule("TA-21.4")
def test_only_a_higher_score_passes() -> None:
    for own, barrier, passed in ((4, 3, True), (3, 3, False), (2, 3, False)):
        tale = at_the_barrier()
        tale.answer("walk cw out-19")
        tale.load(own, barrier)
        tale.answer("barrier")
        assert tale.told("barrier-rolled") == [(0, own + 9, barrier + 9)]
        assert bool(tale.told("barrier-passed")) == passed


@pytest.mark.rule("TA-21.5")
def test_the_test_is_no_fight() -> None:
    tale = at_the_barrier()
    tale.objects(0, "wand")
    tale.answer("walk cw out-19")
    tale.load(3, 3)
    tale.answer("barrier")
    assert tale.told("barrier-held") == [(0,)]


@pytest.mark.rule("TA-21.6")
def test_fate_at_the_barrier() -> None:
    tale = at_the_barrier()
    tale.answer("walk cw out-19")
    tale.fate(0, 1)
    tale.load(1, 3)
    tale.answer("barrier")
    assert tale.asked() == (0, "reroll")
    tale.load(6)
    tale.answer("fate first")
    assert tale.told("barrier-passed") == [(0,)]


@pytest.mark.rule("TA-21.7", "TA-6.3")
def test_the_rest_of_the_move_in_a_new_direction() -> None:
    tale = at_the_barrier()
    tale.answer("walk cw out-19")
    tale.load(6, 1)
    tale.answer("barrier")
    assert tale.options() == ["walk cw mid-13", "walk ccw mid-11"]


@pytest.mark.rule("TA-21.26")
def test_a_move_that_has_crossed_does_not_go_back() -> None:
    tale = at_the_barrier(roll=6, start="out-17")
    tale.load(6, 1)
    tale.answer("barrier")
    assert tale.options() == ["walk cw mid-1", "walk ccw mid-7"]
    tale.answer("walk ccw mid-7")
    assert tale.options() == ["walk-on", "gates"]
    allowed = at_the_barrier(roll=2, start="out-17")
    allowed.s.permit[0] = 1
    allowed.refresh()
    allowed.answer("cross mid-12")
    assert allowed.options() == ["walk cw mid-13", "walk ccw mid-11"]


@pytest.mark.rule("TA-21.8", "TA-21.11")
def test_success_without_movement_left() -> None:
    tale = at_the_barrier(roll=2, start="out-15")
    tale.answer("walk cw out-17")
    tale.load(6, 1)
    tale.answer("barrier")
    assert tale.at(0) == "out-17"
    assert tale.told("drew") == []
    assert tale.s.permit[0] == 1
    tale.next_turn(0)
    assert "cross mid-12" in tale.options()
    assert "barrier" not in tale.options()
    tale.answer("cross mid-12")
    assert tale.s.permit[0] == 0


@pytest.mark.rule("TA-21.9")
def test_moving_otherwise_loses_the_permission() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "out-17")
    tale.s.permit[0] = 1
    tale.begin(3)
    tale.answer("walk cw out-20")
    assert tale.s.permit[0] == 0


@pytest.mark.rule("TA-21.10", "TA-21.11")
def test_failure_ends_the_turn_on_kings_cross() -> None:
    tale = at_the_barrier()
    tale.answer("walk cw out-19")
    tale.load(1, 6)
    tale.answer("barrier")
    assert tale.at(0) == "out-17"
    assert tale.s.life[0] == 4
    assert tale.told("drew") == []
    assert tale.s.active == 1


@pytest.mark.rule("TA-21.12")
def test_a_normal_encounter_instead() -> None:
    tale = at_the_barrier(roll=2, start="out-15")
    tale.next_card("fang")
    tale.answer("walk cw out-17")
    assert tale.options() == ["walk-on", "barrier"]
    tale.answer("walk-on")
    assert len(tale.told("drew")) == 1


@pytest.mark.rule("TA-21.14")
def test_trying_again_from_kings_cross() -> None:
    tale = at_the_barrier(roll=3, start="out-17")
    assert "barrier" in tale.options()
    tale.load(6, 1)
    tale.answer("barrier")
    assert tale.at(0) == "mid-12"
    assert "walk cw mid-14" in tale.options()


@pytest.mark.rule("TA-21.15", "TA-21.16", "TA-EQ7")
def test_the_portkey_leads_to_the_opposite_space() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "portkey")
    tale.place(0, "out-4")
    tale.next_card("marauders-map", "buckbeak")
    tale.begin()
    tale.answer("portkey")
    assert tale.at(0) == "mid-3"
    assert len(tale.told("drew")) == 2
    assert SPACE_KEYS[OPPOSITE[0]] == "mid-1"


@pytest.mark.rule("TA-21.17")
def test_used_or_not_the_portkey_goes_back() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "portkey")
    tale.begin(2)
    tale.answer("roll", "walk cw out-9")
    assert tale.held(0) == []
    assert tale.stock("portkey") == 3


@pytest.mark.rule("TA-21.17", "TA-O10")
def test_a_new_portkey_waits_for_the_next_turn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("portkey-office-opens")
    tale.arrive("out-14", "yes")
    assert tale.held(0) == ["portkey"]
    tale.next_turn(0)
    assert "portkey" in tale.options()


@pytest.mark.rule("TA-21.18")
def test_on_the_grounds_it_is_useless() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "portkey")
    tale.place(0, "mid-5")
    tale.begin(2)
    assert tale.asked()[1] == "direction"
    tale.answer("walk cw mid-7")
    assert tale.stock("portkey") == 3


@pytest.mark.rule("TA-21.19")
def test_a_taken_portkey_counts_for_the_new_owner() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.objects(1, "portkey")
    tale.spells(0, "accio")
    tale.begin()
    tale.answer("cast accio", "bear", "take portkey")
    assert tale.s.objects[0] == [PORTKEY]
    assert tale.s.portkey_ready[0] == 0
    tale.next_turn(0)
    assert "portkey" in tale.options()


@pytest.mark.rule("TA-21.22")
def test_a_lost_turn_costs_the_portkey() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "portkey")
    tale.s.lost[0] = 1
    tale.begin()
    assert tale.stock("portkey") == 3


@pytest.mark.rule("TA-21.20", "TA-21.25", "TA-OUT7")
def test_the_ordered_move_to_the_hut() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.arrive("out-7", dice=[6])
    assert tale.s.stored[0] == STORED_HUT
    tale.until("direction")
    tale.end_turn()
    assert tale.at(0) == "mid-5" or tale.told("appeared") == [(0, 28)]


@pytest.mark.rule("TA-21.21", "TA-EQ3")
def test_floo_powder_from_the_burrow_and_the_ministry() -> None:
    for start, target in (("out-21", "mid-14"), ("out-3", "mid-2")):
        tale = Tale("hagrid-a", "draco-a")
        tale.objects(0, "floo-powder")
        tale.place(0, start)
        tale.begin()
        tale.answer("floo")
        assert tale.at(0) == target
        assert tale.held(0) == ["floo-powder"]
    elsewhere = Tale("hagrid-a", "draco-a")
    elsewhere.objects(0, "floo-powder")
    elsewhere.place(0, "out-5")
    elsewhere.begin(3)
    assert elsewhere.asked()[1] == "direction"


@pytest.mark.rule("TA-21.24", "TA-O06")
def test_while_the_network_is_closed_nobody_crosses() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.beside("floo-network-closed")
    tale.objects(0, "portkey", "floo-powder")
    tale.place(0, "out-21")
    tale.begin(2)
    assert tale.asked()[1] == "direction"
    ordered = Tale("harry-a", "draco-a")
    ordered.beside("floo-network-closed")
    ordered.s.stored[0] = STORED_HUT
    ordered.begin(2)
    assert ordered.asked()[1] == "direction"
    waiting = Tale("harry-a", "draco-a")
    waiting.beside("floo-network-closed")
    waiting.place(0, "inn-1")
    waiting.s.back[0] = 1
    waiting.begin()
    assert waiting.at(0) == "inn-1"
    assert waiting.s.back[0]
    gates = Tale("harry-a", "draco-a")
    gates.beside("floo-network-closed")
    gates.place(0, "mid-9")
    gates.begin(2)
    assert gates.options() == ["walk cw mid-11", "walk ccw mid-7"]
    kept = Tale("harry-a", "draco-a")
    kept.beside("floo-network-closed")
    kept.place(0, "out-17")
    kept.s.permit[0] = 1
    kept.begin(2)
    assert kept.options() == ["walk cw out-19", "walk ccw out-15"]
    kept.answer("walk cw out-19")
    assert kept.s.permit[0] == 1


@pytest.mark.rule("TA-21.25")
def test_a_stored_move_ends_with_a_turn_in_which_its_owner_stays() -> None:
    tale = Tale("mcgonagall-a", "draco-a")
    tale.fate(0, 1)
    tale.s.stored[0] = STORED_FREE
    tale.begin()
    tale.answer("stay")
    assert tale.s.stored[0] == 0


@pytest.mark.rule("TA-21.25")
def test_a_stored_move_is_for_the_next_turn_only() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.stored[0] = STORED_FREE
    tale.begin()
    tale.load(3)
    tale.answer("roll", "walk cw out-10")
    assert tale.s.stored[0] == 0
    ride = Tale("harry-a", "draco-a")
    ride.s.stored[0] = STORED_FREE
    ride.begin()
    ride.answer("ride")
    assert len(ride.options()) == 23
    assert "to out-7" not in ride.options()
    ride.answer("to out-13")
    assert ride.at(0) == "out-13"


# -- the Gates -------------------------------------------------------------------------------------


@pytest.mark.rule("TA-23.1", "TA-23.2")
def test_the_gates_are_tried_when_reached_or_passed() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-8")
    tale.begin(4)
    tale.answer("walk cw mid-12")
    assert tale.at(0) == "mid-9"
    assert tale.options() == ["walk-on", "gates"]


@pytest.mark.rule("TA-23.3", "TA-23.4")
def test_two_dice_not_above_the_ability_without_fight_bonuses() -> None:
    for wand, total, opened in ((True, 5, False), (False, 4, True)):
        tale = Tale("harry-a", "draco-a")
        if wand:
            tale.objects(0, "wand")
        tale.place(0, "mid-7")
        tale.begin(2)
        tale.answer("walk cw mid-9")
        tale.load(1, total - 1)
        tale.answer("gates", "ability magic")
        assert bool(tale.told("gates-opened")) == opened


@pytest.mark.rule("TA-23.6", "TA-23.10")
def test_success_ends_the_turn_on_the_stairs() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-8")
    tale.begin(4)
    tale.answer("walk cw mid-12")
    tale.load(1, 1)
    tale.answer("gates", "ability magic")
    assert tale.at(0) == "inn-1"
    assert tale.s.active == 1


@pytest.mark.rule("TA-23.7", "TA-23.8")
def test_failure_costs_a_point_and_the_turn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=6)
    tale.place(0, "mid-8")
    tale.begin(4)
    tale.answer("walk cw mid-12")
    tale.load(4, 4)
    tale.answer("gates", "ability magic")
    assert tale.at(0) == "mid-9"
    assert tale.s.magic[0] == 5
    assert tale.told("drew") == []
    assert tale.s.active == 1


@pytest.mark.rule("TA-23.9")
def test_a_normal_encounter_at_the_gates() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-7")
    tale.next_card("buckbeak")
    tale.begin(2)
    tale.answer("walk cw mid-9", "walk-on")
    assert len(tale.told("drew")) == 1
    assert tale.asked()[1] == "take"


@pytest.mark.rule("TA-23.11")
def test_trying_from_the_gates() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-9")
    tale.begin(1)
    assert "gates" in tale.options()
    tale.load(6, 6, 4)
    tale.answer("gates", "ability magic")
    assert tale.told("voldemort-rolled") == [(4,)]


@pytest.mark.rule("TA-23.12", "TA-23.13", "TA-INN1")
def test_from_the_stairs_either_way() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-1")
    tale.begin(4)
    tale.answer("roll")
    assert tale.options() == ["walk cw inn-3", "walk ccw inn-7"]
