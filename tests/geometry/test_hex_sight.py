"""Sight between hexes along lines from corner to corner."""

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellwright.geometry import (
    Hex,
    HexBarriers,
    hex_corners,
    hex_distance,
    hex_sees,
    hex_sight_table,
    hexes_within,
    line_is_unbroken,
    mirror_hex,
    rotate_hex,
)
from tests.geometry.brute_force import hex_sees_slowly, is_unbroken_slowly, lawful

nearby = st.sampled_from(hexes_within((0, 0), 3))
obstacles = st.sets(nearby, max_size=12)
corner = st.integers(0, 5)


@pytest.mark.parametrize(
    ("target", "impassable", "expected"),
    [  # WD-G6, seen from (0, 0)
        ((2, 0), [(1, 0)], False),
        ((3, 0), [(1, 0)], False),
        ((2, 0), [(1, 1)], True),
        ((1, 1), [(1, 0)], True),
        ((1, 1), [(1, 0), (0, 1)], False),
        ((2, 1), [(1, 0)], True),
        ((2, 1), [(1, 0), (1, 1)], False),
        ((3, 1), [(1, 0), (2, 0)], True),
    ],
)
def test_illustrations(target: Hex, impassable: list[Hex], expected: bool) -> None:
    assert hex_sees((0, 0), target, HexBarriers(impassable)) == expected
    assert hex_sees_slowly((0, 0), target, impassable) == expected


def test_a_line_may_touch_a_corner_or_run_along_one_impassable_hex() -> None:
    north, north_east, south_east = (0, 2), (1, 1), (1, -1)
    assert line_is_unbroken(north_east, south_east, HexBarriers([(0, 0)]))
    assert line_is_unbroken(north_east, south_east, HexBarriers([(1, 0)]))
    assert not line_is_unbroken(north_east, south_east, HexBarriers([(0, 0), (1, 0)]))
    assert line_is_unbroken(north, (-1, 1), HexBarriers([(0, 0)]))
    # Straight up past the eastern corner of a hex: its northern corner is only touched.
    assert line_is_unbroken(south_east, (1, 5), HexBarriers([(1, 0)]))
    assert not line_is_unbroken(south_east, (1, 5), HexBarriers([(0, 1)]))


def test_a_line_of_no_length_is_unbroken() -> None:
    around = HexBarriers([(0, 0), (1, 0), (0, 1)])
    assert line_is_unbroken((1, 1), (1, 1), around)


def test_the_line_must_reach_the_hex() -> None:
    assert line_is_unbroken((-1, 1), (1, 1), HexBarriers([(2, 0), (-2, 0), (3, -1)]))
    assert not line_is_unbroken((-1, 1), (1, 1), HexBarriers([(0, 0)]))


def test_a_hex_sees_itself_and_its_neighbours_whatever_is_around() -> None:
    everything = HexBarriers(hexes_within((0, 0), 3))
    for target in hexes_within((0, 0), 3):
        assert hex_sees((0, 0), target, everything) == (hex_distance((0, 0), target) <= 1)


def test_without_barriers_everything_is_seen() -> None:
    board = hexes_within((0, 0), 4)
    assert hex_sight_table(board, HexBarriers([])) == [(1 << len(board)) - 1] * len(board)


def test_shared_sides_are_found_once() -> None:
    barriers = HexBarriers([(0, 0), (1, 0), (0, 1), (5, 5), (0, 0)])
    assert sorted(barriers.centres) == [(0, 0), (1, 3), (2, 0), (15, 15)]
    assert len(barriers.sides) == 3
    assert {frozenset([(x1, y1), (x2, y2)]) for x1, y1, x2, y2 in barriers.sides} == {
        frozenset([(1, 1), (1, -1)]),
        frozenset([(1, 1), (0, 2)]),
        frozenset([(1, 1), (2, 2)]),
    }


@lawful
@given(nearby, corner, nearby, corner, obstacles)
def test_lines_agree_with_cutting_them_by_fractions(
    a: Hex, from_corner: int, b: Hex, to_corner: int, impassable: set[Hex]
) -> None:
    start, end = hex_corners(a)[from_corner], hex_corners(b)[to_corner]
    barriers = HexBarriers(impassable)
    expected = is_unbroken_slowly(start, end, impassable)
    assert line_is_unbroken(start, end, barriers) == expected
    assert line_is_unbroken(end, start, barriers) == expected


