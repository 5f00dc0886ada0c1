"""The abilities of the Characters (TA-HP1 to TA-PPB4)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import START_AT, space
from spellwright.games.talisman.content.columns import DE, START_OBJECT, START_SPELLS, card, side
from spellwright.games.talisman.content.names import WAND
from spellwright.games.talisman.content.tables import SIDES
from spellwright.games.talisman.queries import total_magic, total_might
from spellwright.games.talisman.rules.transfiguration import become_ferret
from spellwright.testing.talisman import Tale


@pytest.mark.rule("TA-HP1", "TA-AD1", "TA-BL1")
def test_spells_at_the_start_side_a() -> None:
    spells = {row["key"]: START_SPELLS[number] for number, row in enumerate(SIDES)}
    assert (spells["harry-a"], spells["dumbledore-a"], spells["bellatrix-a"]) == (1, 2, 2)
    assert (spells["mcgonagall-a"], spells["hagrid-a"], spells["draco-a"]) == (0, 0, 0)


@pytest.mark.rule("TA-ADB1", "TA-MMB1", "TA-DMB1")
def test_spells_at_the_start_side_b() -> None:
    spells = {row["key"]: START_SPELLS[number] for number, row in enumerate(SIDES)}
    assert (spells["dumbledore-b"], spells["mcgonagall-b"], spells["draco-b"]) == (1, 1, 1)


@pytest.mark.rule("TA-LMB1", "TA-PPB1")
def test_what_lucius_and_pettigrew_start_with() -> None:
    assert START_SPELLS[side("lucius-b")] == 1
    assert START_OBJECT[side("pettigrew-b")] == WAND
    assert START_AT[side("pettigrew-b")] == space("out-22")


@pytest.mark.rule("TA-HP3")
def test_harry_uses_the_higher_of_two_dice() -> None:
    tale = Tale("harry-a", "draco-b")
    tale.lay("out-14", "aurors")
    tale.arrive("out-14", dice=[2, 5, 3])
    assert tale.scores() == [(0, 4 + 5, 4 + 3)]
    attacked = Tale("draco-b", "harry-a", token="op")
    attacked.place(1, "out-14")
    attacked.arrive("out-14", "meet harry", dice=[1, 2, 5])
    assert attacked.scores() == [(4, 5, 5 + 4 + 1)]


@pytest.mark.rule("TA-HPB1", "TA-6.20")
def test_the_seeker_moves_one_more_or_less() -> None:
    tale = Tale("harry-b", "draco-a")
    tale.begin(1)
    assert tale.options() == ["spaces 1", "spaces 2"]


@pytest.mark.rule("TA-HPB2")
def test_the_seeker_chooses_his_quest() -> None:
    tale = Tale("harry-b", "draco-a")
    tale.place(0, "mid-15")
    tale.begin(2)
    tale.answer("spaces 2")
    tale.load(2, 5)
    tale.answer("walk cw mid-1", "yes")
    assert tale.asked() == (0, "die")
    tale.answer("die second")
    assert tale.s.quest[0] == 5


@pytest.mark.rule("TA-HPB4")
def test_the_seeker_rescues_a_friend_once_per_round() -> None:
    tale = Tale("hagrid-b", "harry-b")
    tale.fate(1, 2)
    tale.lay("out-14", "inferius")
    tale.arrive("out-14", dice=[1, 6])
    assert tale.asked() == (1, "rescue")
    tale.answer("yes")
    assert tale.s.life[0] == 5
    assert tale.s.fate[1] == 1
    assert tale.told("drawn-fight") == [()]
    assert tale.s.round_used[1]


@pytest.mark.rule("TA-HPB4")
def test_the_seeker_rescues_a_friend_from_a_character_too() -> None:
    tale = Tale("draco-b", "hagrid-b", "harry-b")
    tale.fate(2, 1)
    tale.place(1, "out-14")
    tale.arrive("out-14", "meet hagrid", dice=[6, 1])
    assert tale.asked() == (2, "rescue")
    tale.answer("yes")
    assert tale.told("drawn-fight") == [()]
    assert (tale.s.life[1], tale.s.fate[2]) == (5, 0)


@pytest.mark.rule("TA-AD2")
def test_dumbledore_is_never_without_a_spell() -> None:
    tale = Tale("dumbledore-a", "draco-a")
    tale.spells(0, "expulso")
    tale.next_spell("accio")
    tale.begin()
    tale.answer("cast expulso", "faction op")
    assert tale.hand(0) == ["accio"]


@pytest.mark.rule("TA-AD2")
def test_losing_the_last_spell_otherwise_gives_none() -> None:
    tale = Tale("draco-b", "dumbledore-a")
    tale.spells(0, "obliviate")
    tale.spells(1, "accio")
    tale.begin()
    tale.answer("cast obliviate")
    assert tale.hand(1) == []


@pytest.mark.rule("TA-AD3")
def test_dumbledore_teleports_on_a_six() -> None:
    tale = Tale("dumbledore-a", "draco-a")
    tale.begin(6)
    assert tale.options() == ["spaces 6", "apparate-anywhere"]
    tale.answer("apparate-anywhere")
    assert len(tale.options()) == 23
    tale.answer("to out-13")
    assert tale.at(0) == "out-13"


@pytest.mark.rule("TA-ADB2")
def test_the_headmaster_gives_fate() -> None:
    tale = Tale("dumbledore-b", "hagrid-b", "draco-a")
    tale.begin()
    tale.fate(0, 1)
    tale.until("end")
    tale.answer("give-fate")
    assert tale.options() == ["target hagrid"]
    tale.answer("target hagrid")
    assert (tale.s.fate[0], tale.s.fate[1]) == (0, 1)


@pytest.mark.rule("TA-ADB3")
def test_the_headmaster_keeps_a_spell() -> None:
    tale = Tale("draco-b", "dumbledore-b")
    tale.spells(0, "expulso")
    tale.fate(1, 2)
    tale.begin()
    tale.answer("cast expulso", "faction de")
    assert tale.asked() == (1, "keep-spell")
    tale.answer("yes")
    assert tale.hand(1) == ["expulso"]
    assert tale.s.fate[1] == 0
    assert tale.view(0).hand[1] == tale.s.hand[1]


@pytest.mark.rule("TA-ADB4")
def test_the_headmaster_is_stronger_in_the_castle() -> None:
    tale = Tale("dumbledore-b", "draco-a")
    tale.place(0, "inn-4")
    tale.s.duty[0] = 1
    tale.begin()
    tale.load(1, 1)
    tale.answer("duty")
    assert tale.scores() == [(1, 1 + 4 + 1, 5)]


@pytest.mark.rule("TA-MM1")
def test_mcgonagall_gains_fate_at_the_end() -> None:
    tale = Tale("mcgonagall-a", "draco-a")
    tale.begin()
    tale.end_turn()
    assert tale.s.fate[0] == 1


@pytest.mark.rule("TA-MM2")
def test_mcgonagall_stays_but_not_twice_in_a_row() -> None:
    tale = Tale("mcgonagall-a", "draco-a")
    tale.place(0, "out-10")
    tale.fate(0, 2)
    tale.begin()
    assert "stay" in tale.options()
    tale.answer("stay")
    assert tale.s.fate[0] == 1
    tale.next_turn(0)
    assert tale.asked()[1] != "way"
    tale.next_turn(0)
    assert "stay" in tale.options()


@pytest.mark.rule("TA-MMB2")
def test_the_animagus_evades_neutral_enemies() -> None:
    tale = Tale("mcgonagall-b", "draco-a")
    tale.lay("out-14", "aurors", "narcissa-malfoy")
    tale.arrive("out-14")
    assert tale.options() == ["fight", "evade aurors"]


@pytest.mark.rule("TA-MMB3")
def test_the_animagus_is_never_a_ferret() -> None:
    tale = Tale("mcgonagall-b", "draco-a")
    become_ferret(tale.s, 0)
    assert tale.s.ferret[0] == 0
    assert tale.s.fate[0] == 1


@pytest.mark.rule("TA-MMB4")
def test_the_animagus_weakens_a_death_eater() -> None:
    tale = Tale("mcgonagall-b", "draco-a")
    tale.lay("out-14", "narcissa-malfoy")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 1)
    tale.answer("walk cw out-14")
    assert tale.asked() == (0, "pounce")
    tale.load(3, 6, 2)
    tale.answer("yes")
    assert tale.scores()[0][2] == 3 + 2


@pytest.mark.rule("TA-MMB4")
def test_against_the_animagus_draco_uses_the_lower_die() -> None:
    tale = Tale("draco-a", "mcgonagall-b", token="op")
    tale.place(1, "out-14")
    tale.fate(1, 1)
    tale.arrive("out-14", "meet mcgonagall")
    assert tale.asked() == (1, "pounce")
    tale.load(6, 2, 3)
    tale.answer("yes")
    assert tale.scores() == [(4, 4 + 2, 4 + 3 + 1)]


@pytest.mark.rule("TA-RH1")
def test_hagrid_takes_an_extra_turn_after_a_victory() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.lay("out-14", "red-cap")
    tale.arrive("out-14", dice=[6, 1])
    tale.until("end")
    assert "extra-turn" in tale.options()
    tale.answer("extra-turn")
    assert (tale.s.active, tale.s.extra_turn) == (0, 1)
    assert tale.s.round_used[0]


@pytest.mark.rule("TA-RH2")
def test_hagrid_intimidates() -> None:
    tale = Tale("hagrid-a", "draco-b")
    tale.place(1, "out-14")
    tale.fate(1, 1)
    tale.arrive("out-14")
    assert tale.options() == ["no", "target draco"]
    tale.answer("target draco")
    assert tale.asked() == (1, "yield")
    tale.answer("pay life")
    assert tale.s.life[1] == 3
    assert tale.s.lost[0] == 1
    assert tale.asked() == (0, "encounter")


@pytest.mark.rule("TA-RH2")
def test_a_death_eater_that_comes_to_hagrid_gives_fate() -> None:
    tale = Tale("draco-b", "hagrid-a")
    tale.place(1, "out-14")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 1)
    tale.answer("walk cw out-14")
    assert tale.asked() == (1, "intimidate")
    tale.answer("target draco", "pay fate")
    assert (tale.s.fate[0], tale.s.fate[1]) == (0, 1)


@pytest.mark.rule("TA-RH3")
def test_hagrid_rolls_three_dice_at_his_hut() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.arrive("mid-5", dice=[1, 6, 5])
    assert tale.asked() == (0, "leave-out")
    tale.answer("leave-out first")
    assert tale.s.fate[0] == 2


@pytest.mark.rule("TA-RH4")
def test_hagrid_in_the_forest() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.next_card("marauders-map", "buckbeak")
    tale.arrive("mid-2", "symbols 2")
    assert len(tale.told("drew")) == 2
    assert tale.s.life[0] == 4


@pytest.mark.rule("TA-RHB2")
def test_the_gamekeeper_tames_an_enemy() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.lay("out-14", "red-cap")
    tale.arrive("out-14", dice=[6, 1])
    assert tale.options() == ["trophy red-cap", "tame red-cap"]
    tale.answer("tame red-cap")
    assert tale.following(0) == ["red-cap"]
    assert total_might(tale.s, 0) == 6
    tale.until("drop")
    tale.answer("drop red-cap")
    assert tale.discarded("red-cap")


@pytest.mark.rule("TA-RHB2")
def test_the_gamekeeper_has_one_tamed_enemy_at_a_time() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.followers(0, "inferius")
    tale.lay("out-14", "red-cap")
    tale.arrive("out-14", dice=[6, 1])
    assert tale.trophies(0) == ["red-cap"]
    assert "tame red-cap" not in tale.options()


@pytest.mark.rule("TA-RHB2")
@pytest.mark.parametrize(
    ("enemy", "tamed"),
    [("blast-ended-skrewt", True), ("acromantula", False), ("cornish-pixies", False)],
)
def test_the_gamekeeper_tames_might_five_at_most(enemy: str, tamed: bool) -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.values(0, magic=6, might=8)
    tale.lay("out-14", enemy)
    tale.arrive("out-14", dice=[6, 1])
    assert (f"tame {enemy}" in tale.options()) == tamed
    assert tale.trophies(0) == [enemy]


@pytest.mark.rule("TA-RHB4")
def test_the_gamekeeper_counts_one_symbol_fewer() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.next_card("marauders-map", "buckbeak", "firebolt")
    tale.arrive("mid-11", "symbols 2")
    assert len(tale.told("drew")) == 2


@pytest.mark.rule("TA-DM1")
def test_draco_takes_objects_before_he_fights() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.lay("out-14", "aurors", "remembrall")
    tale.arrive("out-14")
    assert tale.asked() == (0, "take-early")
    tale.load(1, 6)
    tale.answer("take remembrall")
    assert tale.held(0) == ["remembrall"]
    assert tale.s.life[0] == 3


@pytest.mark.rule("TA-DM2")
def test_draco_exchanges_one_card_per_draw() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.next_card("stray-dementor", "fang")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 2)
    tale.answer("walk cw out-14", "put-back stray-dementor")
    assert tale.s.fate[0] == 1
    assert tale.asked() == (0, "take")
    assert tale.s.deck[0][0] == card("stray-dementor")
    assert tale.view(1).deck[0][0] == card("stray-dementor")


@pytest.mark.rule("TA-DM3")
@pytest.mark.parametrize("where", ["out-13", "mid-12"])
def test_draco_trades_for_equipment(where: str) -> None:
    tale = Tale("draco-a", "harry-a")
    tale.objects(0, "remembrall")
    tale.next_card("buckbeak")
    tale.arrive(where)
    tale.until("trade")
    tale.answer("discard remembrall", "take portkey")
    assert tale.held(0) == ["portkey"]
    assert tale.discarded("remembrall")


@pytest.mark.rule("TA-DM4")
def test_draco_attacks_with_two_dice() -> None:
    tale = Tale("draco-a", "hagrid-b", token="op")
    tale.place(1, "out-14")
    tale.arrive("out-14", "meet hagrid", dice=[2, 6, 1])
    assert tale.scores() == [(4, 4 + 6, 2 + 1 + 1)]
    enemy = Tale("draco-a", "hagrid-b", token="de")
    enemy.lay("out-9", "luna-lovegood")
    enemy.arrive("out-9", dice=[2, 6])
    assert enemy.scores() == [(4, 4 + 2 + 1, 2 + 6)]


@pytest.mark.rule("TA-DMB2")
def test_the_inquisitor_takes_an_object_for_a_galleon() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(1, "out-14")
    tale.gold(1, 1)
    tale.lay("out-14", "remembrall")
    tale.arrive("out-14", "space", "take remembrall")
    assert tale.asked() == (1, "toll")
    tale.answer("yes")
    assert tale.held(1) == ["remembrall"]
    assert (tale.s.gold[0], tale.s.gold[1]) == (1, 0)


@pytest.mark.rule("TA-DMB3")
def test_the_inquisitor_passes_for_the_order() -> None:
    for answer, gold in (("yes", 0), ("no", 2)):
        tale = Tale("draco-b", "hagrid-b")
        tale.gold(0, 1)
        tale.lay("out-9", "cornelius-fudge")
        tale.arrive("out-9", answer, *(["yes"] if answer == "yes" else []))
        assert tale.s.gold[0] == gold


@pytest.mark.rule("TA-DMB4")
def test_the_inquisitor_sacrifices_a_follower() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.followers(0, "fang")
    tale.arrive("out-21")
    assert tale.options() == ["suffer", "instead fang"]
    tale.answer("instead fang")
    assert tale.s.life[0] == 4
    assert tale.discarded("fang")
    assert tale.s.round_used[0]


@pytest.mark.rule("TA-DMB4")
def test_the_inquisitor_sacrifices_once_a_round() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.followers(0, "fang", "buckbeak")
    tale.lay("mid-3", "basilisk", "owl-post")
    tale.arrive("mid-3", dice=[1, 6])
    tale.until("save")
    tale.answer("instead fang")
    assert tale.s.life[0] == 3
    assert tale.following(0) == ["buckbeak"]


@pytest.mark.rule("TA-BL2")
def test_bellatrix_gains_a_spell_with_the_token() -> None:
    tale = Tale("harry-a", "bellatrix-a", token="op")
    tale.next_card("owl-post")
    tale.arrive("out-14")
    assert tale.asked() == (1, "token-spell")
    tale.answer("yes")
    assert len(tale.hand(1)) == 1


@pytest.mark.rule("TA-BL2")
def test_bellatrix_may_decline_and_is_not_asked_when_her_magic_forbids() -> None:
    tale = Tale("harry-a", "bellatrix-a", token="op")
    tale.next_card("owl-post")
    tale.arrive("out-14", "no")
    assert tale.hand(1) == []
    full = Tale("harry-a", "bellatrix-a", token="op")
    full.spells(1, "alohomora", "apparate")
    full.next_card("owl-post")
    full.arrive("out-14")
    assert full.told("token-turned") == [(DE,)]
    assert len(full.hand(1)) == 2


@pytest.mark.rule("TA-DM1", "TA-8.14")
def test_dracos_objects_keep_their_place_among_the_events() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.lay("mid-11", "time-turner")
    tale.next_card("triwizard-champion", "firebolt")
    tale.arrive("mid-11", dice=[3])
    assert tale.asked() == (0, "take-early")
    assert tale.options() == ["done", "take time-turner"]
    tale.answer("take time-turner")
    assert tale.told("event-met")
    assert tale.asked() == (0, "take-early")
    assert tale.options() == ["done", "take firebolt"]
    tale.answer("take firebolt")
    assert tale.held(0) == ["time-turner", "firebolt"]


@pytest.mark.rule("TA-DM1")
def test_an_object_that_draco_leaves_does_not_stop_the_event_after_it() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.next_card("firebolt", "triwizard-champion", "time-turner")
    tale.arrive("mid-11", dice=[3])
    assert tale.options() == ["done", "take firebolt"]
    tale.answer("done")
    assert tale.told("event-met")
    assert tale.options() == ["done", "take time-turner"]


@pytest.mark.rule("TA-DM3")
def test_draco_trades_before_or_after_he_buys_but_once() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.objects(0, "beaded-bag")
    tale.gold(0, 3)
    tale.arrive("out-13")
    assert tale.options() == ["no", "discard beaded-bag"]
    tale.answer("no", "house blotts", "buy wand")
    assert tale.asked() == (0, "trade")
    assert tale.options() == ["no", "discard beaded-bag", "discard wand"]
    tale.answer("discard wand", "take portkey")
    assert tale.held(0) == ["beaded-bag", "portkey"]
    early = Tale("draco-a", "harry-a")
    early.objects(0, "beaded-bag")
    early.gold(0, 3)
    early.arrive("out-13")
    early.answer("discard beaded-bag", "take lantern", "house blotts", "buy wand")
    assert early.asked()[1] != "trade"
    assert early.held(0) == ["lantern", "wand"]


@pytest.mark.rule("TA-DM3")
def test_draco_is_not_asked_again_where_he_bought_nothing() -> None:
    tale = Tale("draco-a", "harry-a")
    tale.objects(0, "beaded-bag")
    tale.gold(0, 3)
    tale.arrive("out-13")
    tale.answer("no", "done")
    assert tale.asked()[1] == "drop"


@pytest.mark.rule("TA-BL4")
def test_without_fate_bellatrix_moves_her_whole_roll() -> None:
    tale = Tale("bellatrix-a", "harry-a")
    tale.place(0, "out-4")
    tale.fate(0, 0)
    tale.begin(4)
    assert tale.asked() == (0, "direction")


@pytest.mark.rule("TA-BL4")
def test_bellatrix_shortens_her_move() -> None:
    tale = Tale("bellatrix-a", "harry-a")
    tale.place(0, "out-4")
    tale.fate(0, 1)
    tale.begin(4)
    tale.answer("keep")
    assert tale.options() == ["spaces 1", "spaces 2", "spaces 3", "spaces 4"]
    tale.answer("spaces 2")
    assert tale.s.fate[0] == 0
    castle = Tale("bellatrix-a", "harry-a")
    castle.place(0, "inn-1")
    castle.fate(0, 1)
    castle.begin(6)
    castle.answer("roll", "keep")
    assert castle.options() == ["spaces 1", "spaces 2", "spaces 3"]


@pytest.mark.rule("TA-BLB1")
def test_the_fugitive_chooses_in_azkaban() -> None:
    tale = Tale("bellatrix-b", "harry-a")
    tale.arrive("out-19")
    assert tale.options() == ["number 1", "number 2", "number 4"]
    tale.answer("number 4")
    assert tale.s.lost[0] == 0


@pytest.mark.rule("TA-BLB3")
def test_the_fugitive_pays_a_spell_with_blood() -> None:
    tale = Tale("bellatrix-b", "harry-a")
    tale.spells(0, "expulso")
    tale.next_spell("accio")
    tale.begin()
    tale.answer("cast expulso", "faction op")
    assert tale.asked() == (0, "blood")
    tale.answer("yes")
    assert tale.s.life[0] == 2
    assert tale.hand(0) == ["accio"]


@pytest.mark.rule("TA-LM2")
def test_the_patriarch_bribes_weak_enemies() -> None:
    tale = Tale("lucius-a", "harry-a")
    tale.gold(0, 1)
    tale.lay("out-14", "red-cap", "aurors")
    tale.arrive("out-14")
    assert tale.options() == ["fight", "bribe red-cap"]
    tale.answer("bribe red-cap")
    assert tale.s.gold[0] == 0
    strong = Tale("lucius-a", "harry-a")
    strong.gold(0, 1)
    strong.lay("mid-6", "werewolf")
    strong.arrive("mid-6", dice=[1, 6])
    assert strong.s.life[0] == 3


@pytest.mark.rule("TA-LM3")
def test_the_patriarch_profits_from_the_token() -> None:
    tale = Tale("harry-a", "lucius-a", token="op")
    tale.next_card("owl-post")
    tale.arrive("out-14")
    assert tale.s.gold[1] == 1


@pytest.mark.rule("TA-LMB2")
def test_the_governor_names_the_difference() -> None:
    tale = Tale("lucius-b", "harry-a")
    tale.next_card("fang", "security-troll")
    tale.arrive("out-3")
    assert tale.options() == ["roll", *[f"number {number}" for number in range(6)]]
    tale.answer("number 2")
    assert len(tale.told("drew")) == 2
    none = Tale("lucius-b", "harry-a")
    none.arrive("out-3", "number 0")
    assert none.at(0) == "out-3"


@pytest.mark.rule("TA-LMB3")
def test_the_governor_raises_the_bonus_of_his_followers() -> None:
    tale = Tale("lucius-b", "harry-a")
    tale.followers(0, "severus-snape", "thorfinn-rowle")
    assert (total_magic(tale.s, 0), total_might(tale.s, 0)) == (4 + 2, 3 + 1)
    might = Tale("lucius-b", "harry-a")
    might.followers(0, "thorfinn-rowle", "fang")
    assert (total_magic(might.s, 0), total_might(might.s, 0)) == (4, 3 + 2 + 1)


@pytest.mark.rule("TA-LMB3")
@pytest.mark.parametrize(
    ("followers", "magic"),
    [(("alecto-carrow",), 4 + 1 + 1), (("alecto-carrow", "severus-snape"), 4 + 2 + 1)],
)
def test_the_governor_raises_the_bonus_once_in_a_fight_with_a_character(
    followers: tuple[str, ...], magic: int
) -> None:
    tale = Tale("lucius-b", "hagrid-b", token="op")
    tale.followers(0, *followers)
    tale.place(1, "out-14")
    tale.arrive("out-14", "meet hagrid", dice=[1, 6])
    assert tale.scores() == [(tale.s.character[0], 1 + magic, 6 + 2 + 1)]


@pytest.mark.rule("TA-LMB4")
def test_the_governor_pays_for_a_reroll() -> None:
    tale = Tale("lucius-b", "harry-a")
    tale.gold(0, 3)
    tale.begin(2, 5)
    assert tale.options() == ["keep", "paid-reroll first"]
    tale.answer("paid-reroll first")
    assert tale.s.gold[0] == 1
    assert tale.s.roll == 5


@pytest.mark.rule("TA-PP1")
def test_wormtail_scurries_away() -> None:
    tale = Tale("pettigrew-a", "harry-a")
    tale.lay("out-14", "aurors", "wardrobe-boggart", "dobby")
    tale.arrive("out-14")
    assert "scurry" in tale.options()
    tale.load(4)
    tale.answer("scurry")
    assert tale.asked() == (0, "take")
    caught = Tale("pettigrew-a", "harry-a")
    caught.lay("out-14", "aurors")
    caught.arrive("out-14")
    caught.load(3, 1, 6)
    caught.answer("scurry")
    assert caught.s.life[0] == 3


@pytest.mark.rule("TA-PP2")
def test_wormtail_stays_with_company() -> None:
    tale = Tale("pettigrew-a", "draco-a")
    tale.place(1, "out-9")
    tale.begin()
    assert tale.options() == ["roll", "stay"]
    alone = Tale("pettigrew-a", "draco-a")
    alone.begin(2)
    assert alone.asked()[1] == "direction"


@pytest.mark.rule("TA-PP3")
def test_wormtail_takes_fate_from_visitors() -> None:
    tale = Tale("harry-a", "pettigrew-a")
    tale.place(1, "out-14")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 2)
    tale.answer("walk cw out-14")
    assert tale.asked() == (1, "sneak")
    tale.answer("yes")
    assert (tale.s.fate[0], tale.s.fate[1]) == (1, 1)


@pytest.mark.rule("TA-PP4")
@pytest.mark.parametrize(("die", "life"), [(6, 1), (5, 0)])
def test_wormtail_clings_to_life(die: int, life: int) -> None:
    tale = Tale("pettigrew-a", "harry-a")
    tale.values(0, life=1)
    tale.arrive("out-21")
    assert tale.options() == ["suffer", "cling"]
    tale.load(die)
    tale.answer("cling")
    if tale.asked()[1] == "save":
        tale.answer("suffer")
    assert tale.s.life[0] == life


@pytest.mark.rule("TA-PP4")
def test_wormtail_does_not_cling_to_any_other_life() -> None:
    tale = Tale("pettigrew-a", "harry-a")
    tale.values(0, life=2)
    tale.arrive("out-21")
    assert tale.s.life[0] == 1


@pytest.mark.rule("TA-PPB2")
def test_the_silver_hand() -> None:
    tale = Tale("pettigrew-b", "harry-a")
    tale.lay("out-14", "red-cap")
    tale.arrive("out-14", dice=[1, 1])
    assert tale.scores() == [(7, 1 + 4 + 1, 4)]


@pytest.mark.rule("TA-PPB3", "TA-PPB4")
def test_the_servant_leads_and_serves_voldemort() -> None:
    tale = Tale("pettigrew-b", "harry-a")
    tale.place(0, "out-4")
    tale.s.voldemort = space("out-8")
    tale.followers(0, "fang")
    tale.begin(1)
    tale.answer("walk cw out-5")
    assert tale.options() == ["roll", *[f"number {number}" for number in range(1, 7)]]
    tale.answer("number 3", "direction ccw")
    assert tale.asked() == (0, "grovel")
    tale.answer("discard fang")
    assert tale.s.life[0] == 4
    assert tale.discarded("fang")
