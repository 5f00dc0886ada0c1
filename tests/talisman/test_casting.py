"""Spells: limit, windows, casting, answers (TA-17)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.content.columns import spell
from spellwright.games.talisman.content.tables import SPELLS
from spellwright.games.talisman.queries import spell_limit
from spellwright.games.talisman.rulebook import RULES
from spellwright.games.talisman.rules.life import lose_last_life
from spellwright.games.talisman.rules.spell_targets import (
    DANGER,
    DRAWN,
    END,
    FIGHT,
    MOVED,
    ROLLED,
    SCORES,
    SENT_ON,
    START,
    TEST,
    WON,
    aims,
    waiting_on,
)
from spellwright.games.talisman.rules.spell_windows import UNTIL_MINE, UNTIL_NEXT_TURN
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.testing.talisman import Tale


@pytest.mark.rule("TA-17.1")
def test_the_limit_by_total_magic() -> None:
    tale = Tale("harry-a", "draco-a")
    limits = []
    for magic in range(1, 9):
        tale.values(0, magic=magic)
        limits.append(spell_limit(tale.s, 0))
    assert limits == [0, 0, 0, 1, 2, 2, 3, 3]


@pytest.mark.rule("TA-17.2", "TA-O13", "TA-O16")
def test_changes_of_the_limit_stay_between_zero_and_three() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.followers(0, "neville-longbottom")
    assert spell_limit(tale.s, 0) == 0
    tale.values(0, magic=3)
    assert spell_limit(tale.s, 0) == 0
    tale.s.followers[0] = []
    tale.followers(0, "hermione-granger")
    tale.values(0, magic=4)
    assert spell_limit(tale.s, 0) == 2
    tale.values(0, magic=9)
    assert spell_limit(tale.s, 0) == 3


@pytest.mark.rule("TA-17.3")
def test_a_spell_is_gained_only_below_the_limit() -> None:
    tale = Tale("harry-a", "draco-a")
    assert gain_spell(tale.s, 0)
    assert not gain_spell(tale.s, 0)
    assert len(tale.hand(0)) == 1


@pytest.mark.rule("TA-17.5", "TA-17.7")
def test_how_a_spell_leaves_the_hand() -> None:
    tale = Tale("dumbledore-b", "draco-a")
    tale.spells(0, "expulso", "episkey")
    tale.begin()
    tale.answer("cast expulso", "faction op")
    assert tale.hand(0) == ["episkey"]
    assert tale.spell_discarded("expulso")


def failing_at_the_gates(discard: bool) -> Tale:
    """Dumbledore has lost a Magic at the Gates and holds a Spell too many for the rest."""
    tale = Tale("dumbledore-a", "draco-a", options={"discard-spells": discard})
    tale.values(0, magic=7)
    tale.spells(0, "expulso", "crucio", "episkey")
    tale.place(0, "mid-9")
    tale.begin(2)
    tale.until("direction")
    tale.answer("gates")
    tale.load(6, 6)
    tale.answer("ability magic", "wait-turn")
    assert tale.s.magic[0] == 6
    return tale


@pytest.mark.rule("TA-17.6")
def test_a_falling_limit_takes_no_spell_from_the_hand() -> None:
    tale = failing_at_the_gates(discard=False)
    assert tale.asked()[1] != "part-with"
    tale.next_turn(0)
    assert tale.hand(0) == ["expulso", "crucio", "episkey"]
    assert not gain_spell(tale.s, 0)
    tale.answer("cast expulso", "faction op")
    assert tale.hand(0) == ["crucio", "episkey"]
    assert not gain_spell(tale.s, 0)


@pytest.mark.rule("TA-26.11")
def test_a_falling_limit_costs_spells_where_the_players_want_it() -> None:
    tale = failing_at_the_gates(discard=True)
    assert tale.asked() == (0, "part-with")
    tale.answer("spell crucio")
    assert tale.hand(0) == ["expulso", "episkey"]


@pytest.mark.rule("TA-26.11", "TA-MID13")
def test_on_the_clearing_nothing_is_discarded() -> None:
    tale = Tale("harry-a", "draco-a", options={"discard-spells": True})
    tale.objects(0, "floo-powder")
    tale.spells(0, "lumos", "accio")
    tale.place(0, "mid-11")
    tale.next_card("fang", "buckbeak")
    tale.begin(2)
    tale.until("direction")
    tale.answer("walk cw mid-13", "walk-on")
    assert len(tale.hand(0)) == 2
    tale.next_turn(0)
    tale.until("part-with", "direction")
    assert len(tale.hand(0)) == 2


@pytest.mark.rule("TA-17.8")
def test_any_number_in_the_own_turn() -> None:
    tale = Tale("dumbledore-b", "draco-a")
    tale.values(0, magic=7, life=3)
    tale.spells(0, "expulso", "episkey", "impedimenta")
    tale.begin()
    tale.answer("cast expulso", "faction de", "cast episkey", "cast impedimenta")
    assert tale.hand(0) == []


@pytest.mark.rule("TA-17.9", "TA-BLB4")
def test_one_in_the_turn_of_another() -> None:
    for side, casts in (("draco-b", 1), ("bellatrix-b", 2)):
        tale = Tale("harry-a", side)
        tale.values(1, magic=7)
        tale.spells(1, "expulso", "impedimenta", "crucio")
        tale.begin()
        tale.answer("cast impedimenta")
        if casts == 2:
            tale.answer("cast expulso", "faction de")
        assert tale.asked()[0] == 0
        assert tale.s.casts[1] == casts


@pytest.mark.rule("TA-17.10", "TA-17.17")
def test_only_at_its_time_and_with_a_target() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=7)
    tale.spells(0, "episkey", "accio", "alohomora")
    tale.begin(3)
    assert tale.asked()[1] == "direction"
    assert len(SPELLS) == 24


@pytest.mark.rule("TA-17.11", "TA-S10")
def test_stupefy_cancels_before_the_effect() -> None:
    tale = Tale("mcgonagall-b", "draco-a")
    tale.spells(0, "expulso")
    tale.spells(1, "stupefy")
    tale.begin()
    tale.answer("cast expulso")
    assert tale.asked() == (1, "cancel")
    tale.answer("cast stupefy")
    assert tale.told("cancelled") != []
    assert tale.told("token-turned") == []
    assert tale.spell_discarded("expulso")
    assert tale.spell_discarded("stupefy")


@pytest.mark.rule("TA-17.12")
def test_active_first_then_clockwise_and_again_after_a_spell() -> None:
    tale = Tale("harry-a", "draco-a", "hagrid-b")
    for seat, key in enumerate(("expulso", "impedimenta", "crucio")):
        tale.values(seat, magic=5)
        tale.spells(seat, key)
    tale.begin()
    order = []
    for answer in ("pass", "cast impedimenta", "pass", "pass"):
        order.append(tale.asked()[0])
        tale.answer(answer)
    assert order == [0, 1, 0, 2]


@pytest.mark.rule("TA-17.13", "TA-17.16")
def test_the_moments_of_a_turn() -> None:
    tale = Tale("dumbledore-b", "draco-b")
    tale.spells(0, "expulso")
    tale.place(0, "out-12")
    tale.next_card("inferius")
    tale.begin(2)
    moments = []

    def note() -> None:
        while tale.s.active == 0 and tale.asked() == (0, "spell"):
            moments.append(tale.s.asks[0].args[0])
            tale.answer("pass")

    note()
    tale.load(1, 6)
    tale.answer("walk cw out-14")
    note()
    assert moments == [START, ROLLED, MOVED, DRAWN, FIGHT, SCORES, DANGER, END]


@pytest.mark.rule("TA-17.16", "TA-S11", "TA-27.2")
def test_windows_at_tests_and_after_victories() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.spells(0, "alohomora")
    tale.place(0, "out-16")
    tale.begin(2)
    tale.answer("walk cw out-18", "barrier")
    assert tale.s.asks[0].args == [TEST]
    tale.answer("cast alohomora")
    assert tale.at(0) == "mid-12"
    won = Tale("hagrid-b", "draco-b")
    won.values(0, magic=9)
    won.gold(1, 1)
    won.spells(0, "sectumsempra")
    won.place(1, "out-14")
    won.arrive("out-14", "meet draco", dice=[3, 3])
    assert won.s.asks[0].args == [WON]


@pytest.mark.rule("TA-17.14")
def test_with_a_lost_turn_one_still_casts() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.lost[1] = 1
    tale.spells(1, "expulso")
    tale.begin()
    assert tale.asked() == (1, "spell")


@pytest.mark.rule("TA-17.15")
def test_bonuses_in_fights_do_not_raise_the_limit() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(0, "wand")
    assert spell_limit(tale.s, 0) == 1
    tale.objects(0, "floo-powder")
    assert spell_limit(tale.s, 0) == 2


@pytest.mark.rule("TA-17.17")
def test_a_cancelled_spell_counts_as_cast() -> None:
    tale = Tale("harry-a", "draco-b")
    tale.values(1, magic=7)
    tale.spells(1, "impedimenta", "expulso")
    tale.spells(0, "stupefy")
    tale.begin()
    tale.answer("cast expulso", "cast stupefy")
    assert tale.s.casts[1] == 1
    assert tale.asked()[0] == 0


@pytest.mark.rule("TA-17.18", "TA-HP4")
def test_cancelling_then_the_answer_then_the_effect() -> None:
    tale = Tale("draco-b", "harry-a", "hagrid-b")
    tale.values(0, magic=6)
    tale.values(2, magic=4)
    tale.spells(0, "crucio")
    tale.spells(2, "stupefy")
    tale.place(1, "out-5")
    tale.begin()
    tale.answer("cast crucio", "target harry")
    assert tale.asked() == (2, "cancel")
    tale.answer("pass")
    assert tale.asked() == (1, "resist")
    tale.load(3)
    tale.answer("resist")
    assert tale.s.life[1] == 3


@pytest.mark.rule("TA-HP4")
def test_harry_resists() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.spells(0, "crucio")
    tale.begin()
    tale.answer("cast crucio")
    tale.load(4)
    tale.answer("resist")
    assert tale.s.life[1] == 4
    assert tale.spell_discarded("crucio")


@pytest.mark.rule("TA-MM3")
def test_mcgonagall_gains_fate_or_blocks() -> None:
    tale = Tale("draco-b", "mcgonagall-a", "bellatrix-b")
    tale.spells(0, "crucio")
    tale.fate(1, 2)
    tale.begin()
    tale.answer("cast crucio", "target mcgonagall")
    assert tale.options() == ["gain-fate", "block"]
    tale.answer("block")
    assert tale.asked() == (1, "recast")
    assert set(tale.options()) == {"no", "target draco", "target bellatrix"}
    tale.answer("target draco")
    assert tale.s.life[0] == 3
    assert tale.s.fate[1] == 0
    assert tale.spell_discarded("crucio")


@pytest.mark.rule("TA-MM3")
def test_without_two_fate_mcgonagall_gains_one() -> None:
    tale = Tale("draco-b", "mcgonagall-a")
    tale.spells(0, "obliviate")
    tale.spells(1, "lumos")
    tale.begin()
    tale.answer("cast obliviate")
    assert tale.s.fate[1] == 1
    assert tale.hand(1) == []


@pytest.mark.rule("TA-MM3")
def test_a_blocked_spell_that_is_not_sent_on_is_discarded() -> None:
    tale = Tale("draco-b", "mcgonagall-a")
    tale.spells(0, "crucio")
    tale.fate(1, 2)
    tale.begin()
    tale.answer("cast crucio", "block", "no")
    assert tale.spell_discarded("crucio")
    assert tale.s.life == [4, 4]


@pytest.mark.rule("TA-AD2", "TA-MM3")
def test_dumbledore_refills_even_if_his_spell_is_sent_on() -> None:
    tale = Tale("dumbledore-a", "mcgonagall-a", "draco-b")
    tale.spells(0, "crucio")
    tale.next_spell("accio")
    tale.fate(1, 2)
    tale.begin()
    tale.answer("cast crucio", "target mcgonagall", "block", "target draco")
    assert tale.hand(0) == ["accio"]
    assert tale.hand(1) == []


@pytest.mark.rule("TA-17.19", "TA-S06")
def test_a_turn_under_immobulus() -> None:
    tale = Tale("harry-b", "draco-a")
    tale.followers(0, "fang", "ron-weasley", "ginny-weasley", "luna-lovegood")
    tale.objects(0, "portkey")
    tale.spells(1, "immobulus")
    tale.trophy(0, "werewolf")
    tale.begin()
    at = tale.at(0)
    tale.until("spell")
    tale.answer("cast immobulus")
    assert tale.asked() == (0, "leave")
    tale.answer("drop fang")
    assert tale.at(0) == at
    assert tale.s.active == 1
    assert tale.stock("portkey") == 3
    assert tale.told("missed") == []


@pytest.mark.rule("TA-17.19")
def test_under_immobulus_no_ability_works_at_the_end_of_the_turn() -> None:
    tale = Tale("mcgonagall-a", "draco-a")
    tale.fate(0, 0)
    tale.s.frozen_next[0] = 1
    tale.begin()
    assert tale.s.active == 1
    assert tale.s.fate[0] == 0


@pytest.mark.rule("TA-17.19")
def test_the_target_of_immobulus_may_cancel_it() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.values(0, magic=4)
    tale.spells(0, "stupefy")
    tale.spells(1, "immobulus")
    tale.begin()
    tale.answer("cast immobulus", "cast stupefy")
    assert tale.s.frozen == 0
    assert tale.asked() == (0, "direction")


@pytest.mark.rule("TA-17.20")
def test_protego_stops_all_lives_of_one_effect() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.spells(1, "protego")
    tale.arrive("mid-5", dice=[1, 1])
    assert tale.asked() == (1, "spell")
    tale.answer("cast protego")
    assert tale.s.life[0] == 5


@pytest.mark.rule("TA-17.20", "TA-S09")
def test_protego_on_an_enemy_makes_a_draw() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.lay("out-14", "red-cap", "doxy-swarm")
    tale.spells(1, "protego")
    tale.arrive("out-14", dice=[6, 1])
    tale.answer("cast protego")
    assert tale.told("drawn-fight") == [()]
    assert tale.lying("out-14") == ["red-cap", "doxy-swarm"]


@pytest.mark.rule("TA-17.21", "TA-S07")
def test_the_patronus_adds_might_in_fights_with_magic_only() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.values(0, magic=4)
    tale.objects(0, "dragon-hide-gloves")
    tale.spells(0, "expecto-patronum")
    tale.lay("out-14", "aurors")
    tale.arrive("out-14")
    tale.load(1, 1)
    tale.answer("cast expecto-patronum")
    assert tale.scores() == [(3, 1 + 4 + 5 + 1, 5)]
    might = Tale("hagrid-b", "draco-a")
    might.values(0, magic=4)
    might.spells(0, "expecto-patronum")
    might.lay("out-14", "red-cap")
    might.arrive("out-14", dice=[3, 3])
    assert might.hand(0) == ["expecto-patronum"]


@pytest.mark.rule("TA-17.13")
def test_nothing_until_it_concerns_me() -> None:
    tale = Tale("hagrid-b", "draco-b", "harry-a")
    tale.spells(1, "expulso")
    tale.place(1, "out-14")
    tale.place(0, "out-12")
    tale.begin(2)
    tale.answer("wait-mine")
    assert tale.s.silent[1] == UNTIL_MINE
    tale.answer("walk cw out-14")
    assert tale.asked() == (0, "encounter")
    tale.answer("meet draco")
    assert tale.asked() == (1, "spell")
    tale.load(3, 3)
    tale.answer("wait-turn")
    assert tale.s.silent[1] == UNTIL_NEXT_TURN or tale.s.active == 1


@pytest.mark.rule("TA-17.13", "TA-27.10")
def test_nothing_more_this_turn() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.spells(1, "expulso")
    tale.begin()
    tale.answer("wait-turn")
    asked = []
    while tale.s.active == 0:
        asked.append(tale.asked()[0])
        tale.pass_by()
    assert 1 not in asked
    assert tale.asked() == (1, "spell")


# -- McGonagall sends a blocked Spell on, whatever its time (TA-MM3, TA-17.22) ---------------------


def sent_on(spell: str, at: str = "out-4") -> Tale:
    """In her own turn McGonagall has blocked a Spell of Draco's."""
    tale = Tale("mcgonagall-a", "draco-b", "hagrid-b")
    tale.spells(1, spell)
    tale.fate(0, 2)
    tale.place(0, at)
    tale.begin(2)
    while f"cast {spell}" not in tale.options():
        tale.pass_by()
    tale.answer(f"cast {spell}", "block")
    return tale


