"""FW-12: the end of the action phase and of the turn."""

from __future__ import annotations

import pytest

from spellwright.testing.wizardry import Duel, square


def poisoned(*markers: list[int], profiles: tuple[str, ...]) -> Duel:
    """A turn in which only P1 has an entry, a Move; the markers are given by their casters."""
    duel = Duel(*profiles)
    duel.s.poison = list(markers)
    duel.plans(["move"], *([] for _ in profiles[1:]))
    return duel


@pytest.mark.rule("FW-12.1")
def test_every_poison_marker_deals_one_damage() -> None:
    duel = poisoned([], [0, 0], profiles=("young", "aged"))
    duel.s.pool[1] = 0
    duel.abandon("move")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-12.1")
def test_a_point_removes_one_poison_marker_before_the_damage() -> None:
    duel = poisoned([], [0, 0, 0], profiles=("young", "greybeard"))
    duel.abandon("move")
    assert duel.asked() == (1, "poison")
    assert duel.options() == ["spend 0", "spend 1", "spend 2"]
    duel.answer("spend 2")
    assert duel.s.poison[1] == [0]
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-12.1")
def test_a_point_spent_on_poison_is_not_there_against_the_storm() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.place(1, "P1:f5")
    duel.s.poison[1] = [0]
    duel.plans(["sleet-storm"], [])
    duel.do("sleet-storm", "spend 1")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-12.1")
def test_no_more_points_are_spent_on_poison_than_there_are_markers() -> None:
    duel = poisoned([], [0], profiles=("young", "greybeard"))
    duel.abandon("move")
    assert duel.options() == ["spend 0", "spend 1"]
    duel.answer("spend 1")
    assert duel.s.poison[1] == []
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-12.1")
def test_the_poisoned_decide_in_initiative_order_and_all_damage_comes_after() -> None:
    duel = poisoned([], [0], [0, 0], profiles=("young", "greybeard", "aged"))
    duel.abandon("move")
    assert duel.asked() == (2, "poison")
    duel.answer("spend 1")
    assert duel.asked() == (1, "poison")
    assert duel.s.hits == [0, 0, 0]
    duel.answer("spend 0")
    assert duel.s.hits == [0, 1, 1]


@pytest.mark.rule("FW-12.2", "FW-12.3", "FW-12.4")
def test_the_steps_come_in_their_order() -> None:
    duel = Duel("young", "greybeard", "aged", spells=[["sleet-storm"], [], ["hide"]])
    duel.place(1, "P1:f5")
    duel.ball(0, "P1:a9")
    duel.s.poison[1] = [0]
    duel.plans(["sleet-storm"], [], ["hide"])
    duel.do("sleet-storm")
    duel.do("hide")
    assert duel.asked() == (1, "poison")
    duel.answer("spend 1")
    assert duel.asked() == (1, "points")
    duel.answer("spend 1")
    assert duel.asked() == (0, "ball-step")
    duel.answer("stay")
    assert duel.asked() == (2, "return")


@pytest.mark.rule("FW-12.2")
def test_a_sleet_storm_hits_at_the_end_of_the_action_phase() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.place(1, "P1:f5")
    duel.plans(["sleet-storm"], ["move"])
    duel.do("sleet-storm")
    duel.s.pool[1] = 0
    assert duel.s.hits == [0, 0]
    duel.do("move", "to P1:f4")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-12.2")
def test_the_storm_reaches_eight_squares() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.place(1, "P2:d5")
    duel.plans(["sleet-storm"], [])
    duel.do("sleet-storm", "spend 0")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-12.2")
def test_who_is_out_of_reach_is_not_hit_by_the_storm() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.place(1, "P2:d5")
    duel.plans(["sleet-storm"], ["move"])
    duel.do("sleet-storm")
    duel.s.pool[1] = 0
    duel.do("move", "to P2:e5")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-12.3")
def test_balls_roll_in_initiative_order_of_their_owners() -> None:
    duel = Duel("greybeard", "young")
    duel.ball(0, "P1:a1")
    duel.ball(1, "P2:a1")
    duel.plans([], ["move"])
    duel.abandon("move")
    assert duel.asked() == (1, "ball-step")
    duel.answer("stay")
    assert duel.asked() == (0, "ball-step")
    duel.answer("to P1:a2", "to P1:a3")
    assert duel.s.turn == 2
    assert duel.s.balls == [square("P1:a3"), square("P2:a1")]


@pytest.mark.rule("FW-12.3")
def test_the_owner_of_two_balls_chooses_their_order() -> None:
    duel = Duel("young", "aged")
    duel.ball(0, "P1:a1")
    duel.ball(0, "P1:i1")
    duel.plans(["move"], [])
    duel.abandon("move")
    assert duel.asked() == (0, "ball")
    assert duel.options() == ["ball P1:a1", "ball P1:i1"]
    duel.answer("ball P1:i1", "to P1:h1", "stay")
    assert duel.s.balls == [square("P1:a1"), square("P1:h1")]
    duel.answer("to P1:b1", "stay")
    assert duel.s.balls == [square("P1:b1"), square("P1:h1")]
    assert duel.s.turn == 2


