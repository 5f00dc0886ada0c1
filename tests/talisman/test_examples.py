"""The worked examples of the rules, with loaded dice (TA-EX1 to TA-EX28)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import space
from spellwright.games.talisman.queries import spell_limit
from spellwright.games.talisman.rules.attack_scores import fighter_score, foe_score
from spellwright.games.talisman.rules.move_kinds import HALVED
from spellwright.games.talisman.rules.setup import SetUp
from spellwright.testing.talisman import Tale


def dolohov(*dice: int) -> Tale:
    """Dumbledore meets Dolohov at the Leaky Cauldron and casts Expecto Patronum."""
    tale = Tale("dumbledore-a", "draco-a", token="de")
    tale.values(0, magic=6, might=4)
    tale.objects(0, "wand")
    tale.followers(0, "nymphadora-tonks")
    tale.spells(0, "expecto-patronum", "expulso")
    tale.next_card("antonin-dolohov")
    tale.arrive("out-14")
    while "cast expecto-patronum" not in tale.options():
        tale.pass_by()
    tale.fate(0, 4)
    tale.load(*dice)
    tale.answer("cast expecto-patronum", "wait-turn")
    return tale


@pytest.mark.rule("TA-EX1")
def test_ex1_thirteen_against_thirteen() -> None:
    tale = dolohov(2, 6)
    assert tale.asked() == (0, "reroll")
    assert (fighter_score(tale.s), foe_score(tale.s)) == (13, 13)


@pytest.mark.rule("TA-EX2")
def test_ex2_fate_turns_the_draw_into_a_victory() -> None:
    tale = dolohov(2, 6)
    tale.load(4)
    tale.answer("fate first")
    assert tale.scores()[-1][1:] == (15, 13)
    assert tale.s.fate[0] == 3
    assert tale.trophies(0) == ["antonin-dolohov"]


@pytest.mark.rule("TA-EX3")
def test_ex3_a_lower_score_costs_a_life_and_the_turn() -> None:
    tale = dolohov(1, 6)
    tale.answer("keep")
    assert tale.s.life[0] == 4
    assert tale.lying("out-14") == ["antonin-dolohov"]
    assert tale.s.turn_over == 1 or tale.s.active == 1


@pytest.mark.rule("TA-EX4")
def test_ex4_rolls_are_halved_in_the_castle() -> None:
    assert HALVED[1:] == [1, 1, 1, 2, 2, 3]
    for roll, spaces in enumerate(HALVED[1:], 1):
        tale = Tale("harry-a", "draco-a")
        tale.place(0, "inn-1")
        tale.begin()
        tale.load(roll)
        tale.answer("roll")
        assert f"walk cw inn-{1 + spaces}" in tale.options()


@pytest.mark.rule("TA-EX5")
def test_ex5_the_spell_limit_follows_total_magic() -> None:
    tale = Tale("harry-a", "draco-a")
    limits = {2: 0, 3: 0, 4: 1, 5: 2, 6: 2, 7: 3, 9: 3}
    for magic, limit in limits.items():
        tale.values(0, magic=magic)
        assert spell_limit(tale.s, 0) == limit


@pytest.mark.rule("TA-EX6")
def test_ex6_what_one_may_not_use_still_counts_and_pays() -> None:
    """The Sword's extra point is for the Order; a Death Eater holds it, counts it, sells it."""
    tale = Tale("draco-a", "harry-a")
    tale.objects(0, "sword-of-gryffindor", "wand", "lantern", "beans")
    tale.lay("out-1", "remembrall")
    tale.arrive("out-1", "take remembrall")
    assert tale.asked() == (0, "too-many")
    tale.answer("drop wand", "house tea-shop", "discard sword-of-gryffindor", "done")
    assert tale.s.gold[0] == 1
    assert tale.discarded("sword-of-gryffindor")


@pytest.mark.rule("TA-EX7")
def test_ex7_harry_with_the_advantage_beats_narcissa() -> None:
    tale = Tale("harry-a", "draco-a", token="op")
    tale.next_card("narcissa-malfoy")
    tale.arrive("out-14", dice=[2, 1, 3])
    assert tale.scores() == [(0, 7, 6)]
    assert tale.trophies(0) == ["narcissa-malfoy"]