@pytest.mark.rule("TA-MM3", "TA-17.22")
def test_immobulus_sent_on_waits_for_the_next_turn_of_its_target() -> None:
    tale = sent_on("immobulus")
    assert tale.asked() == (0, "recast")
    assert tale.options() == ["no", "target draco", "target hagrid"]
    tale.answer("target hagrid")
    assert tale.told("will-work") == [(spell("immobulus"), 3)]
    tale.next_turn(1)
    tale.followers(2, "ginny-weasley")
    where = tale.at(2)
    tale.end_turn()
    assert tale.told("frozen") == [(3,)]
    assert tale.at(2) == where
    tale.next_turn(2)
    assert len(tale.told("frozen")) == 1


@pytest.mark.rule("TA-17.22", "TA-17.19")
def test_who_is_frozen_from_the_beginning_uses_nothing() -> None:
    tale = sent_on("immobulus")
    tale.answer("target draco")
    tale.objects(1, "half-blood-princes-book")
    tale.end_turn()
    assert tale.told("frozen") == [(4,)]
    assert tale.held(1) == ["half-blood-princes-book"]


@pytest.mark.rule("TA-MM3", "TA-17.22")
def test_imperio_sent_on_rules_the_next_turn_of_its_target() -> None:
    tale = sent_on("imperio")
    tale.answer("target hagrid")
    tale.next_turn(2)
    tale.until("steer")
    assert tale.asked() == (0, "steer")


