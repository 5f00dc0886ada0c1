"""Clear lines, walls and posts, and blockers that hide things only when they are seen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellwright.geometry import (
    SQUARE_STEPS,
    Edge,
    Square,
    Walls,
    are_adjacent,
    beside_diagonal_step,
    line_is_clear,
    seen_blockers,
    sees,
    sees_past,
    square_step,
    squares_within,
    walls_touch_line,
)
from tests.geometry.brute_force import (
    box_around,
    enters_square,
    lawful,
    sees_slowly,
    touches_corner,
    touches_edge,
)
from tests.geometry.notation import at, squares_named, walls_named

coordinates = st.integers(1, 7)
squares = st.tuples(coordinates, coordinates)
crowds = st.sets(squares, max_size=12)
edge_sets = st.sets(st.tuples(coordinates, coordinates, st.integers(0, 1)), max_size=4)
post_sets = st.sets(squares, max_size=2)


# Clear lines: FW-2.14, FW-2.15, FW-2.18, FW-8.4


def test_a_square_has_a_clear_line_to_itself_and_its_ends_do_not_block() -> None:
    assert line_is_clear((2, 2), (2, 2), {(2, 2)})
    assert line_is_clear((2, 2), (5, 4), {(2, 2), (5, 4)})


def test_a_square_blocks_by_its_inside_and_not_by_one_corner() -> None:
    assert not line_is_clear((1, 1), (3, 2), {(2, 1)})
    assert not line_is_clear((1, 1), (3, 2), {(2, 2)})
    assert line_is_clear((1, 1), (3, 2), {(1, 2), (3, 1)})
    assert line_is_clear((1, 1), (3, 3), {(1, 2)})
    assert line_is_clear((1, 1), (3, 3), {(1, 2), (3, 2)})
    assert line_is_clear((1, 1), (3, 3), {(1, 2), (2, 3)})


def test_two_squares_that_meet_on_the_line_block() -> None:
    assert not line_is_clear((1, 1), (3, 3), {(1, 2), (2, 1)})
    assert not line_is_clear((1, 1), (3, 3), {(2, 3), (3, 2)})
    assert not line_is_clear((1, 1), (4, 2), {(2, 2), (3, 1)})


@lawful
@given(squares, squares, crowds)
def test_clear_lines_agree_with_fractions(a: Square, b: Square, blocked: set[Square]) -> None:
    others = blocked - {a, b}
    inside = any(enters_square(a, b, square) for square in others)
    pinched = any(
        touches_corner(a, b, (x, y))
        and ({(x, y), (x - 1, y - 1)} <= others or {(x - 1, y), (x, y - 1)} <= others)
        for x, y in box_around(a, b)
    )
    assert line_is_clear(a, b, blocked) == (not inside and not pinched)
    assert line_is_clear(b, a, blocked) == (not inside and not pinched)


@lawful
@given(squares, st.sampled_from([1, 3, 5, 7]), crowds)
def test_a_diagonal_step_is_clear_unless_both_squares_beside_it_are_blocked(
    a: Square, direction: int, blocked: set[Square]
) -> None:
    b = square_step(a, direction)
    assert line_is_clear(a, b, blocked) == (not set(beside_diagonal_step(a, b)) <= blocked)


# Walls and posts: FV-3.7, FV-3.16


def test_a_wall_hides_what_is_behind_it() -> None:  # FV-EX5
    walls = Walls(walls_named("B2|C2"))
    assert walls_touch_line(at("B2"), at("D2"), walls)
    assert walls_touch_line(at("D2"), at("B2"), walls)


def test_the_end_of_a_wall_counts() -> None:  # FV-EX6
    walls = Walls(walls_named("C3|D3"))
    assert sees(at("B2"), at("D2"), [], walls)
    assert not sees(at("B2"), at("D4"), [], walls)
    assert walls_touch_line(at("C2"), at("D3"), walls)


def test_walls_prevent_adjacency() -> None:  # FV-EX8
    walls = Walls(walls_named("C3/C4"))
    assert are_adjacent(at("C3"), at("D3"), walls)
    assert not are_adjacent(at("C3"), at("C4"), walls)
    assert not are_adjacent(at("C3"), at("D4"), walls)
    assert not are_adjacent(at("C3"), at("C3"), walls)
    assert not are_adjacent(at("C3"), at("E3"), walls)


def test_a_step_past_the_end_of_a_wall_is_obstructed() -> None:  # FV-EX10, FV-EX12
    walls = Walls(walls_named("B2|C2"))
    reachable = [
        square for square in squares_within(at("C3"), 1) if are_adjacent(at("C3"), square, walls)
    ]
    assert at("B2") not in reachable
    assert {at("D4"), at("D2"), at("C2"), at("B3")} <= set(reachable)
    assert len(reachable) == 7


def test_a_corner_is_closed_in_by_one_wall() -> None:  # FV-EX13
    walls = Walls(walls_named("A1|B1"))
    near = [square for square in squares_named("A2 B2 B1") if are_adjacent(at("A1"), square, walls)]
    assert near == [at("A2")]


def test_a_post_stops_only_lines_through_its_corner() -> None:
    walls = Walls(posts=[(3, 3)])
    assert walls_touch_line((2, 2), (3, 3), walls)
    assert walls_touch_line((3, 2), (2, 3), walls)
    assert walls_touch_line((1, 2), (4, 3), walls)
    assert not walls_touch_line((2, 2), (2, 3), walls)
    assert not walls_touch_line((2, 2), (4, 3), walls)


def test_a_wall_covers_its_two_ends_and_a_post_its_corner() -> None:
    walls = Walls([(4, 2, 0)], [(7, 7)])
    assert walls.edges == {(4, 2, 0)}
    assert walls.corners == {(4, 2), (5, 2), (7, 7)}


@lawful
@given(squares, squares, edge_sets, post_sets)
def test_walls_agree_with_fractions(
    a: Square, b: Square, edges: set[Edge], posts: set[Square]
) -> None:
    expected = any(touches_edge(a, b, edge) for edge in edges) or any(
        touches_corner(a, b, post) for post in posts
    )
    walls = Walls(edges, posts)
    assert walls_touch_line(a, b, walls) == expected
    assert walls_touch_line(b, a, walls) == expected
    is_next_to = b in [square_step(a, direction) for direction in range(len(SQUARE_STEPS))]
    assert are_adjacent(a, b, walls) == (is_next_to and not expected)


# Blockers: FV-3.8 to FV-3.13


@pytest.mark.parametrize(
    ("viewer", "target", "blockers", "walls", "seen"),
    [
        ("B2", "D4", "B3 C2", "", True),  # FV-EX1
        ("B2", "D2", "D2", "", True),  # FV-EX2, the ally on C2 is no blocker
        ("B2", "C3", "C3 D3", "B3|C3", False),  # FV-EX3
        ("B2", "D3", "C3 D3", "B3|C3", True),  # FV-EX3
        ("B2", "C3", "C3 D3", "", True),  # FV-EX3 without the wall
        ("B2", "D3", "C3 D3", "", False),  # FV-EX3 without the wall
        ("B2", "D2", "C3 D4", "", True),  # FV-EX4, knocked down on C2 is no blocker
        ("B2", "D4", "C3 D4", "", False),  # FV-EX4
        ("B2", "D2", "D2", "B2|C2", False),  # FV-EX5
        ("B2", "D2", "D2 D4", "C3|D3", True),  # FV-EX6
        ("B2", "D4", "D2 D4", "C3|D3", False),  # FV-EX6
        ("B2", "D2", "C2", "", False),  # FV-EX7
        ("B2", "E3", "E3 D5", "C4|D4", True),  # FV-EX18
        ("B2", "D5", "E3 D5", "C4|D4", False),  # FV-EX18
    ],
)
def test_sight_examples(viewer: str, target: str, blockers: str, walls: str, seen: bool) -> None:
    crowd = squares_named(blockers)
    assert sees(at(viewer), at(target), crowd, Walls(walls_named(walls))) == seen


def test_a_hidden_blocker_hides_nothing_but_the_one_before_it_does() -> None:
    in_a_row = [(2, 1), (3, 1), (4, 1)]
    assert seen_blockers((1, 1), in_a_row, Walls()) == [(2, 1)]
    assert not sees((1, 1), (5, 1), in_a_row, Walls())
    assert sees_past((1, 1), (5, 1), [], Walls())
    assert not sees_past((1, 1), (5, 1), [(4, 1)], Walls())


def test_a_blocker_can_open_a_line_by_hiding_another_one() -> None:
    # The line from (1, 1) to (5, 3) passes (4, 3) and misses (3, 3), which hides (4, 3).
    assert not sees((1, 1), (5, 3), [(4, 3)], Walls())
    assert sees((1, 1), (5, 3), [(4, 3), (3, 3)], Walls())
    assert seen_blockers((1, 1), [(4, 3), (3, 3)], Walls()) == [(3, 3)]


def test_a_blocker_in_the_viewers_own_square_hides_nothing() -> None:
    assert sees((1, 1), (4, 1), [(1, 1)], Walls())
    assert seen_blockers((1, 1), [(1, 1), (2, 2)], Walls()) == [(2, 2)]


@lawful
@given(squares, squares, crowds, edge_sets, post_sets)
def test_sight_agrees_with_the_rule_word_for_word(
    viewer: Square, target: Square, blockers: set[Square], edges: set[Edge], posts: set[Square]
) -> None:
    walls = Walls(edges, posts)
    expected = sees_slowly(viewer, target, blockers, edges, posts)
    assert sees(viewer, target, blockers, walls) == expected
    seen = seen_blockers(viewer, sorted(blockers, reverse=True), walls)
    assert set(seen) == {
        square
        for square in blockers - {viewer}
        if sees_slowly(viewer, square, blockers, edges, posts)
    }
    assert sees_past(viewer, target, seen, walls) == expected
