"""What a player need not be asked: offers that bring nothing, and what costs nothing."""

from __future__ import annotations

import pytest

from spellwright.face.automatic import usual_wishes
from spellwright.face.scene import Scene
from spellwright.face.shortcuts import BegunShortcut, found_shortcut
from spellwright.games.talisman import face
from spellwright.games.talisman.board import space
from spellwright.games.talisman.picture.automatic import (
    ALWAYS,
    EXCHANGE_EXACTLY,
    KEEP_GAINS,
    TAKE_THINGS,
)
from spellwright.testing.talisman import Tale


def answer(tale: Tale, seat: int = 0, *more: str, without: str = "") -> str:
    """What is answered for a seat with the usual wishes, more of them, or without one."""
    scene = Scene(tale.s.view(seat))
    wishes = usual_wishes(face.wishes(scene)).union(more).difference([without])
    return face.automatic(scene, wishes)


@pytest.mark.parametrize(("strong", "asked"), [(0, True), (1, False)])
def test_a_spell_that_steers_another_is_offered_against_who_leads(strong: int, asked: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(1, "confundo")
    tale.values(strong, magic=9)
    tale.place(0, "out-4")
    tale.begin(2)
    assert tale.asked() == (1, "spell")
    assert answer(tale, 1) == ("" if asked else "pass")
    assert answer(tale, 1, ALWAYS) == ""


def test_a_spell_of_the_other_side_is_offered_for_fate_as_the_turn_begins() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(0, "avada-kedavra")
    tale.place(0, "out-4")
    tale.begin(2)
    assert answer(tale) == ""
    tale.answer("pass")
    tale.until("spell")
    assert answer(tale) == "pass"
    assert answer(tale, 0, ALWAYS) == ""


@pytest.mark.parametrize(
    ("lies", "held", "taken"),
    [
        ("ron-weasley", [], True),
        ("dobby", [], False),
        ("wand", [], True),
        ("wand", ["lantern"], True),
    ],
)
def test_what_lies_there_is_taken_if_it_costs_nothing(
    lies: str, held: list[str], taken: bool
) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.objects(0, *held)
    tale.lay("out-14", lies)
    tale.arrive("out-14")
    tale.until("take")
    assert answer(tale) == (f"take {lies}" if taken else "")
    assert answer(tale, without=TAKE_THINGS) == ""


def test_who_has_no_room_is_asked_what_stays_behind() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.objects(0, "lantern", "nimbus-2000", "remembrall", "sneakoscope")
    tale.lay("out-14", "wand")
    tale.arrive("out-14")
    tale.until("take")
    assert answer(tale) == ""


@pytest.mark.parametrize(("side", "free"), [("hagrid-b", True), ("draco-b", False)])
def test_healing_that_some_pay_for_is_taken_by_the_others(side: str, free: bool) -> None:
    tale = Tale(side, "harry-a")
    tale.gold(0, 2)
    tale.s.life[0] -= 1
    tale.lay("out-14", "shell-cottage")
    tale.arrive("out-14")
    tale.until("card")
    assert answer(tale) == ("yes" if free else "")


@pytest.mark.parametrize(("where", "asked"), [("out-9", False), ("out-14", True)])
def test_felix_is_offered_in_fights_and_tests_only(where: str, asked: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.objects(0, "felix-felicis")
    tale.lay("out-14", "inferius")
    tale.arrive(where)
    tale.until("felix")
    assert answer(tale) == ("" if asked else "no")


def test_one_click_goes_past_a_crossing_or_tries_it_and_waits_for_the_others() -> None:
    for id, at in (("walk-3-0", "out-19"), ("cross-3-0-0", "out-17")):
        tale = Tale("harry-a", "draco-a")
        tale.values(0, magic=9)
        tale.spells(1, "confundo")
        tale.place(0, "out-16")
        tale.fate(0, 1)
        tale.begin(3)
        assert tale.asked() == (0, "reroll")
        shortcut = found_shortcut(face.shortcuts(Scene(tale.s.view(0))), id)
        begun = BegunShortcut(shortcut, tale.s.copy(), 0)
        tale.load(6, 1)
        while text := begun.next_text(tale.s):
            tale.answer(text)
            begun.chosen(text)
            if tale.asked() == (1, "spell"):
                assert begun.waits(tale.s)
                tale.answer("pass")
        assert not begun.waits(tale.s)
        assert tale.at(0) == at
        assert tale.asked()[1] != "on-the-way"


@pytest.mark.parametrize(
    ("trophies", "steps"),
    [
        (["stray-dementor"], ["turn-in stray-dementor", "exchange"]),
        (["werewolf"], [""]),
        (["scabior", "doxy-swarm"], [""]),
    ],
)
def test_trophies_are_exchanged_where_no_point_is_lost(
    trophies: list[str], steps: list[str]
) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.trophy(0, *trophies)
    tale.begin(2)
    tale.until("turn-in")
    for step in steps:
        assert answer(tale) == step
        assert answer(tale, without=EXCHANGE_EXACTLY) == ""
        if step:
            tale.answer(step)
    assert bool(tale.trophies(0)) == (steps == [""])


def test_what_has_all_been_turned_in_is_exchanged() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.trophy(0, "werewolf")
    tale.begin(2)
    tale.until("turn-in")
    tale.answer("turn-in werewolf")
    assert answer(tale) == "exchange"


@pytest.mark.parametrize(
    ("magic", "spells", "chosen"),
    [(9, [], "ability magic"), (1, [], "ability might"), (9, ["expecto-patronum"], "")],
)
def test_voldemort_is_fought_with_the_stronger_ability(
    magic: int, spells: list[str], chosen: str
) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=magic, might=5)
    tale.spells(0, *spells)
    tale.place(0, "out-4")
    tale.s.voldemort = space("out-8")
    tale.begin(1, 3)
    tale.until("voldemort")
    tale.answer("direction ccw")
    tale.until("ability")
    assert answer(tale) == chosen


@pytest.mark.parametrize(("rolled", "asked"), [(6, False), (5, True)])
def test_nobody_is_asked_to_roll_more_than_a_six_at_the_barrier(rolled: int, asked: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=5)
    tale.fate(0, 2)
    tale.place(0, "out-16")
    tale.begin(3)
    tale.until("direction")
    tale.answer("walk cw out-19")
    tale.load(rolled, 6)
    tale.answer("barrier")
    assert tale.asked() == (0, "reroll")
    assert answer(tale) == ("" if asked else "keep")


@pytest.mark.parametrize(
    ("drawn", "kept"), [("sneakoscope", True), ("dobby", False), ("inferius", False)]
)
def test_nobody_pays_to_put_back_what_is_theirs(drawn: str, kept: bool) -> None:
    tale = Tale("draco-a", "hagrid-b")
    tale.fate(0, 2)
    tale.next_card(drawn)
    tale.arrive("out-14")
    tale.until("exchange-card")
    assert answer(tale) == ("no" if kept else "")
    assert answer(tale, without=TAKE_THINGS) == ""


@pytest.mark.parametrize(("face", "asked"), [(6, False), (3, True)])
def test_a_roll_that_brings_something_is_kept(face: int, asked: bool) -> None:
    """At Malfoy Manor a 6 is a Spell, and a 3 nothing."""
    tale = Tale("draco-b", "hagrid-b")
    tale.values(0, magic=4)
    tale.fate(0, 3)
    tale.arrive("out-15", "train", dice=[face])
    assert tale.asked() == (0, "reroll")
    assert answer(tale) == ("" if asked else "keep")
    assert answer(tale, without=KEEP_GAINS) == ""
