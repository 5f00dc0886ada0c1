"""FW-6: the initiative phase."""

from __future__ import annotations

import pytest

from spellwright.kernel.event import SPECTATOR
from spellwright.testing.wizardry import Duel


def stepping(*profiles: str, ahead: list[int]) -> Duel:
    """Wizards of which some have One step ahead in force."""
    duel = Duel(*profiles)
    duel.s.step_ahead = ahead
    return duel


# -- what is revealed ------------------------------------------------------------------------------


@pytest.mark.rule("FW-6.1")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_numbers_of_initiative_and_defend_entries_are_revealed(viewer: int) -> None:
    duel = Duel("young", "aged")
    duel.plans(["initiative", "defend", "defend", "move"], ["move", "defend"])
    assert duel.heard(viewer, "committed") == [(0, 1, 2), (1, 0, 1)]
    assert duel.view(viewer).initiative_entries == [1, 0]
    assert duel.view(viewer).defend_entries == [2, 1]


@pytest.mark.rule("FW-6.1")
def test_nothing_is_revealed_before_all_plans_are_locked() -> None:
    duel = Duel("young", "aged")
    duel.plan(0, "initiative", "defend")
    duel.lock(0)
    assert duel.told("committed") == []
    assert duel.view(1).initiative_entries == duel.view(1).defend_entries == [0, 0]


@pytest.mark.rule("FW-6.1")
def test_everything_else_in_the_plans_stays_secret() -> None:
    duel, other = Duel("young", "aged"), Duel("young", "aged")
    duel.plans(["initiative", "defend", "move"], ["move"])
    other.plans(["initiative", "defend", "run"], ["move"])
    assert duel.s.view(1).to_json() == other.s.view(1).to_json()


# -- the order -------------------------------------------------------------------------------------


@pytest.mark.rule("FW-6.2", "FW-6.3", "FW-EX5")
def test_a_young_wizard_with_one_initiative_goes_before_a_greybeard_with_two() -> None:
    duel = Duel("greybeard", "young")
    duel.plans(["initiative", "initiative", "move"], ["initiative", "move"])
    assert duel.s.order == [1, 0]
    assert duel.told("tie-rolled") == []


@pytest.mark.rule("FW-6.2")
@pytest.mark.parametrize(("profile", "innate"), [("young", 2), ("aged", 1), ("greybeard", 0)])
def test_the_innate_initiative_is_that_of_the_profile(profile: str, innate: int) -> None:
    """An Aged Wizard comes to the same total by its own 1 and so many entries, and they roll."""
    duel = Duel(profile, "aged")
    duel.s.ap = [5, 5]
    duel.load(6, 1)
    duel.plans(["initiative"], ["initiative"] * innate)
    assert duel.told("tie-rolled") == [(0, 6), (1, 1)]


@pytest.mark.rule("FW-6.2")
def test_each_initiative_entry_adds_one() -> None:
    duel = Duel("greybeard", "aged")
    duel.plans(["initiative", "initiative"], [])
    assert duel.s.order == [0, 1]


@pytest.mark.rule("FW-6.3")
def test_more_than_two_wizards_go_by_descending_total() -> None:
    duel = Duel("greybeard", "young", "aged")
    duel.plans(["move"], ["move"], ["initiative", "initiative", "move"])
    assert duel.s.order == [2, 1, 0]
    assert duel.told("tie-rolled") == []


@pytest.mark.rule("FW-6.1", "FW-6.3")
def test_a_defeated_wizard_reveals_nothing_and_has_no_place_in_the_order() -> None:
    duel = Duel("young", "young", "aged")
    duel.place(1, "P1:e6")
    duel.s.hits[1] = 4
    duel.plans(["magic-touch", "initiative"], [], [])
    duel.do("magic-touch", "target P2")
    duel.story.clear()
    duel.plans(["move"], [], ["move"])
    assert duel.told("committed") == [(0, 0, 0), (2, 0, 0)]
    assert duel.s.order == [0, 2]


@pytest.mark.rule("FW-6.4")
def test_tied_wizards_roll_and_the_higher_goes_first() -> None:
    duel = Duel("young", "young")
    duel.load(3, 4)
    duel.plans(["move"], ["move"])
    assert duel.s.order == [1, 0]
    assert duel.told("tie-rolled") == [(0, 3), (1, 4)]


@pytest.mark.rule("FW-6.4")
def test_those_still_tied_roll_again() -> None:
    duel = Duel("young", "young", "young")
    duel.load(2, 5, 2, 1, 6)
    duel.plans([], ["move"], ["move"])
    assert duel.s.order == [1, 2, 0]
    assert duel.told("tie-rolled") == [(0, 2), (1, 5), (2, 2), (0, 1), (2, 6)]


@pytest.mark.rule("FW-6.4")
def test_only_tied_wizards_roll() -> None:
    duel = Duel("young", "aged", "aged")
    duel.load(2, 5)
    duel.plans(["move"], ["move"], ["move"])
    assert duel.told("tie-rolled") == [(1, 2), (2, 5)]
    assert duel.s.order == [0, 2, 1]


@pytest.mark.rule("FW-6.6")
def test_the_wizard_in_first_place_has_the_initiative() -> None:
    duel = Duel("greybeard", "young")
    duel.plans(["move"], ["move"])
    assert duel.told("goes-first") == [(1,)]
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-6.6")
def test_the_wizard_that_has_declared_has_the_initiative() -> None:
    duel = stepping("greybeard", "young", ahead=[1, 0])
    duel.demon(1, "P1:a1")
    duel.plans(["move"], ["move"])
    duel.load(6)
    duel.answer("declare")
    assert duel.told("goes-first") == [(0,)]
    assert duel.asked() == (0, "demon-spell")


