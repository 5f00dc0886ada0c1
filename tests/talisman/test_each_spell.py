"""What the 24 Spells do (TA-S01 to TA-S24)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import space
from spellwright.games.talisman.content.columns import spell
from spellwright.games.talisman.state import NOBODY
from spellwright.testing.talisman import Tale


def casting(*spells: str, side: str = "mcgonagall-b", other: str = "draco-b") -> Tale:
    """Seat 0 with Spells, Magic for them, about to begin."""
    tale = Tale(side, other)
    tale.values(0, magic=7)
    tale.spells(0, *spells)
    return tale


@pytest.mark.rule("TA-S01")
def test_obliviate() -> None:
    tale = casting("obliviate")
    tale.values(1, magic=7)
    tale.spells(1, "lumos", "accio")
    tale.begin()
    tale.answer("cast obliviate")
    assert tale.hand(1) == []
    assert tale.spell_discarded("lumos")
    draco = tale.s.character[1]
    assert set(tale.told("lost-spell")) == {(draco, spell("lumos")), (draco, spell("accio"))}


@pytest.mark.rule("TA-S02")
def test_lumos() -> None:
    tale = casting("lumos")
    tale.begin()
    tale.answer("cast lumos", "faction de", "yes")
    assert tale.token() == "de"
    assert tale.s.extra[0] == 1


@pytest.mark.rule("TA-S03")
@pytest.mark.parametrize("thing", ["take wand", "pay galleon", "pay fate"])
def test_accio(thing: str) -> None:
    tale = casting("accio")
    tale.objects(1, "wand")
    tale.gold(1, 1)
    tale.fate(1, 1)
    tale.begin()
    tale.answer("cast accio")
    assert tale.options() == ["take wand", "pay galleon", "pay fate"]
    tale.answer(thing)
    assert (tale.held(0), tale.s.gold[0], tale.s.fate[0]) == (
        ["wand"] if thing == "take wand" else [],
        int(thing == "pay galleon"),
        int(thing == "pay fate"),
    )


@pytest.mark.rule("TA-S03")
def test_accio_works_on_the_other_faction_only() -> None:
    tale = casting("accio", other="hagrid-b")
    tale.gold(1, 3)
    tale.begin(2)
    assert tale.asked()[1] == "direction"


@pytest.mark.rule("TA-S04")
def test_impedimenta() -> None:
    tale = casting("impedimenta", side="hagrid-b")
    tale.lay("out-9", "werewolf")
    tale.place(0, "out-7")
    tale.begin(2)
    tale.answer("cast impedimenta", "walk cw out-9", "evade werewolf")
    assert tale.lying("out-9") == ["werewolf"]


@pytest.mark.rule("TA-S05")
def test_episkey() -> None:
    tale = casting("episkey")
    tale.values(1, life=1)
    tale.begin()
    tale.answer("cast episkey")
    assert tale.s.life[1] == 4


@pytest.mark.rule("TA-S06")
def test_immobulus() -> None:
    tale = Tale("draco-b", "mcgonagall-b")
    tale.spells(1, "immobulus")
    tale.begin()
    at = tale.at(0)
    tale.answer("cast immobulus")
    assert tale.at(0) == at
    assert tale.s.active == 1


@pytest.mark.rule("TA-S07")
def test_expecto_patronum_for_the_defender() -> None:
    tale = Tale("draco-b", "hagrid-b", token="de")
    tale.values(1, magic=4)
    tale.spells(1, "expecto-patronum")
    tale.place(1, "out-9")
    tale.arrive("out-9", "meet hagrid")
    tale.load(1, 1)
    tale.answer("cast expecto-patronum")
    assert tale.scores() == [(4, 1 + 4 + 1, 1 + 4 + 5)]


@pytest.mark.rule("TA-S07")
def test_expecto_patronum_is_not_for_the_owner_of_an_attacked_follower() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=9)
    tale.values(1, magic=4)
    tale.followers(1, "narcissa-malfoy")
    tale.place(1, "out-9")
    tale.arrive("out-9", "meet draco", dice=[6, 1])
    tale.spells(1, "expecto-patronum")
    tale.load(6, 1)
    tale.answer("reward-follower narcissa-malfoy")
    assert tale.hand(1) == ["expecto-patronum"]
    assert len(tale.scores()) == 2


@pytest.mark.rule("TA-S07", "TA-17.21")
def test_expecto_patronum_for_the_victim_of_voldemort_in_anothers_turn() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.values(1, magic=4)
    tale.spells(1, "expecto-patronum")
    tale.place(0, "out-4")
    tale.place(1, "out-8")
    tale.s.voldemort = space("out-9")
    tale.begin(1)
    tale.load(1)
    tale.answer("walk cw out-5", "direction ccw", "ability magic")
    assert tale.asked() == (1, "spell")
    tale.load(1, 1)
    tale.answer("cast expecto-patronum")
    assert tale.scores() == [(3, 1 + 4 + 5, 1 + 7)]


@pytest.mark.rule("TA-S08")
def test_expulso() -> None:
    tale = casting("expulso")
    tale.begin()
    tale.answer("cast expulso", "faction de")
    assert tale.token() == "de"


@pytest.mark.rule("TA-S09")
def test_protego_for_a_character() -> None:
    tale = Tale("draco-b", "mcgonagall-b")
    tale.spells(1, "protego")
    tale.arrive("out-21")
    assert tale.asked() == (1, "spell")
    tale.answer("cast protego")
    assert tale.s.life[0] == 4


@pytest.mark.rule("TA-S11")
def test_alohomora_opens_the_gates() -> None:
    tale = casting("alohomora")
    tale.place(0, "mid-9")
    tale.begin(2)
    tale.answer("gates", "ability might", "cast alohomora")
    assert tale.at(0) == "inn-1"


@pytest.mark.rule("TA-S12")
def test_apparate() -> None:
    tale = casting("apparate")
    tale.begin()
    assert "cast apparate" in tale.options()
    tale.answer("cast apparate", "to out-10")
    assert tale.at(0) == "out-10"
    castle = casting("apparate")
    castle.place(0, "inn-1")
    castle.begin()
    assert "cast apparate" not in castle.options()


@pytest.mark.rule("TA-S12")
def test_a_cancelled_apparate_leaves_the_other_ways() -> None:
    tale = casting("apparate")
    tale.spells(1, "stupefy")
    tale.begin()
    tale.load(3)
    tale.answer("cast apparate", "cast stupefy")
    assert tale.asked()[1] == "direction"


@pytest.mark.rule("TA-S13")
def test_avada_kedavra() -> None:
    tale = casting("avada-kedavra", side="lucius-b", other="hagrid-b")
    tale.lay("out-9", "red-cap", "inferius")
    tale.arrive("out-9")
    tale.load(1, 1)
    tale.answer("cast avada-kedavra", "at inferius")
    assert tale.scores()[0][2] == 4
    assert "inferius" in tale.trophies(0)


@pytest.mark.rule("TA-S13")
def test_the_order_gives_avada_kedavra_up_for_fate() -> None:
    tale = casting("avada-kedavra")
    tale.begin()
    tale.answer("cast avada-kedavra")
    assert tale.s.fate[0] == 1
    assert tale.hand(0) == []
    assert tale.s.casts[0] == 0


@pytest.mark.rule("TA-S14")
def test_confundo() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(1, "confundo")
    tale.place(0, "out-4")
    tale.begin(2)
    tale.answer("cast confundo")
    assert tale.asked() == (1, "steer")
    tale.answer("direction ccw")
    assert tale.at(0) == "out-2"


@pytest.mark.rule("TA-S15")
def test_crucio() -> None:
    tale = casting("crucio")
    tale.fate(1, 2)
    tale.begin()
    tale.answer("cast crucio")
    assert tale.asked() == (1, "crucio")
    tale.answer("pay fate")
    assert (tale.s.fate[1], tale.s.life[1]) == (0, 4)
    far = casting("crucio")
    far.place(1, "mid-3")
    far.begin(2)
    assert far.asked()[1] == "direction"


@pytest.mark.rule("TA-S16")
def test_expelliarmus() -> None:
    tale = casting("expelliarmus", side="hagrid-b")
    tale.objects(1, "wand", "marauders-map", "sneakoscope")
    tale.place(1, "out-9")
    tale.arrive("out-9", "meet draco")
    tale.load(1, 1)
    tale.answer("cast expelliarmus")
    assert tale.scores() == [(3, 1 + 7 + 1, 1 + 4)]


@pytest.mark.rule("TA-S17")
def test_finite_incantatem() -> None:
    tale = casting("finite-incantatem")
    tale.beside("london-fog", owner=1)
    tale.s.ferret[1] = 2
    tale.s.evading[0] = 1
    tale.begin()
    tale.answer("cast finite-incantatem")
    assert set(tale.options()) == {
        "end-spell impedimenta mcgonagall",
        "end-ferret draco",
        "end-event london-fog",
    }
    tale.answer("end-event london-fog")
    assert tale.s.beside == []
    assert tale.discarded("london-fog")


@pytest.mark.rule("TA-S17", "TA-S18")
def test_finite_incantatem_ends_imperio() -> None:
    tale = casting("finite-incantatem")
    tale.spells(1, "imperio")
    tale.values(1, magic=7)
    tale.begin()
    tale.until("spell")
    while "cast imperio" not in tale.options():
        tale.pass_by()
    tale.answer("cast imperio")
    assert tale.s.ruled_by == 1
    while "cast finite-incantatem" not in tale.options():
        tale.pass_by()
    tale.answer("cast finite-incantatem")
    assert tale.s.ruled_by == NOBODY


@pytest.mark.rule("TA-S17")
def test_finite_incantatem_ends_impedimenta() -> None:
    tale = casting("finite-incantatem")
    tale.s.evading[0] = tale.s.evading[1] = 1
    tale.begin()
    tale.answer("cast finite-incantatem", "end-spell impedimenta draco")
    assert tale.s.evading == [1, 0]
    assert tale.told("spell-ended") != []


@pytest.mark.rule("TA-S17")
def test_finite_incantatem_turns_a_ferret_back() -> None:
    tale = casting("finite-incantatem")
    tale.s.ferret[1] = 2
    tale.begin()
    tale.answer("cast finite-incantatem")
    assert tale.s.ferret[1] == 0


@pytest.mark.rule("TA-S18")
def test_imperio() -> None:
    tale = Tale("hagrid-b", "draco-b", "lucius-a")
    tale.spells(1, "imperio")
    tale.place(0, "out-4")
    tale.place(2, "out-6")
    tale.begin(2)
    tale.answer("cast imperio")
    assert tale.asked() == (1, "steer")
    tale.answer("direction cw")
    assert tale.asked() == (1, "ruled")
    assert tale.options() == ["meet lucius", "space"]
    tale.answer("meet lucius")
    assert tale.told("attacks") == [(3, 6)]


@pytest.mark.rule("TA-S19")
def test_legilimens() -> None:
    tale = casting("legilimens")
    tale.spells(1, "accio")
    tale.begin()
    tale.answer("cast legilimens", "spell accio")
    assert (tale.hand(0), tale.hand(1)) == (["accio"], [])
    assert tale.view(1).hand[0] == tale.s.hand[0]


@pytest.mark.rule("TA-S20")
def test_reducto() -> None:
    tale = casting("reducto", side="hagrid-b")
    tale.lay("out-9", "red-cap", "rita-skeeter", "riddle-house", "dobby")
    tale.arrive("out-9", "cast reducto")
    assert tale.options() == ["at red-cap", "at rita-skeeter", "at riddle-house"]
    tale.answer("at red-cap")
    assert tale.discarded("red-cap")


@pytest.mark.rule("TA-S20")
def test_reducto_comes_too_late_when_the_dice_of_the_fight_lie_there() -> None:
    tale = casting("reducto", side="hagrid-b")
    tale.fate(0, 0)
    tale.lay("out-9", "red-cap")
    tale.arrive("out-9", dice=[3, 1])
    rolled = []
    while not tale.scores():
        rolled.append(bool(tale.s.own_dice))
        tale.answer("pass")
    assert rolled
    assert not any(rolled)


@pytest.mark.rule("TA-S21")
def test_riddikulus() -> None:
    tale = casting("riddikulus", side="hagrid-b")
    tale.lay("mid-6", "werewolf")
    tale.arrive("mid-6")
    tale.load(1, 1)
    tale.answer("cast riddikulus")
    assert tale.scores() == [(3, 6, 4 + 1)]
    assert tale.trophies(0) == ["werewolf"]
    space = casting("riddikulus", side="hagrid-b")
    space.arrive("out-7", dice=[2])
    space.load(1, 1)
    space.answer("cast riddikulus")
    assert space.scores() == [(3, 6, 2 + 1)]


@pytest.mark.rule("TA-S22")
def test_sectumsempra() -> None:
    tale = casting("sectumsempra", side="hagrid-b")
    tale.gold(1, 1)
    tale.place(1, "out-9")
    tale.values(0, magic=9)
    tale.arrive("out-9", "meet draco", dice=[3, 3])
    tale.answer("cast sectumsempra", "reward-galleon")
    assert tale.options() == ["reward-life", "reward-nothing"]
    tale.answer("reward-life")
    assert tale.s.life[1] == 3
    assert tale.s.gold[0] == 1


@pytest.mark.rule("TA-S23")
@pytest.mark.parametrize(("die", "turns"), [(4, 2), (3, 0)])
def test_transfiguro(die: int, turns: int) -> None:
    tale = casting("transfiguro")
    tale.begin()
    tale.load(die)
    tale.answer("cast transfiguro")
    assert tale.s.ferret[1] == turns


@pytest.mark.rule("TA-S24")
def test_wingardium_leviosa() -> None:
    tale = casting("wingardium-leviosa")
    tale.lay("out-20", "remembrall")
    tale.lay("mid-6", "firebolt")
    tale.begin()
    tale.answer("cast wingardium-leviosa")
    assert tale.held(0) == ["remembrall"]
    assert tale.lying("mid-6") == ["firebolt"]


@pytest.mark.rule("TA-S24")
def test_wingardium_leviosa_fetches_from_the_own_region() -> None:
    tale = casting("wingardium-leviosa")
    tale.place(0, "mid-3")
    tale.lay("out-20", "wand")
    tale.lay("mid-6", "wand")
    tale.begin()
    tale.answer("cast wingardium-leviosa")
    assert tale.held(0) == ["wand"]
    assert (tale.lying("out-20"), tale.lying("mid-6")) == (["wand"], [])


@pytest.mark.rule("TA-S06")
def test_immobulus_on_oneself() -> None:
    """At the start of the turn of any Character: one's own is no exception."""
    tale = casting("immobulus")
    where = tale.at(0)
    tale.begin()
    assert "cast immobulus" in tale.options()
    tale.answer("cast immobulus")
    assert tale.told("frozen") == [(2,)]
    assert (tale.at(0), tale.s.active) == (where, 1)


@pytest.mark.rule("TA-S18")
def test_imperio_is_for_the_turns_of_others() -> None:
    tale = casting("imperio")
    tale.begin(2)
    assert tale.asked()[1] == "direction"


@pytest.mark.rule("TA-S07")
@pytest.mark.parametrize(("enemy", "offered"), [("aurors", True), ("red-cap", False)])
def test_expecto_patronum_is_for_fights_with_magic(enemy: str, offered: bool) -> None:
    tale = casting("expecto-patronum")
    tale.lay("out-14", enemy)
    tale.arrive("out-14")
    tale.answer("fight")
    assert ("cast expecto-patronum" in tale.options()) == offered