@pytest.mark.rule("TA-EX8")
def test_ex8_two_enemies_of_the_favoured_faction_cost_two_points() -> None:
    tale = Tale("draco-a", "harry-a", token="op")
    tale.lay("out-14", "ginny-weasley", "luna-lovegood")
    tale.arrive("out-14", dice=[5, 3])
    assert tale.scores() == [(4, 7, 8)]
    assert tale.s.life[0] == 3
    assert tale.lying("out-14") == ["ginny-weasley", "luna-lovegood"]


@pytest.mark.rule("TA-EX9")
def test_ex9_no_advantage_against_a_neutral_enemy() -> None:
    tale = Tale("harry-a", "draco-a", token="op")
    tale.lay("out-14", "aurors")
    tale.arrive("out-14", dice=[1, 1, 1])
    assert tale.scores() == [(0, 5, 5)]
    assert tale.told("drawn-fight") == [()]


@pytest.mark.rule("TA-EX10")
def test_ex10_bellatrix_attacks_harry() -> None:
    tale = Tale("bellatrix-a", "harry-a", token="de")
    tale.fate(0, 1)
    tale.fate(1, 1)
    tale.place(1, "out-14")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.answer("keep", "spaces 2", "walk cw out-14")
    tale.load(2, 3, 5)
    tale.answer("meet harry")
    assert tale.asked() == (0, "reroll")
    assert (fighter_score(tale.s), foe_score(tale.s)) == (9, 9)
    tale.answer("keep")
    assert tale.asked() == (1, "reroll-two")
    assert "fate first" in tale.options()
    tale.answer("keep")
    assert tale.told("drawn-fight") == [()]
    assert tale.s.fate[0] == 1


@pytest.mark.rule("TA-EX11")
def test_ex11_trophies_for_magic() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.trophy(0, "aurors", "wardrobe-boggart", "red-cap")
    tale.begin(2)
    tale.until("turn-in")
    assert "turn-in red-cap" not in tale.options()
    tale.answer("turn-in aurors", "turn-in wardrobe-boggart", "exchange")
    assert tale.s.magic[0] == 5
    assert tale.trophies(0) == ["red-cap"]
    slow = Tale("harry-a", "draco-a", options={"slow-growth": True})
    slow.trophy(0, "aurors", "wardrobe-boggart", "red-cap")
    slow.begin(2)
    slow.until("turn-in")
    slow.answer("turn-in aurors", "turn-in wardrobe-boggart", "exchange")
    assert slow.s.magic[0] == 5
    dumbledore = Tale("dumbledore-a", "draco-a")
    dumbledore.trophy(0, "aurors", "wardrobe-boggart", "red-cap")
    dumbledore.begin(2)
    dumbledore.until("turn-in")
    dumbledore.answer("turn-in aurors", "turn-in wardrobe-boggart", "turn-in red-cap", "exchange")
    dumbledore.answer("ability magic", "ability might")
    assert (dumbledore.s.magic[0], dumbledore.s.might[0]) == (6, 3)


@pytest.mark.rule("TA-EX12")
@pytest.mark.parametrize(("own", "passed"), [(5, True), (4, False)])
def test_ex12_the_barrier(own: int, passed: bool) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=8)
    tale.place(0, "out-16")
    tale.begin(2)
    tale.answer("walk cw out-18")
    tale.load(own, 3)
    tale.answer("barrier")
    assert tale.at(0) == ("mid-12" if passed else "out-17")
    assert tale.s.life[0] == 4


@pytest.mark.rule("TA-EX12")
@pytest.mark.parametrize(("magic", "passed"), [(9, False), (10, True)])
def test_ex12_the_flat_barrier(magic: int, passed: bool) -> None:
    tale = Tale("harry-a", "draco-a", options={"flat-barrier": True})
    tale.values(0, magic=magic)
    tale.place(0, "out-16")
    tale.begin(2)
    tale.answer("walk cw out-18", "barrier")
    assert (tale.at(0) == "mid-12") == passed


@pytest.mark.rule("TA-EX13")
def test_ex13_two_spaces_are_left_after_the_crossing() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=9)
    tale.place(0, "out-15")
    tale.begin(5)
    tale.answer("walk cw out-20")
    tale.load(6, 1)
    tale.answer("barrier")
    assert tale.at(0) == "mid-12"
    assert {"walk cw mid-14", "walk ccw mid-10"} <= set(tale.options())