@pytest.mark.rule("FW-12.4")
def test_hidden_wizards_come_back_in_initiative_order() -> None:
    duel = Duel("greybeard", "young", spells=[["hide"], ["hide"]])
    duel.plans(["hide"], ["hide"])
    duel.do("hide")
    duel.do("hide")
    assert duel.asked() == (1, "return")
    duel.answer("to P2:e6")
    assert duel.asked() == (0, "return")
    duel.answer("to P1:e6")
    assert (duel.square(0), duel.square(1)) == ("P1:e6", "P2:e6")
    assert duel.s.turn == 2


@pytest.mark.rule("FW-12.5")
def test_who_gets_the_last_hit_from_poison_still_rolls_its_ball() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P2:e4")
    duel.ball(0, "P2:d4")
    duel.s.hits = [4, 3]
    duel.s.poison[0] = [1]
    duel.plans(["move"], [])
    duel.abandon("move")
    assert duel.asked() == (0, "ball-step")
    assert duel.s.in_play == [1, 1]
    duel.answer("to P2:e4")
    assert duel.s.rematch == 1


@pytest.mark.rule("FW-12.5")
def test_who_gets_the_last_hit_from_poison_still_strikes_with_its_storm() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.place(1, "P1:f5")
    duel.s.hits = [4, 3]
    duel.s.poison[0] = [1]
    duel.plans(["sleet-storm"], [])
    duel.do("sleet-storm")
    assert duel.asked() == (1, "points")
    duel.answer("spend 0")
    assert duel.s.rematch == 1


@pytest.mark.rule("FW-12.5")
def test_who_gets_the_last_hit_from_a_storm_still_rolls_its_ball() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.place(1, "P1:f5")
    duel.ball(1, "P1:e4")
    duel.s.hits = [3, 3]
    duel.plans(["sleet-storm"], [])
    duel.do("sleet-storm", "spend 0")
    assert duel.asked() == (1, "ball-step")
    assert duel.s.in_play == [1, 1]
    duel.answer("to P1:e5")
    assert duel.s.rematch == 1


@pytest.mark.rule("FW-12.5")
def test_the_damage_of_different_steps_is_one_defeat() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.place(1, "P1:f5")
    duel.s.hits = [0, 2]
    duel.s.poison[1] = [0]
    duel.plans(["sleet-storm"], [])
    duel.s.pool[1] = 0
    duel.do("sleet-storm")
    assert duel.s.hits[1] == 5
    assert duel.told("defeated") == [(1,)]


@pytest.mark.rule("FW-12.6")
def test_after_an_antimagic_field_poison_storm_and_balls_of_this_turn_do_nothing() -> None:
    duel = Duel(
        "young",
        "aged",
        spells=[["antimagic-field", "poison-dart"], ["sleet-storm", "tracking-ball"]],
    )
    duel.place(1, "P1:f5")
    duel.plans(["antimagic-field", "poison-dart"], ["sleet-storm", "tracking-ball"])
    duel.do("antimagic-field")
    duel.do("sleet-storm")
    duel.do("poison-dart", "spend 0")
    duel.do("tracking-ball", "to P1:f4")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 0]
    assert duel.s.balls == [square("P1:f4")]


@pytest.mark.rule("FW-12.6")
def test_after_an_antimagic_field_who_hides_comes_back_to_the_square_it_left() -> None:
    duel = Duel("young", "aged", spells=[["antimagic-field"], ["hide"]])
    duel.plans(["antimagic-field"], ["hide"])
    duel.do("antimagic-field")
    duel.do("hide")
    assert duel.s.turn == 2
    assert duel.square(1) == "P2:e5"


@pytest.mark.rule("FW-12.6")
def test_the_turn_after_an_antimagic_field_ends_as_usual() -> None:
    duel = Duel("young", "aged", spells=[["antimagic-field", "poison-dart"], []])
    duel.place(1, "P1:f5")
    duel.plans(["antimagic-field", "poison-dart"], [])
    duel.do("antimagic-field")
    duel.do("poison-dart", "spend 0")
    duel.plans(["move"], [])
    duel.abandon("move")
    duel.answer("spend 0")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-12.7")
def test_victory_is_declared_after_the_steps_at_the_end_of_the_turn() -> None:
    duel = Duel("young", "aged")
    duel.place(1, "P1:f5")
    duel.ball(0, "P1:a1")
    duel.s.hits = [0, 4]
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2", "spend 0")
    assert duel.asked() == (0, "ball-step")
    assert not duel.s.over
    duel.answer("stay")
    assert duel.s.over