@pytest.mark.rule("TA-MM3", "TA-17.22")
def test_confundo_sent_on_steers_the_next_move_of_its_target() -> None:
    tale = sent_on("confundo")
    assert tale.options() == ["no", "target draco", "target hagrid"]
    tale.answer("target draco")
    tale.until("steer")
    assert (tale.s.active, tale.asked()) == (1, (0, "steer"))
    tale.answer("direction cw")
    tale.next_turn(1)
    assert tale.s.steered_by == -1


@pytest.mark.rule("TA-17.22", "TA-S17")
def test_what_waits_can_be_ended() -> None:
    for name in ("immobulus", "imperio", "confundo"):
        tale = sent_on(name)
        tale.values(2, magic=7)
        tale.spells(2, "finite-incantatem")
        tale.answer("target hagrid")
        while "cast finite-incantatem" not in tale.options():
            tale.pass_by()
        tale.answer("cast finite-incantatem")
        assert tale.told("spell-ended") == [(spell(name),)]
        assert waiting_on(tale.s, 2) == []


@pytest.mark.rule("TA-20.9", "TA-17.22")
def test_what_waits_ends_with_the_last_life() -> None:
    for name in ("immobulus", "imperio", "confundo"):
        tale = sent_on(name)
        tale.answer("target hagrid")
        assert waiting_on(tale.s, 2) == [spell(name)]
        lose_last_life(tale.s, 2)
        assert waiting_on(tale.s, 2) == []