@pytest.mark.rule("TA-EX14")
@pytest.mark.parametrize(
    ("might", "dice", "opened", "after"),
    [(7, (3, 4), True, 7), (7, (4, 4), False, 6), (3, (4, 4), False, 3)],
)
def test_ex14_the_gates(might: int, dice: tuple[int, int], opened: bool, after: int) -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, might=might)
    tale.place(0, "mid-7")
    tale.begin(2)
    tale.answer("walk cw mid-9")
    tale.load(*dice)
    tale.answer("gates", "ability might")
    assert tale.at(0) == ("inn-1" if opened else "mid-9")
    assert tale.s.might[0] == after


@pytest.mark.rule("TA-EX15")
def test_ex15_lying_cards_count_as_drawn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("out-14", "dobby")
    tale.arrive("out-14")
    assert tale.told("drew") == []
    three = Tale("harry-a", "draco-a")
    three.lay("mid-11", "dobby")
    three.next_card("nearly-headless-nick", "marauders-map")
    three.arrive("mid-11")
    assert len(three.told("drew")) == 2


@pytest.mark.rule("TA-EX16", "TA-HP2")
def test_ex16_harry_shops_for_less() -> None:
    prices = {"bonbons": 1, "wand": 1, "floo-powder": 2, "beans": 2, "chocolate-frogs": 3}
    for key, price in prices.items():
        tale = Tale("harry-a", "draco-a")
        tale.gold(0, 5)
        tale.arrive("out-13", "house blotts", f"buy {key}")
        assert tale.s.gold[0] == 5 - price


@pytest.mark.rule("TA-EX17")
def test_ex17_the_ministry() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("out-3", "dobby")
    tale.next_card("security-troll", "fang", "remembrall")
    tale.arrive("out-3", dice=[6, 2])
    assert len(tale.told("drew")) == 3
    doubles = Tale("harry-a", "draco-a")
    doubles.arrive("out-3", dice=[3, 3])
    assert doubles.at(0) == "out-17"


@pytest.mark.rule("TA-EX18")
def test_ex18_followers_go_ahead_in_the_greenhouses() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "fang", "dobby", "security-troll")
    tale.place(0, "inn-2")
    tale.begin()
    tale.answer("step")
    tale.load(4)
    tale.answer("walk cw inn-3", "discard fang", "discard dobby", "done")
    assert tale.s.life[0] == 2
    assert tale.following(0) == ["security-troll"]


@pytest.mark.rule("TA-EX19")
def test_ex19_the_astronomy_tower() -> None:
    for spend in (True, False):
        tale = Tale("harry-a", "draco-a")
        tale.place(0, "inn-8")
        tale.begin(2)
        tale.answer("roll")
        tale.answer("walk ccw inn-7")
        tale.fate(0, 2)
        tale.load(3)
        tale.answer("number 5", "keep")
        tale.answer("shift 5" if spend else "keep")
        assert tale.s.fate[0] == (0 if spend else 3)
        assert tale.s.duty[0] == (0 if spend else 1)


@pytest.mark.rule("TA-EX20")
def test_ex20_a_victory_over_voldemort_on_the_grounds() -> None:
    tale = Tale("harry-b", "draco-a")
    tale.values(0, magic=8, might=6)
    tale.place(0, "mid-3")
    tale.s.voldemort = space("mid-6")
    tale.begin(1, 2)
    tale.answer("spaces 1", "walk cw mid-4", "direction ccw")
    tale.load(4, 2, 4)
    tale.answer("ability magic")
    assert tale.scores() == [(0, 12, 11)]
    assert tale.s.might[0] == 7


@pytest.mark.rule("TA-EX21")
@pytest.mark.parametrize(
    ("order", "eaters", "first", "token"), [(3, 2, "op", "de"), (2, 2, "de", "op")]
)
def test_ex21_the_token_at_the_start(order: int, eaters: int, first: str, token: str) -> None:
    good = ["harry-a", "dumbledore-a", "mcgonagall-a"][:order]
    bad = ["draco-a", "bellatrix-a"][:eaters]
    sides = good + bad if first == "op" else bad + good
    tale = Tale(*sides)
    SetUp().advantage(tale.s)
    assert tale.token() == token