def test_every_line_past_one_hex_and_past_two_agrees_with_fractions() -> None:
    points = sorted({point for at in hexes_within((0, 0), 2) for point in hex_corners(at)})
    for impassable in ([(0, 0)], [(0, 0), (1, 0)]):
        barriers = HexBarriers(impassable)
        for number, start in enumerate(points):
            for end in points[:number]:
                expected = is_unbroken_slowly(start, end, impassable)
                assert line_is_unbroken(start, end, barriers) == expected


@lawful
@given(nearby, nearby, obstacles)
def test_sight_agrees_with_fractions(a: Hex, b: Hex, impassable: set[Hex]) -> None:
    assert hex_sees(a, b, HexBarriers(impassable)) == hex_sees_slowly(a, b, impassable)


@lawful
@given(nearby, nearby, obstacles, st.integers(0, 5), st.booleans(), nearby)
def test_sight_does_not_change_when_everything_is_moved_turned_and_mirrored(
    a: Hex, b: Hex, impassable: set[Hex], sixths: int, mirrored: bool, offset: Hex
) -> None:
    def moved(at: Hex) -> Hex:
        q, r = rotate_hex(mirror_hex(at) if mirrored else at, sixths)
        return (q + offset[0], r + offset[1])

    barriers = HexBarriers([moved(at) for at in impassable])
    assert hex_sees(moved(a), moved(b), barriers) == hex_sees(a, b, HexBarriers(impassable))


def test_a_table_agrees_with_single_questions_and_small_maps_with_fractions() -> None:
    dice = random.Random(20)
    for _ in range(4):
        board = [at for at in hexes_within((0, 0), 3) if dice.random() < 0.9]
        impassable = dice.sample(board, 7)
        barriers = HexBarriers(impassable)
        table = hex_sight_table(board, barriers)
        for (one, a), (other, b) in product(enumerate(board), repeat=2):
            seen = bool((table[one] >> other) & 1)
            assert seen == hex_sees(a, b, barriers)
            if dice.random() < 0.03:
                assert seen == hex_sees_slowly(a, b, impassable)


def test_sight_can_hold_in_one_direction_only() -> None:
    # Near the barrier a viewer can choose a corner past it; from afar one corner of the target
    # in sight is not enough.
    a, b, impassable = (0, 0), (6, 1), [(1, 0)]
    assert hex_sees(a, b, HexBarriers(impassable))
    assert not hex_sees(b, a, HexBarriers(impassable))
    assert hex_sees_slowly(a, b, impassable)
    assert not hex_sees_slowly(b, a, impassable)


HALVES = (
    """
    . A . A . X . A . A .
     . . A D . . D A . .
    . O . . . X . . . D .
     . . . X . . . . . .
    . . S . . G . . V . .
    """,
    """
    . A . A . D . A . A .
     . . A . X X . A . .
    . D . . . O . . . . .
     . . . . . . . X D .
    . . . . V G S . . . .
    """,
)


def half_map(drawing: str) -> dict[Hex, str]:
    """The signs of a half by axial coordinates; its rows are 4 to 0 from the top."""
    rows = drawing.split("\n")[1:-1]
    return {
        (column - row // 2, row): sign
        for row, line in zip(range(4, -1, -1), rows, strict=True)
        for column, sign in enumerate(line.split())
    }


def test_joining_two_halves_by_turning_one_round() -> None:  # WD-G40, Map 1
    first, second = half_map(HALVES[0]), half_map(HALVES[1])
    counts = {}
    for colour in "GSV":
        (one,) = [at for at, sign in first.items() if sign == colour]
        (other,) = [at for at, sign in second.items() if sign == colour]
        shift = one[0] + other[0]
        turned = {}
        for at, sign in second.items():
            q, r = rotate_hex(at, 3)
            turned[(q + shift, r)] = sign
        seam = {at for at in first if at[1] == 0 and at in turned}
        board = {at: sign for at, sign in [*first.items(), *turned.items()] if at[1] != 0}
        board |= dict.fromkeys(seam, ".")
        counts[colour] = (shift, len(board), len(seam))
        if colour == "G":
            impassable = [at for at, sign in board.items() if sign == "X"]
            assert sorted(impassable) == sorted([(3, 4), (4, 2), (3, 1), (3, -1), (7, -3), (6, -3)])
            check_sight_on(sorted(board), impassable)
    assert counts == {"G": (10, 95, 11), "S": (8, 93, 9), "V": (12, 93, 9)}


def check_sight_on(board: list[Hex], impassable: list[Hex]) -> None:
    table = hex_sight_table(board, HexBarriers(impassable))
    dice = random.Random(4)
    for _ in range(60):
        one, other = dice.randrange(len(board)), dice.randrange(len(board))
        expected = hex_sees_slowly(board[one], board[other], impassable)
        assert bool((table[one] >> other) & 1) == expected
