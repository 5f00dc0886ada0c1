"""Summoning: spectral sword, Leap, animal, Plague of insects, Demon (FW-19)."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square


def moves(*names: str) -> set[str]:
    return {f"to {name}" for name in names}


# -- 21 Summon spectral sword ----------------------------------------------------------------------


def duel_with_sword() -> Duel:
    duel = Duel("young", "young", spells=[["spectral-sword"], []])
    duel.place(1, "P1:e6")
    return duel


@pytest.mark.rule("FW-19.1")
def test_the_spectral_sword_adds_three_to_each_later_magic_touch_of_the_turn() -> None:
    duel = duel_with_sword()
    duel.s.hits_to_defeat = 10
    duel.plans(["spectral-sword", "magic-touch", "magic-touch", "initiative"], [])
    duel.do("spectral-sword")
    duel.do("magic-touch", "target P2")
    assert duel.s.hits == [0, 4]
    duel.do("magic-touch", "target P2")
    assert duel.s.hits == [0, 8]


@pytest.mark.rule("FW-19.1")
def test_the_spectral_sword_does_not_change_an_earlier_magic_touch() -> None:
    duel = duel_with_sword()
    duel.plans(["spectral-sword", "magic-touch", "initiative"], ["move"])
    duel.do("magic-touch", "target P2")
    duel.abandon("move")
    duel.do("spectral-sword")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-19.1")
def test_the_spectral_sword_is_gone_in_the_next_turn() -> None:
    duel = duel_with_sword()
    duel.plans(["spectral-sword", "initiative"], [])
    duel.do("spectral-sword")
    duel.plans(["magic-touch", "initiative"], [])
    duel.do("magic-touch", "target P2")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-19.1")
def test_the_spectral_sword_is_the_casters_alone() -> None:
    duel = duel_with_sword()
    duel.plans(["spectral-sword", "initiative"], ["magic-touch"])
    duel.do("spectral-sword")
    duel.do("magic-touch", "target P1")
    assert duel.s.hits == [1, 0]


@pytest.mark.rule("FW-19.1")
def test_the_animal_does_not_profit_from_the_spectral_sword() -> None:
    duel = duel_with_sword()
    duel.animal(0, "P1:d6")
    duel.plans(["spectral-sword", "initiative", "animal magic-touch"], [])
    duel.do("spectral-sword")
    duel.answer("animal magic-touch", "target P2")
    assert duel.s.hits == [0, 1]


# -- 23 Leap ---------------------------------------------------------------------------------------


@pytest.mark.rule("FW-19.2")
def test_a_leap_ends_on_an_enterable_square_exactly_five_squares_away() -> None:
    duel = Duel("young", "young", spells=[["leap"], []])
    duel.place(0, "P1:a1")
    duel.place(1, "P1:f3")
    duel.smash("P1:f1")
    duel.animal(1, "P1:a6")
    duel.demon(1, "P1:c6")
    duel.load(4)
    duel.plans(["leap", "initiative"], [])
    duel.answer("direction n", "do leap")
    ring = ["P1:f2", "P1:f4", "P1:f5", "P1:f6", "P1:e6", "P1:d6", "P1:b6"]
    assert set(duel.options()) == moves(*ring)
    duel.answer("to P1:d6")
    assert duel.square(0) == "P1:d6"


@pytest.mark.rule("FW-19.2")
def test_a_leap_never_ends_on_a_black_square() -> None:
    duel = Duel("young", "young", spells=[["leap"], []])
    duel.place(0, "P1:c2")
    duel.plans(["leap", "initiative"], [])
    duel.answer("do leap")
    assert "to P1:d7" in duel.options()
    assert "to P1:c7" not in duel.options()


@pytest.mark.rule("FW-19.2")
def test_obstacles_between_do_not_stop_a_leap() -> None:
    duel = Duel("young", "young", spells=[["leap"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:f5")
    duel.plans(["leap", "initiative"], [])
    duel.do("leap", "to P1:g5")
    assert duel.square(0) == "P1:g5"


# -- 24 Summon animal ------------------------------------------------------------------------------


@pytest.mark.rule("FW-19.3")
def test_the_animal_appears_on_an_enterable_square_next_to_the_caster() -> None:
    duel = Duel("young", "young", spells=[["summon-animal"], []])
    duel.place(0, "P1:d6")
    duel.place(1, "P1:e5")
    duel.smash("P1:c6")
    duel.plans(["summon-animal", "initiative"], [])
    duel.answer("do summon-animal")
    assert set(duel.options()) == moves("P1:d5", "P1:d7", "P1:e6")
    duel.answer("to P1:d7")
    assert duel.animals(0) == ["P1:d7"]


@pytest.mark.rule("FW-19.3")
def test_without_an_enterable_square_no_animal_appears() -> None:
    duel = Duel("young", "young", spells=[["summon-animal"], []])
    duel.place(0, "P1:a1")
    duel.place(1, "P1:b2")
    duel.smash("P1:a2")
    duel.smash("P1:b1")
    duel.plans(["summon-animal", "initiative"], [])
    duel.do("summon-animal")
    assert len(duel.told("fizzled")) == 1
    assert duel.s.animals == []


# -- 25 Plague of insects --------------------------------------------------------------------------


def duel_with_plague(profile: str = "young", *more: str) -> Duel:
    """P1 on e4 casts the plague at P2 on g4, two squares to the east."""
    duel = Duel("young", profile, spells=[["plague-of-insects", *more], ["flame-tongue"]])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:g4")
    return duel


@pytest.mark.rule("FW-19.4")
def test_the_target_of_a_plague_may_take_two_damage() -> None:
    duel = duel_with_plague()
    duel.plans(["plague-of-insects", "initiative"], ["move"])
    duel.do("plague-of-insects")
    assert duel.asked() == (1, "plague")
    assert duel.options() == ["suffer 0", "flee 0"]
    duel.answer("suffer 0")
    assert (duel.s.hits, duel.square(1)) == ([0, 2], "P1:g4")


@pytest.mark.rule("FW-19.4", "FW-14.1")
def test_the_damage_of_a_plague_defeats_at_once() -> None:
    duel = duel_with_plague()
    duel.s.hits[1] = 3
    duel.plans(["plague-of-insects", "move", "initiative"], ["move"])
    duel.do("plague-of-insects", "suffer 0")
    assert (duel.s.in_play, duel.asked()) == ([1, 0], (0, "opportunity"))


@pytest.mark.rule("FW-19.4", "FW-19.6")
def test_the_target_of_a_plague_may_move_two_squares_away_instead() -> None:
    duel = duel_with_plague()
    duel.plans(["plague-of-insects", "initiative"], ["move"])
    duel.do("plague-of-insects", "flee 0")
    assert duel.asked() == (1, "flight")
    duel.answer("to P1:h4", "to P1:i3")
    assert (duel.s.hits, duel.square(1)) == ([0, 0], "P1:i3")
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-19.4")
def test_a_plague_on_a_wizard_out_of_sight_fizzles() -> None:
    duel = Duel("young", "young", spells=[["plague-of-insects"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["plague-of-insects", "initiative"], [])
    duel.do("plague-of-insects")
    assert len(duel.told("fizzled")) == 1


@pytest.mark.rule("FW-19.5")
@pytest.mark.parametrize(("points", "damage"), [(0, 2), (1, 1), (2, 0)])
def test_each_point_takes_one_from_the_damage_of_a_plague(points: int, damage: int) -> None:
    duel = duel_with_plague("greybeard")
    duel.plans(["plague-of-insects"], ["defend", "move"])
    duel.do("plague-of-insects", f"suffer {points}")
    assert duel.s.hits == [0, damage]
    assert duel.s.pool[1] == 3 - points
    assert duel.square(1) == "P1:g4"


@pytest.mark.rule("FW-19.5")
def test_each_point_takes_one_from_the_squares_of_a_plague() -> None:
    duel = duel_with_plague("greybeard")
    duel.plans(["plague-of-insects"], ["move"])
    duel.do("plague-of-insects", "flee 1", "to P1:h4")
    assert duel.asked() == (1, "opportunity")
    assert duel.square(1) == "P1:h4"
    assert (duel.s.hits, duel.s.pool) == ([0, 0], [0, 1])


@pytest.mark.rule("FW-19.5")
def test_with_two_points_nothing_happens_to_the_target_of_a_plague() -> None:
    duel = duel_with_plague("greybeard")
    duel.plans(["plague-of-insects"], ["move"])
    duel.do("plague-of-insects", "flee 2")
    assert duel.asked() == (1, "opportunity")
    assert (duel.s.hits, duel.s.pool, duel.square(1)) == ([0, 0], [0, 0], "P1:g4")


@pytest.mark.rule("FW-19.5")
def test_points_and_choice_are_announced_together() -> None:
    duel = duel_with_plague("greybeard")
    duel.plans(["plague-of-insects"], ["defend", "move"])
    duel.do("plague-of-insects")
    suffer, flee = ["suffer 0", "suffer 1", "suffer 2"], ["flee 0", "flee 1", "flee 2"]
    assert duel.options() == suffer + flee


@pytest.mark.rule("FW-9.4")
def test_no_point_is_of_use_against_damage_that_a_circle_keeps_away() -> None:
    duel = Duel("young", "greybeard", spells=[["plague-of-insects"], ["circle-of-protection"]])
    duel.place(0, "P1:e4")
    duel.place(1, "P2:a4")
    duel.plans(["plague-of-insects", "move"], ["circle-of-protection"])
    duel.abandon("move")
    duel.do("circle-of-protection")
    duel.do("plague-of-insects")
    assert duel.options() == ["suffer 0", "flee 0", "flee 1", "flee 2"]
    duel.answer("suffer 0")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-19.6")
def test_each_step_of_the_flight_goes_farther_away_in_a_straight_line() -> None:
    duel = duel_with_plague()
    duel.plans(["plague-of-insects", "initiative"], [])
    duel.do("plague-of-insects", "flee 0")
    assert set(duel.options()) == moves("P1:g3", "P1:g5", "P1:h4")
    duel.answer("to P1:g5")
    assert set(duel.options()) == moves("P1:g6", "P1:h4", "P1:h6")


@pytest.mark.rule("FW-19.6")
def test_the_flight_enters_enterable_squares_only() -> None:
    duel = duel_with_plague()
    duel.animal(0, "P1:g3")
    duel.smash("P1:h4")
    duel.plans(["plague-of-insects", "initiative"], [])
    duel.do("plague-of-insects", "flee 0")
    assert set(duel.options()) == moves("P1:g5")


@pytest.mark.rule("FW-19.6")
def test_a_first_step_without_a_second_one_may_not_be_taken() -> None:
    """From a1 nothing is farther, from b2 the corner lies open."""
    duel = Duel("young", "young", spells=[["plague-of-insects"], []])
    duel.place(0, "P1:c1")
    duel.place(1, "P1:b1")
    duel.smash("P1:a2")
    duel.plans(["plague-of-insects", "initiative"], [])
    duel.do("plague-of-insects", "flee 0")
    assert set(duel.options()) == moves("P1:b2")


@pytest.mark.rule("FW-EX23", "FW-19.6")
def test_with_one_step_away_a_pool_of_one_leaves_three_answers() -> None:
    duel = Duel("young", "aged", spells=[["plague-of-insects"], []])
    duel.place(0, "P1:c1")
    duel.place(1, "P1:b1")
    duel.smash("P1:a2")
    duel.smash("P1:b2")
    duel.plans(["plague-of-insects"], [])
    duel.do("plague-of-insects")
    assert duel.options() == ["suffer 0", "suffer 1", "flee 1"]
    duel.answer("flee 1")
    assert duel.options() == ["to P1:a1"]


@pytest.mark.rule("FW-19.6")
def test_without_a_full_flight_the_damage_must_be_chosen() -> None:
    duel = Duel("young", "young", spells=[["plague-of-insects"], []])
    duel.place(0, "P1:c1")
    duel.place(1, "P1:b1")
    duel.smash("P1:a2")
    duel.smash("P1:b2")
    duel.plans(["plague-of-insects", "initiative"], [])
    duel.do("plague-of-insects")
    assert duel.options() == ["suffer 0"]


@pytest.mark.rule("FW-19.7")
def test_an_entangled_wizard_cannot_flee_from_a_plague() -> None:
    duel = duel_with_plague("greybeard", "entangle")
    duel.plans(["entangle", "plague-of-insects"], [])
    duel.do("entangle", "spend 0")
    duel.do("plague-of-insects")
    assert duel.options() == ["suffer 0", "suffer 1", "suffer 2"]


@pytest.mark.rule("FW-19.8")
def test_a_plague_rests_in_the_turn_after_its_use() -> None:
    duel = duel_with_plague()
    duel.plans(["plague-of-insects", "initiative"], [])
    duel.do("plague-of-insects", "suffer 0")
    assert "plan plague-of-insects" not in duel.options(0)
    duel.plans(["initiative"], [])
    assert "plan plague-of-insects" in duel.options(0)


@pytest.mark.rule("FW-19.11")
def test_who_fled_from_a_plague_has_not_moved_itself() -> None:
    duel = duel_with_plague()
    duel.plans(["plague-of-insects", "initiative"], ["flame-tongue"])
    duel.do("plague-of-insects", "flee 0", "to P1:h4", "to P1:i4")
    assert "do flame-tongue" in duel.options(1)


@pytest.mark.rule("FW-19.11")
def test_a_flight_from_a_plague_triggers_balls() -> None:
    duel = duel_with_plague()
    duel.ball(0, "P1:h4")
    duel.plans(["plague-of-insects", "initiative"], ["move"])
    duel.do("plague-of-insects", "flee 0", "to P1:h4")
    assert (duel.s.hits, duel.s.balls) == ([0, 2], [])
    duel.answer("to P1:i4")
    assert duel.square(1) == "P1:i4"


@pytest.mark.rule("FW-19.11")
def test_a_flight_from_a_plague_stays_on_the_board_and_off_smash_markers() -> None:
    duel = Duel("young", "young", spells=[["plague-of-insects"], []])
    duel.place(0, "P1:c4")
    duel.place(1, "P1:a4")
    duel.smash("P1:a3")
    duel.plans(["plague-of-insects", "initiative"], [])
    duel.do("plague-of-insects", "flee 0")
    assert set(duel.options()) == moves("P1:a5")


# -- 26 Summon Demon -------------------------------------------------------------------------------


@pytest.mark.rule("FW-19.9")
def test_the_demon_appears_on_any_free_square_of_the_board() -> None:
    duel = Duel("young", "young", spells=[["summon-demon"], []])
    duel.animal(1, "P2:e6")
    duel.smash("P2:a1")
    duel.ball(1, "P1:d4")
    duel.plans(["summon-demon", "initiative"], [])
    duel.answer("do summon-demon")
    taken = {square(name) for name in ("P1:e5", "P2:e5", "P2:e6", "P2:a1")}
    assert set(duel.options()) == {
        f"to {area}:{column}{row}"
        for area in ("P1", "P2")
        for column in "abcdefghi"
        for row in range(1, 10)
        if not duel.s.board.is_black(square(f"{area}:{column}{row}"))
        and square(f"{area}:{column}{row}") not in taken
    }
    duel.answer("to P1:d4")
    assert (duel.s.demon, duel.s.demon_summoner) == (square("P1:d4"), 0)


@pytest.mark.rule("FW-19.10")
def test_the_demon_acts_for_the_first_time_in_the_next_action_phase() -> None:
    duel = Duel("young", "young", spells=[["summon-demon"], []])
    duel.plans(["summon-demon", "initiative"], ["move"])
    duel.do("summon-demon", "to P2:e6")
    duel.abandon("move")
    assert duel.s.turn == 2
    assert duel.told("demon-casts") == []
    duel.load(4)
    duel.plans(["initiative"], [])
    assert len(duel.told("demon-casts")) == 1
    assert duel.asked() == (0, "direction")
