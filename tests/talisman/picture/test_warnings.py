"""What would come to nothing is offered with that warning."""

from __future__ import annotations

import pytest

from spellwright.face.scene import Scene
from spellwright.games.talisman import face
from spellwright.games.talisman.lexicons import say
from spellwright.testing.talisman import Tale

BEWARE = str(say("note-beware", why=""))


def note(tale: Tale, option: str, seat: int = 0) -> str:
    assert option in tale.options()
    return face.notes(Scene(tale.s.view(seat))).get(option, "")


def fearless(tale: Tale, option: str, seat: int = 0) -> bool:
    return not note(tale, option, seat).startswith(BEWARE)


def warned_of(tale: Tale, option: str, why: str) -> bool:
    said = str(say("note-beware", why=say(f"warning-{why}")))
    return note(tale, option).startswith(said)


@pytest.mark.parametrize(("where", "warned"), [("inn-2", True), ("out-4", False)])
def test_impedimenta_in_the_castle(where: str, warned: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(0, "impedimenta")
    tale.place(0, where)
    tale.begin()
    assert fearless(tale, "cast impedimenta") != warned
    if warned:
        assert warned_of(tale, "cast impedimenta", "castle")


@pytest.mark.parametrize(("held", "warned"), [("beaded-bag", True), ("wand", False)])
def test_expelliarmus_against_empty_hands(held: str, warned: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(0, "expelliarmus")
    tale.objects(1, held)
    tale.place(1, "out-9")
    tale.arrive("out-9", "meet draco")
    assert fearless(tale, "cast expelliarmus") != warned


def test_the_sneakoscope_helps_the_attacked_only() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(0, "expelliarmus")
    tale.objects(1, "sneakoscope")
    tale.place(1, "out-9")
    tale.arrive("out-9", "meet draco")
    assert fearless(tale, "cast expelliarmus")


@pytest.mark.parametrize(("magic", "warned"), [(4, False), (3, True)])
def test_legilimens_with_a_full_hand(magic: int, warned: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=magic)
    tale.spells(0, "legilimens")
    tale.spells(1, "lumos")
    tale.begin()
    assert fearless(tale, "cast legilimens") != warned


@pytest.mark.parametrize(("gold", "warned"), [(0, True), (1, False)])
def test_sectumsempra_with_nothing_but_a_life_to_take(gold: int, warned: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=9)
    tale.spells(0, "sectumsempra")
    tale.gold(1, gold)
    tale.place(1, "out-9")
    tale.arrive("out-9", "meet draco", dice=[6, 1])
    assert fearless(tale, "cast sectumsempra") != warned


@pytest.mark.parametrize(("die", "warned"), [(3, True), (4, False)])
def test_protego_in_a_fight_that_is_drawn(die: int, warned: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=4)
    tale.spells(0, "protego")
    tale.lay("out-14", "aurors")
    tale.arrive("out-14", dice=[3, die])
    assert fearless(tale, "cast protego") != warned


def test_imperio_on_who_is_held() -> None:
    for held in (False, True):
        tale = Tale("hagrid-b", "draco-b")
        tale.spells(1, "imperio")
        tale.place(0, "inn-4")
        tale.s.duty[0] = 3 if held else 0
        tale.begin()
        assert fearless(tale, "cast imperio", 1) != held


def test_transfiguro_on_who_never_is_a_ferret() -> None:
    tale = Tale("draco-b", "mcgonagall-b", "harry-a")
    tale.spells(0, "transfiguro")
    tale.begin()
    tale.answer("cast transfiguro")
    assert not fearless(tale, "target mcgonagall")
    assert fearless(tale, "target harry")


def test_the_side_that_the_token_shows() -> None:
    tale = Tale("hagrid-b", "draco-b", token="op")
    tale.spells(0, "expulso")
    tale.begin()
    tale.answer("cast expulso")
    assert warned_of(tale, "faction op", "token")
    assert note(tale, "faction de") == ""


@pytest.mark.parametrize(("magic", "warned"), [(3, True), (4, False)])
def test_the_book_with_a_full_hand(magic: int, warned: bool) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=magic)
    tale.objects(0, "half-blood-princes-book")
    tale.begin()
    assert fearless(tale, "use half-blood-princes-book") != warned


@pytest.mark.parametrize("lost", [0, 1])
def test_a_time_turner_before_a_lost_turn(lost: int) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.objects(0, "time-turner")
    tale.arrive("out-10")
    tale.s.lost[0] = lost
    tale.until("end")
    assert fearless(tale, "use time-turner") == (lost == 0)


def test_houses_of_hogsmeade_for_who_has_nothing() -> None:
    poor = Tale("hagrid-b", "draco-b")
    poor.arrive("out-1")
    assert warned_of(poor, "house broomsticks", "unhurt")
    assert warned_of(poor, "house tea-shop", "no-object")
    assert fearless(poor, "house hogs-head")
    rich = Tale("hagrid-b", "draco-b")
    rich.values(0, life=2)
    rich.gold(0, 1)
    rich.objects(0, "wand")
    rich.arrive("out-1")
    assert fearless(rich, "house broomsticks")
    assert fearless(rich, "house tea-shop")


@pytest.mark.parametrize(
    ("magic", "flat", "warned"),
    [(4, False, True), (5, False, False), (9, True, True), (10, True, False)],
)
def test_a_barrier_that_no_roll_opens(magic: int, flat: bool, warned: bool) -> None:
    tale = Tale("hagrid-b", "draco-b", options={"flat-barrier": flat})
    tale.values(0, magic=magic)
    tale.place(0, "out-17")
    tale.begin(2)
    assert fearless(tale, "barrier") != warned


def test_gates_that_no_roll_opens() -> None:
    tale = Tale("bellatrix-a", "harry-a")
    tale.place(0, "mid-8")
    tale.begin(1)
    tale.until("direction")
    tale.answer("walk cw mid-9", "gates")
    assert not fearless(tale, "ability might")
    assert fearless(tale, "ability magic")


def test_an_ability_at_its_height() -> None:
    tale = Tale("dumbledore-a", "draco-b")
    tale.values(0, magic=12)
    tale.trophy(0, "werewolf")
    tale.arrive("out-10")
    tale.until("turn-in")
    tale.answer("turn-in werewolf", "exchange")
    assert not fearless(tale, "ability magic")
    assert fearless(tale, "ability might")


def test_empty_pools() -> None:
    for amount in (0, 1):
        tale = Tale("harry-b", "draco-b")
        tale.values(0, might=12)
        tale.lay("mid-4", "hungarian-horntail")
        tale.objects(0, "lantern")
        tale.place(0, "mid-3")
        tale.begin(1)
        tale.load(6, 1)
        tale.answer("spaces 1", "walk cw mid-4")
        tale.until("trophy")
        tale.s.fate_pool = tale.s.gold_pool = amount
        assert fearless(tale, "for-fate hungarian-horntail") == (amount == 1)
        assert fearless(tale, "for-galleons hungarian-horntail") == (amount == 1)