@pytest.mark.rule("TA-MM3")
def test_who_can_cast_nothing_sends_nothing_on() -> None:
    """The limits of the Spell are ignored, not those of the place."""
    tale = sent_on("immobulus", at="mid-13")
    assert tale.spell_discarded("immobulus")
    assert tale.asked()[1] != "recast"
    assert tale.told("frozen") == []


@pytest.mark.rule("TA-MM3")
def test_riddikulus_on_her_space_is_sent_on_to_another_enemy_of_the_fight() -> None:
    tale = Tale("hagrid-b", "mcgonagall-a")
    tale.values(0, magic=4, might=5)
    tale.spells(0, "riddikulus")
    tale.fate(1, 2)
    tale.place(1, "out-9")
    tale.lay("out-9", "inferius", "red-cap")
    tale.arrive("out-9")
    tale.load(6, 1)
    tale.answer("cast riddikulus", "at red-cap", "block")
    assert tale.options() == ["no", "at inferius"]
    tale.answer("at inferius")
    assert tale.scores() == [(3, 5 + 6, 2 + 3 + 1)]


@pytest.mark.rule("TA-MM3")
def test_protego_is_sent_on_to_whoever_else_is_in_danger() -> None:
    tale = Tale("draco-b", "mcgonagall-a", "hagrid-b")
    tale.values(2, magic=4)
    tale.spells(2, "protego")
    tale.fate(1, 2)
    tale.begin()
    tale.s.danger = [0, 1]
    codes = aims(tale.s, 1, spell("protego"), SENT_ON)
    assert [RULES.verbs.text(code) for code in codes] == ["target draco", "target mcgonagall"]


