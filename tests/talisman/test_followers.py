"""Followers, as friends and as Enemies (TA-O11 to TA-O32, TA-M07 to TA-M18)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.content.columns import (
    ABILITY,
    CARD_KEYS,
    DE_CARD,
    FACTION_OF_CARD,
    KIND,
    MAGIC,
    MIGHT,
    OP_CARD,
    VALUE,
    card,
)
from spellwright.games.talisman.queries import total_magic, total_might
from spellwright.testing.talisman import Tale

ENEMIES = {
    "fred-and-george-weasley": (MAGIC, 2),
    "luna-lovegood": (MAGIC, 2),
    "neville-longbottom": (MAGIC, 1),
    "ginny-weasley": (MAGIC, 3),
    "nymphadora-tonks": (MAGIC, 3),
    "hermione-granger": (MAGIC, 5),
    "ron-weasley": (MIGHT, 4),
    "arthur-weasley": (MAGIC, 3),
    "molly-weasley": (MAGIC, 5),
    "kingsley-shacklebolt": (MAGIC, 6),
    "mundungus-fletcher": (MIGHT, 3),
    "narcissa-malfoy": (MAGIC, 3),
    "antonin-dolohov": (MAGIC, 7),
    "fenrir-greyback": (MIGHT, 5),
    "scabior": (MIGHT, 3),
    "igor-karkaroff": (MAGIC, 3),
    "barty-crouch-jr": (MAGIC, 4),
    "corban-yaxley": (MAGIC, 3),
    "crabbe-and-goyle": (MIGHT, 3),
    "thorfinn-rowle": (MIGHT, 3),
    "rodolphus-lestrange": (MAGIC, 4),
    "walden-macnair": (MIGHT, 3),
    "sirius-black": (MAGIC, 6),
    "remus-lupin": (MAGIC, 5),
    "alastor-moody": (MAGIC, 6),
    "filius-flitwick": (MAGIC, 5),
    "pomona-sprout": (MIGHT, 4),
    "dumbledores-army": (MAGIC, 5),
    "severus-snape": (MAGIC, 7),
    "dolores-umbridge": (MAGIC, 4),
    "amycus-carrow": (MAGIC, 5),
    "alecto-carrow": (MAGIC, 5),
    "augustus-rookwood": (MAGIC, 6),
    "snatchers": (MIGHT, 5),
}


def test_the_values_as_enemies() -> None:
    for key, (ability, value) in ENEMIES.items():
        assert (ABILITY[card(key)], VALUE[card(key)]) == (ability, value)
    both = [CARD_KEYS[n] for n, kind in enumerate(KIND) if kind in (OP_CARD, DE_CARD)]
    assert sorted(both) == sorted(ENEMIES)


@pytest.mark.parametrize("key", ENEMIES)
def test_each_is_fought_by_the_other_faction(key: str) -> None:
    order = FACTION_OF_CARD[card(key)] == 0
    tale = Tale("draco-b" if order else "hagrid-a", "lucius-a" if order else "harry-a")
    tale.values(0, magic=12, might=12)
    tale.lay("out-9", key)
    tale.arrive("out-9", dice=[6, 1])
    assert tale.trophies(0) == [key]
    assert tale.scores()[0][2] == ENEMIES[key][1] + 1


def totals(side: str, *followers: str, token: str = "op") -> tuple[int, int]:
    """What Followers add to Magic and Might."""
    tale = Tale(side, "harry-a" if side.startswith("draco") else "draco-a", token=token)
    before = (total_magic(tale.s, 0), total_might(tale.s, 0))
    tale.followers(0, *followers)
    return total_magic(tale.s, 0) - before[0], total_might(tale.s, 0) - before[1]


@pytest.mark.parametrize(
    ("side", "followers", "bonus"),
    [
        pytest.param("harry-a", ("nymphadora-tonks",), (1, 0), marks=pytest.mark.rule("TA-O15")),
        pytest.param("harry-a", ("ron-weasley",), (0, 1), marks=pytest.mark.rule("TA-O17")),
        pytest.param("draco-a", ("narcissa-malfoy",), (0, 0), marks=pytest.mark.rule("TA-O22")),
        pytest.param(
            "draco-a", ("narcissa-malfoy", "scabior"), (1, 0), marks=pytest.mark.rule("TA-O22")
        ),
        pytest.param("draco-a", ("fenrir-greyback",), (0, 1), marks=pytest.mark.rule("TA-O24")),
        pytest.param("draco-a", ("crabbe-and-goyle",), (0, 1), marks=pytest.mark.rule("TA-O29")),
        pytest.param("draco-a", ("thorfinn-rowle",), (0, 1), marks=pytest.mark.rule("TA-O30")),
        pytest.param("harry-a", ("dobby",), (1, 0), marks=pytest.mark.rule("TA-O41")),
        pytest.param("harry-a", ("fang",), (0, 1), marks=pytest.mark.rule("TA-O42")),
        pytest.param("harry-a", ("security-troll",), (0, 1), marks=pytest.mark.rule("TA-O43")),
        pytest.param("harry-a", ("sirius-black",), (1, 1), marks=pytest.mark.rule("TA-M07")),
        pytest.param("harry-a", ("remus-lupin",), (1, 0), marks=pytest.mark.rule("TA-M08")),
        pytest.param(
            "harry-a", ("dumbledores-army", "fang"), (0, 1), marks=pytest.mark.rule("TA-M12")
        ),
        pytest.param(
            "harry-a",
            ("dumbledores-army", "fang", "ron-weasley"),
            (1, 2),
            marks=pytest.mark.rule("TA-M12"),
        ),
        pytest.param("draco-a", ("severus-snape",), (1, 0), marks=pytest.mark.rule("TA-M13")),
        pytest.param("draco-a", ("amycus-carrow",), (0, 1), marks=pytest.mark.rule("TA-M15")),
        pytest.param("harry-a", ("grawp",), (0, 2), marks=pytest.mark.rule("TA-M26")),
    ],
)
def test_bonuses(side: str, followers: tuple[str, ...], bonus: tuple[int, int]) -> None:
    assert totals(side, *followers) == bonus


@pytest.mark.rule("TA-O31")
def test_rodolphus_follows_the_token() -> None:
    assert totals("draco-a", "rodolphus-lestrange", token="de") == (1, 0)
    assert totals("draco-a", "rodolphus-lestrange", token="op") == (0, 0)


@pytest.mark.rule("TA-M08")
def test_lupin_under_a_full_moon() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "remus-lupin")
    tale.beside("full-moon")
    assert total_magic(tale.s, 0) == 4


@pytest.mark.rule("TA-O11")
def test_fred_and_george_roll_twice() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "fred-and-george-weasley")
    tale.arrive("out-7", dice=[1, 4])
    assert tale.asked() == (0, "die")
    tale.answer("die second")
    assert tale.s.gold[0] == 1


@pytest.mark.rule("TA-O11", "TA-4.12")
def test_of_two_equal_dice_one_counts_without_a_question() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "fred-and-george-weasley")
    tale.arrive("out-7", dice=[4, 4])
    assert tale.asked()[1] != "die"
    assert (tale.s.dice, tale.s.gold[0]) == ([4], 1)


@pytest.mark.rule("TA-O11")
def test_fred_and_george_help_with_an_event_and_an_observer() -> None:
    for key in ("triwizard-champion", "moaning-myrtle"):
        tale = Tale("hagrid-b", "draco-a")
        tale.followers(0, "fred-and-george-weasley")
        tale.next_card(key)
        tale.arrive("mid-7", dice=[3, 6])
        assert tale.asked() == (0, "die")


def twins(where: str = "out-14", side: str = "hagrid-b") -> Tale:
    tale = Tale(side, "draco-b")
    tale.followers(0, "fred-and-george-weasley")
    tale.place(0, where)
    return tale


@pytest.mark.rule("TA-O11")
def test_fred_and_george_do_not_help_a_move_or_a_fight() -> None:
    tale = twins()
    tale.begin(4)
    assert len(tale.s.dice) == 1
    fight = twins()
    fight.lay("out-9", "inferius")
    fight.arrive("out-9", dice=[6, 1])
    assert fight.scores() == [(3, 5 + 6, 4 + 1)]


@pytest.mark.rule("TA-O11")
def test_fred_and_george_do_not_help_a_place() -> None:
    tale = twins()
    tale.lay("out-9", "riddle-house")
    tale.arrive("out-9", dice=[1, 6])
    assert tale.s.life[0] == 4
    assert tale.asked()[1] != "die"


@pytest.mark.rule("TA-O11")
def test_fred_and_george_do_not_help_the_cards_or_abilities_of_their_owner() -> None:
    tale = twins()
    tale.objects(0, "chocolate-frogs")
    tale.lay("out-9", "inferius")
    tale.arrive("out-9", dice=[1, 6])
    tale.load(3, 6)
    tale.answer("save chocolate-frogs")
    assert tale.s.life[0] == 4
    harry = Tale("draco-b", "harry-a")
    harry.followers(1, "fred-and-george-weasley")
    harry.spells(0, "crucio")
    harry.place(1, "out-9")
    harry.begin()
    harry.load(3, 6)
    harry.answer("cast crucio", "resist")
    assert harry.s.life[1] == 3


@pytest.mark.rule("TA-O11")
def test_fred_and_george_do_not_help_with_two_dice() -> None:
    for where in ("out-3", "mid-5"):
        tale = twins()
        tale.arrive(where, dice=[3, 4])
        assert len(tale.s.dice) == 2
        assert tale.asked()[1] not in ("die", "leave-out")


@pytest.mark.rule("TA-O11")
def test_fred_and_george_do_not_help_at_the_barrier() -> None:
    tale = twins("out-16")
    tale.values(0, magic=9)
    tale.begin(3)
    tale.answer("walk cw out-19")
    tale.load(6, 1)
    tale.answer("barrier")
    assert tale.told("barrier-rolled") == [(3, 6 + 9, 1 + 9)]


@pytest.mark.rule("TA-O13")
@pytest.mark.parametrize(("die", "life"), [(4, 5), (3, 4)])
def test_neville_saves_a_life(die: int, life: int) -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "neville-longbottom")
    tale.lay("out-9", "inferius")
    tale.arrive("out-9", dice=[1, 6])
    tale.load(die)
    tale.answer("save neville-longbottom")
    assert tale.s.life[0] == life


@pytest.mark.rule("TA-O14")
def test_ginny_brings_a_spell() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "ginny-weasley")
    tale.begin()
    assert tale.options() == ["use ginny-weasley", "done"]
    tale.answer("use ginny-weasley")
    assert len(tale.hand(0)) == 1


@pytest.mark.rule("TA-O16")
def test_hermione_raises_the_spell_limit() -> None:
    from spellwright.games.talisman.queries import spell_limit

    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "hermione-granger")
    assert spell_limit(tale.s, 0) == 2


@pytest.mark.rule("TA-O17")
def test_ron_steps_in() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "ron-weasley")
    tale.lay("out-9", "aurors")
    tale.arrive("out-9", dice=[1, 6])
    assert tale.options() == ["suffer", "instead ron-weasley"]
    tale.answer("instead ron-weasley")
    assert tale.s.life[0] == 5
    assert tale.discarded("ron-weasley")


@pytest.mark.rule("TA-O18")
def test_arthur_knows_the_ministry() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "arthur-weasley")
    tale.place(0, "out-3")
    tale.begin()
    assert tale.options() == ["roll", "arthur"]
    tale.answer("arthur", "to out-10")
    assert tale.at(0) == "out-10"


@pytest.mark.rule("TA-O19")
def test_molly_heals_the_last_life() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "molly-weasley")
    tale.values(0, life=1)
    tale.begin()
    tale.end_turn()
    assert tale.s.life[0] == 2


@pytest.mark.rule("TA-O19")
def test_molly_heals_no_other_life() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "molly-weasley")
    tale.values(0, life=2)
    tale.begin()
    tale.end_turn()
    assert tale.s.life[0] == 2


@pytest.mark.rule("TA-O20")
def test_kingsley_against_death_eaters() -> None:
    tale = Tale("hagrid-b", "draco-a", token="op")
    tale.followers(0, "kingsley-shacklebolt")
    tale.lay("out-9", "scabior")
    tale.arrive("out-9", dice=[1, 1])
    assert tale.scores() == [(3, 1 + 5 + 1 + 1, 4)]


@pytest.mark.rule("TA-O21")
def test_mundungus_sells_and_runs() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "mundungus-fletcher")
    tale.objects(0, "wand", "remembrall")
    tale.begin()
    tale.until("end")
    tale.answer("use mundungus-fletcher", "discard wand")
    assert tale.s.gold[0] == 1
    assert tale.s.active == 1
    assert tale.held(0) == ["remembrall"]
    running = Tale("hagrid-b", "draco-a")
    running.followers(0, "mundungus-fletcher")
    running.gold(0, 1)
    running.begin(1)
    assert running.discarded("mundungus-fletcher")
    assert running.s.gold[0] == 0


@pytest.mark.rule("TA-O23")
def test_dolohov_brings_fate_on_a_six() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.followers(0, "antonin-dolohov")
    tale.begin(6)
    assert tale.s.fate[0] == 1


@pytest.mark.rule("TA-O24")
def test_greyback_hunts_followers() -> None:
    tale = Tale("draco-b", "hagrid-b", token="op")
    tale.followers(0, "fenrir-greyback")
    tale.followers(1, "mundungus-fletcher")
    tale.place(1, "out-9")
    tale.values(0, magic=9)
    tale.arrive("out-9", "meet hagrid", dice=[6, 1])
    tale.load(1, 1)
    tale.answer("reward-follower mundungus-fletcher")
    assert tale.scores()[-1] == (4, 1 + 2 + 2 - 1, 4)


@pytest.mark.rule("TA-O24")
def test_greyback_is_no_stronger_against_enemies() -> None:
    tale = Tale("draco-b", "hagrid-b", token="op")
    tale.followers(0, "fenrir-greyback")
    tale.lay("out-9", "red-cap")
    tale.arrive("out-9", dice=[1, 1])
    assert tale.scores() == [(4, 1 + 2 + 1, 1 + 3)]


@pytest.mark.rule("TA-O26")
def test_karkaroff_helps_to_flee() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.followers(0, "igor-karkaroff")
    tale.lay("out-9", "aurors")
    tale.arrive("out-9")
    assert tale.options() == ["fight", "sacrifice igor-karkaroff aurors"]
    tale.answer("sacrifice igor-karkaroff aurors")
    assert tale.discarded("igor-karkaroff")
    attacked = Tale("hagrid-b", "draco-b")
    attacked.followers(1, "igor-karkaroff")
    attacked.place(1, "out-9")
    attacked.arrive("out-9", "meet draco", "betray igor-karkaroff")
    assert attacked.told("evaded-character") == [(4,)]


@pytest.mark.parametrize(
    "key",
    [
        pytest.param("barty-crouch-jr", marks=pytest.mark.rule("TA-O27")),
        pytest.param("alecto-carrow", marks=pytest.mark.rule("TA-M16")),
    ],
)
def test_magic_in_fights_with_characters(key: str) -> None:
    tale = Tale("draco-b", "hagrid-b", token="op")
    tale.followers(0, key)
    tale.place(1, "out-9")
    tale.arrive("out-9", "meet hagrid", dice=[1, 1])
    assert tale.scores()[0][1] == 1 + 4 + 1
    assert total_magic(tale.s, 0) == 4


@pytest.mark.rule("TA-O28")
def test_yaxley_rolls_again_once() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.followers(0, "corban-yaxley")
    tale.arrive("out-3", dice=[3, 3])
    assert tale.options() == ["keep", "reroll-both corban-yaxley"]
    tale.load(2, 2)
    tale.answer("reroll-both corban-yaxley")
    assert tale.at(0) == "out-17"


@pytest.mark.rule("TA-O29")
def test_crabbe_and_goyle_annoy_observers() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.followers(0, "crabbe-and-goyle")
    tale.lay("mid-6", "nearly-headless-nick")
    tale.place(0, "mid-4")
    tale.begin(2)
    tale.fate(0, 1)
    tale.answer("walk cw mid-6")
    assert tale.told("lost-fate") == [(4, 1)]
    assert tale.s.fate[0] == 1


@pytest.mark.rule("TA-O32")
def test_macnair_against_beasts() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.followers(0, "walden-macnair")
    tale.lay("out-9", "red-cap")
    tale.arrive("out-9", dice=[1, 1])
    assert tale.scores() == [(4, 1 + 2 + 1, 4)]


@pytest.mark.rule("TA-O41")
def test_dobby_limits_the_move() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "dobby")
    tale.begin()
    assert tale.options() == ["walk cw out-8", "walk ccw out-6"]


@pytest.mark.rule("TA-M07")
def test_sirius_falls_to_a_death_eater() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.followers(1, "sirius-black")
    tale.place(1, "out-9")
    tale.values(0, magic=9)
    tale.arrive("out-9", "meet hagrid", dice=[3, 3])
    assert tale.discarded("sirius-black")


@pytest.mark.rule("TA-M09")
def test_moody_finds_everybody() -> None:
    tale = Tale("hagrid-b", "draco-b", token="de")
    tale.followers(0, "alastor-moody")
    tale.s.evading[1] = 1
    tale.place(1, "out-9")
    tale.arrive("out-9", "meet draco", dice=[1, 1])
    assert tale.scores() == [(3, 1 + 2 + 1, 1 + 4 + 1)]


@pytest.mark.rule("TA-M10")
def test_flitwick_charms_the_keys() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.followers(0, "filius-flitwick")
    tale.place(0, "inn-4")
    tale.s.duty[0] = 1
    tale.begin()
    tale.load(6, 1)
    tale.answer("duty")
    assert tale.scores() == [(3, 8, 4)]


@pytest.mark.rule("TA-M11")
def test_sprout_knows_the_greenhouses() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.followers(0, "pomona-sprout")
    tale.place(0, "inn-2")
    tale.begin(2)
    tale.answer("roll")
    tale.load(3)
    tale.answer("walk cw inn-3", "done")
    assert tale.s.life[0] == 4


@pytest.mark.rule("TA-M13")
def test_snape_protects_in_transfiguration() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.followers(0, "severus-snape")
    tale.place(0, "inn-1")
    tale.begin(2)
    tale.answer("roll", "walk ccw inn-8")
    assert tale.s.life[0] == 4


@pytest.mark.rule("TA-M14")
def test_umbridge_silences_the_order() -> None:
    tale = Tale("harry-a", "draco-b")
    tale.followers(1, "dolores-umbridge")
    tale.place(1, "out-7")
    tale.spells(0, "expulso")
    tale.begin(2)
    assert tale.asked() == (0, "direction")
    away = Tale("harry-a", "draco-b")
    away.followers(1, "dolores-umbridge")
    away.spells(0, "expulso")
    away.begin(2)
    assert away.asked() == (0, "spell")


@pytest.mark.rule("TA-M17")
def test_rookwood_puts_a_card_under() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.followers(0, "augustus-rookwood")
    tale.next_card("aurors")
    tale.begin()
    tale.answer("look outer")
    assert tale.heard(0, "saw-card") == [(card("aurors"),)]
    assert tale.heard(1, "saw-card") == []
    tale.answer("under aurors")
    assert tale.s.deck[0][0] == card("aurors")


@pytest.mark.rule("TA-M26")
def test_grawp_stays_behind_on_a_one() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.followers(0, "grawp")
    tale.place(0, "mid-6")
    tale.begin(1)
    assert tale.lying("mid-6") == ["grawp"]
    assert tale.following(0) == []


@pytest.mark.rule("TA-M27")
def test_buckbeak_flies() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.followers(0, "buckbeak")
    tale.place(0, "mid-5")
    tale.begin()
    assert tale.options() == ["roll", "fly 1", "fly 2", "fly 3", "fly 4"]
    tale.answer("fly 3")
    assert tale.options() == ["walk cw mid-8", "walk ccw mid-2"]