@pytest.mark.rule("FW-12.8")
def test_effects_of_this_turn_end() -> None:
    duel = Duel("young", "aged", spells=[["fog", "dispel"], ["beauty", "curse"]])
    duel.place(0, "P1:a4")
    duel.place(1, "P1:f4")
    duel.plans(["fog", "dispel"], [])
    duel.do("fog")
    duel.do("dispel")
    duel.plans([], ["curse"])
    duel.load(2)
    duel.do("curse")
    assert duel.told("prevented") == []
    assert duel.s.ap == [3, 4]


@pytest.mark.rule("FW-12.8")
def test_entangle_beauty_and_circle_end_with_the_turn() -> None:
    duel = Duel("young", "aged")
    duel.plans(["move"], [])
    duel.s.entangled = [1, 1]
    duel.s.beautiful = [1, 1]
    duel.s.circle = [1, 1]
    duel.s.sword = [1, 1]
    duel.abandon("move")
    assert duel.s.turn == 2
    assert duel.s.entangled == duel.s.beautiful == duel.s.circle == duel.s.sword == [0, 0]


@pytest.mark.rule("FW-12.8")
def test_defence_pools_are_emptied_and_plans_discarded() -> None:
    duel = Duel("young", "greybeard")
    duel.plans(["move"], ["defend"])
    assert duel.s.pool == [0, 3]
    duel.abandon("move")
    assert duel.s.pool == [0, 0]
    assert duel.s.plan == duel.s.played == [[], []]
    assert duel.s.defend_entries == [0, 0]


@pytest.mark.rule("FW-12.8")
def test_unavailability_is_updated() -> None:
    duel = Duel("young", "aged", spells=[["push", "transpose"], []])
    duel.plans(["push"], [])
    duel.do("push")
    assert "plan push" not in duel.options(0)
    duel.plans(["transpose"], [])
    duel.do("transpose")
    assert "plan push" in duel.options(0)
    assert "plan transpose" not in duel.options(0)


@pytest.mark.rule("FW-12.9")
def test_the_last_wizard_still_meets_its_own_poison() -> None:
    duel = Duel("aged", "young")
    duel.place(1, "P1:f5")
    duel.s.hits = [0, 4]
    duel.s.poison[0] = [1]
    duel.plans(["magic-touch"], [])
    duel.do("magic-touch", "target P2")
    assert not duel.s.in_play[1]
    assert duel.asked() == (0, "poison")
    duel.answer("spend 0")
    assert duel.s.over
    assert duel.s.hits[0] == 1


@pytest.mark.rule("FW-12.9")
def test_a_hidden_wizard_comes_back_although_it_is_the_last() -> None:
    duel = Duel("young", "aged", spells=[["hide"], []])
    duel.s.hits = [0, 4]
    duel.s.poison[1] = [0]
    duel.plans(["hide"], [])
    duel.do("hide")
    duel.answer("spend 0")
    assert not duel.s.in_play[1]
    assert duel.asked() == (0, "return")
    duel.answer("to P1:a1")
    assert duel.s.over
    assert duel.square(0) == "P1:a1"


@pytest.mark.rule("FW-12.9")
def test_the_turn_ends_in_order_when_nobody_is_left() -> None:
    duel = Duel("young", "greybeard", spells=[["storm"], []])
    duel.place(1, "P1:e3")
    duel.s.hits = [2, 2]
    duel.s.poison = [[1], [0]]
    duel.plans(["storm P1:e4"], [])
    duel.s.pool[1] = 0
    duel.do("storm")
    assert duel.told("defeated") == [(0,), (1,)]
    assert duel.told("turn-ended") == [()]
    assert duel.s.rematch == 1


@pytest.mark.rule("FW-12.10")
def test_who_comes_back_onto_a_ball_is_hurt_and_may_be_defeated() -> None:
    duel = Duel("young", "aged", spells=[["hide"], []])
    duel.ball(1, "P1:a1")
    duel.s.hits = [3, 0]
    duel.plans(["hide"], [])
    duel.do("hide")
    assert duel.asked() == (1, "ball-step")
    duel.answer("stay", "to P1:a1")
    assert duel.s.hits == [5, 0]
    assert duel.s.outcome is not None
    assert duel.s.outcome.winners == (1,)


@pytest.mark.rule("FW-12.10")
def test_who_comes_back_onto_its_own_ball_is_not_hurt() -> None:
    duel = Duel("young", "aged", spells=[["hide"], []])
    duel.ball(0, "P1:a1")
    duel.plans(["hide"], [])
    duel.do("hide", "stay", "to P1:a1")
    assert duel.s.turn == 2
    assert duel.s.hits == [0, 0]
