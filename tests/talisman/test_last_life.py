"""Losing the last Life (TA-20)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import HALL, START_AT, space
from spellwright.games.talisman.content.columns import (
    START_FATE,
    START_GALLEONS,
    START_LIFE,
    START_SPELLS,
    card,
    side,
)
from spellwright.games.talisman.rules.life import lose_last_life, lose_life
from spellwright.games.talisman.state import STORED_FREE
from spellwright.testing.talisman import Tale


def dying(**options: bool) -> Tale:
    """Draco dies in his own turn at The Burrow, with all kinds of things."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    tale = Tale("draco-b", "harry-a", "hagrid-b", options=named)
    tale.values(0, magic=6, might=5, life=1)
    tale.objects(0, "wand", "hallow")
    tale.followers(0, "thorfinn-rowle")
    tale.gold(0, 3)
    tale.trophy(0, "aurors")
    tale.place(0, "out-19")
    tale.begin(2)
    tale.spells(0, "lumos")
    tale.fate(0, 2)
    tale.answer("walk cw out-21")
    tale.answer("suffer")
    return tale


@pytest.mark.rule("TA-20.1", "TA-20.2", "TA-20.4")
def test_what_is_lost_and_what_is_kept() -> None:
    tale = dying()
    assert tale.at(0) == "out-10"
    assert (tale.hand(0), tale.trophies(0), tale.s.fate[0]) == ([], [], 0)
    assert tale.spell_discarded("lumos")
    assert tale.discarded("aurors")
    assert tale.held(0) == ["wand", "hallow"]
    assert tale.following(0) == ["thorfinn-rowle"]
    assert tale.s.gold[0] == 3


@pytest.mark.rule("TA-20.1")
def test_from_any_region() -> None:
    tale = Tale("harry-a", "draco-a")
    for where in ("mid-4", "inn-6"):
        tale.place(1, where)
        lose_last_life(tale.s, 1)
        assert tale.at(1) == "out-10"


@pytest.mark.rule("TA-20.3")
def test_the_own_turn_ends() -> None:
    tale = dying()
    assert tale.s.active == 1


@pytest.mark.rule("TA-20.5", "TA-20.6", "TA-20.7")
def test_back_with_either_side_and_a_normal_turn() -> None:
    tale = dying()
    tale.next_turn(0)
    assert tale.asked() == (0, "new-side")
    assert tale.options() == ["side draco-a", "side draco-b"]
    tale.load(3)
    tale.answer("side draco-a")
    assert tale.s.side[0] == side("draco-a")
    assert (tale.s.magic[0], tale.s.might[0], tale.s.life[0], tale.s.fate[0]) == (4, 3, 4, 0)
    assert tale.options() == ["walk cw out-13", "walk ccw out-7"]


@pytest.mark.rule("TA-20.5")
def test_the_pool_keeps_the_fate() -> None:
    tale = dying()
    before = tale.s.fate_pool
    tale.next_turn(0)
    tale.answer("side draco-b")
    assert (tale.s.fate[0], tale.s.fate_pool) == (0, before)


@pytest.mark.rule("TA-26.10")
def test_fate_is_refilled_where_the_players_want_it() -> None:
    tale = dying(refill_fate=True)
    tale.next_turn(0)
    tale.load(3)
    tale.answer("side draco-a")
    assert tale.s.fate[0] == 2


@pytest.mark.rule("TA-20.8")
def test_no_new_spells_or_galleons() -> None:
    tale = dying()
    tale.next_turn(0)
    tale.answer("side draco-b")
    assert tale.hand(0) == []
    assert tale.s.gold[0] == 3
    assert tale.at(0) == "out-10"


