"""The log says why: which die was for what, what was spared, whose doing it was, who won."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.content.figures import MAGIC, MIGHT, card
from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.rules.ending import finish_by_progress
from spellwright.games.talisman.rules.gaining import gain_ability
from spellwright.games.talisman.rules.losing import lose_ability
from tests.talisman.tale import Tale

HAGRID, DRACO = 3, 4


def sentences(tale: Tale) -> list[str]:
    return [RULES.sentence(event)[0] for event in tale.story]


def test_a_roll_says_what_it_is_for() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.arrive("out-7", dice=[4])
    assert {"Hagrid rolls 2 to move.", "Hagrid rolls 4 for this space."} <= set(sentences(tale))


def test_the_die_that_was_chosen_is_told() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.followers(0, "fred-and-george-weasley")
    tale.arrive("out-7", "die second", dice=[1, 4])
    assert tale.told("used-die") == [(HAGRID, 4)]


def test_protego_is_told_where_it_works() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.values(0, magic=4)
    tale.spells(0, "protego")
    tale.arrive("out-21", "cast protego")
    assert tale.told("spared") == [(DRACO,)]
    assert tale.told("lost-life") == []


@pytest.mark.parametrize("helper", ["fang", "lantern"])
def test_who_keeps_a_character_safe_in_the_forest_is_told(helper: str) -> None:
    tale = Tale("draco-b", "hagrid-b")
    if helper == "fang":
        tale.followers(0, helper)
    else:
        tale.objects(0, helper)
    tale.next_card("full-moon")
    tale.arrive("mid-4")
    assert tale.told("helped") == [(DRACO, card(helper))]
    hagrid = Tale("hagrid-b", "draco-b")
    hagrid.next_card("full-moon")
    hagrid.arrive("mid-4")
    assert "Hagrid knows the Forbidden Forest and loses no Life." in sentences(hagrid)


def test_a_fate_for_nothing_is_told_with_its_reason() -> None:
    tale = Tale("mcgonagall-a", "draco-b")
    tale.arrive("out-10")
    tale.end_turn()
    told = sentences(tale)
    place = told.index("McGonagall gains 1 Fate.")
    assert told[place - 1] == "McGonagall is never without Fate for long."


def test_who_came_furthest_is_told() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.begin()
    tale.place(1, "inn-2")
    finish_by_progress(tale.s)
    tale.story += tale.s.events
    assert tale.told("furthest") == [(DRACO,)]


@pytest.mark.parametrize(
    ("where", "dice", "told"),
    [
        ("out-11", [4], "Nothing happens to Hagrid."),
        ("out-21", [2], "Nothing happens to Hagrid."),
        ("out-7", [3], "Nothing happens to Hagrid."),
        ("out-10", [], "Nothing happens to Hagrid."),
        ("out-21", [6], "Hagrid can hold no more Spells."),
    ],
)
def test_a_visit_for_nothing_is_told(where: str, dice: list[int], told: str) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.arrive(where, *(["train"] if where == "out-21" else []), dice=dice)
    assert told in sentences(tale)


def test_an_ability_that_can_neither_fall_nor_rise_is_told() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, might=12)
    lose_ability(tale.s, 0, MAGIC)
    gain_ability(tale.s, 0, MIGHT)
    tale.s.ferret[0] = 2
    gain_ability(tale.s, 0, MAGIC)
    told = [RULES.sentence(event)[0] for event in tale.s.events]
    assert told[-3:] == [
        "Hagrid cannot lose any Magic.",
        "Hagrid cannot gain more Might.",
        "Hagrid is a ferret and gains nothing.",
    ]
    assert (tale.s.magic[0], tale.s.might[0]) == (2, 12)


def test_what_peeves_could_not_pass_on_is_told_as_kept() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.objects(0, "wand", "lantern")
    tale.objects(1, "wand")
    tale.place(1, "mid-3")
    tale.next_card("peeves-strikes")
    tale.arrive("mid-4")
    tale.until("card-choice")
    tale.answer("at wand")
    assert tale.told("dropped") == []
    assert "Hagrid keeps Wand: Draco cannot hold it." in sentences(tale)


def test_nothing_is_said_of_fate_that_is_not_there() -> None:
    tale = Tale("mcgonagall-a", "lucius-a", token="op")
    tale.s.fate_pool = tale.s.gold_pool = 0
    tale.next_card("doused-in-stinksap")
    tale.arrive("out-14")
    tale.end_turn()
    assert tale.token() == "de"
    assert tale.told("by-ability") == []
