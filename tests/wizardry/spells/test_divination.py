"""Divination: Clairvoyance, Foresight, Awareness, Spot weakness, One step ahead (FW-18)."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import KEYS
from spellwright.games.wizardry.state import action_of, written_of
from spellwright.testing.wizardry import Duel, square


def duel_in_sight(*spells: str, profile: str = "young") -> Duel:
    """A young P1, who knows the spells and goes first, sees P2 four squares away."""
    duel = Duel("young", profile, spells=[spells, []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    return duel


def asked_seats(duel: Duel) -> list[int]:
    return [ask.seat for ask in duel.s.asks]


# -- 12 Clairvoyance -------------------------------------------------------------------------------


def duel_after_clairvoyance() -> Duel:
    duel = Duel("young", "greybeard", spells=[["clairvoyance"], ["lightning-bolt"]])
    duel.plans(["clairvoyance"], [])
    duel.do("clairvoyance")
    return duel


@pytest.mark.rule("FW-18.1")
def test_clairvoyance_shows_the_caster_two_entries_of_the_next_plan() -> None:
    duel = duel_after_clairvoyance()
    duel.plan(1, "lightning-bolt P1:e5", "move")
    shown = duel.s.view(0).shown.shown_entries[1]
    assert [KEYS[action_of(entry)] for entry in shown] == ["lightning-bolt", "move"]
    assert written_of(shown[0]) == square("P1:e5")


@pytest.mark.rule("FW-18.1")
def test_clairvoyance_shows_the_entries_before_the_caster_plans() -> None:
    duel = duel_after_clairvoyance()
    assert asked_seats(duel) == [1]
    assert duel.asked() == (1, "shown-entry")
    duel.plan(1, "defend", "move")
    assert asked_seats(duel) == [0, 1]


@pytest.mark.rule("FW-18.1")
def test_clairvoyance_sees_through_the_chosen_wizard_in_the_next_turn_only() -> None:
    duel = duel_after_clairvoyance()
    duel.plan(1, "defend", "move")
    duel.plans([], [])
    duel.end_turn()
    assert asked_seats(duel) == [0, 1]
    assert {duel.s.decision_of(ask).question for ask in duel.s.asks} == {"entry"}


@pytest.mark.rule("FW-18.1")
def test_clairvoyance_is_cast_on_one_other_wizard_of_the_casters_choice() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["clairvoyance"], [], []])
    duel.plans(["clairvoyance"], [], [])
    duel.answer("do clairvoyance")
    assert duel.options() == ["wizard P2", "wizard P3"]
    duel.answer("wizard P3")
    assert asked_seats(duel) == [2]


@pytest.mark.rule("FW-18.2")
def test_clairvoyance_rests_in_the_turn_after_its_use() -> None:
    duel = duel_after_clairvoyance()
    duel.plan(1, "defend", "move")
    assert "plan clairvoyance" not in duel.options(0)
    duel.plans([], [])
    duel.end_turn()
    assert "plan clairvoyance" in duel.options(0)


# -- 13 Foresight ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-18.3")
def test_foresight_tells_the_caster_what_goes_into_initiative_and_defend() -> None:
    duel = Duel("young", "greybeard", spells=[["foresight"], []])
    duel.plans(["foresight"], [])
    duel.do("foresight")
    assert asked_seats(duel) == [1]
    assert duel.asked() == (1, "announce")
    duel.answer("announce 1 2")
    assert duel.told("foretold") == [(1, 1, 2)]
    assert duel.s.view(0).shown.announced[1] == 1 * 3 + 2


@pytest.mark.rule("FW-18.3")
def test_foresight_binds_the_chosen_wizard_in_the_next_turn_only() -> None:
    duel = Duel("young", "greybeard", spells=[["foresight"], []])
    duel.plans(["foresight"], [])
    duel.do("foresight")
    duel.answer("announce 0 0")
    duel.plans([], [])
    assert duel.s.turn == 3
    assert asked_seats(duel) == [0, 1]
    assert "plan defend" in duel.options(1)


@pytest.mark.rule("FW-18.3")
def test_foresight_is_cast_on_one_other_wizard_of_the_casters_choice() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["foresight"], [], []])
    duel.plans(["foresight"], [], [])
    duel.answer("do foresight")
    assert duel.options() == ["wizard P2", "wizard P3"]
    duel.answer("wizard P2")
    assert asked_seats(duel) == [1]


# -- 14 Awareness ----------------------------------------------------------------------------------


@pytest.mark.rule("FW-18.4")
def test_awareness_adds_two_points_to_the_pool_of_the_next_turn() -> None:
    duel = Duel("young", "aged", spells=[[], ["awareness"]])
    duel.plans([], ["awareness", "move"])
    duel.do("awareness")
    assert duel.s.pool == [0, 1]
    duel.end_turn()
    duel.plans([], ["defend", "move"])
    assert duel.s.pool == [0, 1 + 2 + 1]


@pytest.mark.rule("FW-18.4")
def test_awareness_is_over_after_the_next_turn() -> None:
    duel = Duel("young", "aged", spells=[[], ["awareness"]])
    duel.plans([], ["awareness"])
    duel.do("awareness")
    duel.plans([], [])
    duel.plans([], ["move"])
    assert (duel.s.turn, duel.s.pool) == (3, [0, 1])


# -- 15 Spot weakness ------------------------------------------------------------------------------


@pytest.mark.rule("FW-18.5", "FW-18.7")
def test_spot_weakness_takes_all_points_innate_ones_included_without_an_answer() -> None:
    duel = duel_in_sight("spot-weakness", profile="greybeard")
    duel.plans(["spot-weakness"], ["defend", "move"])
    assert duel.s.pool == [0, 3]
    duel.do("spot-weakness")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.pool == [0, 0]


@pytest.mark.rule("FW-18.5")
def test_spot_weakness_out_of_sight_fizzles() -> None:
    duel = Duel("young", "greybeard", spells=[["spot-weakness"], []])
    duel.place(0, "P1:b5")
    duel.place(1, "P1:d5")
    duel.plans(["spot-weakness"], ["move"])
    duel.do("spot-weakness")
    assert duel.s.pool == [0, 2]


@pytest.mark.rule("FW-18.5")
def test_spot_weakness_strikes_only_the_chosen_wizard() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["spot-weakness"], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:g4")
    duel.place(2, "P1:e6")
    duel.plans(["spot-weakness", "defend"], [], ["move"])
    duel.answer("do spot-weakness")
    assert duel.options() == ["target P2", "target P3"]
    duel.answer("target P2")
    assert duel.s.pool == [1, 0, 2]


@pytest.mark.rule("FW-18.6")
def test_after_spot_weakness_a_defend_entry_no_longer_stops_a_magic_missile() -> None:
    duel = duel_in_sight("spot-weakness", "magic-missile")
    duel.plans(["spot-weakness", "magic-missile", "initiative"], ["defend"])
    duel.do("spot-weakness")
    duel.do("magic-missile")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-18.6", "FW-6.1")
def test_the_number_of_defend_entries_stays_known_after_spot_weakness() -> None:
    duel = duel_in_sight("spot-weakness")
    duel.plans(["spot-weakness", "initiative"], ["defend", "defend", "move"])
    duel.do("spot-weakness")
    assert duel.s.view(0).shown.defend_entries == [0, 2]


@pytest.mark.rule("FW-18.6")
def test_spot_weakness_is_over_in_the_next_turn() -> None:
    duel = duel_in_sight("spot-weakness", "magic-missile", profile="greybeard")
    duel.plans(["spot-weakness"], ["defend"])
    duel.do("spot-weakness")
    duel.plans(["magic-missile"], ["defend", "move"])
    assert duel.s.pool == [0, 3]
    duel.do("magic-missile")
    assert duel.s.hits == [0, 0]


# -- 16 One step ahead -----------------------------------------------------------------------------


def duel_one_step_ahead() -> Duel:
    """The second turn of a slow wizard that has cast One step ahead."""
    duel = Duel("young", "greybeard", spells=[[], ["one-step-ahead"]])
    duel.plans(["move"], ["one-step-ahead"])
    assert duel.s.order == [0, 1]
    duel.abandon("move")
    duel.do("one-step-ahead")
    return duel


@pytest.mark.rule("FW-18.8")
def test_one_step_ahead_may_take_the_initiative_from_the_next_turn_on() -> None:
    duel = duel_one_step_ahead()
    duel.plans(["move"], ["move"])
    assert duel.asked() == (1, "declare")
    duel.answer("declare")
    assert duel.s.order == [1, 0]


@pytest.mark.rule("FW-18.8")
def test_one_step_ahead_may_leave_the_order_as_it_is() -> None:
    duel = duel_one_step_ahead()
    duel.plans(["move"], ["move"])
    duel.answer("decline")
    assert duel.s.order == [0, 1]


@pytest.mark.rule("FW-18.8")
def test_one_step_ahead_changes_nothing_in_its_own_turn() -> None:
    duel = Duel("young", "greybeard", spells=[[], ["one-step-ahead"]])
    duel.plans(["move", "move"], ["one-step-ahead", "move"])
    duel.abandon("move")
    duel.do("one-step-ahead")
    assert duel.s.order == [0, 1]
    assert duel.asked() == (0, "opportunity")


@pytest.mark.rule("FW-18.8")
def test_one_step_ahead_lasts_for_the_rest_of_the_game() -> None:
    duel = duel_one_step_ahead()
    duel.plans([], [])
    duel.answer("decline")
    duel.plans([], [])
    duel.answer("declare")
    duel.plans(["move"], ["move"])
    assert duel.s.turn == 4
    assert duel.asked() == (1, "declare")


@pytest.mark.rule("FW-18.9")
def test_one_step_ahead_cast_again_has_no_further_effect() -> None:
    duel = duel_one_step_ahead()
    before = duel.s.step_ahead[:]
    duel.plans([], ["one-step-ahead"])
    duel.answer("decline")
    duel.do("one-step-ahead")
    assert duel.s.step_ahead == before
    duel.plans(["move"], ["move"])
    duel.answer("decline")
    assert duel.asked() == (0, "opportunity")
    assert duel.s.order == [0, 1]