@pytest.mark.rule("TA-20.9", "TA-20.13")
def test_what_ends_with_the_last_life() -> None:
    tale = Tale("harry-a", "draco-a")
    s = tale.s
    s.ferret[1], s.quest[1], s.back[1], s.duty[1], s.lost[1] = 2, 3, 1, 4, 2
    s.stored[1], s.permit[1], s.extra[1], s.evading[1] = STORED_FREE, 1, 1, 1
    s.gold_at[3] = 2
    s.gold_pool -= 2
    lose_last_life(s, 1)
    ended = (s.ferret, s.quest, s.back, s.duty, s.lost, s.stored, s.permit, s.extra, s.evading)
    assert [column[1] for column in ended] == [0] * 9
    assert s.gold_at[3] == 2


@pytest.mark.rule("TA-20.10")
def test_out_of_reach_until_the_next_turn() -> None:
    tale = Tale("harry-a", "draco-a", "hagrid-b")
    tale.place(1, "out-10")
    tale.values(1, life=0)
    tale.spells(1, "expulso")
    tale.spells(0, "crucio")
    tale.arrive("out-10")
    assert tale.asked()[0] != 1
    assert "meet draco" not in tale.options()


@pytest.mark.rule("TA-20.11")
def test_nobody_is_eliminated() -> None:
    tale = dying()
    for _ in range(3):
        tale.end_turn()
    assert tale.s.life[0] > 0


@pytest.mark.rule("TA-20.12")
def test_loss_stops_at_zero() -> None:
    tale = Tale("hagrid-b", "draco-a")
    tale.values(0, life=1)
    tale.arrive("mid-5", dice=[1, 1])
    assert tale.s.life[0] == 0
    assert tale.told("lost-life") == [(3, 1)]


@pytest.mark.rule("TA-20.14", "TA-O02")
def test_several_deaths_in_turn_order() -> None:
    tale = Tale("hagrid-b", "draco-b", "lucius-a")
    for seat in range(3):
        tale.values(seat, life=1)
    tale.next_card("dementors-over-london")
    tale.arrive("out-14", dice=[1, 2, 1])
    assert [who for (who,) in tale.told("died")] == [3, 4, 6]


# -- no inheritance --------------------------------------------------------------------------------


@pytest.mark.rule("TA-26.1", "TA-26.2")
def test_without_inheritance_everything_stays_where_it_was() -> None:
    tale = dying(no_inheritance=True)
    assert set(tale.lying("out-21")) == {"wand", "hallow", "thorfinn-rowle"}
    assert tale.s.gold_at[space("out-21")] == 3
    assert (tale.held(0), tale.following(0), tale.s.gold[0], tale.s.fate[0]) == ([], [], 0, 0)
    assert tale.discarded("aurors")


@pytest.mark.rule("TA-26.3", "TA-26.4")
def test_a_new_character_takes_over() -> None:
    tale = dying(no_inheritance=True)
    assert tale.at(0) == ""
    unused = list(tale.s.unused)
    tale.next_turn(0)
    assert tale.asked() == (0, "new-side")
    assert tale.s.character[0] in unused
    assert 4 not in tale.s.unused
    tale.answer(tale.options()[0])
    played = tale.s.side[0]
    assert tale.told("newcomer") == [(tale.s.character[0], played)]
    assert tale.told("returned") == []
    assert tale.s.life[0] == START_LIFE[played]
    assert tale.s.fate[0] == START_FATE[played]
    assert tale.s.gold[0] == START_GALLEONS[played]
    assert len(tale.hand(0)) == START_SPELLS[played]
    assert tale.s.at[0] == START_AT[played]


@pytest.mark.rule("TA-26.5")
def test_without_unused_cards_the_old_one_goes_on_without_anything() -> None:
    tale = Tale("draco-b", "harry-a", options={"no-inheritance": True})
    tale.s.unused = []
    tale.values(0, life=1)
    tale.objects(0, "wand")
    tale.arrive("out-21")
    assert tale.at(0) == "out-10"
    assert tale.held(0) == []
    tale.next_turn(0)
    assert tale.options() == ["side draco-a", "side draco-b"]


def test_a_loss_without_life_is_nothing() -> None:
    tale = Tale("draco-b", "harry-a")
    tale.values(0, life=0)
    lose_life(tale.s, 0)
    assert tale.s.agenda == []
    assert (HALL, card("wand")) == (48, 101)
