"""Transfiguration (TA-18)."""

from __future__ import annotations

import pytest

from spellwright.games.talisman.board import space
from spellwright.games.talisman.content.columns import MAGIC, MIGHT
from spellwright.games.talisman.queries import total_magic, total_might
from spellwright.games.talisman.rules.gaining import gain_ability
from spellwright.games.talisman.rules.losing import lose_ability
from spellwright.games.talisman.rules.spells_in_hand import gain_spell
from spellwright.games.talisman.rules.transfiguration import become_ferret
from spellwright.testing.talisman import Tale


@pytest.mark.rule("TA-18.1", "TA-18.10")
def test_two_own_turns_as_a_ferret() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.arrive("out-1", "house hogs-head", dice=[1])
    assert tale.told("ferret") == [(0,)]
    turns = 0
    while tale.s.ferret[0]:
        turns += tale.s.active == 0
        tale.end_turn()
    assert turns == 2
    assert tale.told("ferret-over") == [(0,)]


@pytest.mark.rule("TA-18.2", "TA-18.3")
def test_everything_but_life_and_fate_stays_behind() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.objects(1, "wand")
    tale.followers(1, "fang")
    tale.gold(1, 2)
    tale.fate(1, 2)
    tale.place(1, "out-14")
    become_ferret(tale.s, 1)
    assert (tale.held(1), tale.following(1), tale.s.gold[1]) == ([], [], 0)
    assert set(tale.lying("out-14")) == {"wand", "fang"}
    assert tale.s.gold_at[space("out-14")] == 2
    assert (tale.s.life[1], tale.s.fate[1]) == (4, 2)


@pytest.mark.rule("TA-18.4")
def test_magic_and_might_are_one() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(1, magic=7)
    become_ferret(tale.s, 1)
    assert (total_magic(tale.s, 1), total_might(tale.s, 1)) == (1, 1)
    gain_ability(tale.s, 1, MIGHT)
    lose_ability(tale.s, 1, MAGIC)
    assert (tale.s.magic[1], tale.s.might[1]) == (7, 3)


@pytest.mark.rule("TA-18.5")
def test_a_ferret_moves_one_space() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.ferret[0] = 2
    tale.begin()
    assert tale.options() == ["walk cw out-8", "walk ccw out-6"]


@pytest.mark.rule("TA-18.6")
def test_abilities_are_covered() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.ferret[0] = 2
    tale.lay("out-8", "aurors")
    tale.begin()
    tale.load(3, 1)
    tale.answer("walk cw out-8")
    assert tale.scores() == [(0, 4, 5)]


@pytest.mark.rule("TA-18.7")
def test_spells_are_kept_but_not_cast_or_gained() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.spells(0, "expulso")
    tale.s.ferret[0] = 2
    tale.begin()
    assert tale.hand(0) == ["expulso"]
    assert tale.asked()[1] == "direction"
    assert not gain_spell(tale.s, 0)


@pytest.mark.rule("TA-18.8")
def test_trophies_are_kept_but_not_exchanged() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.trophy(0, "werewolf")
    tale.s.ferret[0] = 2
    tale.begin()
    asked = []
    while tale.s.active == 0:
        asked.append(tale.asked()[1])
        tale.pass_by()
    assert "turn-in" not in asked
    assert tale.trophies(0) == ["werewolf"]


@pytest.mark.rule("TA-18.9")
def test_a_ferret_takes_nothing_even_in_its_last_turn() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.ferret[0] = 1
    tale.lay("out-8", "wand")
    tale.s.gold_at[space("out-8")] = 1
    tale.s.gold_pool -= 1
    tale.begin()
    tale.answer("walk cw out-8")
    assert tale.s.active == 1
    assert tale.lying("out-8") == ["wand"]
    assert tale.s.ferret[0] == 0


@pytest.mark.rule("TA-18.9", "TA-DM1")
@pytest.mark.parametrize("was_ferret", [False, True])
def test_draco_takes_nothing_early_in_a_turn_begun_as_a_ferret(was_ferret: bool) -> None:
    tale = Tale("draco-a", "harry-a")
    tale.place(0, "out-12")
    tale.spells(1, "finite-incantatem")
    tale.s.ferret[0] = int(was_ferret)
    tale.lay("out-14", "wand", "aurors")
    tale.begin(2)
    if was_ferret:
        tale.answer("cast finite-incantatem")
        assert tale.s.ferret[0] == 0
    tale.load(1, 6)
    tale.answer("walk cw out-14")
    assert (tale.asked() == (0, "take-early")) == (not was_ferret)


@pytest.mark.rule("TA-18.10")
def test_a_lost_turn_counts_for_the_ferret() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.ferret[0] = 2
    tale.s.lost[0] = 1
    tale.begin()
    assert tale.s.ferret[0] == 1


@pytest.mark.rule("TA-18.11")
def test_a_second_transfiguration_starts_anew() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.s.ferret[1] = 1
    become_ferret(tale.s, 1)
    assert tale.s.ferret[1] == 2


@pytest.mark.rule("TA-18.12")
def test_afterwards_the_character_is_as_before() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=7)
    tale.s.ferret[0] = 1
    tale.begin()
    tale.end_turn()
    assert total_magic(tale.s, 0) == 7


@pytest.mark.rule("TA-18.13")
@pytest.mark.parametrize("gold", [0, 1])
def test_a_ferret_is_robbed_like_anybody(gold: int) -> None:
    """It left its goods behind; what it was given since can be taken."""
    tale = Tale("hagrid-b", "draco-b")
    tale.place(1, "out-14")
    tale.s.ferret[1] = 2
    tale.gold(1, gold)
    tale.arrive("out-14", "meet draco", dice=[3, 1])
    assert tale.scores() == [(3, 6, 2)]
    assert tale.options() == ["reward-life", *["reward-galleon"] * gold, "reward-nothing"]


@pytest.mark.rule("TA-18.14")
def test_a_ferret_at_the_gates_and_the_barrier() -> None:
    tale = Tale("harry-a", "draco-a")
    tale.values(0, magic=8)
    tale.s.ferret[0] = 2
    tale.place(0, "mid-8")
    tale.begin()
    tale.answer("walk cw mid-9")
    tale.load(1, 1)
    tale.answer("gates", "ability magic")
    assert tale.at(0) == "mid-9"
    assert tale.s.magic[0] == 8
    barrier = Tale("harry-a", "draco-a")
    barrier.values(0, magic=9)
    barrier.s.ferret[0] = 2
    barrier.place(0, "out-16")
    barrier.begin()
    barrier.answer("walk cw out-17")
    barrier.load(6, 1)
    barrier.answer("barrier")
    assert barrier.told("barrier-rolled") == [(0, 7, 10)]
