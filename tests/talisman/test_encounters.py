"""Encounters, the order of meeting, lying cards (TA-8, TA-10, TA-25)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import DRAW, space
from spellwright.games.talisman.content.columns import (
    ABILITY,
    CARDS,
    DE,
    DE_CARD,
    ENCOUNTER_NUMBER,
    KIND,
    OP,
    OP_CARD,
    VALUE,
    card,
)
from spellwright.games.talisman.lexicons import CARD_TEXTS
from spellwright.testing.talisman import Tale


@pytest.mark.rule("TA-8.1", "TA-8.7")
def test_only_the_other_faction_on_the_own_space_can_be_met() -> None:
    tale = Tale("harry-a", "draco-a", "hagrid-b", "lucius-a")
    tale.place(1, "out-14")
    tale.place(2, "out-14")
    tale.place(3, "out-15")
    tale.arrive("out-14")
    assert tale.options() == ["meet draco", "space"]


@pytest.mark.rule("TA-8.2", "TA-8.38", "TA-25.5")
def test_to_meet_is_to_attack() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(1, "out-14")
    tale.arrive("out-14", "meet draco")
    assert tale.told("attacks") == [(0, 4)]


@pytest.mark.rule("TA-8.3", "TA-8.4")
def test_who_meets_a_character_meets_nothing_else() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(1, "out-14")
    tale.lay("out-14", "aurors", "garrick-ollivander", "dobby", "seaside-cave")
    tale.s.gold_at[space("out-14")] = 2
    tale.s.gold_pool -= 2
    tale.arrive("out-14", "meet draco", dice=[3, 3, 3, 3])
    assert tale.told("drew") == tale.told("meets-enemy") == tale.told("visited") == []
    assert len(tale.lying("out-14")) == 4
    assert tale.s.gold_at[space("out-14")] == 2


@pytest.mark.rule("TA-8.5", "TA-8.6")
def test_who_meets_a_character_takes_and_fights_nothing_there() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(1, "out-14")
    tale.lay("out-14", "aurors", "dobby", "wand")
    tale.arrive("out-14", "meet draco", dice=[6, 6, 1])
    assert (tale.following(0), tale.held(0), tale.trophies(0)) == ([], [], [])
    assert tale.lying("out-14") == ["aurors", "dobby", "wand"]


@pytest.mark.rule("TA-8.8", "TA-13.17", "TA-25.6")
def test_after_the_meeting_the_turn_ends() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(1, "out-14")
    tale.arrive("out-14", "meet draco", "reward-life", dice=[6, 6, 1])
    assert tale.s.life[1] == 3
    assert tale.s.active == 1


@pytest.mark.rule("TA-8.9", "TA-25.7", "TA-25.8")
def test_the_space_must_be_met() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("owl-post")
    tale.arrive("out-9")
    assert tale.told("event-met") == [(card("owl-post"),)]


@pytest.mark.rule("TA-8.10")
def test_all_cards_count_but_galleons_do_not() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("mid-3", "wand")
    tale.s.gold_at[space("mid-3")] = 5
    tale.s.gold_pool -= 5
    tale.next_card("buckbeak")
    tale.arrive("mid-3")
    assert len(tale.told("drew")) == 1


@pytest.mark.rule("TA-8.11")
def test_as_many_cards_as_symbols_none_is_drawn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("mid-3", "wand", "dobby", "fang")
    tale.arrive("mid-3")
    assert tale.told("drew") == []
    assert DRAW[space("mid-3")] == 2


@pytest.mark.rule("TA-8.12", "TA-8.15", "TA-25.9")
def test_cards_are_met_by_their_numbers() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("mid-11", "mirror-of-erised")
    tale.next_card("madam-pomfrey", "blast-ended-skrewt")
    tale.values(0, life=3, might=9)
    tale.arrive("mid-11", dice=[6, 6, 1])
    tale.answer("no", "no")
    faced = [key for key in ("meets-enemy", "visited") for _ in tale.told(key)]
    assert faced == ["meets-enemy", "visited", "visited"]
    assert [args[1] for args in tale.told("visited")] == [
        card("madam-pomfrey"),
        card("mirror-of-erised"),
    ]


@pytest.mark.rule("TA-8.13")
def test_the_encounter_numbers() -> None:
    numbers = {
        "owl-post": (1, 1),
        "aurors": (2, 2),
        "luna-lovegood": (5, 2),
        "scabior": (2, 5),
        "rita-skeeter": (4, 4),
        "beaded-bag": (5, 5),
        "dobby": (5, 5),
        "riddle-house": (6, 6),
    }
    for key, (order, eater) in numbers.items():
        assert (ENCOUNTER_NUMBER[OP][card(key)], ENCOUNTER_NUMBER[DE][card(key)]) == (order, eater)


@pytest.mark.rule("TA-8.14")
def test_of_equal_numbers_what_lay_there_comes_first() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("mid-3", "rita-skeeter")
    tale.next_card("moaning-myrtle")
    tale.arrive("mid-3", dice=[5, 3])
    assert [args[1] for args in tale.told("visited")] == [
        card("rita-skeeter"),
        card("moaning-myrtle"),
    ]


@pytest.mark.rule("TA-8.15")
def test_taking_comes_before_places_where_cards_are_drawn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("mid-11", "seaside-cave", "dobby", "fang")
    tale.arrive("mid-11")
    assert tale.asked() == (0, "take")
    tale.answer("take dobby", "done")
    assert tale.asked() == (0, "card")


@pytest.mark.rule("TA-8.15")
def test_a_lost_fight_in_the_forest_spares_the_life_of_the_forest() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("werewolf")
    tale.arrive("mid-2", dice=[1, 1, 6])
    assert tale.s.life[0] == 3


@pytest.mark.rule("TA-8.16", "TA-25.14")
def test_cards_not_yet_met_stay_on_the_old_space() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.gold(0, 1)
    tale.lay("mid-11", "aurors")
    tale.next_card("knight-bus")
    tale.s.lying[space("mid-11")] += (tale.s.deck[0].pop(),)
    tale.s.deck_seen[0].pop()
    tale.next_card("fang", "marauders-map")
    tale.arrive("mid-11", "to out-14")
    assert tale.lying("mid-11")[0] == "aurors"
    assert tale.at(0) == "out-14"


@pytest.mark.rule("TA-8.17", "TA-25.12", "TA-25.15")
def test_without_symbols_enemies_come_before_the_instructions() -> None:
    lost = Tale("harry-a", "draco-a")
    lost.lay("out-7", "aurors")
    lost.arrive("out-7", dice=[1, 1, 6])
    assert lost.s.life[0] == 3
    assert lost.s.active == 1
    won = Tale("harry-a", "draco-a")
    won.lay("out-7", "aurors")
    won.arrive("out-7", dice=[6, 6, 1, 4])
    assert won.s.gold[0] == 1


@pytest.mark.rule("TA-8.18", "TA-8.22", "TA-11.12")
def test_drawn_cards_lie_face_up_until_defeated() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("aurors")
    tale.arrive("out-14", dice=[1, 1, 6])
    assert tale.lying("out-14") == ["aurors"]
    assert tale.view(1).lying[space("out-14")] == (card("aurors"),)


@pytest.mark.rule("TA-8.19")
def test_no_card_text_moves_a_drawn_card_away_except_lasting_events() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("london-fog")
    tale.arrive("out-14")
    assert tale.lying("out-14") == []
    assert tale.s.beside == [card("london-fog")]


@pytest.mark.rule("TA-8.20")
def test_an_event_is_discarded_after_its_effect() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("world-cup-win")
    tale.arrive("out-14")
    assert tale.discarded("world-cup-win")
    assert tale.lying("out-14") == []


@pytest.mark.rule("TA-8.21")
def test_observers_stay_and_visits_with_may_are_optional() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.gold(0, 1)
    tale.next_card("garrick-ollivander")
    tale.arrive("out-14", "no")
    assert tale.lying("out-14") == ["garrick-ollivander"]
    ordered = Tale("harry-a", "draco-a")
    ordered.next_card("rita-skeeter")
    ordered.arrive("out-14", dice=[5])
    assert ordered.s.gold[0] == 1


@pytest.mark.rule("TA-8.23", "TA-25.17")
def test_nothing_is_taken_while_an_enemy_stands() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("out-14", "aurors", "dobby")
    tale.arrive("out-14", dice=[1, 1, 6])
    assert tale.following(0) == []
    won = Tale("harry-a", "draco-a")
    won.lay("out-14", "aurors", "dobby")
    won.arrive("out-14", dice=[6, 6, 1])
    won.answer("take dobby")
    assert won.following(0) == ["dobby"]


@pytest.mark.rule("TA-8.24")
def test_once_per_visit() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("out-14", "seaside-cave")
    tale.arrive("out-14", "yes")
    assert tale.s.fate[0] == 1
    assert tale.s.cave_fate == 3
    assert tale.s.active == 1


@pytest.mark.rule("TA-8.25", "TA-23.15")
def test_a_held_character_repeats_its_duty() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-6")
    tale.s.duty[0] = 7
    tale.begin()
    tale.load(1, 1, 1)
    tale.answer("duty")
    assert tale.told("meets-foe") == [(0, 3)]
    assert [args for args in tale.told("rolled") if args[0] == 0] == []


@pytest.mark.rule("TA-8.26", "TA-8.30")
def test_every_card_has_its_faction_and_values() -> None:
    for number in range(len(CARDS)):
        if KIND[number] in (OP_CARD, DE_CARD):
            assert VALUE[number] > 0
            assert ABILITY[number] in (0, 1)
        assert CARD_TEXTS.label(number)
    assert [KIND.count(kind) for kind in (OP_CARD, DE_CARD)] == [17, 17]


@pytest.mark.rule("TA-8.27", "TA-8.28")
def test_friend_for_one_and_enemy_for_the_other() -> None:
    friend = Tale("harry-a", "draco-a")
    friend.lay("out-14", "luna-lovegood")
    friend.arrive("out-14", "take luna-lovegood")
    assert friend.following(0) == ["luna-lovegood"]
    enemy = Tale("draco-a", "harry-a")
    enemy.lay("out-14", "luna-lovegood")
    enemy.arrive("out-14", dice=[6, 1])
    assert enemy.scores()[0][2] == 3
    assert enemy.trophies(0) == ["luna-lovegood"]


@pytest.mark.rule("TA-8.29")
def test_a_neutral_card_is_the_same_for_everybody() -> None:
    for number, kind in enumerate(KIND):
        if kind not in (OP_CARD, DE_CARD):
            assert ENCOUNTER_NUMBER[OP][number] == ENCOUNTER_NUMBER[DE][number]


@pytest.mark.rule("TA-8.31")
def test_a_dropped_follower_is_judged_anew() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "luna-lovegood")
    tale.arrive("out-13")
    tale.load(3)
    tale.answer("drop luna-lovegood")
    tale.place(1, "out-10")
    tale.load(6, 1)
    tale.answer("walk cw out-13", "space")
    assert tale.told("meets-enemy") == [(4, card("luna-lovegood"), space("out-13"))]
    assert tale.trophies(1) == ["luna-lovegood"]


@pytest.mark.rule("TA-8.32", "TA-O11", "TA-9.12")
def test_when_revealed_works_for_everybody() -> None:
    tale = Tale("draco-a", "harry-a", token="de")
    tale.next_card("fred-and-george-weasley")
    tale.arrive("out-14", dice=[6, 1])
    assert tale.token() == "op"


@pytest.mark.rule("TA-8.33")
def test_a_lasting_event_lies_beside_the_board() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("full-moon")
    tale.arrive("mid-6")
    assert tale.s.beside == [card("full-moon")]
    assert tale.lying("mid-6") == []
    tale.next_turn(0)
    tale.end_turn()
    assert tale.discarded("full-moon")


@pytest.mark.rule("TA-8.34")
def test_the_order_of_one_draw() -> None:
    tale = Tale("draco-a", "harry-a", token="op")
    tale.spells(0, "expulso")
    tale.next_card("aurors", "fang", "seaside-cave", "owl-post")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.answer("pass") if tale.asked()[1] == "spell" else None
    tale.until("direction")
    tale.answer("walk cw out-14")
    tale.fate(0, 2)
    while tale.asked()[1] == "spell":
        tale.answer("pass")
    assert tale.told("drew") == [(4, card("aurors"))]


@pytest.mark.rule("TA-8.34", "TA-DM2")
def test_dracos_exchange_comes_first() -> None:
    tale = Tale("draco-a", "harry-a", token="op")
    tale.next_card("owl-post", "fang")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 1)
    tale.answer("walk cw out-14")
    assert tale.asked() == (0, "exchange-card")
    assert tale.token() == "op"
    tale.answer("put-back owl-post")
    assert tale.token() == "op"
    assert tale.told("drew")[-1] == (4, card("fang"))
    assert tale.s.deck[0][0] == card("owl-post")


@pytest.mark.rule("TA-8.35", "TA-10.3", "TA-25.13")
def test_without_symbols_places_before_instructions_and_taking_last() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("out-7", "seaside-cave", "dobby")
    tale.arrive("out-7")
    assert tale.asked() == (0, "card")
    tale.load(4)
    tale.answer("no")
    assert tale.s.gold[0] == 1
    assert tale.asked() == (0, "take")


@pytest.mark.rule("TA-8.36")
def test_one_at_a_time_and_checked_each_time() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand", "lantern", "beans", "bonbons")
    tale.lay("mid-11", "beaded-bag", "remembrall", "dobby")
    tale.arrive("mid-11", "take beaded-bag", "take remembrall")
    assert len(tale.held(0)) == 6
    assert tale.options() == ["done", "take dobby"]


@pytest.mark.rule("TA-8.37", "TA-O49")
def test_a_card_turned_up_by_borgin_is_not_met() -> None:
    tale = Tale("draco-b", "harry-a", token="op")
    tale.lay("out-14", "mr-borgin")
    tale.next_card("full-moon")
    tale.arrive("out-14", "no")
    assert tale.token() == "op"
    assert tale.s.beside == []
    assert tale.discarded("full-moon")


@pytest.mark.rule("TA-8.39")
def test_a_meeting_that_comes_to_nothing_still_ends_the_turn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(1, "out-14")
    tale.s.evading[1] = 1
    tale.lay("out-14", "dobby")
    tale.arrive("out-14", "meet draco", "evade-all")
    assert tale.s.active == 1
    assert tale.lying("out-14") == ["dobby"]


@pytest.mark.rule("TA-10.1", "TA-10.2")
def test_galleons_lie_until_they_are_taken() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.gold(0, 2)
    tale.arrive("out-10", "drop-galleon", "drop-galleon")
    assert tale.s.gold_at[space("out-10")] == 2
    tale.next_turn(0)
    tale.end_turn()
    tale.place(0, "out-8")
    tale.next_turn(0) if tale.s.active != 0 else None
    tale.place(0, "out-8")
    assert tale.s.gold_at[space("out-10")] == 2


@pytest.mark.rule("TA-10.2")
def test_galleons_are_taken_with_the_objects() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.gold_at[space("out-14")] = 3
    tale.s.gold_pool -= 3
    tale.next_card("fang")
    tale.arrive("out-14", "take-galleons")
    assert tale.s.gold[0] == 3
