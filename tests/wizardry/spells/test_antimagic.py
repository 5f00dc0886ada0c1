"""Antimagic field (FW-22.10 to FW-22.13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from spellwright.testing.wizardry import Duel, square


def duel_with_field(*more: str, theirs: str = "", options: Mapping[str, Any] | None = None) -> Duel:
    """A young P1 on e4 knows Antimagic field and goes first; an aged P2 four squares away."""
    spells = [["antimagic-field", *more], theirs.split()]
    duel = Duel("young", "aged", spells=spells, options=options)
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    return duel


# -- what goes and what stays ----------------------------------------------------------------------


@pytest.mark.rule("FW-22.10")
def test_an_antimagic_field_removes_all_animals_with_their_entries() -> None:
    duel = duel_with_field()
    duel.animal(0, "P1:a1")
    duel.animal(1, "P2:a1")
    duel.plans(["antimagic-field", "animal move"], ["animal move"])
    duel.do("antimagic-field")
    assert duel.s.animals == []
    assert duel.s.turn == 2


@pytest.mark.rule("FW-22.10")
def test_an_antimagic_field_removes_the_demon() -> None:
    duel = duel_with_field()
    duel.demon(1, "P2:a1")
    duel.load(4)
    duel.plans(["antimagic-field"], [])
    duel.answer("direction n")
    duel.do("antimagic-field")
    assert (duel.s.demon, duel.s.demon_summoner) == (-1, -1)


@pytest.mark.rule("FW-22.10")
@pytest.mark.parametrize(("real", "place"), [(False, "P1:i4"), (True, "P1:i6")])
def test_an_antimagic_field_removes_illusions_with_a_reveal(real: bool, place: str) -> None:
    duel = duel_with_field()
    duel.double(1, "P1:i6", real=real)
    duel.plans(["antimagic-field"], [])
    duel.do("antimagic-field")
    assert duel.told("revealed") == [(1, square(place))]
    assert (duel.square(1), duel.s.double) == (place, [-1, -1])


@pytest.mark.rule("FW-22.10", "FW-13.27")
def test_an_antimagic_field_removes_all_balls_poison_and_smash_markers() -> None:
    duel = duel_with_field()
    duel.ball(0, "P1:a1")
    duel.ball(1, "P2:a1")
    duel.smash("P1:b1")
    duel.s.poison = [[1], [0, 0]]
    duel.plans(["antimagic-field"], ["move"])
    duel.do("antimagic-field")
    assert (duel.s.balls, duel.s.ball_owners, duel.s.poison) == ([], [], [[], []])
    assert duel.s.smashed == []


@pytest.mark.rule("FW-22.10", "FW-2.12")
def test_after_an_antimagic_field_the_ground_is_whole_again() -> None:
    duel = duel_with_field()
    duel.place(0, "P1:e5")
    duel.smash("P1:d5")
    duel.smash("P1:f5")
    duel.plans(["antimagic-field", "move"], ["puff-of-wind"])
    duel.do("antimagic-field")
    duel.do("puff-of-wind", "target P1", "to P1:d5")
    assert duel.s.in_play == [1, 1]
    duel.do("move")
    assert "to P1:e6" in duel.options()


@pytest.mark.rule("FW-16.8")
def test_smash_markers_stay_with_the_option() -> None:
    duel = duel_with_field(options={"smash-stays": True})
    duel.smash("P1:b1")
    duel.ball(1, "P2:a1")
    duel.plans(["antimagic-field"], ["move"])
    duel.do("antimagic-field")
    assert (duel.s.smashed, duel.s.balls) == ([square("P1:b1")], [])
    assert duel.told("ground-restored") == []


# -- the end of the turn ---------------------------------------------------------------------------


@pytest.mark.rule("FW-22.11")
def test_poison_given_after_an_antimagic_field_does_not_hurt_in_this_turn() -> None:
    duel = duel_with_field("poison-dart")
    duel.plans(["antimagic-field", "poison-dart"], [])
    duel.do("antimagic-field")
    duel.do("poison-dart", "spend 0")
    assert (duel.s.turn, duel.s.hits, duel.s.poison) == (2, [0, 0], [[], [0]])
    duel.plans([], [])
    duel.answer("spend 0")
    assert duel.s.hits == [0, 1]


@pytest.mark.rule("FW-22.11")
@pytest.mark.parametrize("profile", ["young", "greybeard"])
def test_an_antimagic_field_stops_the_hits_of_a_sleet_storm(profile: str) -> None:
    """The young wizard's field comes before the storm, the greybeard's after it."""
    duel = Duel(profile, "aged", spells=[["antimagic-field"], ["sleet-storm"]])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.plans(["antimagic-field"], ["sleet-storm"])
    duel.do("antimagic-field" if profile == "young" else "sleet-storm")
    duel.do("sleet-storm" if profile == "young" else "antimagic-field")
    assert (duel.s.turn, duel.s.hits) == (2, [0, 0])


@pytest.mark.rule("FW-22.11")
def test_a_ball_made_after_an_antimagic_field_does_not_move_in_this_turn() -> None:
    duel = duel_with_field("tracking-ball")
    duel.plans(["antimagic-field", "tracking-ball"], [])
    duel.do("antimagic-field")
    duel.do("tracking-ball", "to P1:f4")
    assert duel.s.turn == 2
    assert duel.s.balls == [square("P1:f4")]
    duel.plans([], [])
    assert duel.asked() == (0, "ball-step")


# -- what has no marker ----------------------------------------------------------------------------

LASTING = [
    "fog",
    "aware_next",
    "aware",
    "pool",
    "weakened",
    "step_ahead",
    "sword",
    "entangled",
    "storming",
    "beautiful",
    "absorbing",
    "prevented",
    "stoneskin",
    "circle",
    "lost_ap",
    "watchers_next",
    "foreseers_next",
]


@pytest.mark.rule("FW-22.12")
@pytest.mark.parametrize("column", LASTING)
def test_an_antimagic_field_leaves_lasting_effects_without_a_marker(column: str) -> None:
    duel = duel_with_field()
    duel.plans(["antimagic-field"], ["puff-of-wind"])
    lasting = 1 if column == "fog" else [1, 1]
    setattr(duel.s, column, lasting)
    duel.do("antimagic-field")
    assert getattr(duel.s, column) == (1 if column == "fog" else [1, 1])


@pytest.mark.rule("FW-22.12")
def test_fog_stays_after_an_antimagic_field() -> None:
    duel = duel_with_field("fog", theirs="curse")
    duel.place(1, "P2:a4")
    duel.plans(["fog", "antimagic-field"], ["puff-of-wind", "curse"])
    duel.do("fog")
    duel.abandon("puff-of-wind")
    duel.do("antimagic-field")
    duel.do("curse")
    assert len(duel.told("fizzled")) == 1


@pytest.mark.rule("FW-22.12")
def test_a_dispel_cast_after_an_antimagic_field_waits_as_usual() -> None:
    duel = duel_with_field("dispel", theirs="curse")
    duel.plans(["antimagic-field", "dispel"], ["puff-of-wind", "curse"])
    duel.do("antimagic-field")
    duel.abandon("puff-of-wind")
    duel.do("dispel")
    duel.do("curse")
    assert len(duel.told("prevented")) == 1


@pytest.mark.rule("FW-22.12")
def test_the_ban_on_running_stays_after_an_antimagic_field() -> None:
    duel = duel_with_field("sleet-storm")
    duel.plans(["sleet-storm", "antimagic-field"], ["puff-of-wind", "run"])
    duel.do("sleet-storm")
    duel.abandon("puff-of-wind")
    duel.do("antimagic-field")
    assert duel.options(1) == ["abandon run"]


@pytest.mark.rule("FW-22.12")
def test_a_curse_and_a_clairvoyance_stay_after_an_antimagic_field() -> None:
    duel = Duel(
        "young", "aged", "young", spells=[["curse", "clairvoyance"], [], ["antimagic-field"]]
    )
    duel.place(0, "P1:e4")
    duel.place(1, "P1:i4")
    duel.place(2, "P1:e6")
    duel.plans(["curse", "clairvoyance", "initiative"], [], ["antimagic-field", "move"])
    duel.load(2)
    duel.do("curse", "target P2", "spend 0")
    duel.abandon("move")
    duel.do("clairvoyance", "wizard P2")
    duel.do("antimagic-field")
    assert (duel.s.turn, duel.s.ap) == (2, [5, 2, 5])
    assert duel.asked() == (1, "shown-entry")


# -- hidden wizards --------------------------------------------------------------------------------


def duel_with_hidden(options: Mapping[str, Any] | None = None) -> Duel:
    """A young P1 on e4 hides first; an aged P2 next to it knows Antimagic field."""
    duel = Duel("young", "aged", spells=[["hide"], ["antimagic-field"]], options=options)
    duel.place(0, "P1:e4")
    duel.place(1, "P1:f4")
    return duel


@pytest.mark.rule("FW-22.13")
def test_a_hidden_wizard_comes_back_at_once_to_the_square_it_left() -> None:
    duel = duel_with_hidden()
    duel.plans(["hide"], ["antimagic-field", "magic-touch"])
    duel.do("hide")
    duel.do("antimagic-field")
    assert duel.square(0) == "P1:e4"
    duel.do("magic-touch", "target P1")
    assert (duel.s.turn, duel.s.hits) == (2, [1, 0])


@pytest.mark.rule("FW-22.13")
def test_a_hidden_wizard_whose_square_is_occupied_chooses_among_the_nearest() -> None:
    duel = duel_with_hidden()
    duel.plans(["hide"], ["move", "antimagic-field", "puff-of-wind"])
    duel.do("hide")
    duel.do("move", "to P1:e4")
    duel.do("antimagic-field")
    assert duel.asked() == (0, "return")
    around = ["d3", "d4", "d5", "e3", "e5", "f3", "f4", "f5"]
    assert set(duel.options()) == {f"to P1:{name}" for name in around}
    duel.answer("to P1:e5")
    assert duel.square(0) == "P1:e5"
    assert duel.asked() == (1, "opportunity")


@pytest.mark.rule("FW-22.13")
def test_the_nearest_enterable_squares_may_be_two_squares_away() -> None:
    duel = duel_with_hidden(options={"smash-stays": True})
    duel.place(0, "P1:a1")
    duel.place(1, "P1:b1")
    duel.smash("P1:a2")
    duel.smash("P1:b2")
    duel.plans(["hide"], ["move", "antimagic-field"])
    duel.do("hide")
    duel.do("move", "to P1:a1")
    duel.smash("P1:b1")
    duel.do("antimagic-field")
    assert set(duel.options()) == {"to P1:a3", "to P1:c1", "to P1:c2"}


@pytest.mark.rule("FW-22.13")
def test_a_hide_cast_later_in_the_turn_ends_on_the_square_that_was_left() -> None:
    duel = Duel("aged", "young", spells=[["hide"], ["antimagic-field"]])
    duel.place(0, "P1:e4")
    duel.plans(["hide"], ["antimagic-field", "puff-of-wind"])
    duel.do("antimagic-field")
    duel.do("hide")
    assert duel.square(0) == ""
    duel.abandon("puff-of-wind")
    assert (duel.s.turn, duel.square(0)) == (2, "P1:e4")


@pytest.mark.rule("FW-22.13")
def test_a_hide_cast_later_ends_nearby_if_the_square_that_was_left_is_occupied() -> None:
    duel = Duel("aged", "young", spells=[["hide"], ["antimagic-field"]])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:f4")
    duel.plans(["hide"], ["antimagic-field", "move"])
    duel.do("antimagic-field")
    duel.do("hide")
    duel.do("move", "to P1:e4")
    assert duel.asked() == (0, "return")
    assert len(duel.options()) == 8
    duel.answer("to P1:f4")
    assert duel.square(0) == "P1:f4"
