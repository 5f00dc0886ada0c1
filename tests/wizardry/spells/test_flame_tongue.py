"""Flame tongue (FW-23.14 to FW-23.16, FW-23.18, FW-23.19)."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.content.columns import FLAME_TONGUE
from spellwright.games.wizardry.state import entry
from spellwright.testing.wizardry import Duel


def duel_with_flame(target: str = "P1:g4", *more: str, profile: str = "aged") -> Duel:
    """A young P1 on e4 knows Flame tongue and goes first."""
    duel = Duel("young", profile, spells=[["flame-tongue", *more], ["blinding-light", "dispel"]])
    duel.place(0, "P1:e4")
    duel.place(1, target)
    return duel


# -- no own movement -------------------------------------------------------------------------------

MOVEMENTS = ["move", "run", "leap", "teleport", "transpose", "hide"]


@pytest.mark.rule("FW-23.14")
@pytest.mark.parametrize("key", MOVEMENTS)
def test_no_own_movement_can_be_planned_after_flame_tongue(key: str) -> None:
    duel = duel_with_flame("P1:g4", "leap", "teleport", "transpose", "hide")
    assert f"plan {key}" in duel.options(0)
    duel.plan(0, "flame-tongue")
    assert f"plan {key}" not in duel.options(0)
    assert "plan magic-touch" in duel.options(0)


@pytest.mark.rule("FW-23.14")
@pytest.mark.parametrize("key", MOVEMENTS)
def test_flame_tongue_cannot_be_planned_after_an_own_movement(key: str) -> None:
    duel = duel_with_flame("P1:g4", "leap", "teleport", "transpose", "hide")
    assert "plan flame-tongue" in duel.options(0)
    duel.plan(0, key)
    assert "plan flame-tongue" not in duel.options(0)


@pytest.mark.rule("FW-23.14", "FW-7.10")
@pytest.mark.parametrize(
    ("key", "answers"),
    [
        ("move", ["to P1:e5"]),
        ("run", ["to P1:b4"]),
        ("leap", ["to P2:a4"]),
        ("teleport", ["to P1:a1"]),
        ("transpose", []),
    ],
)
def test_who_has_moved_itself_cannot_carry_out_flame_tongue(key: str, answers: list[str]) -> None:
    """No legal plan has both, so the flame is written into the plan of somebody who moves."""
    duel = duel_with_flame("P1:g4", "leap", "teleport", "transpose")
    duel.plans([key], [])
    duel.s.plan[0].append(entry(FLAME_TONGUE))
    duel.refresh()
    assert "do flame-tongue" in duel.options()
    duel.do(key, *answers)
    assert duel.options() == ["abandon flame-tongue"]


@pytest.mark.rule("FW-23.14")
def test_who_was_moved_by_somebody_else_may_carry_out_flame_tongue() -> None:
    duel = duel_with_flame("P1:g4", profile="young")
    duel.plans(["flame-tongue"], ["puff-of-wind", "initiative"])
    duel.do("puff-of-wind", "target P1", "to P1:e5")
    assert "do flame-tongue" in duel.options(0)


# -- the line --------------------------------------------------------------------------------------


@pytest.mark.rule("FW-23.15")
def test_a_flame_goes_in_one_of_eight_directions() -> None:
    duel = duel_with_flame()
    duel.plans(["flame-tongue"], [])
    duel.answer("do flame-tongue")
    directions = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
    assert duel.options() == [f"direction {name}" for name in directions]


@pytest.mark.rule("FW-23.15")
@pytest.mark.parametrize(("place", "hits"), [("P1:f4", 3), ("P1:i4", 3), ("P2:a4", 0)])
def test_a_flame_deals_three_damage_on_the_first_four_squares(place: str, hits: int) -> None:
    duel = duel_with_flame(place, profile="young")
    duel.plans(["flame-tongue", "initiative"], ["move"])
    duel.do("flame-tongue", "direction e")
    assert duel.s.hits == [0, hits]


@pytest.mark.rule("FW-23.15")
def test_a_flame_reaches_the_corner_of_the_board_and_ends_there() -> None:
    duel = duel_with_flame("P1:a1", profile="young")
    duel.place(0, "P1:c1")
    duel.plans(["flame-tongue", "initiative"], ["move"])
    duel.do("flame-tongue", "direction w")
    assert duel.s.hits == [0, 3]


@pytest.mark.rule("FW-23.15")
def test_a_flame_burns_nobody_beside_its_line() -> None:
    duel = duel_with_flame("P1:g5")
    duel.plans(["flame-tongue"], ["move"])
    duel.do("flame-tongue", "direction e")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-23.15")
def test_a_flame_burns_every_other_wizard_on_its_line() -> None:
    duel = Duel("young", "aged", "greybeard", spells=[["flame-tongue"], [], []])
    duel.place(0, "P1:e4")
    duel.place(1, "P1:f4")
    duel.place(2, "P1:h4")
    duel.plans(["flame-tongue"], ["move"], [])
    duel.do("flame-tongue", "direction e", "spend 0", "spend 0")
    assert duel.s.hits == [0, 3, 3]


@pytest.mark.rule("FW-23.15", "FW-23.19")
def test_a_black_square_stops_a_flame() -> None:
    duel = duel_with_flame("P1:d5")
    duel.place(0, "P1:b5")
    duel.plans(["flame-tongue"], ["move"])
    duel.do("flame-tongue", "direction e")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-23.15", "FW-23.19")
def test_a_creature_stops_a_flame() -> None:
    duel = duel_with_flame("P1:h4")
    duel.animal(1, "P1:g4")
    duel.plans(["flame-tongue"], ["move"])
    duel.do("flame-tongue", "direction e")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-23.16")
@pytest.mark.parametrize(("points", "hits"), [(0, 3), (2, 1), (3, 0)])
def test_each_point_prevents_one_damage_of_a_flame(points: int, hits: int) -> None:
    duel = duel_with_flame(profile="greybeard")
    duel.plans(["flame-tongue"], ["defend", "defend", "move"])
    duel.do("flame-tongue", "direction e")
    assert duel.options() == ["spend 0", "spend 1", "spend 2", "spend 3"]
    duel.answer(f"spend {points}")
    assert (duel.s.hits, duel.s.pool[1]) == ([0, hits], 4 - points)


@pytest.mark.rule("FW-23.19")
def test_a_flame_passes_the_corner_of_a_single_blocking_square() -> None:
    """From b7 to the south-east: between c6 and d5 the line touches the black c5."""
    duel = duel_with_flame("P1:d5")
    duel.place(0, "P1:b7")
    duel.plans(["flame-tongue"], ["move"])
    duel.do("flame-tongue", "direction se", "spend 0")
    assert duel.s.hits == [0, 3]


@pytest.mark.rule("FW-23.19")
@pytest.mark.parametrize("place", ["P1:d5", "P1:e4"])
def test_a_flame_does_not_pass_where_two_blocking_squares_meet(place: str) -> None:
    """The black c5 and an animal on d6 close the corner between c6 and d5."""
    duel = duel_with_flame(place)
    duel.place(0, "P1:b7")
    duel.animal(1, "P1:d6")
    duel.plans(["flame-tongue"], ["move"])
    duel.do("flame-tongue", "direction se")
    assert duel.asked() == (1, "opportunity")
    assert duel.s.hits == [0, 0]


@pytest.mark.rule("FW-23.19")
def test_a_smash_marker_or_an_empty_square_does_not_stop_a_flame() -> None:
    duel = duel_with_flame("P1:i4")
    duel.smash("P1:g4")
    duel.plans(["flame-tongue"], ["move"])
    duel.do("flame-tongue", "direction e", "spend 0")
    assert duel.s.hits == [0, 3]


# -- no movement afterwards ------------------------------------------------------------------------


@pytest.mark.rule("FW-EX25", "FW-23.18")
def test_moves_made_by_blinding_light_after_flame_tongue_can_only_be_abandoned() -> None:
    duel = duel_with_flame()
    duel.plans(["flame-tongue", "magic-touch", "puff-of-wind"], ["blinding-light"])
    duel.do("flame-tongue", "direction n")
    duel.load(1)
    duel.do("blinding-light")
    assert duel.remaining(0) == ["move", "move"]
    assert duel.options(0) == ["abandon move"]
    duel.abandon("move")
    assert duel.options(0) == ["abandon move"]


@pytest.mark.rule("FW-23.18", "FW-23.14")
def test_a_flame_tongue_that_dispel_prevents_was_still_carried_out() -> None:
    duel = duel_with_flame(profile="young")
    plan = ["dispel", "blinding-light", "initiative", "initiative"]
    duel.plans(["flame-tongue", "magic-touch"], plan)
    duel.do("dispel")
    duel.do("flame-tongue")
    duel.load(1)
    duel.do("blinding-light")
    assert duel.options(0) == ["abandon move"]


@pytest.mark.rule("FW-23.18")
def test_after_an_abandoned_flame_tongue_moves_made_by_blinding_light_are_free() -> None:
    duel = duel_with_flame()
    duel.plans(["flame-tongue", "magic-touch"], ["blinding-light"])
    duel.abandon("flame-tongue")
    duel.load(1)
    duel.do("blinding-light")
    assert "do move" in duel.options(0)


@pytest.mark.rule("FW-23.18")
def test_in_the_next_turn_the_caster_of_flame_tongue_may_move_again() -> None:
    duel = duel_with_flame()
    duel.plans(["flame-tongue"], [])
    duel.do("flame-tongue", "direction n")
    duel.plans(["move"], [])
    assert "do move" in duel.options(0)
