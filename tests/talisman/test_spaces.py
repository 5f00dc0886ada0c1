"""What the spaces do (TA-OUT1 to TA-MID15; the castle stands in test_castle)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import (
    DRAW,
    FACING,
    NEXT,
    SPACE_KEYS,
    SPACES,
    space,
)
from spellwright.games.talisman.content.columns import spell
from spellwright.games.talisman.state import STORED_FREE, STORED_HUT
from spellwright.testing.talisman import Tale

PLAIN = [
    pytest.param("out-14", marks=pytest.mark.rule("TA-OUT14")),
    pytest.param("out-9", marks=pytest.mark.rule("TA-OUT9")),
    pytest.param("out-2", marks=pytest.mark.rule("TA-OUT2")),
    pytest.param("out-12", marks=pytest.mark.rule("TA-OUT2")),
    pytest.param("out-5", marks=pytest.mark.rule("TA-OUT5")),
    pytest.param("out-20", marks=pytest.mark.rule("TA-OUT5")),
    pytest.param("out-22", marks=pytest.mark.rule("TA-OUT5")),
    pytest.param("out-23", marks=pytest.mark.rule("TA-OUT5")),
    pytest.param("out-24", marks=pytest.mark.rule("TA-OUT5")),
    pytest.param("mid-6", marks=pytest.mark.rule("TA-MID6")),
    pytest.param("mid-14", marks=pytest.mark.rule("TA-MID6")),
    pytest.param("mid-7", marks=pytest.mark.rule("TA-MID7")),
    pytest.param("mid-16", marks=pytest.mark.rule("TA-MID7")),
]


@pytest.mark.parametrize("where", PLAIN)
def test_one_card_is_drawn(where: str) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("fang", "buckbeak")
    tale.arrive(where)
    assert len(tale.told("drew")) == 1


@pytest.mark.parametrize(
    ("where", "cards"),
    [
        pytest.param("mid-3", 2, marks=pytest.mark.rule("TA-MID3")),
        pytest.param("mid-11", 3, marks=pytest.mark.rule("TA-MID11")),
        pytest.param("mid-12", 1, marks=pytest.mark.rule("TA-MID12")),
    ],
)
def test_more_cards_are_drawn(where: str, cards: int) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("buckbeak", "marauders-map", "firebolt")
    tale.arrive(where)
    assert len(tale.told("drew")) == cards


def test_the_board_is_three_rings() -> None:
    assert len(SPACES) == 49
    assert [SPACE_KEYS[NEXT[0][space(key)]] for key in ("out-24", "mid-16", "inn-8")] == [
        "out-1",
        "mid-1",
        "inn-1",
    ]
    for place, facing in enumerate(FACING):
        for other in facing:
            assert place in FACING[other]
    assert SPACES[space("out-17")]["name"] == "kings-cross-station"
    assert sum(DRAW) == 15 + 14


@pytest.mark.rule("TA-OUT1", "TA-27.6")
def test_the_three_broomsticks() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, life=1)
    tale.gold(0, 5)
    tale.arrive("out-1", "house broomsticks")
    assert tale.options() == ["heal 0", "heal 1", "heal 2"]
    tale.answer("heal 2")
    assert (tale.s.life[0], tale.s.gold[0]) == (3, 3)


@pytest.mark.rule("TA-OUT1")
def test_the_tea_shop() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand", "remembrall")
    tale.arrive("out-1", "house tea-shop", "discard wand", "done")
    assert tale.s.gold[0] == 1
    assert tale.held(0) == ["remembrall"]


@pytest.mark.rule("TA-OUT1")
@pytest.mark.parametrize(
    ("die", "magic", "might", "spells", "ferret"),
    [
        (1, 5, 5, 0, 1),
        (2, 5, 4, 0, 0),
        (3, 4, 5, 0, 0),
        (4, 5, 6, 0, 0),
        (5, 6, 5, 0, 0),
        (6, 5, 5, 1, 0),
    ],
)
def test_the_hogs_head(die: int, magic: int, might: int, spells: int, ferret: int) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=5, might=5)
    tale.arrive("out-1", "house hogs-head", dice=[die])
    assert (tale.s.magic[0], tale.s.might[0], len(tale.hand(0))) == (magic, might, spells)
    assert bool(tale.told("ferret")) == bool(ferret)


@pytest.mark.rule("TA-OUT7")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_privet_drive(die: int) -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.gold(0, 1)
    tale.arrive("out-7", dice=[die, 6, 1])
    assert tale.s.lost[0] == (1 if die == 1 else 0)
    assert bool(tale.told("meets-foe")) == (die == 2)
    assert tale.s.gold[0] == {3: 0, 4: 2}.get(die, 1)
    assert tale.s.stored[0] == {5: STORED_FREE, 6: STORED_HUT}.get(die, 0)


@pytest.mark.rule("TA-OUT13")
def test_flourish_and_blotts() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.gold(0, 6)
    tale.arrive("out-13", "house blotts")
    assert set(tale.options()) == {
        "done",
        "buy bonbons",
        "buy wand",
        "buy floo-powder",
        "buy beans",
        "buy chocolate-frogs",
    }
    tale.answer("buy wand", "buy chocolate-frogs")
    assert tale.held(0) == ["wand", "chocolate-frogs"]
    assert tale.s.gold[0] == 0
    assert tale.stock("wand") == 2


@pytest.mark.rule("TA-OUT13")
def test_the_wizard_wheezes() -> None:
    tale = Tale("dumbledore-b", "draco-a")
    tale.spells(0, "alohomora")
    tale.arrive("out-13", "house wheezes-sell", "spell alohomora")
    assert tale.s.fate[0] == 1
    assert tale.spell_discarded("alohomora")
    buyer = Tale("dumbledore-b", "draco-a")
    buyer.values(0, magic=5)
    buyer.place(0, "out-11")
    buyer.begin(2)
    buyer.fate(0, 3)
    buyer.answer("walk cw out-13", "house wheezes-buy", "buy-spell", "buy-spell")
    assert len(buyer.hand(0)) == 2
    assert buyer.s.fate[0] == 1


@pytest.mark.rule("TA-OUT11", "TA-OUT19")
@pytest.mark.parametrize("where", ["out-11", "out-19"])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_gringotts_and_azkaban(where: str, die: int) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.arrive(where, dice=[die, 1, 1, 6])
    assert tale.s.lost[0] == (1 if die in (2, 3) else 0)
    assert bool(tale.told("meets-foe")) == (die == 1)
    assert tale.s.magic[0] == (5 if die == 6 else 4)
    assert tale.s.gold[0] == (1 if die == 6 and where == "out-11" else 0)


@pytest.mark.rule("TA-OUT11")
def test_the_goblin_and_the_dementor() -> None:
    bank = Tale("harry-a", "draco-a")
    bank.arrive("out-11", dice=[1, 1, 1, 6])
    assert bank.scores() == [(0, 1 + 3, 6 + 4)]
    prison = Tale("harry-a", "draco-a")
    prison.place(0, "out-18")
    prison.objects(0, "wand")
    prison.s.ferret[0] = 0
    prison.beside("doused-in-stinksap")
    prison.begin()
    prison.load(1, 1, 1, 6)
    prison.answer("walk cw out-19")
    assert prison.scores() == [(0, 1 + 5, 6 + 4)]


@pytest.mark.parametrize(
    ("where", "friend", "foe"),
    [
        pytest.param("out-21", "hagrid-b", "draco-b", marks=pytest.mark.rule("TA-OUT21")),
        pytest.param("out-15", "draco-b", "hagrid-b", marks=pytest.mark.rule("TA-OUT15")),
    ],
)
def test_the_burrow_and_malfoy_manor(where: str, friend: str, foe: str) -> None:
    hostile = Tale(foe, friend)
    life = hostile.s.life[0]
    hostile.place(1, "out-1")
    hostile.arrive(where)
    assert hostile.s.life[0] == life - 1
    home = Tale(friend, foe)
    home.place(1, "out-1")
    home.arrive(where, "refill")
    assert home.s.fate[0] == {"hagrid-b": 2, "draco-b": 4}[friend]
    for die, gained in ((4, (0, 0)), (5, (1, 0)), (6, (0, 1))):
        training = Tale(friend, foe)
        training.values(0, magic=4)
        training.place(1, "out-1")
        life = training.s.life[0]
        training.arrive(where, "train", dice=[die])
        assert (training.s.life[0] - life, len(training.hand(0))) == gained


@pytest.mark.rule("TA-OUT17")
def test_kings_cross_draws_or_tries() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("fang")
    tale.arrive("out-17")
    assert tale.options() == ["walk-on", "barrier"]
    tale.answer("walk-on")
    assert len(tale.told("drew")) == 1


@pytest.mark.rule("TA-OUT3")
def test_the_ministry_draws_the_difference() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("fang", "security-troll")
    tale.arrive("out-3", dice=[5, 3])
    assert len(tale.told("drew")) == 2


@pytest.mark.rule("TA-OUT3")
def test_doubles_at_the_ministry_lead_to_kings_cross() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=9)
    tale.lay("out-3", "aurors")
    tale.arrive("out-3", dice=[2, 2])
    assert tale.asked() == (0, "encounter")
    assert tale.options() == ["space", "barrier"]
    assert tale.lying("out-3") == ["aurors"]
    tale.load(6, 1)
    tale.answer("barrier")
    assert tale.s.permit[0] == 1
    assert tale.s.active == 1


@pytest.mark.rule("TA-OUT3", "TA-G48")
def test_a_barrier_that_holds_after_doubles_gives_no_permit() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.fate(0, 0)
    tale.arrive("out-3", dice=[2, 2])
    tale.load(6, 6)
    tale.answer("barrier")
    assert tale.s.permit[0] == 0
    assert tale.s.active == 1


@pytest.mark.parametrize(
    "where",
    [
        pytest.param("out-10", marks=pytest.mark.rule("TA-OUT10")),
        pytest.param("mid-8", marks=pytest.mark.rule("TA-MID8")),
    ],
)
def test_healing_for_galleons(where: str) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, life=1)
    tale.gold(0, 2)
    tale.arrive(where)
    assert tale.options() == ["heal 0", "heal 1", "heal 2"]
    tale.answer("heal 2")
    assert (tale.s.life[0], tale.s.gold[0]) == (3, 0)


@pytest.mark.parametrize(
    ("objects", "followers", "side", "life"),
    [
        pytest.param((), (), "harry-a", 3, marks=pytest.mark.rule("TA-MID2")),
        pytest.param(("lantern",), (), "harry-a", 4, marks=pytest.mark.rule("TA-EQ6")),
        pytest.param((), ("fang",), "harry-a", 4, marks=pytest.mark.rule("TA-O42")),
        pytest.param((), (), "hagrid-b", 5, marks=pytest.mark.rule("TA-RHB3")),
    ],
)
def test_the_forbidden_forest(
    objects: tuple[str, ...], followers: tuple[str, ...], side: str, life: int
) -> None:
    tale = Tale(side, "draco-a")
    tale.objects(0, *objects)
    tale.followers(0, *followers)
    tale.next_card("marauders-map")
    tale.arrive("mid-2")
    assert len(tale.told("drew")) == 1
    assert tale.s.life[0] == life


@pytest.mark.rule("TA-MID5")
@pytest.mark.parametrize("total", range(2, 13))
def test_hagrids_hut(total: int) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=4, might=4)
    tale.followers(0, "ron-weasley")
    first = max(1, total - 6)
    tale.arrive("mid-5", dice=[first, total - first])
    assert tale.s.life[0] == {2: 2, 3: 3, 12: 6}.get(total, 4)
    assert tale.following(0) == ([] if total == 4 else ["ron-weasley"])
    assert tale.s.lost[0] == (1 if total == 5 else 0)
    assert tale.s.might[0] == (5 if total == 6 else 4)
    assert tale.s.magic[0] == (5 if total == 7 else 4)
    assert len(tale.hand(0)) == (1 if total in (8, 9) else 0)
    assert tale.held(0) == (["hallow"] if total == 10 else [])
    assert tale.s.fate[0] == (2 if total == 11 else 0)


@pytest.mark.rule("TA-MID9")
def test_the_gates_draw_or_open() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.next_card("buckbeak")
    tale.arrive("mid-9", "walk-on")
    assert len(tale.told("drew")) == 1


@pytest.mark.rule("TA-MID10")
def test_the_whomping_willow() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.gold(0, 1)
    tale.place(0, "mid-8")
    tale.begin(2)
    tale.fate(0, 1)
    tale.answer("walk cw mid-10", "walk-on")
    assert set(tale.options()) == {"pay fate", "pay galleon", "pay life"}
    tale.answer("pay galleon")
    assert (tale.s.gold[0], tale.s.fate[0], tale.s.life[0]) == (0, 1, 4)
    poor = Tale("harry-a", "draco-a")
    poor.place(0, "mid-8")
    poor.begin(2)
    poor.answer("walk cw mid-10", "walk-on")
    assert poor.s.life[0] == 3


@pytest.mark.rule("TA-MID13")
def test_centaur_clearing() -> None:
    from spellwright.games.talisman.queries import total_magic

    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "marauders-map")
    tale.followers(0, "nymphadora-tonks")
    assert total_magic(tale.s, 0) == 7
    tale.place(0, "mid-13")
    assert total_magic(tale.s, 0) == 5
    tale.spells(0, "expulso")
    tale.begin(2)
    assert tale.asked()[1] == "direction"


@pytest.mark.rule("TA-MID13")
@pytest.mark.parametrize("name", ["crucio", "obliviate", "immobulus", "legilimens", "transfiguro"])
def test_who_stands_on_centaur_clearing_can_be_the_target_of_others(name: str) -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(0, "mid-13")
    tale.spells(0, "expulso")
    tale.spells(1, name)
    tale.place(1, "mid-14")
    tale.begin()
    assert tale.asked() == (1, "spell")
    tale.load(6)
    tale.answer(f"cast {name}")
    assert tale.told("cast-at") == [(1 + 3, spell(name), 3)]


@pytest.mark.rule("TA-MID13")
def test_no_magic_object_is_used_on_centaur_clearing() -> None:
    for where, offered in (("mid-13", False), ("mid-14", True)):
        tale = Tale("hagrid-b", "draco-b")
        tale.values(0, magic=4)
        tale.objects(0, "half-blood-princes-book")
        tale.place(0, where)
        tale.begin(2)
        assert (tale.asked()[1] == "start") == offered
    back = Tale("hagrid-b", "draco-b")
    back.objects(0, "time-turner")
    back.lay("mid-13", "thorfinn-rowle")
    back.arrive("mid-13", dice=[6, 1])
    while back.s.active == 0:
        assert back.asked()[1] != "end"
        back.pass_by()
    assert back.held(0) == ["time-turner"]


@pytest.mark.rule("TA-26.11")
def test_spells_too_many_for_who_leaves_the_clearing_are_discarded_before_the_station_asks() -> (
    None
):
    """Found by random play: the station's question stood under the discarding and had no option."""
    tale = Tale("harry-a", "draco-a", options={"discard-spells": True})
    tale.place(0, "mid-13")
    tale.spells(0, "expulso", "lumos")
    tale.begin(3)
    tale.answer("walk ccw mid-10")
    assert (tale.at(0), tale.asked()) == ("mid-12", (0, "part-with"))
    assert tale.options() == ["spell expulso", "spell lumos"]
    tale.answer("spell lumos")
    assert tale.asked() == (0, "on-the-way")
    assert tale.options() == ["walk-on", "cross out-17"]
    tale.answer("walk-on")
    assert tale.at(0) == "mid-10"