# -- the evading step (TA-11.3, TA-13.3) -----------------------------------------------------------


@pytest.mark.rule("TA-13.3", "TA-S04")
def test_who_is_attacked_may_cast_impedimenta_to_evade() -> None:
    tale = Tale("draco-b", "hagrid-b")
    tale.values(1, magic=4)
    tale.spells(1, "impedimenta")
    tale.place(1, "out-9")
    tale.arrive("out-9")
    tale.until("encounter")
    tale.answer("meet hagrid")
    assert tale.asked() == (1, "evade-character")
    assert tale.options() == ["fight", "cast impedimenta"]
    tale.answer("cast impedimenta")
    assert tale.options() == ["fight", "evade-all"]
    tale.answer("evade-all")
    assert tale.scores() == []


@pytest.mark.rule("TA-11.3", "TA-S04")
def test_who_meets_an_enemy_may_cast_impedimenta_to_evade() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=4)
    tale.spells(0, "impedimenta")
    tale.lay("out-9", "inferius")
    tale.arrive("out-9")
    tale.until("evade")
    assert tale.options() == ["fight", "cast impedimenta"]
    tale.answer("cast impedimenta", "evade inferius")
    assert tale.lying("out-9") == ["inferius"]


@pytest.mark.rule("TA-O37")
def test_no_impedimenta_against_a_stray_dementor() -> None:
    tale = Tale("hagrid-b", "draco-b")
    tale.values(0, magic=4)
    tale.spells(0, "impedimenta")
    tale.lay("out-9", "stray-dementor")
    tale.arrive("out-9", "pass", dice=[3, 3])
    assert tale.hand(0) == ["impedimenta"]
    assert tale.scores()
