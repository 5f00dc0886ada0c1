"""Events (TA-O01 to TA-O10, TA-M01 to TA-M06)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import space
from spellwright.games.talisman.content.columns import card
from spellwright.testing.talisman import Tale


@pytest.mark.rule("TA-O01")
def test_doused_in_stinksap() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.next_card("doused-in-stinksap")
    tale.arrive("out-14")
    assert tale.s.active == 1
    assert tale.options() == ["walk cw out-16", "walk ccw out-14"]


@pytest.mark.rule("TA-O02")
def test_dementors_over_london() -> None:
    tale = Tale("hagrid-b", "draco-b", "lucius-a")
    tale.place(2, "mid-3")
    tale.next_card("dementors-over-london")
    tale.arrive("out-9", dice=[2, 3])
    assert tale.s.life == [4, 4, 4]


@pytest.mark.rule("TA-O03")
def test_world_cup_win() -> None:
    tale = Tale("hagrid-b", "draco-b", "bellatrix-b")
    tale.place(2, "mid-3")
    tale.next_card("world-cup-win")
    tale.arrive("out-9")
    assert tale.s.gold == [1, 1, 0]


@pytest.mark.rule("TA-O04")
def test_ministry_raid() -> None:
    tale = Tale("draco-b", "lucius-a", "hagrid-b", "bellatrix-b")
    tale.objects(0, "wand")
    tale.gold(0, 1)
    tale.gold(2, 1)
    tale.fate(3, 1)
    tale.place(1, "mid-3")
    tale.next_card("ministry-raid")
    tale.arrive("out-9")
    assert tale.options() == ["discard wand", "pay galleon"]
    tale.answer("discard wand")
    assert tale.stock("wand") == 3
    assert (tale.s.gold[2], tale.s.fate[3]) == (1, 0)


@pytest.mark.rule("TA-O05")
def test_dark_mark_in_the_sky() -> None:
    tale = Tale("draco-b", "hagrid-b", "harry-a")
    tale.followers(1, "fang")
    tale.fate(1, 1)
    tale.next_card("dark-mark-in-the-sky")
    tale.arrive("out-9")
    assert tale.asked() == (1, "card-choice")
    tale.answer("discard fang")
    assert tale.discarded("fang")
    assert tale.s.life[2] == 4


@pytest.mark.rule("TA-O05", "TA-17.13", "TA-17.20")
def test_protego_saves_a_follower_about_to_be_lost() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.followers(1, "fang")
    tale.spells(1, "protego")
    tale.next_card("dark-mark-in-the-sky")
    tale.arrive("out-9")
    assert tale.asked() == (1, "spell")
    tale.answer("cast protego")
    assert tale.following(1) == ["fang"]


@pytest.mark.rule("TA-O06")
def test_floo_network_closed() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.next_card("floo-network-closed")
    tale.arrive("out-9")
    tale.place(1, "out-17")
    assert tale.options() == [text for text in tale.options() if text.startswith("walk")]


@pytest.mark.rule("TA-O07")
def test_owl_post() -> None:
    rich = Tale("harry-a", "draco-b")
    rich.next_card("owl-post")
    rich.arrive("out-9")
    assert len(rich.hand(0)) == 1
    poor = Tale("hagrid-b", "draco-b")
    poor.next_card("owl-post")
    poor.arrive("out-9")
    assert poor.s.fate[0] == 1


@pytest.mark.rule("TA-O08")
def test_knight_bus() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.gold(0, 1)
    tale.next_card("knight-bus")
    tale.arrive("out-9")
    assert len(tale.options()) == 24
    tale.answer("to out-10")
    assert (tale.at(0), tale.s.gold[0]) == ("out-10", 0)


@pytest.mark.rule("TA-O09")
def test_london_fog() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.next_card("london-fog")
    tale.place(0, "out-7")
    tale.begin(2)
    tale.load(5, 3)
    tale.answer("walk cw out-9")
    assert (tale.s.active, tale.s.roll) == (1, 3)
    assert tale.s.dice == [5, 3]


@pytest.mark.rule("TA-O10")
def test_portkey_office() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.next_card("portkey-office-opens")
    tale.arrive("out-9", "yes")
    assert tale.held(0) == ["portkey"]
    refused = Tale("hagrid-b", "draco-b")
    refused.next_card("portkey-office-opens")
    refused.arrive("out-9", "no")
    assert refused.held(0) == []


@pytest.mark.rule("TA-M01")
def test_educational_decree() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.beside("educational-decree")
    tale.spells(1, "expulso")
    tale.place(1, "mid-3")
    tale.begin(2)
    assert tale.asked() == (0, "direction")
    outside = Tale("hagrid-b", "draco-b")
    outside.beside("educational-decree")
    outside.spells(1, "expulso")
    outside.begin(2)
    assert outside.asked() == (1, "spell")


@pytest.mark.rule("TA-M02")
def test_full_moon() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.beside("full-moon")
    tale.lay("mid-6", "blast-ended-skrewt")
    tale.arrive("mid-6", dice=[6, 1])
    assert tale.scores() == [(3, 11, 8)]
    london = Tale("hagrid-a", "draco-b")
    london.beside("full-moon")
    london.lay("out-9", "red-cap")
    london.arrive("out-9", dice=[6, 1])
    assert london.scores() == [(3, 11, 4)]


@pytest.mark.rule("TA-M03")
@pytest.mark.parametrize("die", [1, 3, 5, 6])
def test_triwizard_champion(die: int) -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.next_card("triwizard-champion")
    tale.arrive("mid-6", dice=[die])
    if die == 6:
        tale.answer("ability might")
    assert tale.s.life[0] == (3 if die == 1 else 4)
    assert tale.s.gold[0] == (1 if die == 3 else 0)
    assert tale.s.fate[0] == (1 if die == 5 else 0)
    assert tale.s.might[0] == (6 if die == 6 else 5)


@pytest.mark.rule("TA-M04")
def test_peeves_strikes() -> None:
    tale = Tale("hagrid-a", "draco-b", "lucius-a")
    tale.objects(0, "wand", "lantern")
    tale.objects(1, "remembrall")
    tale.place(1, "mid-15")
    tale.next_card("peeves-strikes")
    tale.arrive("mid-6")
    assert tale.options() == ["at wand", "at lantern"]
    tale.answer("at lantern")
    assert tale.held(0) == ["wand", "remembrall"]
    assert tale.held(1) == ["lantern"]


@pytest.mark.rule("TA-M04")
def test_peeves_alone_does_nothing() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.objects(0, "wand", "lantern")
    tale.next_card("peeves-strikes")
    tale.arrive("mid-6")
    assert tale.held(0) == ["wand", "lantern"]


@pytest.mark.rule("TA-M05")
def test_phoenix_song() -> None:
    tale = Tale("draco-b", "hagrid-a", "harry-a")
    tale.values(1, life=2)
    tale.next_card("phoenix-song")
    tale.arrive("mid-6")
    assert tale.s.life[1:] == [3, 4]
    assert tale.s.fate[0] == 0
    nobody = Tale("draco-b", "hagrid-a")
    nobody.next_card("phoenix-song")
    nobody.arrive("mid-6")
    assert nobody.s.fate[0] == 1


@pytest.mark.rule("TA-M06")
def test_the_dark_lord_calls() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.s.voldemort = space("mid-9")
    tale.next_card("the-dark-lord-calls")
    tale.arrive("mid-6", dice=[3])
    assert tale.asked() == (0, "voldemort")
    tale.load(1, 6)
    tale.answer("direction ccw", "ability might")
    assert tale.s.life[0] == 3
    assert tale.s.active == 1
    assert tale.discarded("the-dark-lord-calls")
    assert card("the-dark-lord-calls") == 65
