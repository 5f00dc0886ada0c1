"""What a good player does in plain positions."""

from __future__ import annotations

from spellwright.games.talisman.lexicons import say
from spellwright.testing.talisman import Tale
from tests.talisman.bot.games import advice_for, advised


def test_it_goes_where_it_wins_and_not_where_it_loses() -> None:
    tale = Tale("mcgonagall-a", "draco-a", token="de")
    tale.fate(0, 2)
    tale.place(0, "out-6")
    tale.lay("out-8", "doxy-swarm")
    tale.lay("out-4", "antonin-dolohov")
    tale.begin(2)
    tale.until("direction")
    assert advised(tale.s) == "walk cw out-8"


def test_the_wounded_go_to_the_hospital() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "out-8")
    tale.values(0, life=1)
    tale.gold(0, 3)
    tale.begin(2)
    tale.until("direction")
    assert advised(tale.s) == "walk cw out-10"
    tale.answer("walk cw out-10")
    tale.until("space-choice")
    assert advised(tale.s) == "heal 3"


def test_who_is_strong_and_has_a_hallow_tries_the_gates() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-8")
    tale.values(0, magic=12)
    tale.objects(0, "hallow")
    tale.begin(3)
    tale.until("direction")
    assert advised(tale.s) == "walk cw mid-11"
    tale.answer("walk cw mid-11")
    assert advised(tale.s) == "gates"
    tale.answer("gates")
    assert advised(tale.s) == "ability magic"


def test_who_is_weak_leaves_the_gates_alone() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "mid-8")
    tale.objects(0, "hallow")
    tale.begin(3)
    tale.until("direction")
    tale.answer("walk cw mid-11")
    assert advised(tale.s) == "walk-on"


def test_fate_is_spent_in_a_fight_that_would_be_lost() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.fate(0, 2)
    tale.next_card("knockturn-hag")
    tale.arrive("out-14", dice=[1, 6])
    tale.until("reroll")
    while tale.s.fight == 0:
        tale.answer("keep")
    assert advised(tale.s) == "fate first"


def test_floo_powder_is_bought_first() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.gold(0, 4)
    tale.arrive("out-13")
    tale.until("space-choice")
    assert advised(tale.s) == "house blotts"
    tale.answer("house blotts")
    assert advised(tale.s) == "buy floo-powder"


def test_five_points_of_trophies_are_exchanged_without_waste() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.trophy(0, "knockturn-hag", "cornish-pixies", "aurors")
    tale.begin(1)
    tale.until("turn-in")
    chosen = []
    while tale.asked()[1] == "turn-in":
        chosen.append(advised(tale.s))
        tale.answer(chosen[-1])
    assert "exchange" in chosen
    assert tale.s.magic[0] == 5


def test_expecto_patronum_is_kept_for_the_great_hall() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.values(0, magic=6)
    tale.spells(0, "expecto-patronum")
    tale.next_card("stray-dementor")
    tale.arrive("out-14", dice=[3, 3])
    tale.until("spell")
    assert advised(tale.s) == "pass"


def test_who_strays_into_the_castle_without_a_hallow_turns_back() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-1")
    tale.begin(2)
    tale.until("way")
    advice = advice_for(tale.s, 0)
    assert advised(tale.s) == "turn-back"
    assert advice.reason == say("hint-too-early")