@pytest.mark.rule("TA-MID15")
@pytest.mark.parametrize(("die", "where"), [(2, "mid-1"), (5, "mid-10")])
def test_the_covered_bridge(die: int, where: str) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.arrive("mid-15", dice=[die])
    assert tale.at(0) == where


@pytest.mark.rule("TA-MID15")
def test_after_a_lost_fight_the_bridge_is_not_crossed() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("mid-15", "werewolf")
    tale.arrive("mid-15", dice=[1, 1, 6])
    assert tale.at(0) == "mid-15"


@pytest.mark.parametrize(
    ("start", "where", "side", "life"),
    [
        pytest.param("inn-1", "inn-2", "hagrid-b", 3, marks=pytest.mark.rule("TA-INN2")),
        pytest.param("inn-1", "inn-2", "draco-b", 4, marks=pytest.mark.rule("TA-INN2")),
        pytest.param("inn-1", "inn-8", "draco-b", 2, marks=pytest.mark.rule("TA-INN8")),
        pytest.param("inn-1", "inn-8", "hagrid-b", 5, marks=pytest.mark.rule("TA-INN8")),
    ],
)
def test_potions_and_transfiguration(start: str, where: str, side: str, life: int) -> None:
    tale = Tale(side, "lucius-a")
    tale.place(0, start)
    tale.begin(2)
    tale.answer("roll")
    tale.load(2)
    tale.answer(next(text for text in tale.options() if text.endswith(where)))
    assert tale.s.life[0] == life


@pytest.mark.rule("TA-INN3")
def test_the_greenhouses() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.place(0, "inn-2")
    tale.begin(2)
    tale.answer("roll")
    tale.load(3)
    tale.answer("walk cw inn-3")
    assert tale.s.life[0] == 1