# -- One step ahead --------------------------------------------------------------------------------


@pytest.mark.rule("FW-6.5")
def test_who_is_one_step_ahead_may_take_the_first_place() -> None:
    duel = stepping("young", "aged", "greybeard", ahead=[0, 0, 1])
    duel.plans(["move"], ["move"], ["move"])
    assert duel.asked() == (2, "declare")
    duel.answer("declare")
    assert duel.s.order == [2, 0, 1]


@pytest.mark.rule("FW-6.5")
def test_who_is_one_step_ahead_may_leave_the_order_as_it_is() -> None:
    duel = stepping("young", "aged", "greybeard", ahead=[0, 0, 1])
    duel.plans(["move"], ["move"], ["move"])
    duel.answer("decline")
    assert duel.s.order == [0, 1, 2]


@pytest.mark.rule("FW-6.5")
def test_the_question_comes_when_the_order_is_known() -> None:
    duel = stepping("young", "young", ahead=[1, 0])
    duel.load(2, 5)
    duel.plans(["move"], ["move"])
    assert duel.asked() == (0, "declare")
    assert duel.view(0).order == [1, 0]


@pytest.mark.rule("FW-6.5")
def test_several_who_declare_keep_their_order_among_themselves() -> None:
    duel = stepping("greybeard", "young", "aged", ahead=[1, 0, 1])
    duel.plans(["move"], ["move"], ["move"])
    duel.answer("declare", "declare")
    assert duel.s.order == [2, 0, 1]


@pytest.mark.rule("FW-6.9")
def test_all_who_are_one_step_ahead_are_asked_in_order_the_first_included() -> None:
    duel = stepping("aged", "young", "greybeard", ahead=[1, 1, 1])
    duel.plans(["move"], ["move"], ["move"])
    assert duel.asked() == (1, "declare")
    duel.answer("decline")
    assert duel.asked() == (0, "declare")
    duel.answer("declare")
    assert duel.asked() == (2, "declare")
    duel.answer("declare")
    assert duel.s.order == [0, 2, 1]


@pytest.mark.rule("FW-6.9")
def test_the_first_declares_in_order_to_stay_ahead() -> None:
    duel = stepping("young", "aged", ahead=[1, 1])
    duel.plans(["move"], ["move"])
    duel.answer("declare", "declare")
    assert duel.s.order == [0, 1]


@pytest.mark.rule("FW-6.9")
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_declarations_are_open(viewer: int) -> None:
    duel = stepping("young", "aged", "greybeard", ahead=[1, 1, 0])
    duel.plans(["move"], ["move"], ["move"])
    duel.answer("decline", "declare")
    assert duel.heard(viewer, "declared") == [(1,)]


@pytest.mark.rule("FW-6.9")
def test_the_only_one_who_is_ahead_and_first_already_is_not_asked() -> None:
    duel = stepping("young", "aged", ahead=[1, 0])
    duel.plans(["move"], ["move"])
    assert duel.asked() == (0, "opportunity")


# -- defence pools ---------------------------------------------------------------------------------


@pytest.mark.rule("FW-6.7")
@pytest.mark.parametrize(("profile", "innate"), [("young", 0), ("aged", 1), ("greybeard", 2)])
def test_a_pool_is_the_innate_defend_and_the_defend_entries(profile: str, innate: int) -> None:
    duel = Duel(profile, profile)
    duel.load(6, 1)
    duel.plans(["move"], ["defend", "defend"])
    assert duel.s.pool == [innate, innate + 2]


@pytest.mark.rule("FW-6.7")
def test_awareness_of_the_last_turn_adds_two_points_for_one_turn() -> None:
    duel = Duel("young", "aged", spells=[[], ["awareness"]])
    duel.plans(["move"], ["awareness"])
    assert duel.s.pool == [0, 1]
    duel.abandon("move")
    duel.do("awareness")
    duel.plans(["move"], ["defend"])
    assert duel.s.pool == [0, 4]
    duel.abandon("move")
    duel.plans(["move"], [])
    assert duel.s.pool == [0, 1]


@pytest.mark.rule("FW-6.7")
def test_an_awareness_that_was_prevented_adds_nothing() -> None:
    duel = Duel("young", "aged", spells=[["dispel"], ["awareness"]])
    duel.plans(["dispel"], ["awareness"])
    duel.do("dispel")
    duel.do("awareness")
    duel.plans(["move"], [])
    assert duel.s.pool == [0, 1]


# -- where Initiative and Defend take effect -------------------------------------------------------


@pytest.mark.rule("FW-6.8")
def test_initiative_and_defend_are_not_carried_out_in_the_action_phase() -> None:
    duel = Duel("young", "aged")
    duel.plans(["initiative", "defend", "move"], ["defend"])
    assert duel.options() == ["do move", "abandon move"]
    duel.do("move", "to P1:e6")
    assert duel.s.turn == 2


@pytest.mark.rule("FW-6.8")
def test_initiative_and_defend_are_not_the_first_entry_carried_out() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], []])
    duel.plans(["initiative", "defend", "sleet-storm"], [])
    assert "do sleet-storm" in duel.options()


@pytest.mark.rule("FW-6.8")
def test_initiative_and_defend_do_not_keep_a_final_action_waiting() -> None:
    duel = Duel("young", "aged", spells=[["storm"], []])
    duel.plans(["storm P1:e5", "initiative", "defend"], [])
    assert "do storm" in duel.options()
