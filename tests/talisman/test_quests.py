"""Quests of the Quidditch Pitch (TA-22)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import space
from spellwright.games.talisman.content.columns import STACK_OF
from spellwright.games.talisman.content.names import HALLOW
from spellwright.testing.talisman import Tale


def seeker(die: int, side: str = "hagrid-b", *others: str) -> Tale:
    """Seat 0 takes a quest."""
    tale = Tale(side, *(others or ("draco-b",)))
    tale.arrive("mid-1", dice=[die])
    return tale


@pytest.mark.rule("TA-22.1", "TA-22.2", "TA-MID1")
def test_a_quest_is_offered_and_rolled() -> None:
    tale = seeker(2)
    assert tale.options() == ["yes", "no"]
    tale.answer("yes")
    assert tale.s.quest[0] == 2
    refused = seeker(2)
    refused.answer("no")
    assert refused.s.quest[0] == 0


@pytest.mark.rule("TA-22.3", "TA-22.7", "TA-22.13")
def test_when_no_quest_can_be_taken() -> None:
    for prepare in ("quest", "hallow", "empty"):
        tale = Tale("hagrid-b", "draco-b")
        if prepare == "quest":
            tale.s.quest[0] = 2
        elif prepare == "hallow":
            tale.objects(0, "hallow-m37")
        else:
            tale.s.stock[STACK_OF[HALLOW]] = 0
        tale.arrive("mid-1")
        assert tale.told("took-quest") == []
        assert tale.asked()[1] != "space-choice"


@pytest.mark.rule("TA-22.4", "TA-22.5", "TA-22.9")
def test_what_can_be_paid_is_paid_at_once() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.gold(0, 3)
    tale.arrive("mid-1", "yes", dice=[5])
    assert tale.s.gold[0] == 0
    assert tale.held(0) == ["hallow"]
    assert tale.stock("hallow") == 2
    assert tale.s.quest[0] == 0


@pytest.mark.rule("TA-22.9")
def test_the_owner_chooses_what_to_discard() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.followers(0, "fang", "security-troll")
    tale.arrive("mid-1", "yes", dice=[3])
    assert tale.asked() == (0, "price")
    tale.answer("discard fang")
    assert tale.following(0) == ["security-troll"]
    assert tale.held(0) == ["hallow"]
    magic = Tale("hagrid-b", "draco-b")
    magic.objects(0, "marauders-map", "sneakoscope", "wand")
    magic.arrive("mid-1", "yes", dice=[4])
    assert magic.options() == ["discard marauders-map", "discard sneakoscope"]


@pytest.mark.rule("TA-22.6")
def test_a_hallow_of_another_origin_may_end_the_quest() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.quest[0] = 2
    tale.lay("mid-6", "hallow-m37")
    tale.arrive("mid-6", "take hallow-m37")
    assert tale.asked() == (0, "abandon")
    tale.answer("yes")
    assert tale.s.quest[0] == 0


@pytest.mark.rule("TA-22.8")
def test_an_empty_stack_keeps_the_quest_open() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.quest[0] = 6
    tale.s.stock[STACK_OF[HALLOW]] = 0
    tale.s.objects[1] = [HALLOW]
    tale.next_card("world-cup-win")
    tale.gold(0, 1)
    tale.arrive("out-14")
    assert tale.s.quest[0] == 6
    assert tale.s.gold[0] == 2


@pytest.mark.rule("TA-22.8", "TA-22.11")
def test_a_deed_does_not_end_the_quest_while_the_stack_is_empty() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.quest[0] = 2
    tale.s.stock[STACK_OF[HALLOW]] = 0
    tale.s.objects[1] = [HALLOW]
    tale.lay("out-14", "red-cap")
    tale.arrive("out-14", dice=[6, 1])
    assert tale.s.quest[0] == 2


@pytest.mark.rule("TA-22.4", "TA-22.15")
def test_a_follower_who_joins_fulfils_quest_three_at_once() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.quest[0] = 3
    tale.lay("out-14", "fang", "wand")
    tale.arrive("out-14", "take fang")
    assert tale.asked() == (0, "take")
    assert (tale.held(0), tale.following(0), tale.s.quest[0]) == (["hallow"], [], 0)
    assert tale.discarded("fang")


@pytest.mark.rule("TA-22.10")
def test_quest_one_needs_a_life_of_another() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.quest[0] = 1
    tale.place(1, "out-14")
    tale.gold(1, 2)
    tale.objects(1, "wand")
    tale.values(0, magic=9)
    tale.arrive("out-14", "meet draco", dice=[3, 3])
    assert tale.s.life[1] == 3
    assert tale.held(0) == ["hallow"]


@pytest.mark.rule("TA-22.10")
def test_a_prevented_loss_does_not_count() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.quest[0] = 1
    tale.place(1, "out-14")
    tale.objects(1, "chocolate-frogs")
    tale.values(0, magic=9)
    tale.arrive("out-14", "meet draco", dice=[3, 3])
    tale.load(6)
    tale.answer("save chocolate-frogs")
    assert tale.s.quest[0] == 1
    assert tale.held(0) == []


@pytest.mark.rule("TA-22.11")
def test_quest_two_needs_a_defeated_enemy() -> None:
    for where, dice in (("out-14", [6, 1]), ("out-7", [2, 6, 1])):
        tale = Tale("hagrid-a", "draco-b")
        tale.s.quest[0] = 2
        if where == "out-14":
            tale.lay("out-14", "red-cap")
        tale.arrive(where, dice=dice)
        assert tale.held(0) == ["hallow"]


@pytest.mark.rule("TA-22.11")
def test_voldemort_does_not_count() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.s.quest[0] = 2
    tale.values(0, might=9)
    tale.place(0, "out-4")
    tale.s.voldemort = space("out-6")
    tale.begin(1, 1)
    tale.answer("walk cw out-5", "direction ccw")
    tale.load(6, 1, 1)
    tale.answer("ability might")
    assert tale.told("won") == [(3,)]
    assert tale.s.quest[0] == 2


@pytest.mark.rule("TA-22.12")
def test_a_quest_is_not_given_up_but_ends_with_the_last_life() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.s.quest[0] = 2
    tale.values(0, life=1)
    tale.begin()
    assert not any("quest" in text for text in tale.options())
    other = Tale("draco-b", "harry-a")
    other.s.quest[0] = 2
    other.values(0, life=1)
    other.arrive("out-21")
    assert other.s.quest[0] == 0


@pytest.mark.rule("TA-22.14")
def test_with_a_hallow_the_quest_rests() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.quest[0] = 6
    tale.objects(0, "hallow-m38")
    tale.gold(0, 1)
    tale.next_card("world-cup-win")
    tale.arrive("out-14")
    assert tale.s.gold[0] == 2
    tale.answer("drop hallow-m38")
    assert tale.held(0) == ["hallow"]
    assert tale.s.gold[0] == 0


@pytest.mark.rule("TA-22.15")
def test_quests_are_fulfilled_in_the_turns_of_others() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.s.quest[1] = 5
    tale.gold(1, 2)
    tale.next_card("world-cup-win")
    tale.arrive("out-14", "space")
    assert tale.held(1) == ["hallow"]
    assert tale.s.gold[1] == 0


@pytest.mark.rule("TA-22.16")
def test_with_one_faction_a_one_is_rolled_again() -> None:
    tale = Tale("hagrid-b", "harry-a")
    tale.arrive("mid-1", "yes", dice=[1, 1, 2])
    assert tale.s.quest[0] == 2