@pytest.mark.rule("TA-EX22")
def test_ex22_two_events_turn_the_token_once() -> None:
    tale = Tale("harry-a", "draco-a", token="op")
    tale.next_card("phoenix-song", "educational-decree", "marauders-map")
    tale.arrive("mid-11")
    assert tale.token() == "de"
    assert len(tale.told("token-turned")) == 1


@pytest.mark.rule("TA-EX23")
@pytest.mark.parametrize(("roll", "spaces", "woken"), [(2, 1, False), (1, 2, True)])
def test_ex23_only_the_die_wakes_voldemort(roll: int, spaces: int, woken: bool) -> None:
    tale = Tale("harry-b", "draco-a")
    tale.place(0, "out-4")
    tale.begin(roll)
    tale.answer(f"spaces {spaces}", f"walk cw out-{4 + spaces}")
    assert bool(tale.told("voldemort-rolled")) == woken


@pytest.mark.rule("TA-EX24")
def test_ex24_dobby_is_freed_by_the_crossing() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=9)
    tale.followers(0, "dobby")
    tale.place(0, "out-16")
    tale.begin()
    tale.answer("walk cw out-17")
    tale.load(6, 1)
    tale.answer("barrier")
    assert tale.at(0) == "out-17"
    tale.next_turn(0)
    tale.answer("cross mid-12")
    assert tale.at(0) == "mid-12"
    assert tale.following(0) == []
    assert tale.discarded("dobby")


@pytest.mark.rule("TA-EX25")
def test_ex25_pixies_and_hag() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "lantern")
    tale.lay("out-14", "cornish-pixies", "knockturn-hag")
    tale.arrive("out-14", dice=[1, 1, 6])
    assert tale.s.life[0] == 3
    assert tale.held(0) == ["lantern"]
    alone = Tale("harry-a", "draco-a")
    alone.objects(0, "lantern")
    alone.values(0, magic=1)
    alone.lay("out-14", "cornish-pixies")
    alone.arrive("out-14", dice=[1, 1, 6])
    alone.answer("discard lantern")
    assert alone.s.life[0] == 4
    assert alone.held(0) == []


@pytest.mark.rule("TA-EX25")
def test_ex25_the_hag_also_takes_a_fate() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.lay("out-14", "cornish-pixies", "knockturn-hag")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 2)
    tale.load(1, 1, 6)
    tale.answer("walk cw out-14", "keep")
    assert tale.s.fate[0] == 1


def hall(*dice: int, waning: bool = False, round: int = 1) -> Tale:
    tale = Tale("hagrid-a", "draco-a", options={"waning": waning})
    tale.values(0, magic=9)
    tale.objects(0, "wand", "hallow")
    tale.place(0, "inn-5")
    tale.s.round = round - 1
    tale.begin(*dice)
    tale.answer("ability magic")
    return tale


@pytest.mark.rule("TA-EX26")
def test_ex26_the_last_fight() -> None:
    won = hall(6, 3)
    assert won.s.outcome is not None
    assert won.s.outcome.winners == (0,)
    drawn = hall(5, 3)
    assert not drawn.s.over
    assert drawn.at(0) == "hall"
    drawn.next_turn(0)
    assert drawn.asked() == (0, "ability")
    waned = hall(4, 3, waning=True, round=32)
    assert waned.s.over


@pytest.mark.rule("TA-EX27")
def test_ex27_a_quest_is_paid_in_another_players_turn() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.gold(1, 1)
    tale.s.quest[1] = 6
    tale.next_card("world-cup-win")
    tale.arrive("out-14")
    assert tale.s.gold[1] == 0
    assert tale.held(1) == ["hallow"]


@pytest.mark.rule("TA-EX28")
def test_ex28_yaxley_rolls_both_dice_again() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.followers(0, "corban-yaxley")
    tale.place(0, "out-1")
    tale.begin(2)
    tale.load(4, 4)
    tale.answer("walk cw out-3")
    tale.fate(0, 1)
    tale.load(5, 2)
    tale.answer("reroll-both corban-yaxley")
    assert tale.at(0) == "out-3"
    assert tale.asked() == (0, "reroll-two")
    assert "fate second" in tale.options()
