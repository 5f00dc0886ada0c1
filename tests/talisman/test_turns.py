"""The order of a turn, rounds, lost and extra turns (TA-5, TA-19)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.state import STORED_FREE
from spellwright.testing.talisman import Tale


@pytest.mark.rule("TA-5.1", "TA-5.3", "TA-25.2")
def test_movement_then_encounter() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("fang")
    tale.begin(2)
    assert tale.told("drew") == []
    assert tale.asked() == (0, "direction")
    tale.answer("walk cw out-9")
    assert len(tale.told("drew")) == 1


@pytest.mark.rule("TA-5.2", "TA-5.12", "TA-25.1")
def test_start_of_turn_abilities_then_spells_then_the_way() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "half-blood-princes-book")
    tale.values(0, magic=6)
    tale.spells(0, "lumos")
    tale.spells(1, "immobulus")
    tale.begin()
    assert tale.asked() == (0, "start")
    tale.answer("done")
    assert tale.asked() == (0, "spell")
    tale.answer("pass")
    assert tale.asked() == (1, "spell")
    tale.load(2)
    tale.answer("pass")
    assert tale.asked() == (0, "direction")


@pytest.mark.rule("TA-5.4", "TA-25.3", "TA-25.4")
def test_a_character_or_the_space() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(1, "out-14")
    tale.arrive("out-14")
    assert tale.asked() == (0, "encounter")
    assert tale.options() == ["meet draco", "space"]
    alone = Tale("harry-a", "hagrid-b")
    alone.place(1, "out-14")
    alone.next_card("fang")
    alone.arrive("out-14")
    assert alone.asked()[1] == "take"


@pytest.mark.rule("TA-5.5", "TA-25.18")
def test_the_end_of_a_turn_in_its_order() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.trophy(0, "werewolf")
    tale.followers(0, "fang", "mundungus-fletcher", "ron-weasley", "dobby")
    tale.followers(0, "security-troll")
    tale.objects(0, "wand")
    tale.begin()
    order = []
    while tale.s.active == 0:
        order.append(tale.asked()[1])
        tale.pass_by()
    ending = [key for key in order if key in ("turn-in", "drop", "leave", "end")]
    assert ending == ["turn-in", "drop", "leave", "end"]


@pytest.mark.rule("TA-5.6", "TA-11.10")
def test_a_turn_that_ends_at_once_still_has_its_end() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.trophy(0, "werewolf")
    tale.next_card("stray-dementor")
    tale.arrive("out-14", dice=[1, 1, 6])
    assert tale.s.life[0] == 3
    assert tale.asked() == (0, "turn-in")


@pytest.mark.rule("TA-5.7", "TA-5.8")
def test_clockwise_and_round_by_round() -> None:
    tale = Tale("harry-a", "draco-a", "hagrid-b")
    tale.begin()
    seats = []
    for _ in range(6):
        seats.append((tale.s.round, tale.s.active))
        tale.end_turn()
    assert seats == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


@pytest.mark.rule("TA-5.8")
def test_lost_and_extra_turns_belong_to_the_round() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.lost[1] = 1
    tale.s.extra[0] = 1
    tale.begin()
    tale.end_turn()
    assert (tale.s.round, tale.s.active, tale.s.extra_turn) == (1, 0, 1)
    tale.end_turn()
    assert (tale.s.round, tale.s.active) == (2, 0)
    assert len(tale.told("missed")) == 1


@pytest.mark.rule("TA-5.9", "TA-S04")
def test_until_the_end_of_the_round() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.spells(0, "impedimenta")
    tale.begin()
    tale.answer("cast impedimenta")
    assert tale.s.evading[0] == 1
    tale.next_turn(1)
    assert tale.s.evading[0] == 1
    tale.next_turn(0)
    assert tale.s.evading[0] == 0


@pytest.mark.rule("TA-5.10", "TA-O01")
def test_for_the_next_two_rounds() -> None:
    tale = Tale("harry-a", "draco-a", "hagrid-b")
    tale.next_card("doused-in-stinksap")
    tale.arrive("out-14")
    turns = 0
    while tale.s.beside:
        assert tale.options()[0].startswith("walk")
        assert tale.s.roll == 0
        turns += 1
        tale.end_turn()
    assert turns == 6
    assert tale.discarded("doused-in-stinksap")


@pytest.mark.rule("TA-5.10", "TA-5.15")
def test_an_extra_turn_in_which_an_event_is_drawn_is_not_counted() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("doused-in-stinksap")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.s.extra_turn = 1
    tale.answer("walk cw out-14")
    turns = 0
    while tale.s.beside:
        turns += 1
        tale.end_turn()
    assert turns == 4


@pytest.mark.rule("TA-5.11", "TA-5.13", "TA-19.1")
def test_a_lost_turn_is_skipped() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "half-blood-princes-book")
    tale.s.lost[0] = 1
    tale.s.ferret[0] = 2
    tale.begin()
    assert tale.s.active == 1
    assert tale.s.ferret[0] == 1
    assert tale.told("missed") == [(0,)]


@pytest.mark.rule("TA-5.14", "TA-20.3")
def test_whoever_dies_in_its_own_turn_has_no_end_of_turn() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.values(0, life=1)
    tale.objects(0, "time-turner")
    tale.s.extra[0] = 1
    tale.arrive("out-21")
    assert tale.s.active == 1
    assert tale.s.extra[0] == 0


@pytest.mark.rule("TA-5.15", "TA-O06")
def test_until_the_end_of_your_next_turn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("floo-network-closed")
    tale.arrive("out-14")
    assert (tale.s.active, len(tale.s.beside)) == (1, 1)
    tale.end_turn()
    assert (tale.s.active, len(tale.s.beside)) == (0, 1)
    tale.end_turn()
    assert tale.s.beside == []


@pytest.mark.rule("TA-5.15")
def test_an_extra_turn_does_not_count_and_a_lost_one_does() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("floo-network-closed")
    tale.s.extra[0] = 1
    tale.arrive("out-14")
    assert tale.s.extra_turn == 1
    tale.end_turn()
    assert tale.s.beside
    tale.s.lost[0] = 1
    tale.end_turn()
    assert tale.s.beside == []


@pytest.mark.rule("TA-5.16")
def test_once_per_round_comes_back_with_the_round() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "remembrall")
    tale.begin(2, 3)
    tale.answer("free-reroll remembrall first")
    assert tale.s.round_used[0]
    tale.end_turn()
    assert tale.s.round_used[0]
    tale.end_turn()
    assert not tale.s.round_used[0]
    assert "free-reroll remembrall first" in tale.options()


@pytest.mark.rule("TA-19.1")
def test_the_current_turn_goes_on() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("out-7", "dobby")
    tale.arrive("out-7", dice=[1])
    assert tale.s.lost[0] == 1
    assert tale.asked() == (0, "take")


@pytest.mark.rule("TA-19.2", "TA-25.10")
def test_lost_turns_add_up() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.lost[0] = 1
    tale.s.lost[1] = 0
    tale.begin()
    tale.s.lost[0] = 2
    tale.end_turn()
    tale.end_turn()
    tale.end_turn()
    assert tale.s.lost[0] == 0
    assert len(tale.told("missed")) == 3


@pytest.mark.rule("TA-19.3")
def test_with_a_lost_turn_one_can_be_attacked() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.lost[1] = 1
    tale.place(1, "out-14")
    tale.arrive("out-14")
    assert "meet draco" in tale.options()


@pytest.mark.rule("TA-19.4", "TA-M34")
def test_an_extra_turn_follows_directly() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "time-turner")
    tale.begin()
    tale.until("end")
    tale.answer("use time-turner")
    assert (tale.s.active, tale.s.extra_turn) == (0, 1)
    assert tale.discarded("time-turner")


@pytest.mark.rule("TA-19.4")
def test_several_extra_turns_one_after_the_other() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.extra[0] = 2
    tale.begin()
    for _ in range(2):
        tale.end_turn()
        assert (tale.s.active, tale.s.extra_turn) == (0, 1)
    tale.end_turn()
    assert tale.s.active == 1


@pytest.mark.rule("TA-19.5")
def test_an_extra_turn_serves_a_lost_one() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.begin()
    tale.s.extra[0] = 1
    tale.s.lost[0] = 1
    tale.end_turn()
    assert tale.s.active == 1
    assert (tale.s.extra[0], tale.s.lost[0]) == (0, 0)


@pytest.mark.rule("TA-21.25")
def test_a_lost_turn_ends_a_stored_move() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.stored[0] = STORED_FREE
    tale.s.lost[0] = 1
    tale.begin()
    assert tale.s.stored[0] == 0
