"""What a player need not be asked: offers that bring nothing, and what costs nothing."""

from __future__ import annotations

import pytest

from spellwright.face.automatic import usual_wishes
from spellwright.face.scene import Scene
from spellwright.face.shortcuts import BegunShortcut, found_shortcut
from spellwright.games.talisman import face
from spellwright.games.talisman.board import FACING, space, walk
from spellwright.games.talisman.picture.automatic import (
    EXCHANGE_EXACTLY,
    KEEP_GAINS,
    SEND_AWAY,
    TAKE_THINGS,
)
from spellwright.games.talisman.picture.spell_offers import ALWAYS
from spellwright.games.talisman.state import STORED_FREE
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
    [
        (9, [], "ability magic"),
        (1, [], "ability might"),
        (5, [], "ability magic"),
        (9, ["expecto-patronum"], ""),
        (9, ["episkey"], "ability magic"),
    ],
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


@pytest.mark.parametrize(
    ("where", "rolled", "sent"),
    [
        ("out-20", 3, "direction cw"),
        ("out-14", 3, "direction ccw"),
        ("mid-6", 3, "direction cw"),
        ("out-11", 3, ""),
        ("out-5", 3, ""),
        ("mid-5", 3, "direction cw"),
    ],
)
def test_voldemort_goes_away_from_me_where_he_reaches_nobody(
    where: str, rolled: int, sent: str
) -> None:
    """He stands on out-8, which faces no other ring."""
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "out-3")
    tale.place(1, "mid-6")
    tale.s.voldemort = space("out-8")
    tale.begin(1)
    tale.until("direction")
    tale.load(rolled)
    tale.answer("walk cw out-4")
    tale.until("voldemort")
    tale.place(0, where)
    assert answer(tale) == sent
    assert answer(tale, without=SEND_AWAY) == ""


def test_voldemort_who_could_reach_somebody_over_a_facing_space_is_led_by_hand() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "out-3")
    tale.s.voldemort = space("out-17")
    facing = FACING[tale.s.voldemort][0]
    tale.begin(1)
    tale.until("direction")
    tale.load(3)
    tale.answer("walk cw out-4")
    tale.until("voldemort")
    tale.s.at[1] = walk(facing, 0, 2)
    tale.refresh()
    assert answer(tale) == ""
    tale.s.at[1] = walk(facing, 0, 3)
    tale.refresh()
    assert answer(tale) != ""


@pytest.mark.parametrize(("other", "number"), [("out-20", "roll"), ("out-14", "")])
def test_pettigrew_names_no_number_that_reaches_nobody(other: str, number: str) -> None:
    tale = Tale("pettigrew-b", "draco-b")
    tale.place(0, "out-22")
    tale.place(1, other)
    tale.s.voldemort = space("out-9")
    tale.begin(1)
    tale.until("direction")
    tale.answer("walk cw out-23")
    tale.until("voldemort-number")
    assert answer(tale) == number
    assert answer(tale, without=SEND_AWAY) == ""


@pytest.mark.parametrize(("might", "asked"), [(3, True), (12, False)])
def test_felix_is_kept_in_a_fight_that_is_sure_to_be_won(might: int, asked: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.objects(0, "felix-felicis")
    tale.values(0, magic=might, might=might)
    tale.lay("out-14", "inferius")
    tale.arrive("out-14")
    tale.until("felix")
    assert answer(tale) == ("" if asked else "no")


@pytest.mark.parametrize(("strength", "asked"), [(3, True), (12, False)])
def test_nobody_pounces_on_who_is_beaten_anyway(strength: int, asked: bool) -> None:
    tale = Tale("mcgonagall-b", "draco-b")
    tale.fate(0, 1)
    tale.values(0, magic=strength, might=strength)
    tale.lay("out-14", "scabior")
    tale.arrive("out-14")
    tale.until("pounce")
    assert answer(tale) == ("" if asked else "no")


@pytest.mark.parametrize(("face", "asked"), [(2, True), (3, False)])
def test_a_roll_that_can_only_hurt_is_kept_when_it_does_not(face: int, asked: bool) -> None:
    """In the Potions classroom 1 and 2 cost the Order a Life; nothing is better than nothing."""
    tale = Tale("hagrid-b", "draco-b")
    tale.fate(0, 2)
    tale.place(0, "inn-1")
    tale.begin(2)
    tale.until("direction")
    tale.load(face)
    tale.answer("walk cw inn-2")
    tale.until("reroll")
    assert answer(tale) == ("" if asked else "keep")


# -- one click to where a way leads ----------------------------------------------------------------


def went(tale: Tale, id: str) -> str:
    """Where a shortcut of seat 0 leads."""
    shortcut = found_shortcut(face.shortcuts(Scene(tale.s.view(0))), id)
    begun = BegunShortcut(shortcut, tale.s.copy(), 0)
    while text := begun.next_text(tale.s):
        tale.answer(text)
        begun.chosen(text)
    return tale.at(0)


def test_one_click_flies_to_where_buckbeak_can_come() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "mid-6")
    tale.followers(0, "buckbeak")
    tale.begin()
    assert tale.asked() == (0, "way")
    squares = [it.square for it in face.shortcuts(Scene(tale.s.view(0))) if it.square]
    assert squares == ["mid-7", "mid-5", "mid-8", "mid-4", "mid-9", "mid-3", "mid-10", "mid-2"]
    assert went(tale, "walk-2-1") == "mid-4"


def test_one_click_rides_anywhere() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "out-4")
    tale.s.stored[0] = STORED_FREE
    tale.begin()
    assert tale.asked() == (0, "way")
    assert went(tale, "to-out-11") == "out-11"


def test_one_click_goes_where_dumbledore_wants_with_a_six() -> None:
    tale = Tale("dumbledore-a", "draco-b")
    tale.place(0, "out-4")
    tale.begin(6)
    assert tale.asked() == (0, "spaces")
    walks = {it.square: it.id for it in face.shortcuts(Scene(tale.s.view(0)))}
    assert walks["out-10"] == "walk-6-0"
    assert len(walks) == 23
    assert went(tale, walks["out-14"]) == "out-14"
