"""The log says why: which die was for what, what was spared, whose doing it was, who won."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.content.figures import card
from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.rules.ending import finish_by_progress
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
    assert hagrid.told("by-ability") == [(HAGRID,)]


def test_a_fate_for_nothing_is_told_with_its_reason() -> None:
    tale = Tale("mcgonagall-a", "draco-b")
    tale.arrive("out-10")
    tale.end_turn()
    told = sentences(tale)
    place = told.index("McGonagall gains 1 Fate.")
    assert told[place - 1] == "McGonagall uses an ability of their own."


def test_who_came_furthest_is_told() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.begin()
    tale.place(1, "inn-2")
    finish_by_progress(tale.s)
    tale.story += tale.s.events
    assert tale.told("furthest") == [(DRACO,)]
