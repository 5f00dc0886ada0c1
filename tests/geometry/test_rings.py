"""Rings of spaces."""

from hypothesis import given
from hypothesis import strategies as st

from spellwright.geometry import (
    clockwise_distance,
    clockwise_path,
    counter_clockwise_path,
    move_clockwise,
    move_counter_clockwise,
    move_ends,
    ring_distance,
)
from tests.geometry.brute_force import lawful

sizes = st.integers(1, 30)


def test_a_ring_of_24() -> None:
    assert move_clockwise(23, 1, 24) == 0
    assert move_counter_clockwise(0, 1, 24) == 23
    assert move_ends(2, 6, 24) == (8, 20)
    assert clockwise_path(21, 5, 24) == [22, 23, 0, 1, 2]
    assert counter_clockwise_path(2, 4, 24) == [1, 0, 23, 22]
    assert clockwise_path(5, 0, 24) == []
    assert [ring_distance(0, space, 24) for space in (1, 12, 13, 23)] == [1, 12, 11, 1]
    assert clockwise_distance(5, 5, 24) == 0


@lawful
@given(sizes, st.data())
def test_moves_and_distances_fit_together(size: int, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, size - 1))
    end = data.draw(st.integers(0, size - 1))
    steps = data.draw(st.integers(0, 70))
    forward, backward = move_ends(start, steps, size)
    assert 0 <= forward < size
    assert move_counter_clockwise(forward, steps, size) == start
    assert move_clockwise(backward, steps, size) == start
    assert [start, *clockwise_path(start, steps, size)][-1] == forward
    assert [start, *counter_clockwise_path(start, steps, size)][-1] == backward
    assert move_clockwise(start, clockwise_distance(start, end, size), size) == end
    fewest = min(count for count in range(size) if end in move_ends(start, count, size))
    assert ring_distance(start, end, size) == fewest


@lawful
@given(sizes, st.data())
def test_ring_distance_is_a_distance(size: int, data: st.DataObject) -> None:
    a, b, c = (data.draw(st.integers(0, size - 1)) for _ in range(3))
    assert ring_distance(a, b, size) == ring_distance(b, a, size)
    assert ring_distance(a, c, size) <= ring_distance(a, b, size) + ring_distance(b, c, size)
    assert (ring_distance(a, b, size) == 0) == (a == b)
