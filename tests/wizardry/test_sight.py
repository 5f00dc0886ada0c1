"""FW-2.7, FW-2.14 to FW-2.18: line of sight."""

from __future__ import annotations

import pytest

from spellwright.games.wizardry.queries import sees
from spellwright.testing.wizardry import Duel, square
from tests.wizardry.corners import paint_black


def in_sight(duel: Duel, viewer: str, target: str) -> bool:
    """Whether there is a line of sight, the same both ways."""
    there = sees(duel.s, square(viewer), square(target))
    assert sees(duel.s, square(target), square(viewer)) == there
    return there


@pytest.mark.rule("FW-2.7")
@pytest.mark.parametrize("target", ["P1:e8", "P1:e1", "P1:b5", "P1:i5", "P2:e5"])
def test_a_black_square_between_blocks_the_line_of_sight(target: str) -> None:
    assert not in_sight(Duel("young", "young"), "P1:e5", target)


@pytest.mark.rule("FW-2.7")
def test_a_wizard_behind_a_black_square_cannot_be_aimed_at() -> None:
    duel = Duel("young", "aged", spells=[["curse"], []])
    duel.place(1, "P1:i5")
    duel.plans(["curse"], [])
    duel.do("curse")
    assert len(duel.told("fizzled")) == 1


@pytest.mark.rule("FW-2.14")
@pytest.mark.parametrize("target", ["P1:e6", "P1:g5", "P1:g4", "P1:d1", "P1:i1"])
def test_a_line_that_meets_no_black_square_is_open(target: str) -> None:
    assert in_sight(Duel("young", "young"), "P1:e5", target)


@pytest.mark.rule("FW-2.14")
def test_a_line_through_the_interior_of_a_black_square_beside_the_way_is_blocked() -> None:
    """From g4 to i5 the line passes through h4 and h5."""
    assert not in_sight(Duel("young", "young"), "P1:g4", "P1:i5")


@pytest.mark.rule("FW-2.14")
def test_the_two_ends_of_a_line_do_not_block_it() -> None:
    duel = Duel("young", "young")
    duel.animal(0, "P1:d4")
    duel.demon(0, "P1:g4")
    assert in_sight(duel, "P1:d4", "P1:g4")
    assert in_sight(duel, "P1:e5", "P1:e7")


@pytest.mark.rule("FW-2.14")
@pytest.mark.parametrize("name", ["P1:e4", "P1:e5"])
def test_an_animal_in_a_square_on_the_line_blocks_it(name: str) -> None:
    """From d4 to f5 the line passes through e4 and e5."""
    duel = Duel("young", "young")
    duel.place(0, "P1:a1")
    duel.animal(0, name)
    assert not in_sight(duel, "P1:d4", "P1:f5")


@pytest.mark.rule("FW-2.14")
@pytest.mark.parametrize("name", ["P1:e4", "P1:e5"])
def test_the_demon_in_a_square_on_the_line_blocks_it(name: str) -> None:
    duel = Duel("young", "young")
    duel.place(0, "P1:a1")
    duel.demon(0, name)
    assert not in_sight(duel, "P1:d4", "P1:f5")


@pytest.mark.rule("FW-2.14")
def test_an_animal_beside_the_line_does_not_block_it() -> None:
    duel = Duel("young", "young")
    duel.animal(0, "P1:d5")
    duel.demon(0, "P1:f4")
    assert in_sight(duel, "P1:d4", "P1:f5")


@pytest.mark.rule("FW-2.14")
def test_the_outside_of_the_board_does_not_block_a_line() -> None:
    """From P1:a9 to P3:a2 the line leaves the board of three players for a while."""
    duel = Duel("young", "young", "young", third=4)
    duel.animal(0, "P2:a1")
    assert in_sight(duel, "P1:a9", "P3:a2")


@pytest.mark.rule("FW-2.15")
def test_a_line_that_touches_the_corner_of_one_blocking_square_is_open() -> None:
    duel = Duel("young", "young")
    duel.animal(0, "P1:d5")
    assert in_sight(duel, "P1:d4", "P1:e5")
    assert in_sight(duel, "P1:c4", "P1:b5")


@pytest.mark.rule("FW-2.15")
def test_a_line_through_the_corner_where_two_creatures_meet_is_blocked() -> None:
    duel = Duel("young", "young")
    duel.animal(0, "P1:d5")
    duel.animal(1, "P1:e4")
    assert not in_sight(duel, "P1:d4", "P1:e5")
    assert not in_sight(duel, "P1:b2", "P1:f6")


@pytest.mark.rule("FW-2.15")
def test_a_line_through_the_corner_where_a_creature_meets_a_black_square_is_blocked() -> None:
    """From c4 to b5 the line passes between b4 and the black square c5."""
    duel = Duel("young", "young")
    duel.demon(0, "P1:b4")
    assert not in_sight(duel, "P1:c4", "P1:b5")


@pytest.mark.rule("FW-2.15")
def test_a_line_through_the_corner_where_two_black_squares_meet_is_blocked(
    request: pytest.FixtureRequest,
) -> None:
    paint_black(request, "d5", "e4")
    assert not in_sight(Duel("young", "young"), "P1:d4", "P1:e5")


@pytest.mark.rule("FW-2.15")
def test_a_line_along_the_corner_of_one_black_square_is_open(
    request: pytest.FixtureRequest,
) -> None:
    paint_black(request, "d5")
    assert in_sight(Duel("young", "young"), "P1:d4", "P1:e5")


@pytest.mark.rule("FW-2.15")
def test_a_flat_line_is_blocked_too_where_two_creatures_meet() -> None:
    """From d4 to g5 the line passes through e4 and f5, and through the corner of e5 and f4."""
    duel = Duel("young", "young")
    duel.animal(0, "P1:e5")
    assert in_sight(duel, "P1:d4", "P1:g5")
    duel.demon(0, "P1:f4")
    assert not in_sight(duel, "P1:d4", "P1:g5")


@pytest.mark.rule("FW-2.16")
def test_wizards_and_doubles_do_not_block_the_line_of_sight() -> None:
    duel = Duel("young", "young")
    duel.place(0, "P1:e4")
    duel.place(1, "P1:f4")
    duel.double(1, "P1:g4")
    assert in_sight(duel, "P1:d4", "P1:h4")


@pytest.mark.rule("FW-2.16")
def test_balls_smash_markers_and_poison_do_not_block_the_line_of_sight() -> None:
    duel = Duel("young", "young")
    duel.place(0, "P1:g4")
    duel.s.poison[0] = [1]
    duel.ball(0, "P1:e4")
    duel.smash("P1:f4")
    assert in_sight(duel, "P1:d4", "P1:h4")


@pytest.mark.rule("FW-2.17")
def test_a_line_of_sight_may_be_as_long_as_the_board() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    duel.place(0, "P1:a4")
    duel.place(1, "P2:i4")
    duel.plans(["lightning-bolt P2:i4"], [])
    duel.do("lightning-bolt")
    assert duel.s.hits == [0, 2]


@pytest.mark.rule("FW-2.18")
def test_a_square_has_line_of_sight_to_itself() -> None:
    duel = Duel("young", "aged", spells=[["lightning-bolt"], []])
    duel.plans(["lightning-bolt P1:e5"], [])
    duel.do("lightning-bolt")
    assert duel.s.hits == [2, 0]
