"""The log says why: which die was for what, what was spared, whose doing it was, who won."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spellwright.games.talisman.content.columns import MAGIC, MIGHT, card
from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.rules.ending import finish_by_progress
from spellwright.games.talisman.rules.gaining import gain_ability
from spellwright.games.talisman.rules.losing import lose_ability
from spellwright.kernel.event import Event
from spellwright.kernel.phrases import named_words
from spellwright.testing.talisman import Tale

HAGRID, DRACO = 3, 4


def told_in(events: Sequence[Event]) -> list[str]:
    """What was told, by its key and those of its arguments: `walked hagrid out-7`."""
    phrases = [(RULES.events[event.kind], event.args) for event in events]
    return [" ".join(map(str, (one.key, *named_words(one, args)))) for one, args in phrases]


def story(tale: Tale) -> list[str]:
    return told_in(tale.story)


def test_a_roll_says_what_it_is_for() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.arrive("out-7", dice=[4])
    assert {"rolled hagrid 2", "rolled-for hagrid 4 space out-7"} <= set(story(tale))


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
    assert "by-ability woodwise hagrid" in story(hagrid)


def test_a_fate_for_nothing_is_told_with_its_reason() -> None:
    tale = Tale("mcgonagall-a", "draco-b")
    tale.arrive("out-10")
    tale.end_turn()
    told = story(tale)
    place = told.index("gained-fate mcgonagall 1")
    assert told[place - 1] == "by-ability resourceful mcgonagall"


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
        ("out-11", [4], "nothing-happens hagrid"),
        ("out-21", [2], "nothing-happens hagrid"),
        ("out-7", [3], "nothing-because hagrid nothing-to-lose"),
        ("out-10", [], "nothing-because hagrid unhurt"),
        ("out-21", [6], "no-spell hagrid"),
    ],
)
def test_a_visit_for_nothing_is_told(where: str, dice: list[int], told: str) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.arrive(where, *(["train"] if where == "out-21" else []), dice=dice)
    assert told in story(tale)


def test_an_ability_that_can_neither_fall_nor_rise_is_told() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, might=12)
    lose_ability(tale.s, 0, MAGIC)
    gain_ability(tale.s, 0, MIGHT)
    tale.s.ferret[0] = 2
    gain_ability(tale.s, 0, MAGIC)
    told = told_in(tale.s.events)
    assert told[-3:] == [
        "cannot-fall hagrid magic",
        "cannot-rise hagrid might",
        "ferret-learns-nothing hagrid",
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
    assert "kept-object hagrid wand draco" in story(tale)


def test_nothing_is_said_of_fate_that_is_not_there() -> None:
    tale = Tale("mcgonagall-a", "lucius-a", token="op")
    tale.s.fate_pool = tale.s.gold_pool = 0
    tale.next_card("doused-in-stinksap")
    tale.arrive("out-14")
    tale.end_turn()
    assert tale.token() == "de"
    assert tale.told("by-ability") == []


def test_who_tries_the_barrier_or_the_gates_is_told_to_stand_there() -> None:
    barrier = Tale("hagrid-b", "draco-b")
    barrier.place(0, "out-15")
    barrier.begin(4)
    barrier.load(1, 6)
    barrier.answer("walk cw out-19", "barrier")
    told = story(barrier)
    place = told.index("barrier-rolled hagrid 3 15")
    assert told[place - 1] == "walked hagrid out-17"
    gates = Tale("hagrid-b", "draco-b")
    gates.place(0, "mid-8")
    gates.begin(1)
    gates.load(1, 2)
    gates.answer("walk cw mid-9", "gates", "ability might")
    told = story(gates)
    place = told.index("gates-rolled hagrid might 3 5")
    assert told[place - 1] == "rolled-two-for hagrid 1 2 test mid-9"
    assert told[place - 2] == "walked hagrid mid-9"
    assert told[place + 1 : place + 3] == [
        "gates-opened hagrid",
        "walked hagrid inn-1",
    ]


def test_a_reroll_says_what_it_replaces() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.fate(0, 1)
    tale.begin(2, 5)
    tale.answer("fate first")
    assert "rerolled-for-fate hagrid 5 2" in story(tale)


@pytest.mark.rule("TA-8.32", "TA-O11")
@pytest.mark.parametrize("name", ["fred-and-george-weasley", "seaside-cave", "shell-cottage"])
def test_what_works_as_it_is_revealed_is_told(name: str) -> None:
    tale = Tale("hagrid-b", "draco-b", token="de")
    tale.next_card(name)
    tale.arrive("out-14")
    assert tale.told("when-revealed") == [(card(name),)]
    assert tale.told("token-turned") == ([(0,)] if name.startswith("fred") else [])


def test_a_token_that_stays_is_told() -> None:
    tale = Tale("hagrid-b", "draco-b", token="op")
    tale.spells(0, "expulso")
    tale.begin()
    tale.answer("cast expulso", "faction op")
    assert "token-stays op" in story(tale)


def test_why_a_follower_leaves_is_told() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.followers(0, "grawp", "mundungus-fletcher")
    tale.place(0, "out-4")
    tale.begin(1)
    assert tale.told("deserted") == [
        (card("mundungus-fletcher"), HAGRID),
        (card("grawp"), HAGRID),
    ]
    assert "deserted grawp hagrid" in story(tale)


def test_an_event_for_nobody_is_told() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(1, "mid-3")
    tale.next_card("ministry-raid")
    tale.arrive("out-14")
    assert "spared-all ministry-raid" in story(tale)


def test_an_observer_who_cannot_help_is_told() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.next_card("garrick-ollivander")
    tale.arrive("out-14")
    assert "nothing-because hagrid nothing-to-have" in story(tale)


@pytest.mark.parametrize(
    ("name", "where", "told"),
    [
        ("knight-bus", "out-14", "too-poor"),
        ("stan-shunpike", "out-14", "too-poor"),
        ("griphook", "out-14", "nothing-to-have"),
        ("madam-pomfrey", "mid-6", "unhurt"),
        ("peeves-strikes", "mid-6", "nobody-else"),
    ],
)
def test_why_a_card_is_of_no_use_is_told(name: str, where: str, told: str) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.gold(0, 0)
    tale.next_card(name)
    tale.arrive(where)
    assert f"nothing-because hagrid {told}" in story(tale)


def test_lucius_names_the_difference() -> None:
    tale = Tale("lucius-b", "hagrid-b")
    tale.arrive("out-3", "number 0")
    assert "by-ability influential lucius" in story(tale)


def test_pettigrew_names_the_number_of_spaces() -> None:
    tale = Tale("pettigrew-b", "hagrid-b")
    tale.place(0, "out-13")
    tale.begin(1)
    tale.answer("walk cw out-14", "number 2")
    assert "by-ability servant pettigrew" in story(tale)


def test_bellatrix_chooses_at_azkaban() -> None:
    tale = Tale("bellatrix-b", "hagrid-b")
    tale.arrive("out-19", "number 4")
    assert "by-ability fugitive bellatrix" in story(tale)


def test_bellatrix_pays_for_a_shorter_move() -> None:
    tale = Tale("bellatrix-a", "hagrid-b")
    tale.fate(0, 1)
    tale.begin(5)
    tale.answer("keep", "spaces 2")
    assert "by-ability swift bellatrix" in story(tale)
    assert tale.s.fate[0] == 0


def test_bellatrix_pays_with_blood() -> None:
    tale = Tale("bellatrix-b", "hagrid-b")
    tale.spells(0, "expulso")
    tale.begin()
    tale.answer("cast expulso", "faction op", "yes")
    told = story(tale)
    place = told.index("lost-life bellatrix 1")
    assert told[place - 1] == "by-ability bloodthirsty bellatrix"


def test_the_animagus_is_told_to_stay_as_she_is() -> None:
    tale = Tale("mcgonagall-b", "draco-b")
    tale.arrive("out-1", "house hogs-head", dice=[1])
    assert "by-ability animagus mcgonagall" in story(tale)
    assert tale.told("ferret") == []


def test_fog_and_an_unused_portkey_are_told() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.beside("london-fog", owner=1)
    tale.objects(0, "portkey")
    tale.place(0, "out-4")
    tale.begin(5, 3)
    tale.until("direction")
    tale.answer("walk cw out-7")
    told = story(tale)
    assert "fogged hagrid 5 3" in told
    assert "portkey-over hagrid" in told
