"""Fights with Enemies, alone and in groups (TA-11, TA-12), evading (TA-15), Trophies (TA-14)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.content.columns import MAGIC, MIGHT, card
from spellwright.games.talisman.content.names import DOBBY
from spellwright.games.talisman.rules.attack_scores import fight_total
from spellwright.testing.talisman import Tale


def facing(*cards: str, side: str = "hagrid-b", token: str = "op", where: str = "out-14") -> Tale:
    """Seat 0 is about to walk onto a space with these cards."""
    tale = Tale(side, "draco-b", token=token)
    tale.lay(where, *cards)
    return tale


@pytest.mark.rule("TA-11.1", "TA-11.2")
def test_the_ability_of_the_enemy_decides() -> None:
    tale = facing("red-cap")
    tale.arrive("out-14", dice=[1, 1])
    assert tale.scores() == [(3, 6, 4)]
    magic = facing("doxy-swarm", "aurors", side="hagrid-a")
    magic.arrive("out-14", dice=[6, 1, 1, 1])
    assert magic.scores() == [(3, 11, 3), (3, 3, 5)]


@pytest.mark.rule("TA-11.3", "TA-15.1", "TA-15.8")
def test_evading_is_offered_first() -> None:
    tale = facing("red-cap")
    tale.s.evading[0] = 1
    tale.arrive("out-14")
    assert tale.options() == ["fight", "evade red-cap"]
    none = facing("red-cap")
    none.arrive("out-14", dice=[3, 3])
    assert none.told("won") == [(3,)]


@pytest.mark.rule("TA-11.4", "TA-11.16")
def test_spells_before_the_roll_and_after_fate() -> None:
    tale = Tale("dumbledore-b", "draco-b")
    tale.lay("out-14", "aurors")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.spells(0, "expecto-patronum", "expulso")
    tale.answer("walk cw out-14")
    tale.until("spell")
    moments = []
    tale.load(3, 3)
    while tale.asked() == (0, "spell") and tale.s.active == 0:
        moments.append("rolled" if tale.s.own_dice else "before" if tale.s.fight else "moved")
        tale.answer("pass")
    assert moments[:3] == ["moved", "before", "rolled"]


@pytest.mark.rule("TA-11.5", "TA-11.6", "TA-11.8")
def test_die_plus_ability_against_die_plus_value() -> None:
    tale = facing("red-cap")
    tale.arrive("out-14", dice=[4, 2])
    assert tale.scores() == [(3, 4 + 5, 2 + 3)]


@pytest.mark.rule("TA-11.7")
def test_fate_knowing_both_rolls() -> None:
    tale = facing("red-cap")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 1)
    tale.load(1, 6)
    tale.answer("walk cw out-14")
    assert tale.s.foe_dice == [6]
    tale.load(5)
    tale.answer("fate first")
    assert tale.scores() == [(3, 10, 9)]


@pytest.mark.rule("TA-11.9", "TA-14.1")
def test_a_defeated_enemy_becomes_a_trophy_and_the_encounter_goes_on() -> None:
    tale = facing("red-cap", "dobby")
    tale.arrive("out-14", dice=[4, 2])
    assert tale.asked() == (0, "trophy")
    tale.answer("trophy red-cap")
    assert tale.trophies(0) == ["red-cap"]
    assert tale.asked() == (0, "take")


@pytest.mark.rule("TA-11.10", "TA-11.12")
def test_a_lost_fight_costs_a_life_and_the_turn() -> None:
    tale = facing("inferius", "dobby")
    tale.arrive("out-14", dice=[1, 6])
    assert tale.s.life[0] == 4
    assert tale.s.active == 1
    assert tale.lying("out-14") == ["inferius", "dobby"]


@pytest.mark.rule("TA-11.11")
def test_a_draw_ends_the_turn() -> None:
    tale = facing("red-cap", "dobby")
    tale.arrive("out-14", dice=[1, 3])
    assert tale.s.life[0] == 5
    assert tale.s.active == 1


@pytest.mark.rule("TA-11.14", "TA-EQ4", "TA-EQ5")
def test_life_savers_are_tried_one_after_the_other() -> None:
    tale = facing("inferius")
    tale.objects(0, "beans", "chocolate-frogs")
    tale.arrive("out-14", dice=[1, 6])
    assert tale.options() == ["suffer", "save beans", "save chocolate-frogs"]
    tale.load(4)
    tale.answer("save beans")
    assert tale.options() == ["suffer", "save chocolate-frogs"]
    tale.load(4)
    tale.answer("save chocolate-frogs")
    assert tale.s.life[0] == 5
    assert tale.held(0) == ["beans", "chocolate-frogs"]
    assert tale.told("lost-fight") == [(3,)]


@pytest.mark.rule("TA-11.15", "TA-17.20", "TA-S09")
def test_protego_comes_after_the_own_means() -> None:
    tale = facing("inferius")
    tale.objects(0, "bonbons")
    tale.spells(1, "protego")
    tale.arrive("out-14", dice=[1, 6])
    assert tale.asked() == (1, "spell")
    tale.answer("pass")
    assert tale.asked() == (0, "save")
    tale.load(1)
    tale.answer("save bonbons")
    assert tale.asked() == (1, "spell")
    assert tale.s.danger == [0]
    tale.answer("cast protego")
    assert tale.s.life[0] == 5


@pytest.mark.rule("TA-11.15")
def test_fight_savers_do_not_help_outside_fights() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.objects(0, "chocolate-frogs")
    tale.arrive("out-21")
    assert tale.s.life[0] == 3


# -- groups ----------------------------------------------------------------------------------------


@pytest.mark.rule("TA-12.1", "TA-12.4")
def test_a_group_fights_with_the_sum_and_falls_together() -> None:
    tale = facing("red-cap", "doxy-swarm", side="hagrid-a")
    tale.arrive("out-14", dice=[6, 1])
    assert tale.scores() == [(3, 11, 6)]
    assert tale.trophies(0) == ["red-cap", "doxy-swarm"]


@pytest.mark.rule("TA-12.2", "TA-12.3")
def test_magic_and_might_one_after_the_other_the_first_card_first() -> None:
    tale = facing("aurors", "red-cap", "wardrobe-boggart", side="hagrid-a")
    tale.values(0, magic=9)
    tale.arrive("out-14", dice=[6, 1, 6, 1])
    assert [args[2] for args in tale.scores()] == [8, 4]


@pytest.mark.rule("TA-12.5")
def test_a_group_costs_one_life() -> None:
    tale = facing("red-cap", "inferius")
    tale.arrive("out-14", dice=[1, 6])
    assert tale.s.life[0] == 4


@pytest.mark.rule("TA-12.6")
def test_single_enemies_of_a_group_are_evaded() -> None:
    tale = facing("red-cap", "inferius", side="hagrid-a")
    tale.s.evading[0] = 1
    tale.arrive("out-14", "evade inferius")
    tale.load(3, 3)
    tale.answer("fight")
    assert tale.scores() == [(3, 8, 6)]
    assert tale.lying("out-14") == ["inferius"]


@pytest.mark.rule("TA-12.7")
def test_after_a_loss_the_second_group_is_not_fought() -> None:
    tale = facing("aurors", "red-cap")
    tale.arrive("out-14", dice=[1, 6])
    assert len(tale.scores()) == 1


@pytest.mark.rule("TA-12.8")
def test_texts_of_all_enemies_of_a_group_apply() -> None:
    tale = facing("acromantula", "basilisk", where="mid-3", side="hagrid-a")
    tale.arrive("mid-3", dice=[1, 6])
    assert tale.s.life[0] == 2
    assert tale.told("must-miss") == [(3,)]


@pytest.mark.rule("TA-12.8", "TA-O40")
def test_on_a_draw_the_inferius_takes_a_fate() -> None:
    tale = facing("inferius")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.fate(0, 2)
    tale.load(1, 2)
    tale.answer("walk cw out-14", "keep")
    assert tale.s.fate[0] == 1


@pytest.mark.rule("TA-12.9", "TA-M33")
def test_a_bonus_against_the_sum_of_the_group() -> None:
    tale = Tale("hagrid-a", "draco-a")
    tale.objects(0, "sword-of-gryffindor")
    tale.lay("out-14", "inferius", "red-cap")
    tale.arrive("out-14", dice=[1, 1])
    assert tale.scores() == [(3, 1 + 5 + 2 + 1, 8)]
    small = Tale("hagrid-a", "draco-a")
    small.objects(0, "sword-of-gryffindor")
    small.lay("out-14", "inferius")
    small.arrive("out-14", dice=[1, 1])
    assert small.scores() == [(3, 1 + 5 + 2, 5)]


# -- trophies --------------------------------------------------------------------------------------


def rich(*cards: str, side: str = "harry-a") -> Tale:
    tale = Tale(side, "draco-a")
    tale.trophy(0, *cards)
    tale.begin()
    tale.until("turn-in")
    return tale


@pytest.mark.rule("TA-14.2", "TA-14.6")
def test_five_points_for_one_point() -> None:
    tale = rich("stray-dementor")
    tale.answer("turn-in stray-dementor", "exchange")
    assert tale.s.magic[0] == 5
    might = rich("blast-ended-skrewt")
    might.answer("turn-in blast-ended-skrewt", "exchange")
    assert might.s.might[0] == 4


@pytest.mark.rule("TA-14.3", "TA-14.13")
def test_the_kinds_are_counted_separately() -> None:
    tale = rich("stray-dementor", "aurors", "werewolf")
    tale.answer("turn-in aurors")
    assert "turn-in werewolf" not in tale.options()
    assert "exchange" not in tale.options()


@pytest.mark.rule("TA-14.4", "TA-14.5")
def test_points_above_are_lost_and_cards_discarded() -> None:
    tale = rich("basilisk")
    tale.answer("turn-in basilisk", "exchange")
    assert tale.s.might[0] == 4
    assert tale.discarded("basilisk")


@pytest.mark.rule("TA-14.7", "TA-O35")
def test_the_printed_value_counts() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "fang", "security-troll")
    tale.lay("out-14", "wardrobe-boggart")
    tale.arrive("out-14", dice=[6, 6, 1])
    assert tale.scores()[0][2] == 6
    assert tale.trophies(0) == ["wardrobe-boggart"]
    assert tale.s.active == 0
    assert tale.asked()[1] != "turn-in"


@pytest.mark.rule("TA-14.8")
def test_several_exchanges_in_one_turn() -> None:
    tale = rich("stray-dementor", "blast-ended-skrewt")
    tale.answer("turn-in stray-dementor", "exchange", "turn-in blast-ended-skrewt", "exchange")
    assert (tale.s.magic[0], tale.s.might[0]) == (5, 4)


@pytest.mark.rule("TA-14.9")
def test_enemies_of_spaces_are_no_trophies() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.arrive("out-7", dice=[2, 6, 1])
    assert tale.told("won") == [(3,)]
    assert tale.trophies(0) == []


@pytest.mark.rule("TA-14.10")
def test_trophies_cannot_be_taken_by_others() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.trophy(1, "aurors")
    tale.place(1, "out-14")
    tale.arrive("out-14", "meet draco", dice=[6, 1])
    assert tale.options() == ["reward-life", "reward-nothing"]
    tale.answer("reward-life")
    assert tale.trophies(1) == ["aurors"]


@pytest.mark.rule("TA-14.11", "TA-AD4")
def test_dumbledore_mixes_the_kinds() -> None:
    tale = rich("wardrobe-boggart", "doxy-swarm", side="dumbledore-a")
    tale.answer("turn-in wardrobe-boggart", "turn-in doxy-swarm", "exchange", "ability might")
    assert tale.s.might[0] == 3


@pytest.mark.rule("TA-14.12", "TA-HPB3")
def test_a_card_given_up_never_becomes_a_trophy() -> None:
    tale = Tale("harry-b", "draco-a")
    tale.lay("out-14", "red-cap")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.answer("spaces 2")
    tale.load(6, 1)
    tale.answer("walk cw out-14", "for-fate red-cap")
    assert tale.s.fate[0] == 1
    assert tale.trophies(0) == []
    assert tale.discarded("red-cap")


@pytest.mark.rule("TA-14.13")
def test_a_point_above_the_highest_value_is_lost() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=12)
    tale.trophy(0, "stray-dementor")
    tale.begin()
    tale.until("turn-in")
    tale.answer("turn-in stray-dementor", "exchange")
    assert tale.s.magic[0] == 12
    assert tale.discarded("stray-dementor")


# -- evading ---------------------------------------------------------------------------------------


@pytest.mark.rule("TA-15.2", "TA-15.6")
def test_an_evaded_enemy_stays_and_the_encounter_goes_on() -> None:
    tale = facing("red-cap", "dobby")
    tale.s.evading[0] = 1
    tale.arrive("out-14", "evade red-cap")
    assert tale.asked() == (0, "take")
    tale.answer("take dobby")
    assert tale.trophies(0) == []
    assert tale.lying("out-14") == ["red-cap"]
    assert card("dobby") == DOBBY


@pytest.mark.rule("TA-15.3", "TA-13.3")
def test_a_character_is_evaded() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.place(1, "out-14")
    tale.s.evading[1] = 1
    tale.arrive("out-14", "meet draco")
    assert tale.asked() == (1, "evade-character")
    tale.answer("evade-all")
    assert tale.scores() == []
    assert tale.s.active == 1


@pytest.mark.rule("TA-15.4", "TA-15.7")
def test_enemies_of_spaces_and_places_are_evaded() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.evading[0] = 1
    tale.arrive("out-7", dice=[2])
    assert tale.options() == ["fight", "evade-all"]
    place = Tale("hagrid-b", "draco-b")
    place.s.evading[0] = 1
    place.lay("mid-6", "chamber-of-secrets")
    place.arrive("mid-6", "yes")
    assert "evade-all" in place.options()


@pytest.mark.rule("TA-15.5")
def test_nothing_is_evaded_in_the_castle() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.s.evading[0] = 1
    tale.s.evading[1] = 1
    tale.place(0, "inn-4")
    tale.s.duty[0] = 1
    tale.begin()
    tale.load(6, 1)
    tale.answer("duty")
    assert tale.told("won") == [(3,)] or tale.told("lost-fight") == [(3,)]
    duel = Tale("hagrid-b", "draco-b")
    duel.s.evading[1] = 1
    duel.place(0, "inn-3")
    duel.place(1, "inn-2")
    duel.begin()
    duel.answer("turn-back")
    duel.load(6, 1)
    duel.answer("meet draco")
    assert duel.scores() != []


def test_totals_in_a_fight_differ_by_ability() -> None:
    tale = facing("red-cap")
    tale.objects(0, "wand", "dragon-hide-gloves")
    tale.s.fight, tale.s.fighter, tale.s.ability = 1, 0, MAGIC
    assert fight_total(tale.s, 0) == 3
    tale.s.ability = MIGHT
    assert fight_total(tale.s, 0) == 6
