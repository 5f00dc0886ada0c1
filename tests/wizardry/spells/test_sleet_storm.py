"""Sleet storm (FW-20.7 to FW-20.11, FW-20.17, FW-20.18)."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import SLEET_STORM
from spellwright.testing.wizardry import Duel

WITHIN = "P2:d4"
"""Eight squares east of P1:e4."""
BEYOND = "P2:e4"
"""Nine squares east of P1:e4."""


def duel_with_storm(place: str, *more: str, profile: str = "young") -> Duel:
    """A young P1 on e4 knows Sleet storm and goes first."""
    duel = Duel("young", profile, spells=[["sleet-storm", *more], []])
    duel.place(0, "P1:e4")
    duel.place(1, place)
    return duel


@pytest.mark.rule("FW-20.7")
def test_a_sleet_storm_cannot_follow_another_entry_of_its_caster() -> None:
    duel = duel_with_storm(BEYOND)
    duel.plans(["sleet-storm", "move", "initiative"], [])
    assert "do sleet-storm" in duel.options()
    duel.do("move", "to P1:e3")
    assert duel.options() == ["abandon sleet-storm"]


@pytest.mark.rule("FW-20.7")
def test_entries_of_others_may_come_before_a_sleet_storm() -> None:
    duel = Duel("aged", "young", spells=[["sleet-storm"], []])
    duel.place(0, "P1:e4")
    duel.place(1, BEYOND)
    duel.plans(["sleet-storm"], ["move"])
    duel.do("move", "to P2:e3")
    assert "do sleet-storm" in duel.options(0)


@pytest.mark.rule("FW-20.8")
def test_within_eight_squares_of_the_caster_nobody_runs() -> None:
    duel = duel_with_storm(WITHIN)
    duel.plans(["sleet-storm", "initiative"], ["run", "move"])
    duel.do("sleet-storm")
    assert duel.options(1) == ["do move", "abandon move", "abandon run"]


@pytest.mark.rule("FW-20.8")
def test_nine_squares_from_the_caster_a_wizard_may_run() -> None:
    duel = duel_with_storm(BEYOND)
    duel.plans(["sleet-storm", "initiative"], ["run"])
    duel.do("sleet-storm")
    assert "do run" in duel.options(1)


@pytest.mark.rule("FW-20.8")
def test_a_run_before_the_sleet_storm_is_free() -> None:
    duel = Duel("aged", "young", spells=[["sleet-storm"], []])
    duel.place(0, "P1:e4")
    duel.place(1, WITHIN)
    duel.plans(["sleet-storm"], ["run"])
    assert "do run" in duel.options(1)


@pytest.mark.rule("FW-20.8")
def test_the_caster_of_a_sleet_storm_may_run() -> None:
    duel = duel_with_storm(WITHIN)
    duel.plans(["sleet-storm", "run", "initiative"], [])
    duel.do("sleet-storm")
    duel.do("run", "to P1:h4")
    assert duel.square(0) == "P1:h4"


@pytest.mark.rule("FW-20.8")
def test_the_ban_on_running_ends_with_the_turn() -> None:
    duel = duel_with_storm(WITHIN)
    duel.plans(["sleet-storm", "initiative"], [])
    duel.do("sleet-storm")
    duel.plans(["initiative"], ["run"])
    assert "do run" in duel.options(1)


@pytest.mark.rule("FW-20.9")
def test_the_ban_on_running_moves_with_the_caster() -> None:
    duel = duel_with_storm(BEYOND)
    duel.plans(["sleet-storm", "move", "initiative"], ["run", "puff-of-wind"])
    duel.do("sleet-storm")
    duel.abandon("puff-of-wind")
    duel.do("move", "to P1:f4")
    assert duel.options(1) == ["abandon run"]


@pytest.mark.rule("FW-20.9")
def test_the_hits_of_a_sleet_storm_move_with_the_caster() -> None:
    duel = duel_with_storm(BEYOND)
    duel.plans(["sleet-storm", "move", "initiative"], [])
    duel.do("sleet-storm")
    duel.do("move", "to P1:f4")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-20.9", "FW-20.18")
def test_a_run_kept_back_is_free_again_when_the_storm_has_moved_away() -> None:
    duel = duel_with_storm(WITHIN)
    duel.plans(["sleet-storm", "move", "initiative"], ["run", "puff-of-wind"])
    duel.do("sleet-storm")
    assert "do run" not in duel.options(1)
    duel.abandon("puff-of-wind")
    duel.do("move", "to P1:d4")
    assert "do run" in duel.options(1)


@pytest.mark.rule("FW-20.10")
def test_a_sleet_storm_deals_two_hits_within_eight_squares_at_the_end() -> None:
    duel = duel_with_storm(WITHIN)
    duel.plans(["sleet-storm", "initiative"], ["puff-of-wind"])
    duel.do("sleet-storm")
    assert duel.s.hits == [0, 0]
    duel.abandon("puff-of-wind")
    assert (duel.s.turn, duel.s.hits) == (2, [0, 2])


@pytest.mark.rule("FW-20.10")
def test_a_sleet_storm_spares_who_stands_nine_squares_away() -> None:
    duel = duel_with_storm(BEYOND)
    duel.plans(["sleet-storm", "initiative"], [])
    duel.do("sleet-storm")
    assert (duel.s.turn, duel.s.hits) == (2, [0, 0])
    assert duel.told("reached-nobody") == [(SLEET_STORM, 0)]


@pytest.mark.rule("FW-20.10")
def test_a_sleet_storm_that_defence_points_stop_has_reached_somebody() -> None:
    duel = duel_with_storm(WITHIN, profile="greybeard")
    duel.plans(["sleet-storm"], ["defend"])
    duel.do("sleet-storm")
    duel.answer("spend 2")
    assert duel.s.hits == [0, 0]
    assert duel.told("reached-nobody") == []


@pytest.mark.rule("FW-20.10")
@pytest.mark.parametrize(("points", "hits"), [(0, 2), (1, 1), (2, 0)])
def test_each_point_prevents_one_hit_of_a_sleet_storm(points: int, hits: int) -> None:
    duel = duel_with_storm(WITHIN, profile="greybeard")
    duel.plans(["sleet-storm"], ["defend"])
    duel.do("sleet-storm")
    assert duel.options() == ["spend 0", "spend 1", "spend 2"]
    duel.answer(f"spend {points}")
    assert duel.s.hits == [0, hits]


@pytest.mark.rule("FW-20.10")
def test_a_sleet_storm_spares_a_hidden_wizard() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], ["hide"]])
    duel.place(0, "P1:e4")
    duel.place(1, WITHIN)
    duel.plans(["sleet-storm"], ["hide"])
    duel.do("sleet-storm")
    duel.do("hide")
    assert duel.asked() == (1, "return")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-20.10")
def test_a_sleet_storm_is_over_in_the_next_turn() -> None:
    duel = duel_with_storm(WITHIN)
    duel.plans(["sleet-storm", "initiative"], [])
    duel.do("sleet-storm")
    duel.plans(["initiative"], [])
    assert (duel.s.turn, duel.s.hits) == (3, [0, 2])


@pytest.mark.rule("FW-20.11")
def test_a_sleet_storm_ends_when_its_caster_is_defeated() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["sleet-storm"], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:f4")
    duel.place(2, "P1:h4")
    duel.s.hits[0] = 4
    duel.plans(["sleet-storm"], ["magic-touch"], ["run"])
    duel.do("sleet-storm")
    duel.do("magic-touch", "target P1")
    assert duel.s.in_play == [0, 1, 1]
    assert "do run" in duel.options(2)
    duel.abandon("run")
    assert (duel.s.turn, duel.s.hits[1:]) == (2, [0, 0])


@pytest.mark.rule("FW-20.17")
def test_two_sleet_storms_strike_separately_and_spare_only_their_own_casters() -> None:
    duel = Duel("young", "aged", "aged", spells=[["sleet-storm"], ["sleet-storm"], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:e6")
    duel.place(2, "P1:h4")
    duel.load(6, 1)
    duel.plans(["sleet-storm"], ["sleet-storm", "defend"], [])
    duel.do("sleet-storm")
    duel.do("sleet-storm")
    assert duel.asked() == (1, "points")
    duel.answer("spend 0")
    assert duel.asked() == (2, "points")
    duel.answer("spend 0")
    assert duel.asked() == (2, "points")
    duel.answer("spend 1")
    assert duel.s.hits == [2, 2, 3]


@pytest.mark.rule("FW-20.17")
def test_the_caster_of_a_sleet_storm_may_not_run_in_the_storm_of_another() -> None:
    duel = Duel("young", "aged", spells=[["sleet-storm"], ["sleet-storm"]])
    duel.place(0, "P1:e4")
    duel.place(1, WITHIN)
    duel.plans(["sleet-storm", "run"], ["sleet-storm"])
    duel.do("sleet-storm")
    duel.do("sleet-storm")
    assert duel.options(0) == ["abandon run"]


@pytest.mark.rule("FW-20.18")
def test_an_animal_may_run_in_a_sleet_storm() -> None:
    duel = duel_with_storm(WITHIN)
    duel.animal(1, "P2:d6")
    duel.plans(["sleet-storm", "initiative"], ["animal run"])
    duel.do("sleet-storm")
    assert "animal run" in duel.options(1)


@pytest.mark.rule("FW-20.18")
def test_a_banned_run_can_only_be_abandoned() -> None:
    duel = duel_with_storm(WITHIN)
    duel.plans(["sleet-storm", "initiative"], ["run"])
    duel.do("sleet-storm")
    assert duel.options(1) == ["abandon run"]
