"""Movement (TA-6)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import SPACE_KEYS
from spellwright.games.talisman.state import STORED_FREE, STORED_HUT
from spellwright.testing.talisman import Tale


@pytest.mark.rule("TA-6.1", "TA-6.2")
def test_exactly_the_number_rolled_either_way() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "out-1")
    tale.begin(5)
    assert tale.options() == ["walk cw out-6", "walk ccw out-20"]


@pytest.mark.rule("TA-6.3", "TA-6.4")
def test_no_change_of_direction_or_ring() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-14")
    tale.begin(3)
    assert tale.options() == ["walk cw mid-1", "walk ccw mid-11"]
    tale.answer("walk ccw mid-11")
    assert tale.options() == ["walk-on", "cross out-17"]
    tale.answer("walk-on")
    assert tale.at(0) == "mid-11"


@pytest.mark.rule("TA-6.5")
def test_spaces_passed_over_do_nothing() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.place(0, "out-20")
    tale.lay("out-22", "aurors")
    tale.begin(3)
    tale.answer("walk cw out-23")
    assert tale.s.life[0] == 4
    assert tale.told("meets-enemy") == []


@pytest.mark.rule("TA-6.6", "TA-23.12")
def test_half_moves_in_the_castle() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-1")
    tale.begin(5)
    tale.answer("roll")
    assert tale.options() == ["walk cw inn-3", "walk ccw inn-7"]


@pytest.mark.rule("TA-6.7")
def test_a_limited_move_has_no_die() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.ferret[0] = 2
    tale.place(0, "out-4")
    tale.begin()
    assert tale.options() == ["walk cw out-5", "walk ccw out-3"]
    assert tale.s.roll == 0


@pytest.mark.rule("TA-6.8")
def test_a_replacing_move_has_no_die() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "floo-powder")
    tale.place(0, "out-21")
    tale.begin()
    assert tale.options() == ["roll", "floo"]
    tale.answer("floo")
    assert tale.at(0) == "mid-14"
    assert tale.told("rolled") == []


@pytest.mark.rule("TA-6.9", "TA-25.11", "TA-25.16")
def test_being_moved_by_an_encounter_leads_to_a_new_one() -> None:
    tale = Tale("harry-a", "draco-a", "bellatrix-a")
    tale.place(1, "mid-3")
    tale.next_card("marauders-map")
    tale.arrive("mid-15", dice=[4])
    assert tale.at(0) == "mid-3"
    assert tale.asked() == (0, "encounter")
    tale.answer("space")
    assert len(tale.told("drew")) == 2


@pytest.mark.rule("TA-6.10")
def test_figures_may_share_a_space() -> None:
    tale = Tale("harry-a", "hagrid-b")
    tale.place(1, "out-14")
    tale.arrive("out-14")
    assert tale.at(0) == tale.at(1) == "out-14"


@pytest.mark.rule("TA-6.11", "TA-6.12", "TA-6.15")
def test_turning_back_goes_the_shorter_way_to_the_gates() -> None:
    for start, way in (
        ("inn-3", ["inn-2", "inn-1", "mid-9"]),
        ("inn-7", ["inn-8", "inn-1", "mid-9"]),
    ):
        tale = Tale("harry-a", "draco-a")
        tale.place(0, start)
        tale.begin()
        tale.answer("turn-back")
        while tale.at(0) != "mid-9":
            tale.end_turn()
        assert [SPACE_KEYS[where] for who, where in tale.told("walked") if who == 0] == way
        assert tale.s.back[0] == 0


@pytest.mark.rule("TA-6.12", "TA-24.2")
def test_from_the_room_of_requirement_the_way_back_is_chosen() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-4")
    tale.begin(1)
    tale.answer("roll")
    tale.load(6)
    tale.answer("walk cw inn-5")
    tale.answer(*["direction cw"] if tale.asked()[1] == "voldemort-on" else [])
    assert tale.s.back[0]
    assert tale.at(0) == "inn-5"
    tale.next_turn(0)
    assert tale.asked() == (0, "back")
    tale.answer("direction cw")
    assert tale.at(0) == "inn-6"


@pytest.mark.rule("TA-6.13")
def test_who_turned_back_ignores_instructions() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-3")
    tale.begin()
    tale.answer("turn-back")
    assert tale.at(0) == "inn-2"
    assert tale.s.life[0] == 4


@pytest.mark.rule("TA-6.14", "TA-6.19")
def test_there_is_no_choice_on_the_way_back() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-4")
    tale.begin()
    tale.answer("turn-back")
    asked = []
    while tale.at(0) != "mid-9":
        asked.append(tale.asked()[0])
        tale.pass_by()
    assert 0 not in asked


@pytest.mark.rule("TA-6.16")
def test_at_the_gates_a_normal_encounter_and_no_try() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-1")
    tale.next_card("marauders-map")
    tale.begin()
    tale.answer("turn-back")
    assert tale.at(0) == "mid-9"
    assert len(tale.told("drew")) == 1
    assert tale.asked()[1] == "take"


@pytest.mark.rule("TA-6.17")
def test_on_the_way_back_one_may_attack() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-3")
    tale.place(1, "inn-2")
    tale.begin()
    tale.answer("turn-back")
    assert "meet draco" in tale.options()


@pytest.mark.rule("TA-6.18", "TA-23.16")
def test_a_held_character_may_turn_back() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-4")
    tale.s.duty[0] = 3
    tale.begin()
    assert tale.options() == ["duty", "turn-back"]
    tale.answer("turn-back")
    assert tale.at(0) == "inn-3"
    assert tale.s.duty[0] == 0


@pytest.mark.rule("TA-6.19", "TA-27.1")
def test_the_ways_to_move() -> None:
    tale = Tale("mcgonagall-a", "draco-a")
    tale.objects(0, "portkey", "floo-powder")
    tale.followers(0, "arthur-weasley")
    tale.spells(0, "apparate")
    tale.fate(0, 1)
    tale.place(0, "out-3")
    tale.s.stored[0] = STORED_FREE
    tale.begin()
    wanted = {"roll", "portkey", "floo", "ride", "arthur", "cast apparate", "stay"}
    assert set(tale.options()) == wanted


@pytest.mark.rule("TA-6.19", "TA-21.20")
def test_an_ordered_move_leaves_no_choice() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.stored[0] = STORED_HUT
    tale.begin(3, 3)
    assert tale.at(0) == "mid-5"
    assert [args[:3] for args in tale.told("rolled-two-for")] == [(0, 3, 3)]
    assert not [args for args in tale.told("rolled") if args[0] == 0]


@pytest.mark.rule("TA-6.20", "TA-O53", "TA-M35")
def test_added_spaces() -> None:
    tale = Tale("harry-b", "draco-a")
    tale.objects(0, "nimbus-2000", "firebolt")
    tale.place(0, "out-1")
    tale.begin(3)
    assert tale.options() == [f"spaces {number}" for number in range(2, 8)]
    castle = Tale("harry-b", "draco-a")
    castle.objects(0, "nimbus-2000")
    castle.place(0, "inn-1")
    castle.begin(3)
    castle.answer("roll")
    assert castle.asked()[1] == "direction"


@pytest.mark.rule("TA-6.21")
def test_a_move_without_a_die_reaches_crossings() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "buckbeak")
    tale.place(0, "mid-7")
    tale.begin()
    tale.answer("fly 3", "walk cw mid-10")
    assert tale.options() == ["walk-on", "gates"]


@pytest.mark.rule("TA-6.22")
def test_a_limit_beats_buckbeak_but_no_replacing_move() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "buckbeak", "dobby")
    tale.place(0, "mid-7")
    tale.begin()
    assert tale.asked()[1] == "direction"
    london = Tale("harry-a", "draco-a")
    london.followers(0, "dobby")
    london.objects(0, "floo-powder")
    london.place(0, "out-21")
    london.begin()
    assert london.options() == ["step", "floo"]
    ferret = Tale("mcgonagall-a", "draco-a")
    ferret.fate(0, 1)
    ferret.s.ferret[0] = 2
    ferret.begin()
    assert ferret.asked()[1] == "direction"


@pytest.mark.rule("TA-6.22")
def test_a_ferret_has_no_replacing_move_with_what_it_was_given() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.ferret[0] = 2
    tale.objects(0, "floo-powder")
    tale.place(0, "out-21")
    tale.begin()
    assert tale.asked()[1] == "direction"


@pytest.mark.rule("TA-6.23")
def test_the_order_after_a_move() -> None:
    tale = Tale("hagrid-a", "pettigrew-a")
    tale.place(0, "out-4")
    tale.place(1, "out-5")
    tale.begin(1, 6)
    tale.fate(0, 1)
    tale.answer("keep") if tale.asked()[1] == "reroll" else None
    tale.answer("walk cw out-5")
    order: list[str] = []
    while len(order) < 4:
        order.append(tale.asked()[1])
        tale.pass_by()
    assert order[:4] == ["intimidate", "sneak", "voldemort-on", "encounter"]


@pytest.mark.rule("TA-6.24", "TA-23.14")
def test_moves_in_the_castle_end_at_stairs_and_room() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-4")
    tale.begin(6)
    tale.answer("roll")
    assert tale.options() == ["walk cw inn-5", "walk ccw inn-1"]
    tale.place(0, "inn-8")
    assert "walk cw inn-1" in tale.options()


@pytest.mark.rule("TA-6.24")
def test_nobody_turns_back_from_the_great_hall() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "hall")
    tale.begin()
    assert tale.asked() == (0, "ability")
